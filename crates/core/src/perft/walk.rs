//! The upper plies of a count: where the table is asked and the watch is told.

use super::control::Control;
use super::count;
use super::gather::Gathered;
use super::key::Key;
use super::recent::Recent;
use super::split::{Item, PLIES};
use super::table::Table;
use crate::sink::convention_of;
use crate::{Convention, MoveSink, Rules};

/// Walks the upper plies of a count on one thread; the last plies are left to [`count`] and [`Rules::count`].
pub(super) struct Walker<'a, R: Rules, const CONVENTION: u8> {
    control: &'a Control<'a>,
    table: Option<&'a Table<R::Repeats>>,
    /// What was counted of the last two plies, if it is kept; in bulk alone.
    recent: Option<Recent<R::Repeats>>,
    bulk: bool,
    /// The plies that are counted at once, without a look at the table or the watch.
    last_plies: u32,
    /// In how many ways the item at work is reached.
    times: u128,
    /// Nodes counted and not yet told.
    untold: u128,
    /// Work done since the watch was told, in what a node of the last ply costs.
    work: u64,
    halted: bool,
}

/// Work after which the watch is told: some milliseconds, leaf by leaf too.
const WORK: u64 = 1 << 17;
/// The work that a node of the upper plies is, with its look into the table.
const WORK_OF_NODE: u64 = 32;

impl<'a, R: Rules, const CONVENTION: u8> Walker<'a, R, CONVENTION> {
    /// Makes a walker.
    pub(super) fn new(
        control: &'a Control<'a>,
        table: Option<&'a Table<R::Repeats>>,
        recent: Option<Recent<R::Repeats>>,
        bulk: bool,
    ) -> Self {
        let last_plies = if bulk { PLIES } else { 2 };
        Self { control, table, recent, bulk, last_plies, times: 1, untold: 0, work: 0, halted: false }
    }

    /// Counts items of the work, adds to the nodes of their roots, and returns whether that is all of them.
    pub(super) fn items(&mut self, items: &[Item<R>], depth: u32, nodes: &mut [u128]) -> bool {
        self.tell(0);
        for item in items {
            self.times = item.times;
            let counted = self.nodes(&item.position, depth);
            let counted = self.control.multiply(counted, item.times);
            nodes[item.root] = self.control.add(nodes[item.root], counted);
        }
        let complete = !self.halted;
        self.tell(items.len());
        complete
    }

    /// Counts from a position; less than all once the walker is halted.
    fn nodes(&mut self, position: &R::Position, depth: u32) -> u128 {
        if self.halted {
            return 0;
        }
        let table = self.table.filter(|_| depth >= PLIES);
        let place = table.map(|table| {
            let key = Key::of::<R>(position, depth);
            (table, key, key.hashed())
        });
        if let Some((table, key, hash)) = &place
            && let Some(nodes) = table.get(key, *hash)
        {
            self.did(nodes, 0);
            return nodes;
        }
        let nodes = if depth <= self.last_plies {
            let nodes = self.last(position, depth);
            self.did(nodes.into(), nodes);
            nodes.into()
        } else {
            let mut plies = UpperPlies { walker: self, position, depth: depth - 1, nodes: 0 };
            R::generate(position, &mut plies);
            let nodes = plies.nodes;
            if nodes == 0 {
                // Where every line ends before the depth no last ply tells of the work.
                self.did(0, 0);
            }
            nodes
        };
        if let Some((table, key, hash)) = place
            && !self.halted
        {
            table.put(key, hash, nodes);
        }
        nodes
    }

    /// Counts the last plies at once.
    #[inline]
    fn last(&mut self, position: &R::Position, depth: u32) -> u64 {
        // Where a game keeps no replies, that is never compiled for it.
        if R::KEEPS_REPLIES
            && depth == PLIES
            && let Some(recent) = &mut self.recent
        {
            return Gathered::<R, _, CONVENTION>::count(position, |children| recent.replies::<R, CONVENTION>(children));
        }
        if self.bulk { R::count::<CONVENTION>(position, depth) } else { count::<R, false, CONVENTION>(position, depth) }
    }

    /// Notes work that was done.
    #[inline]
    fn did(&mut self, nodes: u128, work: u64) {
        self.untold = self.untold.saturating_add(nodes.saturating_mul(self.times));
        self.work += WORK_OF_NODE + work;
        if self.work >= WORK {
            self.tell(0);
        }
    }

    /// Tells the watch.
    #[cold]
    fn tell(&mut self, items: usize) {
        self.work = 0;
        self.halted = self.control.tell(core::mem::take(&mut self.untold), items);
    }
}

/// The sink that plays each move of an upper ply and counts on.
struct UpperPlies<'w, 'a, 'p, R: Rules, const CONVENTION: u8> {
    walker: &'w mut Walker<'a, R, CONVENTION>,
    position: &'p R::Position,
    depth: u32,
    nodes: u128,
}

impl<R: Rules, const CONVENTION: u8> MoveSink<R> for UpperPlies<'_, '_, '_, R, CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    fn push(&mut self, mv: R::Move) {
        if self.walker.halted {
            return;
        }
        let mut next = *self.position;
        R::play(&mut next, mv, &mut ());
        let more = self.walker.nodes(&next, self.depth);
        self.nodes = self.walker.control.add(self.nodes, more);
    }
}
