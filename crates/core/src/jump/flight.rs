//! Following the captures of kings without listing them.
//!
//! A king goes on from all the squares on which it may have landed at once: each line that leaves them is another, so
//! that one look finds what can be captured next, and only that is followed.

use super::JumpMoves;
use super::arrival::{Arrival, By, Start};
use super::heading::{Heading, HeadingVisitor};
use super::tally::Tally;
use super::wants::Wants;
use crate::direction::on_two_lines;
use crate::{Bits, Convention, Geometry, Jumper, Offsets, Set, Square};

/// Counts the captures of kings.
#[inline]
pub(super) fn follow_kings<V: JumpMoves, W: Wants>(tally: &mut Tally<'_, V, W>, kings: Set<V::Geometry>) {
    for from in V::Geometry::squares(kings) {
        let (at, enemies, empty) = (from.set(), tally.enemies, tally.empty | from.set());
        fly::<V, W, _>(tally, Start, at, enemies, empty, 0, 1);
    }
}

/// Follows a king on that came by `A` and may have landed on any of the squares `at`; `enemies` are those that it has
/// not captured, and there are so many `ways` to each of the squares, where paths are counted.
///
/// These are arguments, and no struct, so that they stay in registers: 8 percent on men and kings.
fn fly<V: JumpMoves, W: Wants, A: Arrival>(
    tally: &mut Tally<'_, V, W>,
    came: A,
    at: Set<V::Geometry>,
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    jumps: u32,
    ways: u64,
) {
    let mut next = Jumps { tally, at, enemies, empty, jumps, ways, on: false, came };
    W::each_heading::<<V::King as Jumper>::Jumps>(&mut next);
    if A::JUMPED && !next.on {
        tally.end(jumps, ways * u64::from(at.count()));
    }
}

/// The next jumps of a king that came by `A`.
struct Jumps<'t, 'h, V: JumpMoves, W, A> {
    tally: &'t mut Tally<'h, V, W>,
    at: Set<V::Geometry>,
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    /// The jumps made.
    jumps: u32,
    ways: u64,
    /// Whether it goes on.
    on: bool,
    came: A,
}

impl<V: JumpMoves, W: Wants, A: Arrival> Jumps<'_, '_, V, W, A> {
    /// The jumps for which no two ways capture the same pieces and end on the same square: that takes three corners, and
    /// so four pieces, on two lines; it is not looked at more closely for kings that go along more of them.
    ///
    /// After fewer jumps no line across the last one leads over a square that was left or captured, so that what can be
    /// captured there is what could be captured before the first.
    const EXACT: u32 = if on_two_lines(<<V::King as Jumper>::Jumps as Offsets>::LIST) { 3 } else { 2 };

    /// Whether a king may go back over what it has just captured.
    const BACK: bool = V::TURN_BACK && V::REMOVE_DURING_CAPTURE;

    /// Captures a piece in a direction.
    #[inline(always)]
    fn capture<H: Heading>(&mut self, heading: H, victim: Set<V::Geometry>) {
        let Self { at, enemies, empty, .. } = *self;
        self.on = true;
        if self.jumps >= Self::EXACT && self.tally.wants.convention() == Convention::Unique {
            self.tally.unsure = true;
            return;
        }
        let beyond = match V::King::FLIES {
            true => {
                heading.slide::<V::Geometry>(Square::from_bit_unchecked(victim.first().unwrap_or_default()), !empty)
            }
            false => heading.step::<V::Geometry>(victim),
        };
        let (to, jumps) = (beyond & empty, self.jumps + 1);
        // By paths, each square between two pieces on one line is another way.
        let along = self.came.onward(heading) || self.came.back(heading);
        let many = along && self.tally.wants.convention() == Convention::Paths;
        let ways = if many { self.ways * u64::from(at.count()) } else { self.ways };
        if jumps < Self::EXACT && !Self::BACK {
            let onward = heading.step::<V::Geometry>(to) & enemies & heading.step_back::<V::Geometry>(empty);
            if (to & self.tally.hot.across(heading) | onward).is_empty() {
                return self.tally.end(jumps, ways * u64::from(to.count()));
            }
        }
        let empty = if V::REMOVE_DURING_CAPTURE { empty | victim } else { empty };
        fly::<V, W, _>(self.tally, By(heading), to, enemies ^ victim, empty, jumps, ways);
    }
}

impl<V: JumpMoves, W: Wants, A: Arrival> HeadingVisitor for Jumps<'_, '_, V, W, A> {
    #[inline(always)]
    fn visit<H: Heading>(&mut self, heading: H) {
        // A captured piece that has not left the board stands in the way back.
        if self.came.bars(heading, false, Self::BACK) {
            return;
        }
        let Self { at, enemies, empty, .. } = *self;
        let along = self.came.onward(heading) || self.came.back(heading);
        if !along && self.jumps < Self::EXACT {
            for from in V::Geometry::squares(at & self.tally.hot.to(heading)) {
                let next = match V::King::FLIES {
                    true => heading.slide::<V::Geometry>(from, !empty),
                    false => heading.step::<V::Geometry>(from.set()),
                };
                self.capture(heading, next & enemies);
            }
            return;
        }
        let next = match V::King::FLIES {
            // Every square up to the next piece was landed on.
            true if self.came.onward(heading) => heading.step::<V::Geometry>(at),
            true => heading.step::<V::Geometry>(at | heading.fill::<V::Geometry>(at, empty)),
            false => heading.step::<V::Geometry>(at),
        };
        for victim in V::Geometry::squares(next & enemies & heading.step_back::<V::Geometry>(empty)) {
            self.capture(heading, victim.set());
        }
    }
}
