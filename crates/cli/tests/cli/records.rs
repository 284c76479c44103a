//! Files of records: `check`, `replay`, `convert`.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{QUADRILLE, Run, bad, file, good, quadrille, text_of};

const GAMES: &str = "\
[Event \"One\"]
[White \"Anderssen\"]
[Result \"1-0\"]

1. e4 e5 2. f4 {the gambit} exf4 (2... Bc5) 3. Bc4 1-0

[Event \"Two\"]

1. e4 e5
2. Ke3 *

[Event \"Three\"]
[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]

1. a8=Q+ Kf7 $14 1/2-1/2
";

/// Runs the binary with a text as its standard input.
fn piped(args: &[&str], text: &str) -> Run {
    let mut command = Command::new(QUADRILLE);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    text_of(child.wait_with_output().unwrap())
}

/// Returns a line without the time that it tells.
fn untimed(line: &str) -> &str {
    line.rsplit_once("  ").unwrap().0
}

#[test]
fn check_tells_what_is_broken_and_counts_the_rest() {
    let path = file("check.pgn", GAMES);
    let Run { status, out, err } = quadrille(&["check", &path]);
    assert_eq!(status, 2);
    let expected = "game 2, line 10, column 4: expected a legal move, not `Ke3`\n  legal there: Ke2\n";
    assert_eq!(err, format!("error: {path}, {expected}"));
    let counted = "Chess  3 games  9 plies  1 variation  1 comment  1 broken  0.0 MB";
    assert_eq!(untimed(&out), format!("{path}  {counted}"));
}

#[test]
fn check_takes_the_game_from_the_tags_the_name_or_the_option() {
    for (name, text, title) in [
        ("a.pgn", "1. e4 *", "Chess"),
        ("b.pgn", "[Variant \"chess960\"]\n\n1. e4 *", "Chess960"),
        ("h.pgn", "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 4. @e4 P@c6 *", "Crazyhouse"),
        ("c.pgn", "[Variant \"Ataxx\"]\n\n1. g2 a2 *", "Ataxx"),
        ("d.pdn", "1. 32-28 19-23 2-0", "International draughts"),
        ("e.pdn", "[GameType \"30\"]\n\n1. d3-d4 1-0", "Turkish dama"),
    ] {
        let Run { status, out, err } = quadrille(&["check", &file(name, text)]);
        assert_eq!(status, 0, "{name}: {err}");
        assert!(out.contains(&format!("  {title}  1 game  ")), "{name}: {out}");
    }
    let dama = file("f.txt", "1. d3-d4 d6-d5 *");
    assert_eq!(quadrille(&["check", &dama]).status, 2);
    assert!(good(&["check", "--rules", "dama", &dama]).contains("  2 plies  "));
    assert!(bad(&["check", "--rules", "damma", &dama]).contains("no game is called `damma`"));
    let suicide = file("g.pgn", "[Variant \"Suicide\"]\n\n1. e4 *");
    assert!(
        good(&["check", "--rules", "chess", &suicide]).contains("  1 ply  "),
        "what the user says comes before tags"
    );
    assert!(bad(&["check", &suicide]).contains("no game is recorded as its first game tells; --rules GAME"));
}

#[test]
fn check_reads_the_standard_input_and_goes_on_behind_a_file_that_is_not_there() {
    let Run { status, out, err } = piped(&["check", "/nowhere.pgn", "-", "--threads", "2"], GAMES);
    assert_eq!(status, 2);
    assert!(err.starts_with("error: /nowhere.pgn: "), "{err}");
    assert!(err.contains("error: -, game 2, line 10, "), "{err}");
    assert!(out.starts_with("-  Chess  3 games  "), "{out}");
}

#[test]
fn check_says_the_same_with_any_number_of_threads() {
    // More than one piece.
    let games = 40_000;
    let path = file("many.pgn", GAMES.repeat(games / 3 + 1));
    let [one, two] = ["1", "3"].map(|threads| quadrille(&["check", &path, "--threads", threads]));
    assert_eq!(one.err, two.err);
    assert_eq!(one.err.lines().count(), 2 * (games / 3 + 1));
    let last = format!("error: {path}, game {}, line {}, column 4: ", games / 3 * 3 + 2, games / 3 * 15 + 10);
    assert!(one.err.lines().nth_back(1).unwrap().starts_with(&last), "{last}");
    assert_eq!(untimed(&one.out), untimed(&two.out));
}

#[test]
fn check_writes_json() {
    let path = file("json.pgn", GAMES);
    let Run { out, .. } = quadrille(&["check", "--json", &path]);
    let told: Value = serde_json::from_str(&out).unwrap();
    for (key, value) in [("games", 3), ("plies", 9), ("variations", 1), ("comments", 1), ("broken", 1)] {
        assert_eq!(told[key], value, "{key}");
    }
    assert_eq!((&told["game"], &told["bytes"]), (&"chess".into(), &GAMES.len().into()));
    assert_eq!(told["complete"], true);
}

#[test]
fn replay_draws_the_position_behind_a_ply() {
    let path = file("replay.pgn", GAMES);
    let out = good(&["replay", &path, "--ply", "3"]);
    assert!(out.starts_with("Anderssen – ?  1-0\nOne, ?, ????.??.??\n\n8  r  n  b  q  k  b  n  r\n"), "{out}");
    assert!(out.contains("4  .  .  .  .  P  P  .  .\n"), "{out}");
    assert!(out.ends_with("\nply 3 of 5: f4\n  the gambit\n"), "{out}");
    assert!(good(&["replay", &path, "--ply", "4"]).ends_with("\nply 4 of 5: exf4\n  one variation\n"));
    assert!(good(&["replay", &path]).ends_with("\nply 5 of 5: Bc4\n"), "without a terminal it draws the last position");
    assert!(good(&["replay", &path, "--game", "3"]).ends_with("\nply 2 of 2: Kf7 $14\n"));
    assert!(good(&["replay", &path, "--ply", "0"]).contains("\nply 0 of 5\n"));
    assert!(bad(&["replay", &path, "--ply", "6"]).contains("expected a ply from 0 to 5, not 6"));
    assert!(bad(&["replay", &path, "--game", "4"]).contains("expected game 4; the file has 3 games\n"));
    let one = file("one_game.pgn", "1. e4 *\n");
    assert!(bad(&["replay", &one, "--game", "2"]).contains("expected game 2; the file has 1 game\n"));
    assert!(bad(&["replay", &path, "--game", "2"]).contains("game 2, line 10, column 4: expected a legal move"));
}

#[test]
fn convert_writes_records_positions_and_json() {
    let path = file("convert.pgn", GAMES);
    let convert = |to: &str| {
        let Run { status, out, err } = quadrille(&["convert", &path, "--to", to]);
        assert_eq!(status, 2);
        assert!(err.contains("game 2, line 10, column 4: expected a legal move"), "{err}");
        out
    };
    let records = convert("record");
    assert!(records.starts_with("[Event \"One\"]\n[Site \"?\"]\n"), "{records}");
    assert!(
        records.contains("\n1. e4 e5 2. f4 {the gambit} 2... exf4 (2... Bc5) 3. Bc4 1-0\n\n[Event \"Three\"]\n"),
        "{records}"
    );
    assert_eq!(good(&["convert", &file("again.pgn", &records), "--to", "record"]), records);

    let fens = convert("fen");
    let lines: Vec<&str> = fens.lines().collect();
    assert_eq!(lines.len(), 6 + 1 + 3 + 1);
    assert_eq!(lines[7], "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(lines[9], "Q7/5k2/8/8/8/8/8/4K3 w - - 1 2");

    let json = convert("json");
    let games: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&games[0]["game"], &games[1]["game"]), (&1.into(), &3.into()));
    assert_eq!((&games[0]["tags"]["White"], &games[0]["rules"]), (&"Anderssen".into(), &"chess".into()));
    assert_eq!(games[0]["moves"], serde_json::json!(["e4", "e5", "f4", "exf4", "Bc4"]));
    assert_eq!(games[1]["start"], "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!((&games[1]["result"], &games[1]["movetext"]), (&"1/2-1/2".into(), &"1. a8=Q+ Kf7 $14 1/2-1/2".into()));
}

/// By whichever command it is read, and in a position that only a lenient reader takes.
#[test]
fn a_move_that_is_not_legal_is_told_with_those_that_are() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (name, text, legal) in [
        ("square.pdn", "1. 32-29 *".to_owned(), "legal there: 32-27 32-28"),
        ("lenient.pgn", format!("[FEN \"{fen}\"]\n\n1. Nd2 *"), "legal there: Nc3 Nf3 Nh3"),
        ("variation.pgn", "1. e4 (1. d5) e5 *".to_owned(), "legal there: d3 d4"),
        ("mate.pgn", "1. f3 e5 2. g4 Qh4# 3. a3 *".to_owned(), "no move is legal there"),
    ] {
        let path = file(name, text);
        for args in [&["check", &path][..], &["convert", &path, "--to", "fen"], &["replay", &path]] {
            let err = quadrille(args).err;
            assert!(err.ends_with(&format!("\n  {legal}\n")), "{args:?}: {err}");
        }
    }
}

#[test]
fn dama_is_converted_too() {
    let out = piped(&["convert", "-", "--rules", "dama", "--to", "record"], "1. d3-d4 d6-d5 2. d4xd6xd8 1-0").out;
    assert!(
        out.ends_with("[Result \"1-0\"]\n[GameType \"30,W,8,8,A0,0\"]\n\n1. d3-d4 d6-d5 2. d4xd6xd8=K *\n\n"),
        "{out}"
    );
}

#[test]
fn positions_that_are_set_up_are_among_those_of_a_game() {
    let text = "1. 32-28 /W:WK47:B14,19,29,31,42/ 47x38x24x13x36 *";
    let out = piped(&["convert", "-", "--rules", "draughts", "--to", "fen"], text).out;
    let fens: Vec<&str> = out.lines().collect();
    assert_eq!(fens.len(), 5, "{out}");
    assert_eq!((fens[2], fens[4]), ("W:WK47:B14,19,29,31,42", ""));
}

#[test]
fn many_broken_games_without_tags_are_told() {
    let games = 30_000;
    let Run { status, out, err } = piped(&["check", "-"], &"1. e4 e4 *\n\n".repeat(games));
    assert_eq!((status, err.lines().count()), (2, 2 * games));
    assert!(err.ends_with(&format!(
        "error: -, game {games}, line {}, column 7: expected a legal move, not `e4`\n  legal there: e5 e6\n",
        games * 2 - 1
    )));
    assert!(
        out.starts_with("-  Chess  30,000 games  30,000 plies  0 variations  0 comments  30,000 broken  "),
        "{out}"
    );
}
