//! Counting the ways in which steps lead from one set to another.

use core::marker::PhantomData;

use super::table::{Shaped, StepList};
use crate::{BitBoard, Offsets};

/// The most steps that are counted side by side.
const LANES: usize = 16;

/// Steps `L` on a geometry of `N` words, as shifts of whole sets.
pub(crate) struct HopTable<G, L, const N: usize>(PhantomData<(G, L)>);

impl<G: Shaped, L: Offsets, const N: usize> HopTable<G, L, N> {
    /// The squares from which each step stays on the board; none where there is no step, or one beyond the board.
    const SOURCES: [u64; LANES] = {
        let mut sources = [0; LANES];
        let mut step = 0;
        while step < L::LIST.len() && step < LANES && N == 1 {
            if G::SHAPE.shift(L::LIST[step].0, L::LIST[step].1).unsigned_abs() < 64 {
                sources[step] = StepList::<G, N>::sources(L::LIST[step]).words()[0];
            }
            step += 1;
        }
        sources
    };

    /// By how many places each step shifts up.
    const UP: [u64; LANES] = Self::shifts(1);

    /// By how many places each step shifts down.
    const DOWN: [u64; LANES] = Self::shifts(-1);

    /// Returns the shifts in one direction, 0 for those in the other.
    const fn shifts(direction: isize) -> [u64; LANES] {
        let mut shifts = [0; LANES];
        let mut step = 0;
        while step < L::LIST.len() && step < LANES {
            let shift = G::SHAPE.shift(L::LIST[step].0, L::LIST[step].1) * direction;
            shifts[step] = if 0 < shift && shift < 64 { shift as u64 } else { 0 };
            step += 1;
        }
        shifts
    }

    /// Returns the number of pairs of a square of `from` and a step that leads from it to a square of `to`.
    ///
    /// Written so that the compiler does all steps side by side where the processor can: no branch, one shift up and
    /// one down for each, of which one is by 0.
    #[inline(always)]
    pub(crate) fn count(from: BitBoard<N>, to: BitBoard<N>) -> u32 {
        if N != 1 || L::LIST.len() > LANES {
            let mut count = 0;
            for &step in L::LIST {
                let sources = StepList::<G, N>::sources(step);
                count += ((from & sources).shifted(G::SHAPE.shift(step.0, step.1)) & to).count();
            }
            return count;
        }
        let (from, to) = (from.words()[0], to.words()[0]);
        let counts: [u64; LANES] = core::array::from_fn(|lane| {
            let landed = (from & Self::SOURCES[lane]) << Self::UP[lane] >> Self::DOWN[lane];
            u64::from((landed & to).count_ones())
        });
        counts.iter().sum::<u64>() as u32
    }
}

#[cfg(test)]
mod tests {
    use crate::geometry::{Geometry, Rectangle};
    use crate::{Bits, Hop, Key, Observer};

    type Knight = (Hop<1, 2>, Hop<2, 1>, Hop<2, -1>, Hop<1, -2>, Hop<-1, -2>, Hop<-2, -1>, Hop<-2, 1>, Hop<-1, 2>);

    /// Holds the count to the steps from each square.
    fn hops_are_leaps<G: Geometry>() {
        for seed in 0..200 {
            let mut random = (0..).map(|bit| {
                let mut key = Key::default();
                key.state(seed * 1000 + bit, true);
                key.0
            });
            let mut chosen = || {
                let squares = G::squares(G::SQUARES).filter(|_| random.next().is_some_and(|bits| bits & 1 == 0));
                squares.map(crate::Square::bit).collect::<G::Bits>()
            };
            let (from, to) = (chosen(), chosen());
            let leaps: u32 = G::squares(from).map(|square| (G::leaps::<Knight>(square) & to).count()).sum();
            assert_eq!(G::hops::<Knight>(from, to), leaps);
        }
    }

    #[test]
    fn a_step_beyond_the_board_leads_nowhere() {
        type Board = Rectangle<8, 8>;
        assert_eq!(Board::hops::<(Hop<0, 8>, Hop<0, -9>)>(Board::SQUARES, Board::SQUARES), 0);
    }

    #[test]
    fn with_and_without_ghosts_and_over_several_words() {
        hops_are_leaps::<Rectangle<8, 8>>();
        hops_are_leaps::<Rectangle<7, 7, 1, 9>>();
        hops_are_leaps::<Rectangle<10, 8, 2>>();
        hops_are_leaps::<Rectangle<19, 19, 6>>();
    }
}
