//! Does each game of leaping and riding pieces agree with a slow generator that was written from what is published of it?
//!
//! Along random games and from random set-ups, the two must have the same moves, and come to the same position by each. By
//! default 2,000 positions of each game; `QUADRILLE_POSITIONS=1000000` compares a million. The slow one is held to the
//! published counts too.

mod tables;

use quadrille_core::{Rules, fen};
use quadrille_referee::{Random, Referee, arrays, minishogi};

/// Returns the number of positions to compare of each game.
fn wanted() -> u64 {
    std::env::var("QUADRILLE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// What is rare, and which moves are such.
type Rare<S> = (&'static str, fn(&S, &str) -> bool);

/// Compares positions until so many are done: games from the start and a few plies from set-ups by turns.
fn compare<R: Rules, S: Referee>(rare: &[Rare<S>]) {
    let (mut done, mut seed, mut met) = (0, 0, vec![0; rare.len()]);
    while done < wanted() {
        let mut random = Random::new(seed);
        let from_start = seed.is_multiple_of(16);
        let mut slow = if from_start { S::read(R::START) } else { S::set_up(&mut random) };
        let text = slow.write();
        let (mut fast, _) = fen::read_leniently::<R>(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        for _ in 0..if from_start { 160 } else { 8 } {
            let moves = compare_position::<R, S>(&fast, &slow);
            for (met, (_, is)) in met.iter_mut().zip(rare) {
                *met += u64::from(moves.iter().any(|(text, ..)| is(&slow, text)));
            }
            done += 1;
            if moves.is_empty() {
                break;
            }
            (_, fast, slow) = random.pick(&moves).clone();
        }
        seed += 1;
    }
    println!("{}: {done} positions of {seed} games agree", R::NAME);
    for (met, (what, _)) in met.into_iter().zip(rare) {
        println!("  {what} in {met}");
        assert!(met > done / 500, "{}: {what} in {met} positions of {done}", R::NAME);
    }
}

/// Compares the moves and what is left by them, and returns that.
fn compare_position<R: Rules, S: Referee>(fast: &R::Position, slow: &S) -> Vec<(String, R::Position, S)> {
    let fen = slow.write();
    assert_eq!(fen::write::<R>(fast), fen, "{}: the positions differ", R::NAME);
    let mut moves: Vec<_> = R::moves(fast).into_iter().map(|mv| (R::move_text(fast, mv), mv)).collect();
    moves.sort_by(|one, other| one.0.cmp(&other.0));
    let mut slow_moves: Vec<_> = slow.moves().into_iter().map(|mv| (slow.text(&mv), mv)).collect();
    slow_moves.sort();
    let texts: Vec<&String> = moves.iter().map(|(text, _)| text).collect();
    let slow_texts: Vec<&String> = slow_moves.iter().map(|(text, _)| text).collect();
    assert_eq!(texts, slow_texts, "{}: {fen}: fast, slow", R::NAME);
    assert_eq!(R::move_count(fast), moves.len() as u64, "{}: {fen}: the count is the list's", R::NAME);
    assert_eq!(R::has_move(fast), !moves.is_empty(), "{}: {fen}: any is the list's", R::NAME);
    let mut after = Vec::new();
    for ((text, mv), (_, slow_mv)) in moves.into_iter().zip(&slow_moves) {
        let (mut next, slow_next) = (*fast, slow.play(slow_mv));
        R::play(&mut next, mv, &mut ());
        assert_eq!(fen::write::<R>(&next), slow_next.write(), "{}: {fen}: after {text}", R::NAME);
        after.push((text, next, slow_next));
    }
    after
}

/// Whether a king castles: by two files or more.
fn castles<A: arrays::Array>(_: &arrays::Position<A>, text: &str) -> bool {
    let (from, to) = (text.as_bytes()[0], text.as_bytes()[2]);
    A::CASTLING.is_some_and(|(king, _)| i32::from(from - b'a') == king)
        && from.abs_diff(to) > 1
        && ["1", "8"].iter().any(|rank| text[1..2] == **rank && text[3..] == **rank)
}

/// Whether a move captures in passing: it ends on the square that the FEN names.
fn passes<A: arrays::Array>(position: &arrays::Position<A>, text: &str) -> bool {
    let fen = position.write();
    let square = fen.split(' ').nth(3).expect("a field");
    square != "-" && text.ends_with(square)
}

/// Whether a pawn becomes a piece.
fn promotes<S: Referee>(_: &S, text: &str) -> bool {
    text.len() == 5 && text.as_bytes()[4].is_ascii_lowercase()
}

#[test]
fn capablanca_agrees() {
    compare::<quadrille_capablanca::Capablanca, arrays::Position<arrays::Capablanca>>(&[
        ("castling", castles),
        ("a capture in passing", passes),
        ("promotion", promotes),
    ]);
}

#[test]
fn embassy_agrees() {
    compare::<quadrille_capablanca::Embassy, arrays::Position<arrays::Embassy>>(&[
        ("castling", castles),
        ("a capture in passing", passes),
        ("promotion", promotes),
    ]);
}

#[test]
fn los_alamos_agrees() {
    compare::<quadrille_los_alamos::LosAlamos, arrays::Position<arrays::LosAlamos>>(&[("promotion", promotes)]);
}

#[test]
fn orda_agrees() {
    compare::<quadrille_orda::Orda, arrays::Position<arrays::Orda>>(&[
        ("castling", castles),
        ("a capture in passing", passes),
        ("promotion", promotes),
        ("a king on the last rank", |position, text| position.arrives(text)),
    ]);
}

#[test]
fn minishogi_agrees() {
    compare::<quadrille_minishogi::Minishogi, minishogi::Position>(&[
        ("a drop", |_, text| text.contains('@')),
        ("promotion", |_, text| text.ends_with('+')),
        ("the drop of a pawn", |_, text| text.starts_with("P@")),
    ]);
}

/// Holds the slow generator to a published table, as deep as a million moves.
fn count<S: Referee>(table: &str) {
    for line in tables::read(table) {
        assert_eq!(line.convention, "unique");
        let position = S::read(&line.fen);
        for (depth, nodes) in line.counts.into_iter().filter(|&(_, nodes)| nodes <= 1_000_000) {
            assert_eq!(position.perft(depth), nodes, "{}, depth {depth}: {}", line.fen, line.source);
        }
    }
}

#[test]
fn the_slow_ones_count_as_published() {
    count::<arrays::Position<arrays::Capablanca>>(include_str!("data/capablanca.perft"));
    count::<arrays::Position<arrays::Embassy>>(include_str!("data/embassy.perft"));
    count::<arrays::Position<arrays::LosAlamos>>(include_str!("data/los-alamos.perft"));
    count::<arrays::Position<arrays::Orda>>(include_str!("data/orda.perft"));
    count::<minishogi::Position>(include_str!("data/minishogi.perft"));
}
