//! The end of games that the first king wins.

use super::{JumpRules, Jumping};
use crate::{Bits, History, Outcome, Reason, Resolution, Turn};

/// The side that has a king wins: in play it has just made it.
#[derive(Clone, Copy, Debug)]
pub struct FirstKing;

impl FirstKing {
    /// Why the game ends.
    pub const REASON: Reason = Reason::new("the first king");
}

impl<V: JumpRules> Resolution<Jumping<V>> for FirstKing {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        let position = history.position();
        let mover = position.turn();
        // In a set-up both may have one: then the side that has moved made its own last.
        let winner = [mover.other(), mover].into_iter().find(|&side| position.kings(side).any())?;
        Some(Outcome::win(winner, Self::REASON))
    }
}
