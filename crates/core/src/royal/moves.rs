//! A turn.

use crate::{Geometry, Square};

/// A turn: which kind goes from where to where, what it is then, and what is special about it.
///
/// A move comes from a generator or a reader: it is legal in the position that it was made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoyalMove<G: Geometry> {
    /// The square that the piece leaves; of a drop, the one it comes to.
    pub from: Square<G>,
    /// The square that it comes to.
    pub to: Square<G>,
    /// The number of its kind.
    pub kind: u8,
    /// The number of the kind that it is after the move: another if it promotes.
    pub becomes: u8,
    /// What is special about the move.
    pub deed: Deed,
}

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Nothing: a piece goes from a square to a square, and captures what stands there.
    Plain,
    /// A double step.
    DoubleStep,
    /// The capture of a piece on the square that it has just passed by a double step.
    EnPassant,
    /// The castling of this number, by [`RoyalMoves::CASTLINGS`](super::RoyalMoves::CASTLINGS); from and to are the
    /// royal piece's.
    Castling(u8),
    /// A piece comes from the hand.
    Drop,
}

impl<G: Geometry> RoyalMove<G> {
    /// Makes a move without anything special but a promotion.
    #[inline(always)]
    pub(super) const fn plain(from: Square<G>, to: Square<G>, kind: usize, becomes: usize) -> Self {
        Self { from, to, kind: kind as u8, becomes: becomes as u8, deed: Deed::Plain }
    }

    /// Makes a move that is special.
    #[inline(always)]
    pub(super) const fn special(from: Square<G>, to: Square<G>, kind: usize, deed: Deed) -> Self {
        Self { from, to, kind: kind as u8, becomes: kind as u8, deed }
    }

    /// Returns whether the piece promotes.
    pub const fn promotes(&self) -> bool {
        self.kind != self.becomes
    }
}
