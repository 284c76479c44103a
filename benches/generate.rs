//! What does an engine pay for its daily work? The list of moves, playing them, keys, and the short questions, over the
//! positions of a game played at random.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput};
use quadrille_ataxx::Ataxx;
use quadrille_chess::Chess;
use quadrille_core::{CaptureList, Key, MoveList, Rules};
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_referee::Random;

/// Positions that a question is asked of.
const POSITIONS: usize = 1000;

/// Returns positions of games played at random.
fn positions<R: Rules>() -> Vec<R::Position> {
    let mut random = Random::new(1);
    let mut position = R::start();
    let mut positions = Vec::with_capacity(POSITIONS);
    while positions.len() < POSITIONS {
        let moves = R::moves(&position);
        if moves.is_empty() || positions.len() % 120 == 119 {
            position = R::start();
            continue;
        }
        positions.push(position);
        R::play(&mut position, *random.pick(&moves), &mut ());
    }
    positions
}

/// Asks every question of the positions of a game.
fn measure<R: Rules>(criterion: &mut Criterion) {
    let positions = positions::<R>();
    let all: u64 = positions.iter().map(R::move_count).sum();
    let mut group = criterion.benchmark_group(R::NAME);
    group
        .throughput(Throughput::Elements(POSITIONS as u64))
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(1));
    group.bench_function("list", |bencher| {
        bencher.iter(|| {
            let listed: usize = positions.iter().map(|position| R::moves(position).len()).sum();
            assert_eq!(listed as u64, all);
        });
    });
    group.bench_function("count", |bencher| {
        bencher.iter(|| assert_eq!(positions.iter().map(R::move_count).sum::<u64>(), all));
    });
    group.bench_function("captures", |bencher| {
        bencher.iter(|| {
            for position in &positions {
                let mut captures = CaptureList::<R>(MoveList::<R>::new());
                R::generate(position, &mut captures);
                black_box(&captures);
            }
        });
    });
    group.bench_function("has a move", |bencher| {
        bencher.iter(|| assert_eq!(positions.iter().filter(|position| R::has_move(position)).count(), POSITIONS));
    });
    let first: Vec<R::Move> = positions.iter().map(|position| R::moves(position)[0]).collect();
    group.bench_function("is legal", |bencher| {
        bencher.iter(|| {
            assert!(positions.iter().zip(&first).all(|(position, &mv)| R::is_legal(position, mv)));
        });
    });
    group.bench_function("play", |bencher| {
        bencher.iter(|| {
            for (position, &mv) in positions.iter().zip(&first) {
                let mut next = *position;
                R::play(&mut next, mv, &mut ());
                black_box(&next);
            }
        });
    });
    group.bench_function("play with a key", |bencher| {
        bencher.iter(|| {
            let mut keys = Key::default();
            for (position, &mv) in positions.iter().zip(&first) {
                let mut next = *position;
                R::play(&mut next, mv, &mut keys);
                black_box(&next);
            }
            keys
        });
    });
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    measure::<Chess>(&mut criterion);
    measure::<Draughts>(&mut criterion);
    measure::<Dama>(&mut criterion);
    measure::<Ataxx>(&mut criterion);
    criterion.final_summary();
}
