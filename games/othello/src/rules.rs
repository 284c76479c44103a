//! What the game is.

use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{BoardField, FullmoveNumber, SideLetters, SideToMove, Violation};
use quadrille_core::stones::Arrangement;
use quadrille_core::{
    Clause, Color, MostStones, MoveError, MoveSink, Observer, Rectangle, Rules, Set, StoneGame, Stones, bitboard,
};

use crate::{Move, clauses, moves};

/// The board. Squares have the names of the game, whose first rank is at the top of its diagrams: as one reads them here
/// they are upside down.
pub type Board = Rectangle<8, 8>;
/// A position: the disks, the side to move and the number of the move.
pub type Position = Stones<Othello>;

/// Othello.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Othello;

/// `x` is Black and `o` White; `X` or `*` and `O` are read too.
impl SideLetters for Othello {
    const WHITE: &'static str = "oO";
    const BLACK: &'static str = "xX*";
}

impl StoneGame for Othello {
    type Geometry = Board;
    const FIRST: Color = Color::Black;

    /// **Source**: World Othello Federation, official rules: the game ends when neither player can move.
    fn is_filled(position: &Position) -> bool {
        let [own, enemy] = position.sides();
        let empty = position.empty();
        (moves::places(own, enemy, empty) | moves::places(enemy, own, empty)).is_empty()
    }
}

/// The squares where a game begins, which are never empty.
const MIDDLE: Set<Board> = bitboard! { Board:
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . X X . . .
    . . . X X . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
};

impl Rules for Othello {
    const NAME: &'static str = "othello";
    const TITLE: &'static str = "Othello";
    const START: &'static str = "8/8/8/3xo3/3ox3/8/8/8 x 1";
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Othello"));
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::WOF];

    type Geometry = Board;
    type Position = Position;
    type Move = Move;
    // The squares that are not in the middle.
    type Buffer = [Move; 60];
    type Fen = (BoardField, SideToMove<Self>, FullmoveNumber);
    type End = (MostStones,);
    type Claims = ();
    type Repeats = Arrangement<Self>;

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        if (position.empty() & MIDDLE).any() {
            violations.push(Violation::waivable("board", "disks on the four squares in the middle"));
        }
    }

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        moves::generate(position, sink);
    }

    #[inline(always)]
    fn play<O: Observer>(position: &mut Position, mv: Move, observer: &mut O) {
        position.ply(moves::changes(position, mv), true, observer);
    }

    fn null_move<O: Observer>(position: &mut Position, observer: &mut O) -> bool {
        Self::play(position, Move::Pass, observer);
        true
    }

    fn describe<O: Observer>(position: &Position, observer: &mut O) {
        position.describe(observer);
    }

    fn repeats(position: &Position) -> Self::Repeats {
        position.arrangement()
    }

    fn write_move(_: &Position, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{mv}")
    }

    fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
        Self::legal(position, text.parse()?)
    }
}
