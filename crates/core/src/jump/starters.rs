//! Which men can capture.

use core::marker::PhantomData;

use super::JumpMoves;
use super::choice::Choice;
use crate::{Bits, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, Set, Side};

/// The men that can begin a capture, found all at once.
pub(super) struct Starters<V: JumpMoves, S> {
    men: Set<V::Geometry>,
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    found: Set<V::Geometry>,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side> Starters<V, S> {
    /// Returns them.
    #[inline(always)]
    pub(super) fn find(position: &JumpPosition<V::Geometry>) -> Set<V::Geometry> {
        let mut starters = Self {
            men: position.men(S::COLOR),
            enemies: V::prey_of_men::<S>(position),
            empty: position.empty(),
            found: Set::<V::Geometry>::EMPTY,
            side: PhantomData,
        };
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut starters);
        starters.found
    }
}

impl<V: JumpMoves, S: Side> DirectionVisitor for Starters<V, S> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let victims = V::Geometry::step::<D::Opposite>(self.empty) & self.enemies;
        self.found |= V::Geometry::step::<D::Opposite>(victims) & self.men;
    }
}
