//! Following the captures of kings without listing them.
//!
//! A king goes on from all the squares on which it may have landed at once: each line that leaves them is another, so
//! that one look finds what can be captured next, and only that is followed.

use super::JumpMoves;
use super::arrival::{Arrival, By, Start};
use super::heading::Fixed;
use super::tally::Tally;
use crate::{Bits, Convention, Direction, DirectionVisitor, Directions, Geometry, Jumper, Offsets, Set, Square};

/// Counts the captures of kings.
#[inline]
pub(super) fn follow_kings<V: JumpMoves>(tally: &mut Tally<'_, V>, kings: Set<V::Geometry>) {
    for from in V::Geometry::squares(kings) {
        let (at, enemies, empty) = (from.set(), tally.enemies, tally.empty | from.set());
        fly::<V, _>(tally, Start, at, enemies, empty, 0, 1);
    }
}

/// Follows a king on that came by `A` and may have landed on any of the squares `at`; `enemies` are those that it has
/// not captured, and there are so many `ways` to each of the squares, where paths are counted.
///
/// These are arguments, and no struct, so that they stay in registers: 8 percent on men and kings.
fn fly<V: JumpMoves, A: Arrival>(
    tally: &mut Tally<'_, V>,
    came: A,
    at: Set<V::Geometry>,
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    jumps: u32,
    ways: u64,
) {
    let mut next = Jumps { tally, at, enemies, empty, jumps, ways, on: false, came };
    <V::King as Jumper>::Jumps::each_direction(&mut next);
    if A::JUMPED && !next.on {
        tally.end(jumps, ways * u64::from(at.count()));
    }
}

/// The next jumps of a king that came by `A`.
struct Jumps<'t, 'h, V: JumpMoves, A> {
    tally: &'t mut Tally<'h, V>,
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

impl<V: JumpMoves, A: Arrival> Jumps<'_, '_, V, A> {
    /// The jumps for which no two ways capture the same pieces and end on the same square: that takes three corners, and
    /// so four pieces, on two lines; it is not looked at more closely for kings that go along more of them.
    ///
    /// After fewer jumps no line across the last one leads over a square that was left or captured, so that what can be
    /// captured there is what could be captured before the first.
    const EXACT: u32 = if <<V::King as Jumper>::Jumps as Offsets>::LIST.len() <= 4 { 3 } else { 2 };

    /// Whether a king may go back over what it has just captured.
    const BACK: bool = V::TURN_BACK && V::REMOVE_DURING_CAPTURE;

    /// Captures a piece in the direction `D`.
    #[inline(always)]
    fn capture<D: Direction>(&mut self, victim: Set<V::Geometry>) {
        let Self { at, enemies, empty, .. } = *self;
        self.on = true;
        if self.jumps >= Self::EXACT && self.tally.convention == Convention::Unique {
            self.tally.unsure = true;
            return;
        }
        let beyond = match V::King::FLIES {
            true => V::Geometry::slide::<D>(Square::from_bit_unchecked(victim.first().unwrap_or_default()), !empty),
            false => V::Geometry::step::<D>(victim),
        };
        let (to, jumps) = (beyond & empty, self.jumps + 1);
        // By paths, each square between two pieces on one line is another way.
        let along = self.came.onward(Fixed::<D>::IT) || self.came.back(Fixed::<D>::IT);
        let many = along && self.tally.convention == Convention::Paths;
        let ways = if many { self.ways * u64::from(at.count()) } else { self.ways };
        if jumps < Self::EXACT && !Self::BACK {
            let onward = V::Geometry::step::<D>(to) & enemies & V::Geometry::step::<D::Opposite>(empty);
            if (to & self.tally.hot.across::<D>() | onward).is_empty() {
                return self.tally.end(jumps, ways * u64::from(to.count()));
            }
        }
        let empty = if V::REMOVE_DURING_CAPTURE { empty | victim } else { empty };
        fly::<V, _>(self.tally, By(Fixed::<D>::IT), to, enemies ^ victim, empty, jumps, ways);
    }
}

impl<V: JumpMoves, A: Arrival> DirectionVisitor for Jumps<'_, '_, V, A> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        // A captured piece that has not left the board stands in the way back.
        if self.came.bars(Fixed::<D>::IT, false, Self::BACK) {
            return;
        }
        let Self { at, enemies, empty, .. } = *self;
        let along = self.came.onward(Fixed::<D>::IT) || self.came.back(Fixed::<D>::IT);
        if !along && self.jumps < Self::EXACT {
            for from in V::Geometry::squares(at & self.tally.hot.to::<D>()) {
                let next = match V::King::FLIES {
                    true => V::Geometry::slide::<D>(from, !empty),
                    false => V::Geometry::step::<D>(from.set()),
                };
                self.capture::<D>(next & enemies);
            }
            return;
        }
        let next = match V::King::FLIES {
            // Every square up to the next piece was landed on.
            true if self.came.onward(Fixed::<D>::IT) => V::Geometry::step::<D>(at),
            true => V::Geometry::step::<D>(at | V::Geometry::fill::<D>(at, empty)),
            false => V::Geometry::step::<D>(at),
        };
        for victim in V::Geometry::squares(next & enemies & V::Geometry::step::<D::Opposite>(empty)) {
            self.capture::<D>(victim.set());
        }
    }
}
