//! What a game, its pieces and its clauses are called.

use super::{is_same, number_of};
use crate::Clause;
use crate::phrase::Refusal;

/// Refuses a name by which programs could not know a game.
///
/// # Panics
///
/// If it is empty, or has a sign that is no small letter of ASCII, no digit and no hyphen.
pub(super) const fn assert_name(name: &str) {
    assert!(!name.is_empty(), "NAME is empty: give the game a name for the command line");
    let (bytes, mut at) = (name.as_bytes(), 0);
    while at < bytes.len() {
        if !matches!(bytes[at], b'a'..=b'z' | b'0'..=b'9' | b'-') {
            Refusal::of("NAME is ")
                .and_quoted(name)
                .and(" and has another sign than a-z, 0-9 and -: write `my-game`, and the rest into TITLE")
                .refuse();
        }
        at += 1;
    }
}

/// Refuses a name by which people could not know a game: an empty one.
///
/// # Panics
///
/// If it is.
pub(super) const fn assert_title(title: &str) {
    assert!(!title.trim_ascii().is_empty(), "TITLE is empty: give the name by which people know the game");
}

/// Refuses letters of pieces that mean something else on a board, or that are given twice.
///
/// # Panics
///
/// If there are such.
pub(super) const fn assert_letters(letters: &[&str]) {
    let mut group = 0;
    while group < letters.len() {
        let (bytes, mut at) = (letters[group].as_bytes(), 0);
        while at < bytes.len() {
            let byte = bytes[at];
            if matches!(byte, b'0'..=b'9' | b'/' | b'-' | b'{' | b'}' | b'!' | b' ') {
                Refusal::of("a piece has the letter `")
                    .and_letter(byte)
                    .and("`, which means something else in the board of a FEN: take another")
                    .refuse();
            }
            // The bytes of one letter beyond ASCII may come again in another.
            if byte.is_ascii() && number_of(letters, byte) > 1 {
                Refusal::of("two pieces have the letter `")
                    .and_letter(byte)
                    .and("`: give each piece of each side one of its own")
                    .refuse();
            }
            at += 1;
        }
        group += 1;
    }
}

/// Refuses clauses without a name, of a name that no test can bear, and two of one name; and such as say nothing, or do not say
/// who says it.
///
/// # Panics
///
/// If there are such.
pub(super) const fn assert_clauses(groups: &[&[Clause]]) {
    let mut group = 0;
    while group < groups.len() {
        let mut at = 0;
        while at < groups[group].len() {
            let Clause { name, says, source } = groups[group][at];
            assert!(!name.is_empty(), "CLAUSES has a clause without a name: its tests begin with it");
            if !is_word(name.as_bytes()) {
                Refusal::of("CLAUSES has a clause called ")
                    .and_quoted(name)
                    .and(": write a-z, 0-9 and _ alone, as in the names of its tests")
                    .refuse();
            }
            if says.trim_ascii().is_empty() || source.trim_ascii().is_empty() {
                Refusal::of("CLAUSES has the clause ")
                    .and_quoted(name)
                    .and(" without a sentence or without a source: say what is so, and who says it where")
                    .refuse();
            }
            if number_of_clauses(groups, name) > 1 {
                Refusal::of("CLAUSES has two clauses called ")
                    .and_quoted(name)
                    .and(": give each a name of its own, with which its tests begin")
                    .refuse();
            }
            at += 1;
        }
        group += 1;
    }
}

/// Returns whether a text is a word that the name of a function can begin with.
const fn is_word(text: &[u8]) -> bool {
    let mut at = 0;
    while at < text.len() && matches!(text[at], b'a'..=b'z' | b'0'..=b'9' | b'_') {
        at += 1;
    }
    at == text.len()
}

/// Returns how many clauses are called so.
const fn number_of_clauses(groups: &[&[Clause]], name: &str) -> usize {
    let (mut number, mut group) = (0, 0);
    while group < groups.len() {
        let mut at = 0;
        while at < groups[group].len() {
            number += is_same(groups[group][at].name.as_bytes(), name.as_bytes()) as usize;
            at += 1;
        }
        group += 1;
    }
    number
}
