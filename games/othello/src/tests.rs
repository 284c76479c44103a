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
fn black_begins_with_four_moves() {
    assert_eq!(moves(Othello::START), ["d3", "c4", "f5", "e6"]);
}

#[test]
fn every_enclosed_line_is_turned_and_no_other() {
    // From d1: up to d4, where White's line ends at d5; to the left nothing is behind the line; diagonally g4 encloses.
    let fen = "8/8/8/3xo3/3oo1x1/3o1o2/3oo3/oo6 x 9";
    assert_eq!(after(fen, "d1"), "8/8/8/3xo3/3xo1x1/3x1x2/3xx3/oo1x4 o 9");
}

#[test]
fn who_cannot_move_passes() {
    let fen = "8/8/8/3oo3/3oo3/8/8/xo5o x 30";
    assert_eq!(moves(fen), ["c1"]);
    let fen = "8/8/8/3oo3/3oo3/8/8/ox6 x 30";
    assert_eq!(moves(fen), ["pass"]);
    assert_eq!(after(fen, "pass"), "8/8/8/3oo3/3oo3/8/8/ox6 o 30");
    assert_eq!(outcome(fen), None);
}

#[test]
fn who_can_move_does_not_pass() {
    let start = Othello::start();
    assert!(Othello::read_move(&start, "pass").is_err());
    assert!(Othello::read_move(&start, "a1").is_err());
    assert!(Othello::read_move(&start, "d4").is_err());
    assert_eq!(Othello::read_move(&start, "").unwrap_err().byte(), 0);
    assert_eq!(Othello::read_move(&start, "d9").unwrap_err().byte(), 1);
}

#[test]
fn the_game_ends_when_neither_can_move() {
    let most = |winner| Some(Outcome::win(winner, Reason::MOST_STONES));
    assert_eq!(outcome("8/8/8/3oo3/3oo3/8/8/8 x 30"), most(Color::White));
    assert_eq!(outcome("8/8/8/3xx3/3xx3/8/8/o7 x 30"), most(Color::Black));
    assert_eq!(outcome("8/8/8/3xx3/3xx3/8/8/oo4oo x 30"), Some(Outcome::draw(Reason::MOST_STONES)));
    assert!(moves("8/8/8/3xx3/3xx3/8/8/oo4oo x 30").is_empty());
    assert_eq!(outcome(Othello::START), None);
}

#[test]
fn the_middle_is_never_empty() {
    let error = Othello::from_fen("8/8/8/4o3/3ox3/8/8/8 x 1").unwrap_err();
    assert_eq!(error.to_string(), "board, byte 0: expected disks on the four squares in the middle");
}

#[test]
fn letters_of_other_programs_are_read() {
    assert_eq!(Othello::fen(&Othello::from_fen("8/8/8/3*O3/3OX3/8/8/8 X").unwrap()), Othello::START);
}
