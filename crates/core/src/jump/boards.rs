//! Counting the moves on many boards at once.

use core::hint::select_unpredictable;

use super::JumpMoves;
use super::choice::Choice;
use super::hot::Hot;
use super::search::{Lines, captures};
use super::short::{self, LONG, LONG_OF_MEN, Sides};
use super::tally::Tally;
use super::twice::{Men, Twice};
use super::wants::Wants;
use crate::{Bits, Geometry, JumpPosition, Set, Side};

/// The boards that are gathered before they are counted.
///
/// The last few have hardly reached memory, set by set, when they are read from there as vectors: with 8 boards instead of
/// 16 that is felt, 12 percent on men and kings. More than 16 are nothing won.
const MOST: usize = 16;

/// Boards with the side `S` to move, set by set, and the number of its moves on those that were there before.
pub(super) struct Boards<V: JumpMoves, S, W> {
    own: [Set<V::Geometry>; MOST],
    enemies: [Set<V::Geometry>; MOST],
    kings: [Set<V::Geometry>; MOST],
    hot: [Hot<V>; MOST],
    gathered: usize,
    /// Those where men take more than one piece.
    twice: Twice<V, S>,
    moves: u64,
    wants: W,
}

impl<V: JumpMoves, S: Side, W: Wants> Boards<V, S, W> {
    /// Makes room for boards.
    #[inline(always)]
    pub(super) fn new(wants: W) -> Self {
        let empty = [Set::<V::Geometry>::EMPTY; MOST];
        let hot = [Hot::none(); MOST];
        Self { own: empty, enemies: empty, kings: empty, hot, gathered: 0, twice: Twice::new(), moves: 0, wants }
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
        if V::COUNTS_CAPTURES {
            self.count_twice();
        }
        self.moves
    }

    /// Counts the moves on the boards that are there.
    fn count(&mut self) {
        let mut any = self.kings.iter().fold(Set::<V::Geometry>::EMPTY, |any, &kings| any | kings);
        if V::SEES_KINGS {
            any &= self.own.iter().fold(Set::<V::Geometry>::EMPTY, |any, &own| any | own);
        }
        // Few men and no king are counted in so few steps that half a vector wastes less on boards that are not there;
        // with kings the steps depend on each other, and a whole vector hides how long each takes: 6 percent on kings alone.
        let counted = if any.any() { self.count_in_lanes::<true, 8>() } else { self.count_in_lanes::<false, 4>() };
        self.moves += counted.moves;
        if V::COUNTS_CAPTURES {
            for board in boards_of(counted.long_of_men) {
                if !self.twice.take(self.men(board)) {
                    self.count_twice();
                }
            }
        }
        for board in boards_of(counted.long) {
            self.moves += self.captures(board);
        }
        self.gathered = 0;
        // What is not there has no move.
        let nobody = [Set::<V::Geometry>::EMPTY; MOST];
        (self.own, self.kings) = (nobody, nobody);
    }

    /// Counts the moves on each board, so many at once.
    #[inline]
    fn count_in_lanes<const KINGS: bool, const LANES: usize>(&mut self) -> Counted {
        let mut all = Counted { moves: 0, long: 0, long_of_men: 0 };
        let Self { own, enemies, kings, hot, .. } = self;
        let sets = own.as_chunks().0.iter().zip(enemies.as_chunks().0).zip(kings.as_chunks().0);
        let boards = sets.zip(hot.as_chunks_mut().0).take(self.gathered.div_ceil(LANES));
        for (first, (((own, enemies), kings), hot)) in (0..).step_by(LANES).zip(boards) {
            let counted = count_lanes::<V, S, KINGS, LANES>(own, enemies, kings, hot);
            all.moves += counted.moves;
            all.long |= counted.long << first;
            all.long_of_men |= counted.long_of_men << first;
        }
        all
    }

    /// Returns who stands where on a board.
    #[inline(always)]
    fn sides(&self, board: usize) -> Sides<V::Geometry> {
        Sides { own: self.own[board], enemies: self.enemies[board], kings: self.kings[board] }
    }

    /// Counts the captures on the boards where men take more than one piece.
    fn count_twice(&mut self) {
        let hot = Hot::none();
        let wants = self.wants;
        let more = |board: Men<V::Geometry>| {
            Tally::<V, W>::count_men::<S>(board, wants, &hot).unwrap_or_else(|| {
                let own = V::Geometry::SQUARES & !(board.enemies | board.empty);
                Self::list(Sides { own, enemies: board.enemies, kings: own & !board.men }, wants)
            })
        };
        self.moves += self.twice.captures(more);
    }

    /// Returns the men of a board.
    #[inline(always)]
    fn men(&self, board: usize) -> Men<V::Geometry> {
        let Sides { own, enemies, kings } = self.sides(board);
        Men { men: own & !kings, enemies, empty: V::Geometry::SQUARES & !(own | enemies) }
    }

    /// Counts the captures on a board where some are long.
    #[inline(never)]
    fn captures(&self, board: usize) -> u64 {
        let (sides, wants) = (self.sides(board), self.wants);
        if V::COUNTS_CAPTURES {
            let counted = Tally::<V, W>::count::<S>(sides, wants, &self.hot[board]);
            counted.unwrap_or_else(|| Self::list(sides, wants))
        } else {
            Self::list(sides, wants)
        }
    }

    /// Counts the captures on a board by listing them.
    #[inline(never)]
    fn list(sides: Sides<V::Geometry>, wants: W) -> u64 {
        let mut position = JumpPosition::of_men(sides.enemies, sides.enemies);
        (position.pieces[S::COLOR.index()], position.kings, position.clock.turn) = (sides.own, sides.kings, S::COLOR);
        let mut lines = Lines::<V::Geometry>::new();
        captures::<V, S, _>(&position, wants, &mut lines);
        lines.iter().map(|line| u64::from(line.to.count())).sum()
    }
}

/// The moves on several boards.
struct Counted {
    /// Their number, but on boards where captures are long.
    moves: u64,
    /// The boards where they are, a bit each.
    long: u64,
    /// The boards where those of men alone matter.
    long_of_men: u64,
}

/// Returns the boards of which the bits are set.
fn boards_of(mut bits: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let board = (bits != 0).then_some(bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        board
    })
}

/// Counts the moves on several boards, and finds where kings can capture: code without a branch, that compiles to vectors.
///
/// What is seldom comes as bits: a branch on the count of each board took a twentieth.
#[inline(never)]
fn count_lanes<V: JumpMoves, S: Side, const KINGS: bool, const LANES: usize>(
    own: &[Set<V::Geometry>; LANES],
    enemies: &[Set<V::Geometry>; LANES],
    kings: &[Set<V::Geometry>; LANES],
    hot: &mut [Hot<V>; LANES],
) -> Counted {
    let mut all = Counted { moves: 0, long: 0, long_of_men: 0 };
    for lane in 0..LANES {
        let sides = Sides { own: own[lane], enemies: enemies[lane], kings: kings[lane] };
        let (count, found) = if V::COUNTS_CAPTURES {
            short::count::<V, S, KINGS>(sides)
        } else {
            (short::count_quiet::<V, S, KINGS>(sides), Hot::none())
        };
        let board = 1_u64 << lane;
        all.moves += select_unpredictable(count < LONG_OF_MEN, count, 0);
        all.long |= select_unpredictable(count == LONG, board, 0);
        all.long_of_men |= select_unpredictable(count == LONG_OF_MEN, board, 0);
        if KINGS {
            hot[lane] = found;
        }
    }
    all
}
