//! Declarations that cannot be, and what is told of each.

use super::fields::{assert_clock_is_told, assert_fields, assert_side};
use super::men::Pieces;
use super::names::{assert_clauses, assert_letters, assert_name, assert_title};
use super::record_tag::{assert_record_tag, assert_value};
use super::shape::Shape;
use crate::fen::Syntax;
use crate::{Chequered, Clause, Color, Geometry};

/// Tests that something is refused, and what is said.
macro_rules! refused {
    ($($name:ident: $asked:expr => $said:literal;)+) => {
        $(
            #[test]
            #[should_panic(expected = $said)]
            fn $name() {
                let _ = $asked;
            }
        )+
    };
}

const BOARD: Syntax = Syntax::Board { holes: false };
const SIDE: Syntax = Syntax::Side { white: "w", black: "b" };
const LISTS: Syntax = Syntax::Lists { ranges: true, king_moves: false };
const SHAPE: Shape<'_> = Shape { files: 4, ranks: 3, holes: false, marked: false, letters: &["xé", "o"] };
const MARKED: Shape<'_> = Shape { marked: true, ..SHAPE };
const CORNERS: Clause = Clause::of("corners", "The corners belong to nobody.", "Club rules of 1908, 2");

#[test]
fn what_can_be_is_not_refused() {
    assert_fields(&[]);
    assert_fields(&[BOARD, SIDE]);
    assert_fields(&[LISTS, Syntax::Rest]);
    assert_fields(&[Syntax::Any]);
    assert_clock_is_told(true, &[BOARD, SIDE, Syntax::Halfmoves]);
    assert_clock_is_told(true, &[LISTS]);
    assert_clock_is_told(false, &[BOARD, SIDE]);
    assert_side("x", "xX", "oO");
    assert_name("my-game-2");
    assert_title("My game");
    assert_letters(&["PNBRQK", "pnbrqk"]);
    assert_clauses(&[&[CORNERS], &[Clause { name: "edges", ..CORNERS }]]);
    SHAPE.assert("xé2/4/3o");
    MARKED.assert("x+o2/4/3o[x]");
    Shape { holes: true, ..SHAPE }.assert("x--1/4/3o");
    assert_value("RECORD_NAME", "My game");
    assert_record_tag("Variant", "My game");
    assert_record_tag("GameType", "50");
    assert_record_tag("GameType", "50,W,8,8,N2,0");
}

refused! {
    no_board: assert_fields(&[Syntax::Rest]) => "Fen has no field for the board";
    no_side: assert_fields(&[BOARD, Syntax::Rest]) => "Fen has no field for the side to move";
    side_before_board: assert_fields(&[SIDE, BOARD]) => "the side to move before the board";
    no_clock: assert_clock_is_told(true, &[BOARD, SIDE, Syntax::Rest]) => "put `HalfmoveClock` into Fen";
    other_side: assert_side("w", "xX", "oO") => "START has `w` for the side to move, where Fen has it: White is one of `xX`, Black one of `oO`";
    board_for_side: assert_side("8/8", "w", "b") => "START has `8/8` for the side to move, where Fen has it: White is `w`, Black `b`";
    sides_alike: assert_side("x", "xX", "xO") => "the letter `x` of a side is given twice";
    side_without_letter: assert_side("x", "x", "") => "a side has no letter";
    name_of_two_words: assert_name("My game") => "NAME is `My game` and has another sign than a-z, 0-9 and -";
    no_name: assert_name("") => "NAME is empty";
    no_title: assert_title(" ") => "TITLE is empty";
    letters_alike: assert_letters(&["PNBRQN", "pnbrqk"]) => "two pieces have the letter `N`";
    letter_of_a_gap: assert_letters(&["P3"]) => "a piece has the letter `3`, which means something else";
    clauses_alike: assert_clauses(&[&[CORNERS], &[CORNERS]]) => "CLAUSES has two clauses called `corners`";
    clause_of_two_words: assert_clauses(&[&[Clause { name: "try rule!", ..CORNERS }]]) => "CLAUSES has a clause called `try rule!`";
    clause_without_source: assert_clauses(&[&[Clause { source: " ", ..CORNERS }]]) => "CLAUSES has the clause `corners` without a sentence or without a source";
    clause_that_says_nothing: assert_clauses(&[&[Clause { says: "", ..CORNERS }]]) => "CLAUSES has the clause `corners` without a sentence";
    no_side_in_the_start: assert_side("", "w", "b") => "START ends before the side to move: put `w` or `b` behind the board";
    board_twice: assert_fields(&[BOARD, SIDE, Syntax::Pieces]) => "Fen has the board twice";
    lists_twice: assert_fields(&[LISTS, LISTS]) => "Fen has the board twice";
    side_twice: assert_fields(&[BOARD, SIDE, SIDE]) => "Fen has the side to move twice";
    side_behind_lists: assert_fields(&[LISTS, SIDE]) => "Fen has the side to move twice";
    clock_twice: assert_fields(&[BOARD, SIDE, Syntax::Halfmoves, Syntax::Halfmoves]) => "Fen has the halfmove clock twice";
    clause_without_name: assert_clauses(&[&[Clause { name: "", ..CORNERS }]]) => "CLAUSES has a clause without a name";
    short_rank: SHAPE.assert("x2/4/3o") => "START has 3 squares in its rank 1 from the left, and the board has 4 files";
    long_rank: SHAPE.assert("x3/4/12o") => "START has 13 squares in its rank 3";
    endless_gap: SHAPE.assert("x3/99999999999999999999999999/3o") => "in its rank 2 from the left, and the board has 4 files";
    rank_too_few: SHAPE.assert("x3/3o") => "START has 2 ranks, and the board 3";
    rank_too_many: SHAPE.assert("x3/4/4/3o") => "START has 4 ranks, and the board 3";
    letter_of_none: SHAPE.assert("x3/4/3q") => "START has `q` on its board, which is the letter of no piece";
    letter_of_none_beyond_ascii: SHAPE.assert("x3/4/3ö") => "START has `ö` on its board";
    mark_where_there_is_none: SHAPE.assert("+x3/4/3o") => "START has `+` on its board";
    long_marked_rank: MARKED.assert("x+o3/4/3o[x]") => "START has 5 squares in its rank 1";
    no_record_name: assert_value("RECORD_NAME", "") => "RECORD_NAME is empty";
    control_in_a_record_name: assert_value("RECORD_NAME", "a\nb") => "RECORD_NAME has a control character";
    tag_of_another_name: assert_record_tag("Game", "My game") => "RECORD_TAG has another name than `Variant`";
    tag_without_value: assert_record_tag("Variant", "") => "RECORD_TAG is empty";
    game_type_that_is_a_name: assert_record_tag("GameType", "my-game") => "GAME_TYPE is no number";
    game_type_without_color: assert_record_tag("GameType", "50,8,8") => "GAME_TYPE is no number";
}

/// Reads a start on a board of 4×4, on which White begins.
fn pieces(start: &str) -> Pieces {
    Pieces::read(start, Chequered::<4, 4>::NAMING.expect("a board of numbers"), true, Color::White)
}

#[test]
fn pieces_of_a_start_stand_where_it_says() {
    type Board = Chequered<4, 4>;
    let picture = |picture| Board::picture(picture).words()[0];
    for (start, numbers, [white, black, kings]) in [
        ("W:W7:B1:H0:F1", [1, 1], [".. .. .. X.", "X. .. .. ..", ".. .. .. .."]),
        ("W:B1:W7,8.", [2, 1], [".. .. .. XX", "X. .. .. ..", ".. .. .. .."]),
        ("W:W5-8:B1,2-3", [4, 3], [".. .. XX XX", "XX X. .. ..", ".. .. .. .."]),
        ("W:WK7,8:BK1", [2, 1], [".. .. .. XX", "X. .. .. ..", "X. .. .. X."]),
        ("W:W:B1:+0+0", [0, 1], [".. .. .. ..", "X. .. .. ..", ".. .. .. .."]),
    ] {
        let pieces = pieces(start);
        assert_eq!([pieces.number(0), pieces.number(1)], numbers, "{start}");
        let words = [pieces.of[0][0], pieces.of[1][0], pieces.kings[0]];
        assert_eq!(words, [white, black, kings].map(picture), "{start}");
    }
}

refused! {
    another_side_first: pieces("B:W7:B1") => "START has another side to move than FIRST";
    man_beyond_the_board: pieces("W:W7,9:B1") => "START has the square `9`, which the board lacks";
    range_beyond_the_board: pieces("W:W7-9:B1") => "START has the square `9`, which the board lacks";
    man_twice: pieces("W:W7,7:B1") => "START has the square `7`, twice";
    man_of_both_sides: pieces("W:W7:B7") => "START has the square `7`, twice";
    man_in_a_range_and_alone: pieces("W:W6,5-7:B1") => "START has the square `7`, at the end of squares of which one is there twice";
    range_that_falls: pieces("W:W7-5:B1") => "a range of squares that does not rise";
    no_lists: pieces("7:1") => "START has no lists of pieces behind the side to move";
    range_that_the_field_does_not_read:
        Pieces::read("W:W7:B1-2", Chequered::<4, 4>::NAMING.expect("numbers"), false, Color::White)
        => "START has the square `2`, at the end of a range, which Fen does not read: `SideLists<true>` does";
}
