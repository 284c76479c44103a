//! Where one stands among the variations of a game.

use quadrille_core::{MoveError, Rules};

/// A position, and the lines that were left to come to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lines<R: Rules> {
    /// The position after the last turn.
    pub(crate) position: R::Position,
    /// The position before it, while there is a turn in this line.
    before: Option<R::Position>,
    /// Where the variations that are open left their lines.
    left: Vec<(R::Position, Option<R::Position>)>,
}

impl<R: Rules> Lines<R> {
    /// Begins at a position.
    pub(crate) fn new(position: R::Position) -> Self {
        Self { position, before: None, left: Vec::new() }
    }

    /// Begins again at a position.
    pub(crate) fn begin(&mut self, position: R::Position) {
        self.set_up(position);
        self.left.clear();
    }

    /// Goes on from another position in this line.
    pub(crate) fn set_up(&mut self, position: R::Position) {
        (self.position, self.before) = (position, None);
    }

    /// Returns how many variations are open.
    pub(crate) fn depth(&self) -> usize {
        self.left.len()
    }

    /// Reads a turn and plays it.
    #[inline]
    pub(crate) fn turn(&mut self, text: &str) -> Result<R::Move, MoveError> {
        let mv = R::read_recorded(&self.position, text)?;
        self.play(mv);
        Ok(mv)
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play(&mut self, mv: R::Move) {
        self.before = Some(self.position);
        R::play(&mut self.position, mv, &mut ());
    }

    /// Goes back before the last turn; false if there is none in this line.
    pub(crate) fn begin_variation(&mut self) -> bool {
        let Some(before) = self.before else { return false };
        self.left.push((self.position, self.before));
        self.set_up(before);
        true
    }

    /// Goes on in the line that the variation left; false if there is none.
    pub(crate) fn end_variation(&mut self) -> bool {
        let Some(left) = self.left.pop() else { return false };
        (self.position, self.before) = left;
        true
    }
}
