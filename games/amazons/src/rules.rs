//! What the game is.

use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{BoardField, FullmoveNumber, SideLetters, SideToMove, Violation};
use quadrille_core::stones::Arrangement;
use quadrille_core::{BlockedLoses, Clause, MoveError, MoveSink, Observer, Rectangle, Rules, Set, StoneGame, Stones};

use crate::{Move, clauses, moves};

/// The board.
pub type Board = Rectangle<10, 10, 2>;
/// A position: the amazons, the burnt squares as holes, the side to move and the number of the move.
pub type Position = Stones<Amazons>;

/// The Game of the Amazons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amazons;

/// White's amazons are `Q`, Black's `q`.
impl SideLetters for Amazons {
    const WHITE: &'static str = "Q";
    const BLACK: &'static str = "q";
}

impl StoneGame for Amazons {
    type Geometry = Board;
    const HOLES: bool = true;
}

/// Amazons of a side.
///
/// **Source**: Zamkauskas, the set-up.
const AMAZONS: u32 = 4;

impl Rules for Amazons {
    const NAME: &'static str = "amazons";
    const TITLE: &'static str = "The Game of the Amazons";
    const START: &'static str = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w 1";
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Amazons"));
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::ZAMKAUSKAS];

    type Geometry = Board;
    type Position = Position;
    type Move = Move;
    // The start has 2176.
    type Buffer = [Move; 4096];
    type Fen = (BoardField<true>, SideToMove, FullmoveNumber);
    type End = (BlockedLoses,);
    type Claims = ();
    type Repeats = Arrangement<Self>;

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        if position.sides().iter().any(|amazons| amazons.count() != AMAZONS) {
            violations.push(Violation::waivable("board", "four amazons of each color"));
        }
    }

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        moves::generate(position, sink);
    }

    #[inline]
    fn is_legal(position: &Position, mv: Move) -> bool {
        moves::is_legal(position, mv)
    }

    #[inline(always)]
    fn play<O: Observer>(position: &mut Position, Move { from, to, arrow }: Move, observer: &mut O) {
        // The arrow may land where the amazon came from.
        let moved = from.set() ^ to.set();
        position.ply([moved ^ arrow.set(), arrow.set()], true, observer);
    }

    fn null_move<O: Observer>(position: &mut Position, observer: &mut O) -> bool {
        position.ply([Set::<Board>::EMPTY; 2], true, observer);
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
