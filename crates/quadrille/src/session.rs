//! A game that is being played.

use std::marker::PhantomData;

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
///
/// `M` are rules with the same moves, by which sequences of moves are counted; see [`Variant::counted_as`].
///
/// [`Variant::counted_as`]: crate::Variant::counted_as
#[derive(Clone, Debug)]
pub struct Session<R: Rules, M = R> {
    history: History<R>,
    moves: PhantomData<M>,
}

impl<R: Rules, M> Session<R, M> {
    /// Starts from a position.
    pub fn new(position: R::Position) -> Self {
        Self { history: History::new(position), moves: PhantomData }
    }

    /// Returns the positions.
    pub fn history(&self) -> &History<R> {
        &self.history
    }

    /// Returns the positions, to play on.
    pub fn history_mut(&mut self) -> &mut History<R> {
        &mut self.history
    }
}

impl<R: Rules, M> Default for Session<R, M> {
    /// Starts from the start of the game.
    fn default() -> Self {
        Self::new(R::start())
    }
}
