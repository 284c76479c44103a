//! Captures of men where each takes one piece: set by set, without a search.

use core::marker::PhantomData;

use super::JumpMoves;
use super::choice::Choice;
use super::search::{Line, Lines};
use crate::{Bits, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, Set, Side};

/// Gives the captures of men where each takes one piece.
pub(super) fn single_captures<V: JumpMoves, S: Side>(
    position: &JumpPosition<V::Geometry>,
    lines: &mut Lines<V::Geometry>,
) {
    let (men, enemies, empty) = (position.men(S::COLOR), V::prey_of_men::<S>(position), position.empty());
    let mut captures = SingleCaptures::<V, S> { men, enemies, empty, lines, side: PhantomData };
    <V::Man<S> as Jumper>::Jumps::each_direction(&mut captures);
}

/// The captures of all men where each takes one piece, direction by direction.
struct SingleCaptures<'l, V: JumpMoves, S> {
    men: Set<V::Geometry>,
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    lines: &'l mut Lines<V::Geometry>,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side> DirectionVisitor for SingleCaptures<'_, V, S> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let victims = V::Geometry::step::<D>(self.men) & self.enemies;
        for square in V::Geometry::squares(V::Geometry::step::<D>(victims) & self.empty) {
            let victim = V::Geometry::origin::<D>(square);
            let from = V::Geometry::origin::<D>(victim);
            let promotes = V::promotion_rank::<S>().contains(square.bit());
            self.lines.push(Line { from, to: square.set(), captured: victim.set(), promotes });
        }
    }
}
