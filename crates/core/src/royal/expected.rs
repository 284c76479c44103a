//! What is expected in the text of a move.

use core::marker::PhantomData;

use super::RoyalMoves;
use super::book::{Book, KindSet};
use super::kinds::MOST_KINDS;
use crate::phrase::Phrase;

/// What is expected of the text of a move of `V`, with the letters that the game has.
pub(super) struct Expected<V>(PhantomData<V>);

/// For each kind, and last for all.
type OfKinds = [Phrase; MOST_KINDS + 1];

impl<V: RoyalMoves> Expected<V> {
    /// What is expected before the `@` of a drop.
    pub(super) const DROPPED: &'static str = Self::A_DROPPED.as_str();

    /// The same, as it is put together.
    const A_DROPPED: Phrase = Phrase::of("").and_letters(Book::<V>::HELD[0].as_bytes()).and(", which may be in hand");

    /// The sign of a promotion of each kind that must promote.
    const SIGN: &'static OfKinds = &Self::each("");

    /// The sign of a promotion of each kind that may promote or not.
    const END_OR_SIGN: &'static OfKinds = &Self::each("the end of the move, or ");

    /// Returns what is expected behind the squares of a move by which a kind promotes: it must, or it may.
    pub(super) fn sign(kind: usize, must: bool) -> &'static str {
        if must { Self::SIGN[kind].as_str() } else { Self::END_OR_SIGN[kind].as_str() }
    }

    /// Returns what is expected behind the squares of a move that nobody can make.
    pub(super) fn end() -> &'static str {
        if V::PROMOTIONS.is_empty() { "the end of the move" } else { Self::END_OR_SIGN[MOST_KINDS].as_str() }
    }

    /// Returns a text, and behind it the signs of promotion, for each kind and for all.
    const fn each(before: &str) -> OfKinds {
        let (mut phrases, mut kind, mut all) = ([Phrase::of(""); MOST_KINDS + 1], 0, 0);
        while kind < MOST_KINDS {
            phrases[kind] = Self::signs(before, Book::<V>::PROMOTIONS[kind]);
            (all, kind) = (all | Book::<V>::PROMOTIONS[kind], kind + 1);
        }
        phrases[MOST_KINDS] = Self::signs(before, all);
        phrases
    }

    /// Returns a text, and behind it the signs of promotion to some kinds, each once.
    const fn signs(before: &str, kinds: KindSet) -> Phrase {
        let (mut signs, mut number, mut kind, mut marked) = ([0; MOST_KINDS], 0, 0, false);
        while kind < V::LETTERS.len() {
            let sign = V::LETTERS[kind].as_bytes()[0].to_ascii_lowercase();
            if kinds >> kind & 1 == 1 && !(marked && sign == b'+') {
                (signs[number], number) = (sign, number + 1);
                marked = marked || sign == b'+';
            }
            kind += 1;
        }
        Phrase::of(before).and_letters(signs.split_at(number).0).and(", the sign of a promotion")
    }
}
