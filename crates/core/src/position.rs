//! What shared parts of the core ask of a position.
//!
//! A position implements these small traits; the arguments of FEN, the resolutions and the drawing of boards are
//! written over them and come with every game.

use crate::{Color, Geometry, Glyph, Square};

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Content<P> {
    /// Nothing.
    Empty,
    /// A hole: no piece may ever stand there.
    Hole,
    /// A piece.
    Piece(P),
}

impl<P> Content<P> {
    /// Returns the piece, if there is one.
    #[inline]
    pub fn piece(self) -> Option<P> {
        match self {
            Self::Piece(piece) => Some(piece),
            Self::Empty | Self::Hole => None,
        }
    }
}

/// A position seen as pieces on squares.
///
/// # Laws
///
/// After `place(square, content)`, `at(square) == content`, and every other square is as it was. A game without holes
/// takes [`Content::Hole`] for [`Content::Empty`]; its board field never gives it one.
pub trait Placement {
    /// The board.
    type Geometry: Geometry;
    /// A piece: its kind and its side.
    type Piece: Glyph;

    /// Returns what stands on a square.
    fn at(&self, square: Square<Self::Geometry>) -> Content<Self::Piece>;

    /// Puts a piece or a hole on a square, or clears it.
    fn place(&mut self, square: Square<Self::Geometry>, content: Content<Self::Piece>);
}

/// A position that knows whose turn it is.
pub trait Turn {
    /// Returns the side to move.
    fn turn(&self) -> Color;
    /// Gives the move to a side.
    fn set_turn(&mut self, turn: Color);
}

/// A position that counts plies towards a draw, and moves.
pub trait Clocks {
    /// Returns the halfmove clock: plies since what the game says starts it again.
    fn halfmoves(&self) -> u32;
    /// Sets the halfmove clock.
    fn set_halfmoves(&mut self, plies: u32);
    /// Returns the number of the move, from 1, that goes up after the second side's ply.
    fn fullmoves(&self) -> u32;
    /// Sets the number of the move.
    fn set_fullmoves(&mut self, moves: u32);
}
