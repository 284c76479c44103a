//! What is impossible in a declaration, told when it is compiled.
//!
//! [`assert_possible`] is asked wherever a FEN of a game is read and wherever a game is registered: an author need not
//! call it. The rest of what can be wrong with a game no compiler sees; conformance tells it.
//!
//! A board that does not fit into its words is refused by its [`Geometry`].

mod men;
mod record_tag;

pub(crate) use men::MOST_WORDS;
pub use men::assert_men;
pub use record_tag::assert_record_tag;
pub(crate) use record_tag::game_type;

use crate::fen::{FenArguments, Syntax};
use crate::{Geometry, Glyph, Placement, Rules};

/// Refuses a game that cannot be: its name, its letters, the tag of its records, fields of FEN that do not tell the side to
/// move, the board and the side to move of its start; and what its mechanism refuses ([`Rules::POSSIBLE`]).
///
/// # Panics
///
/// If it cannot be: when it is compiled, where this is asked in a constant.
pub const fn assert_possible<R: Rules>() {
    // Before all that is computed from a board: what does not fit says so itself.
    let _ = <R::Geometry as Geometry>::SQUARES;
    assert_name(R::NAME);
    if let Some((name, value)) = R::RECORD_TAG {
        assert_record_tag(name, value);
    }
    let letters = <<R::Position as Placement>::Piece as Glyph>::LETTERS;
    assert_letters(letters);
    let (fields, mut field) = (<R::Fen as FenArguments<R::Position>>::SYNTAX, 0);
    assert_board_is_told(fields);
    assert_side_is_told(fields);
    let more = !fields.is_empty() && !word(R::START, fields.len()).is_empty();
    assert!(!more, "START has more fields than Fen: name each in Fen, or leave it out of START");
    while field < fields.len() {
        match fields[field] {
            Syntax::Any | Syntax::Rest | Syntax::Lists { .. } => {}
            Syntax::Board { holes } => {
                assert_board(word(R::START, field), R::Geometry::FILES, R::Geometry::RANKS, holes, letters);
            }
            Syntax::Pieces => assert_pieces(word(R::START, field), R::Geometry::FILES, R::Geometry::RANKS, letters),
            Syntax::Side { white, black } => assert_side(word(R::START, field), white, black),
        }
        field += 1;
    }
    let () = R::POSSIBLE;
}

/// Refuses fields of FEN none of which can tell what stands where; no fields are any.
const fn assert_board_is_told(fields: &[Syntax]) {
    let (mut told, mut field) = (fields.is_empty(), 0);
    while field < fields.len() {
        told =
            told || matches!(fields[field], Syntax::Any | Syntax::Lists { .. } | Syntax::Board { .. } | Syntax::Pieces);
        field += 1;
    }
    assert!(told, "Fen has no field for the board: put `BoardField`, `PieceField` or `SideLists` first");
}

/// Refuses fields of FEN none of which can tell the side to move; no fields are any.
///
/// ```
/// use quadrille_core::declaration::assert_side_is_told;
/// use quadrille_core::fen::Syntax;
///
/// const _: () = assert_side_is_told(&[Syntax::Board { holes: false }, Syntax::Side { white: "w", black: "b" }]);
/// const _: () = assert_side_is_told(&[Syntax::Lists { king_moves: false }, Syntax::Rest]);
/// const _: () = assert_side_is_told(&[Syntax::Any]);
/// ```
///
/// ```compile_fail,E0080
/// use quadrille_core::declaration::assert_side_is_told;
/// use quadrille_core::fen::Syntax;
///
/// const _: () = assert_side_is_told(&[Syntax::Board { holes: false }, Syntax::Rest]);
/// ```
///
/// # Panics
///
/// If none can.
pub const fn assert_side_is_told(fields: &[Syntax]) {
    let (mut told, mut field) = (fields.is_empty(), 0);
    while field < fields.len() {
        told = told || matches!(fields[field], Syntax::Any | Syntax::Side { .. } | Syntax::Lists { .. });
        field += 1;
    }
    assert!(told, "Fen has no field for the side to move: put `SideToMove` behind the board");
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

/// Refuses the side to move of the FEN with which a game begins, if it is no letter of a side; and letters of sides that
/// cannot be told apart.
///
/// ```
/// const _: () = quadrille_core::declaration::assert_side("x", "xX", "oO");
/// ```
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_side("w", "xX", "oO");
/// ```
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_side("x", "xX", "xO");
/// ```
///
/// # Panics
///
/// If it is none, or they cannot.
pub const fn assert_side(word: &str, white: &str, black: &str) {
    assert!(!white.is_empty() && !black.is_empty(), "a side has no letter: give each one for the side to move");
    assert!(white.is_ascii() && black.is_ascii(), "a letter of a side is not of ASCII: take another");
    let (letters, mut side) = ([white, black], 0);
    while side < letters.len() {
        let (bytes, mut at) = (letters[side].as_bytes(), 0);
        while at < bytes.len() {
            assert!(bytes[at].is_ascii_graphic(), "a letter of a side is a blank: take another");
            assert!(number_of(&letters, bytes[at]) == 1, "a letter of a side is given twice: which is meant?");
            at += 1;
        }
        side += 1;
    }
    assert!(word.len() == 1, "START has no letter of a side behind the board: see the letters of the sides");
    let known = number_of(&[white, black], word.as_bytes()[0]) == 1;
    assert!(known, "START has another letter for the side to move than either side: see the letters of the sides");
}

/// Refuses a name by which programs could not know a game.
///
/// ```
/// const _: () = quadrille_core::declaration::assert_name("my-game-2");
/// ```
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_name("My game");
/// ```
///
/// # Panics
///
/// If it is empty, or has a sign that is no small letter of ASCII, no digit and no hyphen.
pub const fn assert_name(name: &str) {
    assert!(!name.is_empty(), "NAME is empty: give the game a name for the command line");
    let (bytes, mut at) = (name.as_bytes(), 0);
    while at < bytes.len() {
        let good = matches!(bytes[at], b'a'..=b'z' | b'0'..=b'9' | b'-');
        assert!(good, "NAME has another sign than a-z, 0-9 and -: write `my-game`, and the rest into TITLE");
        at += 1;
    }
}

/// Refuses letters of pieces that mean something else on a board, or that are given twice.
///
/// ```
/// const _: () = quadrille_core::declaration::assert_letters(&["PNBRQK", "pnbrqk"]);
/// ```
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_letters(&["PNBRQN", "pnbrqk"]);
/// ```
///
/// # Panics
///
/// If there are such.
pub const fn assert_letters(letters: &[&str]) {
    let mut group = 0;
    while group < letters.len() {
        let (bytes, mut at) = (letters[group].as_bytes(), 0);
        while at < bytes.len() {
            let means_more = matches!(bytes[at], b'0'..=b'9' | b'/' | b'-' | b'{' | b'}' | b'!' | b' ');
            assert!(!means_more, "a piece has a letter that means something else in the board of a FEN: take another");
            // The bytes of one letter beyond ASCII may come again in another.
            let once = !bytes[at].is_ascii() || number_of(letters, bytes[at]) == 1;
            assert!(once, "two pieces have the same letter: give each piece of each side one of its own");
            at += 1;
        }
        group += 1;
    }
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

/// Refuses a board field that has another shape or other letters than the game; no letters are any.
///
/// ```
/// const _: () = quadrille_core::declaration::assert_board("x3/4/3o", 4, 3, false, &["x", "o"]);
/// ```
///
/// A rank that is too short, a rank too few, and a letter that no piece has:
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_board("x2/4/3o", 4, 3, false, &["x", "o"]);
/// ```
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_board("x3/3o", 4, 3, false, &["x", "o"]);
/// ```
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_board("x3/4/3q", 4, 3, false, &["x", "o"]);
/// ```
///
/// # Panics
///
/// If it has.
pub const fn assert_board(board: &str, files: usize, ranks: usize, holes: bool, letters: &[&str]) {
    assert_shape(board, files, ranks, holes, false, letters);
}

/// Refuses a board field with `+` before a piece that has promoted, and behind it, in brackets, what is in hand, if the board
/// has another shape or other letters than the game.
///
/// ```
/// const _: () = quadrille_core::declaration::assert_pieces("K+p1/3[P]", 3, 2, &["KP", "kp"]);
/// ```
///
/// ```compile_fail,E0080
/// const _: () = quadrille_core::declaration::assert_pieces("K+p2/3[P]", 3, 2, &["KP", "kp"]);
/// ```
///
/// # Panics
///
/// If it has.
pub const fn assert_pieces(board: &str, files: usize, ranks: usize, letters: &[&str]) {
    assert_shape(board, files, ranks, false, true, letters);
}

/// Refuses a board field, as [`assert_board`] or, if it is `marked`, as [`assert_pieces`].
const fn assert_shape(board: &str, files: usize, ranks: usize, holes: bool, marked: bool, letters: &[&str]) {
    let bytes = board.as_bytes();
    let (mut at, mut file, mut rank) = (0, 0, 1);
    while at < bytes.len() && !(marked && bytes[at] == b'[') {
        match bytes[at] {
            b'/' => {
                assert!(file == files, "START has a rank of another length than the board: count its squares");
                (file, rank) = (0, rank + 1);
                at += 1;
            }
            b'0'..=b'9' => {
                let mut gap = 0;
                while at < bytes.len() && bytes[at].is_ascii_digit() {
                    gap = gap * 10 + (bytes[at] - b'0') as usize;
                    assert!(gap <= files, "START has a gap that is longer than a rank");
                    at += 1;
                }
                file += gap;
            }
            // The marks of a team and of a piece that has moved.
            b'{' => {
                while at < bytes.len() && bytes[at] != b'}' {
                    at += 1;
                }
                at += 1;
            }
            b'!' => at += 1,
            // The mark of a piece that has promoted.
            b'+' if marked => at += 1,
            first => {
                let length = if first < 0x80 { 1 } else { first.leading_ones() as usize };
                let known = first == b'-' && holes || letters.is_empty() || has(letters, bytes, at, length);
                assert!(known, "START has a letter that no piece has: see the letters of the pieces, or of the sides");
                (at, file) = (at + length, file + 1);
            }
        }
    }
    assert!(file == files, "START has a rank of another length than the board: count its squares");
    assert!(rank == ranks, "START has more or fewer ranks than the board");
}

/// Returns whether a letter of a text is among some.
const fn has(letters: &[&str], text: &[u8], at: usize, length: usize) -> bool {
    let mut group = 0;
    while group < letters.len() {
        if has_in(letters[group], text, at, length) {
            return true;
        }
        group += 1;
    }
    false
}

/// Returns whether a letter of a text is in another text.
const fn has_in(letters: &str, text: &[u8], at: usize, length: usize) -> bool {
    let (letters, mut start) = (letters.as_bytes(), 0);
    while start + length <= letters.len() {
        let mut same = 0;
        while same < length && at + same < text.len() && letters[start + same] == text[at + same] {
            same += 1;
        }
        if same == length {
            return true;
        }
        start += 1;
    }
    false
}
