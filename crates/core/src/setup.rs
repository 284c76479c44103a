//! Positions put together piece by piece.

use crate::fen::Violations;
use crate::{Clocks, Content, Placement, Rules, Square, Turn};

/// A piece of the game `R`.
type Piece<R> = <<R as Rules>::Position as Placement>::Piece;

/// Puts a position together, and holds it to the rules at the end.
///
/// It sets what every game has: pieces on squares, the side to move, the clocks.
///
/// # Examples
///
/// `Setup::<R>::new().put(square, piece).turn(color).build()?`: see the games.
#[derive(Clone, Copy, Debug)]
pub struct Setup<R: Rules>(R::Position);

impl<R: Rules> Setup<R> {
    /// Starts with an empty board.
    pub fn new() -> Self {
        Self(R::empty())
    }

    /// Starts with a position.
    pub fn from_position(position: R::Position) -> Self {
        Self(position)
    }

    /// Puts a piece on a square, in place of what is there.
    #[must_use]
    pub fn put(mut self, square: Square<R::Geometry>, piece: Piece<R>) -> Self {
        self.0.place(square, Content::Piece(piece));
        self
    }

    /// Clears a square.
    #[must_use]
    pub fn clear(mut self, square: Square<R::Geometry>) -> Self {
        self.0.place(square, Content::Empty);
        self
    }

    /// Gives the move to a side.
    #[must_use]
    pub fn turn(mut self, turn: crate::Color) -> Self {
        self.0.set_turn(turn);
        self
    }

    /// Sets the halfmove clock and the number of the move.
    #[must_use]
    pub fn clocks(mut self, halfmoves: u32, fullmoves: u32) -> Self {
        self.0.set_halfmoves(halfmoves);
        self.0.set_fullmoves(fullmoves);
        self
    }

    /// Returns the position.
    ///
    /// # Errors
    ///
    /// Every rule that it breaks.
    pub fn build(self) -> Result<R::Position, Violations> {
        Violations::check::<R>(self.0)
    }
}

impl<R: Rules> Default for Setup<R> {
    fn default() -> Self {
        Self::new()
    }
}
