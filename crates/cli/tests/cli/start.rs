//! A game whose start is no position: its author is told, and nothing panics.

use std::process::Command;

use crate::{Run, example, file, run};

/// Runs the example.
fn no_start(args: &[&str]) -> Run {
    run(Command::new(example("no_start")).args(args))
}

/// What is told first, whatever is asked.
const TOLD: &str = "error: the start of `checks` is no position: board, byte ";

#[test]
fn every_command_tells_it() {
    let games = file("no_start.pgn", "1. e1e2 *\n");
    let suite = file("no_start.perft", "game: rooks\nstart ;D1 9\n");
    for args in [
        &["show", "checks"][..],
        &["moves", "checks", "--fen", "4k/5/5/5/K4 w"],
        &["rules", "checks"],
        &["fen", "checks", "start"],
        &["perft"],
        &["perft", "checks", "--depth", "1"],
        &["perft", "--suite", &suite],
        &["check", &games],
        &["replay", &games, "--rules", "checks"],
        &["convert", &games, "--to", "fen"],
        &["show", "rooks"],
    ] {
        let Run { status, out, err } = no_start(args);
        assert_eq!((status, out.as_str()), (2, ""), "{args:?}: {err}");
        assert!(err.starts_with(TOLD), "{args:?}: {err}");
        assert!(err.contains(": expected ") && err.contains("\n  4k/5/5/5/K3R w\n") && err.contains("^\n"), "{err}");
    }
}

/// What does not begin a session of it goes on.
#[test]
fn the_other_games_are_listed_and_help_is_given() {
    let Run { status, out, err } = no_start(&["games"]);
    assert_eq!(status, 2);
    assert!(err.starts_with(TOLD), "{err}");
    assert!(out.lines().any(|line| line.starts_with("rooks ")) && !out.contains("checks"), "{out}");
    for args in [&["--help"][..], &["perft", "--help"], &["fen", "--help"], &["check", "--help"]] {
        let Run { status, out, err } = no_start(args);
        assert_eq!(status, 2, "{args:?}");
        assert!(err.starts_with(TOLD) && out.contains("Usage: no_start"), "{args:?}: {err}{out}");
    }
}
