//! Who listens while a move is played.

/// Is told what changes on a board while a move is played: an incremental key, or an evaluation.
///
/// Pieces and states are told by number, so that one observer serves every game: the game's documentation says which
/// number is what. `()` listens to nothing and costs nothing.
pub trait Observer {
    /// Whether it listens at all; a game may skip work that only an observer needs.
    const LISTENS: bool = true;

    /// A piece is put on a square, or taken from it: the two undo each other.
    fn piece(&mut self, piece: usize, bit: usize, put: bool);

    /// A state begins, or ends: the side to move, a right, a square that may be passed. The two undo each other.
    fn state(&mut self, state: usize, begins: bool);
}

impl Observer for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn piece(&mut self, _: usize, _: usize, _: bool) {}

    #[inline(always)]
    fn state(&mut self, _: usize, _: bool) {}
}
