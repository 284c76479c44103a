//! `quadrille perft GAME`: one count.

use std::collections::BTreeMap;
use std::io::{self, Write};

use quadrille::AnyGame;
use quadrille::core::perft::Divided;
use quadrille::core::{Convention, Perft, PerftError, Watch};
use serde::Serialize;

use crate::args::{Means, What};
use crate::error::Error;
use crate::meter::Meter;
use crate::number::{grouped, rate};
use crate::run::{Context, Status};

/// A count, as it is written; the order is that of the JSON object.
#[derive(Serialize)]
struct Counted {
    game: &'static str,
    fen: String,
    depth: u32,
    count: &'static str,
    nodes: u128,
    seconds: f64,
    /// Written where it is not.
    #[serde(skip_serializing_if = "is_true")]
    complete: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<BTreeMap<String, u128>>,
    /// The moves that were not counted to their end, with what had been counted of each.
    #[serde(skip)]
    parts: BTreeMap<String, u128>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes what it asks about by reference")]
fn is_true(complete: &bool) -> bool {
    *complete
}

/// Counts the sequences of moves from a position, and writes the number.
pub(crate) fn run(context: &mut Context<'_>, game: &dyn AnyGame, means: Means, what: &What) -> Result<Status, Error> {
    let convention = what.count.into();
    let meter = Meter::new(game.name().to_owned());
    let depth = match what.depth {
        Some(depth) => depth,
        None => default_depth(game, convention, &meter)?,
    };
    let counted = count(game, &means.count(depth, convention), depth, convention, what.divide, &meter)?;
    drop(meter);
    if what.json {
        writeln!(context.out, "{}", serde_json::to_string(&counted)?)?;
    } else {
        write(context.out, &counted)?;
    }
    Ok(if counted.complete { Status::Good } else { Status::Interrupted })
}

/// Nodes that a count has at least if its depth was not given, where there are so many.
const MANY: u128 = 1_000_000;
/// The largest depth that is chosen: there are positions where it goes on and on with one move each.
const DEEP: u32 = 30;

/// Returns the first depth with a million sequences.
pub(crate) fn default_depth(game: &dyn AnyGame, convention: Convention, watch: &dyn Watch) -> Result<u32, PerftError> {
    let mut depth = 1;
    while depth < DEEP {
        let counted = game.perft(&Perft::new(depth).convention(convention), watch)?;
        if counted.nodes == 0 || counted.nodes >= MANY || !counted.complete {
            break;
        }
        depth += 1;
    }
    Ok(depth)
}

/// Counts, and takes the time of it.
fn count(
    game: &dyn AnyGame,
    options: &Perft,
    depth: u32,
    convention: Convention,
    divide: bool,
    meter: &Meter,
) -> Result<Counted, PerftError> {
    let mut counted = Counted {
        game: game.name(),
        fen: game.fen(),
        depth,
        count: convention.name(),
        nodes: 0,
        seconds: 0.0,
        complete: true,
        moves: None,
        parts: BTreeMap::new(),
    };
    let before = meter.time();
    if divide {
        let mut moves = BTreeMap::<String, u128>::new();
        for Divided { mv, nodes, complete } in game.divide(options, meter)? {
            counted.nodes = counted.nodes.checked_add(nodes).ok_or(PerftError::TooMany)?;
            counted.complete &= complete;
            if complete { &mut moves } else { &mut counted.parts }.insert(mv, nodes);
        }
        if depth == 0 {
            counted.nodes = 1;
        }
        counted.moves = Some(moves);
    } else {
        let all = game.perft(options, meter)?;
        (counted.nodes, counted.complete) = (all.nodes, all.complete);
    }
    counted.seconds = (meter.time() - before).as_secs_f64();
    Ok(counted)
}

/// Writes a count for people.
fn write(out: &mut dyn Write, counted: &Counted) -> io::Result<()> {
    if let Some(moves) = &counted.moves {
        let whole = moves.iter().map(|(mv, nodes)| (mv, nodes, true));
        let parts = counted.parts.iter().map(|(mv, nodes)| (mv, nodes, false));
        let mut all: Vec<_> = whole.chain(parts).collect();
        all.sort_unstable();
        for (mv, nodes, complete) in all {
            match (nodes, complete) {
                (0, false) => writeln!(out, "{mv}: not counted")?,
                (_, false) => writeln!(out, "{mv}: {nodes}, interrupted")?,
                (_, true) => writeln!(out, "{mv}: {nodes}")?,
            }
        }
        writeln!(out)?;
    }
    let time = std::time::Duration::from_secs_f64(counted.seconds);
    writeln!(out, "game     {}", counted.game)?;
    writeln!(out, "FEN      {}", counted.fen)?;
    writeln!(out, "depth    {}", counted.depth)?;
    writeln!(out, "count    {}", counted.count)?;
    writeln!(out, "nodes    {}{}", grouped(counted.nodes), if counted.complete { "" } else { ", interrupted" })?;
    writeln!(out, "seconds  {:.3}", counted.seconds)?;
    writeln!(out, "nodes/s  {}", rate(counted.nodes, time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_was_not_counted_is_no_zero() {
        let map = |moves: &[(&str, u128)]| moves.iter().map(|&(mv, nodes)| (mv.to_owned(), nodes)).collect();
        let counted = Counted {
            game: "chess",
            fen: "x".to_owned(),
            depth: 2,
            count: "unique",
            nodes: 23,
            seconds: 0.0,
            complete: false,
            moves: Some(map(&[("a", 20), ("c", 0)])),
            parts: map(&[("b", 3), ("d", 0)]),
        };
        let mut out = Vec::new();
        write(&mut out, &counted).unwrap();
        let out = String::from_utf8(out).unwrap();
        assert!(out.starts_with("a: 20\nb: 3, interrupted\nc: 0\nd: not counted\n\n"), "{out}");
        assert!(out.contains("\nnodes    23, interrupted\n"), "{out}");
        let json = serde_json::to_string(&counted).unwrap();
        assert!(json.ends_with(r#","complete":false,"moves":{"a":20,"c":0}}"#), "{json}");
    }

    #[test]
    fn json_has_whole_numbers_of_any_size() {
        let mut counted = Counted {
            game: "chess",
            fen: String::new(),
            depth: 30,
            count: "unique",
            nodes: u128::MAX,
            seconds: 0.5,
            complete: true,
            moves: Some(BTreeMap::from([("b".to_owned(), u128::MAX), ("a".to_owned(), 0)])),
            parts: BTreeMap::new(),
        };
        let most = "340282366920938463463374607431768211455";
        assert_eq!(
            serde_json::to_string(&counted).unwrap(),
            format!(
                r#"{{"game":"chess","fen":"","depth":30,"count":"unique","nodes":{most},"seconds":0.5,"moves":{{"a":0,"b":{most}}}}}"#
            ),
        );
        (counted.complete, counted.moves) = (false, None);
        assert!(serde_json::to_string(&counted).unwrap().ends_with(r#""seconds":0.5,"complete":false}"#));
    }
}
