//! The end that the board says.

use quadrille_core::fen::{FenArguments, FenError};
use quadrille_core::royal::{RoyalPosition, RoyalRules};

use super::fen::Whole;
use super::{Moves, Place, Position, kind_of, name, of_side};

impl<V: RoyalRules> Position<V> {
    /// Whether the game is over, so that there is no move.
    pub(super) fn is_over(&self) -> bool {
        Self::places().any(|place| self.is_on_goal(place))
            || self.told().is_ok_and(|position| V::ended(&position).is_some())
    }

    /// Whether what is at a place wins there, by the name that the place has as its side sees the board.
    fn is_on_goal(&self, place: Place) -> bool {
        let Some((white, kind)) = self.at(place) else { return false };
        let seen = name((place.0, of_side::<V>(white, place.1 as usize)));
        V::GOALS.iter().any(|(letter, goals)| kind_of::<V>(letter) == kind && goals.contains(&seen.as_str()))
    }

    /// The position as the author's own function is told it, by way of its text; what the game refuses, is no end.
    pub(super) fn told(&self) -> Result<RoyalPosition<Moves<V>>, FenError> {
        let mut position = RoyalPosition::EMPTY;
        Whole::decode(&mut position, &self.whole())?;
        Ok(position)
    }
}
