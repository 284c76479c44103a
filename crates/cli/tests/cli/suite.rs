//! `perft --suite FILE`.

use crate::{Run, bad, file, good, quadrille};

#[test]
fn each_line_is_reported() {
    let text = "# Both.\ngame: ataxx\nsource: libataxx\nstart ;D1 16 ;D2 256 ;D3 6460\n\
                game: draughts\ncount: orders\nW:WK38:B18,19,32,33 ;D1 6\n";
    let Run { status, out, err } = quadrille(&["perft", "--suite", &file("good.perft", text)]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "line 4  ataxx  start  agrees to depth 3: 6,460 unique\n\
         line 7  draughts  W:WK38:B18,19,32,33  agrees to depth 1: 6 orders\n\
         4 counts agree, 0 differ\n",
    );
}

#[test]
fn a_difference_is_shown_and_exits_with_1() {
    let text = "game: ataxx\nstart ;D1 16 ;D2 255\nstart ;D1 16";
    let Run { status, out, err } = quadrille(&["perft", "--suite", &file("differs.perft", text)]);
    assert_eq!((status, err.as_str()), (1, ""));
    assert_eq!(
        out,
        "line 2  ataxx  start  differs\n  depth 2: counted 256, published 255, unique\n\
         line 3  ataxx  start  agrees to depth 1: 16 unique\n\
         2 counts agree, 1 differs\n",
    );
}

#[test]
fn broken_lines_are_told_by_line_and_column_and_the_rest_goes_on() {
    let text = b"\xef\xbb\xbfgame: ataxx\r\nx5o/7/7/7/7/7/o5q x ;D1 16\r\nstart ;D1 16\r\nstart ;D1 \xff\xff\r\nstart";
    let path = file("broken.perft", text);
    let Run { status, out, err } = quadrille(&["perft", "--suite", &path]);
    assert_eq!(
        (status, out.as_str()),
        (2, "line 3  ataxx  start  agrees to depth 1: 16 unique\n1 count agrees, 0 differ, 3 lines not read\n")
    );
    let expected = format!(
        "error: {path}, line 2, column 17: board, byte 16: expected one of `oOwW xXbB`, `-`, or a gap of 1\n  \
           x5o/7/7/7/7/7/o5q x ;D1 16\u{fffd}\n                  ^\n\
         error: {path}, line 4, column 11: byte 10: expected a number of nodes\n  \
           start ;D1 \u{fffd}\u{fffd}\u{fffd}\n            ^\n\
         error: {path}, line 5, column 6: byte 5: expected `;D1` and a count behind the FEN\n  \
           start\n       ^\n",
    );
    assert_eq!(err.replace("16\n", "16\u{fffd}\n"), expected);
}

#[test]
fn large_counts_can_be_left_out() {
    let path = file("large.perft", "game: chess\nstart ;D1 20 ;D9 2439530234167\nstart ;D9 2439530234167");
    let Run { status, out, .. } = quadrille(&["perft", "--suite", &path, "--max-nodes", "1000"]);
    assert_eq!(status, 0);
    assert_eq!(
        out,
        "line 2  chess  start  agrees to depth 1: 20 unique\n\
         line 3  chess  start  left out\n\
         1 count agrees, 0 differ, 2 left out\n",
    );
}

/// A depth that nothing can be counted to is a fault of its line alone.
#[test]
fn a_depth_that_is_too_large_is_told_by_line_and_column() {
    let path = file("deep_line.perft", "game: ataxx\nstart ;D1 16 ;D256 1\nstart ;D1 15\n");
    let Run { status, out, err } = quadrille(&["perft", "--suite", &path]);
    assert_eq!(
        (status, out.as_str()),
        (
            2,
            "line 3  ataxx  start  differs\n  depth 1: counted 16, published 15, unique\n\
             0 counts agree, 1 differs, 1 line not read\n"
        )
    );
    let expected = "line 2, column 16: byte 15: expected a depth of 255 plies or fewer\n";
    assert!(err.starts_with(&format!("error: {path}, {expected}")), "{err}");
}

#[test]
fn a_file_without_counts_is_told() {
    for (name, text) in [("empty.perft", ""), ("no_counts.perft", "# nothing\ngame: ataxx\ncount: unique\n")] {
        let path = file(name, text);
        let Run { status, out, err } = quadrille(&["perft", "--suite", &path]);
        assert_eq!((status, out, err), (2, String::new(), format!("error: {path}: no counts in this file\n")));
    }
}

#[test]
fn a_long_line_is_told_as_any_other() {
    let path = file("long.perft", format!("game: ataxx\n{}x ;D1 1\n", "start ;D1 16".repeat(50_000)));
    let Run { status, err, .. } = quadrille(&["perft", "--suite", &path]);
    assert_eq!(status, 2);
    assert!(err.starts_with(&format!("error: {path}, line 2, column ")) && err.len() < 600, "{err}");
}

#[test]
fn a_depth_limits_how_deep_it_counts() {
    let path = file("limited.perft", "game: ataxx\nstart ;D1 16 ;D2 256 ;D3 6460");
    let Run { status, out, .. } = quadrille(&["perft", "--suite", &path, "--depth", "2"]);
    assert_eq!(status, 0);
    assert_eq!(out, "line 2  ataxx  start  agrees to depth 2: 256 unique\n2 counts agree, 0 differ, 1 left out\n");
}

#[test]
fn what_has_no_meaning_for_a_file_is_refused() {
    let path = file("refused.perft", "game: ataxx\nstart ;D1 16");
    for option in [&["--fen", "start"][..], &["--divide"], &["--count", "unique"], &["--json"], &["chess"]] {
        let err = bad(&[&["perft", "--suite", &path], option].concat());
        assert!(err.contains("cannot be used with") && err.contains("--suite"), "{err}");
    }
    for means in [&["--no-bulk"][..], &["--hash", "1"], &["--threads", "2"], &["--strict"]] {
        good(&[&["perft", "--suite", &path], means].concat());
    }
}

#[test]
fn a_file_that_is_not_there_is_told() {
    let Run { status, err, .. } = quadrille(&["perft", "--suite", "no/such/file"]);
    assert_eq!(status, 2);
    assert!(err.starts_with("error: no/such/file: "), "{err}");
}
