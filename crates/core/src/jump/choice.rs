//! Which of several captures are legal.

use super::{JumpMoves, Landing};
use crate::{JumpPosition, Jumper, Set, Side};

/// A question by which captures are compared: the more, the better.
///
/// Rules of capture are an ordering: [`JumpMoves::CHOICE`] lists the questions in the order in which they decide, and the
/// captures that no other beats are legal. Without a question that is any; by the number of pieces alone it is the
/// majority.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// How many pieces are captured.
    Number,
    /// What they are worth, men and kings by a value each.
    Value {
        /// The value of a man.
        man: u16,
        /// The value of a king.
        king: u16,
    },
    /// Whether a king captures; a man that becomes one on its way is none.
    WithKing,
    /// How many kings are captured.
    Kings,
    /// Whether kings are captured early: the first jump decides that takes a king in one capture, and a man in the other.
    EarlyKings,
}

impl Criterion {
    /// Returns for how many bits its answer has room.
    const fn bits(self) -> u32 {
        match self {
            Self::Number | Self::Kings => 8,
            Self::Value { .. } => 16,
            Self::WithKing => 1,
            Self::EarlyKings => 32,
        }
    }

    /// Returns whether it can tell captures of equally many pieces by the same kind of piece.
    const fn tells_kings(self) -> bool {
        !matches!(self, Self::Number | Self::WithKing)
    }
}

/// A capture as the criteria see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighed {
    /// The pieces that are captured.
    pub(super) number: u32,
    /// The kings among them.
    pub(super) kings: u32,
    /// Whether a king captures.
    pub(super) with_king: bool,
    /// In which jumps a king is captured, the first in the highest bit; 0 where that does not matter.
    pub(super) early: u32,
}

/// What a variant asks of captures, in constants.
pub(super) trait Choice: JumpMoves {
    /// Whether the most pieces must be captured, and nothing else is asked.
    const MAJORITY: bool = matches!(Self::CHOICE, [Criterion::Number]);

    /// Whether captures can be counted without a search: which are legal depends on their number or on nothing, each piece
    /// captures whatever stands where it can and lands wherever there is room, and no king flies back over what it took.
    const COUNTS_CAPTURES: bool = matches!(Self::CHOICE, [] | [Criterion::Number])
        && matches!(Self::LANDING, Landing::Anywhere)
        && Self::MEN_CAPTURE_KINGS
        && !Self::FLIES_BACK;

    /// Whether a king may fly back over what it has just captured, to the same piece from wherever it landed.
    const FLIES_BACK: bool = <Self::King as Jumper>::FLIES && Self::TURN_BACK && Self::REMOVE_DURING_CAPTURE;

    /// Whether it matters to a capture which of the other side's pieces are kings.
    const SEES_KINGS: bool =
        Self::TELLS_KINGS || !Self::MEN_CAPTURE_KINGS || matches!(Self::LANDING, Landing::RightBehindLastKing);

    /// Whether it matters which of the captured pieces are kings.
    const TELLS_KINGS: bool = {
        let (mut any, mut i, mut bits) = (false, 0, 0);
        while i < Self::CHOICE.len() {
            any |= Self::CHOICE[i].tells_kings();
            bits += Self::CHOICE[i].bits();
            i += 1;
        }
        assert!(bits <= u64::BITS, "the answers fit into a number");
        any
    };

    /// Whether it matters in which order kings are captured.
    const TELLS_ORDER: bool = {
        let (mut any, mut i) = (false, 0);
        while i < Self::CHOICE.len() {
            any |= matches!(Self::CHOICE[i], Criterion::EarlyKings);
            i += 1;
        }
        any
    };

    /// Returns what men of the side `S` may capture.
    #[inline(always)]
    fn prey_of_men<S: Side>(position: &JumpPosition<Self::Geometry>) -> Set<Self::Geometry> {
        if Self::MEN_CAPTURE_KINGS { position.pieces(S::Other::COLOR) } else { position.men(S::Other::COLOR) }
    }

    /// Returns a number that is larger for a better capture.
    #[inline(always)]
    fn worth(capture: Weighed) -> u64 {
        let Weighed { number, kings, with_king, early } = capture;
        Self::CHOICE.iter().fold(0, |worth, criterion| {
            let answer = match *criterion {
                Criterion::Number => number,
                Criterion::Value { man, king } => (number - kings) * u32::from(man) + kings * u32::from(king),
                Criterion::WithKing => with_king.into(),
                Criterion::Kings => kings,
                Criterion::EarlyKings => early,
            };
            worth << criterion.bits() | u64::from(answer)
        })
    }
}

impl<V: JumpMoves> Choice for V {}

/// Returns in which jumps a king is captured, the first in the highest bit, once one is captured in the jump of a number,
/// counted from 1. What lies behind the 32nd is not told apart.
#[inline(always)]
pub(super) fn early_king(before: u32, jump: u32) -> u32 {
    before | 1 << (32 - jump.min(32))
}
