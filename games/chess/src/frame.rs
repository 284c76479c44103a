//! Checks and pins, found before the first move is.

use core::marker::PhantomData;

use quadrille_core::{Geometry, Leaper, Rider, Side};

use crate::attacks::by_pawns;
use crate::position::only;
use crate::{Bishop, Board, Knight, Laws, PositionBy, Rook, Square, SquareSet};

/// What the side to move, `C`, has to respect, so that no move need be made to be tested.
///
/// **Source**: FIDE Laws 3.9.2: no piece may be moved that exposes the king of the same color to check.
pub(crate) struct Frame<C> {
    pub(crate) own: SquareSet,
    pub(crate) enemy: SquareSet,
    pub(crate) occupied: SquareSet,
    /// The king's square; a1 if there is none.
    pub(crate) king: Square,
    pub(crate) checkers: SquareSet,
    /// Where a piece other than the king must go to meet one check: onto the checker or in between; else everywhere.
    pub(crate) answer: SquareSet,
    /// The lines from the king to a pinning rook or queen, that one included.
    ///
    /// All lines lie in one set: a piece that slides along its own line reaches none of the others.
    pub(crate) straight_pins: SquareSet,
    /// The same for a pinning bishop or queen.
    pub(crate) diagonal_pins: SquareSet,
    side: PhantomData<C>,
}

impl<C: Side> Frame<C> {
    /// Looks from the king.
    #[inline(always)]
    pub(crate) fn of<L: Laws>(position: &PositionBy<L>) -> Self {
        let (own, occupied) = (position.side::<C>(), position.occupied());
        let enemy = occupied ^ own;
        let king = only(position.kings() & own);
        if !L::guards_king(C::COLOR) {
            return Self::without_checks(own, enemy, king);
        }
        let checkers = by_pawns::<C>(king.set()) & position.pawns() & enemy
            | Knight::attacks::<Board>(king) & position.knights() & enemy;
        let mut frame = Self {
            own,
            enemy,
            occupied,
            king,
            checkers,
            answer: checkers,
            straight_pins: SquareSet::EMPTY,
            diagonal_pins: SquareSet::EMPTY,
            side: PhantomData,
        };
        frame.straight_pins = frame.look_along(Rook::attacks::<Board>(king, enemy) & position.straight() & enemy);
        frame.diagonal_pins = frame.look_along(Bishop::attacks::<Board>(king, enemy) & position.diagonal() & enemy);
        if frame.checkers.is_empty() {
            frame.answer = SquareSet::ALL;
        }
        frame
    }

    /// Has nothing to respect.
    #[inline(always)]
    fn without_checks(own: SquareSet, enemy: SquareSet, king: Square) -> Self {
        Self {
            own,
            enemy,
            occupied: own | enemy,
            king,
            checkers: SquareSet::EMPTY,
            answer: SquareSet::ALL,
            straight_pins: SquareSet::EMPTY,
            diagonal_pins: SquareSet::EMPTY,
            side: PhantomData,
        }
    }

    /// Notes which of these sliders, all in line with the king and with no enemy in between, give check; returns the
    /// lines of those that pin.
    #[inline(always)]
    fn look_along(&mut self, sliders: SquareSet) -> SquareSet {
        let mut pins = SquareSet::EMPTY;
        for slider in Board::squares(sliders) {
            let between = Board::between(self.king, slider);
            let shield = between & self.own;
            let line = between | slider.set();
            if shield.is_empty() {
                self.checkers |= slider.set();
                self.answer |= line;
            } else if !shield.several() {
                pins |= line;
            }
        }
        pins
    }
}
