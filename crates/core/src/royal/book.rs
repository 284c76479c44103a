//! What the letters of a declaration say, as numbers.

use core::marker::PhantomData;

use super::castling::assert_castlings;
use super::drops::assert_drops;
use super::kinds::MOST_KINDS;
use super::letters::{assert_letters, is_promoted, number_of, plain, set};
use super::pockets::assert_room;
use super::promotions::{assert_promotion_ranks, promotions};
use super::{Kinds, Pockets, RoyalMoves};
use crate::Geometry;
use crate::phrase::Refusal;

/// A set of kinds, as bits.
pub(super) type KindSet = u16;

/// The declaration `V` in numbers.
pub(super) struct Book<V>(PhantomData<V>);

impl<V: RoyalMoves> Book<V> {
    /// How many kinds there are.
    const KINDS: usize = {
        let [letters, kinds] = [V::LETTERS.len(), V::Kinds::NUMBER];
        if letters != kinds {
            Refusal::of("LETTERS has ")
                .and_several(letters, "letter")
                .and(", and Kinds ")
                .and_several(kinds, "kind")
                .and(": give each kind one")
                .refuse();
        }
        assert!(kinds <= MOST_KINDS, "Kinds has more than sixteen kinds");
        assert_letters(V::LETTERS);
        kinds
    };

    /// The kinds that each kind may become.
    pub(super) const PROMOTIONS: [KindSet; MOST_KINDS] = promotions(V::LETTERS, V::PROMOTIONS);

    /// Whether a kind promotes to one that promotes itself.
    pub(super) const PROMOTES_AGAIN: bool = {
        let (mut again, mut from) = (false, 0);
        while from < MOST_KINDS {
            let mut into = 0;
            while into < MOST_KINDS {
                again |= Self::PROMOTIONS[from] >> into & 1 == 1 && Self::PROMOTIONS[into] != 0;
                into += 1;
            }
            from += 1;
        }
        again
    };

    /// What each kind is in the hand of who captures it: what it was before it promoted.
    pub(super) const IN_HAND: [u8; MOST_KINDS] = {
        let mut in_hand = [0; MOST_KINDS];
        let mut kind = 0;
        while kind < Self::KINDS {
            in_hand[kind] = number_of("LETTERS", V::LETTERS, plain(V::LETTERS[kind])) as u8;
            kind += 1;
        }
        in_hand
    };

    /// The letters of White's pieces, but for those that a mark tells from another kind.
    pub(super) const CAPITALS: &'static str = text(&Self::PLAIN);

    /// Those of Black's.
    pub(super) const SMALL: &'static str = text(&Self::PLAIN_SMALL);

    /// The letters of the kinds that have not come about by promotion, one byte each; zeros behind them.
    const PLAIN: [u8; MOST_KINDS] = {
        let (mut plain, mut number, mut kind) = ([0; MOST_KINDS], 0, 0);
        while kind < Self::KINDS {
            if !is_promoted(V::LETTERS[kind]) {
                (plain[number], number) = (V::LETTERS[kind].as_bytes()[0], number + 1);
            }
            kind += 1;
        }
        plain
    };

    /// The same, small.
    const PLAIN_SMALL: [u8; MOST_KINDS] = {
        let mut plain = Self::PLAIN;
        plain.make_ascii_lowercase();
        plain
    };

    /// Those of the pieces that may be in hand: all but the royal one, which is the first.
    pub(super) const HELD: &'static [&'static str] = &[but_first(Self::CAPITALS), but_first(Self::SMALL)];

    /// The letters of White's castlings and of Black's.
    pub(super) const CASTLINGS: &'static [&'static str] =
        &[text(&Self::CASTLING_LETTERS), text(&Self::CASTLING_LETTERS_SMALL)];

    /// The letters of the castlings, one byte each; zeros behind them.
    const CASTLING_LETTERS: [u8; MOST_CASTLINGS] = {
        assert_castlings(V::LETTERS, V::CASTLINGS, V::Geometry::FILES);
        let (mut letters, mut number) = ([0; MOST_CASTLINGS], 0);
        while number < V::CASTLINGS.len() {
            (letters[number], number) = (V::CASTLINGS[number].letter as u8, number + 1);
        }
        letters
    };

    /// The same, small.
    const CASTLING_LETTERS_SMALL: [u8; MOST_CASTLINGS] = {
        let mut letters = Self::CASTLING_LETTERS;
        letters.make_ascii_lowercase();
        letters
    };

    /// What a board has besides letters and gaps: the mark of what has promoted, where a kind has it.
    pub(super) const MARK: &'static str = {
        let (mut found, mut kind) = (false, 0);
        while kind < Self::KINDS {
            found = found || is_promoted(V::LETTERS[kind]);
            kind += 1;
        }
        if found { "`+` before one that has promoted" } else { "" }
    };

    /// The kinds whose moves start the halfmove clock again.
    pub(super) const PROGRESS: KindSet = set("PROGRESS", V::LETTERS, V::PROGRESS);

    /// The kinds of which no second one of a side may be dropped on a file.
    pub(super) const ONE_TO_A_FILE: KindSet = set("ONE_TO_A_FILE", V::LETTERS, V::ONE_TO_A_FILE);

    /// The kinds that may not mate by being dropped.
    pub(super) const NO_MATE_BY_DROP: KindSet = set("NO_MATE_BY_DROP", V::LETTERS, V::NO_MATE_BY_DROP);

    /// The kind that castles with the royal one, for each castling.
    pub(super) const fn partner(castling: usize) -> usize {
        number_of("CASTLINGS", V::LETTERS, V::CASTLINGS[castling].partner)
    }

    /// Refuses what cannot be: letters that no kind has, steps that no square has room for, files and ranks that the
    /// board lacks.
    pub(super) const POSSIBLE: () = {
        let _ = (Self::PROMOTIONS, Self::IN_HAND, Self::PROGRESS, Self::ONE_TO_A_FILE, Self::NO_MATE_BY_DROP);
        let _ = (Self::CAPITALS, Self::SMALL, Self::CASTLINGS);
        let [files, ranks] = V::Kinds::REACH;
        assert!(
            files < V::Geometry::FILES && ranks < V::Geometry::RANKS,
            "Kinds has a step that leads off the board from every square: take it out of its gait, or take a larger board"
        );
        if V::Pockets::IN_USE {
            assert_room(V::LETTERS, V::Pockets::KINDS);
        }
        assert_drops(V::LETTERS, V::NO_DROP, V::Geometry::RANKS);
        assert_promotion_ranks(V::PROMOTION_RANKS, V::PROMOTIONS.len(), V::Geometry::RANKS);
    };
}

/// The most castlings that a game may have: there is a bit for each right of each side.
pub(super) const MOST_CASTLINGS: usize = 4;

/// Returns a text without its first letter, which is of ASCII; of an empty text, itself.
const fn but_first(text: &str) -> &str {
    if text.is_empty() { text } else { text.split_at(1).1 }
}

/// Returns letters as a text, up to the first zero.
const fn text<const N: usize>(letters: &[u8; N]) -> &str {
    let mut number = 0;
    while number < N && letters[number] != 0 {
        number += 1;
    }
    match core::str::from_utf8(letters.split_at(number).0) {
        Ok(text) => text,
        Err(_) => panic!("letters of ASCII are a text"),
    }
}
