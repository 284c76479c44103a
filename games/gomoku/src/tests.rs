//! Each rule, at a position that shows it.

use alloc::format;
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
fn gomoku_rows_of_five_win_in_each_direction() {
    for row in ["a1 a2 a3 a4 a5", "s15 s16 s17 s18 s19", "p1 q1 r1 s1 o1", "c3 d4 e5 f6 g7", "o19 p18 q17 r16 s15"] {
        let position = position(row, "a19 b19 c19 d19", Color::White);
        assert!(faults(&position).is_empty());
        assert!(Gomoku::moves(&position).is_empty());
        let won = Some(Outcome::win(Color::Black, Reason::IN_A_ROW));
        assert_eq!(History::<Gomoku>::new(position).outcome(), won, "{row}");
    }
}

#[test]
fn gomoku_longer_rows_win_too() {
    let position = position("a1 b1 c1 d1 e1 f1", "a3 b3 c3 d3 e5", Color::White);
    assert!(Gomoku::moves(&position).is_empty());
}

#[test]
fn gomoku_rows_do_not_go_round_the_edge() {
    let position = position("q1 r1 s1 a2 b2", "a19 b19 c19 d19", Color::White);
    assert_eq!(Gomoku::moves(&position).len(), 352);
    assert_eq!(History::<Gomoku>::new(position).outcome(), None);
}

#[test]
fn gomoku_fen_of_what_cannot_be_is_refused() {
    let won = position("a1 b1 c1 d1 e1", "a3 b3 c3 d3 g3", Color::Black);
    assert_eq!(faults(&won), ["board, byte 64: expected no five in a row of the side to move"]);
    assert_eq!(faults(&position("a1 b1", "a3 b3", Color::White)).len(), 1);
}

#[test]
fn gomoku_text_is_read_once_and_whole() {
    let position = position("j10", "k10", Color::Black);
    assert!(Gomoku::read_move(&position, "j10").is_err());
    assert_eq!(Gomoku::read_move(&position, "t1").unwrap_err().byte(), 0);
    assert_eq!(Gomoku::read_move(&position, "a20").unwrap_err().byte(), 1);
}

#[test]
fn gomoku_start_of_an_empty_board() {
    let start = Gomoku::start();
    assert_eq!((start.turn(), Gomoku::moves(&start).len()), (Color::Black, 361));
}

#[test]
fn gomoku_placing_on_any_empty_square() {
    let mut position = Gomoku::start();
    for (text, left) in [("j10", 360), ("a1", 359), ("s19", 358)] {
        let mv = Gomoku::read_move(&position, text).unwrap();
        Gomoku::play(&mut position, mv, &mut ());
        assert_eq!(Gomoku::moves(&position).len(), left);
        assert!(Gomoku::read_move(&position, text).is_err());
    }
}

#[test]
fn gomoku_a_full_board_is_a_draw() {
    // Pairs along each rank, two files further on each rank: no line has more than two of a side.
    let mut stones = [Vec::new(), Vec::new()];
    for (rank, file) in (0..19).flat_map(|rank| (0..19).map(move |file| (rank, file))) {
        stones[(file + 2 * rank) / 2 % 2].push(format!("{}{}", char::from(b'a' + file as u8), rank + 1));
    }
    let full = position(&stones[0].join(" "), &stones[1].join(" "), Color::White);
    assert!(faults(&full).is_empty() && Gomoku::moves(&full).is_empty());
    assert_eq!(History::<Gomoku>::new(full).outcome(), Some(Outcome::draw(Reason::FULL)));
}
