//! Where a king can capture.

use super::JumpMoves;
use super::heading::{Fixed, Heading};
use crate::direction::place_of;
use crate::{Bits, Direction, DirectionVisitor, Directions, Geometry, Jumper, Offsets, Set};

/// For each direction in which kings capture the squares from which one captures there now.
pub(super) struct Hot<V: JumpMoves>(<Jumps<V> as Offsets>::Each<Set<V::Geometry>>);

/// The directions in which kings capture.
type Jumps<V> = <<V as JumpMoves>::King as Jumper>::Jumps;

impl<V: JumpMoves> Clone for Hot<V> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: JumpMoves> Copy for Hot<V> {}

impl<V: JumpMoves> Hot<V> {
    /// Returns no square for any direction.
    #[inline(always)]
    pub(super) fn none() -> Self {
        Self(Jumps::<V>::fill(Set::<V::Geometry>::EMPTY))
    }

    /// Finds the squares for the direction `D`.
    #[inline(always)]
    pub(super) fn find<D: Direction>(&mut self, enemies: Set<V::Geometry>, empty: Set<V::Geometry>) {
        let victims = V::Geometry::step::<D::Opposite>(empty) & enemies;
        let along = if V::King::FLIES { V::Geometry::fill::<D::Opposite>(victims, empty) } else { Bits::EMPTY };
        self.0.as_mut()[const { place_of::<Jumps<V>, D>() }] = V::Geometry::step::<D::Opposite>(victims | along);
    }

    /// Returns the squares for a direction.
    #[inline(always)]
    pub(super) fn to<H: Heading>(&self, heading: H) -> Set<V::Geometry> {
        self.0.as_ref()[heading.place::<Jumps<V>>()]
    }

    /// Returns the squares from which a king captures in any direction but one and its opposite.
    #[inline(always)]
    pub(super) fn across<H: Heading>(&self, line: H) -> Set<V::Geometry> {
        struct Across<'h, V: JumpMoves, H> {
            hot: &'h Hot<V>,
            squares: Set<V::Geometry>,
            line: H,
        }
        impl<V: JumpMoves, H: Heading> DirectionVisitor for Across<'_, V, H> {
            #[inline(always)]
            fn visit<D: Direction>(&mut self) {
                let it = Fixed::<D>::IT;
                if !(it.is(self.line) || it.is_back_from(self.line)) {
                    self.squares |= self.hot.to(it);
                }
            }
        }
        let mut across = Across { hot: self, squares: Bits::EMPTY, line };
        Jumps::<V>::each_direction(&mut across);
        across.squares
    }
}
