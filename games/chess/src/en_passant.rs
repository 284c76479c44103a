//! The square that a pawn has just passed.

use quadrille_core::{Black, Color, Direction, Geometry, Side, White};

use crate::attacks::by_pawns;
use crate::moves::Tag;
use crate::pawns::{may_capture_en_passant, rank};
use crate::{Board, Laws, Move, PositionBy, Square, SquareSet};

impl<L: Laws> PositionBy<L> {
    /// Returns the square on which a pawn may capture en passant, legally.
    ///
    /// **Source**: FIDE Laws 9.2.3.1: positions differ if a pawn could have been captured so and no longer can.
    pub fn en_passant(&self) -> Option<Square> {
        let square = self.passed()?;
        let legal = match self.turn {
            Color::White => capturers::<L, White>(self, square, true),
            Color::Black => capturers::<L, Black>(self, square, true),
        };
        legal.then_some(square)
    }

    /// Returns the square on which a pawn stands ready to capture en passant, its king left out of account.
    pub fn pseudo_legal_en_passant(&self) -> Option<Square> {
        let square = self.passed()?;
        let ready = match self.turn {
            Color::White => capturers::<L, White>(self, square, false),
            Color::Black => capturers::<L, Black>(self, square, false),
        };
        ready.then_some(square)
    }

    /// Returns the square that a pawn has just passed by a double step, whether or not it can be captured there.
    #[inline]
    pub fn passed(&self) -> Option<Square> {
        (self.passed != 0).then(|| Square::from_bit_unchecked(usize::from(self.passed)))
    }

    /// Sets the square that a pawn has just passed; where none can have, notes that for [`validate`](crate::validate).
    pub(crate) fn set_passed(&mut self, square: Option<Square>) {
        (self.passed, self.passed_refused) = match square {
            None => (0, false),
            Some(square) if self.may_have_passed(square) => (square.bit() as u8, false),
            Some(_) => (0, true),
        };
    }

    /// Returns the squares that a pawn left and reached by the double step over a square.
    pub(crate) fn double_step_over(&self, square: Square) -> [SquareSet; 2] {
        match self.turn {
            Color::White => around::<White>(square),
            Color::Black => around::<Black>(square),
        }
    }

    /// Returns whether an enemy pawn can just have passed the square.
    fn may_have_passed(&self, square: Square) -> bool {
        let third = match self.turn {
            Color::White => rank::<Black>(2),
            Color::Black => rank::<White>(2),
        };
        let [left, reached] = self.double_step_over(square);
        third.contains(square.bit())
            && ((left | square.set()) & self.occupied()).is_empty()
            && (reached & self.pawns() & self.color(self.turn.other())).any()
    }
}

/// Returns the squares behind and before a square, as the enemy of `C` goes.
fn around<C: Side>(square: Square) -> [SquareSet; 2] {
    [Board::step::<C::Forward>(square.set()), Board::step::<<C::Forward as Direction>::Opposite>(square.set())]
}

/// Returns whether a pawn of `C` can capture on the square, legally or but for its king.
fn capturers<L: Laws, C: Side>(position: &PositionBy<L>, square: Square, legally: bool) -> bool {
    let pawns = by_pawns::<C::Other>(square.set()) & position.pawns() & position.side::<C>();
    let king = position.king(C::COLOR);
    let may = |from| {
        may_capture_en_passant::<L, C>(position, king, from, square)
            && L::allows(position, Move::new(from, square, Tag::EN_PASSANT))
    };
    Board::squares(pawns).any(|from| !legally || may(from)) && (!legally || L::ended(position).is_none())
}
