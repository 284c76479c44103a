//! What is wrong, where, and what was expected; never a panic.

use std::process::{Command, Stdio};

use crate::{QUADRILLE, bad, file, run};

#[test]
fn a_caret_stands_under_the_place() {
    assert_eq!(
        bad(&["fen", "ataxx", "x5o/7/7/7/7/7/o5q x 0 1"]),
        "error: board, byte 16: expected one of `oOwW xXbB`, `-`, or a gap of 1\n  \
         x5o/7/7/7/7/7/o5q x 0 1\n                  ^\n",
    );
    assert_eq!(
        bad(&["show", "draughts", "--fen", "W:W51:B1"]),
        "error: lists, byte 3: expected the number of a square of the board\n  W:W51:B1\n     ^\n",
    );
    // The byte counts bytes, the caret columns: é is two and one, 馬 three and two, a tab is shown as a blank.
    assert!(bad(&["fen", "ataxx", "\u{301}"]).ends_with("  \u{301}\n  ^\n"));
    assert!(
        bad(&["fen", "ataxx", "x5o/7/7/7/7/7/o5x\tx 0 é"])
            .ends_with(" x5o/7/7/7/7/7/o5x x 0 é\n                        ^\n")
    );
    assert!(bad(&["fen", "ataxx", "x5o/7/7/7/7/7/o5x x 0 1 é馬", "x"]).contains("end, byte 24: "));
}

#[test]
fn an_empty_text_is_wrong_at_byte_0() {
    for game in ["chess", "draughts", "dama", "ataxx"] {
        let err = bad(&["fen", game, ""]);
        assert!(err.contains(", byte 0: expected ") && err.ends_with("  \n  ^\n"), "{err}");
    }
}

#[test]
fn every_fault_of_a_position_is_told() {
    let err = bad(&["fen", "chess", "P7/8/8/8/8/8/8/8 w - - 0 1"]);
    assert!(err.matches("error: board, byte 0: expected ").count() >= 2, "{err}");
}

#[test]
fn unknown_games_are_told_with_the_names_that_there_are() {
    for args in [&["fen", "ches", "x"][..], &["show", ""], &["moves", "Chess"], &["perft", "go"]] {
        let err = bad(args);
        assert!(err.starts_with("error: no game is called `"), "{err}");
        assert!(err.contains("  the games are: chess, "), "{err}");
    }
}

#[test]
fn nothing_that_is_asked_is_an_error() {
    assert!(bad(&[]).contains("Usage"));
    assert!(bad(&["fen", "chess"]).contains("<FEN>"));
    assert!(bad(&["dance"]).contains("dance"));
}

#[test]
fn a_position_without_its_option_is_told_of_it() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for command in ["show", "moves", "perft"] {
        let err = bad(&[command, "chess", fen]);
        assert!(err.contains("unexpected argument") && err.contains("tip: ") && err.contains("--fen 'FEN'"), "{err}");
    }
    assert!(!bad(&["games", fen]).contains("--fen"));
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let err = bad(&["fen", "chess", "\x1b[2J\x07\r\n"]);
    assert!(!err.contains(['\x1b', '\x07', '\r']), "{err:?}");
}

#[test]
fn long_text_is_cut() {
    let long = "8/".repeat(10_000);
    let err = bad(&["fen", "chess", &long]);
    assert!(err.len() < 400, "{}", err.len());
    assert!(err.contains('^'));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let broken = OsStr::from_bytes(b"\xff\xfe");
    for args in [["fen", "chess"], ["show", "--fen"], ["perft", "chess"], ["perft", "--suite"]] {
        assert_eq!(run(Command::new(QUADRILLE).args(args).arg(broken)).status, 2);
    }
    assert_eq!(run(Command::new(QUADRILLE).arg(broken)).status, 2);
}

/// A reader that closes the pipe has seen enough.
#[test]
fn a_closed_pipe_ends_it_quietly() {
    for args in [&["moves", "chess"][..], &["games"], &["show", "draughts"], &["perft", "ataxx"], &["--help"]] {
        let mut child =
            Command::new(QUADRILLE).args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{args:?}");
    }
    // What differs was found, whoever reads of it.
    let path = file("closed_pipe.perft", "game: ataxx\nstart ;D1 15");
    let mut child = Command::new(QUADRILLE).args(["perft", "--suite", &path]).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let mut child = Command::new(QUADRILLE).args(["fen", "chess", "x"]).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    assert_eq!(child.wait().unwrap().code(), Some(2));
}
