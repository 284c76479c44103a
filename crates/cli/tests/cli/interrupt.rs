//! Ctrl-C: what has been counted is printed, and the exit status is 130.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::{QUADRILLE, Run, file, text_of};

/// Runs the binary, and interrupts it while it counts.
fn interrupted(args: &[&str]) -> Run {
    let child: Child =
        Command::new(QUADRILLE).args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    sleep(Duration::from_millis(700));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let run = text_of(child.wait_with_output().unwrap());
    assert_eq!((run.status, run.err.as_str()), (130, ""), "{}", run.out);
    run
}

/// Returns the number of a line `nodes 1,234, interrupted`.
fn nodes(out: &str) -> u128 {
    let line = out.lines().find(|line| line.starts_with("nodes ")).unwrap();
    let number = line.strip_suffix(", interrupted").unwrap().trim_start_matches("nodes").trim();
    number.replace(',', "").parse().unwrap()
}

#[test]
fn a_count_is_printed_as_far_as_it_got() {
    assert!(nodes(&interrupted(&["perft", "chess", "--depth", "12"]).out) > 0);
    assert!(nodes(&interrupted(&["perft", "dama", "--depth", "20", "--threads", "2", "--hash", "1"]).out) > 0);
    assert!(nodes(&interrupted(&["perft", "chess", "--depth", "12", "--threads", "1024"]).out) > 0);
}

#[test]
fn so_is_a_divided_one() {
    let run = interrupted(&["perft", "draughts", "--depth", "30", "--divide"]);
    assert!(nodes(&run.out) > 0);
    assert!(run.out.lines().filter(|line| line.contains('-') && line.ends_with(", interrupted")).count() > 0);
}

#[test]
fn json_says_that_it_is_not_complete() {
    let run = interrupted(&["perft", "ataxx", "--depth", "20", "--json"]);
    let json: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(json["complete"], false);
    assert!(json["nodes"].as_u64().unwrap() > 0);
}

#[test]
fn a_suite_says_where_it_stopped() {
    let path = file("deep.perft", "game: chess\nstart ;D1 20 ;D12 62854969236701747\nstart ;D1 20");
    let run = interrupted(&["perft", "--suite", &path]);
    assert!(run.out.contains("line 2  chess  start  depth 12 interrupted at "), "{}", run.out);
    assert!(run.out.ends_with("1 count agrees, 0 differ\n"), "{}", run.out);
}

/// A row is in the pipe as soon as it is counted, while the next one takes its time.
#[test]
fn rows_are_written_as_they_are_finished() {
    let path = file("rows.perft", "game: chess\nstart ;D1 20\nstart ;D12 62854969236701747\n");
    let mut child = Command::new(QUADRILLE).args(["perft", "--suite", &path]).stdout(Stdio::piped()).spawn().unwrap();
    let mut row = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut row).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(row, "line 2  chess  start  agrees to depth 1: 20 unique\n");
}

/// Each ply takes some of the stack, and most of it without optimization.
#[test]
fn the_deepest_count_is_interrupted_like_any_other() {
    for means in [&[][..], &["--threads", "2"], &["--divide"], &["--no-bulk"]] {
        let run = interrupted(&[&["perft", "chess", "--depth", "255"], means].concat());
        assert!(run.out.contains("\ndepth    255\n"), "{}", run.out);
    }
    // No line of it is so long, so that there is nothing to count.
    let ended = interrupted(&["perft", "connect-four", "--depth", "99"]);
    assert_eq!(nodes(&ended.out), 0);
}

/// Where the system has no thread of that size, that is told.
#[test]
fn a_stack_that_is_not_to_be_had_is_told() {
    let script = "ulimit -v 120000; exec \"$0\" perft chess --depth 255";
    let run = crate::run(Command::new("sh").args(["-c", script, QUADRILLE]));
    assert_eq!(run.status, 2, "{}{}", run.out, run.err);
    assert!(run.err.starts_with("error: expected a thread with a stack of "), "{}", run.err);
}
