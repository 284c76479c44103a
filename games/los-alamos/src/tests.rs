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
fn there_is_no_double_step() {
    assert_eq!(moves("k5/6/6/6/P5/5K w - - 0 1"), ["a2a3", "f1e1", "f1e2", "f1f2"]);
}

#[test]
fn there_is_no_promotion_to_a_bishop() {
    assert_eq!(moves("6/1P3k/6/6/6/K5 w - - 0 1"), ["a1a2", "a1b1", "a1b2", "b5b6n", "b5b6q", "b5b6r"]);
}

#[test]
fn mate_wins_and_stalemate_draws() {
    assert_eq!(outcome("k5/1Q4/1K4/6/6/6 b - - 0 1"), Some(Outcome::win(Color::White, reason::CHECKMATE)));
    assert_eq!(outcome("k5/2Q3/1K4/6/6/6 b - - 0 1"), Some(Outcome::draw(reason::STALEMATE)));
    assert_eq!(outcome("k5/6/1K4/6/6/6 b - - 0 1"), Some(Outcome::draw(Reason::MATERIAL)));
    assert_eq!(outcome("k5/6/1K4/6/6/5R w - - 100 60"), Some(Outcome::draw(Reason::NO_PROGRESS)));
}

#[test]
fn a_pinned_piece_keeps_to_its_line() {
    assert_eq!(moves("3r1k/6/6/6/3R2/3K2 w - - 0 1").iter().filter(|mv| mv.starts_with("d2")).count(), 4);
    assert!(!moves("3r1k/6/6/6/3N2/3K2 w - - 0 1").iter().any(|mv| mv.starts_with("d2")));
}
