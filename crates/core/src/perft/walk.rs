//! The upper plies of a count: where the table is asked and the watch is told.

use super::control::Control;
use super::count;
use super::key::Key;
use super::table::Table;
use crate::sink::convention_of;
use crate::{Convention, MoveSink, Rules};

/// Walks the upper plies of a count on one thread; the last plies are left to [`count`] and [`Rules::count`].
pub(super) struct Walker<'a, R: Rules, const CONVENTION: u8> {
    control: &'a Control<'a>,
    table: Option<&'a Table<R::Repeats>>,
    bulk: bool,
    /// The plies that are counted at once, without a look at the table or the watch.
    last_plies: u32,
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
    pub(super) fn new(control: &'a Control<'a>, table: Option<&'a Table<R::Repeats>>, bulk: bool) -> Self {
        let last_plies = if bulk { 3 } else { 2 };
        Self { control, table, bulk, last_plies, untold: 0, work: 0, halted: false }
    }

    /// Counts an item of the work, and returns the number of nodes and whether that is all of them.
    pub(super) fn item(&mut self, position: &R::Position, depth: u32) -> (u128, bool) {
        self.tell(0);
        let nodes = self.nodes(position, depth);
        let complete = !self.halted;
        self.tell(1);
        (nodes, complete)
    }

    /// Counts from a position; less than all once the walker is halted.
    fn nodes(&mut self, position: &R::Position, depth: u32) -> u128 {
        if self.halted {
            return 0;
        }
        let place = self.table.and_then(|table| {
            let key = Key::of::<R>(position, depth)?;
            Some((table, key, key.hashed()))
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
            plies.nodes
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
    fn last(&self, position: &R::Position, depth: u32) -> u64 {
        match self.bulk {
            true => R::count::<CONVENTION>(position, depth),
            false => count::<R, false, CONVENTION>(position, depth),
        }
    }

    /// Notes work that was done.
    #[inline]
    fn did(&mut self, nodes: u128, work: u64) {
        self.untold = self.untold.saturating_add(nodes);
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
