//! The slow generator as the referee of its game.

use quadrille_core::royal::RoyalRules;
use quadrille_core::{Royal, Rules};

use super::Position;
use crate::Random;
use crate::derived::Derived;

impl<V: RoyalRules> Derived for Royal<V> {
    fn slow_moves(position: &Self::Position) -> Vec<String> {
        let slow = Position::<V>::read(&Self::fen(position));
        slow.moves().iter().map(|mv| slow.text(mv)).collect()
    }

    fn slow_move_leads_to(before: &Self::Position, mv: Self::Move, after: &Self::Position) -> bool {
        Position::<V>::read(&Self::fen(before)).leads_to(&Self::move_text(before, mv), &Self::fen(after))
    }

    fn set_up(random: &mut Random) -> Self::Position {
        let text = Position::<V>::set_up(random).write();
        Self::from_fen(&text).unwrap_or_else(|errors| panic!("{text}: {errors}"))
    }
}
