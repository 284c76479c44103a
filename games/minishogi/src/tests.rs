//! The rules, one by one.

extern crate alloc;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use quadrille_core::royal::reason;
use quadrille_core::{Color, History, Outcome, Reason, Rules};

use crate::Minishogi;

/// Returns the legal moves that begin with a text, in the order of bytes.
fn moves(fen: &str, begin: &str) -> Vec<String> {
    let position = Minishogi::from_fen(fen).unwrap();
    let texts = Minishogi::moves(&position).into_iter().map(|mv| Minishogi::move_text(&position, mv));
    let mut moves: Vec<_> = texts.filter(|text| text.starts_with(begin)).collect();
    moves.sort();
    moves
}

/// Returns the game after moves, set apart by blanks.
fn game(fen: &str, moves: &str) -> History<Minishogi> {
    let mut history = History::new(Minishogi::from_fen(fen).unwrap());
    for mv in moves.split_whitespace() {
        let mv = Minishogi::read_move(history.position(), mv).unwrap();
        history.play(mv).unwrap();
    }
    history
}

/// Returns the FEN after moves.
fn after(fen: &str, moves: &str) -> String {
    Minishogi::fen(game(fen, moves).position())
}

#[test]
fn minishogi_generals_go_forward() {
    assert_eq!(moves("4k/5/2G2/5/K4[] w 0 1", "c3"), ["c3b3", "c3b4", "c3c2", "c3c4", "c3d3", "c3d4"]);
    assert_eq!(moves("4k/5/2s2/5/4K[] b 0 1", "c3"), ["c3b2", "c3b4", "c3c2", "c3d2", "c3d4"]);
}

#[test]
fn minishogi_promotion_is_free_but_where_a_pawn_could_not_go_on() {
    assert_eq!(moves("4k/S4/5/5/K4[] w 0 1", "a4a5"), ["a4a5", "a4a5+"]);
    assert_eq!(moves("4k/P4/5/5/K4[] w 0 1", "a4a5"), ["a4a5+"]);
    assert_eq!(moves("R4/4k/5/5/K4[] w 0 1", "a5a2"), ["a5a2", "a5a2+"]);
}

#[test]
fn minishogi_hand_has_what_is_captured_as_it_was() {
    assert_eq!(after("4k/5/1+p3/K4/5[] w 0 1", "a2b3"), "4k/5/1K3/5/5[P] b 0 1");
    assert_eq!(after("4k/5/1+r3/1K3/5[] w 0 1", "b2b3"), "4k/5/1K3/5/5[R] b 0 1");
}

#[test]
fn minishogi_pawn_drops_make_no_second_one_on_a_file_and_none_that_could_not_go_on() {
    let drops = moves("4k/5/P4/1+P3/K4[P] w 0 1", "P@");
    assert!(!drops.iter().any(|drop| drop.starts_with("P@a") || drop.ends_with('5')), "{drops:?}");
    assert_eq!(drops.len(), 4 * 4 - 1);
}

#[test]
fn minishogi_no_mate_by_the_drop_of_a_pawn() {
    // A gold may mate so; a pawn may not, but where the king can take it.
    assert!(!moves("3rk/3p1/4G/5/K4[P] w 0 1", "P@").contains(&"P@e4".into()));
    assert!(moves("3rk/3p1/4G/5/K4[P] w 0 1", "P@").contains(&"P@e2".into()));
    assert!(moves("3rk/3p1/5/5/K4[P] w 0 1", "P@").contains(&"P@e4".into()));
    assert!(moves("3rk/3p1/4G/5/K4[G] w 0 1", "G@").contains(&"G@e4".into()));
}

#[test]
fn minishogi_who_has_no_move_loses() {
    assert_eq!(game("4k/4G/4G/5/K4[] b 0 1", "").outcome(), Some(Outcome::win(Color::White, reason::CHECKMATE)));
    assert_eq!(game("4k/2G2/3G1/5/K4[] b 0 1", "").outcome(), Some(Outcome::win(Color::White, Reason::BLOCKED)));
    assert_eq!(game("4k/5/3G1/5/K4[] b 0 1", "").outcome(), None);
}

#[test]
fn minishogi_fourth_repetition_loses_for_the_first_player() {
    let cycle = "a1b1 e5d5 b1a1 d5e5 ".repeat(3);
    let repeated = game("4k/4p/5/P4/K4[] w 0 1", &cycle);
    assert_eq!(repeated.outcome(), Some(Outcome::win(Color::Black, Reason::REPETITION)));
}

#[test]
fn minishogi_perpetual_check_loses() {
    let cycle = "e3d3 d5e5 d3e3 e5d5 ".repeat(3);
    let repeated = game("3k1/5/4R/5/K4[] w 0 1", &cycle);
    assert_eq!(repeated.outcome(), Some(Outcome::win(Color::Black, reason::PERPETUAL_CHECK)));
}

#[test]
fn minishogi_fen_says_what_is_wrong_with_a_hand() {
    let byte = |text| Minishogi::from_fen(text).unwrap_err().errors()[0].byte;
    assert_eq!(byte("4k/5/5/5/K4[K] w"), 12);
    assert_eq!(byte("4k/5/5/5/K4[+P] w"), 12);
    assert_eq!(byte("4k/5/5/5/K4[P w"), 13);
    assert_eq!(byte("4k/5/5/5/K4[P]x w"), 14);
    assert_eq!(byte("4k/5/+G4/5/K4 w"), 5);
    assert_eq!(Minishogi::fen(&Minishogi::from_fen("4k/5/5/5/K4[-] w").unwrap()), "4k/5/5/5/K4[] w 0 1");
}

#[test]
fn minishogi_start_of_six_pieces() {
    assert_eq!(after(Minishogi::START, ""), "rbsgk/4p/5/P4/KGSBR[] w 0 1");
    assert_eq!(moves(Minishogi::START, "a"), ["a1b2", "a2a3"]);
}

#[test]
fn minishogi_pawns_capture_straight_ahead() {
    assert_eq!(moves("4k/5/2p2/1pP2/K4[] w 0 1", "c2"), ["c2c3"]);
    assert_eq!(after("4k/5/2p2/1pP2/K4[] w 0 1", "c2c3"), "4k/5/2P2/1p3/K4[P] b 0 1");
}

#[test]
fn minishogi_promoted_pieces_go_as_gold_or_gain_steps() {
    for gold in ["G", "+S", "+P"] {
        let fen = format!("4k/5/2{gold}2/5/K4[] w 0 1");
        assert_eq!(moves(&fen, "c3"), ["c3b3", "c3b4", "c3c2", "c3c4", "c3d3", "c3d4"]);
    }
    assert_eq!(moves("3k1/5/5/5/K3+B[] w 0 1", "e1"), ["e1a5", "e1b4", "e1c3", "e1d1", "e1d2", "e1e2"]);
    let rook = ["e1b1", "e1c1", "e1d1", "e1d2", "e1e2", "e1e3", "e1e4", "e1e5"];
    assert_eq!(moves("3k1/5/5/5/K3+R[] w 0 1", "e1"), rook);
}
