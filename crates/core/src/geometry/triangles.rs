//! Counting three squares that steps join.

use core::marker::PhantomData;

use crate::{Bits, Geometry, Offset, OffsetVisitor, Offsets};

/// Returns the number of triples of a square of `first`, one of `second` and one of `third`, where a step of `A` leads
/// from the first to the second, one of `B` from the first to the third, and one of `C` from the second to the third.
///
/// `third` and `second` have no ghosts. Which pairs of steps close to a triangle is known when this is compiled; each
/// of them costs a popcount.
#[inline(always)]
pub fn triangles<G: Geometry, A: Offsets, B: Offsets, C: Offsets>(
    first: G::Bits,
    second: G::Bits,
    third: G::Bits,
) -> u32 {
    let mut seconds = Seconds::<G, B, C> { first, second, third, count: 0, steps: PhantomData };
    A::each(&mut seconds);
    seconds.count
}

/// Goes back from the second squares to the first.
struct Seconds<G: Geometry, B, C> {
    first: G::Bits,
    second: G::Bits,
    third: G::Bits,
    count: u32,
    steps: PhantomData<(B, C)>,
}

impl<G: Geometry, B: Offsets, C: Offsets> OffsetVisitor for Seconds<G, B, C> {
    #[inline(always)]
    fn visit<O: Offset>(&mut self) {
        let first = G::step::<Back<O>>(self.second) & self.first;
        let mut thirds = Thirds::<G, O, C> { first, third: self.third, count: 0, steps: PhantomData };
        B::each(&mut thirds);
        self.count += thirds.count;
    }
}

/// Goes back from the third squares to the first, from which `A` led to the second.
struct Thirds<G: Geometry, A, C> {
    first: G::Bits,
    third: G::Bits,
    count: u32,
    steps: PhantomData<(A, C)>,
}

impl<G: Geometry, A: Offset, C: Offsets> OffsetVisitor for Thirds<G, A, C> {
    #[inline(always)]
    fn visit<O: Offset>(&mut self) {
        let closes = const {
            let (mut closes, mut step) = (false, 0);
            while step < C::LIST.len() {
                closes |= C::LIST[step].0 == O::FILES - A::FILES && C::LIST[step].1 == O::RANKS - A::RANKS;
                step += 1;
            }
            closes
        };
        if closes {
            self.count += (self.first & G::step::<Back<O>>(self.third)).count();
        }
    }
}

/// The way back.
#[derive(Clone, Copy)]
struct Back<O>(PhantomData<O>);

impl<O: Offset> Offset for Back<O> {
    const FILES: i32 = -O::FILES;
    const RANKS: i32 = -O::RANKS;
}

#[cfg(test)]
mod tests {
    use super::triangles;
    use crate::{BitBoard, East, Geometry, North, NorthEast, NorthWest, Rectangle, South, West};

    type Board = Rectangle<7, 7, 1, 9>;
    type Straight = (North, East, South, West);

    #[test]
    fn triangles_are_triples() {
        let words = [0x9E37_79B9_7F4A_7C15_u64, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB];
        for turn in 0..64 {
            let [first, second, third] =
                words.map(|word| BitBoard::from_words([word.rotate_left(turn)]) & Board::SQUARES);
            let mut triples = 0;
            for corner in Board::squares(first) {
                for second in Board::squares(Board::leaps::<Straight>(corner) & second) {
                    let thirds = Board::leaps::<(NorthEast, NorthWest)>(corner) & Board::leaps::<(East, North)>(second);
                    triples += (thirds & third).count();
                }
            }
            let counted = triangles::<Board, Straight, (NorthEast, NorthWest), (East, North)>(first, second, third);
            assert_eq!(counted, triples);
        }
    }
}
