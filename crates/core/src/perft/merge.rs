//! Making one of items that are the same position.

use alloc::vec::Vec;

use super::key::Key;
use super::split::Item;
use crate::{Rules, Turn};

/// Makes one of the items that are the same position behind the same root; none where one would be reached in more
/// ways than can be told.
///
/// Those are neighbours thereafter in which the side that waits has made the same changes, since what the other moves
/// lead to is often the same again: see [`Recent`](super::recent::Recent). `depth` is that of the items, in plies to go.
///
/// Equal positions are told by comparing them. Where the order keeps two apart they stay two, and count all the same.
pub(super) fn merge<R: Rules>(items: &[Item<R>], depth: u32) -> Option<Vec<Item<R>>> {
    let mut order: Vec<Place> = items.iter().zip(0..).map(|(item, place)| (changes(item), item.root, place)).collect();
    sort(&mut order);
    let mut merged: Vec<Item<R>> = Vec::with_capacity(items.len());
    let mut last_key = None;
    for (_, root, place) in order {
        let item = &items[place];
        let key = Some((root, Key::of::<R>(&item.position, depth)));
        match merged.last_mut() {
            Some(last) if last_key == key => last.times = last.times.checked_add(item.times)?,
            _ => merged.push(*item),
        }
        last_key = key;
    }
    merged.shrink_to_fit();
    Some(merged)
}

/// What an item is sorted by, and its place.
type Place = ([crate::Key; 2], usize, usize);

/// Sorts items: by places, whatever the rules, so that it is compiled once.
fn sort(order: &mut [Place]) {
    order.sort_unstable();
}

/// Returns what the sides have changed, first the one that waits.
fn changes<R: Rules>(item: &Item<R>) -> [crate::Key; 2] {
    let turn = item.position.turn();
    [turn.other(), turn].map(|side| item.changes.by(side))
}

#[cfg(test)]
mod tests;
