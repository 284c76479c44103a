//! What the game is.

use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{BoardField, FullmoveNumber, SideLetters, SideToMove, Violation};
use quadrille_core::geometry::has_row;
use quadrille_core::stones::Arrangement;
use quadrille_core::{
    Clause, Color, East, FullDraws, Geometry, InARow, MoveError, MoveSink, North, NorthEast, Observer, Rectangle,
    Rules, Set, SouthEast, Square, StoneGame, Stones, Turn,
};

use crate::clauses;

/// The board: with a ghost file no row needs a mask.
pub type Board = Rectangle<7, 6, 1, 8>;
/// A position: the disks, the side to move and the number of the move.
pub type Position = Stones<ConnectFour>;

/// Connect Four. A move is the square where the disk comes to lie, `d1`; the number of its file alone, `4`, is read too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConnectFour;

/// `x` begins and is White, `o` is Black; `X` and `O` are read too.
impl SideLetters for ConnectFour {
    const WHITE: &'static str = "xX";
    const BLACK: &'static str = "oO";
}

impl StoneGame for ConnectFour {
    type Geometry = Board;
}

/// The directions of rows.
type Rows = (North, NorthEast, East, SouthEast);

/// The length of a row that wins.
///
/// **Source**: Allis, *A Knowledge-based Approach of Connect-Four*: four connected men, horizontally, vertically or
/// diagonally.
const LENGTH: usize = 4;

impl Rules for ConnectFour {
    const NAME: &'static str = "connect-four";
    const TITLE: &'static str = "Connect Four";
    const START: &'static str = "7/7/7/7/7/7 x 1";
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Connect Four"));
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::CONNECT_FOUR];

    type Geometry = Board;
    type Position = Position;
    type Move = Square<Board>;
    type Buffer = [Square<Board>; 7];
    type Fen = (BoardField, SideToMove<Self>, FullmoveNumber);
    type End = (InARow<Rows, LENGTH>, FullDraws);
    type Claims = ();
    type Repeats = Arrangement<Self>;

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        let empty = position.empty();
        if (Board::step::<North>(empty) & !empty & Board::SQUARES).any() {
            violations.push(Violation::of("board", "no disk above an empty square"));
        }
        if has_row::<Board, Rows>(position.sides()[0], LENGTH) {
            violations.push(Violation::of("board", "no four in a row of the side to move"));
        }
        let [white, black] = Color::ALL.map(|color| position.of(color).count());
        if white != black + u32::from(position.turn() == Color::Black) {
            violations.push(Violation::waivable("board", "as many disks of each side, or one more of x and o to move"));
        }
    }

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        // Only who has moved last can have a row.
        if !S::CAPTURES_ONLY && !has_row::<Board, Rows>(position.sides()[1], LENGTH) {
            sink.extend(landings(position), |square| square);
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
        let file = text.parse::<usize>().ok().filter(|file| (1..=Board::FILES).contains(file));
        let square = match file {
            Some(file) => {
                Board::squares(landings(position) & Board::file(file - 1)).next().ok_or(MoveError::Illegal)?
            }
            None => text.parse()?,
        };
        Self::legal(position, square)
    }
}

/// Returns the lowest empty square of each file.
#[inline(always)]
fn landings(position: &Position) -> Set<Board> {
    let empty = position.empty();
    empty & !Board::step::<North>(empty)
}
