//! The work of a count, cut into items.

use alloc::vec::Vec;

use super::changes::Changes;
use super::merge::merge;
use crate::sink::convention_of;
use crate::{Convention, MoveSink, Rules, Turn, Watch};

/// A position to count from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item<R: Rules> {
    /// The move of the root that leads to it, as its place among the moves there; 0 where they are not told apart.
    pub(super) root: usize,
    /// The position.
    pub(super) position: R::Position,
    /// In how many ways it is reached.
    pub(super) times: u128,
    /// What the moves that lead to it have changed.
    pub(super) changes: Changes,
}

/// The work of a count.
#[derive(Clone, Debug)]
pub(super) struct Work<R: Rules> {
    /// The moves of the root; by a convention that counts a move in several ways, as often as it counts.
    pub(super) roots: Vec<R::Move>,
    /// The positions to count from: in the order of the roots, or each once and in the order of [`merge`].
    pub(super) items: Vec<Item<R>>,
    /// The plies to go from each.
    pub(super) depth: u32,
    /// Whether the watch has stopped it already.
    pub(super) stopped: bool,
}

/// How work is cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cuts {
    /// The threads that share it.
    pub(super) threads: usize,
    /// The memory that all items may take before they are merged, in bytes; none where they are left as they are.
    pub(super) merged: Option<usize>,
    /// Whether it is told apart what is counted behind each move of the root.
    pub(super) by_root: bool,
}

/// Items for each thread, so that none is idle for long at the end.
const ITEMS_OF_THREAD: usize = 64;
/// Items at the least, so that the share of the work that is done is known finely.
const ITEMS: usize = 256;
/// Items at the most, however many threads there are: beyond it cutting takes time and memory, and nothing is gained
/// but by merging them.
const MOST_ITEMS: usize = 1 << 14;
/// Items at the most that are merged: it takes some tenths of a second in which nobody hears of the count.
const MOST_MERGED: usize = 1 << 21;
/// The fewest plies that are worth being an item.
pub(super) const PLIES: u32 = 3;

impl Cuts {
    /// Cuts the work of a count of `depth` plies, at least one.
    ///
    /// No cut makes more items than [`MOST_ITEMS`], or than there is memory for to merge them, but for the moves of the
    /// root, which are as many as they are.
    pub(super) fn split<R: Rules, const CONVENTION: u8>(
        &self,
        position: &R::Position,
        depth: u32,
        watch: &dyn Watch,
    ) -> Work<R> {
        let mut roots = Cut::<R, CONVENTION>::new(usize::MAX);
        roots.expand(&Item { root: 0, position: *position, times: 1, changes: Changes::default() });
        let Cut { moves, mut items, .. } = roots;
        if self.by_root {
            for (root, item) in items.iter_mut().enumerate() {
                item.root = root;
            }
        }
        let (mut depth, mut stopped) = (depth - 1, false);
        let room = self.merged.map_or(0, |bytes| bytes / size_of::<Item<R>>()).min(MOST_MERGED);
        // A cut that turns out too large was in vain: how many items the next one makes is expected from the last.
        let mut expected = items.len() * items.len();
        while depth > PLIES && !items.is_empty() && (items.len() < self.enough() || expected < room) {
            let mut cut = Cut::<R, CONVENTION>::new(room.max(MOST_ITEMS));
            for item in &items {
                stopped = watch.stopped();
                if stopped || cut.full {
                    break;
                }
                cut.expand(item);
            }
            if stopped || cut.full {
                break;
            }
            let branching = cut.items.len().div_ceil(items.len());
            items = cut.items;
            depth -= 1;
            if room > 0 {
                let Some(merged) = merge(&items, depth) else { break };
                items = merged;
            }
            expected = items.len() * branching;
        }
        Work { roots: moves, items, depth, stopped }
    }

    /// Returns how many items are enough.
    fn enough(&self) -> usize {
        ITEMS_OF_THREAD.saturating_mul(self.threads).clamp(ITEMS, MOST_ITEMS)
    }

    /// Returns how many of so many items a thread takes at once.
    pub(super) fn at_once(&self, items: usize) -> usize {
        (items / self.enough()).max(1)
    }
}

/// Moves and where they lead.
struct Cut<R: Rules, const CONVENTION: u8> {
    moves: Vec<R::Move>,
    items: Vec<Item<R>>,
    /// Moves at the most.
    most: usize,
    /// Whether a move was left out, since there were as many already.
    full: bool,
}

impl<R: Rules, const CONVENTION: u8> Cut<R, CONVENTION> {
    /// Begins with none, to take so many at the most.
    fn new(most: usize) -> Self {
        Self { moves: Vec::new(), items: Vec::new(), most, full: false }
    }

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
        self.cut.full |= self.cut.items.len() == self.cut.most;
        if self.cut.full {
            return;
        }
        let mut item = *self.from;
        let side = item.position.turn();
        R::play(&mut item.position, mv, item.changes.listen(side));
        self.cut.moves.push(mv);
        self.cut.items.push(item);
    }
}
