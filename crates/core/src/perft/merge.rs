//! Making one of items that are the same position.

use alloc::vec::Vec;

use super::key;
use super::split::Item;
use crate::{Color, Key, Observer, Rules, Turn};

/// Makes one of the items that are the same position behind the same root; none where one would be reached in more
/// ways than can be told.
///
/// Those are neighbours thereafter in which the side that waits has made the same changes, since what the other moves
/// lead to is often the same again: see [`Recent`](super::recent::Recent). `depth` is that of the items, in plies to go.
///
/// Equal positions are told by comparing them. Where the order keeps two apart they stay two, and count all the same.
pub(super) fn merge<R: Rules>(items: &[Item<R>], depth: u32) -> Option<Vec<Item<R>>> {
    let whole = |item: &Item<R>| (item.root, key::Key::of::<R>(&item.position, depth));
    let mut order: Vec<_> = items.iter().map(|item| (changes(item), item.root, item)).collect();
    order.sort_unstable_by_key(|(changes, root, _)| (*changes, *root));
    let mut merged: Vec<Item<R>> = Vec::with_capacity(items.len());
    for (.., item) in order {
        match merged.last_mut() {
            Some(last) if whole(last) == whole(item) => last.times = last.times.checked_add(item.times)?,
            _ => merged.push(*item),
        }
    }
    merged.shrink_to_fit();
    Some(merged)
}

/// What the moves of each side have changed, in whatever order they came.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Changes {
    by: [Key; 2],
    /// The side that moves.
    side: Color,
}

impl Changes {
    /// Hands them to the side that moves now.
    pub(super) fn of(&mut self, side: Color) -> &mut Self {
        self.side = side;
        self
    }
}

impl Observer for Changes {
    #[inline]
    fn piece(&mut self, piece: usize, bit: usize, put: bool) {
        self.by[self.side.index()].piece(piece, bit, put);
    }

    #[inline]
    fn state(&mut self, state: usize, begins: bool) {
        self.by[self.side.index()].state(state, begins);
    }
}

/// Returns what the sides have changed, first the one that waits.
fn changes<R: Rules>(item: &Item<R>) -> [Key; 2] {
    let turn = item.position.turn();
    [turn.other(), turn].map(|side| item.changes.by[side.index()])
}

#[cfg(test)]
mod tests;
