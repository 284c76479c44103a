//! The work of a count, cut into items.

use alloc::vec::Vec;

use crate::sink::convention_of;
use crate::{Convention, MoveSink, Rules, Watch};

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
    /// Whether the watch has stopped it already.
    pub(super) stopped: bool,
}

/// Items for each thread, so that none is idle for long at the end.
const ITEMS_OF_THREAD: usize = 64;
/// Items at the least, so that the share of the work that is done is known finely.
const ITEMS: usize = 256;
/// Items at the most, however many threads there are: beyond it cutting takes time and memory, and nothing is gained.
const MOST_ITEMS: usize = 1 << 14;
/// The fewest plies that are worth being an item.
const PLIES: u32 = 3;

/// Cuts the work of a count of `depth` plies, at least one, for so many threads.
///
/// No cut makes more items than [`MOST_ITEMS`], but for the moves of the root, which are as many as they are.
pub(super) fn split<R: Rules, const CONVENTION: u8>(
    position: &R::Position,
    depth: u32,
    threads: usize,
    watch: &dyn Watch,
) -> Work<R> {
    let mut roots = Cut::<R, CONVENTION>::new(usize::MAX);
    roots.expand(&Item { root: 0, position: *position });
    let Cut { moves, mut items, .. } = roots;
    for (root, item) in items.iter_mut().enumerate() {
        item.root = root;
    }
    let (mut depth, mut stopped) = (depth - 1, false);
    let enough = ITEMS_OF_THREAD.saturating_mul(threads).clamp(ITEMS, MOST_ITEMS);
    while depth > PLIES && !items.is_empty() && items.len() < enough {
        let mut cut = Cut::<R, CONVENTION>::new(MOST_ITEMS);
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
        items = cut.items;
        depth -= 1;
    }
    Work { roots: moves, items, depth, stopped }
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
        R::play(&mut item.position, mv, &mut ());
        self.cut.moves.push(mv);
        self.cut.items.push(item);
    }
}
