//! Replies counted at once, where a move changes more than it seems: each position is held to counting move by move, in
//! both colors.

use proptest::prelude::*;
use quadrille_chess::Chess;
use quadrille_core::{Rules, perft::Replies};

/// Asserts that replies counted at once are those to each move.
fn assert_as_one_by_one(fen: &str) {
    let position = Chess::from_fen(fen).expect(fen);
    for position in [position, position.mirror_colors()] {
        assert_eq!(Chess::replies::<0>(&[position]), Replies::<Chess, 0>::one_by_one(&position), "{position}");
    }
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

#[test]
fn a_rider_goes_on_until_it_meets_the_piece_again() {
    assert_as_one_by_one("k7/8/8/r2R4/8/8/8/4K3 w - - 0 1");
    assert_as_one_by_one("k7/8/8/r2R2p1/8/8/8/4K3 w - - 0 1");
    assert_as_one_by_one("k7/8/8/r2R2P1/8/8/8/4K3 w - - 0 1");
    assert_as_one_by_one("k7/8/8/r2R2r1/8/8/8/4K3 w - - 0 1");
    assert_as_one_by_one("k6q/8/8/4B3/8/8/1b6/4K3 w - - 0 1");
}

#[test]
fn a_piece_takes_steps_and_castlings_from_the_king() {
    assert_as_one_by_one("8/3k4/8/8/8/8/1PN4B/QR2K3 w - - 0 1");
    assert_as_one_by_one("8/8/3k4/8/3K4/8/8/8 w - - 0 1");
    assert_as_one_by_one("r3k2r/8/8/8/8/B4N2/8/R3K1R1 w kq - 0 1");
    assert_as_one_by_one("r3k2r/8/1P4P1/8/8/8/3Q4/4K3 w kq - 0 1");
}

#[test]
fn a_pawn_that_steps_twice_is_captured_en_passant() {
    // By one, by two, by one that is pinned, by one that would leave its king in check, and giving check.
    assert_as_one_by_one("4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1");
    assert_as_one_by_one("4k3/8/8/8/2p1p3/8/3P4/4K3 w - - 0 1");
    assert_as_one_by_one("2k5/8/8/8/2p1p3/8/3P4/2R1K3 w - - 0 1");
    assert_as_one_by_one("8/8/8/8/k1p4R/8/3P4/4K3 w - - 0 1");
    assert_as_one_by_one("8/8/8/4k3/2p5/8/3P4/4K3 w - - 0 1");
    assert_as_one_by_one("4k3/8/8/8/r1pP4/8/1P6/4K3 w - - 0 1");
}

/// Writes the FEN of pieces on squares, of which later ones cover earlier ones.
fn fen(pieces: &[(usize, u8)], rights: &str) -> String {
    let mut board = [b'1'; 64];
    for &(square, piece) in pieces {
        board[square] = piece;
    }
    let ranks: Vec<_> = board.chunks(8).rev().map(|rank| String::from_utf8_lossy(rank)).collect();
    let mut field = ranks.join("/");
    // A run of empty squares is one number.
    for run in (2..=8).rev() {
        field = field.replace(&"1".repeat(run), &run.to_string());
    }
    format!("{field} w {rights} - 0 1")
}

/// Returns how many set-ups are asked: `QUADRILLE_SET_UPS`, or 14,000.
fn set_ups() -> u32 {
    std::env::var("QUADRILLE_SET_UPS").ok().and_then(|number| number.parse().ok()).unwrap_or(14_000)
}

proptest! {
    // A third of what is drawn is no position, and is not counted.
    #![proptest_config(ProptestConfig { cases: set_ups(), max_global_rejects: u32::MAX, ..ProptestConfig::default() })]

    #[test]
    fn replies_in_set_ups_are_those_to_each_move(
        mut pieces in prop::collection::vec((0..64_usize, prop::sample::select(b"PPPNBRQpppnbrq")), 0..16),
        kings in (0..64_usize, 0..64_usize),
        castling in prop::option::of(prop::sample::subsequence(&[0, 1, 2, 3, 4, 5, 6, 7], 3)),
    ) {
        for (square, piece) in &mut pieces {
            if matches!(piece, b'P' | b'p') {
                *square = 8 + *square % 48;
            }
        }
        let mut rights = String::from("-");
        if let Some([queens, king, kings]) = castling.as_deref() {
            pieces.extend([(*queens, b'R'), (*king, b'K'), (*kings, b'R')]);
            pieces.extend([(56 + queens, b'r'), (56 + king, b'k'), (56 + kings, b'r')]);
            let rooks = [kings, queens].map(|&file| char::from(b'a' + file as u8));
            rights = rooks.iter().map(char::to_ascii_uppercase).chain(rooks).collect();
        } else {
            pieces.extend([(kings.0, b'K'), (kings.1, b'k')]);
        }
        // Where the side that is not to move is in check it is no position.
        let position = Chess::from_fen(&fen(&pieces, &rights));
        prop_assume!(position.is_ok());
        let position = position.expect("a position");
        prop_assert_eq!(Chess::replies::<0>(&[position]), Replies::<Chess, 0>::one_by_one(&position), "{}", position);
    }
}
