//! Counting captures without listing them.

use core::marker::PhantomData;

use super::search::{Lines, Search};
use super::wants::{EveryMove, EveryOrder, EveryPath};
use super::{JumpMoves, flight, wave};
use crate::{Bits, Convention, JumpPosition, Set, Side};

/// The captures counted so far.
pub(super) struct Tally<V: JumpMoves> {
    pub(super) enemies: Set<V::Geometry>,
    pub(super) empty: Set<V::Geometry>,
    pub(super) convention: Convention,
    /// Whether some way could not be followed to its end.
    pub(super) unsure: bool,
    /// The most pieces captured by any way.
    most: u32,
    /// The number of ways that capture so many; of all ways, where the most is no rule.
    captures: u64,
    moves: PhantomData<V>,
}

impl<V: JumpMoves> Tally<V> {
    /// Counts the captures of the side `S`: all men at once and the kings one after the other where that is exact, else
    /// by listing them.
    pub(super) fn count<S: Side>(position: &JumpPosition<V::Geometry>, convention: Convention) -> u64 {
        let (enemies, empty) = (position.pieces(S::Other::COLOR), position.empty());
        let mut tally = Self { enemies, empty, convention, unsure: false, most: 0, captures: 0, moves: PhantomData };
        wave::follow_men::<V, S>(&mut tally, position.men(S::COLOR));
        flight::follow_kings::<V>(&mut tally, position.kings(S::COLOR));
        if !tally.unsure {
            return tally.captures;
        }
        let mut lines = Lines::<V::Geometry>::new();
        match convention {
            Convention::Unique => Search::<V, EveryMove, ()>::captures::<S>(position, &mut lines),
            Convention::Orders => Search::<V, EveryOrder, ()>::captures::<S>(position, &mut lines),
            Convention::Paths => Search::<V, EveryPath, ()>::captures::<S>(position, &mut lines),
        }
        lines.iter().map(|line| u64::from(line.to.count())).sum()
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
