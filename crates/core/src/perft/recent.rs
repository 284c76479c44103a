//! What a thread has counted of the last two plies.

use alloc::vec::Vec;
use core::hash::Hash;

use super::gather::MOST;
use super::key::Key;
use crate::Rules;

/// The counts of the last two plies from the positions that a thread has met of late: each has one place, and the last
/// that came has it.
///
/// A thread has its own, since a lock takes as long as a look, and a small one, that stays in the cache of the
/// processor: the positions that are the same come soon after each other, where the work was merged.
#[derive(Debug)]
pub(super) struct Recent<K>(Vec<Place<K>>);

/// A count, if there is one; on as few cache lines as may be.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Place<K>(Option<(Key<K>, u64)>);

/// The places: a megabyte where a position and its count fill a line of the cache. A quarter as many make a count of
/// seven plies with such positions a tenth slower, four times as many are no faster.
const PLACES: usize = 1 << 14;
/// The plies that are counted.
const PLIES: u32 = 2;

impl<K: Copy + Eq + Hash> Recent<K> {
    /// The memory that one takes.
    pub(super) const BYTES: usize = PLACES * size_of::<Place<K>>();

    /// Makes one that knows nothing.
    pub(super) fn new() -> Self {
        Self(alloc::vec![Place(None); PLACES])
    }

    /// Returns the number of sequences of two moves from some positions, at most [`MOST`].
    pub(super) fn replies<R: Rules<Repeats = K>, const CONVENTION: u8>(&mut self, positions: &[R::Position]) -> u64 {
        // All are placed before the first is looked at, so that the memory answers together.
        let mut places = [0; MOST];
        for (place, position) in places.iter_mut().zip(positions) {
            *place = Key::of::<R>(position, PLIES).hashed() as usize % PLACES;
        }
        let mut nodes = 0;
        for (&place, position) in places.iter().zip(positions) {
            let key = Key::of::<R>(position, PLIES);
            let place = &mut self.0[place];
            nodes += match place.0 {
                Some((known, nodes)) if known == key => nodes,
                _ => {
                    let nodes = R::replies::<CONVENTION>(core::slice::from_ref(position));
                    place.0 = Some((key, nodes));
                    nodes
                }
            };
        }
        nodes
    }
}

#[cfg(test)]
mod tests;
