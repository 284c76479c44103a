//! What attacks what.
//!
//! **Source**: FIDE Laws 3.1.2: a piece attacks a square even if it may not move there because its king would be exposed.

use quadrille_core::{Black, Color, Geometry, Leaper, Rider, Side, White};

use crate::{Bishop, Board, King, Knight, Laws, PositionBy, Rook, Square, SquareSet};

/// Returns the squares that the pawns of a side attack.
#[inline(always)]
pub(crate) fn by_pawns<C: Side>(pawns: SquareSet) -> SquareSet {
    Board::step::<C::ForwardEast>(pawns) | Board::step::<C::ForwardWest>(pawns)
}

impl<L: Laws> PositionBy<L> {
    /// Returns the pieces of both sides that attack a square, seen with the given squares occupied.
    #[inline]
    pub(crate) fn attackers_through(&self, square: Square, occupied: SquareSet) -> SquareSet {
        let set = square.set();
        by_pawns::<Black>(set) & self.pawns() & self.white
            | by_pawns::<White>(set) & self.pawns() & !self.white
            | King::attacks::<Board>(square) & self.kings()
            | self.far_attackers(square, occupied)
    }

    /// Returns the knights and sliders of both sides that attack a square, seen with the given squares occupied.
    #[inline(always)]
    pub(crate) fn far_attackers(&self, square: Square, occupied: SquareSet) -> SquareSet {
        Knight::attacks::<Board>(square) & self.knights()
            | Bishop::attacks::<Board>(square, occupied) & self.diagonal()
            | Rook::attacks::<Board>(square, occupied) & self.straight()
    }

    /// Returns the pieces of a side that attack a square.
    ///
    /// # Examples
    ///
    /// ```
    /// use quadrille_chess::Position;
    /// use quadrille_core::Color;
    ///
    /// let start = Position::default();
    /// assert_eq!(start.attackers("f3".parse()?, Color::White).count(), 3);
    /// # Ok::<(), quadrille_core::SquareError>(())
    /// ```
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.attackers_through(square, self.occupied()) & self.color(by)
    }

    /// Returns the pieces that give check to the side to move.
    ///
    /// **Source**: FIDE Laws 3.9.1.
    pub fn checkers(&self) -> SquareSet {
        L::checkers(self, self.turn)
    }

    /// Returns whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.checkers().any()
    }
}
