use super::*;
use crate::Rules;
use crate::tests::toy::{Position, Race};

/// The key of a position with a clock that makes it one of its own.
fn key(halfmoves: u32, depth: u32) -> Key<<Race as Rules>::Repeats> {
    Key::of::<Race>(&Position { halfmoves, ..Race::start() }, depth)
}

#[test]
fn a_place_that_is_empty_takes_no_memory_to_say_so() {
    assert_eq!(size_of::<Option<Entry<[u64; 4]>>>(), size_of::<Entry<[u64; 4]>>());
    assert_eq!(size_of::<Entry<[u64; 4]>>(), 8 * (4 + 1 + 2));
}

#[test]
fn what_was_put_is_found_whole() {
    let table = Table::new(1 << 20).unwrap();
    let counts = [1, u128::from(u64::MAX), u128::MAX - 1];
    for (depth, nodes) in (3..).zip(counts) {
        let key = key(12, depth);
        assert_eq!(table.get(&key, key.hashed()), None);
        table.put(key, key.hashed(), nodes);
        assert_eq!(table.get(&key, key.hashed()), Some(nodes));
    }
    // The same place, but another clock, or another depth: not the same count.
    let first = key(12, 3);
    assert_eq!(table.get(&key(11, 3), first.hashed()), None);
    assert_eq!(table.get(&key(12, 9), first.hashed()), None);
}

#[test]
fn the_deepest_stays_and_the_last_come_stays() {
    let mut buckets = Buckets::new(1);
    for (clock, depth) in [(12, 3), (11, 4), (12, 6), (12, 5), (12, 4)] {
        buckets.put(0, Entry { key: key(clock, depth), nodes: [0; 2] });
    }
    assert_eq!(buckets.at(u64::MAX).map(|entry| entry.map(|entry| entry.key)), [Some(key(12, 6)), Some(key(12, 4))]);
    assert_eq!(buckets.used, 2);
}

#[test]
fn it_grows_to_its_limit_and_no_further() {
    let (bytes, shards) = (1 << 20, 256);
    let table = Table::new(bytes).unwrap();
    assert_eq!(table.0.len(), shards);
    let taken = |table: &Table<_>| -> usize {
        let bucket = size_of::<Bucket<<Race as Rules>::Repeats>>();
        let shards = table.0.iter().map(|shard| shard.0.with(|shard| shard.buckets.capacity()) * bucket);
        shards.sum::<usize>() + size_of_val(&*table.0)
    };
    let start = taken(&table);
    let mut found = 0;
    for number in 0..100_000 {
        let mut position = Race::start();
        position.men[0] = crate::BitBoard::from_words([number, 0]);
        let key = Key::of::<Race>(&position, 3);
        table.put(key, key.hashed(), number.into());
        // One that is put may make the table grow, and be lost while others move.
        let nodes = table.get(&key, key.hashed());
        assert!(nodes.is_none_or(|nodes| nodes == number.into()));
        found += usize::from(nodes.is_some());
    }
    assert!(found > 99_000, "{found}");
    let end = taken(&table);
    assert!(start < bytes / 2 && end > bytes * 9 / 10 && end <= bytes, "{start} {end}");
}

#[test]
fn what_is_too_small_is_none() {
    assert!(Table::<u64>::new(64).is_none());
    assert!(Table::<u64>::new(1000).is_some());
}
