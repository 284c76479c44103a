//! What the game is.

use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{BoardField, FullmoveNumber, SideLetters, SideToMove, Violation};
use quadrille_core::stones::Arrangement;
use quadrille_core::{
    BareSide, Clause, Color, Geometry, History, MoveError, MoveSink, Observer, Outcome, Reason, Rectangle, Resolution,
    Rules, Set, StoneGame, Stones, Turn,
};

use crate::{Move, clauses, moves};

/// The board.
pub type Board = Rectangle<8, 8>;
/// A position: the men, the side to move and the number of the move.
pub type Position = Stones<Breakthrough>;

/// Breakthrough.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Breakthrough;

/// White's men are `P`, Black's `p`.
impl SideLetters for Breakthrough {
    const WHITE: &'static str = "P";
    const BLACK: &'static str = "p";
}

impl StoneGame for Breakthrough {
    type Geometry = Board;
}

/// Men that a side begins with.
const MEN: u32 = 16;

impl Rules for Breakthrough {
    const NAME: &'static str = "breakthrough";
    const TITLE: &'static str = "Breakthrough";
    const START: &'static str = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 1";
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Breakthrough"));
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::TROYKA];

    type Geometry = Board;
    type Position = Position;
    type Move = Move;
    // Sixteen men with three steps each.
    type Buffer = [Move; 48];
    type Fen = (BoardField, SideToMove, FullmoveNumber);
    // Nobody is ever blocked: before the foremost man there is none of its own.
    type End = (LastRank, BareSide);
    type Claims = ();
    type Repeats = Arrangement<Self>;

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        if has_arrived(position, position.turn()) {
            violations.push(Violation::of("board", "no man on the last rank of the side to move"));
        }
        if position.sides().iter().any(|men| men.count() > MEN) {
            violations.push(Violation::waivable("board", "at most 16 men of each color"));
        }
    }

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        moves::generate(position, sink);
    }

    #[inline(always)]
    fn play<O: Observer>(position: &mut Position, mv: Move, observer: &mut O) {
        let [_, enemy] = position.sides();
        position.ply([mv.from.set() | mv.to.set(), mv.to.set() & enemy], true, observer);
    }

    fn null_move<O: Observer>(position: &mut Position, observer: &mut O) -> bool {
        let goes_on = !has_arrived(position, position.turn().other());
        if goes_on {
            position.ply([Set::<Board>::EMPTY; 2], true, observer);
        }
        goes_on
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

/// A man on the last rank wins.
///
/// **Source**: Troyka, Breakthrough: the first to reach the opponent's home row.
#[derive(Clone, Copy, Debug)]
pub struct LastRank;

impl Resolution<Breakthrough> for LastRank {
    fn resolve(history: &History<Breakthrough>, _: bool) -> Option<Outcome> {
        let winner = Color::ALL.into_iter().find(|&color| has_arrived(history.position(), color))?;
        Some(Outcome::win(winner, Reason::new("the last rank")))
    }
}

/// Returns whether a side has a man on its last rank.
#[inline(always)]
pub(crate) fn has_arrived(position: &Position, color: Color) -> bool {
    let last = if color == Color::White { Board::RANKS - 1 } else { 0 };
    (position.of(color) & Board::rank(last)).any()
}
