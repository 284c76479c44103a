//! Do the generators count what others have published?
//!
//! Every table of `tests/data/` is counted as deep as a limit of nodes allows: 300,000 by default, and for the first count of
//! a position a million, since the registry, whose games these are, is not optimized for tests; `QUADRILLE_NODES=200000000 cargo test --release --test perft` counts
//! deeper, and so does `quadrille perft --suite` with a table.

mod tables;

use quadrille::{AnyGame, GAMES, Session, find};
use quadrille_core::fen::SideLists;
use quadrille_core::jump::MoveText;
use quadrille_core::{BareSide, BlockedLoses, Convention, JumpRules, Jumping, Perft};
use quadrille_draughts::Thai;

/// Thai draughts with twelve men a side, as its counts were published.
#[derive(Clone, Copy, Debug)]
struct ThaiOfTwelve;

impl JumpRules for ThaiOfTwelve {
    type Moves = Thai;

    const NAME: &'static str = "thai-of-twelve";
    const TITLE: &'static str = "Thai draughts with twelve men a side";
    const START: &'static str = "B:W1-12:B21-32";

    type End = (BareSide, BlockedLoses);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = Thai::TEXT;
    const GAME_TYPE: &'static str = Thai::GAME_TYPE;
}

/// Counts every line of a table as deep as the limit allows, in the game that the registry knows by a name.
fn check(name: &str, table: &str) {
    check_in(find(GAMES, name).expect(name).session(), table);
}

/// Counts every line of a table as deep as the limit allows, and says how much that was.
fn check_in(mut game: Box<dyn AnyGame>, table: &str) {
    let limit = std::env::var("QUADRILLE_NODES").ok().and_then(|nodes| nodes.parse().ok()).unwrap_or(300_000);
    let (mut figures, mut deeper) = (0, 0);
    let lines = tables::read(table);
    assert!(!lines.is_empty(), "the table has lines");
    for line in &lines {
        let fen = if line.fen == "start" { game.start_fen() } else { &line.fen };
        // Published positions need not be such as a game can lead to.
        game.set_fen_leniently(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let convention = match line.convention.as_str() {
            "unique" => Convention::Unique,
            "orders" => Convention::Orders,
            "paths" => Convention::Paths,
            other => panic!("{other} is no convention"),
        };
        for (place, &(depth, nodes)) in line.counts.iter().enumerate() {
            // The first is counted all the same: some have published no other.
            if nodes > if place == 0 { limit.max(1_000_000) } else { limit } {
                deeper += 1;
                continue;
            }
            let counted = game.perft(&Perft::new(depth).convention(convention), &()).expect("a count").nodes;
            assert_eq!(counted, nodes, "{fen}, {}, depth {depth}, published by {}", line.convention, line.source);
            figures += 1;
        }
    }
    println!("{}: {figures} figures of {} positions agree, {deeper} lie deeper", game.name(), lines.len());
}

#[test]
fn amazons_counts_as_published() {
    check("amazons", include_str!("data/amazons.perft"));
}

#[test]
fn ataxx_counts_as_published() {
    check("ataxx", include_str!("data/ataxx.perft"));
}

#[test]
fn breakthrough_counts_as_published() {
    check("breakthrough", include_str!("data/breakthrough.perft"));
}

#[test]
fn chess_counts_as_published() {
    check("chess", include_str!("data/chess.perft"));
}

#[test]
fn chess960_counts_as_published() {
    check("chess", include_str!("data/chess960.perft"));
}

#[test]
fn connect_four_counts_as_published() {
    check("connect-four", include_str!("data/connect-four.perft"));
}

#[test]
fn king_of_the_hill_counts_as_published() {
    check("king-of-the-hill", include_str!("data/king-of-the-hill.perft"));
}

#[test]
fn three_check_counts_as_published() {
    check("three-check", include_str!("data/three-check.perft"));
}

#[test]
fn antichess_counts_as_published() {
    check("antichess", include_str!("data/antichess.perft"));
}

#[test]
fn atomic_counts_as_published() {
    check("atomic", include_str!("data/atomic.perft"));
}

#[test]
fn racing_kings_counts_as_published() {
    check("racing-kings", include_str!("data/racing-kings.perft"));
}

#[test]
fn horde_counts_as_published() {
    check("horde", include_str!("data/horde.perft"));
}

#[test]
fn crazyhouse_counts_as_published() {
    check("crazyhouse", include_str!("data/crazyhouse.perft"));
}

#[test]
fn dama_counts_as_published() {
    check("dama", include_str!("data/dama.perft"));
}

#[test]
fn draughts_counts_as_published() {
    check("draughts", include_str!("data/draughts.perft"));
}

#[test]
fn gomoku_counts_as_it_must() {
    check("gomoku", include_str!("data/gomoku.perft"));
}

#[test]
fn othello_counts_as_published() {
    check("othello", include_str!("data/othello.perft"));
}

#[test]
fn brazilian_draughts_counts_as_published() {
    check("brazilian-draughts", include_str!("data/brazilian-draughts.perft"));
}

#[test]
fn canadian_draughts_counts_as_published() {
    check("canadian-draughts", include_str!("data/canadian-draughts.perft"));
}

#[test]
fn czech_draughts_counts_as_published() {
    check("czech-draughts", include_str!("data/czech-draughts.perft"));
}

#[test]
fn english_draughts_counts_as_published() {
    check("english-draughts", include_str!("data/english-draughts.perft"));
}

#[test]
fn italian_draughts_counts_as_published() {
    check("italian-draughts", include_str!("data/italian-draughts.perft"));
}

#[test]
fn killer_draughts_counts_as_published() {
    check("killer-draughts", include_str!("data/killer-draughts.perft"));
}

#[test]
fn pool_checkers_counts_as_published() {
    check("pool-checkers", include_str!("data/pool-checkers.perft"));
}

#[test]
fn russian_draughts_counts_as_published() {
    check("russian-draughts", include_str!("data/russian-draughts.perft"));
}

#[test]
fn spanish_draughts_counts_as_published() {
    check("spanish-draughts", include_str!("data/spanish-draughts.perft"));
}

#[test]
fn thai_draughts_counts_as_published() {
    check_in(Box::new(Session::<Jumping<ThaiOfTwelve>>::default()), include_str!("data/thai-draughts.perft"));
}

#[test]
fn frisian_draughts_counts_as_published() {
    check("frisian-draughts", include_str!("data/frisian-draughts.perft"));
}

#[test]
fn capablanca_counts_as_published() {
    check("capablanca", include_str!("data/capablanca.perft"));
}

#[test]
fn embassy_counts_as_published() {
    check("embassy", include_str!("data/embassy.perft"));
}

#[test]
fn orda_counts_as_published() {
    check("orda", include_str!("data/orda.perft"));
}

#[test]
fn minishogi_counts_as_published() {
    check("minishogi", include_str!("data/minishogi.perft"));
}

#[test]
fn los_alamos_counts_as_published() {
    check("los-alamos", include_str!("data/los-alamos.perft"));
}
