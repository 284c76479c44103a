//! The slow generator as the referee of its game.

use quadrille_core::fen::Violation;
use quadrille_core::royal::RoyalRules;
use quadrille_core::royal::violation::{OPPONENT_IN_CHECK, STUCK};
use quadrille_core::{Royal, Rules};

use super::Position;
use crate::Random;
use crate::derived::{Derived, NoSetUp};

impl<V: RoyalRules> Derived for Royal<V> {
    fn slow_moves(position: &Self::Position) -> Vec<String> {
        let slow = Position::<V>::of(position);
        slow.moves().iter().map(|mv| slow.text(mv)).collect()
    }

    fn slow_move_leads_to(before: &Self::Position, mv: Self::Move, after: &Self::Position) -> bool {
        let (text, whole) = (Self::move_text(before, mv), Position::<V>::of(after).whole());
        Position::<V>::of(before).after(&text).iter().any(|next| next.whole() == whole)
    }

    fn set_up(random: &mut Random) -> Result<Self::Position, NoSetUp> {
        let slow = Position::<V>::set_up(random).ok_or(NoSetUp::NotFound)?;
        accepted::<V>(&slow).map_err(|found| {
            let smallest = shrunk(slow, &found);
            let fen = smallest.told().map_or_else(|_| smallest.whole(), |position| Self::fen(&position));
            NoSetUp::Refused { fen, found }
        })
    }
}

/// Returns a position that stands by the declaration as the game has it; or what the game has against it.
fn accepted<V: RoyalRules>(slow: &Position<V>) -> Result<<Royal<V> as Rules>::Position, String> {
    // The game's own FEN may have fewer fields.
    let position = slow.told().map_err(|error| error.to_string())?;
    let mut violations = Vec::new();
    Royal::<V>::validate(&position, &mut violations);
    match violations.into_iter().find(|violation| !violation.waivable) {
        Some(violation) => Err(disagreement(violation)),
        None => Ok(position),
    }
}

/// Says how a game and its declaration do not agree about a position, and what to look at.
fn disagreement(violation: Violation) -> String {
    let side = ["White", "Black"].into_iter().zip(OPPONENT_IN_CHECK).find(|(_, check)| *check == violation);
    match side {
        Some((side, _)) => format!(
            "that the game says that {side} is in check, and the steps of its gaits do not: see whether `leapers` and \
             `riders` of a gait of your own give the squares from which its `steps` capture"
        ),
        None if violation == STUCK => {
            "that the game says that a piece could never go on, and the steps of its gait do not: see whether `starts` of \
             a gait of your own gives the squares from which its `steps` lead somewhere"
                .to_owned()
        }
        None => format!("that the game expects {}, and its declaration has it so", violation.expected),
    }
}

/// Takes pieces off, and the clocks back, as long as the game has the same against a position that stands.
fn shrunk<V: RoyalRules>(mut smallest: Position<V>, found: &str) -> Position<V> {
    let same = |slow: &Position<V>| slow.stands() && accepted(slow).is_err_and(|other| other == found);
    let mut fresh = Position { clock: 0, number: 1, passed: None, ..smallest.clone() };
    fresh.hands.clear();
    if same(&fresh) {
        smallest = fresh;
    }
    for place in Position::<V>::places() {
        let mut without = smallest.clone();
        without.put(place, None);
        if same(&without) {
            smallest = without;
        }
    }
    smallest
}
