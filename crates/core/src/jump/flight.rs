//! Following the captures of kings without listing them.
//!
//! A king goes on from all the squares on which it may have landed at once: each line that leaves them is another, so
//! that one fill finds what can be captured next, and only that is looked at.

use core::marker::PhantomData;

use super::JumpMoves;
use super::arrival::{Arrival, By, Start};
use super::tally::Tally;
use crate::{Bits, Convention, Direction, DirectionVisitor, Directions, Geometry, Jumper, Offsets, Set, Square};

/// Counts the captures of kings.
#[inline]
pub(super) fn follow_kings<V: JumpMoves>(tally: &mut Tally<V>, kings: Set<V::Geometry>) {
    for from in V::Geometry::squares(kings) {
        // Many kings see no enemy, which one look tells.
        let seen = V::Geometry::rides::<<V::King as Jumper>::Jumps>(from, !tally.empty);
        if V::King::FLIES && (seen & tally.enemies).is_empty() {
            continue;
        }
        let (at, enemies, empty) = (from.set(), tally.enemies, tally.empty | from.set());
        fly::<V, Start>(tally, King { at, enemies, empty, jumps: 0, ways: 1 });
    }
}

/// A king on its way.
#[derive(Clone, Copy)]
struct King<G: Geometry> {
    /// The squares that it may have landed on.
    at: Set<G>,
    /// The enemies that it has not captured.
    enemies: Set<G>,
    empty: Set<G>,
    /// The jumps made.
    jumps: u32,
    /// The ways to each of the squares, where paths are counted.
    ways: u64,
}

/// Follows a king on.
fn fly<V: JumpMoves, A: Arrival>(tally: &mut Tally<V>, king: King<V::Geometry>) {
    let mut jumps = Jumps::<V, A> { tally, king, on: false, came: PhantomData };
    <V::King as Jumper>::Jumps::each_direction(&mut jumps);
    if A::JUMPED && !jumps.on {
        tally.end(king.jumps, king.ways * u64::from(king.at.count()));
    }
}

/// The next jumps of a king that came by `A`.
struct Jumps<'a, V: JumpMoves, A> {
    tally: &'a mut Tally<V>,
    king: King<V::Geometry>,
    /// Whether it goes on.
    on: bool,
    came: PhantomData<A>,
}

impl<V: JumpMoves, A> Jumps<'_, V, A> {
    /// The jumps for which no two ways capture the same pieces and end on the same square: that takes three corners, and
    /// so four pieces, on two lines; it is not looked at more closely for kings that go along more of them.
    const EXACT: u32 = if <<V::King as Jumper>::Jumps as Offsets>::LIST.len() <= 4 { 3 } else { 2 };
}

impl<V: JumpMoves, A: Arrival> DirectionVisitor for Jumps<'_, V, A> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        // A captured piece that has not left the board stands in the way back.
        if A::bars::<D>(false, V::TURN_BACK && V::REMOVE_DURING_CAPTURE) {
            return;
        }
        let King { at, enemies, empty, jumps, ways } = self.king;
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
            if self.tally.convention == Convention::Unique && jumps >= Self::EXACT {
                self.tally.unsure = true;
                return;
            }
            let victim = V::Geometry::step::<D::Opposite>(square.set());
            let beyond = if V::King::FLIES { V::Geometry::slide::<D>(square, !empty) & empty } else { square.set() };
            // By paths, each square between two pieces on one line is another way.
            let along = A::onward::<D>() || A::back::<D>();
            let many = along && self.tally.convention == Convention::Paths;
            let king = King {
                at: square.set() | beyond,
                enemies: enemies ^ victim,
                empty: if V::REMOVE_DURING_CAPTURE { empty | victim } else { empty },
                jumps: jumps + 1,
                ways: if many { ways * u64::from(at.count()) } else { ways },
            };
            fly::<V, By<D>>(self.tally, king);
        }
    }
}
