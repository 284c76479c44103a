//! The tag by which records tell a game.

use super::is_same;
use crate::geometry::read_number;
use crate::phrase::Refusal;

/// Refuses a tag by which no record could tell a game: another than `Variant` and `GameType`, an empty value, and a `GameType`
/// that is not as PDN has it: a number, and behind it, or left out, first color, width, height, notation, and whether the
/// board is inverted.
///
/// **Source**: PDN 3.0, tag GameType.
///
/// # Panics
///
/// If it is such.
pub(super) const fn assert_record_tag(name: &str, value: &str) {
    assert_value("RECORD_TAG", value);
    if is_same(name.as_bytes(), b"GameType") {
        let _ = game_type(value);
    } else {
        let known = is_same(name.as_bytes(), b"Variant");
        assert!(known, "RECORD_TAG has another name than `Variant`, as PGN has it, and `GameType`, as PDN has it");
    }
}

/// Refuses a name by which no record could tell a game, which an item of the declaration has.
///
/// # Panics
///
/// If it is empty, or has a control character.
pub(crate) const fn assert_value(item: &str, value: &str) {
    if value.is_empty() {
        Refusal::of(item).and(" is empty: give the name by which records tell the game").refuse();
    }
    let (bytes, mut at) = (value.as_bytes(), 0);
    while at < bytes.len() {
        if bytes[at].is_ascii_control() {
            Refusal::of(item).and(" has a control character, which no tag of a record has").refuse();
        }
        at += 1;
    }
}

/// What a `GameType` says of the board.
#[derive(Clone, Copy)]
pub(crate) struct GameType {
    /// Whether White begins.
    pub(crate) white_first: bool,
    /// The files.
    pub(crate) width: usize,
    /// The ranks.
    pub(crate) height: usize,
    /// Whether squares are written as numbers, and neither by file and rank nor behind the letter of a piece.
    pub(crate) numbers: bool,
}

/// Reads a `GameType`; none, if it is a number alone.
///
/// # Panics
///
/// If it is not as PDN has it.
pub(crate) const fn game_type(text: &str) -> Option<GameType> {
    const FORM: &str = "GAME_TYPE is no number, alone or with the fields of PDN behind it: `50,W,8,8,N2,0`";
    let text = text.as_bytes();
    let (_, end) = read_number(text, 0);
    assert!(end > 0, "{}", FORM);
    if end == text.len() {
        return None;
    }
    assert!(text.len() > end + 3 && text[end] == b',' && matches!(text[end + 1], b'W' | b'B'), "{}", FORM);
    let white_first = text[end + 1] == b'W';
    let (width, end) = read_field(text, end + 2, FORM);
    let (height, end) = read_field(text, end, FORM);
    let rest = text.split_at(end).1;
    let good = matches!(
        rest,
        [b',', b'A' | b'N' | b'S', b'0'..=b'3'] | [b',', b'A' | b'N' | b'S', b'0'..=b'3', b',', b'0' | b'1']
    );
    assert!(good, "{}", FORM);
    Some(GameType { white_first, width, height, numbers: matches!(rest[1], b'N') })
}

/// Reads a comma and a number.
const fn read_field(text: &[u8], at: usize, form: &str) -> (usize, usize) {
    assert!(at < text.len() && text[at] == b',', "{}", form);
    let (number, end) = read_number(text, at + 1);
    assert!(end > at + 1, "{}", form);
    (number, end)
}
