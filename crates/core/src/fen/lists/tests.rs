use alloc::string::String;

use proptest::prelude::*;

use super::*;
use crate::tests::zoo::{Animal, Zoo};
use crate::{Chequered, Rectangle};

type Dark = Chequered<10, 10>;
type Plain = Rectangle<8, 8>;

/// Reads lists by numbers.
fn read(text: &str) -> Result<Zoo<Dark>, FenError> {
    let mut zoo = Zoo::default();
    SideLists::<true>::decode(&mut zoo, text).map(|()| zoo)
}

/// Reads lists by names of files and ranks.
fn read_names(text: &str) -> Result<Zoo<Plain>, FenError> {
    let mut zoo = Zoo::default();
    SideLists::<false>::decode(&mut zoo, text).map(|()| zoo)
}

/// Writes lists.
fn write<G: Geometry, const RANGES: bool>(zoo: &Zoo<G>) -> String {
    let mut text = String::new();
    SideLists::<RANGES>::encode(zoo, &mut text).unwrap();
    text
}

#[test]
fn runs_of_three_men_are_ranges_and_kings_never() {
    let cases = [
        ("W:W31-50:B1-20", "W:W31-50:B1-20"),
        ("B:W:BK1", "B:W:BK1"),
        ("W:B:WK50", "W:WK50:B"),
        ("W:B20,19,18:W31,32", "W:W31,32:B18-20"),
        ("W:W7,8,K9,10,11,12,14:B", "W:W7,8,K9,10-12,14:B"),
        // Rows meet at a ghost, and a run goes on over it.
        ("W:W9,10,11,12:B", "W:W9-12:B"),
        ("W:W31-33,34:B.", "W:W31-34:B"),
        ("W:W:B", "W:W:B"),
        ("B:W31:B20:H12:F34", "B:W31:B20:H12:F34"),
        ("B:F34:B20:W31", "B:W31:B20:H0:F34"),
        ("W:W31:B:H0:F1", "W:W31:B"),
    ];
    for (text, written) in cases {
        let zoo = read(text).unwrap();
        assert_eq!(write::<_, true>(&zoo), written, "{text}");
        assert_eq!(read(written), Ok(zoo));
    }
    let kings = read("W:W:BK9-11").unwrap();
    assert_eq!(write::<_, true>(&kings), "W:W:BK9,K10,K11");
}

#[test]
fn names_of_files_and_ranks_have_no_ranges() {
    let zoo = read_names("W:Wa2,b2,c2,Kh8:Bd4,a1").unwrap_err();
    assert_eq!(zoo, FenError::expected("lists", 20, "a square off the rank where a man promotes"));
    let text = "W:Wa2,b2,c2,Kh8:Bd4,h7";
    assert_eq!(write::<_, false>(&read_names(text).unwrap()), text);
    assert_eq!(read_names("W:Wa2-c2:B"), Err(FenError::expected("lists", 5, "`,` or `:` behind a square")));
}

#[test]
fn what_is_wrong_is_told_at_its_byte() {
    let square = "the number of a square of the board";
    let number = "the number of a square";
    let given = "a square that is not given already";
    let promotes = "a square off the rank where a man promotes";
    let behind = "`,` or `:` behind a square";
    let letter = "`W`, `B`, `H` or `F`";
    let once = "each of `W`, `B`, `H` and `F` once";
    let each = "`:` and the list of each color";
    let cases = [
        ("W:W51:B", 3, square),
        ("W:W31,0:B", 6, square),
        ("W:W31-51:B", 6, square),
        ("W:W:BK99", 6, square),
        ("W:W31,31:B", 6, given),
        ("W:W31:BK31", 8, given),
        ("W:W31-35,33:B", 9, given),
        ("W:W35,31-35:B", 6, given),
        ("W:W35-31:B", 6, "a square behind the first of the range"),
        ("W:W35-35:B", 6, "a square behind the first of the range"),
        ("W:W31,3:B", 6, promotes),
        ("W:W31:B18,46", 10, promotes),
        ("W:W31:B40-50", 7, promotes),
        ("W:W31,X7:B", 6, number),
        ("W:W31,M7:B", 6, number),
        ("W:WK:B", 4, number),
        ("W:W31-:B", 6, number),
        ("W:W31é:B", 5, behind),
        ("W:W31 :B", 5, behind),
        ("W:W31-32-33:B", 8, behind),
        ("W:W31,:B", 6, "a square behind the comma"),
        ("W:W,31:B", 3, number),
        ("W:W31:X20", 6, letter),
        ("W:W31::B20", 6, letter),
        ("W:é:B20", 2, letter),
        ("W:W31:B20:", 10, letter),
        ("W:W31:W32", 6, once),
        ("W:W31:B20:H1:H2", 13, once),
        ("W:W31", 5, each),
        ("W:W31.", 5, each),
        ("W:B1:H5", 7, each),
        ("W", 1, each),
    ];
    for (text, byte, expected) in cases {
        assert_eq!(read(text), Err(FenError::expected("lists", byte, expected)), "{text}");
    }
    for (text, byte, expected) in [
        ("", 0, "`W` or `B`"),
        (":W:B", 0, "`W` or `B`"),
        ("w:W:B", 0, "`W` or `B`"),
        ("é", 0, "`W` or `B`"),
        ("WB:W:B", 1, "`:` behind the side to move"),
        ("W31:B20", 1, "`:` behind the side to move"),
        ("Wé:W:B", 1, "`:` behind the side to move"),
    ] {
        assert_eq!(read(text), Err(FenError::expected("side to move", byte, expected)), "{text}");
    }
    for (text, field, byte, expected) in [
        ("W:W31:B20:H", "halfmove clock", 11, "a number from 0 to 9999"),
        ("W:W31:B20:H1x", "halfmove clock", 12, "a digit"),
        ("W:W31:B20:H1:F10000", "fullmove number", 14, "a number from 0 to 9999"),
        ("W:W31:B20:F-1", "fullmove number", 11, "a digit"),
    ] {
        assert_eq!(read(text), Err(FenError::expected(field, byte, expected)), "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "[WBKHF0-9:,.\\-é]{0,40}|W:W[0-9,\\-K]{0,20}:B[0-9,\\-K]{0,20}|\\PC{0,20}") {
        let _ = (read(&text), read_names(&text));
    }

    #[test]
    fn what_was_written_reads_back(squares in proptest::collection::vec(0..6_u8, 50), halfmoves in 0..20_u32) {
        let mut zoo = Zoo::<Dark> { halfmoves, ..Zoo::default() };
        for (square, content) in Dark::squares(Dark::SQUARES).zip(squares) {
            let piece = match content {
                0..=2 => <Animal as ListPiece<Dark>>::of(Color::ALL[usize::from(square.rank() > 4)], false),
                3 => <Animal as ListPiece<Dark>>::of(Color::White, true),
                _ => continue,
            };
            zoo.place(square, Content::Piece(piece));
        }
        let text = write::<_, true>(&zoo);
        prop_assert_eq!(read(&text), Ok(zoo), "{}", text);
    }
}
