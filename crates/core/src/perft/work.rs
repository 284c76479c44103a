//! The threads of a count.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicUsize, Ordering};

use super::control::Control;
use super::split::{Item, Work};
use super::table::Table;
use super::walk::Walker;
use super::{Counted, Perft, PerftError, Watch};
use crate::Rules;

/// Counts each item of the work, and returns what each root has come to.
///
/// # Errors
///
/// If a number is too large.
pub(super) fn count_all<R: Rules, const CONVENTION: u8>(
    work: &Work<R>,
    options: &Perft,
    watch: &dyn Watch,
) -> Result<Vec<Counted>, PerftError> {
    let threads = options.workers().min(work.items.len()).max(1);
    let table = match options.table_bytes() {
        Some(bytes) if work.depth > 1 => Table::new(bytes),
        _ => None,
    };
    let team = Team::<R> {
        work,
        bulk: options.is_bulk(),
        table,
        next: AtomicUsize::new(0),
        control: Control::new(watch, work.items.len()),
    };
    if work.stopped {
        team.control.halt();
    }
    let parts = team.run::<CONVENTION>(threads);

    let mut roots = alloc::vec![Counted { nodes: 0, complete: true }; work.roots.len()];
    let mut seen = alloc::vec![false; work.items.len()];
    for (item, part) in parts.into_iter().flatten() {
        let root = &mut roots[work.items[item].root];
        root.nodes = team.control.add(root.nodes, part.nodes);
        root.complete &= part.complete;
        seen[item] = true;
    }
    for (item, _) in work.items.iter().zip(seen).filter(|(_, seen)| !seen) {
        roots[item.root].complete = false;
    }
    if team.control.overflowed() { Err(PerftError::TooMany) } else { Ok(roots) }
}

/// The threads that share the work.
struct Team<'a, R: Rules> {
    work: &'a Work<R>,
    bulk: bool,
    table: Option<Table<R::Repeats>>,
    /// The first item that nobody has taken.
    next: AtomicUsize,
    control: Control<'a>,
}

/// What a thread has counted: items by number.
type Part = Vec<(usize, Counted)>;

impl<R: Rules> Team<'_, R> {
    /// Has each thread work, this one included.
    #[cfg(feature = "std")]
    fn run<const CONVENTION: u8>(&self, threads: usize) -> Vec<Part> {
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .filter_map(|_| {
                    let thread = std::thread::Builder::new().stack_size(STACK);
                    // Where the system has no thread left, those that there are do the work.
                    thread.spawn_scoped(scope, || self.work::<CONVENTION>()).ok()
                })
                .collect();
            let mut parts = alloc::vec![self.work::<CONVENTION>()];
            for other in others {
                parts.push(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            parts
        })
    }

    /// Works.
    #[cfg(not(feature = "std"))]
    fn run<const CONVENTION: u8>(&self, _: usize) -> Vec<Part> {
        alloc::vec![self.work::<CONVENTION>()]
    }

    /// Takes one item after the other until there is none left, or it is to stop.
    fn work<const CONVENTION: u8>(&self) -> Part {
        let _guard = HaltOnPanic(&self.control);
        let mut walker = Walker::<R, CONVENTION>::new(&self.control, self.table.as_ref(), self.bulk);
        let mut part = Part::new();
        while let Some((number, item)) = self.take() {
            let (nodes, complete) = walker.item(&item.position, self.work.depth);
            part.push((number, Counted { nodes, complete }));
        }
        part
    }

    /// Takes the next item.
    fn take(&self) -> Option<(usize, &Item<R>)> {
        if self.control.halted() {
            return None;
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        Some((number, self.work.items.get(number)?))
    }
}

/// The stack of a thread, in bytes: as much as the first thread of a program is commonly given.
#[cfg(feature = "std")]
const STACK: usize = 8 << 20;

/// Stops the other threads where one panics, so that the panic is heard of at once.
struct HaltOnPanic<'a>(#[cfg_attr(not(feature = "std"), expect(dead_code, reason = "one thread"))] &'a Control<'a>);

#[cfg(feature = "std")]
impl Drop for HaltOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.halt();
        }
    }
}
