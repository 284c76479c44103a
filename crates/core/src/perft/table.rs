//! The table of counts that are known already.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::num::NonZeroU8;

use super::lock::Lock;
use super::mixer::Mixer;
use super::{MOST_PLIES, PerftError};
use crate::Rules;

/// All that a count depends on, whole: two keys are equal only where the counts are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key<K> {
    /// Never 0, so that an empty place of the table takes no memory of its own.
    depth: NonZeroU8,
    clock: u32,
    repeats: K,
}

impl<K> Key<K> {
    /// Returns the key of the count from a position; none where it is not worth a place.
    #[inline]
    pub(super) fn of<R: Rules<Repeats = K>>(position: &R::Position, depth: u32) -> Option<Self> {
        const { assert!(MOST_PLIES <= u8::MAX as u32) };
        let plies = NonZeroU8::new(u8::try_from(depth).ok()?)?;
        (depth >= LEAST_PLIES).then(|| Self {
            depth: plies,
            clock: R::clock_of_perft(position, depth),
            repeats: R::repeats(position),
        })
    }
}

/// The fewest plies to go that are worth a place: one ply is counted sooner than it is looked up.
const LEAST_PLIES: u32 = 2;

/// A count that is known; the words of the number are apart, since 128 bits in one would be padded.
#[derive(Clone, Copy, Debug)]
struct Entry<K> {
    key: Key<K>,
    nodes: [u64; 2],
}

/// The places where a count may stand: the first is for the greatest depth, the second for the last come.
type Bucket<K> = [Option<Entry<K>>; 2];

/// A part of the table that is locked by itself; on a cache line of its own.
#[derive(Debug)]
#[repr(align(64))]
struct Shard<K>(Lock<Vec<Bucket<K>>>);

/// A table of fixed size, shared by threads.
#[derive(Debug)]
pub(super) struct Table<K>(Box<[Shard<K>]>);

impl<K: Copy + Eq + Hash> Table<K> {
    /// Makes a table that takes at most so many bytes for so many threads; none where that is too few to be of use.
    ///
    /// # Errors
    ///
    /// If there is no such memory.
    pub(super) fn new(bytes: usize, threads: usize) -> Result<Option<Self>, PerftError> {
        let shards = if threads == 1 { 1 } else { SHARDS };
        let room = bytes.saturating_sub(shards * size_of::<Shard<K>>());
        let buckets = room / shards / size_of::<Bucket<K>>();
        if buckets == 0 {
            return Ok(None);
        }
        let mut table = Vec::with_capacity(shards);
        for _ in 0..shards {
            let mut shard = Vec::new();
            shard.try_reserve_exact(buckets).map_err(|_| PerftError::Memory { bytes })?;
            shard.resize(buckets, [None; 2]);
            table.push(Shard(Lock::new(shard)));
        }
        Ok(Some(Self(table.into_boxed_slice())))
    }

    /// Returns the count of a key, if it is known.
    #[inline]
    pub(super) fn get(&self, key: &Key<K>) -> Option<u128> {
        self.at(key, |bucket| {
            let entry = bucket.iter().flatten().find(|entry| entry.key == *key)?;
            Some(u128::from(entry.nodes[1]) << 64 | u128::from(entry.nodes[0]))
        })
    }

    /// Notes the count of a key, in the place of another if need be.
    #[inline]
    pub(super) fn put(&self, key: Key<K>, nodes: u128) {
        let entry = Some(Entry { key, nodes: [nodes as u64, (nodes >> 64) as u64] });
        self.at(&key, |bucket| match bucket {
            [Some(deep), last] if deep.key.depth > key.depth => *last = entry,
            [deep, last] => *last = core::mem::replace(deep, entry),
        });
    }

    /// Does something with the bucket of a key.
    #[inline]
    fn at<A>(&self, key: &Key<K>, act: impl FnOnce(&mut Bucket<K>) -> A) -> A {
        let mut mixer = Mixer::default();
        key.repeats.hash(&mut mixer);
        mixer.write_u64(u64::from(key.clock) << 8 | u64::from(key.depth.get()));
        let hash = mixer.finish();
        let Shard(shard) = &self.0[hash as usize % self.0.len()];
        shard.with(|buckets| {
            let bucket = ((u128::from(hash) * buckets.len() as u128) >> 64) as usize;
            act(&mut buckets[bucket])
        })
    }
}

/// Parts of a table that threads share: so many that two threads seldom meet.
const SHARDS: usize = 1024;
