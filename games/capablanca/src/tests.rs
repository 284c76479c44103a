//! The rules, one by one.

extern crate alloc;

use alloc::string::String;
use alloc::vec::Vec;

use quadrille_core::Rules;

use crate::{Capablanca, Embassy};

/// Returns the legal moves from a square as text, in the order of bytes.
fn moves_from<R: Rules>(fen: &str, from: &str) -> Vec<String> {
    let position = R::from_fen(fen).unwrap();
    let texts = R::moves(&position).into_iter().map(|mv| R::move_text(&position, mv));
    let mut moves: Vec<_> = texts.filter(|text| text.starts_with(from)).collect();
    moves.sort();
    moves
}

/// Returns the FEN after a move.
fn after<R: Rules>(fen: &str, mv: &str) -> String {
    let mut position = R::from_fen(fen).unwrap();
    let mv = R::read_move(&position, mv).unwrap();
    R::play(&mut position, mv, &mut ());
    R::fen(&position)
}

#[test]
fn the_chancellor_goes_as_rook_and_knight() {
    let moves = moves_from::<Capablanca>("9k/10/10/10/10/p9/10/C1n6K w - - 0 1", "a1");
    assert_eq!(moves, ["a1a2", "a1a3", "a1b1", "a1b3", "a1c1", "a1c2"]);
}

#[test]
fn the_archbishop_goes_as_bishop_and_knight() {
    let moves = moves_from::<Capablanca>("9k/10/10/10/10/2p7/10/A8K w - - 0 1", "a1");
    assert_eq!(moves, ["a1b2", "a1b3", "a1c2", "a1c3"]);
}

#[test]
fn the_king_castles_by_three_squares() {
    let both = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    assert_eq!(after::<Capablanca>(both, "f1c1"), "r4k3r/10/10/10/10/10/10/2KR5R b kq - 1 1");
    let embassy = "r3k4r/10/10/10/10/10/10/R3K4R b KQkq - 0 1";
    assert_eq!(after::<Embassy>(embassy, "e8h8"), "r5rk2/10/10/10/10/10/10/R3K4R w KQ - 1 2");
    assert_eq!(after::<Embassy>(embassy, "e8b8"), "1kr6r/10/10/10/10/10/10/R3K4R w KQ - 1 2");
}

#[test]
fn the_king_castles_over_no_attacked_square() {
    let through = "5k4/10/10/10/10/6r3/10/R4K3R w KQ - 0 1";
    assert_eq!(moves_from::<Capablanca>(through, "f1"), ["f1c1", "f1e1", "f1e2", "f1f2"]);
    let rook_attacked = "5k4/10/10/10/10/1r7r/10/R4K3R w KQ - 0 1";
    assert_eq!(moves_from::<Capablanca>(rook_attacked, "f1").len(), 7);
}

#[test]
fn a_pawn_promotes_to_six_kinds() {
    let moves = moves_from::<Capablanca>("9k/P9/10/10/10/10/10/9K w - - 0 1", "a7");
    assert_eq!(moves, ["a7a8a", "a7a8b", "a7a8c", "a7a8n", "a7a8q", "a7a8r"]);
}

#[test]
fn a_pawn_that_passes_another_can_be_captured_at_once() {
    let before = "9k/10/10/10/8p1/10/9P/K9 w - - 0 1";
    let passed = after::<Capablanca>(before, "j2j4");
    assert_eq!(passed, "9k/10/10/10/8pP/10/10/K9 b - j3 0 1");
    assert_eq!(after::<Capablanca>(&passed, "i4j3"), "9k/10/10/10/10/9p/10/K9 w - - 0 2");
    // Where the king would be attacked, the square is not noted.
    let pinned = "10/10/10/10/R7pk/10/7P2/K9 w - - 0 1";
    assert_eq!(after::<Capablanca>(pinned, "h2h4"), "10/10/10/10/R6Ppk/10/10/K9 b - - 0 1");
}

#[test]
fn a_fen_says_what_is_wrong() {
    let fault = |text| Capablanca::from_fen(text).unwrap_err().errors()[0];
    assert_eq!(fault("9k/11/10/10/10/10/10/9K w - - 0 1").byte, 3);
    assert_eq!((fault("9k/10/10/10/10/10/10/9K w K - 0 1").field, fault("9k w").byte), ("castling", 2));
    assert_eq!(fault("9k/10/10/10/10/10/10/9K w - j3 0 1").field, "en passant");
    assert_eq!(fault("9k/10/10/10/10/10/10/9K w KX - 0 1").byte, 27);
}
