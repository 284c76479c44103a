//! Does Antichess keep each clause that it adds, and each article of the Laws where the duty to capture has its say? The
//! others are asked with chess.
//!
//! **Source**: lichess.org, the page of the variant Antichess; FIDE Laws of Chess taking effect from 1 January 2023.

#[expect(dead_code, reason = "what draughts are asked too")]
mod asked;

use asked::the;
use quadrille::core::{Color, Outcome, Reason, Rules};
use quadrille_chess::{Antichess, reason, violation};

#[test]
fn antichess_a_capture_must_be_made() {
    let mut game = the("antichess");
    assert_eq!(game.at("8/8/8/8/3p4/4P3/8/R7 w - - 0 1").moves_from(""), "e3d4");
    assert_eq!(game.at("8/8/8/3pP3/8/8/8/R7 w - d6 0 2").moves_from(""), "e5d6");
}

#[test]
fn antichess_a_king_is_a_piece_like_others() {
    let mut game = the("antichess");
    assert_eq!(game.at("8/8/8/8/8/8/r7/K6R w - - 0 1").moves_from(""), "a1a2");
    assert_eq!(game.at("8/8/8/7r/8/8/8/K7 w - - 0 1").moves_from(""), "a1a2 a1b1 a1b2");
    let several = Antichess::from_fen("8/8/8/7r/8/8/8/K6K w - - 0 1").expect("several kings");
    assert!(!several.in_check());
}

#[test]
fn antichess_a_pawn_may_become_a_king() {
    let mut game = the("antichess");
    assert_eq!(game.at("8/P7/8/8/8/8/8/7r w - - 0 1").moves_from(""), "a7a8b a7a8k a7a8n a7a8q a7a8r");
    assert_eq!(game.at("8/P7/8/8/8/8/8/7r w - - 0 1").play("a7a8k").fen(), "K7/8/8/8/8/8/8/7r b - - 0 1");
}

#[test]
fn antichess_there_is_no_castling() {
    assert_eq!(the("antichess").broken("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), [violation::RIGHT_WITHOUT_CASTLING.expected]);
}

#[test]
fn antichess_who_loses_all_pieces_wins() {
    let won = Outcome::win(Color::White, reason::ALL_LOST);
    assert_eq!(the("antichess").at("8/8/8/8/8/1r6/1P6/8 b - - 0 1").end_by("b3b2", "Rxb2#"), Some(won));
}

#[test]
fn antichess_who_cannot_move_wins() {
    let won = Outcome::win(Color::White, reason::NO_MOVE);
    assert_eq!(the("antichess").at("8/8/8/1p6/8/1P6/8/8 b - - 0 1").end_by("b5b4", "b4#"), Some(won));
}

#[test]
fn antichess_bishops_that_never_meet_draw() {
    let mut game = the("antichess");
    let drawn = Some(Outcome::draw(Reason::MATERIAL));
    assert_eq!(game.at("8/8/8/8/8/8/8/b1B5 w - - 0 1").outcome(), None);
    assert_eq!(game.at("8/8/8/8/8/8/8/bB6 w - - 0 1").outcome(), drawn);
    // Pawns that stand still, White's on light squares like the bishop: b5 and b6. The last rank is free of them.
    assert_eq!(game.at("8/8/1p6/1P6/8/8/8/bB6 w - - 0 1").outcome(), drawn);
    // A pawn that can move, one that a bishop meets, and one that captures in passing.
    assert_eq!(game.at("8/8/1p6/8/1P6/8/8/bB6 w - - 0 1").outcome(), None);
    assert_eq!(game.at("8/8/p7/P7/8/8/8/bB6 w - - 0 1").outcome(), None);
    assert_eq!(game.at("8/8/8/5p2/5Pp1/6P1/8/Bb6 b - f3 0 1").outcome(), None);
    assert_eq!(game.at("8/8/8/5p2/5Pp1/6P1/8/Bb6 b - - 0 1").outcome(), drawn);
}

#[test]
fn fide_3_2_bishop() {
    let mut game = the("antichess");
    let targets = game.at("8/8/8/8/3B4/8/k4N2/7K w - - 0 1").moves_from("d4");
    assert_eq!(targets, "d4a1 d4a7 d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f6 d4g7 d4h8");
    assert_eq!(game.at("8/8/1n6/8/3B4/8/k4N2/7K w - - 0 1").moves(), ["d4b6"]);
}

#[test]
fn fide_3_3_rook() {
    let mut game = the("antichess");
    let targets = game.at("8/8/8/8/1N1R4/8/3N4/k6K w - - 0 1").moves_from("d4");
    assert_eq!(targets, "d4c4 d4d3 d4d5 d4d6 d4d7 d4d8 d4e4 d4f4 d4g4 d4h4");
    assert_eq!(game.at("8/8/3n4/8/1N1R4/8/3N4/k6K w - - 0 1").moves(), ["d4d6"]);
}

#[test]
fn fide_3_4_queen() {
    let mut game = the("antichess");
    assert_eq!(game.at("8/8/8/8/8/N1N4k/8/Q1N2K2 w - - 0 1").moves_from("a1"), "a1a2 a1b1 a1b2");
    for (board, capture) in
        [("n7/8/8/8/8/8/8/Q7", "a1a8"), ("8/8/8/8/8/8/8/Q6n", "a1h1"), ("7n/8/8/8/8/8/8/Q7", "a1h8")]
    {
        assert_eq!(game.at(&format!("{board} w - - 0 1")).moves(), [capture]);
    }
}

#[test]
fn fide_3_6_knight() {
    let mut game = the("antichess");
    // Over those around it.
    let targets = game.at("8/8/8/2RRR3/2RNR3/1NRRR3/8/K6k w - - 0 1").moves_from("d4");
    assert_eq!(targets, "d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
    assert_eq!(game.at("8/8/8/5n2/3N4/8/8/K6k w - - 0 1").moves(), ["d4f5"]);
}

#[test]
fn fide_3_7_3_1_en_passant() {
    let mut game = the("antichess");
    assert_eq!(game.at("8/8/8/3pP3/8/8/8/R7 w - d6 0 2").moves(), ["e5d6"]);
    assert_eq!(game.at("r7/8/8/8/3Pp3/8/8/8 b - d3 0 2").play("e4d3").fen(), "r7/8/8/8/8/3p4/8/8 w - - 0 3");
}

#[test]
fn fide_3_7_3_2_en_passant_only_at_once() {
    let mut game = the("antichess");
    game.at("n7/3p3p/8/4P3/8/8/8/R7 b - - 0 1").play("d7d5");
    assert_eq!(game.moves(), ["a1a8", "e5d6"]);
    // Another capture was chosen.
    assert_eq!(game.play("a1a8 h7h6").moves_from("e5"), "e5e6");
}

/// Where it is legal it must be made, or another capture, so that no game comes back to such a position.
#[test]
fn fide_9_2_3_1_en_passant_tells_positions_apart_if_it_is_legal() {
    let mut game = the("antichess");
    let read = |text: &str| Antichess::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let with = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    assert!(Antichess::repeats(&with) != Antichess::repeats(&read("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2")));
    // Nothing can capture: the first time counts.
    let there_and_back = "e1d1 e8d8 d1e1 d8e8 ";
    game.at("4k3/3p4/8/8/8/7P/8/4K3 b - - 0 1").play("d7d5").play(&there_and_back.repeat(2));
    assert_eq!(game.claims(), [Outcome::draw(reason::THREEFOLD)]);
}
