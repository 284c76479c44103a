//! What all threads of a count have in common: the order to stop, and how far they are.

use core::sync::atomic::{AtomicBool, Ordering};

use super::Watch;
use super::lock::Lock;

/// The order to stop, and how far the count is.
pub(super) struct Control<'a> {
    watch: &'a dyn Watch,
    halted: AtomicBool,
    overflowed: AtomicBool,
    done: Lock<Done>,
    items: usize,
}

/// How far the count is.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    nodes: u128,
    items: usize,
}

impl<'a> Control<'a> {
    /// Starts the watch over so many items of work.
    pub(super) fn new(watch: &'a dyn Watch, items: usize) -> Self {
        let (halted, overflowed) = (AtomicBool::new(false), AtomicBool::new(false));
        Self { watch, halted, overflowed, done: Lock::new(Done::default()), items }
    }

    /// Takes what a thread has done since it last told, and returns whether it is to stop.
    pub(super) fn tell(&self, nodes: u128, items: usize) -> bool {
        if self.halted() {
            return true;
        }
        self.done.with(|done| {
            done.nodes = done.nodes.saturating_add(nodes);
            done.items += items;
            self.watch.progress(done.nodes, done.items as f64 / self.items.max(1) as f64);
        });
        if self.watch.stopped() {
            self.halt();
        }
        self.halted()
    }

    /// Returns whether every thread is to stop.
    pub(super) fn halted(&self) -> bool {
        self.halted.load(Ordering::Relaxed)
    }

    /// Has every thread stop.
    pub(super) fn halt(&self) {
        self.halted.store(true, Ordering::Relaxed);
    }

    /// Adds two counts; a sum that does not fit stops them all.
    pub(super) fn add(&self, nodes: u128, more: u128) -> u128 {
        nodes.checked_add(more).unwrap_or_else(|| self.overflow())
    }

    /// Takes a count so many times; a product that does not fit stops them all.
    pub(super) fn multiply(&self, nodes: u128, times: u128) -> u128 {
        nodes.checked_mul(times).unwrap_or_else(|| self.overflow())
    }

    /// Notes that a count does not fit.
    #[cold]
    fn overflow(&self) -> u128 {
        self.overflowed.store(true, Ordering::Relaxed);
        self.halt();
        u128::MAX
    }

    /// Returns whether a count did not fit.
    pub(super) fn overflowed(&self) -> bool {
        self.overflowed.load(Ordering::Relaxed)
    }
}
