//! The command line: what it writes, and with which exit status.

use std::process::{Command, Output};

/// Runs the binary.
fn compare(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quadrille-compare")).args(args).output().expect("it can be started")
}

/// Returns what was written to standard output.
fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it is text")
}

#[test]
fn a_quick_run_shows_every_game() {
    let output = compare(&["--quick"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let text = text(&output);
    for part in ["\nin bulk:", "\nleaf by leaf:", "\ntwo threads:", "\nwith a table:", "All counts agree."] {
        assert!(text.contains(part), "{part}: {text}");
    }
    for game in ["chess", "dama", "draughts", "ataxx"] {
        assert!(text.contains(&format!("\n{game} ")), "{game}: {text}");
    }
}

#[test]
fn groups_and_games_can_be_chosen() {
    let text = text(&compare(&["--quick", "--only", "leaf,hash", "--game", "dama", "--rounds", "2"]));
    assert!(text.contains("\ndama "), "{text}");
    assert!(text.contains("Rounds: 2."), "{text}");
    for part in ["\nin bulk:", "\ntwo threads:", "\nchess ", "\nataxx "] {
        assert!(!text.contains(part), "{part}: {text}");
    }
}

#[test]
fn markdown_is_written_to_a_file() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("compare.md");
    let path = file.to_str().expect("the path is text");
    let output = compare(&["--quick", "--only", "bulk", "--game", "ataxx", "--markdown", path]);
    assert_eq!(output.status.code(), Some(0));
    let text = std::fs::read_to_string(&file).expect("the file is written");
    assert!(text.starts_with("# Against other libraries\n"), "{text}");
    assert!(text.contains("\n| ataxx | start 4 | 155,888 | bulk |"), "{text}");
}

#[test]
fn what_cannot_be_run_is_status_2() {
    for args in [
        &["--only", "everything"][..],
        &["--game", "go"],
        &["--rounds", "0"],
        &["--one", "1000", "0"],
        &["--one", "0"],
        &["--quick", "--check"],
        &["--quick", "--game", "ataxx", "--only", "leaf", "--markdown", "/no/such/folder/compare.md"],
    ] {
        assert_eq!(compare(args).status.code(), Some(2), "{args:?}");
    }
}
