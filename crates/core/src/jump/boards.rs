//! Counting the moves on many boards at once.

use core::marker::PhantomData;

use super::JumpMoves;
use super::hot::Hot;
use super::search::{Lines, Search};
use super::short::{self, LONG, Sides};
use super::tally::Tally;
use super::wants::{EveryMove, EveryOrder, EveryPath};
use crate::sink::convention_of;
use crate::{Bits, Convention, JumpPosition, Set, Side};

/// The boards that are gathered before they are counted.
///
/// The last few have hardly reached memory, set by set, when they are read from there as vectors: with 8 boards instead of
/// 16 that is felt, 12 percent on men and kings. More than 16 are nothing won.
const MOST: usize = 16;

/// Boards with the side `S` to move, set by set, and the number of its moves on those that were there before.
pub(super) struct Boards<V: JumpMoves, S, const CONVENTION: u8> {
    own: [Set<V::Geometry>; MOST],
    enemies: [Set<V::Geometry>; MOST],
    kings: [Set<V::Geometry>; MOST],
    hot: [Hot<V>; MOST],
    gathered: usize,
    moves: u64,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side, const CONVENTION: u8> Boards<V, S, CONVENTION> {
    /// Makes room for boards.
    #[inline(always)]
    pub(super) fn new() -> Self {
        let empty = [Set::<V::Geometry>::EMPTY; MOST];
        let hot = [Hot::none(); MOST];
        Self { own: empty, enemies: empty, kings: empty, hot, gathered: 0, moves: 0, side: PhantomData }
    }

    /// Takes a board.
    #[inline(always)]
    pub(super) fn take(&mut self, sides: Sides<V::Geometry>) {
        if self.gathered == MOST {
            self.count();
        }
        let board = self.gathered % MOST;
        (self.own[board], self.enemies[board], self.kings[board]) = (sides.own, sides.enemies, sides.kings);
        self.gathered += 1;
    }

    /// Returns the number of moves on all boards that were taken.
    #[inline]
    pub(super) fn moves(&mut self) -> u64 {
        self.count();
        self.moves
    }

    /// Counts the moves on the boards that are there.
    fn count(&mut self) {
        let any = self.kings[..self.gathered].iter().fold(Set::<V::Geometry>::EMPTY, |any, &kings| any | kings);
        // Few men and no king are counted in so few steps that half a vector wastes less on boards that are not there;
        // with kings the steps depend on each other, and a whole vector hides how long each takes: 6 percent on kings alone.
        let counts = if any.any() { self.count_in_lanes::<true, 8>() } else { self.count_in_lanes::<false, 4>() };
        for (board, &count) in counts[..self.gathered].iter().enumerate() {
            self.moves += if count == LONG { self.captures(board) } else { count };
        }
        self.gathered = 0;
    }

    /// Counts the moves on each board, so many at once.
    #[inline]
    fn count_in_lanes<const KINGS: bool, const LANES: usize>(&mut self) -> [u64; MOST] {
        let mut counts = [0; MOST];
        let Self { own, enemies, kings, hot, .. } = self;
        let sets = own.as_chunks().0.iter().zip(enemies.as_chunks().0).zip(kings.as_chunks().0);
        let results = counts.as_chunks_mut().0.iter_mut().zip(hot.as_chunks_mut().0);
        for (((own, enemies), kings), (counts, hot)) in sets.zip(results).take(self.gathered.div_ceil(LANES)) {
            count_lanes::<V, S, KINGS, LANES>(own, enemies, kings, counts, hot);
        }
        counts
    }

    /// Returns who stands where on a board.
    #[inline(always)]
    fn sides(&self, board: usize) -> Sides<V::Geometry> {
        Sides { own: self.own[board], enemies: self.enemies[board], kings: self.kings[board] }
    }

    /// Counts the captures on a board where some are long.
    #[inline(never)]
    fn captures(&self, board: usize) -> u64 {
        let (sides, convention) = (self.sides(board), convention_of(CONVENTION));
        Tally::<V>::count::<S>(sides, convention, &self.hot[board]).unwrap_or_else(|| Self::list(sides))
    }

    /// Counts the captures on a board by listing them.
    #[cold]
    fn list(sides: Sides<V::Geometry>) -> u64 {
        let mut position = JumpPosition::of_men(sides.enemies, sides.enemies);
        (position.pieces[S::COLOR.index()], position.kings, position.clock.turn) = (sides.own, sides.kings, S::COLOR);
        let mut lines = Lines::<V::Geometry>::new();
        match convention_of(CONVENTION) {
            Convention::Unique => Search::<V, EveryMove, ()>::captures::<S>(&position, &mut lines),
            Convention::Orders => Search::<V, EveryOrder, ()>::captures::<S>(&position, &mut lines),
            Convention::Paths => Search::<V, EveryPath, ()>::captures::<S>(&position, &mut lines),
        }
        lines.iter().map(|line| u64::from(line.to.count())).sum()
    }
}

/// Counts the moves on several boards, and finds where kings can capture: code without a branch, that compiles to vectors.
#[inline(never)]
fn count_lanes<V: JumpMoves, S: Side, const KINGS: bool, const LANES: usize>(
    own: &[Set<V::Geometry>; LANES],
    enemies: &[Set<V::Geometry>; LANES],
    kings: &[Set<V::Geometry>; LANES],
    counts: &mut [u64; LANES],
    hot: &mut [Hot<V>; LANES],
) {
    for lane in 0..LANES {
        let sides = Sides { own: own[lane], enemies: enemies[lane], kings: kings[lane] };
        let (count, found) = short::count::<V, S, KINGS>(sides);
        counts[lane] = count;
        if KINGS {
            hot[lane] = found;
        }
    }
}
