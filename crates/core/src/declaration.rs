//! What is impossible in a declaration, told when it is compiled.
//!
//! [`assert_possible`] is asked wherever a FEN of a game is read and wherever a game is registered: an author need not
//! call it. The rest of what can be wrong with a game no compiler sees; conformance tells it.
//!
//! A board that does not fit into its words is refused by its [`Geometry`].

mod fields;
mod men;
mod names;
mod record_tag;
mod shape;

#[cfg(test)]
mod tests;

pub(crate) use men::{MOST_WORDS, Pieces};
pub(crate) use record_tag::{assert_value, game_type};

use crate::fen::{FenArguments, Syntax};
use crate::{Geometry, Glyph, Placement, Resolution, Rules};

use fields::{assert_clock_is_told, assert_fields, assert_side};
use names::{assert_clauses, assert_letters, assert_name, assert_title};
use record_tag::assert_record_tag;
use shape::Shape;

/// Refuses a game that cannot be: its names, its letters, the tag of its records, fields of FEN that do not tell the board, the
/// side to move or a clock by which the game ends, the board and the side to move of its start; and what its mechanism
/// refuses ([`Rules::POSSIBLE`]).
///
/// # Panics
///
/// If it cannot be: when it is compiled, where this is asked in a constant.
pub const fn assert_possible<R: Rules>() {
    // Constants that a function names are computed before all that it does: so what one step takes for granted, another
    // function has asked before.
    assert_board::<R>();
    assert_declared::<R>();
    assert_mechanism::<R>();
    // What a mechanism says of a name comes before what is said of the tag that is made of it.
    if let Some((name, value)) = R::RECORD_TAG {
        assert_record_tag(name, value);
    }
}

/// Refuses a board that does not fit into its words, which says so itself.
const fn assert_board<R: Rules>() {
    let _ = <R::Geometry as Geometry>::SQUARES;
}

/// Refuses what the mechanism of a game refuses, and the ways to end it.
const fn assert_mechanism<R: Rules>() {
    let () = R::POSSIBLE;
    let () = <R::End as Resolution<R>>::POSSIBLE;
    let () = <R::Claims as Resolution<R>>::POSSIBLE;
}

/// Refuses what cannot be in any game.
const fn assert_declared<R: Rules>() {
    assert_name(R::NAME);
    assert_title(R::TITLE);
    assert_clauses(R::CLAUSES);
    let letters = <<R::Position as Placement>::Piece as Glyph>::LETTERS;
    assert_letters(letters);
    let (fields, mut field) = (<R::Fen as FenArguments<R::Position>>::SYNTAX, 0);
    assert_fields(fields);
    assert_clock_is_told(<R::End as Resolution<R>>::READS_CLOCK || <R::Claims as Resolution<R>>::READS_CLOCK, fields);
    let more = !fields.is_empty() && !word(R::START, fields.len()).is_empty();
    assert!(!more, "START has more fields than Fen: name each in Fen, or leave it out of START");
    let shape = Shape { files: R::Geometry::FILES, ranks: R::Geometry::RANKS, holes: false, marked: false, letters };
    while field < fields.len() {
        let word = word(R::START, field);
        match fields[field] {
            Syntax::Any
            | Syntax::Rest
            | Syntax::Halfmoves
            | Syntax::Castling
            | Syntax::EnPassant
            | Syntax::Lists { .. } => {}
            Syntax::Board { holes } => Shape { holes, ..shape }.assert(word),
            Syntax::Pieces => Shape { marked: true, ..shape }.assert(word),
            Syntax::Side { white, black } => assert_side(word, white, black),
        }
        field += 1;
    }
}

/// Returns the word of a text with so many before it; none, if there are not so many.
pub(crate) const fn word(text: &str, before: usize) -> &str {
    let (mut rest, mut words) = (text, 0);
    loop {
        let (mut start, mut end) = (0, 0);
        while start < rest.len() && is_blank(rest, start) {
            start += 1;
        }
        rest = rest.split_at(start).1;
        while end < rest.len() && !is_blank(rest, end) {
            end += 1;
        }
        if words == before || end == 0 {
            return rest.split_at(end).0;
        }
        (rest, words) = (rest.split_at(end).1, words + 1);
    }
}

/// Returns whether a byte of a text is a blank or a tabulator.
const fn is_blank(text: &str, at: usize) -> bool {
    matches!(text.as_bytes()[at], b' ' | b'\t')
}

/// Returns whether two texts are the same.
pub(crate) const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// Returns how often a byte is among letters.
const fn number_of(letters: &[&str], byte: u8) -> usize {
    let (mut number, mut group) = (0, 0);
    while group < letters.len() {
        let (bytes, mut at) = (letters[group].as_bytes(), 0);
        while at < bytes.len() {
            number += (bytes[at] == byte) as usize;
            at += 1;
        }
        group += 1;
    }
    number
}
