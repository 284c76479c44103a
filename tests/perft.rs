//! Do the generators count what others have published?
//!
//! Every table of `tests/data/` is counted as deep as a limit of nodes allows: 4 million by default, so that the whole
//! takes seconds; `QUADRILLE_NODES=200000000 cargo test --release --test perft` counts deeper.

use quadrille_ataxx::Ataxx;
use quadrille_capablanca::{Capablanca, Embassy};
use quadrille_chess::Chess;
use quadrille_core::perft::count;
use quadrille_core::{Rules, fen};
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_los_alamos::LosAlamos;
use quadrille_minishogi::Minishogi;

/// A line of a table: who published it, the convention, the position, the counts by depth.
struct Line {
    source: String,
    convention: String,
    fen: String,
    counts: Vec<(u32, u64)>,
}

/// Reads a table; one that is not in its form fails the test.
fn read(table: &str) -> Vec<Line> {
    let (mut source, mut convention) = (String::new(), String::from("unique"));
    let mut lines = Vec::new();
    for (number, line) in table.lines().enumerate() {
        let line = line.trim();
        if let Some(text) = line.strip_prefix("source:") {
            source = text.trim().to_owned();
        } else if let Some(text) = line.strip_prefix("count:") {
            convention = text.trim().to_owned();
        } else if !line.is_empty() && !line.starts_with('#') && !line.starts_with("game:") {
            assert!(!source.is_empty(), "line {}: a table names its source first", number + 1);
            let mut parts = line.split(';').map(str::trim);
            let fen = parts.next().unwrap_or_default().to_owned();
            let counts = parts
                .map(|part| {
                    let (depth, nodes) = part.strip_prefix('D').and_then(|part| part.split_once(' ')).expect(part);
                    (depth.parse().expect(part), nodes.trim().parse().expect(part))
                })
                .collect();
            lines.push(Line { source: source.clone(), convention: convention.clone(), fen, counts });
        }
    }
    lines
}

/// Counts every line of a table as deep as the limit allows, and says how much that was.
fn check<R: Rules>(table: &str) {
    let limit = std::env::var("QUADRILLE_NODES").ok().and_then(|nodes| nodes.parse().ok()).unwrap_or(4_000_000);
    let (mut figures, mut deeper) = (0, 0);
    let lines = read(table);
    assert!(!lines.is_empty(), "the table has lines");
    for line in &lines {
        let fen = if line.fen == "start" { R::START } else { &line.fen };
        // Published positions need not be such as a game can lead to.
        let (position, _) = fen::read_leniently::<R>(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        for &(depth, nodes) in &line.counts {
            if nodes > limit {
                deeper += 1;
                continue;
            }
            let counted = match line.convention.as_str() {
                "unique" => count::<R, true, 0>(&position, depth),
                "orders" => count::<R, true, 1>(&position, depth),
                "paths" => count::<R, true, 2>(&position, depth),
                other => panic!("{other} is no convention"),
            };
            assert_eq!(counted, nodes, "{fen}, {}, depth {depth}, published by {}", line.convention, line.source);
            figures += 1;
        }
    }
    println!("{}: {figures} figures of {} positions agree, {deeper} lie deeper", R::NAME, lines.len());
}

#[test]
fn ataxx_counts_as_published() {
    check::<Ataxx>(include_str!("data/ataxx.perft"));
}

#[test]
fn chess_counts_as_published() {
    check::<Chess>(include_str!("data/chess.perft"));
}

#[test]
fn chess960_counts_as_published() {
    check::<Chess>(include_str!("data/chess960.perft"));
}

#[test]
fn dama_counts_as_published() {
    check::<Dama>(include_str!("data/dama.perft"));
}

#[test]
fn draughts_counts_as_published() {
    check::<Draughts>(include_str!("data/draughts.perft"));
}

#[test]
fn capablanca_counts_as_published() {
    check::<Capablanca>(include_str!("data/capablanca.perft"));
}

#[test]
fn embassy_counts_as_published() {
    check::<Embassy>(include_str!("data/embassy.perft"));
}

#[test]
fn minishogi_counts_as_published() {
    check::<Minishogi>(include_str!("data/minishogi.perft"));
}

#[test]
fn los_alamos_counts_as_published() {
    check::<LosAlamos>(include_str!("data/los-alamos.perft"));
}
