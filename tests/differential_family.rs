//! Does each variant of draughts agree with a slow generator that was written from the rule books alone?
//!
//! Along random games and from random set-ups, the two must have the same moves, count as many by each convention, and come
//! to the same position by each move. By default 2,000 positions of each variant; `QUADRILLE_POSITIONS=1000000` compares a
//! million. The slow one is held to the published counts too.

mod tables;

use quadrille_core::jump::Board;
use quadrille_core::{Bits, Count, Geometry, JumpRules, Jumping, Rules, fen};
use quadrille_referee::Referee;
use quadrille_referee::draughts::Convention;
use quadrille_referee::family::{self, Position, Step, Variant};

/// Returns the number of positions to compare of each variant.
fn wanted() -> usize {
    std::env::var("QUADRILLE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(family::COMPARED)
}

/// What has been met.
#[derive(Debug, Default)]
struct Met {
    positions: usize,
    captures: usize,
    kings: usize,
}

/// Compares so many positions: those of games from the start, and of a few plies from set-ups.
fn compare<V: JumpRules, S: Variant>() {
    let (mut met, mut next) = (Met::default(), None);
    for step in family::walk::<S>().take(wanted()) {
        let fast = if step.begins { read::<V, S>(&step) } else { next.expect("a game goes on by a move") };
        let after = compare_position::<V, S>(&fast, &step, &mut met);
        next = step.chosen.map(|chosen| after[chosen]);
    }
    println!("{}: {met:?}", V::NAME);
    assert!(met.captures > wanted() / 100, "captures of three and more are met");
    assert!(met.kings > wanted() / 50, "kings are met");
}

/// Reads the position of the slow generator.
fn read<V: JumpRules, S: Variant>(step: &Step<S>) -> <Jumping<V> as Rules>::Position {
    let text = step.position.write();
    Jumping::<V>::from_fen(&text).unwrap_or_else(|error| panic!("seed {}: {text}: {error}", step.seed))
}

/// Compares the moves and what is left by them, and returns that, in the order of the moves' texts.
fn compare_position<V: JumpRules, S: Variant>(
    fast: &<Jumping<V> as Rules>::Position,
    step: &Step<S>,
    met: &mut Met,
) -> Vec<<Jumping<V> as Rules>::Position> {
    let slow = &step.position;
    let fen = slow.write();
    assert_eq!(fen::write::<Jumping<V>>(fast), fen, "{}: the positions differ", V::NAME);
    let mut moves: Vec<_> = Jumping::<V>::moves(fast).into_iter().map(|mv| (text::<V>(mv), mv)).collect();
    moves.sort_by(|one, other| one.0.cmp(&other.0));
    let texts: Vec<&String> = moves.iter().map(|(text, _)| text).collect();
    let slow_texts: Vec<&String> = step.moves.iter().map(|(text, _)| text).collect();
    assert_eq!(texts, slow_texts, "{}: {fen}: fast, slow", V::NAME);
    let by = [Convention::Unique, Convention::Orders, Convention::Paths].map(|convention| slow.count(convention));
    assert_eq!(counts::<V>(fast), by, "{}: {fen}: by each convention", V::NAME);
    assert_eq!(Jumping::<V>::has_move(fast), !moves.is_empty(), "{}: {fen}", V::NAME);
    met.positions += 1;
    met.captures += usize::from(step.moves.iter().any(|(_, mv)| mv.captured.len() >= 3));
    met.kings += usize::from(fen.contains('K'));
    let mut after = Vec::new();
    for ((text, mv), (_, slow_mv)) in moves.into_iter().zip(&step.moves) {
        let mut next = *fast;
        Jumping::<V>::play(&mut next, mv, &mut ());
        assert_eq!(fen::write::<Jumping<V>>(&next), slow.play(slow_mv).write(), "{}: {fen}: after {text}", V::NAME);
        after.push(next);
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
