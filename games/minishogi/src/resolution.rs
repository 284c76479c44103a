//! How a game of mini-shogi ends by repetition.

use quadrille_core::{Color, History, Outcome, Reason, Resolution};

use crate::Minishogi;

/// The same position, with the same pieces in hand and the same side to move, for the `TIMES`-th time loses for the player
/// who moved first, White.
///
/// **Source**: Wikipedia, Minishogi, on sennichite; Fairy-Stockfish, `variant.cpp`.
#[derive(Clone, Copy, Debug)]
pub struct RepetitionLosesForFirst<const TIMES: usize>;

impl<const TIMES: usize> Resolution<Minishogi> for RepetitionLosesForFirst<TIMES> {
    fn resolve(history: &History<Minishogi>, _: bool) -> Option<Outcome> {
        (history.occurrences() >= TIMES).then(|| Outcome::win(Color::Black, Reason::REPETITION))
    }
}
