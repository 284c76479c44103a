//! Does each variant of draughts agree with a slow generator that was written from the rule books alone?
//!
//! Along random games and from random set-ups, the two must have the same moves, count as many by each convention, and come
//! to the same position by each move. By default 2,000 positions of each variant; `QUADRILLE_POSITIONS=1000000` compares a
//! million. The slow one is held to the published counts too.

mod tables;

use quadrille_core::jump::Board;
use quadrille_core::{Bits, Count, Geometry, JumpRules, Jumping, Rules, fen};
use quadrille_referee::draughts::Convention;
use quadrille_referee::family::{self, Position, Variant};
use quadrille_referee::{Random, Referee};

/// The number of jumps after which a position is left: with many kings captures go on for long.
const WORK: usize = 5_000;

/// Returns the number of positions to compare of each variant.
fn wanted() -> u64 {
    std::env::var("QUADRILLE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// What has been met.
#[derive(Debug, Default)]
struct Met {
    positions: u64,
    captures: u64,
    kings: u64,
}

/// Compares positions until so many are done: games from the start and a few plies from set-ups by turns.
fn compare<V: JumpRules, S: Variant>() {
    let (mut met, mut seed) = (Met::default(), 0);
    while met.positions < wanted() {
        compare_game::<V, S>(seed, &mut met);
        seed += 1;
    }
    println!("{}: {met:?}", V::NAME);
    assert!(met.captures > wanted() / 100, "captures of three and more are met");
    assert!(met.kings > wanted() / 50, "kings are met");
}

/// Compares the positions of a game from the start, for every sixteenth seed, or of a few plies from a set-up.
fn compare_game<V: JumpRules, S: Variant>(seed: u64, met: &mut Met) {
    let mut random = Random::new(seed);
    let from_start = seed.is_multiple_of(16);
    let mut slow = if from_start { Position::<S>::start() } else { Position::<S>::set_up(&mut random) };
    let text = slow.write();
    let read = Jumping::<V>::from_fen(&text);
    let mut fast = read.unwrap_or_else(|error| panic!("seed {seed}: {text}: {error}"));
    for _ in 0..if from_start { 160 } else { 8 } {
        if slow.sequences(WORK).is_none() {
            break;
        }
        let moves = compare_position::<V, S>(&fast, &slow, met);
        if moves.is_empty() {
            break;
        }
        (fast, slow) = random.pick(&moves).clone();
    }
}

/// Compares the moves and what is left by them, and returns that.
fn compare_position<V: JumpRules, S: Variant>(
    fast: &<Jumping<V> as Rules>::Position,
    slow: &Position<S>,
    met: &mut Met,
) -> Vec<(<Jumping<V> as Rules>::Position, Position<S>)> {
    let fen = slow.write();
    assert_eq!(fen::write::<Jumping<V>>(fast), fen, "{}: the positions differ", V::NAME);
    let mut moves: Vec<_> = Jumping::<V>::moves(fast).into_iter().map(|mv| (text::<V>(mv), mv)).collect();
    moves.sort_by(|one, other| one.0.cmp(&other.0));
    let mut slow_moves: Vec<_> = slow.moves().into_iter().map(|mv| (slow.text(&mv), mv)).collect();
    slow_moves.sort();
    let texts: Vec<&String> = moves.iter().map(|(text, _)| text).collect();
    let slow_texts: Vec<&String> = slow_moves.iter().map(|(text, _)| text).collect();
    assert_eq!(texts, slow_texts, "{}: {fen}: fast, slow", V::NAME);
    let by = [Convention::Unique, Convention::Orders, Convention::Paths].map(|convention| slow.count(convention));
    assert_eq!(counts::<V>(fast), by, "{}: {fen}: by each convention", V::NAME);
    assert_eq!(Jumping::<V>::has_move(fast), !moves.is_empty(), "{}: {fen}", V::NAME);
    met.positions += 1;
    met.captures += u64::from(slow_moves.iter().any(|(_, mv)| mv.captured.len() >= 3));
    met.kings += u64::from(fen.contains('K'));
    let mut after = Vec::new();
    for ((text, mv), (_, slow_mv)) in moves.into_iter().zip(&slow_moves) {
        let (mut next, slow_next) = (*fast, slow.play(slow_mv));
        Jumping::<V>::play(&mut next, mv, &mut ());
        assert_eq!(fen::write::<Jumping<V>>(&next), slow_next.write(), "{}: {fen}: after {text}", V::NAME);
        after.push((next, slow_next));
    }
    after
}

/// Writes a move as the slow generator does.
fn text<V: JumpRules>(mv: <Jumping<V> as Rules>::Move) -> String {
    let sign = if mv.captured.any() { "x" } else { "-" };
    let mut captured: Vec<String> = Board::<V>::squares(mv.captured).map(|square| square.to_string()).collect();
    captured.sort();
    let rest: String = captured.iter().map(|name| format!("x{name}")).collect();
    format!("{}{sign}{}{rest}{}", mv.from, mv.to, if mv.promotes { "=K" } else { "" })
}

/// Returns the number of moves by each convention.
fn counts<V: JumpRules>(position: &<Jumping<V> as Rules>::Position) -> [usize; 3] {
    let (mut unique, mut orders, mut paths) = (Count::<0>::default(), Count::<1>::default(), Count::<2>::default());
    Jumping::<V>::generate(position, &mut unique);
    Jumping::<V>::generate(position, &mut orders);
    Jumping::<V>::generate(position, &mut paths);
    [unique.moves as usize, orders.moves as usize, paths.moves as usize]
}

/// Compares a variant.
macro_rules! agree {
    ($($test:ident: $rules:ty, $variant:ty;)*) => {
        $(#[test]
        fn $test() {
            compare::<$rules, $variant>();
        })*
    };
}

agree! {
    international_agrees: quadrille_draughts::International, family::International;
    brazilian_agrees: quadrille_draughts::Brazilian, family::Brazilian;
    canadian_agrees: quadrille_draughts::Canadian, family::Canadian;
    english_agrees: quadrille_draughts::English, family::English;
    pool_agrees: quadrille_draughts::Pool, family::Pool;
    russian_agrees: quadrille_draughts::Russian, family::Russian;
    italian_agrees: quadrille_draughts::Italian, family::Italian;
    spanish_agrees: quadrille_draughts::Spanish, family::Spanish;
    portuguese_agrees: quadrille_draughts::Portuguese, family::Portuguese;
    czech_agrees: quadrille_draughts::Czech, family::Czech;
    thai_agrees: quadrille_draughts::Thai, family::Thai;
    frisian_agrees: quadrille_draughts::Frisian, family::Frisian;
    frysk_agrees: quadrille_draughts::FryskRules, family::Frysk;
    killer_agrees: quadrille_draughts::Killer, family::Killer;
    breakthrough_agrees: quadrille_draughts::Breakthrough, family::Breakthrough;
    antidraughts_agrees: quadrille_draughts::Anti, family::Antidraughts;
    tama_agrees: quadrille_dama::Armenian, family::Tama;
}

/// Holds the slow generator to a published table, as deep as 50,000 moves.
fn count<S: Variant>(table: &str) {
    let mut figures = 0;
    for line in tables::read(table) {
        let start = Position::<S>::start().write();
        let position = Position::<S>::read(if line.fen == "start" { &start } else { &line.fen });
        let convention = match line.convention.as_str() {
            "unique" => Convention::Unique,
            "orders" => Convention::Orders,
            other => panic!("{other} is not published of a variant"),
        };
        for (depth, nodes) in line.counts.into_iter().filter(|&(_, nodes)| nodes <= 50_000) {
            assert_eq!(position.perft_by(depth, convention), nodes, "{}, depth {depth}: {}", line.fen, line.source);
            figures += 1;
        }
    }
    assert!(figures >= 4, "{figures} figures");
}

#[test]
fn the_slow_one_counts_as_published() {
    count::<family::International>(include_str!("data/draughts.perft"));
    count::<family::Brazilian>(include_str!("data/brazilian-draughts.perft"));
    count::<family::Canadian>(include_str!("data/canadian-draughts.perft"));
    count::<family::English>(include_str!("data/english-draughts.perft"));
    count::<family::Pool>(include_str!("data/pool-checkers.perft"));
    count::<family::Russian>(include_str!("data/russian-draughts.perft"));
    count::<family::Italian>(include_str!("data/italian-draughts.perft"));
    count::<family::Spanish>(include_str!("data/spanish-draughts.perft"));
    count::<family::Czech>(include_str!("data/czech-draughts.perft"));
    count::<family::Thai>(include_str!("data/thai-draughts.perft"));
    count::<family::Frisian>(include_str!("data/frisian-draughts.perft"));
    count::<family::Killer>(include_str!("data/killer-draughts.perft"));
}
