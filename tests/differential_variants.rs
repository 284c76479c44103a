//! Does each variant of chess agree with a slow generator that plays every move and looks?
//!
//! Along random games and from random set-ups, the two must have the same moves and come to the same positions. By
//! default 6,000 positions of each variant are compared; `QUADRILLE_POSITIONS=1000000` compares a million.

use quadrille_chess::{Antichess, Atomic, Crazyhouse, Horde, KingOfTheHill, RacingKings, ThreeCheck};
use quadrille_core::{Key, Rules, fen};
use quadrille_referee::chess::variants::{self, Game, Variant};
use quadrille_referee::{Random, Referee};

/// Returns the number of positions to compare of each variant.
fn wanted() -> u64 {
    std::env::var("QUADRILLE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(6_000)
}

/// Compares positions until so many are done: games from the start and a few plies from set-ups by turns.
fn compare<R: Rules, V: Variant>() {
    let (mut done, mut seed) = (0, 0);
    while done < wanted() {
        done += compare_game::<R, V>(seed);
        seed += 1;
    }
    println!("{}: {done} positions of {seed} games agree", R::NAME);
}

/// Compares the positions of a game from the start, for every fourth seed, or of a few plies from a set-up.
fn compare_game<R: Rules, V: Variant>(seed: u64) -> u64 {
    let mut random = Random::new(seed);
    let from_start = seed.is_multiple_of(4);
    let mut slow = if from_start { Game::<V>::read(R::START) } else { Game::<V>::set_up(&mut random) };
    let text = slow.write();
    // What a variant does to a set-up of chess need not be possible.
    let (mut fast, _) = fen::read_leniently::<R>(&text).unwrap_or_else(|error| panic!("seed {seed}: {text}: {error}"));
    let mut key = Key::of::<R>(&fast);
    let plies = if from_start { 160 } else { 8 };
    for compared in 1..=plies {
        let text = slow.write();
        assert_eq!(fen::write::<R>(&fast), text, "seed {seed}: the positions differ");
        let mut moves: Vec<_> = R::moves(&fast).into_iter().map(|mv| (R::move_text(&fast, mv), mv)).collect();
        moves.sort_by(|one, other| one.0.cmp(&other.0));
        let mut slow_moves: Vec<_> = slow.moves().into_iter().map(|mv| (slow.text(&mv), mv)).collect();
        slow_moves.sort();
        let texts: Vec<&String> = moves.iter().map(|(text, _)| text).collect();
        let slow_texts: Vec<&String> = slow_moves.iter().map(|(text, _)| text).collect();
        assert_eq!(texts, slow_texts, "seed {seed}: {text}: fast, slow");
        assert_eq!(R::move_count(&fast), moves.len() as u64, "seed {seed}: {text}: the count is the list's");
        assert_eq!(R::has_move(&fast), !moves.is_empty(), "seed {seed}: {text}: any is the list's");
        assert_eq!(Key::of::<R>(&fast), key, "seed {seed}: {text}: the key that listened is the key from scratch");
        if moves.is_empty() {
            return compared;
        }
        let chosen = random.below(moves.len());
        ask_of_the_move::<R>(&fast, moves[chosen].1);
        R::play(&mut fast, moves[chosen].1, &mut key);
        slow = slow.play(&slow_moves[chosen].1);
    }
    plies
}

/// Asks what must hold of a legal move: that it is legal, and read back from each of its texts.
fn ask_of_the_move<R: Rules>(position: &R::Position, mv: R::Move) {
    let (text, mut recorded) = (R::move_text(position, mv), String::new());
    R::write_recorded(position, mv, &mut recorded).expect("a string takes all");
    let fen = fen::write::<R>(position);
    assert!(R::is_legal(position, mv), "{fen}: {text}");
    assert_eq!(R::read_move(position, &text), Ok(mv), "{fen}: {text}");
    assert_eq!(R::read_recorded(position, &recorded), Ok(mv), "{fen}: {recorded}");
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
    king_of_the_hill_agrees: KingOfTheHill, variants::KingOfTheHill;
    three_check_agrees: ThreeCheck, variants::ThreeCheck;
    antichess_agrees: Antichess, variants::Antichess;
    atomic_agrees: Atomic, variants::Atomic;
    racing_kings_agrees: RacingKings, variants::RacingKings;
    horde_agrees: Horde, variants::Horde;
    crazyhouse_agrees: Crazyhouse, variants::Crazyhouse;
}
