use alloc::vec::Vec;

use super::*;
use crate::Perft;
use crate::perft::perft;
use crate::perft::split::{Cuts, Work};
use crate::tests::toy::{Position, Race};

/// The work of a count, its items merged.
fn merged(position: &Position, depth: u32, by_root: bool) -> Work<Race> {
    Cuts { threads: 1, merged: Some(1 << 24), by_root }.split::<Race, 0>(position, depth, &())
}

/// Walkers and a clock that ends the game: so few positions that the same ones come in many ways.
fn walkers() -> Position {
    Race::from_fen("10/10/d9/10/10/9U/10/10 w 2 9").unwrap()
}

#[test]
fn each_position_is_there_once_and_counts_as_often_as_it_is_reached() {
    for (position, depth) in [(Race::start(), 6), (walkers(), 8)] {
        let work = merged(&position, depth, false);
        let plies = depth - work.depth;
        assert!(plies >= 3, "{plies}");
        let times: u128 = work.items.iter().map(|item| item.times).sum();
        assert_eq!(times, perft::<Race>(&position, plies));
        assert!((work.items.len() as u128) < times);
        let keys: Vec<_> = work.items.iter().map(|item| Key::of::<Race>(&item.position, work.depth)).collect();
        for (number, key) in keys.iter().enumerate() {
            assert!(!keys[..number].contains(key), "{key:?} is there twice");
        }
    }
}

#[test]
fn what_lies_behind_each_root_is_kept_apart() {
    let work = merged(&walkers(), 8, true);
    let divided = Perft::new(8 - work.depth).divide::<Race>(&walkers(), &()).unwrap();
    assert_eq!(work.roots.len(), divided.len());
    for (root, divided) in divided.iter().enumerate() {
        let items = work.items.iter().filter(|item| item.root == root);
        assert_eq!(items.map(|item| item.times).sum::<u128>(), divided.nodes);
    }
}

#[test]
fn where_the_side_that_waits_did_the_same_they_are_neighbours() {
    let work = merged(&Race::start(), 6, false);
    let waiting: Vec<_> = work.items.iter().map(|item| changes(item)[0]).collect();
    assert!(waiting.is_sorted());
    assert!(waiting.windows(2).any(|two| two[0] == two[1]) && waiting.windows(2).any(|two| two[0] != two[1]));
}

#[test]
fn ways_that_cannot_be_told_are_not_merged() {
    let mut item = merged(&Race::start(), 4, false).items[0];
    assert_eq!(merge(&[item, item], 3).map(|items| items[0].times), Some(2 * item.times));
    item.times = u128::MAX;
    assert!(merge(&[item, item], 3).is_none());
}
