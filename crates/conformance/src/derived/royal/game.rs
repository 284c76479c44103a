//! The slow generator as the referee of its game.

use quadrille_core::fen::{FenArguments, Violation};
use quadrille_core::royal::RoyalRules;
use quadrille_core::{Royal, Rules};

use super::Position;
use super::fen::Whole;
use crate::Random;
use crate::derived::Derived;

impl<V: RoyalRules> Derived for Royal<V> {
    fn slow_moves(position: &Self::Position) -> Vec<String> {
        let slow = Position::<V>::of(position);
        slow.moves().iter().map(|mv| slow.text(mv)).collect()
    }

    fn slow_move_leads_to(before: &Self::Position, mv: Self::Move, after: &Self::Position) -> bool {
        let (text, whole) = (Self::move_text(before, mv), Position::<V>::of(after).whole());
        Position::<V>::of(before).after(&text).iter().any(|next| next.whole() == whole)
    }

    fn set_up(random: &mut Random) -> Self::Position {
        let text = Position::<V>::set_up(random).whole();
        // The game's own FEN may have fewer fields.
        let (mut position, mut violations) = (Self::empty(), Vec::new());
        Whole::decode(&mut position, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        Self::validate(&position, &mut violations);
        let broken: Vec<&Violation> = violations.iter().filter(|violation| !violation.waivable).collect();
        assert!(broken.is_empty(), "{text}: {broken:?}");
        position
    }
}
