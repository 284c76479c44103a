//! How a game ends.

mod shared;

pub use shared::{
    BareSide, BareSideWins, BlockedLoses, BlockedWins, Filled, FullDraws, InARow, MostStones, NoProgress, Repetition,
};

use core::any::type_name;
use core::fmt;

use alloc::vec::Vec;

use crate::{Color, History, Rules};

/// Why a game ended, or may be claimed to have.
///
/// A game with a reason of its own makes one with [`Reason::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason(&'static str);

impl Reason {
    /// The side to move has no legal move, which loses.
    pub const BLOCKED: Self = Self("no legal move");
    /// A side has no pieces left.
    pub const BARE: Self = Self("no pieces left");
    /// The same position came again.
    pub const REPETITION: Self = Self("repetition");
    /// Too many plies without progress.
    pub const NO_PROGRESS: Self = Self("no progress");
    /// Neither side can win with what is left.
    pub const MATERIAL: Self = Self("insufficient material");
    /// The side with more stones wins, or they are equal in number.
    pub const MOST_STONES: Self = Self("most stones");
    /// A side has a row of as many as are wanted.
    pub const IN_A_ROW: Self = Self("in a row");
    /// Nothing more can be placed.
    pub const FULL: Self = Self("the board is full");
    /// A side has resigned.
    pub const RESIGNATION: Self = Self("resignation");
    /// Both sides have agreed.
    pub const AGREEMENT: Self = Self("agreement");

    /// Makes a reason from what it is called.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// Returns what it is called.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Who won, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The side that won; none for a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Color, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "{winner} wins: {}", self.reason),
            None => write!(f, "draw: {}", self.reason),
        }
    }
}

/// One way for a game to end.
///
/// Resolutions compose as tuples: of automatic ends the first that decides wins, of claims each is listed.
pub trait Resolution<R: Rules>: 'static {
    /// Whether it reads the halfmove clock, so that a FEN has to tell it.
    const READS_CLOCK: bool = false;
    /// What cannot be of it: to compute it fails then, where a game with it is compiled.
    const POSSIBLE: () = ();

    /// Returns the outcome, if this way of ending holds in the position that the history ends with.
    ///
    /// `has_move` says whether the side to move has a legal move, so that none is generated again.
    fn resolve(history: &History<R>, has_move: bool) -> Option<Outcome>;

    /// Adds every outcome that holds.
    fn resolve_all(history: &History<R>, has_move: bool, outcomes: &mut Vec<Outcome>) {
        outcomes.extend(Self::resolve(history, has_move));
    }

    /// Tells each way of ending of which it is composed, in their order, by the name of its type, and its outcome if it holds.
    fn each(history: &History<R>, has_move: bool, tell: &mut dyn FnMut(&'static str, Option<Outcome>)) {
        tell(type_name::<Self>(), Self::resolve(history, has_move));
    }
}

/// Implements it for a tuple.
macro_rules! tuple {
    ($($name:ident)*) => {
        impl<R: Rules, $($name: Resolution<R>),*> Resolution<R> for ($($name,)*) {
            const READS_CLOCK: bool = false $(|| $name::READS_CLOCK)*;
            const POSSIBLE: () = { $(let () = $name::POSSIBLE;)* };

            fn resolve(_history: &History<R>, _has_move: bool) -> Option<Outcome> {
                $(if let Some(outcome) = $name::resolve(_history, _has_move) {
                    return Some(outcome);
                })*
                None
            }

            fn resolve_all(_history: &History<R>, _has_move: bool, _outcomes: &mut Vec<Outcome>) {
                $($name::resolve_all(_history, _has_move, _outcomes);)*
            }

            fn each(_history: &History<R>, _has_move: bool, _tell: &mut dyn FnMut(&'static str, Option<Outcome>)) {
                $($name::each(_history, _has_move, _tell);)*
            }
        }
    };
}

tuple!();
tuple!(A);
tuple!(A B);
tuple!(A B C);
tuple!(A B C D);
tuple!(A B C D E);
tuple!(A B C D E F);
tuple!(A B C D E F G);
tuple!(A B C D E F G H);
