//! Does Atomic keep each clause that it adds? What it takes over from the Laws is asked with chess.
//!
//! **Source**: lichess.org, the page of the variant Atomic.

#[expect(dead_code, reason = "what draughts are asked too")]
mod asked;

use asked::{draw, the};
use quadrille::core::{Color, Outcome, Reason, Rules};
use quadrille_chess::{Atomic, reason};

#[test]
fn atomic_a_capture_explodes_all_around_but_pawns() {
    let fen = "4k3/8/8/2nnn3/2PpP3/2NNN3/8/3RK3 w - - 0 1";
    assert_eq!(the("atomic").at(fen).play("c3d5").fen(), "4k3/8/8/8/2PpP3/3NN3/8/3RK3 b - - 0 1");
}

#[test]
fn atomic_en_passant_explodes_where_the_pawn_arrives() {
    let fen = "4k3/8/2n5/3pP3/8/8/8/4K3 w - d6 0 2";
    assert_eq!(the("atomic").at(fen).play("e5d6").fen(), "4k3/8/8/8/8/8/8/4K3 b - - 0 2");
}

#[test]
fn atomic_who_explodes_the_other_king_wins_even_in_check() {
    let won = Outcome::win(Color::White, reason::KING_EXPLODED);
    assert_eq!(the("atomic").at("3rk3/8/8/8/4r3/8/8/3RK3 w - - 0 1").end_by("d1d8", "Rxd8#"), Some(won));
}

#[test]
fn atomic_nobody_explodes_the_own_king() {
    let mut game = the("atomic");
    assert_eq!(game.at("4k3/8/8/8/8/8/4p3/4K2R w - - 0 1").moves_from("e1"), "e1d2 e1f2");
    assert_eq!(game.at("7k/8/8/8/8/8/3Rp3/4K3 w - - 0 1").moves_from("d2e2"), "");
}

#[test]
fn atomic_kings_that_touch_are_not_in_check() {
    let position = Atomic::from_fen("8/8/8/8/8/8/4k3/r3K3 w - - 0 1").expect("kings that touch");
    assert!(!position.in_check());
    assert_eq!(the("atomic").at("8/8/8/8/8/8/4k3/r3K3 w - - 0 1").moves_from(""), "e1d1 e1d2 e1f1 e1f2");
}

#[test]
fn atomic_a_rook_that_explodes_loses_its_right() {
    let fen = "4k3/8/8/8/8/5b2/6N1/4K2R b K - 0 1";
    assert_eq!(the("atomic").at(fen).play("f3g2").fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 2");
}

#[test]
fn atomic_check_is_met_unless_the_other_king_explodes() {
    let mut game = the("atomic");
    assert_eq!(game.at("4r2k/8/8/8/8/8/3P1P2/3RKR2 w - - 0 1").moves_from("d2"), "");
    assert_eq!(game.at("4r1k1/6p1/8/8/8/8/3P2R1/3RK3 w - - 0 1").moves_from("g2"), "g2e2 g2g7");
}

/// The first two are those of scalachess, issue 176; the third is that of Fairy-Stockfish, issue 281, and the fourth of
/// python-chess, issue 437, from a game.
#[test]
fn atomic_castling_beside_the_other_king_and_behind_the_rook() {
    let mut game = the("atomic");
    // On d1 nothing is a check while the other king is on e2; from f2 he does not reach so far.
    assert_eq!(game.at("8/8/8/8/8/8/4k3/R3K2r w Q - 0 1").moves_from("e1c1"), "e1c1");
    assert_eq!(game.at("8/8/8/8/8/8/5k2/R3K2r w Q - 0 1").moves_from("e1c1"), "");
    // From h8 the rook sees c8 once the king has left e8, and d8 is where the other rook comes to.
    assert_eq!(game.at("r3k2R/4K3/8/8/8/8/8/8 b q - 0 1").moves_from("e8c8"), "e8c8");
    let played = "r3k1R1/pb2K2p/2n5/2pppr2/3P4/2P1P3/PP3P1P/R7 b q - 3 23";
    assert_eq!(game.at(played).moves_from("e8c8"), "e8c8");
}

#[test]
fn atomic_castling_out_of_through_and_into_check() {
    let mut game = the("atomic");
    assert_eq!(game.at("r3k3/8/8/8/8/8/8/1K2R3 b q - 0 1").moves_from("e8c8"), "");
    assert_eq!(game.at("r3k3/8/8/8/8/8/8/1K1R4 b q - 0 1").moves_from("e8c8"), "");
    assert_eq!(game.at("r3k3/8/8/8/8/8/8/1KR5 b q - 0 1").moves_from("e8c8"), "");
    // Nor over a piece; and with none of this he does castle.
    assert_eq!(game.at("rn2k3/8/8/8/8/8/8/1K6 b q - 0 1").moves_from("e8c8"), "");
    assert_eq!(game.at("r3k3/8/8/8/8/8/8/RK6 b q - 0 1").moves_from("e8c8"), "e8c8");
}

#[test]
fn atomic_kings_alone_draw() {
    assert_eq!(the("atomic").at("7k/8/8/8/8/8/8/K7 w - - 0 1").outcome(), draw(Reason::MATERIAL));
}

#[test]
fn atomic_a_king_alone_and_bishops_that_never_meet_draw() {
    for (fen, drawn) in [
        ("7k/8/8/8/8/8/8/KB6 w - - 0 1", true),
        ("7k/8/8/8/8/8/8/KR6 w - - 0 1", true),
        ("7k/8/8/8/8/8/8/KNN5 w - - 0 1", true),
        ("7k/8/8/8/8/8/8/KBb5 w - - 0 1", true),
        // What lichess.org plays on with: a queen, a pawn, two pieces, three knights, pieces that may meet.
        ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", false),
        ("7k/8/8/8/8/8/P7/K7 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KBN5 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KNNN4 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KB1b4 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KBbB4 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KNb5 w - - 0 1", false),
    ] {
        let outcome = the("atomic").at(fen).outcome();
        assert_eq!(outcome, drawn.then(|| Outcome::draw(Reason::MATERIAL)), "{fen}");
    }
}

#[test]
fn atomic_pawns_that_stand_still_draw() {
    for (fen, drawn) in [
        ("7k/8/8/4p3/4P3/8/8/K7 w - - 0 1", true),
        // A square that was passed, with nobody to capture on it.
        ("7k/8/8/4p3/4P3/8/8/K7 b - e3 0 1", true),
        // White's bishop on light squares does not meet e5, which is dark; it would meet d5.
        ("7k/8/8/4p3/4P3/8/8/KB6 w - - 0 1", true),
        ("7k/8/8/3p4/3P4/8/8/KB6 w - - 0 1", false),
        ("7k/8/8/3p4/3P4/8/8/Kb6 w - - 0 1", true),
        ("7k/8/8/4p3/4P3/8/8/KBb5 w - - 0 1", false),
        ("7k/8/8/4p3/8/4P3/8/K7 w - - 0 1", false),
        ("7k/8/8/3pp3/4P3/3P4/8/K7 w - - 0 1", false),
        ("7k/8/8/4p3/4P3/8/8/KN6 w - - 0 1", false),
    ] {
        let outcome = the("atomic").at(fen).outcome();
        assert_eq!(outcome, drawn.then(|| Outcome::draw(Reason::MATERIAL)), "{fen}");
    }
}
