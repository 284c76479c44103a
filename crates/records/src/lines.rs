//! Where one stands among the variations of a game.

use quadrille_core::{MoveError, Rules};

/// How null moves are written: by most programs, and by some.
pub(crate) const NULL_MOVES: [&str; 2] = ["--", "Z0"];

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

    /// Reads a turn and plays it; none, if it is a null move, which variations alone have.
    #[inline]
    pub(crate) fn turn(&mut self, text: &str) -> Result<Option<R::Move>, MoveError> {
        match R::read_recorded(&self.position, text) {
            Ok(mv) => {
                self.play(mv);
                Ok(Some(mv))
            }
            Err(_) if NULL_MOVES.contains(&text) => self.null_move().then_some(None).ok_or(MoveError::Illegal),
            Err(error) => Err(error),
        }
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play(&mut self, mv: R::Move) {
        self.before = Some(self.position);
        R::play(&mut self.position, mv, &mut ());
    }

    /// Gives the turn to the other side without a move; false where that cannot be: in the line that was played, in check,
    /// in a game that has none.
    pub(crate) fn null_move(&mut self) -> bool {
        let before = self.position;
        let gives = self.depth() > 0 && R::null_move(&mut self.position, &mut ());
        if gives {
            self.before = Some(before);
        }
        gives
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
