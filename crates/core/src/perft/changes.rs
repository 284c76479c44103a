//! What moves have changed on a board.

use crate::{Color, Key, Observer};

/// What the moves of each side have changed, in whatever order they came.
///
/// It listens to moves as a [`Key`] does, and is a type of its own: a second place where moves are played for a key would
/// have them played out of line for everybody, a fifth more instructions.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Changes {
    by: [Key; 2],
    /// The side that moves.
    mover: Color,
}

impl Changes {
    /// Listens to a move of a side.
    pub(super) fn listen(&mut self, mover: Color) -> &mut Self {
        self.mover = mover;
        self
    }

    /// Returns what a side has changed.
    pub(super) fn by(&self, side: Color) -> Key {
        self.by[side.index()]
    }
}

impl Observer for Changes {
    #[inline]
    fn piece(&mut self, piece: usize, bit: usize, put: bool) {
        self.by[self.mover.index()].piece(piece, bit, put);
    }

    #[inline]
    fn state(&mut self, state: usize, begins: bool) {
        self.by[self.mover.index()].state(state, begins);
    }
}
