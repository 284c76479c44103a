//! The rules, one by one.

extern crate alloc;

use alloc::string::String;
use alloc::vec::Vec;

use quadrille_core::royal::reason;
use quadrille_core::{Color, History, Outcome, Reason, Rules};

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
fn ten_files_chancellor_goes_as_rook_and_knight() {
    let moves = moves_from::<Capablanca>("9k/10/10/10/10/p9/10/C1n6K w - - 0 1", "a1");
    assert_eq!(moves, ["a1a2", "a1a3", "a1b1", "a1b3", "a1c1", "a1c2"]);
}

#[test]
fn ten_files_archbishop_goes_as_bishop_and_knight() {
    let moves = moves_from::<Capablanca>("9k/10/10/10/10/2p7/10/A8K w - - 0 1", "a1");
    assert_eq!(moves, ["a1b2", "a1b3", "a1c2", "a1c3"]);
}

#[test]
fn capablanca_castling_by_three_squares() {
    let both = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    assert_eq!(after::<Capablanca>(both, "f1c1"), "r4k3r/10/10/10/10/10/10/2KR5R b kq - 1 1");
    assert_eq!(after::<Capablanca>(both, "f1i1"), "r4k3r/10/10/10/10/10/10/R6RK1 b kq - 1 1");
}

#[test]
fn embassy_castling_by_three_squares() {
    let embassy = "r3k4r/10/10/10/10/10/10/R3K4R b KQkq - 0 1";
    assert_eq!(after::<Embassy>(embassy, "e8h8"), "r5rk2/10/10/10/10/10/10/R3K4R w KQ - 1 2");
    assert_eq!(after::<Embassy>(embassy, "e8b8"), "1kr6r/10/10/10/10/10/10/R3K4R w KQ - 1 2");
}

#[test]
fn ten_files_castling_over_no_attacked_square() {
    let through = "5k4/10/10/10/10/6r3/10/R4K3R w KQ - 0 1";
    assert_eq!(moves_from::<Capablanca>(through, "f1"), ["f1c1", "f1e1", "f1e2", "f1f2"]);
    let rook_attacked = "5k4/10/10/10/10/1r7r/10/R4K3R w KQ - 0 1";
    assert_eq!(moves_from::<Capablanca>(rook_attacked, "f1").len(), 7);
}

#[test]
fn ten_files_promotion_to_six_kinds() {
    let moves = moves_from::<Capablanca>("9k/P9/10/10/10/10/10/9K w - - 0 1", "a7");
    assert_eq!(moves, ["a7a8a", "a7a8b", "a7a8c", "a7a8n", "a7a8q", "a7a8r"]);
}

#[test]
fn ten_files_en_passant_at_once() {
    let before = "9k/10/10/10/8p1/10/9P/K9 w - - 0 1";
    let passed = after::<Capablanca>(before, "j2j4");
    assert_eq!(passed, "9k/10/10/10/8pP/10/10/K9 b - j3 0 1");
    assert_eq!(after::<Capablanca>(&passed, "i4j3"), "9k/10/10/10/10/9p/10/K9 w - - 0 2");
    // Where the king would be attacked, the square is not noted.
    let pinned = "10/10/10/10/R7pk/10/7P2/K9 w - - 0 1";
    assert_eq!(after::<Capablanca>(pinned, "h2h4"), "10/10/10/10/R6Ppk/10/10/K9 b - - 0 1");
}

#[test]
fn ten_files_fen_says_what_is_wrong() {
    let fault = |text| Capablanca::from_fen(text).unwrap_err().errors()[0];
    assert_eq!(fault("9k/11/10/10/10/10/10/9K w - - 0 1").byte, 3);
    assert_eq!((fault("9k/10/10/10/10/10/10/9K w K - 0 1").field, fault("9k w").byte), ("castling", 2));
    assert_eq!(fault("9k/10/10/10/10/10/10/9K w - j3 0 1").field, "en passant");
    assert_eq!(fault("9k/10/10/10/10/10/10/9K w KX - 0 1").byte, 27);
}

#[test]
fn capablanca_start_of_twenty_pieces() {
    let start = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    assert_eq!(Capablanca::fen(&Capablanca::start()), start);
    assert_eq!(moves_from::<Capablanca>(start, "c1"), ["c1b3", "c1d3"]);
    assert_eq!(moves_from::<Capablanca>(start, "h1"), ["h1g3", "h1i3"]);
}

#[test]
fn embassy_start_of_twenty_pieces() {
    let start = "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1";
    assert_eq!(Embassy::fen(&Embassy::start()), start);
    assert_eq!(moves_from::<Embassy>(start, "f1"), ["f1e3", "f1g3"]);
    assert_eq!(moves_from::<Embassy>(start, "g1"), ["g1f3", "g1h3"]);
}

/// Returns how a position ends, which is the same by each array.
fn outcome(fen: &str) -> Option<Outcome> {
    let outcome = History::<Capablanca>::new(Capablanca::from_fen(fen).unwrap()).outcome();
    assert_eq!(History::<Embassy>::new(Embassy::from_fen(fen).unwrap()).outcome(), outcome);
    outcome
}

#[test]
fn ten_files_mate_wins() {
    let won = Some(Outcome::win(Color::White, reason::CHECKMATE));
    assert_eq!(outcome("k9/1Q8/1K8/10/10/10/10/10 b - - 0 1"), won);
}

#[test]
fn ten_files_draws_by_stalemate_and_kings_alone() {
    assert_eq!(outcome("k9/2Q7/1K8/10/10/10/10/10 b - - 0 1"), Some(Outcome::draw(reason::STALEMATE)));
    assert_eq!(outcome("k9/10/1K8/10/10/10/10/10 b - - 0 1"), Some(Outcome::draw(Reason::MATERIAL)));
}

#[test]
fn ten_files_third_repetition_draws() {
    let mut history = History::<Embassy>::new(Embassy::from_fen("k9/10/10/10/10/10/10/K8R w - - 0 1").unwrap());
    for text in ["a1a2", "a8a7", "a2a1", "a7a8"].repeat(2) {
        assert_eq!(history.outcome(), None);
        history.play(Embassy::read_move(history.position(), text).unwrap()).unwrap();
    }
    assert_eq!(history.outcome(), Some(Outcome::draw(Reason::REPETITION)));
}

#[test]
fn ten_files_fifty_moves_draw() {
    assert_eq!(outcome("k9/10/1K8/10/10/10/10/9R w - - 99 60"), None);
    assert_eq!(outcome("k9/10/1K8/10/10/10/10/9R w - - 100 60"), Some(Outcome::draw(Reason::NO_PROGRESS)));
}
