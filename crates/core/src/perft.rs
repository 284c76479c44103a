//! Counting the sequences of legal moves to a depth.
//!
//! Perft is the field's measure of a generator: the number of sequences of exactly `depth` legal moves. A position
//! without moves counts 0 at any depth above 0.
//!
//! [`Perft`] says how to count: by which convention, in bulk or leaf by leaf, with how large a table, with how many
//! threads. [`perft`] is the shortest way to the number, [`count`] the loop at the bottom of both.
//!
//! How it is counted never changes the number: leaf by leaf, with a table of any size and with any number of threads
//! the result is the same. The table holds whole keys, so that no collision can alter a count.

mod changes;
mod control;
mod error;
mod gather;
mod key;
mod lock;
mod merge;
mod options;
mod recent;
mod split;
mod table;
mod walk;
mod watch;
mod work;

pub use error::PerftError;
pub use options::{Counted, Divided, MOST_PLIES, Perft};
pub use watch::Watch;

use core::hint::black_box;
use core::marker::PhantomData;
use core::slice;

use gather::Gathered;

use crate::sink::convention_of;
use crate::{Convention, Count, Geometry, MoveSink, Rules, Set, Square};

/// Returns the number of sequences of `depth` legal moves: in bulk, without a table, on this thread.
///
/// It recurses once a ply, on the stack of the thread that calls it. Without optimization a ply can take 128 KiB, so that
/// 2 MiB hold some 15: keep the depth to what your stack holds. [`Perft`] counts on threads that hold
/// [`MOST_PLIES`].
///
/// # Examples
///
/// ```
/// use quadrille_core::{perft::perft, Rules};
///
/// fn first_plies<R: Rules>() -> [u128; 3] {
///     [1, 2, 3].map(|depth| perft::<R>(&R::start(), depth))
/// }
/// ```
pub fn perft<R: Rules>(position: &R::Position, depth: u32) -> u128 {
    u128::from(R::count::<0>(position, depth))
}

/// Counts to a depth; with `BULK` the last ply is counted and not played.
///
/// It recurses once a ply, on the stack of the thread that calls it, as [`perft()`] does. The count is of 64 bits: what it takes years to count.
/// [`Perft`], whose table counts more than that in no time, adds up in 128.
#[inline]
pub fn count<R: Rules, const BULK: bool, const CONVENTION: u8>(position: &R::Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 if BULK => {
            let mut count = Count::<CONVENTION>::default();
            R::generate(position, &mut count);
            count.moves
        }
        1 => {
            let mut leaves = Leaves::<R, CONVENTION> { position: *position, nodes: 0 };
            R::generate(position, &mut leaves);
            leaves.nodes
        }
        2 if BULK => R::replies::<CONVENTION>(slice::from_ref(position)),
        3 if BULK => Gathered::<R, _, CONVENTION>::count(position, R::replies::<CONVENTION>),
        _ => {
            let mut plies = Plies::<R, BULK, CONVENTION> { position, depth: depth - 1, nodes: 0, rules: PhantomData };
            R::generate(position, &mut plies);
            plies.nodes
        }
    }
}

/// Perft's own recursion, as a sink: each move is played as it is found.
struct Plies<'a, R: Rules, const BULK: bool, const CONVENTION: u8> {
    position: &'a R::Position,
    depth: u32,
    nodes: u64,
    rules: PhantomData<R>,
}

impl<R: Rules, const BULK: bool, const CONVENTION: u8> MoveSink<R> for Plies<'_, R, BULK, CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    #[inline]
    fn push(&mut self, mv: R::Move) {
        let mut next = *self.position;
        R::play(&mut next, mv, &mut ());
        self.nodes += count::<R, BULK, CONVENTION>(&next, self.depth);
    }

    #[inline(always)]
    fn follow(
        &mut self,
        targets: Set<R::Geometry>,
        _: impl Fn(Square<R::Geometry>) -> R::Move,
        play: impl Fn(Square<R::Geometry>) -> R::Position,
    ) {
        for to in R::Geometry::squares(targets) {
            self.nodes += count::<R, BULK, CONVENTION>(&play(to), self.depth);
        }
    }
}

/// The last ply, played move by move.
///
/// It has a copy of the position, and not a reference, so that what all moves share is computed once: nothing can be
/// assumed of what a reference leads to after a leaf is shown to the black box.
struct Leaves<R: Rules, const CONVENTION: u8> {
    position: R::Position,
    nodes: u64,
}

impl<R: Rules, const CONVENTION: u8> MoveSink<R> for Leaves<R, CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    #[inline(always)]
    fn push(&mut self, mv: R::Move) {
        let leaf = {
            let mut next = self.position;
            R::play(&mut next, mv, &mut ());
            next
        };
        self.take(leaf);
    }

    #[inline(always)]
    fn follow(
        &mut self,
        targets: Set<R::Geometry>,
        _: impl Fn(Square<R::Geometry>) -> R::Move,
        play: impl Fn(Square<R::Geometry>) -> R::Position,
    ) {
        for to in R::Geometry::squares(targets) {
            self.take(play(to));
        }
    }
}

impl<R: Rules, const CONVENTION: u8> Leaves<R, CONVENTION> {
    /// Counts a leaf. One that is played is to be played indeed, whatever the compiler finds out about its use. It is handed
    /// over by value: by reference its address would be stored with it, which takes 6 percent.
    #[inline(always)]
    fn take(&mut self, leaf: R::Position) {
        black_box(leaf);
        self.nodes += 1;
    }
}

/// The sink that counts the replies to each move it is given: it plays the move and counts what the other side has.
///
/// The default of [`Rules::replies`] gives it every move. A game that counts the replies to many moves at once gives it
/// the others.
#[derive(Debug)]
pub struct Replies<'a, R: Rules, const CONVENTION: u8> {
    position: &'a R::Position,
    /// The number so far.
    pub nodes: u64,
}

impl<'a, R: Rules, const CONVENTION: u8> Replies<'a, R, CONVENTION> {
    /// Begins at 0 with the moves of a position.
    #[inline(always)]
    pub const fn to_moves_of(position: &'a R::Position) -> Self {
        Self { position, nodes: 0 }
    }

    /// Returns the number of the replies to all moves of a position.
    #[inline]
    pub fn one_by_one(position: &'a R::Position) -> u64 {
        let mut replies = Self::to_moves_of(position);
        R::generate(position, &mut replies);
        replies.nodes
    }
}

impl<R: Rules, const CONVENTION: u8> MoveSink<R> for Replies<'_, R, CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    #[inline]
    fn push(&mut self, mv: R::Move) {
        let mut next = *self.position;
        R::play(&mut next, mv, &mut ());
        self.nodes += count::<R, true, CONVENTION>(&next, 1);
    }

    #[inline(always)]
    fn follow(
        &mut self,
        targets: Set<R::Geometry>,
        _: impl Fn(Square<R::Geometry>) -> R::Move,
        play: impl Fn(Square<R::Geometry>) -> R::Position,
    ) {
        for to in R::Geometry::squares(targets) {
            self.nodes += count::<R, true, CONVENTION>(&play(to), 1);
        }
    }
}

#[cfg(test)]
mod tests;
