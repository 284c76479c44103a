//! What does a bitboard cost that knows its number of words at compile time? `BitBoard<1>` beside `u64`, `BitBoard<2>`
//! beside `u128`; both sides count the same, or the benchmark stops.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion};
use quadrille_core::{
    BitBoard, East, Geometry, North, NorthEast, NorthWest, Rectangle, South, SouthEast, SouthWest, Square, West,
};

type Eight = Rectangle<8, 8>;
type Ten = Rectangle<10, 10, 2>;

/// Sets that a question is asked of.
const SETS: usize = 1024;

/// Words without a pattern, the same in every run.
fn words() -> impl Iterator<Item = u64> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    })
}

/// Sets of 64 squares, as both.
fn sets_of_64() -> Vec<(BitBoard<1>, u64)> {
    words().take(SETS).map(|word| (BitBoard::from_words([word]), word)).collect()
}

/// Sets of 100 squares, as both.
fn sets_of_100() -> Vec<(BitBoard<2>, u128)> {
    let words: Vec<u64> = words().take(2 * SETS).collect();
    let both = |pair: &[u64]| {
        let words = [pair[0], pair[1] & ((1 << 36) - 1)];
        (BitBoard::from_words(words), u128::from(words[1]) << 64 | u128::from(words[0]))
    };
    words.chunks_exact(2).map(both).collect()
}

/// Asks both sides the same question of each set, and holds the answers to each other.
fn ask<B: Copy, W: Copy>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    sets: &[(B, W)],
    of_board: impl Fn(B) -> u64,
    of_word: impl Fn(W) -> u64,
) {
    let boards: Vec<B> = sets.iter().map(|set| set.0).collect();
    let words: Vec<W> = sets.iter().map(|set| set.1).collect();
    let by_board = || black_box(&boards).iter().fold(0_u64, |sum, &board| sum.wrapping_add(of_board(board)));
    let by_word = || black_box(&words).iter().fold(0_u64, |sum, &word| sum.wrapping_add(of_word(word)));
    assert_eq!(by_board(), by_word(), "both sides count the same");
    group.bench_function("bitboard", |bencher| bencher.iter(by_board));
    group.bench_function("integer", |bencher| bencher.iter(by_word));
}

/// The squares of eight by eight from which a step to the right stays on the board.
const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
/// The squares from which a step to the left does.
const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;

/// The squares of ten by ten but for a file.
const fn ten_without(file: u32) -> u128 {
    let (mut rank, mut all) = (0, 0);
    while rank < 10 {
        all |= (0x3FF & !(1 << file)) << (10 * rank);
        rank += 1;
    }
    all
}

/// The squares of ten by ten from which a step to the right stays on the board.
const NOT_J: u128 = ten_without(9);
/// The squares from which a step to the left does.
const NOT_FIRST: u128 = ten_without(0);
/// The squares of ten by ten.
const ALL_OF_TEN: u128 = (1 << 100) - 1;

/// Moves a set two ways, and counts what is left.
fn steps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("steps of 64 squares");
    let board = |set| {
        let moved = (Eight::step::<NorthEast>(set) | Eight::step::<SouthWest>(set)) & !set;
        u64::from((moved & Eight::SQUARES).count())
    };
    let word = |set: u64| u64::from((((set & NOT_H) << 9 | (set & NOT_A) >> 9) & !set).count_ones());
    ask(&mut group, &sets_of_64(), board, word);
    group.finish();

    let mut group = criterion.benchmark_group("steps of 100 squares");
    let board = |set| {
        let moved = (Ten::step::<NorthEast>(set) | Ten::step::<SouthWest>(set)) & !set;
        u64::from((moved & Ten::SQUARES).count())
    };
    let word =
        |set: u128| u64::from((((set & NOT_J) << 11 | (set & NOT_FIRST) >> 11) & !set & ALL_OF_TEN).count_ones());
    ask(&mut group, &sets_of_100(), board, word);
    group.finish();
}

/// Visits each square of a set.
fn iteration(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("iteration over 64 squares");
    let board = |set: BitBoard<1>| set.into_iter().fold(0, |sum: u64, bit| sum.rotate_left(1) ^ bit as u64);
    let word = |mut set: u64| {
        let mut sum = 0_u64;
        while set != 0 {
            sum = sum.rotate_left(1) ^ u64::from(set.trailing_zeros());
            set &= set - 1;
        }
        sum
    };
    ask(&mut group, &sets_of_64(), board, word);
    group.finish();

    let mut group = criterion.benchmark_group("iteration over 100 squares");
    let board = |set: BitBoard<2>| set.into_iter().fold(0, |sum: u64, bit| sum.rotate_left(1) ^ bit as u64);
    let word = |mut set: u128| {
        let mut sum = 0_u64;
        while set != 0 {
            sum = sum.rotate_left(1) ^ u64::from(set.trailing_zeros());
            set &= set - 1;
        }
        sum
    };
    ask(&mut group, &sets_of_100(), board, word);
    group.finish();
}

/// Counts the squares of sets made of a set and its mirror image.
fn set_operations(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("set operations on 64 squares");
    let other = BitBoard::<1>::from_words([NOT_A]);
    let board = |set: BitBoard<1>| u64::from(((set ^ other) & !(set & other) | set).count());
    let word = |set: u64| u64::from(((set ^ NOT_A) & !(set & NOT_A) | set).count_ones());
    ask(&mut group, &sets_of_64(), board, word);
    group.finish();

    let mut group = criterion.benchmark_group("set operations on 100 squares");
    let other = BitBoard::<2>::from_words([NOT_J as u64, (NOT_J >> 64) as u64]);
    let board = |set: BitBoard<2>| u64::from(((set ^ other) & !(set & other) | set).count());
    let word = |set: u128| u64::from(((set ^ NOT_J) & !(set & NOT_J) | set).count_ones());
    ask(&mut group, &sets_of_100(), board, word);
    group.finish();
}

/// Slides from each square, with each set as the pieces.
///
/// On a machine with BMI2 the bits are extracted; built with `-C target-feature=-bmi2` they are multiplied.
fn slides(criterion: &mut Criterion) {
    let boards: Vec<_> = sets_of_64().into_iter().map(|set| set.0).collect();
    let mut group = criterion.benchmark_group("slide");
    let mut slide = |name, reached: fn(Square<Eight>, BitBoard<1>) -> BitBoard<1>| {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let squares = Eight::squares(Eight::SQUARES).cycle();
                let all = black_box(&boards).iter().zip(squares);
                all.fold(0, |sum: u64, (&occupied, from)| sum + u64::from(reached(from, occupied).count()))
            });
        });
    };
    slide("diagonal", Eight::rides::<(NorthEast, NorthWest, SouthEast, SouthWest)>);
    slide("straight", Eight::rides::<(North, East, South, West)>);
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(600))
        .configure_from_args();
    steps(&mut criterion);
    iteration(&mut criterion);
    set_operations(&mut criterion);
    slides(&mut criterion);
    criterion.final_summary();
}
