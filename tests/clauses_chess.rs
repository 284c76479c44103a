//! Does chess keep each clause of the Laws? A test is named after its article: a position, and its moves.
//!
//! **Source**: FIDE Laws of Chess taking effect from 1 January 2023.

use quadrille_chess::{Chess, Chess960, Position, reason};
use quadrille_core::{History, Outcome, Reason, Rules};

/// Returns the moves of a position from a square, or from all, as sorted text.
fn moves_from<R: Rules<Position = Position>>(fen: &str, from: &str) -> String {
    let position = R::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut texts: Vec<String> = R::moves(&position)
        .iter()
        .map(|&mv| {
            let mut text = String::new();
            R::write_move(&position, mv, &mut text).expect("a string takes it");
            text
        })
        .filter(|text| text.starts_with(from))
        .collect();
    texts.sort();
    texts.join(" ")
}

/// Asserts the moves from a square, `""` for all.
fn assert_moves(fen: &str, from: &str, expected: &str) {
    assert_eq!(moves_from::<Chess>(fen, from), expected, "{fen} from {from:?}");
}

/// Plays moves from a position.
fn played(fen: &str, moves: &str) -> History<Chess> {
    let mut history = History::new(Chess::from_fen(fen).expect(fen));
    for text in moves.split_whitespace() {
        let mv = Chess::read_move(history.position(), text).expect(text);
        history.play(mv).expect(text);
    }
    history
}

const KNIGHTS_OUT_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8 ";

#[test]
fn fide_3_2_bishop() {
    assert_moves("4k3/8/1p6/8/3B4/8/5P2/K7 w - - 0 1", "d4", "d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f6 d4g7 d4h8");
}

#[test]
fn fide_3_3_rook() {
    assert_moves("4k3/8/3p4/8/1P1R4/8/8/4K3 w - - 0 1", "d4", "d4c4 d4d1 d4d2 d4d3 d4d5 d4d6 d4e4 d4f4 d4g4 d4h4");
}

#[test]
fn fide_3_4_queen() {
    assert_moves("4k3/8/8/8/8/1P6/QP6/1B2K3 w - - 0 1", "a2", "a2a1 a2a3 a2a4 a2a5 a2a6 a2a7 a2a8");
}

#[test]
fn fide_3_6_knight() {
    assert_moves("4k3/8/8/8/8/2p5/2PPP3/N3K3 w - - 0 1", "a1", "a1b3");
}

#[test]
fn fide_3_7_1_pawn_steps_forward_to_an_empty_square() {
    assert_moves("4k3/8/8/8/4p3/4P3/8/K7 w - - 0 1", "e3", "");
    assert_moves("4k3/8/8/8/8/4P3/8/K7 w - - 0 1", "e3", "e3e4");
}

#[test]
fn fide_3_7_2_pawn_steps_twice_if_both_squares_are_empty() {
    assert_moves("4k3/8/8/8/8/8/4P3/K7 w - - 0 1", "e2", "e2e3 e2e4");
    assert_moves("4k3/8/8/8/4p3/8/4P3/K7 w - - 0 1", "e2", "e2e3");
    assert_moves("4k3/8/8/8/8/4p3/4P3/K7 w - - 0 1", "e2", "");
}

#[test]
fn fide_3_7_3_pawn_captures_diagonally_forward() {
    assert_moves("4k3/8/8/8/3pPp2/4P3/8/K7 w - - 0 1", "e3", "e3d4 e3f4");
    assert_moves("4k3/8/8/p6P/8/8/8/K7 w - - 0 1", "h5", "h5h6");
}

#[test]
fn fide_3_7_3_1_en_passant() {
    assert_moves("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5", "e5d6 e5e6");
    assert_moves("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 2", "e4", "e4d3 e4e3");
}

#[test]
fn fide_3_7_3_2_en_passant_only_at_once() {
    let history = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1d1 e8d8");
    assert!(Chess::read_move(history.position(), "e5d6").is_err());
}

#[test]
fn fide_3_7_3_1_en_passant_may_not_open_the_rank_to_the_own_king() {
    assert_moves("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "e5", "e5e6");
    assert_moves("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 2", "e4", "e4e3");
}

#[test]
fn fide_3_7_3_1_en_passant_answers_the_check_of_the_pawn_it_captures() {
    assert_moves("7k/8/8/3pP3/4K3/8/8/8 w - d6 0 2", "e5", "e5d6");
}

#[test]
fn fide_3_7_3_1_en_passant_may_not_leave_another_pin() {
    assert_moves("4k3/8/8/b2pP3/8/2P5/3K4/8 w - d6 0 2", "e5", "e5d6 e5e6");
    assert_moves("4k3/6b1/8/3pP3/8/2K5/8/8 w - d6 0 2", "e5", "");
    assert_moves("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5", "e5e6");
}

#[test]
fn fide_3_7_3_3_promotion() {
    assert_moves("3rk3/P1P5/8/8/8/8/8/4K3 w - - 0 1", "c7", "c7c8b c7c8n c7c8q c7c8r c7d8b c7d8n c7d8q c7d8r");
    assert_moves("4k3/8/8/8/8/8/p7/1R2K3 b - - 0 1", "a2", "a2a1b a2a1n a2a1q a2a1r a2b1b a2b1n a2b1q a2b1r");
}

#[test]
fn fide_3_8_1_king_steps_to_squares_that_are_not_attacked() {
    assert_moves("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "", "e1d1 e1f1");
    // The square behind him on the line of a check is attacked too.
    assert_moves("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "", "e1d2 e1e2 e1f2");
    assert_moves("8/8/8/3k4/8/3K4/8/8 w - - 0 1", "", "d3c2 d3c3 d3d2 d3e2 d3e3");
}

#[test]
fn fide_3_8_1_king_captures_what_is_not_protected() {
    assert_moves("4k3/8/8/8/8/2p5/3p4/4K3 w - - 0 1", "", "e1d1 e1e2 e1f1 e1f2");
    assert_moves("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2", "e1d2");
}

#[test]
fn fide_3_8_2_castling() {
    assert_moves("4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1", "e1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
    assert_moves("r3k2r/p6p/8/8/8/8/8/4K3 b kq - 0 1", "e8", "e8c8 e8d7 e8d8 e8e7 e8f7 e8f8 e8g8");
}

#[test]
fn fide_3_8_2_castling_moves_both() {
    let history = played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1g1 e8c8");
    assert_eq!(history.position().to_string(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 5 10");
}

#[test]
fn fide_3_8_2_1_castling_right_lost_by_king_and_rook() {
    let history = played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2 h8h7 e2e1 h7h8");
    assert_eq!(history.position().to_string(), "r3k2r/8/8/8/8/8/8/R3K2R w q - 4 3");
    // A captured rook castles no more, nor does the one that captured it.
    let history = played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8");
    assert_eq!(history.position().to_string(), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
}

#[test]
fn fide_3_8_2_2_castling_out_of_check() {
    assert_moves("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "e1", "e1d1 e1e2 e1f1");
    assert_moves("4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", "e1", "e1d1 e1d2 e1e2 e1f1");
}

#[test]
fn fide_3_8_2_2_castling_through_check() {
    assert_moves("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "e1d1 e1d2 e1e2");
    assert_moves("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "e1e2 e1f1 e1f2");
    assert_moves("4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", "e1", "e1d1 e1d2 e1e2 e1f2");
}

#[test]
fn fide_3_8_2_2_castling_into_check() {
    assert_moves("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "e1d1 e1d2 e1e2 e1f1 e1f2");
}

#[test]
fn fide_3_8_2_2_rook_may_be_attacked_and_cross_an_attacked_square() {
    assert_moves("1r2k2r/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "e1c1");
    assert_moves("r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1", "e1c1", "e1c1");
}

#[test]
fn fide_3_8_2_2_castling_with_a_piece_between() {
    assert_moves("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "e1", "e1d1 e1d2 e1e2 e1f1 e1f2");
}

#[test]
fn fide_guidelines_ii_3_castling_of_chess960() {
    // King f1, rook g1: they change places.
    assert_eq!(moves_from::<Chess960>("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1"), "f1e1 f1e2 f1f2 f1g1 f1g2");
    // King b1, rook a1: he crosses c1, and the rook is on d1.
    assert_eq!(moves_from::<Chess960>("4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "b1"), "b1a1 b1a2 b1b2 b1c1 b1c2");
    // The king stands on g1 already: only the rook moves.
    let mut position = Chess960::from_fen("4k3/8/8/8/8/8/8/6KR w K - 0 1").expect("a position");
    let mv = Chess960::read_move(&position, "g1h1").expect("castling");
    Chess960::play(&mut position, mv, &mut ());
    assert_eq!(position.to_string(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

#[test]
fn fide_guidelines_ii_3_castling_of_chess960_may_not_expose_the_king() {
    // The rook on b1 shields the king from the one on a1.
    assert_eq!(moves_from::<Chess960>("4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1", "d1"), "d1c1 d1c2 d1d2 d1e1 d1e2");
    assert_eq!(moves_from::<Chess960>("4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1", "d1b1"), "d1b1");
}

#[test]
fn fide_3_9_1_check_of_two_pieces_leaves_the_king_alone() {
    assert_moves("4k3/8/8/8/8/5n2/8/3QKr2 w - - 0 1", "", "e1e2 e1f1");
}

#[test]
fn fide_3_9_2_pinned_pieces() {
    assert_moves("4k3/8/8/8/4r3/4N3/8/4K3 w - - 0 1", "e3", "");
    assert_moves("4k3/8/8/4r3/8/4R3/8/4K3 w - - 0 1", "e3", "e3e2 e3e4 e3e5");
    assert_moves("4k3/8/8/8/1b6/2B5/8/4K3 w - - 0 1", "c3", "c3b4 c3d2");
    assert_moves("4k3/8/8/8/1b6/2Q5/8/4K3 w - - 0 1", "c3", "c3b4 c3d2");
    assert_moves("4k3/8/8/8/8/6b1/5P2/4K3 w - - 0 1", "f2", "f2g3");
    assert_moves("4r1k1/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "e2", "e2e3 e2e4");
}

#[test]
fn fide_3_9_2_check_is_met_by_capture_block_or_flight() {
    assert_moves("4r1k1/8/8/8/7B/8/3P1P2/3QKR2 w - - 0 1", "", "d1e2 h4e7");
}

#[test]
fn fide_5_1_1_checkmate() {
    let history = played(Chess::START, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(history.outcome(), Some(Outcome::win(quadrille_core::Color::Black, reason::CHECKMATE)));
}

#[test]
fn fide_5_2_1_stalemate() {
    let history = played("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "");
    assert_eq!(history.outcome(), Some(Outcome::draw(reason::STALEMATE)));
    // Before any counter.
    let history = played("7k/5Q2/8/8/8/8/8/K7 b - - 150 100", "");
    assert_eq!(history.outcome(), Some(Outcome::draw(reason::STALEMATE)));
}

#[test]
fn fide_5_2_2_dead_position() {
    let dead = Some(Outcome::draw(Reason::MATERIAL));
    for board in ["4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/3NK3", "4kb2/8/8/8/8/8/8/4K3", "4kb2/8/8/8/8/8/8/2B1K3"] {
        assert_eq!(played(&format!("{board} w - - 0 1"), "").outcome(), dead, "{board}");
    }
    for board in ["4k3/8/8/8/8/8/8/2NNK3", "2b1k3/8/8/8/8/8/8/2B1K3", "4k3/8/8/8/8/8/4P3/4K3", "3nk3/8/8/8/8/8/8/3NK3"]
    {
        assert_eq!(played(&format!("{board} w - - 0 1"), "").outcome(), None, "{board}");
    }
}

#[test]
fn fide_9_2_threefold_repetition_is_claimed() {
    let history = played(Chess::START, &KNIGHTS_OUT_AND_BACK.repeat(2));
    assert_eq!(history.claims(), [Outcome::draw(reason::THREEFOLD)]);
    assert_eq!(history.outcome(), None);
}

#[test]
fn fide_9_2_3_1_en_passant_tells_positions_apart_if_it_is_legal() {
    let before = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let there_and_back = "e1d1 e8d8 d1e1 d8e8 ";
    let twice = played(before, &format!("d7d5 {there_and_back}"));
    assert_eq!(twice.occurrences(), 1);
    // Nothing can capture: the first time counts.
    let before = "4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1";
    let twice = played(before, &format!("d7d5 {there_and_back}"));
    assert_eq!(twice.occurrences(), 2);
}

#[test]
fn fide_9_2_3_2_rights_tell_positions_apart() {
    let history = played("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 e8d8 h2h1 d8e8");
    assert_eq!(history.occurrences(), 1);
}

#[test]
fn fide_9_3_fifty_moves_are_claimed() {
    let history = played("4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1a2");
    assert_eq!(history.claims(), [Outcome::draw(reason::FIFTY_MOVES)]);
    assert_eq!(history.outcome(), None);
    let history = played("4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "a2a3");
    assert_eq!(history.claims(), []);
}

#[test]
fn fide_9_6_1_fivefold_repetition_ends_the_game() {
    let history = played(Chess::START, &KNIGHTS_OUT_AND_BACK.repeat(4));
    assert_eq!(history.outcome(), Some(Outcome::draw(reason::FIVEFOLD)));
}

#[test]
fn fide_9_6_2_seventy_five_moves_end_the_game() {
    let history = played("4k3/8/8/8/8/8/8/R3K3 w - - 149 100", "a1a2");
    assert_eq!(history.outcome(), Some(Outcome::draw(reason::SEVENTY_FIVE_MOVES)));
    // Mate with the last move counts first.
    let history = played("4k3/8/4K3/8/8/8/8/R7 w - - 149 100", "a1a8");
    assert_eq!(history.outcome(), Some(Outcome::win(quadrille_core::Color::White, reason::CHECKMATE)));
}
