//! Does Horde keep each clause: what it adds, and what it takes over from the Laws, where White has no king?
//!
//! **Source**: lichess.org, the page of the variant Horde; FIDE Laws of Chess taking effect from 1 January 2023.

#[expect(dead_code, reason = "what draughts are asked too")]
mod asked;

use asked::{draw, the, win};
use quadrille::core::{Color, Outcome};
use quadrille_chess::{reason, violation};

/// White's rook on h1 and Black's king on a8 go there and back.
const THERE_AND_BACK: &str = "h1g1 a8a7 g1h1 a7a8 ";

#[test]
fn horde_start_of_thirty_six_pawns() {
    let start = the("horde").at_start().fen();
    assert_eq!(start, "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1");
    assert_eq!(start.matches('P').count(), 36);
}

#[test]
fn horde_white_has_no_king() {
    let mut game = the("horde");
    assert_eq!(game.broken("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), [violation::HORDE_WITH_KING.expected]);
    assert_eq!(game.at("k7/8/8/8/8/8/8/r6P w - - 0 1").moves(), ["h1h2", "h1h3"]);
}

#[test]
fn horde_pawns_step_twice_from_the_first_rank_too() {
    let mut game = the("horde");
    assert_eq!(game.at("k7/8/8/8/8/8/8/P7 w - - 0 1").moves(), ["a1a2", "a1a3"]);
    assert_eq!(game.at("k7/8/8/8/8/p7/8/P7 w - - 0 1").moves(), ["a1a2"]);
    assert_eq!(game.at("k7/8/8/8/8/8/P7/P7 w - - 0 1").moves(), ["a2a3", "a2a4"]);
}

#[test]
fn horde_a_double_step_from_the_first_rank_is_not_captured_en_passant() {
    let mut game = the("horde");
    game.at("k7/8/8/8/8/1p6/8/P7 w - - 0 1").play("a1a3");
    assert_eq!(game.fen(), "k7/8/8/8/8/Pp6/8/8 b - - 0 1");
    game.at("k7/8/8/8/1p6/8/P7/8 w - - 0 1").play("a2a4");
    assert_eq!(game.fen(), "k7/8/8/8/Pp6/8/8/8 b - a3 0 1");
}

#[test]
fn horde_black_wins_by_capturing_all() {
    let mut game = the("horde");
    let end = game.at("k7/8/8/8/8/8/8/r6P b - - 0 1").end_by("a1h1", "Rxh1#");
    assert_eq!(end, win(Color::Black, reason::HORDE_DESTROYED));
}

#[test]
fn horde_white_wins_by_mate() {
    let end = the("horde").at("k7/7Q/P7/8/8/8/8/8 w - - 0 1").play("h7b7").outcome();
    assert_eq!(end, win(Color::White, reason::CHECKMATE));
}

#[test]
fn fide_3_2_bishop() {
    let mut game = the("horde");
    assert_eq!(
        game.at("k7/5n2/8/3b4/8/1N6/8/8 b - - 0 1").moves_from("d5"),
        "d5b3 d5b7 d5c4 d5c6 d5e4 d5e6 d5f3 d5g2 d5h1"
    );
    assert_eq!(
        game.at("k7/8/1p6/8/3B4/8/5P2/8 w - - 0 1").moves_from("d4"),
        "d4a1 d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f6 d4g7 d4h8"
    );
}

#[test]
fn fide_3_3_rook() {
    let mut game = the("horde");
    assert_eq!(
        game.at("k7/8/3p4/8/1P1R4/8/8/8 w - - 0 1").moves_from("d4"),
        "d4c4 d4d1 d4d2 d4d3 d4d5 d4d6 d4e4 d4f4 d4g4 d4h4"
    );
    assert_eq!(
        game.at("k7/8/8/1p1r4/8/3P4/8/8 b - - 0 1").moves_from("d5"),
        "d5c5 d5d3 d5d4 d5d6 d5d7 d5d8 d5e5 d5f5 d5g5 d5h5"
    );
}

#[test]
fn fide_3_4_queen() {
    let mut game = the("horde");
    assert_eq!(game.at("k7/8/8/8/8/P1P5/8/Q1N5 w - - 0 1").moves_from("a1"), "a1a2 a1b1 a1b2");
    assert_eq!(game.at("q1n4k/8/p1p5/8/8/8/8/P7 b - - 0 1").moves_from("a8"), "a8a7 a8b7 a8b8");
}

#[test]
fn fide_3_6_knight() {
    let mut game = the("horde");
    assert_eq!(game.at("k7/8/8/8/8/2p5/2PPP3/N7 w - - 0 1").moves_from("a1"), "a1b3");
    assert_eq!(game.at("n6k/pp6/1pP5/8/8/8/8/P7 b - - 0 1").moves_from("a8"), "a8c7");
}

#[test]
fn fide_3_7_1_pawn_steps_forward_to_an_empty_square() {
    let mut game = the("horde");
    assert_eq!(game.at("k7/8/8/8/4p3/4P3/8/8 w - - 0 1").moves_from("e3"), "");
    assert_eq!(game.at("k7/8/8/8/8/4P3/8/8 w - - 0 1").moves_from("e3"), "e3e4");
    assert_eq!(game.at("k7/8/4p3/8/8/8/8/P7 b - - 0 1").moves_from("e6"), "e6e5");
}

#[test]
fn fide_3_7_3_pawn_captures_diagonally_forward() {
    let mut game = the("horde");
    assert_eq!(game.at("k7/8/8/8/3pPp2/4P3/8/8 w - - 0 1").moves_from("e3"), "e3d4 e3f4");
    assert_eq!(game.at("k7/8/8/p6P/8/8/8/8 w - - 0 1").moves_from("h5"), "h5h6");
}

#[test]
fn fide_3_7_3_3_promotion() {
    let mut game = the("horde");
    assert_eq!(
        game.at("3r3k/P1P5/8/8/8/8/8/8 w - - 0 1").moves_from("c7"),
        "c7c8b c7c8n c7c8q c7c8r c7d8b c7d8n c7d8q c7d8r"
    );
    assert_eq!(
        game.at("k7/8/8/8/8/8/p7/1R6 b - - 0 1").moves_from("a2"),
        "a2a1b a2a1n a2a1q a2a1r a2b1b a2b1n a2b1q a2b1r"
    );
}

#[test]
fn fide_3_8_1_king_steps_to_squares_that_are_not_attacked() {
    let mut game = the("horde");
    assert_eq!(game.at("4k3/R7/8/8/8/8/8/8 b - - 0 1").moves_from(""), "e8d8 e8f8");
    // The square behind him on the line of a check is attacked too.
    assert_eq!(game.at("R3k3/8/8/8/8/8/8/8 b - - 0 1").moves_from(""), "e8d7 e8e7 e8f7");
}

#[test]
fn fide_3_8_1_king_captures_what_is_not_protected() {
    let mut game = the("horde");
    assert_eq!(game.at("4k3/3P4/2P5/8/8/8/8/8 b - - 0 1").moves_from(""), "e8d8 e8e7 e8f7 e8f8");
    assert_eq!(game.at("4k3/3P4/8/8/8/8/8/8 b - - 0 1").moves_from("e8d7"), "e8d7");
}

#[test]
fn fide_3_8_2_castling() {
    let mut game = the("horde");
    assert_eq!(game.at("r3k2r/p6p/8/8/8/8/8/P7 b kq - 0 1").moves_from("e8"), "e8c8 e8d7 e8d8 e8e7 e8f7 e8f8 e8g8");
    let castled = game.at("r3k2r/8/8/8/8/8/8/P7 b kq - 3 9").play("e8c8").fen();
    assert_eq!(castled, "2kr3r/8/8/8/8/8/8/P7 w - - 4 10");
}

#[test]
fn fide_3_8_2_1_castling_right_lost_by_king_and_rook() {
    let mut game = the("horde");
    for (fen, moves, left) in [
        ("r3k2r/8/8/8/8/8/P7/8 b kq - 0 1", "h8h7 a2a3 h7h8", "q"),
        ("r3k2r/8/8/8/8/8/P7/8 b kq - 0 1", "e8e7 a2a3 e7e8", "-"),
        // A captured rook castles no more.
        ("r3k2r/8/8/8/8/8/8/R7 w kq - 0 1", "a1a8", "k"),
    ] {
        let fen = game.at(fen).play(moves).fen();
        assert_eq!(fen.split(' ').nth(2), Some(left), "{moves}");
    }
}

#[test]
fn fide_3_8_2_2_castling_out_of_through_and_into_check() {
    let mut game = the("horde");
    assert_eq!(game.at("r3k2r/4R3/8/8/8/8/8/8 b kq - 0 1").moves_from("e8"), "e8d8 e8e7 e8f8");
    assert_eq!(game.at("4k2r/8/8/8/8/8/8/5R2 b k - 0 1").moves_from("e8"), "e8d7 e8d8 e8e7");
    assert_eq!(game.at("4k2r/8/8/8/8/8/8/6R1 b k - 0 1").moves_from("e8"), "e8d7 e8d8 e8e7 e8f7 e8f8");
}

#[test]
fn fide_3_8_2_2_castling_with_a_piece_between() {
    let mut game = the("horde");
    assert_eq!(game.at("rn2k1nr/8/8/8/8/8/8/P7 b kq - 0 1").moves_from("e8"), "e8d7 e8d8 e8e7 e8f7 e8f8");
}

#[test]
fn fide_3_9_1_check_of_two_pieces_leaves_the_king_alone() {
    let mut game = the("horde");
    assert_eq!(game.at("3qkR2/8/5N2/8/8/8/8/8 b - - 0 1").moves_from(""), "e8e7 e8f8");
}

#[test]
fn fide_3_9_2_pinned_pieces() {
    let mut game = the("horde");
    assert_eq!(game.at("4k3/4n3/4R3/8/8/8/8/8 b - - 0 1").moves_from("e7"), "");
    assert_eq!(game.at("4k3/4r3/8/4R3/8/8/8/8 b - - 0 1").moves_from("e7"), "e7e5 e7e6");
}

#[test]
fn fide_3_9_2_check_is_met_by_capture_block_or_flight() {
    let mut game = the("horde");
    assert_eq!(game.at("3qkr2/3p1p2/8/7b/8/8/8/4R3 b - - 0 1").moves_from(""), "d8e7 h5e2");
}

#[test]
fn fide_5_2_1_stalemate() {
    let mut game = the("horde");
    // Of White too, whose pawns may all be blocked.
    for fen in ["7k/5Q2/8/8/8/8/8/8 b - - 150 100", "k7/8/8/8/p7/P7/8/8 w - - 0 1"] {
        assert_eq!(game.at(fen).outcome(), draw(reason::STALEMATE), "{fen}");
    }
}

#[test]
fn fide_9_2_threefold_repetition_is_claimed() {
    let mut game = the("horde");
    assert_eq!(game.at("k7/8/8/8/8/8/8/7R w - - 0 1").play(THERE_AND_BACK).claims(), []);
    assert_eq!(game.play(THERE_AND_BACK).claims(), [Outcome::draw(reason::THREEFOLD)]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn fide_9_2_3_1_en_passant_tells_positions_apart_if_it_is_legal() {
    let mut game = the("horde");
    game.at("k7/3p4/8/4P3/8/8/8/7R b - - 0 1").play("d7d5").play(&THERE_AND_BACK.repeat(2));
    assert_eq!(game.claims(), []);
    assert_eq!(game.play(THERE_AND_BACK).claims(), [Outcome::draw(reason::THREEFOLD)]);
    // Nothing can capture: the first time counts.
    game.at("k7/3p4/8/8/4P3/8/8/7R b - - 0 1").play("d7d5").play(&THERE_AND_BACK.repeat(2));
    assert_eq!(game.claims(), [Outcome::draw(reason::THREEFOLD)]);
}

#[test]
fn fide_9_2_3_2_rights_tell_positions_apart() {
    let mut game = the("horde");
    let there_and_back = "h8h7 a1b1 h7h8 b1a1 ";
    game.at("4k2r/8/8/8/8/8/8/R7 b k - 0 1").play(&there_and_back.repeat(2));
    assert_eq!(game.claims(), []);
    assert_eq!(game.play(there_and_back).claims(), [Outcome::draw(reason::THREEFOLD)]);
}

#[test]
fn fide_9_3_fifty_moves_are_claimed() {
    let mut game = the("horde");
    game.at("k7/8/8/8/8/8/8/7R w - - 99 80").play("h1g1");
    assert_eq!((game.claims(), game.outcome()), (vec![Outcome::draw(reason::FIFTY_MOVES)], None));
    assert_eq!(game.at("k7/8/8/8/8/8/P7/7R w - - 99 80").play("a2a3").claims(), []);
}

#[test]
fn fide_9_6_1_fivefold_repetition_ends_the_game() {
    let mut game = the("horde");
    assert_eq!(game.at("k7/8/8/8/8/8/8/7R w - - 0 1").play(&THERE_AND_BACK.repeat(3)).outcome(), None);
    assert_eq!(game.play(THERE_AND_BACK).outcome(), draw(reason::FIVEFOLD));
}

#[test]
fn fide_9_6_2_seventy_five_moves_end_the_game() {
    let mut game = the("horde");
    let end = game.at("k7/8/8/8/8/8/8/7R w - - 149 100").play("h1g1").outcome();
    assert_eq!(end, draw(reason::SEVENTY_FIVE_MOVES));
}
