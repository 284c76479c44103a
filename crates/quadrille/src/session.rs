//! A game that is being played.

use quadrille_core::{History, Rules};

/// A game by the rules `R`, from its first position to the current one.
///
/// Behind a trait object it is an [`AnyGame`](crate::AnyGame); where the rules are known, [`history`](Session::history)
/// gives the positions themselves.
///
/// # Examples
///
/// ```
/// use quadrille::ataxx::Ataxx;
/// use quadrille::{AnyGame, Session};
///
/// let mut session = Session::<Ataxx>::default();
/// session.play("g1e3")?;
/// assert_eq!(session.history().before().len(), 1);
/// assert!(session.undo());
/// # Ok::<(), quadrille::core::MoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<R: Rules>(pub(crate) History<R>);

impl<R: Rules> Session<R> {
    /// Starts from a position.
    pub fn new(position: R::Position) -> Self {
        Self(History::new(position))
    }

    /// Returns the positions.
    pub fn history(&self) -> &History<R> {
        &self.0
    }
}

impl<R: Rules> Default for Session<R> {
    /// Starts from the start of the game.
    fn default() -> Self {
        Self::new(R::start())
    }
}
