//! Each rule, at a position that shows it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use quadrille_core::{Color, History, Outcome, Reason, Rules};

use crate::Othello;

/// Returns the legal moves of a position as text.
fn moves(fen: &str) -> Vec<String> {
    let position = Othello::from_fen(fen).unwrap();
    Othello::moves(&position).into_iter().map(|mv| mv.to_string()).collect()
}

/// Returns the FEN after a move.
fn after(fen: &str, text: &str) -> String {
    let mut position = Othello::from_fen(fen).unwrap();
    let mv = Othello::read_move(&position, text).unwrap();
    Othello::play(&mut position, mv, &mut ());
    Othello::fen(&position)
}

/// Returns how the game has ended.
fn outcome(fen: &str) -> Option<Outcome> {
    History::<Othello>::new(Othello::from_fen(fen).unwrap()).outcome()
}

#[test]
fn wof_start_of_black_with_four_moves() {
    assert_eq!(moves(Othello::START), ["d3", "c4", "f5", "e6"]);
}

#[test]
fn wof_turning_of_every_enclosed_line_and_no_other() {
    // From d1: up to d4, where White's line ends at d5; to the left nothing is behind the line; diagonally g4 encloses.
    let fen = "8/8/8/3xo3/3oo1x1/3o1o2/3oo3/oo6 x 9";
    assert_eq!(after(fen, "d1"), "8/8/8/3xo3/3xo1x1/3x1x2/3xx3/oo1x4 o 9");
}

#[test]
fn wof_passing_is_forced_without_a_move() {
    let fen = "8/8/8/3oo3/3oo3/8/8/xo5o x 30";
    assert_eq!(moves(fen), ["c1"]);
    let fen = "8/8/8/3oo3/3oo3/8/8/ox6 x 30";
    assert_eq!(moves(fen), ["pass"]);
    assert_eq!(after(fen, "pass"), "8/8/8/3oo3/3oo3/8/8/ox6 o 30");
    assert_eq!(outcome(fen), None);
}

#[test]
fn wof_no_pass_with_a_move() {
    assert!(Othello::read_move(&Othello::start(), "pass").is_err());
}

#[test]
fn wof_placing_turns_a_disk() {
    let start = Othello::start();
    // a1 turns nothing, and on d4 a disk lies.
    assert!(Othello::read_move(&start, "a1").is_err());
    assert!(Othello::read_move(&start, "d4").is_err());
    assert_eq!(after(Othello::START, "f5"), "8/8/8/3xxx2/3ox3/8/8/8 o 1");
}

#[test]
fn othello_text_that_is_no_move() {
    let start = Othello::start();
    assert_eq!(Othello::read_move(&start, "").unwrap_err().byte(), 0);
    assert_eq!(Othello::read_move(&start, "d9").unwrap_err().byte(), 1);
}

#[test]
fn wof_end_when_neither_can_move() {
    let most = |winner| Some(Outcome::win(winner, Reason::MOST_STONES));
    assert_eq!(outcome("8/8/8/3oo3/3oo3/8/8/8 x 30"), most(Color::White));
    assert_eq!(outcome("8/8/8/3xx3/3xx3/8/8/o7 x 30"), most(Color::Black));
    assert_eq!(outcome("8/8/8/3xx3/3xx3/8/8/oo4oo x 30"), Some(Outcome::draw(Reason::MOST_STONES)));
    assert!(moves("8/8/8/3xx3/3xx3/8/8/oo4oo x 30").is_empty());
    assert_eq!(outcome(Othello::START), None);
}

#[test]
fn othello_fen_has_a_middle_that_is_never_empty() {
    let error = Othello::from_fen("8/8/8/4o3/3ox3/8/8/8 x 1").unwrap_err();
    assert_eq!(error.to_string(), "board, byte 0: expected disks on the four squares in the middle");
}

#[test]
fn othello_fen_letters_of_other_programs_are_read() {
    assert_eq!(Othello::fen(&Othello::from_fen("8/8/8/3*O3/3OX3/8/8/8 X").unwrap()), Othello::START);
}
