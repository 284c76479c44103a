//! Where a king can capture.

use super::JumpMoves;
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

    /// Returns the squares for the direction `D`.
    #[inline(always)]
    pub(super) fn to<D: Direction>(&self) -> Set<V::Geometry> {
        self.0.as_ref()[const { place_of::<Jumps<V>, D>() }]
    }

    /// Returns the squares from which a king captures in any direction but `D` and its opposite.
    #[inline(always)]
    pub(super) fn across<D: Direction>(&self) -> Set<V::Geometry> {
        struct Across<'h, V: JumpMoves, D> {
            hot: &'h Hot<V>,
            squares: Set<V::Geometry>,
            line: core::marker::PhantomData<D>,
        }
        impl<V: JumpMoves, Line: Direction> DirectionVisitor for Across<'_, V, Line> {
            #[inline(always)]
            fn visit<D: Direction>(&mut self) {
                if !const { D::FILES * Line::RANKS == D::RANKS * Line::FILES } {
                    self.squares |= self.hot.to::<D>();
                }
            }
        }
        let mut across = Across::<V, D> { hot: self, squares: Bits::EMPTY, line: core::marker::PhantomData };
        Jumps::<V>::each_direction(&mut across);
        across.squares
    }
}
