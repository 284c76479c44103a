//! The positions that a variant is compared in.

use super::{Position, Variant};
use crate::draughts::Move;
use crate::{Random, Referee};

/// How many positions of each variant are compared, unless more are asked for.
pub const COMPARED: usize = 2_000;

/// The number of jumps after which a position is left: with many kings captures go on for long.
pub(super) const WORK: usize = 5_000;

/// A position on the way.
#[derive(Clone, Debug)]
pub struct Step<V> {
    /// The number of the game.
    pub seed: u64,
    /// Whether the game begins here.
    pub begins: bool,
    /// The position.
    pub position: Position<V>,
    /// Its moves with their texts, in the order of these.
    pub moves: Vec<(String, Move)>,
    /// Which move leads to the next position; none if there is no move.
    pub chosen: Option<usize>,
}

/// Walks along games without end: every sixteenth from the start, the others a few plies from a set-up.
pub fn walk<V: Variant>() -> impl Iterator<Item = Step<V>> {
    (0..).flat_map(game::<V>)
}

/// The positions of a game.
fn game<V: Variant>(seed: u64) -> Vec<Step<V>> {
    let mut random = Random::new(seed);
    let from_start = seed.is_multiple_of(16);
    let mut position = if from_start { Position::start() } else { Position::set_up(&mut random) };
    let mut steps = Vec::new();
    for ply in 0..if from_start { 160 } else { 8 } {
        if position.sequences(WORK).is_none() {
            break;
        }
        let mut moves: Vec<_> = position.moves().into_iter().map(|mv| (position.text(&mv), mv)).collect();
        moves.sort();
        let chosen = (!moves.is_empty()).then(|| random.below(moves.len()));
        let next = chosen.map(|chosen| position.play(&moves[chosen].1));
        steps.push(Step { seed, begins: ply == 0, position, moves, chosen });
        match next {
            Some(next) => position = next,
            None => break,
        }
    }
    steps
}
