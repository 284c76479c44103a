//! The positions of a game so far.

use alloc::vec::Vec;

use crate::{MoveError, Outcome, Resolution, Rules};

/// The positions of a game from its start, the last of them current.
///
/// Repetition is by position, never by key alone. Counters beyond a halfmove clock are found by looking back, so that
/// they cost nothing while a game is searched.
///
/// It serves a game that is played: each move is checked, and repetition is looked for among all positions. A search
/// plays with [`Rules::play`] and keeps its own stack of keys; what players do, [`Game`](crate::Game) does.
///
/// # Examples
///
/// ```
/// use quadrille_core::{History, Rules};
///
/// /// Plays the first legal move until the game ends, or for so many plies.
/// fn play_out<R: Rules>(plies: usize) -> Option<quadrille_core::Outcome> {
///     let mut history = History::<R>::new(R::start());
///     for _ in 0..plies {
///         if history.outcome().is_some() {
///             break;
///         }
///         let mv = R::moves(history.position())[0];
///         history.play(mv).ok()?;
///     }
///     history.outcome()
/// }
/// ```
#[derive(Clone, Debug)]
pub struct History<R: Rules> {
    before: Vec<R::Position>,
    position: R::Position,
}

impl<R: Rules> History<R> {
    /// Starts from a position.
    pub fn new(position: R::Position) -> Self {
        Self { before: Vec::new(), position }
    }

    /// Returns the current position.
    pub fn position(&self) -> &R::Position {
        &self.position
    }

    /// Returns the positions before the current one, the first of the game first.
    pub fn before(&self) -> &[R::Position] {
        &self.before
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If it is not legal; the history is as it was.
    pub fn play(&mut self, mv: R::Move) -> Result<(), MoveError> {
        let mut next = self.position;
        R::try_play(&mut next, mv)?;
        self.before.push(core::mem::replace(&mut self.position, next));
        Ok(())
    }

    /// Plays a legal move; it does not check.
    pub(crate) fn push(&mut self, mv: R::Move) {
        self.before.push(self.position);
        R::play(&mut self.position, mv, &mut ());
    }

    /// Takes the last move back; false if there is none.
    pub fn undo(&mut self) -> bool {
        match self.before.pop() {
            Some(position) => {
                self.position = position;
                true
            }
            None => false,
        }
    }

    /// Returns how often the current position has been there, this time included.
    pub fn occurrences(&self) -> usize {
        let now = R::repeats(&self.position);
        1 + self.before.iter().filter(|position| R::repeats(position) == now).count()
    }

    /// Returns the automatic end, if the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        R::End::resolve(self, R::has_move(&self.position))
    }

    /// Returns every outcome that the side to move may claim, whether or not the game has ended.
    pub fn claims(&self) -> Vec<Outcome> {
        let mut claims = Vec::new();
        R::Claims::resolve_all(self, R::has_move(&self.position), &mut claims);
        claims
    }
}
