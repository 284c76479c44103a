//! What a work is called.

use std::fmt;

use quadrille_core::Rules;

/// What a work is called: the game and the work, as `chess-list`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Name {
    /// The game.
    game: &'static str,
    /// What is done in it.
    work: &'static str,
}

impl Name {
    /// That of the work that does nothing.
    pub(crate) const NOTHING: Self = Self { game: "process", work: "start" };

    /// A work of a game.
    pub(crate) const fn of<R: Rules>(work: &'static str) -> Self {
        Self { game: R::NAME, work }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.game, self.work)
    }
}
