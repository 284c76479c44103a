//! Counting the captures of men without looking at each man.
//!
//! All men that jump in one direction jump at once, and go on together from where they land: a set of landings stands
//! for as many captures as it has squares. That is exact as long as no way can come back to where it began, meet a piece
//! that it captured, or capture the same pieces in another order: up to three jumps for men that jump along two lines,
//! and for ever where they never jump backward. What goes on longer is left to the [search](super::search).

use core::marker::PhantomData;

use super::arrival::{Arrival, By, Start};
use super::wants::Wants;
use super::{JumpMoves, PromotionInCapture};
use crate::{Bits, Convention, Direction, DirectionVisitor, Directions, Geometry, Jumper, Offsets, Set, Side, Square};

/// The captures of the pieces of the side `S`.
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
        self.end(jumps, ended.count().into());
    }

    /// Counts captures that end.
    #[inline(always)]
    fn end(&mut self, jumps: u32, captures: u64) {
        if !V::MAJORITY || jumps == self.most {
            self.captures += captures;
        } else if jumps > self.most {
            (self.most, self.captures) = (jumps, captures);
        }
    }

    /// The jumps that a king makes without meeting the same pieces by another way round: a way turns once for each
    /// piece but the first, and two ways round the same pieces take three corners.
    const STRAIGHT: u32 = if <<V::King as Jumper>::Jumps as Offsets>::LIST.len() <= 4 { 3 } else { 2 };

    /// Follows the captures of kings, one king after the other.
    #[inline]
    pub(super) fn add_kings<K: Wants>(&mut self, kings: Set<V::Geometry>) {
        for from in V::Geometry::squares(kings) {
            let (enemies, empty) = (self.enemies, self.empty | from.set());
            self.fly::<K, Start>(Flight { at: from.set(), enemies, empty, jumps: 0, ways: 1 });
        }
    }

    /// Follows a king on from where it is.
    fn fly<K: Wants, A: Arrival>(&mut self, flight: Flight<V::Geometry>) {
        let mut next = Flights::<V, S, K, A> { wave: self, flight, on: false, types: PhantomData };
        <V::King as Jumper>::Jumps::each_direction(&mut next);
        if A::JUMPED && !next.on {
            self.end(flight.jumps, flight.ways * u64::from(flight.at.count()));
        }
    }
}

/// A king on its way.
#[derive(Clone, Copy)]
struct Flight<G: Geometry> {
    /// The squares that it may have landed on.
    at: Set<G>,
    enemies: Set<G>,
    empty: Set<G>,
    jumps: u32,
    /// The ways to each of the squares.
    ways: u64,
}

/// The next jumps of a king that came by `A`.
struct Flights<'a, V: JumpMoves, S, K, A> {
    wave: &'a mut Wave<V, S>,
    flight: Flight<V::Geometry>,
    on: bool,
    types: PhantomData<(K, A)>,
}

impl<V: JumpMoves, S: Side, K: Wants, A: Arrival> DirectionVisitor for Flights<'_, V, S, K, A> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        // A captured piece that has not left the board stands in the way back.
        if A::bars::<D>(false, V::TURN_BACK && V::REMOVE_DURING_CAPTURE) {
            return;
        }
        let Flight { at, enemies, empty, jumps, ways } = self.flight;
        let next_to = match V::King::FLIES {
            // Every square up to the next piece was landed on.
            true if A::onward::<D>() => V::Geometry::step::<D>(at),
            true if A::JUMPED => V::Geometry::step::<D>(at | V::Geometry::fill::<D>(at, empty)),
            true => V::Geometry::slide::<D>(Square::from_bit_unchecked(at.first().unwrap_or_default()), !empty),
            false => V::Geometry::step::<D>(at),
        };
        let behind = V::Geometry::step::<D>(next_to & enemies) & empty;
        for square in V::Geometry::squares(behind) {
            self.on = true;
            if matches!(K::CONVENTION, Convention::Unique) && jumps >= Wave::<V, S>::STRAIGHT {
                self.wave.unsure = true;
                return;
            }
            let victim = V::Geometry::step::<D::Opposite>(square.set());
            let beyond = if V::King::FLIES { V::Geometry::slide::<D>(square, !empty) & empty } else { square.set() };
            // By paths, each square between two pieces on one line is another way.
            let many = matches!(K::CONVENTION, Convention::Paths) && (A::onward::<D>() || A::back::<D>());
            self.wave.fly::<K, By<D>>(Flight {
                at: square.set() | beyond,
                enemies: enemies ^ victim,
                empty: if V::REMOVE_DURING_CAPTURE { empty | victim } else { empty },
                jumps: jumps + 1,
                ways: if many { ways * u64::from(at.count()) } else { ways },
            });
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
