//! Counting the sequences of legal moves to a depth.
//!
//! Perft is the field's measure of a generator: the number of sequences of exactly `depth` legal moves. A position
//! without moves counts 0 at any depth above 0.

use core::marker::PhantomData;

use crate::sink::convention_of;
use crate::{Convention, Count, MoveSink, Rules};

/// Returns the number of sequences of `depth` legal moves.
///
/// # Examples
///
/// `perft::<Ataxx>(&Ataxx::start(), 5)`: see the games.
pub fn perft<R: Rules>(position: &R::Position, depth: u32) -> u128 {
    u128::from(R::count::<0>(position, depth))
}

/// Counts to a depth; with `BULK` the last ply is counted and not played.
#[inline]
pub fn count<R: Rules, const BULK: bool, const CONVENTION: u8>(position: &R::Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 if BULK => {
            let mut count = Count::<CONVENTION>::default();
            R::generate(position, &mut count);
            count.moves
        }
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
        self.nodes += if self.depth == 1 && BULK {
            let mut count = Count::<CONVENTION>::default();
            R::generate(&next, &mut count);
            count.moves
        } else {
            count::<R, BULK, CONVENTION>(&next, self.depth)
        };
    }
}
