//! The work of a count, cut into items.

use alloc::vec::Vec;

use crate::sink::convention_of;
use crate::{Convention, MoveSink, Rules};

/// A position to count from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item<R: Rules> {
    /// The move of the root that leads to it, as its place among the moves there.
    pub(super) root: usize,
    /// The position.
    pub(super) position: R::Position,
}

/// The work of a count.
#[derive(Clone, Debug)]
pub(super) struct Work<R: Rules> {
    /// The moves of the root; by a convention that counts a move in several ways, as often as it counts.
    pub(super) roots: Vec<R::Move>,
    /// The positions to count from, in the order of the roots.
    pub(super) items: Vec<Item<R>>,
    /// The plies to go from each.
    pub(super) depth: u32,
}

/// Items for each thread, so that none is idle for long at the end.
const ITEMS_OF_THREAD: usize = 64;
/// Items at the least, so that the share of the work that is done is known finely.
const ITEMS: usize = 256;
/// The fewest plies that are worth being an item.
const PLIES: u32 = 3;

/// Cuts the work of a count of `depth` plies, at least one, for so many threads.
pub(super) fn split<R: Rules, const CONVENTION: u8>(position: &R::Position, depth: u32, threads: usize) -> Work<R> {
    let mut roots = Cut::<R, CONVENTION>::default();
    roots.expand(&Item { root: 0, position: *position });
    let Cut { moves, mut items } = roots;
    for (root, item) in items.iter_mut().enumerate() {
        item.root = root;
    }
    let mut depth = depth - 1;
    while depth > PLIES && !items.is_empty() && items.len() < ITEMS.max(ITEMS_OF_THREAD.saturating_mul(threads)) {
        let mut cut = Cut::<R, CONVENTION>::default();
        items.iter().for_each(|item| cut.expand(item));
        items = cut.items;
        depth -= 1;
    }
    Work { roots: moves, items, depth }
}

/// Moves and where they lead.
struct Cut<R: Rules, const CONVENTION: u8> {
    moves: Vec<R::Move>,
    items: Vec<Item<R>>,
}

impl<R: Rules, const CONVENTION: u8> Default for Cut<R, CONVENTION> {
    fn default() -> Self {
        Self { moves: Vec::new(), items: Vec::new() }
    }
}

impl<R: Rules, const CONVENTION: u8> Cut<R, CONVENTION> {
    /// Adds each move of an item.
    fn expand(&mut self, item: &Item<R>) {
        R::generate(&item.position, &mut Expand { cut: self, from: item });
    }
}

/// The sink that adds each move of an item.
struct Expand<'a, R: Rules, const CONVENTION: u8> {
    cut: &'a mut Cut<R, CONVENTION>,
    from: &'a Item<R>,
}

impl<R: Rules, const CONVENTION: u8> MoveSink<R> for Expand<'_, R, CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    fn push(&mut self, mv: R::Move) {
        let mut item = *self.from;
        R::play(&mut item.position, mv, &mut ());
        self.cut.moves.push(mv);
        self.cut.items.push(item);
    }
}
