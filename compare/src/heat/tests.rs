use std::cell::RefCell;

use super::*;
use crate::work::Depth;

thread_local! {
    /// Who has counted, in this order.
    static ORDER: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

/// Comes to as many as the plies.
fn plies(_: &str, plies: u32) -> Counter {
    Box::new(move || {
        ORDER.with_borrow_mut(|order| order.push(plies));
        u64::from(plies)
    })
}

const fn contestant(name: &'static str, plies_: u32, count: u64) -> Contestant {
    let depth = Depth::new(plies_, count);
    Contestant::new(name, Work { name: "start", fen: "", full: depth, quick: depth }, plies)
}

const fn heat(contestants: &'static [Contestant], lines: &'static [Line]) -> Heat {
    Heat { group: Group::Bulk, game: Game::Chess, contestants, lines }
}

/// Has a contestant count here.
fn in_this_process(heat: &Heat) -> impl FnMut(usize) -> Result<(u64, Duration), Error> {
    |at| Ok(heat.contestants[at].run(Scale::Full, Clock::Wall)?)
}

#[test]
fn the_order_rotates() {
    const HEAT: Heat = heat(&[contestant("a", 1, 1), contestant("b", 2, 2), contestant("c", 3, 3)], &[]);
    let times = HEAT.run(Scale::Full, 3, in_this_process(&HEAT), |_| ()).unwrap();
    assert!(times.iter().all(|times| times.len() == 3));
    // Each counts twice: once to wake up.
    let order: Vec<u32> = ORDER.take().into_iter().step_by(2).collect();
    assert_eq!(order, [1, 2, 3, 2, 3, 1, 3, 1, 2]);
}

#[test]
fn a_wrong_count_stops_it_and_is_named() {
    const HEAT: Heat = heat(&[contestant("a", 1, 1), contestant("b", 2, 3)], &[Line::new(0, 1)]);
    let error = HEAT.run(Scale::Full, 3, in_this_process(&HEAT), |_| ()).unwrap_err();
    assert_eq!(error.to_string(), "b counts 2 of chess start 2, and not 3");
    ORDER.take();
}

#[test]
fn ratios_are_of_medians_and_of_rounds() {
    const HEAT: Heat = heat(&[contestant("a", 10, 10), contestant("b", 10, 10)], &[Line::new(0, 1).floor(2.5)]);
    let seconds = |times: [u64; 3]| times.map(Duration::from_secs).to_vec();
    let outcome = &HEAT.results(Scale::Full, &[seconds([1, 2, 5]), seconds([3, 4, 5])])[0];
    assert_eq!((outcome.our_rate.median, outcome.our_rate.best), (5.0, 10.0));
    assert_eq!((outcome.rival_rate.median, outcome.ratio, outcome.paired), (2.5, 2.0, 2.0));
    assert!(outcome.is_below());
}
