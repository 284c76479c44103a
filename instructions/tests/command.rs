//! The command line: with which exit status it ends.

use std::process::{Command, Output};

/// Runs the binary.
fn instructions(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quadrille-instructions")).args(args).output().expect("it can be started")
}

#[test]
fn a_work_runs_in_its_process() {
    for name in ["process-start", "chess-positions", "ataxx-bulk-start"] {
        let output = instructions(&["--work", name]);
        assert_eq!(output.status.code(), Some(0), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn what_cannot_be_run_is_status_2() {
    let wrong = [
        &["--work", "go-list"][..],
        &["--work"],
        &["--check", "--write"],
        &["--write", "--only", "chess"],
        &["--figures", "/no/such/folder/figures.txt"],
        &["--check", "--figures", "/no/such/folder/figures.txt"],
    ];
    for args in wrong {
        assert_eq!(instructions(args).status.code(), Some(2), "{args:?}");
    }
}

#[cfg(debug_assertions)]
#[test]
fn a_build_whose_counts_say_nothing_is_refused_with_the_command() {
    let output = instructions(&[]);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("cargo run --release -p quadrille-instructions"), "{text}");
}
