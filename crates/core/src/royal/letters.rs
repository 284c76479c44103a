//! The letters by which a declaration names its kinds.

use super::book::KindSet;
use crate::declaration::is_same;
use crate::phrase::Refusal;

/// Returns whether a letter is that of a kind that has come about by promotion.
pub(super) const fn is_promoted(letter: &str) -> bool {
    !letter.is_empty() && letter.as_bytes()[0] == b'+'
}

/// Returns the letter of what a kind was before it promoted.
pub(super) const fn plain(letter: &str) -> &str {
    if is_promoted(letter) { letter.split_at(1).1 } else { letter }
}

/// Returns the number of the kind of a letter, which an item of the declaration has.
///
/// # Panics
///
/// If there is no such kind.
pub(super) const fn number_of(item: &str, letters: &[&str], letter: &str) -> usize {
    match find(letters, letter) {
        Some(kind) => kind,
        None => {
            let mut refusal = Refusal::of(item).and(" has ").and_quoted(letter).and(", which is not in LETTERS:");
            let mut kind = 0;
            while kind < letters.len() {
                refusal = refusal.and(" ").and_quoted(letters[kind]);
                kind += 1;
            }
            refusal.refuse()
        }
    }
}

/// Returns the kinds of letters, which an item of the declaration has, each once.
///
/// # Panics
///
/// If there is no such kind, or one comes twice.
pub(super) const fn set(item: &str, letters: &[&str], some: &[&str]) -> KindSet {
    let (mut kinds, mut i) = (0, 0);
    while i < some.len() {
        let kind = 1 << number_of(item, letters, some[i]);
        if kinds & kind != 0 {
            refuse(item, some[i], " twice: once is enough");
        }
        kinds |= kind;
        i += 1;
    }
    kinds
}

/// Refuses what an item of the declaration says of a letter: the item, that it has the letter, and what is wrong.
pub(super) const fn refuse(item: &str, letter: &str, what: &str) -> ! {
    Refusal::of(item).and(" has ").and_quoted(letter).and(what).refuse()
}

/// Refuses letters that are no capital, alone or behind `+`; that are given twice; and, behind `+`, those that no other
/// kind has.
///
/// # Panics
///
/// If there are such.
pub(super) const fn assert_letters(letters: &[&str]) {
    let mut kind = 0;
    while kind < letters.len() {
        let letter = letters[kind];
        let plain = plain(letter);
        if !(plain.len() == 1 && plain.as_bytes()[0].is_ascii_uppercase()) {
            let form = " for a kind: one capital from A to Z, of which the small one is Black's, or `+` and that of the kind that promotes to it";
            refuse("LETTERS", letter, form);
        }
        if let Some(first) = find(letters, letter)
            && first < kind
        {
            refuse("LETTERS", letter, " twice: give each kind one of its own");
        }
        if find(letters, plain).is_none() {
            refuse("LETTERS", letter, " and not the kind that promotes to it, by the letter behind `+`");
        }
        kind += 1;
    }
}

/// Returns the number of the kind of a letter, if there is one.
const fn find(letters: &[&str], letter: &str) -> Option<usize> {
    let mut kind = 0;
    while kind < letters.len() {
        if is_same(letters[kind].as_bytes(), letter.as_bytes()) {
            return Some(kind);
        }
        kind += 1;
    }
    None
}
