//! What holds of stones in any game, asked of one that nobody plays.

use super::{StoneGame, Stones};
use crate::fen::{BoardField, FenArgument, FenArguments, FullmoveNumber, HalfmoveClock, SideLetters, SideToMove};
use crate::{Color, Content, Geometry, Key, Placement, Rectangle, Set, Square, Turn};
use alloc::string::String;

type Board = Rectangle<10, 7, 2>;

/// Black begins, and squares may be burnt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Burnt;

impl SideLetters for Burnt {
    const WHITE: &'static str = "oO";
    const BLACK: &'static str = "x";
}

impl StoneGame for Burnt {
    type Geometry = Board;
    const FIRST: Color = Color::Black;
    const HOLES: bool = true;
}

type Fen = (BoardField<true>, SideToMove<Burnt>, HalfmoveClock, FullmoveNumber);

/// Reads a FEN.
fn read(text: &str) -> Stones<Burnt> {
    let mut position = Stones::EMPTY;
    Fen::decode(&mut position, text).unwrap();
    position
}

/// Writes a FEN.
fn write(position: &Stones<Burnt>) -> String {
    let mut text = String::new();
    Fen::encode(position, &mut text).unwrap();
    text
}

/// Returns the set of some squares.
fn set(names: &str) -> Set<Board> {
    names.split(' ').filter(|name| !name.is_empty()).map(|name| name.parse::<Square<Board>>().unwrap().bit()).collect()
}

/// Returns the key from scratch.
fn key(position: &Stones<Burnt>) -> Key {
    let mut key = Key::default();
    position.describe(&mut key);
    key
}

#[test]
fn fen_reads_back_with_either_side_to_move() {
    for fen in ["10/10/3x-o4/10/10/10/o9 x 0 1", "10/10/3x-o4/10/10/10/o9 o 12 34"] {
        let position = read(fen);
        assert_eq!(write(&position), fen);
        assert_eq!(position.of(Color::White), set("f5 a1"));
        assert_eq!(position.of(Color::Black), set("d5"));
        assert_eq!((position.holes(), position.empty().count()), (set("e5"), 66));
    }
    assert_eq!(write(&read("O9/10/10/10/10/10/10 x")), "o9/10/10/10/10/10/10 x 0 1");
}

#[test]
fn a_ply_puts_takes_burns_and_tells() {
    let mut position = read("10/10/3x1o4/10/10/10/10 x 7 1");
    let mut listened = key(&position);
    // A stone goes and takes another, and burns a square behind it.
    position.ply([set("d5 f5 e5"), set("f5 e5")], false, &mut listened);
    assert_eq!(write(&position), "10/10/4-x4/10/10/10/10 o 8 1");
    assert_eq!(listened, key(&position));
    position.ply([set("a1"), set("")], true, &mut listened);
    assert_eq!(write(&position), "10/10/4-x4/10/10/10/o9 x 0 2");
    assert_eq!(listened, key(&position));
    assert_eq!(position.sides(), [set("f5"), set("a1")]);
}

#[test]
fn what_is_placed_stands_there_whoever_moves() {
    for turn in Color::ALL {
        let mut position = read("10/10/3x-o4/10/10/10/10 x");
        position.set_turn(turn);
        for square in Board::squares(Board::SQUARES) {
            for other in ["c4", "d5", "e5", "f5"] {
                let before = position;
                let content = before.at(other.parse().unwrap());
                position.place(square, content);
                assert_eq!(position.at(square), content);
                position.place(square, Content::Empty);
                assert_eq!(position.at(square), Content::Empty);
                position.place(square, before.at(square));
                assert_eq!(position, before);
            }
        }
    }
}

#[test]
fn colors_and_ranks_are_exchanged() {
    let position = read("x9/10/3x-o4/10/10/10/10 x 0 5");
    assert_eq!(write(&position.exchanged()), "o9/10/3o-x4/10/10/10/10 o 0 5");
    assert_eq!(write(&position.upside_down()), "10/10/10/10/3x-o4/10/x9 x 0 5");
    assert_eq!(position.exchanged().exchanged(), position);
}

#[test]
fn letters_that_are_none_are_refused() {
    let mut position = Stones::<Burnt>::EMPTY;
    assert_eq!(BoardField::<true>::decode(&mut position, "9q/10/10/10/10/10/10").unwrap_err().byte, 1);
}
