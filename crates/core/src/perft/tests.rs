use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Mutex;

use super::*;
use crate::tests::toy::{LIMIT, Position, Race};

/// Counts by lists, the slow and obvious way.
fn slow(position: &Position, depth: u32) -> u128 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for mv in Race::moves(position) {
        let mut next = *position;
        Race::play(&mut next, mv, &mut ());
        nodes += slow(&next, depth - 1);
    }
    nodes
}

/// A position of open play, with captures close by and the clock about to end the game.
fn open() -> Position {
    Race::from_fen("10/3d2d3/2d1d1d3/4U1d3/3d1U4/2U1U5/1U3U4/10 b 7 9").unwrap()
}

/// Every way to count.
fn ways(depth: u32) -> Vec<Perft> {
    let mut ways = Vec::new();
    for bulk in [true, false] {
        for bytes in [0, 400, 1 << 20, usize::MAX] {
            for threads in [1, 3] {
                ways.push(Perft::new(depth).bulk(bulk).hash(bytes).threads(threads));
            }
        }
    }
    ways
}

#[test]
fn every_way_counts_the_same() {
    for (position, most) in [(Race::start(), 3), (open(), 4)] {
        for depth in 0..=most {
            let nodes = slow(&position, depth);
            assert_eq!(perft::<Race>(&position, depth), nodes);
            for way in ways(depth) {
                assert_eq!(way.run::<Race>(&position, &()), Ok(Counted { nodes, complete: true }), "{way:?}");
                let divided = way.divide::<Race>(&position, &()).unwrap();
                let sum: u128 = divided.iter().map(|divided| divided.nodes).sum();
                assert_eq!(sum, if depth == 0 { 0 } else { nodes }, "{way:?}");
                assert!(divided.iter().all(|divided| divided.complete));
            }
        }
    }
}

#[test]
fn the_clock_is_part_of_the_key() {
    // Men walk to and fro, so that the same board comes with many clocks, and the clock ends the game at last.
    let position = Race::from_fen("10/10/d9/10/10/9U/10/10 w 6 9").unwrap();
    for depth in [4, 5, 6] {
        let nodes = perft::<Race>(&position, depth);
        assert_eq!(Perft::new(depth).hash(1 << 20).run::<Race>(&position, &()).map(|all| all.nodes), Ok(nodes));
    }
    assert_eq!(perft::<Race>(&position, LIMIT - 5), 0);
}

#[test]
fn orders_count_more_than_sets_and_divide_gathers_them() {
    let position = open();
    for depth in 1..=4 {
        let unique = Perft::new(depth).run::<Race>(&position, &()).unwrap().nodes;
        let counts: Vec<u128> = ways(depth)
            .into_iter()
            .map(|way| way.convention(Convention::Orders).run::<Race>(&position, &()).unwrap().nodes)
            .collect();
        assert!(counts[0] > unique, "a capture counts twice");
        assert!(counts.iter().all(|&nodes| nodes == counts[0]), "{counts:?}");
    }
    let divided = Perft::new(2).convention(Convention::Orders).divide::<Race>(&position, &()).unwrap();
    assert_eq!(divided.len(), Race::moves(&position).len(), "each move once");
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let refused = |way: Perft| way.run::<Race>(&Race::start(), &()).unwrap_err();
    let paths = Perft::new(3).convention(Convention::Paths);
    assert_eq!(refused(paths), PerftError::Convention { game: "race", convention: Convention::Paths });
    assert_eq!(refused(Perft::new(256)), PerftError::Depth { depth: 256, most: 255 });
    assert_eq!(paths.divide::<Race>(&Race::start(), &()).unwrap_err(), refused(paths));
}

#[test]
fn one_that_is_stopped_before_it_starts_counts_nothing() {
    let stopped = AtomicBool::new(true);
    for threads in [1, 2] {
        let counted = Perft::new(9).threads(threads).run::<Race>(&Race::start(), &stopped).unwrap();
        assert_eq!(counted, Counted { nodes: 0, complete: false });
    }
}

/// However many threads there may be, the work is cut into no more items than it takes to keep many busy.
#[test]
fn the_work_is_cut_for_any_number_of_threads() {
    for threads in [1, 64, 1_000_000, usize::MAX] {
        let cuts = super::split::Cuts { threads, merged: None, by_root: true };
        let work = cuts.split::<Race, 0>(&Race::start(), 40, &());
        assert!((256..=1 << 14).contains(&work.items.len()) && !work.stopped, "{threads}: {}", work.items.len());
    }
}

/// Stops the count the first time it is asked, and holds that it is not asked again.
struct Once(AtomicBool);

impl Watch for Once {
    fn stopped(&self) -> bool {
        assert!(!self.0.swap(true, Ordering::Relaxed), "it has said so");
        true
    }
}

#[test]
fn one_is_stopped_while_its_work_is_cut() {
    for threads in [1, usize::MAX] {
        let way = Perft::new(30).threads(threads);
        let counted = way.run::<Race>(&Race::start(), &Once(AtomicBool::new(false))).unwrap();
        assert_eq!(counted, Counted { nodes: 0, complete: false });
        let divided = way.divide::<Race>(&Race::start(), &Once(AtomicBool::new(false))).unwrap();
        assert!(divided.iter().all(|divided| divided.nodes == 0 && !divided.complete));
    }
}

/// Stops the count after it was told so many times, and notes what it was told.
struct After {
    times: usize,
    told: AtomicUsize,
    last: Mutex<(u128, f64)>,
}

impl Watch for After {
    fn stopped(&self) -> bool {
        self.told.load(Ordering::Relaxed) >= self.times
    }

    fn progress(&self, nodes: u128, share: f64) {
        self.told.fetch_add(1, Ordering::Relaxed);
        let mut last = self.last.lock().unwrap();
        assert!(nodes >= last.0 && share >= last.1 && share <= 1.0, "{last:?} {nodes} {share}");
        *last = (nodes, share);
    }
}

impl After {
    fn times(times: usize) -> Self {
        Self { times, told: AtomicUsize::new(0), last: Mutex::new((0, 0.0)) }
    }
}

#[test]
fn one_that_is_stopped_tells_what_it_has_counted() {
    for way in ways(30) {
        let watch = After::times(10);
        let counted = way.run::<Race>(&Race::start(), &watch).unwrap();
        assert!(!counted.complete && counted.nodes > 0, "{way:?}: {counted:?}");
        assert!(counted.nodes >= watch.last.lock().unwrap().0, "{way:?}");

        let divided = way.divide::<Race>(&Race::start(), &After::times(10)).unwrap();
        assert_eq!(divided.len(), Race::moves(&Race::start()).len());
        assert!(divided.iter().any(|divided| divided.nodes > 0 && !divided.complete), "{way:?}");
    }
}

#[test]
fn what_is_told_ends_with_all() {
    for way in ways(4) {
        let watch = After::times(usize::MAX);
        let counted = way.run::<Race>(&Race::start(), &watch).unwrap();
        assert_eq!(*watch.last.lock().unwrap(), (counted.nodes, 1.0), "{way:?}");
    }
}

/// Panics once it is told that something was counted.
struct Panics;

impl Watch for Panics {
    fn progress(&self, nodes: u128, _: f64) {
        assert!(nodes == 0, "this watch panics");
    }
}

#[test]
fn a_panic_on_any_thread_is_heard_of() {
    for threads in [1, 4] {
        let run = || Perft::new(30).threads(threads).run::<Race>(&Race::start(), &Panics);
        let panic = std::panic::catch_unwind(run).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"this watch panics"));
    }
}

#[test]
fn a_number_that_is_too_large_is_never_taken_for_another() {
    let control = super::control::Control::new(&(), 1);
    assert_eq!(control.add(u128::MAX - 1, 1), u128::MAX);
    assert!(!control.overflowed() && !control.halted());
    control.add(u128::MAX, 1);
    assert!(control.overflowed() && control.halted());

    let control = super::control::Control::new(&(), 1);
    assert_eq!(control.multiply(u128::MAX / 3, 3), u128::MAX);
    assert!(!control.overflowed() && !control.halted());
    assert_eq!(control.multiply(u128::MAX / 3 + 1, 3), u128::MAX);
    assert!(control.overflowed() && control.halted());
}
