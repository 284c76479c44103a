//! A binary over a game of one's own.

use std::process::Command;

use crate::{Run, example, run};

/// Runs the example.
fn noughts(args: &[&str]) -> Run {
    let path = example("noughts");
    assert!(path.exists(), "{} is built by `cargo test`, or `cargo build --examples`", path.display());
    run(Command::new(path).args(args))
}

#[test]
fn it_has_the_whole_command_line() {
    let Run { status, out, err } = noughts(&["perft", "noughts", "--depth", "9"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("\nnodes    127,872\n"), "{out}");
    assert_eq!(noughts(&["fen", "noughts", "x2/3/2o x"]).out, "x2/3/2o x 1\n");
    assert_eq!(noughts(&["moves", "noughts", "--fen", "xxo/oox/x1o x 4"]).out, "b1\n");
    // The only game there is need not be named.
    assert_eq!(noughts(&["moves", "--fen", "xxo/oox/x1o x 4"]).out, "b1\n");
    let over = noughts(&["show", "noughts", "--fen", "xxx/oo1/3 o 3"]).out;
    assert!(over.contains("3  x  x  x\n") && over.ends_with("over: White wins: three in a row\n"), "{over}");
    assert_eq!(noughts(&["perft", "chess"]).err, "error: no game is called `chess`\n  the games are: noughts\n");
}

/// Nobody has published counts in our table for it, which is no fault.
#[test]
fn its_table_has_a_dash() {
    let Run { status, out, err } = noughts(&["perft"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let row = out.lines().nth(1).unwrap();
    assert!(row.starts_with("noughts  start ") && row.ends_with('–'), "{out}");
}
