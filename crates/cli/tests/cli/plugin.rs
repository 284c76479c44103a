//! A binary over a game of one's own.

use std::process::Command;

use crate::{Run, example, file, run};

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
    let over = noughts(&["show", "noughts", "--fen", "xxx/oo1/3 o 3"]).out;
    assert!(over.contains("3  x  x  x\n") && over.ends_with("over: White wins: three in a row\n"), "{over}");
    assert_eq!(noughts(&["perft", "chess"]).err, "error: no game is called `chess`\n  the games are: noughts\n");
}

#[test]
fn the_only_game_there_is_need_not_be_named() {
    for (command, rest) in [
        ("show", &["--moves", "b2"][..]),
        ("moves", &["--fen", "xxo/oox/x1o x 4"]),
        ("rules", &[]),
        ("fen", &["x2/3/2o x"]),
        ("fen", &["x2/3/2o", "x"]),
        ("fen", &["start"]),
    ] {
        let [short, long] = [&[command][..], &[command, "noughts"]].map(|first| noughts(&[first, rest].concat()));
        assert_eq!((short.status, &short.out, &short.err), (0, &long.out, &long.err), "{command} {rest:?}");
    }
    assert_eq!(noughts(&["fen", "--strict", "start"]).out, noughts(&["fen", "noughts", "start"]).out);
    // Here perft has no other games to hold it against.
    for rest in [&["--depth", "9"][..], &["--depth", "9", "--divide", "--threads", "2"], &["-d9", "--fen", "start"]] {
        let Run { status, out, err } = noughts(&[&["perft"], rest].concat());
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.contains("\nnodes    127,872\n"), "{out}");
    }
    assert!(noughts(&["perft"]).out.contains("game     noughts\n"));
    let suite = file("noughts.perft", "game: noughts\nstart ;D1 9");
    assert_eq!(noughts(&["perft", "--suite", &suite]).status, 0);
}

/// What stands alone behind `fen` is the FEN.
#[test]
fn a_word_alone_is_no_name_of_a_game() {
    for args in [&["fen", "x"][..], &["fen", "--strict", "x"], &["fen", "go"]] {
        let Run { status, err, .. } = noughts(args);
        let text = args[args.len() - 1];
        let named = noughts(&["fen", "noughts", text]);
        assert_eq!((status, &err), (2, &named.err), "{args:?}");
        assert!(err.starts_with("error: board, byte ") && err.contains(&format!("\n  {text}\n")), "{err}");
    }
    assert!(noughts(&["fen", "noughts"]).err.contains("<FEN>"));
    assert!(noughts(&["fen", "--help"]).out.contains("Usage: noughts fen"));
    for command in ["show", "moves", "perft"] {
        let err = noughts(&[command, "x2/3/2o x"]).err;
        assert!(err.ends_with("\n  a position is given in one argument: --fen 'FEN'\n"), "{err}");
    }
}

/// The version of the game is its author's to say.
#[test]
fn the_version_is_told_to_be_that_of_quadrille() {
    let version = concat!("noughts, on quadrille ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(noughts(&["--version"]).out, version);
}

#[test]
fn where_a_game_is_named_it_is_that_one() {
    for args in
        [&["perft", "go"][..], &["show", "go"], &["fen", "go", "x2/3/2o x"], &["fen", "--strict", "go", "start"]]
    {
        let Run { status, err, .. } = noughts(args);
        assert_eq!(
            (status, err.as_str()),
            (2, "error: no game is called `go`\n  the games are: noughts\n"),
            "{args:?}"
        );
    }
    let help = noughts(&["perft", "--help"]).out;
    assert!(help.contains("--suite") && help.contains("[default: noughts]"), "{help}");
    let err = noughts(&["fen"]).err;
    assert!(err.contains("<FEN>") && !err.contains("<GAME>"), "{err}");
    assert!(noughts(&["perft", "--depth", "x"]).err.contains("invalid value 'x' for '--depth"));
}

/// Help is made from the games that there are.
#[test]
fn help_speaks_of_no_other_game() {
    let commands = ["perft", "games", "rules", "show", "moves", "check", "replay", "convert", "fen"];
    for args in commands.map(|command| vec![command, "--help"]).into_iter().chain([vec!["--help"], vec![]]) {
        let Run { out, err, .. } = noughts(&args);
        let help = out + &err;
        assert!(help.contains("Usage: noughts"), "{args:?}: {help}");
        // The only game need not be named.
        assert!(!help.replace("--rules <GAME>", "").contains("<GAME>"), "{args:?}: {help}");
        for other in ["chess", "Chess", "draughts", "dama", "ataxx", "quadrille", "PDN", "Algebraic", "all games"] {
            assert!(!help.contains(other), "{args:?}: {other} in {help}");
        }
    }
    let perft = noughts(&["perft", "--help"]).out;
    assert!(perft.contains("  game: noughts\n") && perft.contains("  3/3/3 x 1 ;D1 9\n"), "{perft}");
    // It counts by one convention alone.
    assert!(perft.contains("`count:` is\n`unique`.") && !perft.contains("--count"), "{perft}");
    let fen = noughts(&["fen", "--help"]).out;
    assert!(fen.contains("noughts fen --strict 3/3/3 x 1"), "{fen}");
    assert!(noughts(&["help", "fen"]).out.contains("noughts fen [OPTIONS] [GAME] <FEN>..."));
    assert!(noughts(&["check", "--help"]).out.contains("else it is noughts"));
}

/// A crate to begin with comes from the binary `quadrille`.
#[test]
fn it_begins_no_other_game() {
    let Run { status, err, .. } = noughts(&["new", "mine", "--like", "royal"]);
    assert_eq!(status, 2);
    assert!(err.contains("unrecognized subcommand 'new'"), "{err}");
    assert!(!noughts(&["--help"]).out.contains("new "));
}
