//! Do chess and the variants that take over an article of the Laws keep it? A test is named after its article, and asks
//! each game that lists it; those it leaves out have another test of the article in a file of their own.
//!
//! Kings stand off the middle and off the last rank, so that no variant has won by that.
//!
//! **Source**: FIDE Laws of Chess taking effect from 1 January 2023.

#[expect(dead_code, reason = "what draughts are asked too")]
mod asked;

use asked::{Asked, draw, keeping, the, win};
use quadrille::core::{Color, Outcome, Reason};
use quadrille_chess::reason;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const KNIGHTS_OUT_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8 ";

/// Returns the legal moves of a position that begin with a text.
fn moves(game: &mut Asked, fen: &str, from: &str) -> String {
    game.at(fen).moves_from(from)
}

/// Returns who may still castle where after moves from a position.
fn rights(game: &mut Asked, fen: &str, moves: &str) -> String {
    let fen = game.at(fen).play(moves).fen();
    fen.split(' ').nth(2).unwrap_or_default().to_owned()
}

#[test]
fn fide_3_2_bishop() {
    for mut game in keeping("fide_3_2", &["antichess", "horde"]) {
        let targets = moves(&mut game, "8/8/1n6/8/3B4/8/k4N2/7K w - - 0 1", "d4");
        assert_eq!(targets, "d4a1 d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f6 d4g7 d4h8");
    }
}

#[test]
fn fide_3_3_rook() {
    for mut game in keeping("fide_3_3", &["antichess", "horde"]) {
        let targets = moves(&mut game, "8/8/3n4/8/1N1R4/8/3N4/k6K w - - 0 1", "d4");
        assert_eq!(targets, "d4c4 d4d3 d4d5 d4d6 d4e4 d4f4 d4g4 d4h4");
    }
}

#[test]
fn fide_3_4_queen() {
    for mut game in keeping("fide_3_4", &["antichess", "horde"]) {
        let along_the_file = moves(&mut game, "8/8/8/8/8/1N5k/QN6/1B2K3 w - - 0 1", "a2");
        assert_eq!(along_the_file, "a2a1 a2a3 a2a4 a2a5 a2a6 a2a7 a2a8");
        assert_eq!(moves(&mut game, "8/8/8/8/8/N1N4k/8/Q1N2K2 w - - 0 1", "a1"), "a1a2 a1b1 a1b2");
    }
}

#[test]
fn fide_3_6_knight() {
    for mut game in keeping("fide_3_6", &["antichess", "horde"]) {
        // Over those around it, to what is free or an enemy's.
        let targets = moves(&mut game, "8/8/8/2nnnn2/2nNn3/1Nnnn3/8/K6k w - - 0 1", "d4");
        assert_eq!(targets, "d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
    }
}

#[test]
fn fide_3_7_1_pawn_steps_forward_to_an_empty_square() {
    for mut game in keeping("fide_3_7_1", &["horde"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/4p3/4P3/8/K7 w - - 0 1", "e3"), "");
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/4P3/8/K7 w - - 0 1", "e3"), "e3e4");
    }
}

#[test]
fn fide_3_7_2_pawn_steps_twice_if_both_squares_are_empty() {
    for mut game in keeping("fide_3_7_2", &[]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/4P3/K7 w - - 0 1", "e2"), "e2e3 e2e4");
        assert_eq!(moves(&mut game, "4k3/8/8/8/4p3/8/4P3/K7 w - - 0 1", "e2"), "e2e3");
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/4p3/4P3/K7 w - - 0 1", "e2"), "");
    }
}

#[test]
fn fide_3_7_3_pawn_captures_diagonally_forward() {
    for mut game in keeping("fide_3_7_3", &["horde"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/3pPp2/4P3/8/K7 w - - 0 1", "e3"), "e3d4 e3f4");
        assert_eq!(moves(&mut game, "4k3/8/8/p6P/8/8/8/K7 w - - 0 1", "h5"), "h5h6");
    }
}

#[test]
fn fide_3_7_3_1_en_passant() {
    for mut game in keeping("fide_3_7_3_1", &["antichess"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5"), "e5d6 e5e6");
        assert_eq!(moves(&mut game, "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 2", "e4"), "e4d3 e4e3");
    }
}

#[test]
fn fide_3_7_3_2_en_passant_only_at_once() {
    for mut game in keeping("fide_3_7_3_2", &["antichess"]) {
        game.at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5");
        assert_eq!(game.moves_from("e5"), "e5d6 e5e6");
        assert_eq!(game.play("e1d1 e8d8").moves_from("e5"), "e5e6");
    }
}

#[test]
fn fide_3_7_3_1_en_passant_may_not_open_the_rank_to_the_own_king() {
    for mut game in keeping("fide_3_7_3_1", &["antichess"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "e5"), "e5e6");
        assert_eq!(moves(&mut game, "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 2", "e4"), "e4e3");
    }
}

#[test]
fn fide_3_7_3_1_en_passant_answers_the_check_of_the_pawn_it_captures() {
    for mut game in keeping("fide_3_7_3_1", &["antichess"]) {
        assert_eq!(moves(&mut game, "7k/8/8/3pP3/2K5/8/8/8 w - d6 0 2", "e5"), "e5d6");
    }
}

#[test]
fn fide_3_7_3_1_en_passant_may_not_leave_another_pin() {
    for mut game in keeping("fide_3_7_3_1", &["antichess"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/b2pP3/8/2P5/3K4/8 w - d6 0 2", "e5"), "e5d6 e5e6");
        assert_eq!(moves(&mut game, "4k3/6b1/8/3pP3/8/2K5/8/8 w - d6 0 2", "e5"), "");
        assert_eq!(moves(&mut game, "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5"), "e5e6");
    }
}

#[test]
fn fide_3_7_3_3_promotion() {
    for mut game in keeping("fide_3_7_3_3", &["horde"]) {
        let white = moves(&mut game, "3rk3/P1P5/8/8/8/8/8/4K3 w - - 0 1", "c7");
        assert_eq!(white, "c7c8b c7c8n c7c8q c7c8r c7d8b c7d8n c7d8q c7d8r");
        let black = moves(&mut game, "4k3/8/8/8/8/8/p7/1R2K3 b - - 0 1", "a2");
        assert_eq!(black, "a2a1b a2a1n a2a1q a2a1r a2b1b a2b1n a2b1q a2b1r");
    }
}

#[test]
fn fide_3_8_1_king_steps_to_squares_that_are_not_attacked() {
    for mut game in keeping("fide_3_8_1", &["horde"]) {
        assert_eq!(moves(&mut game, "8/8/8/8/7k/8/r7/4K3 w - - 0 1", ""), "e1d1 e1f1");
        assert_eq!(moves(&mut game, "8/8/1k6/8/1K6/8/8/8 w - - 0 1", ""), "b4a3 b4a4 b4b3 b4c3 b4c4");
    }
}

#[test]
fn fide_3_8_1_king_does_not_stay_on_the_line_of_a_check() {
    for mut game in keeping("fide_3_8_1", &["horde", "racing-kings"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", ""), "e1d2 e1e2 e1f2");
    }
}

#[test]
fn fide_3_8_1_king_captures_what_is_not_protected() {
    for mut game in keeping("fide_3_8_1", &["horde", "racing-kings"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/2p5/3p4/4K3 w - - 0 1", ""), "e1d1 e1e2 e1f1 e1f2");
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2"), "e1d2");
    }
}

#[test]
fn fide_3_8_2_castling() {
    let (white, black) = ("4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1", "r3k2r/p6p/8/8/8/8/8/4K3 b kq - 0 1");
    for mut game in keeping("fide_3_8_2", &["chess960", "horde"]) {
        assert_eq!(moves(&mut game, white, "e1"), "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
        assert_eq!(moves(&mut game, black, "e8"), "e8c8 e8d7 e8d8 e8e7 e8f7 e8f8 e8g8");
    }
    // There it is written as the king taking his rook.
    assert_eq!(moves(&mut the("chess960"), white, "e1"), "e1a1 e1d1 e1d2 e1e2 e1f1 e1f2 e1h1");
    assert_eq!(moves(&mut the("chess960"), black, "e8"), "e8a8 e8d7 e8d8 e8e7 e8f7 e8f8 e8h8");
}

#[test]
fn fide_3_8_2_castling_moves_both() {
    for mut game in keeping("fide_3_8_2", &["horde"]) {
        let castled = game.at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9").play("e1g1 e8c8").fen();
        assert_eq!(castled, game.at("2kr3r/8/8/8/8/8/8/R4RK1 w - - 5 10").fen());
    }
}

#[test]
fn fide_3_8_2_1_castling_right_lost_by_king_and_rook() {
    let all = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for mut game in keeping("fide_3_8_2_1", &["horde"]) {
        assert_eq!(rights(&mut game, all, "h1g1 h8h7"), "Qq");
        assert_eq!(rights(&mut game, all, "e1e2 h8h7 e2e1 h7h8"), "q");
        // A captured rook castles no more, nor does the one that captured it.
        assert_eq!(rights(&mut game, all, "a1a8"), "Kk");
    }
}

#[test]
fn fide_3_8_2_2_castling_out_of_check() {
    for mut game in keeping("fide_3_8_2_2", &["horde"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "e1"), "e1d1 e1e2 e1f1");
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", "e1"), "e1d1 e1d2 e1e2 e1f1");
    }
}

#[test]
fn fide_3_8_2_2_castling_through_check() {
    for mut game in keeping("fide_3_8_2_2", &["horde"]) {
        assert_eq!(moves(&mut game, "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1"), "e1d1 e1d2 e1e2");
        assert_eq!(moves(&mut game, "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1"), "e1e2 e1f1 e1f2");
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", "e1"), "e1d1 e1d2 e1e2 e1f2");
    }
}

#[test]
fn fide_3_8_2_2_castling_into_check() {
    for mut game in keeping("fide_3_8_2_2", &["horde"]) {
        assert_eq!(moves(&mut game, "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1"), "e1d1 e1d2 e1e2 e1f1 e1f2");
    }
}

#[test]
fn fide_3_8_2_2_rook_may_be_attacked_and_cross_an_attacked_square() {
    for mut game in keeping("fide_3_8_2_2", &["horde"]) {
        for fen in ["1r2k2r/8/8/8/8/8/8/R3K3 w Q - 0 1", "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1"] {
            let castled = game.at(fen).play("e1c1").fen();
            assert!(castled.contains("/2KR4"), "{fen}: {castled}");
        }
    }
}

#[test]
fn fide_3_8_2_2_castling_with_a_piece_between() {
    for mut game in keeping("fide_3_8_2_2", &["horde"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "e1"), "e1d1 e1d2 e1e2 e1f1 e1f2");
    }
}

#[test]
fn fide_guidelines_ii_3_castling_of_chess960() {
    for mut game in keeping("fide_guidelines_ii_3", &[]) {
        // King f1, rook g1: they change places.
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1"), "f1e1 f1e2 f1f2 f1g1 f1g2");
        // King b1, rook a1: he crosses c1, and the rook is on d1.
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "b1"), "b1a1 b1a2 b1b2 b1c1 b1c2");
        // The king stands on g1 already: only the rook moves.
        let castled = game.at("4k3/8/8/8/8/8/8/6KR w K - 0 1").play("g1h1").fen();
        assert_eq!(castled, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    }
}

#[test]
fn fide_guidelines_ii_3_castling_of_chess960_may_not_expose_the_king() {
    for mut game in keeping("fide_guidelines_ii_3", &[]) {
        // The rook on b1 shields the king from the one on a1.
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1", "d1"), "d1c1 d1c2 d1d2 d1e1 d1e2");
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1", "d1b1"), "d1b1");
    }
}

#[test]
fn fide_3_9_1_check_of_two_pieces_leaves_the_king_alone() {
    for mut game in keeping("fide_3_9_1", &["horde"]) {
        assert_eq!(moves(&mut game, "4k3/8/8/8/8/5n2/8/3QKr2 w - - 0 1", ""), "e1e2 e1f1");
    }
}

#[test]
fn fide_3_9_2_pinned_pieces() {
    for mut game in keeping("fide_3_9_2", &["horde", "racing-kings"]) {
        for (fen, from, expected) in [
            ("4k3/8/8/8/4r3/4N3/8/4K3 w - - 0 1", "e3", ""),
            ("4k3/8/8/4r3/8/4R3/8/4K3 w - - 0 1", "e3", "e3e2 e3e4 e3e5"),
            ("4k3/8/8/8/1b6/2B5/8/4K3 w - - 0 1", "c3", "c3b4 c3d2"),
            ("4k3/8/8/8/1b6/2Q5/8/4K3 w - - 0 1", "c3", "c3b4 c3d2"),
            ("4k3/8/8/8/8/6b1/5P2/4K3 w - - 0 1", "f2", "f2g3"),
            ("4r1k1/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "e2", "e2e3 e2e4"),
        ] {
            assert_eq!(moves(&mut game, fen, from), expected, "{fen}");
        }
    }
}

#[test]
fn fide_3_9_2_check_is_met_by_capture_block_or_flight() {
    for mut game in keeping("fide_3_9_2", &["horde", "racing-kings"]) {
        assert_eq!(moves(&mut game, "4r1k1/8/8/8/7B/8/3P1P2/3QKR2 w - - 0 1", ""), "d1e2 h4e7");
    }
}

#[test]
fn fide_5_1_1_checkmate() {
    for mut game in keeping("fide_5_1_1", &[]) {
        let end = game.at(START).play("f2f3 e7e5 g2g4 d8h4").outcome();
        assert_eq!(end, win(Color::Black, reason::CHECKMATE));
    }
}

#[test]
fn fide_5_2_1_stalemate() {
    for mut game in keeping("fide_5_2_1", &["horde"]) {
        // Before any counter.
        for clocks in ["0 1", "150 100"] {
            let end = game.at(&format!("8/8/8/8/8/1Q6/8/k6K b - - {clocks}")).outcome();
            assert_eq!(end, draw(reason::STALEMATE));
        }
    }
}

#[test]
fn fide_5_2_2_dead_position() {
    let dead = ["4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/3NK3", "4kb2/8/8/8/8/8/8/4K3", "4kb2/8/8/8/8/8/8/2B1K3"];
    let alive = ["4k3/8/8/8/8/8/8/2NNK3", "2b1k3/8/8/8/8/8/8/2B1K3", "4k3/8/8/8/8/8/4P3/4K3", "3nk3/8/8/8/8/8/8/3NK3"];
    for mut game in keeping("fide_5_2_2", &[]) {
        for board in dead {
            assert_eq!(game.at(&format!("{board} w - - 0 1")).outcome(), draw(Reason::MATERIAL), "{board}");
        }
        for board in alive {
            assert_eq!(game.at(&format!("{board} w - - 0 1")).outcome(), None, "{board}");
        }
    }
}

#[test]
fn fide_9_2_threefold_repetition_is_claimed() {
    for mut game in keeping("fide_9_2", &["horde", "racing-kings"]) {
        assert_eq!(game.at_start().play(KNIGHTS_OUT_AND_BACK).claims(), []);
        assert_eq!(game.play(KNIGHTS_OUT_AND_BACK).claims(), [Outcome::draw(reason::THREEFOLD)]);
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn fide_9_2_3_1_en_passant_tells_positions_apart_if_it_is_legal() {
    let there_and_back = "e1d1 e8d8 d1e1 d8e8 ";
    for mut game in keeping("fide_9_2_3_1", &["antichess", "horde"]) {
        game.at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5").play(&there_and_back.repeat(2));
        assert_eq!(game.claims(), []);
        assert_eq!(game.play(there_and_back).claims(), [Outcome::draw(reason::THREEFOLD)]);
        // Nothing can capture: the first time counts.
        game.at("4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1").play("d7d5").play(&there_and_back.repeat(2));
        assert_eq!(game.claims(), [Outcome::draw(reason::THREEFOLD)]);
    }
}

#[test]
fn fide_9_2_3_2_rights_tell_positions_apart() {
    let there_and_back = "h1h2 e8d8 h2h1 d8e8 ";
    for mut game in keeping("fide_9_2_3_2", &["horde"]) {
        game.at("4k3/8/8/8/8/8/8/4K2R w K - 0 1").play(&there_and_back.repeat(2));
        assert_eq!(game.claims(), []);
        assert_eq!(game.play(there_and_back).claims(), [Outcome::draw(reason::THREEFOLD)]);
    }
}

#[test]
fn fide_9_3_fifty_moves_are_claimed() {
    for mut game in keeping("fide_9_3", &["horde"]) {
        game.at("8/8/8/7k/8/8/8/Q3K3 w - - 99 80");
        assert_eq!(game.claims(), []);
        assert_eq!(game.play("a1a2").claims(), [Outcome::draw(reason::FIFTY_MOVES)]);
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn fide_9_3_a_move_of_a_pawn_begins_the_count_again() {
    for mut game in keeping("fide_9_3", &["horde", "racing-kings"]) {
        assert_eq!(game.at("4k3/8/8/8/8/8/P7/R3K3 w - - 99 80").play("a2a3").claims(), []);
    }
}

#[test]
fn fide_9_6_1_fivefold_repetition_ends_the_game() {
    for mut game in keeping("fide_9_6_1", &["horde", "racing-kings"]) {
        assert_eq!(game.at_start().play(&KNIGHTS_OUT_AND_BACK.repeat(3)).outcome(), None);
        assert_eq!(game.play(KNIGHTS_OUT_AND_BACK).outcome(), draw(reason::FIVEFOLD));
    }
}

#[test]
fn fide_9_6_2_seventy_five_moves_end_the_game() {
    for mut game in keeping("fide_9_6_2", &["horde"]) {
        let end = game.at("8/8/8/7k/8/8/8/Q3K3 w - - 149 100").play("a1a2").outcome();
        assert_eq!(end, draw(reason::SEVENTY_FIVE_MOVES));
    }
}

#[test]
fn fide_9_6_2_mate_with_the_last_move_counts_first() {
    for mut game in keeping("fide_9_6_2", &["antichess", "atomic", "horde", "racing-kings"]) {
        let end = game.at("4k3/8/4K3/8/8/8/8/R7 w - - 149 100").play("a1a8").outcome();
        assert_eq!(end, win(Color::White, reason::CHECKMATE));
    }
}
