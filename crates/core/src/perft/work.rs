//! The threads of a count.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicUsize, Ordering};

use super::control::Control;
use super::recent::Recent;
use super::split::{Cuts, Item, PLIES, Work};
use super::table::Table;
use super::walk::Walker;
use super::{Counted, Perft, PerftError, Watch};
use crate::Rules;

/// Counts each item of the work, and returns what each root has come to; the first has all where they are not told
/// apart.
///
/// # Errors
///
/// If a number is too large.
pub(super) fn count_all<R: Rules, const CONVENTION: u8>(
    work: &Work<R>,
    cuts: &Cuts,
    options: &Perft,
    watch: &dyn Watch,
) -> Result<Vec<Counted>, PerftError> {
    let at_once = cuts.at_once(work.items.len());
    let threads = cuts.threads.min(work.items.len()).max(1);
    // What the items have left is for what the threads keep, if that is little of it, and for the table.
    let mut bytes = options.table_bytes().unwrap_or(0).saturating_sub(size_of_val(&*work.items));
    let recent = R::KEEPS_REPLIES && options.is_bulk() && bytes / threads > 2 * Recent::<R::Repeats>::BYTES;
    if recent {
        bytes -= threads * Recent::<R::Repeats>::BYTES;
    }
    let team = Team::<R> {
        work,
        at_once,
        bulk: options.is_bulk(),
        // Items of the fewest plies are each looked up once: in vain.
        table: if work.depth > PLIES { Table::new(bytes) } else { None },
        recent,
        next: AtomicUsize::new(0),
        control: Control::new(watch, work.items.len()),
    };
    if work.stopped {
        team.control.halt();
    }
    let parts = together(threads, work.depth, &|| team.work::<CONVENTION>());
    let parts = parts.ok_or(PerftError::Stack { mebibytes: stack(work.depth) >> 20 })?;

    let mut roots = alloc::vec![Counted { nodes: 0, complete: true }; work.roots.len()];
    let mut complete = alloc::vec![false; work.items.len().div_ceil(at_once)];
    for part in parts {
        for (root, nodes) in roots.iter_mut().zip(part.nodes) {
            root.nodes = team.control.add(root.nodes, nodes);
        }
        for (number, whole) in part.portions {
            complete[number] = whole;
        }
    }
    for (portion, complete) in work.items.chunks(at_once).zip(complete) {
        for item in portion {
            roots[item.root].complete &= complete;
        }
    }
    if team.control.overflowed() { Err(PerftError::TooMany) } else { Ok(roots) }
}

/// The threads that share the work.
struct Team<'a, R: Rules> {
    work: &'a Work<R>,
    /// The items of a portion.
    at_once: usize,
    bulk: bool,
    table: Option<Table<R::Repeats>>,
    /// Whether each thread keeps what it has counted of the last two plies.
    recent: bool,
    /// The first portion that nobody has taken.
    next: AtomicUsize,
    control: Control<'a>,
}

/// What a thread has counted.
struct Part {
    /// The nodes behind each root.
    nodes: Vec<u128>,
    /// The portions by number, and whether they are complete.
    portions: Vec<(usize, bool)>,
}

/// Has so many threads work. This one is among them where so few plies are to go that whatever stack it has holds them.
/// None, if the system has no thread that is needed.
///
/// Whatever the rules: threads are compiled once.
#[cfg(feature = "std")]
fn together(threads: usize, plies: u32, work: &(dyn Fn() -> Part + Sync)) -> Option<Vec<Part>> {
    let this_too = plies <= PLIES_HERE;
    std::thread::scope(|scope| {
        let others: Vec<_> = (usize::from(this_too)..threads)
            .filter_map(|_| {
                let thread = std::thread::Builder::new().stack_size(stack(plies));
                // Where the system has no thread left, those that there are do the work.
                thread.spawn_scoped(scope, work).ok()
            })
            .collect();
        if !this_too && others.is_empty() {
            return None;
        }
        let mut parts: Vec<_> = this_too.then(work).into_iter().collect();
        for other in others {
            parts.push(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        Some(parts)
    })
}

/// Works.
#[cfg(not(feature = "std"))]
fn together(_: usize, _: u32, work: &dyn Fn() -> Part) -> Option<Vec<Part>> {
    Some(alloc::vec![work()])
}

impl<R: Rules> Team<'_, R> {
    /// Takes one portion after the other until there is none left, or it is to stop.
    fn work<const CONVENTION: u8>(&self) -> Part {
        let _guard = HaltOnPanic(&self.control);
        let recent = self.recent.then(Recent::new);
        let mut walker = Walker::<R, CONVENTION>::new(&self.control, self.table.as_ref(), recent, self.bulk);
        let mut part = Part { nodes: alloc::vec![0; self.work.roots.len()], portions: Vec::new() };
        while let Some((number, items)) = self.take() {
            let complete = walker.items(items, self.work.depth, &mut part.nodes);
            part.portions.push((number, complete));
        }
        part
    }

    /// Takes the next portion.
    fn take(&self) -> Option<(usize, &[Item<R>])> {
        if self.control.halted() {
            return None;
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        Some((number, self.work.items.chunks(self.at_once).nth(number)?))
    }
}

/// The plies that any thread's stack holds.
#[cfg(feature = "std")]
const PLIES_HERE: u32 = 8;
/// The stack of a ply, in bytes: four times the most that was measured, in a build without optimization.
const STACK_OF_PLY: usize = 512 << 10;
/// The smallest stack of a thread, in bytes: as much as the first thread of a program is commonly given.
const LEAST_STACK: usize = 8 << 20;

/// Returns the stack of a thread that counts so many plies, in bytes. It is address space, and memory only as far as it is
/// used.
const fn stack(plies: u32) -> usize {
    let bytes = STACK_OF_PLY * plies as usize;
    if bytes > LEAST_STACK { bytes } else { LEAST_STACK }
}

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
