//! Each rule, at a position that shows it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use quadrille_core::{Color, History, Outcome, Reason, Rules};

use crate::Breakthrough;

/// Returns the legal moves of a position as text, sorted.
fn moves(fen: &str) -> Vec<String> {
    let position = Breakthrough::from_fen(fen).unwrap();
    let mut texts: Vec<_> =
        Breakthrough::moves(&position).into_iter().map(|mv| Breakthrough::move_text(&position, mv)).collect();
    texts.sort();
    texts
}

/// Returns how the game has ended.
fn outcome(fen: &str) -> Option<Outcome> {
    History::<Breakthrough>::new(Breakthrough::from_fen(fen).unwrap()).outcome()
}

#[test]
fn troyka_steps_go_straight_and_diagonally() {
    assert_eq!(moves("8/8/7p/8/2P5/8/8/8 w 1"), ["c4b5", "c4c5", "c4d5"]);
    assert_eq!(moves("8/8/7p/8/2P5/8/8/8 b 1"), ["h6g5", "h6h5"]);
}

#[test]
fn troyka_captures_go_diagonally_alone() {
    let fen = "8/8/8/1ppp4/2P5/8/8/8 w 1";
    assert_eq!(moves(fen), ["c4b5", "c4d5"]);
    assert_eq!(moves("8/8/8/1p6/2P5/8/8/8 w 1"), ["c4b5", "c4c5", "c4d5"]);
    let mut position = Breakthrough::from_fen(fen).unwrap();
    assert_eq!(Breakthrough::captures(&position).len(), 2);
    let capture = Breakthrough::read_move(&position, "c4d5").unwrap();
    Breakthrough::play(&mut position, capture, &mut ());
    assert_eq!(Breakthrough::fen(&position), "8/8/8/1ppP4/8/8/8/8 b 1");
}

#[test]
fn troyka_own_men_bar_the_way() {
    assert_eq!(moves("7p/8/8/8/8/PP6/P7/8 w 1"), ["a3a4", "a3b4", "b3a4", "b3b4", "b3c4"]);
}

#[test]
fn troyka_the_last_rank_wins() {
    let won = "3P4/8/8/8/8/8/5p2/8 b 30";
    assert!(moves(won).is_empty());
    assert_eq!(outcome(won), Some(Outcome::win(Color::White, Reason::new("the last rank"))));
    assert_eq!(outcome("8/3P4/8/8/8/8/8/5p2 w 30"), Some(Outcome::win(Color::Black, Reason::new("the last rank"))));
    assert_eq!(outcome("8/3P4/8/8/8/8/5p2/8 w 30"), None);
}

#[test]
fn troyka_without_men_a_side_loses() {
    let bare = "8/8/8/3P4/8/8/8/8 b 30";
    assert!(moves(bare).is_empty());
    assert!(moves("8/8/8/3P4/8/8/8/8 w 30").is_empty());
    assert_eq!(outcome(bare), Some(Outcome::win(Color::White, Reason::BARE)));
}

#[test]
fn troyka_the_last_rank_leaves_nothing_to_pass() {
    let mut position = Breakthrough::from_fen("3P4/8/8/8/8/8/5p2/8 b 30").unwrap();
    assert!(!Breakthrough::null_move(&mut position, &mut ()));
}

#[test]
fn breakthrough_fen_of_what_cannot_be_is_refused() {
    let error = |fen: &str| Breakthrough::from_fen(fen).unwrap_err().to_string();
    assert_eq!(error("3P4/8/8/8/8/8/5p2/8 w 1"), "board, byte 1: expected no man on the last rank of the side to move");
    assert_eq!(error("pppppppp/pppppppp/p7/8/8/8/8/P7 w 1"), "board, byte 18: expected at most 16 men of each color");
}

#[test]
fn troyka_start_of_sixteen_men() {
    assert_eq!(Breakthrough::fen(&Breakthrough::start()), "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 1");
    let texts = moves(Breakthrough::START);
    assert_eq!(texts.len(), 22);
    assert!(texts.iter().all(|text| text.as_bytes()[1] == b'2'));
}
