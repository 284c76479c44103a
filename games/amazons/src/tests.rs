//! Each rule, at a position that shows it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use quadrille_core::{Color, History, Key, Outcome, Reason, Rules, fen};

use crate::{Amazons, Position};

/// Reads a position that may have fewer amazons than a game.
fn read(text: &str) -> Position {
    fen::read_leniently::<Amazons>(text).unwrap().0
}

/// Returns the legal moves of a position as text, sorted.
fn moves(fen: &str) -> Vec<String> {
    let mut texts: Vec<_> = Amazons::moves(&read(fen)).iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn zamkauskas_moves_are_those_of_a_queen() {
    let alone = "10/10/10/10/10/10/10/-----5/1-2-5/Q---6 w 1";
    assert_eq!(moves(alone), ["a1-a2/a1"]);
    assert_eq!(moves("10/10/10/10/10/10/10/-----5/---1-5/--Q--5 w 1"), ["c1-d2/c1"]);
}

#[test]
fn zamkauskas_arrows_fly_over_the_square_that_was_left_and_over_no_other() {
    let line = "10/10/10/10/10/10/10/10/----------/-1Q2q4 w 1";
    let texts =
        ["c1-b1/c1", "c1-b1/d1", "c1-b1/e1", "c1-d1/b1", "c1-d1/c1", "c1-d1/e1", "c1-e1/b1", "c1-e1/c1", "c1-e1/d1"];
    assert_eq!(moves(line), texts);
}

#[test]
fn zamkauskas_burnt_squares_stay_burnt() {
    let mut position = Amazons::start();
    let mut key = Key::of::<Amazons>(&position);
    for (text, fen) in [
        ("a4-a5/a4", "3q2q3/10/10/q8q/10/Q9/-8Q/10/10/3Q2Q3 b 1"),
        ("a7-a6/a7", "3q2q3/10/10/-8q/q9/Q9/-8Q/10/10/3Q2Q3 w 2"),
    ] {
        let mv = Amazons::read_move(&position, text).unwrap();
        Amazons::play(&mut position, mv, &mut key);
        assert_eq!(Amazons::fen(&position), fen);
        assert_eq!(key, Key::of::<Amazons>(&position));
    }
    assert!(Amazons::read_move(&position, "a5-a4/a5").is_err());
}

#[test]
fn zamkauskas_who_cannot_move_loses() {
    let blocked = read("10/10/10/10/10/10/10/10/--8/Q-4q3 w 20");
    assert!(Amazons::moves(&blocked).is_empty());
    let lost = Some(Outcome::win(Color::Black, Reason::BLOCKED));
    assert_eq!(History::<Amazons>::new(blocked).outcome(), lost);
}

#[test]
fn amazons_fen_has_four_amazons_of_each_side() {
    let error = Amazons::from_fen("10/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w 1").unwrap_err();
    assert_eq!(error.to_string(), "board, byte 0: expected four amazons of each color");
}

#[test]
fn amazons_text_that_is_no_move() {
    let byte = |text: &str| Amazons::read_move(&Amazons::start(), text).unwrap_err().byte();
    assert_eq!(["", "d1d7/g7", "d1-d7-g7", "d1-d11/g7", "d1-d7/g7x", "d1-d7/"].map(byte), [0, 2, 5, 4, 8, 6]);
}

#[test]
fn zamkauskas_start_of_four_amazons() {
    let start = Amazons::start();
    assert_eq!(Amazons::fen(&start), "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w 1");
    // An amazon of White's goes first.
    assert!(Amazons::read_move(&start, "d10-d9/d10").is_err());
    assert!(Amazons::read_move(&start, "d1-d2/d1").is_ok());
}
