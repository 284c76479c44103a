//! What the game is.

use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{BoardField, FullmoveNumber, SideLetters, SideToMove, Violation};
use quadrille_core::geometry::has_row;
use quadrille_core::stones::Arrangement;
use quadrille_core::{
    Clause, Color, East, FullDraws, InARow, MoveError, MoveSink, North, NorthEast, Observer, Rectangle, Rules, Set,
    SouthEast, Square, StoneGame, Stones, Turn,
};

use crate::clauses;

/// The board: 379 bits in six words, with a ghost file, so that no row needs a mask.
pub type Board = Rectangle<19, 19, 6, 20>;
/// A position: the stones, the side to move and the number of the move.
pub type Position = Stones<Gomoku>;

/// Freestyle gomoku. A move is the square of the stone, `j10`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gomoku;

/// `x` is Black and begins, `o` is White; `X` and `O` are read too.
impl SideLetters for Gomoku {
    const WHITE: &'static str = "oO";
    const BLACK: &'static str = "xX";
}

impl StoneGame for Gomoku {
    type Geometry = Board;
    const FIRST: Color = Color::Black;
}

/// The directions of rows.
type Rows = (North, NorthEast, East, SouthEast);

/// The length of a row that wins; longer ones win too.
///
/// **Source**: Allis, *Searching for Solutions in Games and Artificial Intelligence*, Go-Moku: free-style.
const LENGTH: usize = 5;

impl Rules for Gomoku {
    const NAME: &'static str = "gomoku";
    const TITLE: &'static str = "Gomoku, freestyle";
    const START: &'static str = "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19 x 1";
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Gomoku"));
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::GOMOKU];

    type Geometry = Board;
    type Position = Position;
    type Move = Square<Board>;
    type Buffer = [Square<Board>; 361];
    type Fen = (BoardField, SideToMove<Self>, FullmoveNumber);
    type End = (InARow<Rows, LENGTH>, FullDraws);
    type Claims = ();
    type Repeats = Arrangement<Self>;

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        if has_row::<Board, Rows>(position.sides()[0], LENGTH) {
            violations.push(Violation::of("board", "no five in a row of the side to move"));
        }
        let [white, black] = Color::ALL.map(|color| position.of(color).count());
        if black != white + u32::from(position.turn() == Color::White) {
            violations
                .push(Violation::waivable("board", "as many stones of each side, or one more of x and o to move"));
        }
    }

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        // Only who has moved last can have a row.
        if !S::CAPTURES_ONLY && !has_row::<Board, Rows>(position.sides()[1], LENGTH) {
            sink.extend(position.empty(), |square| square);
        }
    }

    #[inline(always)]
    fn play<O: Observer>(position: &mut Position, square: Square<Board>, observer: &mut O) {
        position.ply([square.set(), Set::<Board>::EMPTY], true, observer);
    }

    fn describe<O: Observer>(position: &Position, observer: &mut O) {
        position.describe(observer);
    }

    fn repeats(position: &Position) -> Self::Repeats {
        position.arrangement()
    }

    fn write_move(_: &Position, square: Square<Board>, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{square}")
    }

    fn read_move(position: &Position, text: &str) -> Result<Square<Board>, MoveError> {
        Self::legal(position, text.parse()?)
    }
}
