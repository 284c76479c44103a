//! Counting captures without listing them.

use core::marker::PhantomData;

use super::choice::Choice;
use super::hot::Hot;
use super::short::Sides;
use super::twice::Men;
use super::wants::Wants;
use super::{JumpMoves, flight, wave};
use crate::{Geometry, Set, Side};

/// The captures counted so far.
pub(super) struct Tally<'a, V: JumpMoves, W> {
    pub(super) enemies: Set<V::Geometry>,
    pub(super) empty: Set<V::Geometry>,
    pub(super) hot: &'a Hot<V>,
    pub(super) wants: W,
    /// Whether some way could not be followed to its end.
    pub(super) unsure: bool,
    /// The most pieces captured by any way.
    most: u32,
    /// The number of ways that capture so many; of all ways, where the most is no rule.
    captures: u64,
    moves: PhantomData<V>,
}

impl<'a, V: JumpMoves, W: Wants> Tally<'a, V, W> {
    /// Counts the captures of the side `S`, all men at once and the kings one after the other; none where that is not
    /// exact.
    pub(super) fn count<S: Side>(sides: Sides<V::Geometry>, wants: W, hot: &'a Hot<V>) -> Option<u64> {
        let Sides { own, enemies, kings } = sides;
        let mut tally = Self::new(enemies, V::Geometry::SQUARES & !(own | enemies), wants, hot);
        wave::follow_men::<V, S, W>(&mut tally, own & !kings);
        flight::follow_kings::<V, W>(&mut tally, kings);
        (!tally.unsure).then_some(tally.captures)
    }

    /// Counts the captures of men of the side `S`; none where that is not exact.
    pub(super) fn count_men<S: Side>(board: Men<V::Geometry>, wants: W, hot: &'a Hot<V>) -> Option<u64> {
        let mut tally = Self::new(board.enemies, board.empty, wants, hot);
        wave::follow_men::<V, S, W>(&mut tally, board.men);
        (!tally.unsure).then_some(tally.captures)
    }

    /// Begins at 0.
    #[inline(always)]
    fn new(enemies: Set<V::Geometry>, empty: Set<V::Geometry>, wants: W, hot: &'a Hot<V>) -> Self {
        Self { enemies, empty, hot, wants, unsure: false, most: 0, captures: 0, moves: PhantomData }
    }

    /// Takes captures that end after so many jumps.
    #[inline(always)]
    pub(super) fn end(&mut self, jumps: u32, captures: u64) {
        if !V::MAJORITY || jumps == self.most {
            self.captures += captures;
        } else if jumps > self.most {
            (self.most, self.captures) = (jumps, captures);
        }
    }
}
