//! Do the generators count what others have published?
//!
//! Every table of `tests/data/` is counted as deep as a limit of nodes allows: 4 million by default, so that the whole
//! takes seconds; `QUADRILLE_NODES=200000000 cargo test --release --test perft` counts deeper.

use quadrille_amazons::Amazons;
use quadrille_ataxx::Ataxx;
use quadrille_breakthrough::Breakthrough;
use quadrille_capablanca::{Capablanca, Embassy};
use quadrille_chess::{Antichess, Atomic, Chess, Crazyhouse, Horde, KingOfTheHill, RacingKings, ThreeCheck};
use quadrille_connect_four::ConnectFour;
use quadrille_core::fen::SideLists;
use quadrille_core::jump::MoveText;
use quadrille_core::perft::count;
use quadrille_core::{BareSide, BlockedLoses, JumpRules, Jumping, Rules, Set, fen};
use quadrille_dama::Dama;
use quadrille_draughts::{
    BrazilianDraughts, CanadianDraughts, CzechDraughts, Draughts, EnglishDraughts, FrisianDraughts, ItalianDraughts,
    KillerDraughts, PoolCheckers, RussianDraughts, SpanishDraughts, Thai, TurnedBoard,
};
use quadrille_gomoku::Gomoku;
use quadrille_los_alamos::LosAlamos;
use quadrille_minishogi::Minishogi;
use quadrille_othello::Othello;

/// Thai draughts with twelve men a side, as its counts were published.
#[derive(Clone, Copy, Debug)]
struct ThaiOfTwelve;

impl JumpRules for ThaiOfTwelve {
    type Moves = Thai;

    const NAME: &'static str = "thai-of-twelve";
    const TITLE: &'static str = "Thai draughts with twelve men a side";
    const START: &'static str = "B:W1-12:B21-32";
    const MEN: [Set<TurnedBoard>; 2] = [
        TurnedBoard::picture(".... .... .... .... .... XXXX XXXX XXXX"),
        TurnedBoard::picture("XXXX XXXX XXXX .... .... .... .... ...."),
    ];

    type End = (BareSide, BlockedLoses);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = Thai::TEXT;
    const GAME_TYPE: &'static str = Thai::GAME_TYPE;
}

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
fn amazons_counts_as_published() {
    check::<Amazons>(include_str!("data/amazons.perft"));
}

#[test]
fn ataxx_counts_as_published() {
    check::<Ataxx>(include_str!("data/ataxx.perft"));
}

#[test]
fn breakthrough_counts_as_published() {
    check::<Breakthrough>(include_str!("data/breakthrough.perft"));
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
fn connect_four_counts_as_published() {
    check::<ConnectFour>(include_str!("data/connect-four.perft"));
}

#[test]
fn king_of_the_hill_counts_as_published() {
    check::<KingOfTheHill>(include_str!("data/king-of-the-hill.perft"));
}

#[test]
fn three_check_counts_as_published() {
    check::<ThreeCheck>(include_str!("data/three-check.perft"));
}

#[test]
fn antichess_counts_as_published() {
    check::<Antichess>(include_str!("data/antichess.perft"));
}

#[test]
fn atomic_counts_as_published() {
    check::<Atomic>(include_str!("data/atomic.perft"));
}

#[test]
fn racing_kings_counts_as_published() {
    check::<RacingKings>(include_str!("data/racing-kings.perft"));
}

#[test]
fn horde_counts_as_published() {
    check::<Horde>(include_str!("data/horde.perft"));
}

#[test]
fn crazyhouse_counts_as_published() {
    check::<Crazyhouse>(include_str!("data/crazyhouse.perft"));
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
fn gomoku_counts_as_it_must() {
    check::<Gomoku>(include_str!("data/gomoku.perft"));
}

#[test]
fn othello_counts_as_published() {
    check::<Othello>(include_str!("data/othello.perft"));
}

#[test]
fn brazilian_draughts_counts_as_published() {
    check::<BrazilianDraughts>(include_str!("data/brazilian-draughts.perft"));
}

#[test]
fn canadian_draughts_counts_as_published() {
    check::<CanadianDraughts>(include_str!("data/canadian-draughts.perft"));
}

#[test]
fn czech_draughts_counts_as_published() {
    check::<CzechDraughts>(include_str!("data/czech-draughts.perft"));
}

#[test]
fn english_draughts_counts_as_published() {
    check::<EnglishDraughts>(include_str!("data/english-draughts.perft"));
}

#[test]
fn italian_draughts_counts_as_published() {
    check::<ItalianDraughts>(include_str!("data/italian-draughts.perft"));
}

#[test]
fn killer_draughts_counts_as_published() {
    check::<KillerDraughts>(include_str!("data/killer-draughts.perft"));
}

#[test]
fn pool_checkers_counts_as_published() {
    check::<PoolCheckers>(include_str!("data/pool-checkers.perft"));
}

#[test]
fn russian_draughts_counts_as_published() {
    check::<RussianDraughts>(include_str!("data/russian-draughts.perft"));
}

#[test]
fn spanish_draughts_counts_as_published() {
    check::<SpanishDraughts>(include_str!("data/spanish-draughts.perft"));
}

#[test]
fn thai_draughts_counts_as_published() {
    check::<Jumping<ThaiOfTwelve>>(include_str!("data/thai-draughts.perft"));
}

#[test]
fn frisian_draughts_counts_as_published() {
    check::<FrisianDraughts>(include_str!("data/frisian-draughts.perft"));
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
