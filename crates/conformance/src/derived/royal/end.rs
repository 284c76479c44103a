//! The end that the board says.

use quadrille_core::fen::FenArguments;
use quadrille_core::royal::{RoyalPosition, RoyalRules};

use super::fen::Whole;
use super::{Moves, Place, Position, kind_of, name, of_side};

impl<V: RoyalRules> Position<V> {
    /// Whether the game is over, so that there is no move.
    pub(super) fn is_over(&self) -> bool {
        Self::places().any(|place| self.is_on_goal(place)) || V::ended(&self.told()).is_some()
    }

    /// Whether what is at a place wins there, by the name that the place has as its side sees the board.
    fn is_on_goal(&self, place: Place) -> bool {
        let Some((white, kind)) = self.at(place) else { return false };
        let seen = name((place.0, of_side::<V>(white, place.1 as usize)));
        V::GOALS.iter().any(|(letter, goals)| kind_of::<V>(letter) == kind && goals.contains(&seen.as_str()))
    }

    /// The position as the author's own function is told it, by way of its text.
    fn told(&self) -> RoyalPosition<Moves<V>> {
        let (mut position, text) = (RoyalPosition::EMPTY, self.whole());
        Whole::decode(&mut position, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position
    }
}
