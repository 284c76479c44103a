//! Replies counted at once, where a move changes more than it seems: each position is held to counting move by move, in
//! both colors.

use quadrille_chess::{Chess, Position};
use quadrille_core::{Rules, perft::Replies};

/// Asserts that replies counted at once are those to each move.
fn assert_as_one_by_one(fen: &str) {
    let position = Chess::from_fen(fen).expect(fen);
    for position in [position, position.mirror_colors()] {
        assert_eq!(Chess::replies::<0>(&[position]), one_by_one(&position), "{position}");
    }
}

fn one_by_one(position: &Position) -> u64 {
    let mut replies = Replies::<Chess, 0>::to_moves_of(position);
    Chess::generate(position, &mut replies);
    replies.nodes
}

#[test]
fn a_pinned_pawn_captures_en_passant_along_its_pin() {
    assert_as_one_by_one("8/8/1k6/8/3p4/8/4PB2/4K3 w - - 0 1");
}

#[test]
fn a_rider_is_let_through_and_cut_off_on_one_line() {
    assert_as_one_by_one("4k3/8/r7/8/R7/8/8/4K3 w - - 0 1");
    assert_as_one_by_one("k7/8/8/1q2R2p/8/8/8/4K3 w - - 0 1");
    assert_as_one_by_one("r3k3/8/8/8/P7/8/8/4K3 w - - 0 1");
}

#[test]
fn a_blocked_pawn_is_released_for_both_of_its_steps() {
    assert_as_one_by_one("7k/4p3/4R3/8/8/8/8/K7 w - - 0 1");
    assert_as_one_by_one("7k/4p3/8/4R3/8/8/8/K7 w - - 0 1");
    assert_as_one_by_one("4k3/3pp3/4N3/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn what_attacked_the_piece_is_captured_by_it() {
    assert_as_one_by_one("7k/8/8/3p4/4P3/8/8/K7 w - - 0 1");
    assert_as_one_by_one("7k/8/8/8/1q2R3/8/8/4K3 w - - 0 1");
}

#[test]
fn two_pieces_stand_between_king_and_rider() {
    assert_as_one_by_one("4k3/4n3/8/8/4N3/8/8/4R1K1 w - - 0 1");
    assert_as_one_by_one("4k3/8/4N3/4n3/8/8/8/4R1K1 w - - 0 1");
    assert_as_one_by_one("4k3/4n3/4b3/8/8/8/8/4R1K1 w - - 0 1");
}

#[test]
fn a_piece_hides_another_from_a_square_beside_the_king() {
    assert_as_one_by_one("6k1/6pp/8/8/5N2/8/8/5RK1 w - - 0 1");
    assert_as_one_by_one("5k2/8/8/3B4/3R4/8/8/3Q2K1 w - - 0 1");
}

#[test]
fn a_pawn_is_about_to_promote() {
    assert_as_one_by_one("4k3/8/8/8/8/8/1p6/N1R1K3 w - - 0 1");
    assert_as_one_by_one("3k4/8/8/8/8/2N5/3p4/2B1R1K1 w - - 0 1");
}

#[test]
fn castling_is_allowed_and_forbidden() {
    assert_as_one_by_one("r3k2r/8/8/8/8/5N2/8/RN2K2R w KQkq - 0 1");
    assert_as_one_by_one("r3k2r/1N6/6N1/2B5/8/8/8/4K3 w kq - 0 1");
}

#[test]
fn the_king_flees_along_the_line_of_a_check() {
    assert_as_one_by_one("4k3/8/8/8/r3K3/8/8/8 w - - 0 1");
}
