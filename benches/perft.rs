//! How fast are move trees counted? All games in one table: in bulk, and leaf by leaf, never mixed.
//!
//! Each run's count is held to the published one, or the benchmark stops.

use std::time::Duration;

use criterion::{Criterion, Throughput};
use quadrille_ataxx::Ataxx;
use quadrille_chess::Chess;
use quadrille_core::Rules;
use quadrille_core::perft::count;
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;

/// Counts a position in one way, and holds the count to what is published.
fn measure<R: Rules, const BULK: bool, const CONVENTION: u8>(
    criterion: &mut Criterion,
    name: &str,
    fen: &str,
    depth: u32,
    published: u64,
) {
    let position = R::from_fen(fen).expect("the FEN is one");
    let mut group = criterion.benchmark_group(if BULK { "perft, bulk" } else { "perft, leaf by leaf" });
    group.throughput(Throughput::Elements(published)).sample_size(10).measurement_time(Duration::from_secs(2));
    group.bench_function(format!("{} {name} {depth}", R::NAME), |bencher| {
        bencher.iter(|| assert_eq!(count::<R, BULK, CONVENTION>(&position, depth), published));
    });
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let c = &mut criterion;
    const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    const RANDOM_178: &str = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";
    const WOLDOUBY: &str = "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38";
    measure::<Chess, true, 0>(c, "start", Chess::START, 5, 4_865_609);
    measure::<Chess, true, 0>(c, "Kiwipete", KIWIPETE, 4, 4_085_603);
    measure::<Draughts, true, 0>(c, "start", Draughts::START, 8, 6_483_961);
    measure::<Draughts, true, 0>(c, "Random178", RANDOM_178, 7, 9_041_010);
    measure::<Draughts, true, 0>(c, "Woldouby", WOLDOUBY, 12, 1_910_989);
    measure::<Dama, true, 2>(c, "start", Dama::START, 7, 10_782_382);
    measure::<Ataxx, true, 0>(c, "start", Ataxx::START, 5, 4_752_668);
    measure::<Ataxx, true, 0>(c, "two stones", "7/7/7/2x1o2/7/7/7 x 0 1", 5, 4_266_992);
    measure::<Chess, false, 0>(c, "start", Chess::START, 4, 197_281);
    measure::<Draughts, false, 0>(c, "start", Draughts::START, 7, 1_049_442);
    measure::<Dama, false, 2>(c, "start", Dama::START, 6, 931_312);
    measure::<Ataxx, false, 0>(c, "start", Ataxx::START, 4, 155_888);
    criterion.final_summary();
}
