//! Each rule, at a position that shows it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use quadrille_core::{Color, History, MoveError, Outcome, Reason, Rules};

use crate::ConnectFour;

/// Returns the legal moves of a position as text.
fn moves(fen: &str) -> Vec<String> {
    let position = ConnectFour::from_fen(fen).unwrap();
    let mut texts: Vec<_> =
        ConnectFour::moves(&position).into_iter().map(|mv| ConnectFour::move_text(&position, mv)).collect();
    texts.sort();
    texts
}

/// Returns how the game has ended.
fn outcome(fen: &str) -> Option<Outcome> {
    History::<ConnectFour>::new(ConnectFour::from_fen(fen).unwrap()).outcome()
}

#[test]
fn connect_four_falling_on_those_that_are_there() {
    let mut position = ConnectFour::start();
    for text in ["1", "1", "1", "7"] {
        let mv = ConnectFour::read_move(&position, text).unwrap();
        ConnectFour::play(&mut position, mv, &mut ());
    }
    assert_eq!(ConnectFour::fen(&position), "7/7/7/x6/o6/x5o x 3");
}

#[test]
fn connect_four_a_full_file_takes_no_more() {
    let fen = "o6/x6/o6/x6/o6/x6 x 4";
    assert_eq!(moves(fen), ["b1", "c1", "d1", "e1", "f1", "g1"]);
    assert!(ConnectFour::read_move(&ConnectFour::from_fen(fen).unwrap(), "1").is_err());
}

#[test]
fn connect_four_rows_of_four_win_in_each_direction() {
    let won = Some(Outcome::win(Color::White, Reason::IN_A_ROW));
    for fen in [
        "7/7/7/7/ooo4/xxxx3 o 4",
        "7/7/x6/x6/x6/xooo3 o 4",
        "7/7/3x3/2xo3/1xoo3/xoxxo2 o 6",
        "7/7/x6/ox5/oox4/xxoxo2 o 6",
    ] {
        assert_eq!(outcome(fen), won, "{fen}");
        assert!(moves(fen).is_empty());
    }
    // Four that go on from one edge to the other are no row.
    assert_eq!(outcome("7/7/7/7/xx3oo/oo3xx x 5"), None);
}

#[test]
fn connect_four_a_full_board_is_a_draw() {
    let full = "oxoxxox/xooxoox/xxxoxxo/ooxoxoo/oxooxxx/oooxoxx x 22";
    assert_eq!(outcome(full), Some(Outcome::draw(Reason::FULL)));
    assert!(moves(full).is_empty());
}

#[test]
fn connect_four_text_is_a_square_or_the_number_of_a_file() {
    let start = ConnectFour::start();
    assert_eq!(ConnectFour::read_move(&start, "4"), ConnectFour::read_move(&start, "d1"));
    assert!(ConnectFour::read_move(&start, "d2").is_err());
    for (text, byte) in [("", 0), ("8", 0), ("44", 0), ("h1", 0), ("d7", 1), ("d1 ", 2)] {
        let error = ConnectFour::read_move(&start, text).unwrap_err();
        assert!(matches!(error, MoveError::Syntax { .. }) && error.byte() == byte, "{text}: {error}");
    }
}

#[test]
fn connect_four_fen_of_what_cannot_be_is_refused() {
    let error = |fen: &str| ConnectFour::from_fen(fen).unwrap_err().to_string();
    assert!(error("7/7/7/7/x6/7 o 1").contains("no disk above an empty square"));
    assert!(error("7/7/7/7/oooo3/xxxx3 x 5").contains("no four in a row of the side to move"));
    assert!(error("7/7/7/7/7/xx5 o 1").contains("as many disks of each side"));
}

#[test]
fn connect_four_start_of_an_empty_board() {
    assert_eq!(moves("7/7/7/7/7/7 x 1"), ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]);
    assert_eq!(ConnectFour::fen(&ConnectFour::start()), "7/7/7/7/7/7 x 1");
}
