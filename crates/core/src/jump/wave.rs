//! Counting the captures of men without looking at each man.
//!
//! All men that jump in one direction jump at once, and go on together from where they land: a set of landings stands
//! for as many captures as it has squares. That is exact as long as no way can come back to where it began, meet a piece
//! that it captured, or capture the same pieces in another order: up to three jumps for men that jump along two lines,
//! and for ever where they never jump backward. What goes on longer is left to the [search](super::search).

use core::marker::PhantomData;

use super::arrival::{Arrival, By, Start};
use super::{JumpMoves, PromotionInCapture};
use crate::{Bits, Direction, DirectionVisitor, Directions, Geometry, Jumper, Offsets, Set, Side};

/// The captures of all men of the side `S`.
pub(super) struct Wave<V: JumpMoves, S> {
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    /// The most pieces captured by any way so far.
    pub(super) most: u32,
    /// The number of ways that capture so many; of all ways, where the most is no rule.
    pub(super) captures: u64,
    /// Whether some way could not be followed to its end.
    pub(super) unsure: bool,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side> Wave<V, S> {
    /// The jumps for which counting sets of landings is exact.
    const EXACT: u32 = {
        let list = <<V::Man<S> as Jumper>::Jumps as Offsets>::LIST;
        let (mut up, mut down, mut i) = (false, false, 0);
        while i < list.len() {
            up |= list[i].1 > 0;
            down |= list[i].1 < 0;
            i += 1;
        }
        match (up && down, list.len() <= 4) {
            (false, _) => u32::MAX,
            (true, true) => 3,
            (true, false) => 2,
        }
    };

    /// Follows the captures of the men.
    #[inline(always)]
    pub(super) fn of(men: Set<V::Geometry>, enemies: Set<V::Geometry>, empty: Set<V::Geometry>) -> Self {
        let mut wave = Self { enemies, empty, most: 0, captures: 0, unsure: false, side: PhantomData };
        let on = Set::<V::Geometry>::EMPTY;
        let mut jumps = Jumps::<V, S, Start> { wave: &mut wave, from: men, jumps: 0, on, came: PhantomData };
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut jumps);
        wave
    }

    /// Follows men on that came by the direction `Last` and have jumped so many times.
    fn follow<Last: Direction>(&mut self, landed: Set<V::Geometry>, jumps: u32) {
        let last_rank = V::promotion_rank::<S>();
        let mut from = landed;
        match V::PROMOTION_IN_CAPTURE {
            PromotionInCapture::AtTheEnd => {}
            PromotionInCapture::AtOnce => self.unsure |= (landed & last_rank).any(),
            PromotionInCapture::EndsTheTurn => from &= !last_rank,
        }
        let on = Set::<V::Geometry>::EMPTY;
        let mut next = Jumps::<V, S, By<Last>> { wave: self, from, jumps, on, came: PhantomData };
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut next);
        let ended = landed & !next.on;
        if !V::MAJORITY || jumps == self.most {
            self.captures += u64::from(ended.count());
        } else if jumps > self.most {
            (self.most, self.captures) = (jumps, ended.count().into());
        }
    }
}

/// The next jumps of men that came by `A`.
struct Jumps<'a, V: JumpMoves, S, A> {
    wave: &'a mut Wave<V, S>,
    from: Set<V::Geometry>,
    /// The jumps made.
    jumps: u32,
    /// The squares from which a way goes on, where that matters: by majority what ends earlier is outdone anyway.
    on: Set<V::Geometry>,
    came: PhantomData<A>,
}

impl<V: JumpMoves, S: Side, A: Arrival> DirectionVisitor for Jumps<'_, V, S, A> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        // No jump goes back: the only piece there is the one just captured.
        if A::bars::<D>(false, false) {
            return;
        }
        let victims = V::Geometry::step::<D>(self.from) & self.wave.enemies;
        let landed = V::Geometry::step::<D>(victims) & self.wave.empty;
        if self.jumps >= Wave::<V, S>::EXACT {
            // The way may come back to where it began, which is empty by then.
            self.wave.unsure |= (V::Geometry::step::<D>(victims) & !self.wave.enemies & V::Geometry::SQUARES).any();
        } else if landed.any() {
            if !V::MAJORITY {
                self.on |= V::Geometry::step::<D::Opposite>(V::Geometry::step::<D::Opposite>(landed));
            }
            self.wave.follow::<D>(landed, self.jumps + 1);
        }
    }
}
