//! The rules, one by one.

use alloc::string::String;
use alloc::vec::Vec;

use quadrille_core::royal::reason;
use quadrille_core::{Color, History, Outcome, Reason, Rules};

use crate::LosAlamos;

extern crate alloc;

/// Returns the legal moves of a position as text, in the order of bytes.
fn moves(fen: &str) -> Vec<String> {
    let position = LosAlamos::from_fen(fen).unwrap();
    let mut moves: Vec<_> = LosAlamos::moves(&position).iter().map(|&mv| LosAlamos::move_text(&position, mv)).collect();
    moves.sort();
    moves
}

/// Returns how a position ends.
fn outcome(fen: &str) -> Option<Outcome> {
    History::<LosAlamos>::new(LosAlamos::from_fen(fen).unwrap()).outcome()
}

#[test]
fn los_alamos_no_double_step() {
    assert_eq!(moves("k5/6/6/6/P5/5K w - - 0 1"), ["a2a3", "f1e1", "f1e2", "f1f2"]);
}

#[test]
fn los_alamos_no_bishops_on_the_last_rank() {
    assert_eq!(moves("6/1P3k/6/6/6/K5 w - - 0 1"), ["a1a2", "a1b1", "a1b2", "b5b6n", "b5b6q", "b5b6r"]);
}

#[test]
fn los_alamos_mate_wins() {
    assert_eq!(outcome("k5/1Q4/1K4/6/6/6 b - - 0 1"), Some(Outcome::win(Color::White, reason::CHECKMATE)));
}

#[test]
fn los_alamos_draws_by_stalemate_and_kings_alone() {
    assert_eq!(outcome("k5/2Q3/1K4/6/6/6 b - - 0 1"), Some(Outcome::draw(reason::STALEMATE)));
    assert_eq!(outcome("k5/6/1K4/6/6/6 b - - 0 1"), Some(Outcome::draw(Reason::MATERIAL)));
}

#[test]
fn los_alamos_fifty_moves_draw() {
    assert_eq!(outcome("k5/6/1K4/6/6/5R w - - 99 60"), None);
    assert_eq!(outcome("k5/6/1K4/6/6/5R w - - 100 60"), Some(Outcome::draw(Reason::NO_PROGRESS)));
}

#[test]
fn los_alamos_check_pins_a_piece_to_its_line() {
    assert_eq!(moves("3r1k/6/6/6/3R2/3K2 w - - 0 1").iter().filter(|mv| mv.starts_with("d2")).count(), 4);
    assert!(!moves("3r1k/6/6/6/3N2/3K2 w - - 0 1").iter().any(|mv| mv.starts_with("d2")));
}

#[test]
fn los_alamos_start_of_twelve_pieces() {
    let start = LosAlamos::start();
    assert_eq!(LosAlamos::fen(&start), "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1");
    let knights = ["b1a3", "b1c3", "e1d3", "e1f3"];
    let pawns = ["a2a3", "b2b3", "c2c3", "d2d3", "e2e3", "f2f3"];
    let mut both = [&knights[..], &pawns[..]].concat();
    both.sort_unstable();
    assert_eq!(moves(LosAlamos::START), both);
}

#[test]
fn los_alamos_no_castling() {
    assert_eq!(moves("k5/6/6/6/3P2/3K1R w - - 0 1").iter().filter(|mv| mv.starts_with("d1")).count(), 4);
    assert!(LosAlamos::from_fen("k5/6/6/6/6/3K1R w K - 0 1").is_err());
}

#[test]
fn los_alamos_third_repetition_draws() {
    let mut history = History::<LosAlamos>::new(LosAlamos::from_fen("k5/6/6/6/6/K4R w - - 0 1").unwrap());
    for text in ["a1a2", "a6a5", "a2a1", "a5a6"].repeat(2) {
        assert_eq!(history.outcome(), None);
        history.play(LosAlamos::read_move(history.position(), text).unwrap()).unwrap();
    }
    assert_eq!(history.outcome(), Some(Outcome::draw(Reason::REPETITION)));
}
