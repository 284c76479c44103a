use alloc::string::{String, ToString};
use std::format;

use proptest::prelude::*;

use super::*;
use crate::tests::zoo::{Animal, Zoo};
use crate::{Chequered, Rectangle};

type Wide = Rectangle<12, 3>;
type Field = BoardField<true>;

/// Reads a board of 12 by 3.
fn read(text: &str) -> Result<Zoo<Wide>, FenError> {
    let mut zoo = Zoo::default();
    Field::decode(&mut zoo, text).map(|()| zoo)
}

/// Writes a board.
fn write<G: Geometry>(zoo: &Zoo<G>) -> String {
    let mut text = String::new();
    Field::encode(zoo, &mut text).unwrap();
    text
}

#[test]
fn wide_boards_teams_marks_and_holes_are_read_and_written() {
    let text = "p{2}p{2}!10/12/P!ø8-k";
    let zoo = read(text).unwrap();
    assert_eq!(write(&zoo), text);
    let at = |name: &str| zoo.at(name.parse().unwrap());
    let piece = |kind, team, moved| Content::Piece(Animal { kind, team, moved });
    assert_eq!(at("a3"), piece('p', 2, false));
    assert_eq!(at("b3"), piece('p', 2, true));
    assert_eq!(at("c3"), Content::Empty);
    assert_eq!(at("a1"), piece('p', 0, true));
    assert_eq!(at("b1"), piece('ø', 1, false));
    assert_eq!(at("k1"), Content::Hole);
    assert_eq!(at("l1"), piece('k', 1, false));
    assert_eq!(zoo.contents.len(), 6);
}

#[test]
fn what_is_wrong_is_told_at_its_byte() {
    let cases = [
        ("", 0, "more squares: the rank is not full"),
        ("12/0p11/12", 3, "a gap of one square or more, without a zero before it"),
        ("12/12/p011", 7, "a gap of one square or more, without a zero before it"),
        ("12/11/12", 5, "more squares: the rank is not full"),
        ("12/12", 5, "`/` and the next rank: the board has too few"),
        ("12/12p/12", 5, "`/`: the rank is full"),
        ("12/12/12/", 8, "the end of the board: the last rank is full"),
        ("ø11/ø!11/12", 7, "no mark: this piece has none for having moved"),
        ("p{3}11/12/12", 2, "the number of a team that has this piece"),
        ("p{}11/12/12", 2, "the number of a team that has this piece"),
        ("P{2}11/12/12", 2, "the number of a team that has this piece"),
        ("p{2!11/12/12", 3, "`}` behind the number of a team"),
    ];
    for (text, byte, expected) in cases {
        assert_eq!(read(text), Err(FenError::expected("board", byte, expected)), "{text}");
    }
}

/// What is allowed is named: how large a gap, and which letters, where the game tells them.
#[test]
fn what_is_allowed_is_told() {
    for (text, told) in [
        ("13/12/12", "byte 0: expected a gap of 1 to 12: no more is left of the rank"),
        ("p12/12/12", "byte 1: expected a gap of 1 to 11: no more is left of the rank"),
        ("99999999999999999999999/12/12", "byte 0: expected a gap of 1 to 12: no more is left of the rank"),
        ("12/11p2/12", "byte 6: expected `/`: the rank is full"),
        ("12/12/11x", "byte 8: expected the letter of a piece, `-`, or a gap of 1"),
        ("12/é11/12", "byte 3: expected the letter of a piece, `-`, or a gap of 1 to 12"),
    ] {
        assert_eq!(read(text).unwrap_err().to_string(), format!("board, {told}"), "{text}");
    }
    let letters: &[(&'static [&'static str], &str)] = &[
        (&["w", "b"], "expected `w` or `b`"),
        (&["oO", "xX"], "expected one of `oO xX`"),
        (&["KQ", "kq"], "expected one of `KQ kq`"),
    ];
    for &(letters, told) in letters {
        assert_eq!(FenFault::Letter { letters, or: "" }.to_string(), told);
    }
}

#[test]
fn a_board_without_holes_reads_none() {
    let mut zoo = Zoo::<Wide>::default();
    let error = BoardField::<false>::decode(&mut zoo, "12/12/-11").unwrap_err();
    let fault = FenFault::Square { letters: &[], or: "", most: 12 };
    assert_eq!(error, FenError { field: "board", byte: 6, fault });
}

#[test]
fn the_light_squares_of_a_chequered_board_are_gaps() {
    let mut zoo = Zoo::<Chequered<4, 4>>::default();
    Field::decode(&mut zoo, "1p2/4/4/k3").unwrap();
    assert_eq!(write(&zoo), "1p2/4/4/k3");
    let error = Field::decode(&mut zoo, "p3/4/4/4").unwrap_err();
    assert_eq!(error, FenError::expected("board", 0, "a gap: there is no square here"));
}

#[test]
fn each_piece_is_found_where_it_is_written() {
    let text = "p{2}p{2}!10/12/P!ø8-k";
    let found = |name: &str| {
        let square: Square<Wide> = name.parse().unwrap();
        <Field as FenArgument<Zoo<Wide>>>::find(text, (square.file(), square.rank()))
    };
    let places = [("a3", 0), ("b3", 4), ("a1", 15), ("b1", 17), ("k1", 20), ("l1", 21)];
    for (name, byte) in places {
        assert_eq!(found(name), Some(byte), "{name}");
    }
    assert_eq!([found("c3"), found("a2"), found("c1")], [None; 3]);
    // Where `+` is the mark of a piece, it belongs to it.
    assert_eq!(find::<true>("1+p1/+P2", 2, (1, 1)), Some(1));
    assert_eq!(find::<true>("1+p1/+P2", 2, (0, 0)), Some(5));
    assert_eq!(find::<true>("1+p1/3[P]", 2, (0, 0)), None);
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "[PpKkøØ0-9/{}!\\-xé ]{0,40}|\\PC{0,20}") {
        let _ = read(&text);
    }

    #[test]
    fn what_was_written_reads_back(squares in proptest::collection::vec(0..8_u8, 36)) {
        let mut zoo = Zoo::<Wide>::default();
        for (square, content) in Wide::squares(Wide::SQUARES).zip(squares) {
            let piece = |kind, team, moved| Content::Piece(Animal { kind, team, moved });
            zoo.place(square, match content {
                0 => piece('p', 0, false),
                1 => piece('p', 1, true),
                2 => piece('ø', 2, false),
                3 => piece('p', 2, true),
                4 => Content::Hole,
                _ => Content::Empty,
            });
        }
        let text = write(&zoo);
        prop_assert_eq!(read(&text), Ok(zoo), "{}", format!("{text}"));
    }
}
