//! Each rule, at a position that shows it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use quadrille_core::{Color, Content, History, Outcome, Placement, Reason, Rules, Turn, stones::Stone};

use crate::{Gomoku, Position};

/// Returns the position with some stones of each side.
fn position(black: &str, white: &str, turn: Color) -> Position {
    let mut position = Position::EMPTY;
    for (names, color) in [(black, Color::Black), (white, Color::White)] {
        for name in names.split(' ') {
            position.place(name.parse().unwrap(), Content::Piece(Stone::of(color)));
        }
    }
    position.set_turn(turn);
    position
}

/// Returns what the FEN of a position is refused for.
fn faults(position: &Position) -> Vec<String> {
    let read = Gomoku::from_fen(&Gomoku::fen(position));
    read.map_or_else(|errors| errors.errors().iter().map(ToString::to_string).collect(), |_| Vec::new())
}

#[test]
fn five_in_a_row_win_in_each_direction() {
    for row in ["a1 a2 a3 a4 a5", "s15 s16 s17 s18 s19", "p1 q1 r1 s1 o1", "c3 d4 e5 f6 g7", "o19 p18 q17 r16 s15"] {
        let position = position(row, "a19 b19 c19 d19", Color::White);
        assert!(faults(&position).is_empty());
        assert!(Gomoku::moves(&position).is_empty());
        let won = Some(Outcome::win(Color::Black, Reason::IN_A_ROW));
        assert_eq!(History::<Gomoku>::new(position).outcome(), won, "{row}");
    }
}

#[test]
fn longer_rows_win_too() {
    let position = position("a1 b1 c1 d1 e1 f1", "a3 b3 c3 d3 e5", Color::White);
    assert!(Gomoku::moves(&position).is_empty());
}

#[test]
fn a_row_does_not_go_round_the_edge() {
    let position = position("q1 r1 s1 a2 b2", "a19 b19 c19 d19", Color::White);
    assert_eq!(Gomoku::moves(&position).len(), 352);
    assert_eq!(History::<Gomoku>::new(position).outcome(), None);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let won = position("a1 b1 c1 d1 e1", "a3 b3 c3 d3 g3", Color::Black);
    assert_eq!(faults(&won), ["board, byte 0: expected no five in a row of the side to move"]);
    assert_eq!(faults(&position("a1 b1", "a3 b3", Color::White)).len(), 1);
}

#[test]
fn squares_are_read_once_and_whole() {
    let position = position("j10", "k10", Color::Black);
    assert!(Gomoku::read_move(&position, "j10").is_err());
    assert_eq!(Gomoku::read_move(&position, "t1").unwrap_err().byte(), 0);
    assert_eq!(Gomoku::read_move(&position, "a20").unwrap_err().byte(), 1);
}
