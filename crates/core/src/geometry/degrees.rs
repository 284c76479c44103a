//! Counting the ways in which steps lead from a set to each square.

use crate::{Bits, Geometry, Offset, OffsetVisitor, Offsets};

/// The number of planes.
const PLANES: usize = 5;

/// The most steps that are counted.
const MOST_STEPS: usize = 32;

/// For each square, the number of steps that lead to it from the squares of one set: its degree.
///
/// The numbers lie across the words, as bit planes: plane `k` is the set of the squares whose number has bit `k`. So
/// the numbers of all squares are added up at once, by the full adders of hardware, 63 operations for 16 steps; and the
/// sum over *any* set of squares costs a popcount for each plane.
///
/// # Examples
///
/// ```
/// use quadrille_core::geometry::Degrees;
/// use quadrille_core::{East, Geometry, North, Rectangle, South, Square, West};
///
/// type Board = Rectangle<8, 8>;
/// let names = ["a1", "c1", "b2"].map(|name| name.parse::<Square<Board>>().map(Square::set));
/// let [a1, c1, b2] = names;
/// let degrees = Degrees::of::<Board, (North, East, South, West)>(a1? | c1? | b2?);
/// let [b1, d1]: [Square<Board>; 2] = ["b1".parse()?, "d1".parse()?];
/// assert_eq!(degrees.sum(b1.set()), 3);
/// assert_eq!(degrees.sum(b1.set() | d1.set()), 4);
/// # Ok::<(), quadrille_core::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Degrees<B>([B; PLANES]);

impl<B: Bits> Degrees<B> {
    /// Counts the steps `L` from the squares of a set.
    #[inline(always)]
    pub fn of<G: Geometry<Bits = B>, L: Offsets>(set: B) -> Self {
        const { assert!(L::LIST.len() < MOST_STEPS, "at most 31 steps are counted") };
        let mut landed = Landed::<G> { set, sets: [B::EMPTY; MOST_STEPS], steps: 0 };
        L::each(&mut landed);
        let (ones, carries) = add_up::<B, 16>(&landed.sets);
        let (twos, carries) = add_up::<B, 8>(&carries);
        let (fours, carries) = add_up::<B, 4>(&carries);
        let (eights, carries) = add_up::<B, 2>(&carries);
        let (sixteens, _) = add_up::<B, 1>(&carries);
        Self([ones, twos, fours, eights, sixteens])
    }

    /// Returns the sum of the numbers of the squares of a set, which has no ghosts.
    #[inline(always)]
    pub fn sum(&self, over: B) -> u32 {
        self.0.iter().enumerate().map(|(bit, &plane)| (plane & over).count() << bit).sum()
    }

    /// Returns the sum of the products of these numbers and others, over the squares of a set, which has no ghosts.
    ///
    /// A plane that is empty there, as the high ones are where the set has few squares, is passed over: that saves a
    /// third of the operations where the numbers are small.
    #[inline(always)]
    pub fn dot(&self, other: &Self, over: B) -> u32 {
        let planes = self.0.iter().map(|&plane| plane & over).enumerate().filter(|(_, plane)| plane.any());
        planes.map(|(bit, plane)| other.sum(plane) << bit).sum()
    }

    /// Returns the squares whose number is not 0, and perhaps ghosts.
    #[inline(always)]
    pub fn any(&self) -> B {
        self.0.into_iter().fold(B::EMPTY, |all, plane| all | plane)
    }
}

/// Where each step leads.
struct Landed<G: Geometry> {
    set: G::Bits,
    sets: [G::Bits; MOST_STEPS],
    steps: usize,
}

impl<G: Geometry> OffsetVisitor for Landed<G> {
    #[inline(always)]
    fn visit<O: Offset>(&mut self) {
        self.sets[self.steps] = G::step::<O>(self.set);
        self.steps += 1;
    }
}

/// Adds up pairs of sets of one weight: returns their plane, and a carry of twice the weight for each pair.
#[inline(always)]
fn add_up<B: Bits, const PAIRS: usize>(sets: &[B; MOST_STEPS]) -> (B, [B; MOST_STEPS]) {
    let (mut plane, mut carries) = (B::EMPTY, [B::EMPTY; MOST_STEPS]);
    for pair in 0..PAIRS {
        let [one, other] = [sets[2 * pair], sets[2 * pair + 1]];
        let differ = one ^ other;
        carries[pair] = one & other | plane & differ;
        plane ^= differ;
    }
    (plane, carries)
}

#[cfg(test)]
mod tests {
    use super::Degrees;
    use crate::geometry::{Geometry, Rectangle};
    use crate::{Bits, Hop, Key, Observer, Square};

    type Knight = (Hop<1, 2>, Hop<2, 1>, Hop<2, -1>, Hop<1, -2>, Hop<-1, -2>, Hop<-2, -1>, Hop<-2, 1>, Hop<-1, 2>);

    /// Holds the numbers to the steps from each square.
    fn degrees_are_leaps<G: Geometry>() {
        for seed in 0..200 {
            let mut random = (0..).map(|bit| {
                let mut key = Key::default();
                key.state(seed * 1000 + bit, true);
                key.0
            });
            let mut chosen = || {
                let squares = G::squares(G::SQUARES).filter(|_| random.next().is_some_and(|bits| bits & 1 == 0));
                squares.map(Square::bit).collect::<G::Bits>()
            };
            let [from, other, to] = [chosen(), chosen(), chosen()];
            let [degrees, of_other] = [from, other].map(Degrees::of::<G, Knight>);
            let one = |set: G::Bits, square: Square<G>| (G::leaps::<Knight>(square) & set).count();
            assert_eq!(degrees.sum(to), G::squares(to).map(|square| one(from, square)).sum());
            assert_eq!(G::hops::<Knight>(from, to), degrees.sum(to));
            let dot = G::squares(to).map(|square| one(from, square) * one(other, square)).sum();
            assert_eq!(degrees.dot(&of_other, to), dot);
            for square in G::squares(G::SQUARES) {
                assert_eq!(degrees.any().contains(square.bit()), one(from, square) > 0);
            }
        }
    }

    #[test]
    fn with_and_without_ghosts_and_over_several_words() {
        degrees_are_leaps::<Rectangle<8, 8>>();
        degrees_are_leaps::<Rectangle<7, 7, 1, 9>>();
        degrees_are_leaps::<Rectangle<10, 8, 2>>();
        degrees_are_leaps::<Rectangle<19, 19, 6>>();
    }
}
