//! The table of counts that are known already.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::hash::Hash;

use super::key::Key;
use super::lock::Lock;

/// A table that grows to a limit, shared by threads.
///
/// It is cut into shards, each under its own lock. A shard starts small, since memory that is hardly used takes its
/// time all the same, and doubles until it has reached its share of the limit.
#[derive(Debug)]
pub(super) struct Table<K>(Box<[Shard<K>]>);

/// A part of the table that is locked by itself; on a cache line of its own.
#[derive(Debug)]
#[repr(align(64))]
struct Shard<K>(Lock<Buckets<K>>);

/// Shards at the most: so many that threads seldom meet.
const SHARDS: usize = 1024;
/// The memory that is worth a shard, in bytes.
const SHARD_BYTES: usize = 4096;

impl<K: Copy + Eq + Hash> Table<K> {
    /// Makes a table that takes at most so many bytes; none where that is too few for an entry.
    ///
    /// Where there is less memory to be had than that, it stays as large as it is.
    pub(super) fn new(bytes: usize) -> Option<Self> {
        let shards = (bytes / SHARD_BYTES).clamp(1, SHARDS);
        let limit = (bytes / shards).saturating_sub(size_of::<Shard<K>>()) / size_of::<Bucket<K>>();
        (limit > 0).then(|| Self((0..shards).map(|_| Shard(Lock::new(Buckets::new(limit)))).collect()))
    }

    /// Returns the count of a key, if it is known; `hash` is what the key is [`hashed`](Key::hashed) to.
    #[inline]
    pub(super) fn get(&self, key: &Key<K>, hash: u64) -> Option<u128> {
        self.shard(hash).with(|shard| {
            let entry = shard.at(hash).iter().flatten().find(|entry| entry.key == *key)?;
            Some(u128::from(entry.nodes[1]) << 64 | u128::from(entry.nodes[0]))
        })
    }

    /// Notes the count of a key, in the place of another if need be.
    #[inline]
    pub(super) fn put(&self, key: Key<K>, hash: u64, nodes: u128) {
        let entry = Entry { key, nodes: [nodes as u64, (nodes >> 64) as u64] };
        self.shard(hash).with(|shard| {
            shard.put(hash, entry);
            shard.grow_if_full();
        });
    }

    /// Returns the shard where a hash belongs: the low bits tell, the high ones where within it.
    #[inline]
    fn shard(&self, hash: u64) -> &Lock<Buckets<K>> {
        &self.0[hash as usize % self.0.len()].0
    }
}

/// A count that is known; the words of the number are apart, since 128 bits in one would be padded.
#[derive(Clone, Copy, Debug)]
struct Entry<K> {
    key: Key<K>,
    nodes: [u64; 2],
}

/// The entries that share a place: the first is the deepest that came, the second the last that came.
type Bucket<K> = [Option<Entry<K>>; 2];

/// The content of a shard.
#[derive(Debug)]
struct Buckets<K> {
    buckets: Vec<Bucket<K>>,
    /// Entries that are there.
    used: usize,
    /// The most buckets that there may be.
    limit: usize,
}

/// The buckets of a shard at first.
const FIRST_BUCKETS: usize = 8;

impl<K: Copy + Eq + Hash> Buckets<K> {
    /// Makes a few buckets that may become `limit`, which is not 0.
    fn new(limit: usize) -> Self {
        Self { buckets: alloc::vec![[None; 2]; limit.min(FIRST_BUCKETS)], used: 0, limit }
    }

    /// Returns the bucket where a hash belongs.
    #[inline]
    fn at(&mut self, hash: u64) -> &mut Bucket<K> {
        let bucket = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &mut self.buckets[bucket as usize]
    }

    /// Puts an entry: first where it is as deep as the first, else last.
    #[inline]
    fn put(&mut self, hash: u64, entry: Entry<K>) {
        let [first, last] = self.at(hash);
        let gone = match first {
            Some(deeper) if deeper.key.depth() > entry.key.depth() => last.replace(entry),
            _ => first.replace(entry).and_then(|shallower| last.replace(shallower)),
        };
        self.used += usize::from(gone.is_none());
    }

    /// Doubles the buckets once half of the places are taken, if the limit and the memory allow it.
    #[inline]
    fn grow_if_full(&mut self) {
        if self.used > self.buckets.len() && self.buckets.len() < self.limit {
            self.grow();
        }
    }

    /// Doubles the buckets. The old ones go once the new ones are filled: one shard of all is there twice meanwhile.
    #[cold]
    fn grow(&mut self) {
        let more = (self.buckets.len() * 2).min(self.limit);
        let mut buckets = Vec::new();
        if buckets.try_reserve_exact(more).is_err() {
            self.limit = self.buckets.len();
            return;
        }
        buckets.resize(more, [None; 2]);
        self.used = 0;
        for bucket in core::mem::replace(&mut self.buckets, buckets) {
            // The last first, so that the deepest of them is first again.
            for entry in bucket.into_iter().rev().flatten() {
                self.put(entry.key.hashed(), entry);
            }
        }
    }
}

#[cfg(test)]
mod tests;
