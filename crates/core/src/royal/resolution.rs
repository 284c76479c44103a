//! How games of this family end.

use super::{Royal, RoyalPosition, RoyalRules};
use crate::{Color, History, Outcome, Reason, Resolution, Turn};

/// Why a game of this family ends.
pub mod reason {
    use crate::Reason;

    /// The royal piece of the side to move is attacked, and there is no legal move.
    pub const CHECKMATE: Reason = Reason::new("checkmate");
    /// The royal piece of the side to move is not attacked, and there is no legal move.
    pub const STALEMATE: Reason = Reason::new("stalemate");
    /// A piece has come to a square that wins.
    pub const GOAL: Reason = Reason::new("goal reached");
    /// The same position came again, and one side had checked by each of its moves since the first time.
    pub const PERPETUAL_CHECK: Reason = Reason::new("perpetual check");
}

/// The side to move has no legal move and is in check, which loses.
#[derive(Clone, Copy, Debug)]
pub struct Checkmate;

impl<V: RoyalRules> Resolution<Royal<V>> for Checkmate {
    fn resolve(history: &History<Royal<V>>, has_move: bool) -> Option<Outcome> {
        let position = history.position();
        (!has_move && position.in_check()).then(|| Outcome::win(position.turn().other(), reason::CHECKMATE))
    }
}

/// The side to move has no legal move and is not in check, which draws.
///
/// Where it loses, name [`BlockedLoses`](crate::BlockedLoses) instead, behind [`Checkmate`].
#[derive(Clone, Copy, Debug)]
pub struct StalemateDraws;

impl<V: RoyalRules> Resolution<Royal<V>> for StalemateDraws {
    fn resolve(history: &History<Royal<V>>, has_move: bool) -> Option<Outcome> {
        (!has_move && !history.position().in_check()).then(|| Outcome::draw(reason::STALEMATE))
    }
}

/// Nothing but the two royal pieces is left, which draws: for games without pieces in hand.
#[derive(Clone, Copy, Debug)]
pub struct BareRoyals;

impl<V: RoyalRules> Resolution<Royal<V>> for BareRoyals {
    fn resolve(history: &History<Royal<V>>, _: bool) -> Option<Outcome> {
        let position = history.position();
        (position.occupied() == position.kind(0)).then(|| Outcome::draw(Reason::MATERIAL))
    }
}

/// The same position for the `TIMES`-th time loses for the side that has checked by each of its moves since the first.
#[derive(Clone, Copy, Debug)]
pub struct PerpetualCheckLoses<const TIMES: usize>;

impl<V: RoyalRules, const TIMES: usize> Resolution<Royal<V>> for PerpetualCheckLoses<TIMES> {
    const POSSIBLE: () = assert!(TIMES >= 2, "PerpetualCheckLoses<TIMES> counts the first time too: write 2 or more");

    fn resolve(history: &History<Royal<V>>, _: bool) -> Option<Outcome> {
        if history.occurrences() < TIMES {
            return None;
        }
        let now = history.position().repeats();
        let first = history.before().iter().position(|position| position.repeats() == now)?;
        let cycle = || history.before()[first + 1..].iter().chain([history.position()]);
        let checked = |color: Color| cycle().filter(|position| position.turn() == color).all(RoyalPosition::in_check);
        let loser = Color::ALL.into_iter().find(|color| checked(color.other()))?;
        Some(Outcome::win(loser.other(), reason::PERPETUAL_CHECK))
    }
}
