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
    let fen = "9k/10/10/10/10/p9/10/C1n6K w - - 0 1";
    for moves in [moves_from::<Capablanca>(fen, "a1"), moves_from::<Embassy>(fen, "a1")] {
        assert_eq!(moves, ["a1a2", "a1a3", "a1b1", "a1b3", "a1c1", "a1c2"]);
    }
}

#[test]
fn ten_files_archbishop_goes_as_bishop_and_knight() {
    let fen = "9k/10/10/10/10/2p7/10/A8K w - - 0 1";
    for moves in [moves_from::<Capablanca>(fen, "a1"), moves_from::<Embassy>(fen, "a1")] {
        assert_eq!(moves, ["a1b2", "a1b3", "a1c2", "a1c3"]);
    }
}

#[test]
fn ten_files_pawns_step_once_or_twice_and_capture_diagonally() {
    let fen = "9k/10/10/10/10/1p1p6/2P7/K9 w - - 0 1";
    for moves in [moves_from::<Capablanca>(fen, "c2"), moves_from::<Embassy>(fen, "c2")] {
        assert_eq!(moves, ["c2b3", "c2c3", "c2c4", "c2d3"]);
    }
}

#[test]
fn ten_files_check_holds_a_chancellor_on_the_file() {
    let fen = "4r4k/10/10/10/10/10/4C5/4K5 w - - 0 1";
    for moves in [moves_from::<Capablanca>(fen, "e2"), moves_from::<Embassy>(fen, "e2")] {
        assert_eq!(moves, ["e2e3", "e2e4", "e2e5", "e2e6", "e2e7", "e2e8"]);
    }
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
    // Embassy's king stands on the e-file: to the b-file he crosses c and d, to the h-file f and g.
    let through = "4k5/10/10/10/10/5r4/10/R3K4R w KQ - 0 1";
    assert_eq!(moves_from::<Embassy>(through, "e1"), ["e1b1", "e1d1", "e1d2", "e1e2"]);
    let rook_attacked = "4k5/10/10/10/10/r8r/10/R3K4R w KQ - 0 1";
    assert_eq!(moves_from::<Embassy>(rook_attacked, "e1").len(), 7);
    let in_check = "4k5/10/10/10/10/4r5/10/R3K4R w KQ - 0 1";
    assert_eq!(moves_from::<Embassy>(in_check, "e1"), ["e1d1", "e1d2", "e1f1", "e1f2"]);
    let into_check = "4k5/10/10/10/10/1r6r1/10/R3K4R w KQ - 0 1";
    assert_eq!(moves_from::<Embassy>(into_check, "e1"), ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e1h1"]);
}

#[test]
fn ten_files_promotion_to_six_kinds() {
    let fen = "9k/P9/10/10/10/10/10/9K w - - 0 1";
    for moves in [moves_from::<Capablanca>(fen, "a7"), moves_from::<Embassy>(fen, "a7")] {
        assert_eq!(moves, ["a7a8a", "a7a8b", "a7a8c", "a7a8n", "a7a8q", "a7a8r"]);
    }
}

/// Asserts what becomes of a double step of a pawn.
fn assert_en_passant<R: Rules>() {
    let before = "9k/10/10/10/8p1/10/9P/K9 w - - 0 1";
    let passed = after::<R>(before, "j2j4");
    assert_eq!(passed, "9k/10/10/10/8pP/10/10/K9 b - j3 0 1");
    assert_eq!(after::<R>(&passed, "i4j3"), "9k/10/10/10/10/9p/10/K9 w - - 0 2");
    // Not a move later.
    let later = after::<R>(&after::<R>(&passed, "j8j7"), "a1a2");
    assert_eq!(moves_from::<R>(&later, "i4"), ["i4i3"]);
    // Where the king would be attacked, the square is not noted.
    let pinned = "10/10/10/10/R7pk/10/7P2/K9 w - - 0 1";
    assert_eq!(after::<R>(pinned, "h2h4"), "10/10/10/10/R6Ppk/10/10/K9 b - - 0 1");
}

#[test]
fn ten_files_en_passant_at_once() {
    assert_en_passant::<Capablanca>();
    assert_en_passant::<Embassy>();
}

/// Asserts at which byte and field FEN is refused.
fn assert_fen_faults<R: Rules>() {
    let fault = |text| R::from_fen(text).map(|_| ()).unwrap_err().errors()[0];
    assert_eq!(fault("9k/11/10/10/10/10/10/9K w - - 0 1").byte, 3);
    assert_eq!((fault("9k/10/10/10/10/10/10/9K w K - 0 1").field, fault("9k w").byte), ("castling", 2));
    assert_eq!(fault("9k/10/10/10/10/10/10/9K w - j3 0 1").field, "en passant");
    assert_eq!(fault("9k/10/10/10/10/10/10/9K w KX - 0 1").byte, 27);
    let letters = "ca7k/10/10/10/10/10/10/CA7K w - - 0 1";
    assert_eq!(R::fen(&R::from_fen(letters).unwrap()), letters);
}

#[test]
fn ten_files_fen_says_what_is_wrong() {
    assert_fen_faults::<Capablanca>();
    assert_fen_faults::<Embassy>();
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

/// Returns how a position ends.
fn outcome<R: Rules>(fen: &str) -> Option<Outcome> {
    History::<R>::new(R::from_fen(fen).unwrap()).outcome()
}

#[test]
fn ten_files_mate_wins() {
    let mate = "k9/1Q8/1K8/10/10/10/10/10 b - - 0 1";
    for end in [outcome::<Capablanca>(mate), outcome::<Embassy>(mate)] {
        assert_eq!(end, Some(Outcome::win(Color::White, reason::CHECKMATE)));
    }
}

#[test]
fn ten_files_draws_by_stalemate_and_kings_alone() {
    for (fen, reason) in [
        ("k9/2Q7/1K8/10/10/10/10/10 b - - 0 1", reason::STALEMATE),
        ("k9/10/1K8/10/10/10/10/10 b - - 0 1", Reason::MATERIAL),
    ] {
        for end in [outcome::<Capablanca>(fen), outcome::<Embassy>(fen)] {
            assert_eq!(end, Some(Outcome::draw(reason)));
        }
    }
}

/// Asserts that the third time draws.
fn assert_third_draws<R: Rules>() {
    let mut history = History::<R>::new(R::from_fen("k9/10/10/10/10/10/10/K8R w - - 0 1").unwrap());
    for text in ["a1a2", "a8a7", "a2a1", "a7a8"].repeat(2) {
        assert_eq!(history.outcome(), None);
        history.play(R::read_move(history.position(), text).unwrap()).unwrap();
    }
    assert_eq!(history.outcome(), Some(Outcome::draw(Reason::REPETITION)));
}

#[test]
fn ten_files_third_repetition_draws() {
    assert_third_draws::<Capablanca>();
    assert_third_draws::<Embassy>();
}

#[test]
fn ten_files_fifty_moves_draw() {
    for (clock, drawn) in [(99, None), (100, Some(Outcome::draw(Reason::NO_PROGRESS)))] {
        let fen = alloc::format!("k9/10/1K8/10/10/10/10/9R w - - {clock} 60");
        assert_eq!((outcome::<Capablanca>(&fen), outcome::<Embassy>(&fen)), (drawn, drawn));
    }
}
