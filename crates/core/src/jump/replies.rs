//! Counting the replies to all moves of a position.

use core::marker::PhantomData;

use super::search::{Lines, Search};
use super::short::{self, LONG, Sides};
use super::tally::Tally;
use super::wants::{EveryMove, EveryOrder, EveryPath};
use super::{JumpGame, JumpMove, JumpMoves, generate};
use crate::sink::convention_of;
use crate::{Bits, Black, Color, Convention, Geometry, JumpPosition, MoveSink, Set, Side, Turn, White};

/// Returns the number of replies to all moves.
///
/// The boards after the moves are gathered, and the replies counted on several at once; only where a capture is long is
/// one searched by itself.
#[inline]
pub fn replies<V: JumpMoves, R: JumpGame<V>, const CONVENTION: u8>(position: &JumpPosition<V::Geometry>) -> u64 {
    match position.turn() {
        Color::White => Boards::<V, White, CONVENTION>::count::<R>(position),
        Color::Black => Boards::<V, Black, CONVENTION>::count::<R>(position),
    }
}

/// The boards that are gathered before they are counted.
const MOST: usize = 16;

/// Boards after moves of the side `S`, seen from the other side.
struct Boards<'a, V: JumpMoves, S, const CONVENTION: u8> {
    position: &'a JumpPosition<V::Geometry>,
    boards: Lanes<V::Geometry>,
    gathered: usize,
    replies: u64,
    side: PhantomData<S>,
}

/// Boards, set by set.
struct Lanes<G: Geometry> {
    own: [Set<G>; MOST],
    enemies: [Set<G>; MOST],
    kings: [Set<G>; MOST],
}

impl<'a, V: JumpMoves, S: Side, const CONVENTION: u8> Boards<'a, V, S, CONVENTION> {
    /// Counts the replies to the moves of a position.
    #[inline]
    fn count<R: JumpGame<V>>(position: &'a JumpPosition<V::Geometry>) -> u64 {
        let empty = [Set::<V::Geometry>::EMPTY; MOST];
        let boards = Lanes { own: empty, enemies: empty, kings: empty };
        let mut boards = Self { position, boards, gathered: 0, replies: 0, side: PhantomData };
        generate::generate_for::<V, R, S, _>(position, &mut boards);
        boards.flush();
        boards.replies
    }

    /// Counts the replies on the boards gathered so far.
    fn flush(&mut self) {
        let counts = match self.position.kings(S::Other::COLOR).any() {
            true => count_boards::<V, S::Other, true, 8>(&self.boards, self.gathered),
            false => count_boards::<V, S::Other, false, 4>(&self.boards, self.gathered),
        };
        for (board, &count) in counts[..self.gathered].iter().enumerate() {
            self.replies += if count == LONG { self.captures(board) } else { count };
        }
        self.gathered = 0;
    }

    /// Counts the captures on one board where some are long.
    #[inline(never)]
    fn captures(&self, board: usize) -> u64 {
        let Lanes { own, enemies, kings } = &self.boards;
        let sides = Sides { own: own[board], enemies: enemies[board], kings: kings[board] };
        Tally::<V>::count::<S::Other>(sides, convention_of(CONVENTION)).unwrap_or_else(|| self.list(sides))
    }

    /// Counts the captures on one board by listing them.
    #[cold]
    fn list(&self, sides: Sides<V::Geometry>) -> u64 {
        let mut position = *self.position;
        position.pieces[S::Other::COLOR.index()] = sides.own;
        position.pieces[S::COLOR.index()] = sides.enemies;
        position.kings = sides.kings;
        position.clock.turn = S::Other::COLOR;
        let mut lines = Lines::<V::Geometry>::new();
        match convention_of(CONVENTION) {
            Convention::Unique => Search::<V, EveryMove, ()>::captures::<S::Other>(&position, &mut lines),
            Convention::Orders => Search::<V, EveryOrder, ()>::captures::<S::Other>(&position, &mut lines),
            Convention::Paths => Search::<V, EveryPath, ()>::captures::<S::Other>(&position, &mut lines),
        }
        lines.iter().map(|line| u64::from(line.to.count())).sum()
    }
}

/// Counts the moves on the first boards, so many at once.
///
/// Few men and no king are counted in so few steps that half a vector wastes less on boards that are not there; with
/// kings the steps depend on each other, and a whole vector hides how long each takes: 6 percent on kings alone.
#[inline]
fn count_boards<V: JumpMoves, S: Side, const KINGS: bool, const LANES: usize>(
    boards: &Lanes<V::Geometry>,
    gathered: usize,
) -> [u64; MOST] {
    let mut counts = [0; MOST];
    let Lanes { own, enemies, kings } = boards;
    let sets = own.as_chunks().0.iter().zip(enemies.as_chunks().0).zip(kings.as_chunks().0);
    let lanes = counts.as_chunks_mut().0.iter_mut().zip(sets).take(gathered.div_ceil(LANES));
    for (counts, ((own, enemies), kings)) in lanes {
        count_lanes::<V, S, KINGS, LANES>(own, enemies, kings, counts);
    }
    counts
}

/// Counts the moves on several boards.
#[inline(never)]
fn count_lanes<V: JumpMoves, S: Side, const KINGS: bool, const LANES: usize>(
    own: &[Set<V::Geometry>; LANES],
    enemies: &[Set<V::Geometry>; LANES],
    kings: &[Set<V::Geometry>; LANES],
    counts: &mut [u64; LANES],
) {
    for lane in 0..LANES {
        let sides = Sides { own: own[lane], enemies: enemies[lane], kings: kings[lane] };
        counts[lane] = short::count::<V, S, KINGS>(sides);
    }
}

impl<V: JumpMoves, R: JumpGame<V>, S: Side, const CONVENTION: u8> MoveSink<R> for Boards<'_, V, S, CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    #[inline(always)]
    fn push(&mut self, mv: JumpMove<V::Geometry>) {
        if self.gathered == MOST {
            self.flush();
        }
        let other = self.position.pieces(S::Other::COLOR) & !mv.captured;
        let board = self.gathered % MOST;
        self.boards.own[board] = other;
        self.boards.enemies[board] = self.position.pieces(S::COLOR) & !mv.from.set() | mv.to.set();
        self.boards.kings[board] = other & self.position.kings;
        self.gathered += 1;
    }
}
