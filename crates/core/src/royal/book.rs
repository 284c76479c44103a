//! What the letters of a declaration say, as numbers.

use core::marker::PhantomData;

use super::kinds::MOST_KINDS;
use super::{Castling, Kinds, Pockets, RoyalMoves};
use crate::Geometry;
use crate::declaration::is_same;

/// A set of kinds, as bits.
pub(super) type KindSet = u16;

/// The declaration `V` in numbers.
pub(super) struct Book<V>(PhantomData<V>);

impl<V: RoyalMoves> Book<V> {
    /// How many kinds there are.
    const KINDS: usize = {
        assert!(
            V::LETTERS.len() == V::Kinds::NUMBER,
            "LETTERS has more or fewer letters than Kinds has kinds: give each kind one"
        );
        assert!(V::Kinds::NUMBER <= MOST_KINDS, "Kinds has more than sixteen kinds");
        V::Kinds::NUMBER
    };

    /// The kinds that each kind may become.
    pub(super) const PROMOTIONS: [KindSet; MOST_KINDS] = {
        let mut promotions = [0; MOST_KINDS];
        let mut i = 0;
        while i < V::PROMOTIONS.len() {
            let (kind, into) = V::PROMOTIONS[i];
            assert!(
                !into.is_empty(),
                "PROMOTIONS has a kind that becomes nothing: name what it becomes, or leave it out"
            );
            let from = number_of(V::LETTERS, kind.as_bytes(), PROMOTIONS);
            promotions[from] = set(V::LETTERS, into, PROMOTIONS);
            assert!(
                from > 0 && promotions[from] & 1 == 0,
                "PROMOTIONS has the royal piece, the first of LETTERS: it comes about by no promotion, and is lost by none"
            );
            i += 1;
        }
        promotions
    };

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
            let letter = V::LETTERS[kind].as_bytes();
            let plain = if is_promoted(V::LETTERS[kind]) { letter.split_at(1).1 } else { letter };
            let unknown = "LETTERS has `+P`, say, and no `P` that promotes to it";
            in_hand[kind] = number_of(V::LETTERS, plain, unknown) as u8;
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
            let letter = V::LETTERS[kind];
            assert!(letter.is_ascii() && !letter.is_empty(), "a kind has no letter of ASCII");
            if !is_promoted(letter) {
                let capital = letter.as_bytes()[0];
                assert!(
                    letter.len() == 1,
                    "a kind has more than a letter: give it one capital, or `+` and the letter of the kind that promotes to it"
                );
                assert!(capital.is_ascii_uppercase(), "the letter of a kind is no capital: the small one is Black's");
                (plain[number], number) = (capital, number + 1);
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
        assert!(V::CASTLINGS.len() <= MOST_CASTLINGS, "CASTLINGS has more than four castlings");
        let (mut letters, mut number) = ([0; MOST_CASTLINGS], 0);
        while number < V::CASTLINGS.len() {
            let letter = V::CASTLINGS[number].letter;
            assert!(letter.is_ascii_uppercase(), "the letter of a castling is no capital: the small one is Black's");
            (letters[number], number) = (letter as u8, number + 1);
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
    pub(super) const PROGRESS: KindSet = set(V::LETTERS, V::PROGRESS, "PROGRESS has a letter that is not in LETTERS");

    /// The kinds of which no second one of a side may be dropped on a file.
    pub(super) const ONE_TO_A_FILE: KindSet =
        set(V::LETTERS, V::ONE_TO_A_FILE, "ONE_TO_A_FILE has a letter that is not in LETTERS");

    /// The kinds that may not mate by being dropped.
    pub(super) const NO_MATE_BY_DROP: KindSet =
        set(V::LETTERS, V::NO_MATE_BY_DROP, "NO_MATE_BY_DROP has a letter that is not in LETTERS");

    /// The kind that castles with the royal one, for each castling.
    pub(super) const fn partner(castling: usize) -> usize {
        let unknown = "CASTLINGS has a partner whose letter is not in LETTERS";
        number_of(V::LETTERS, V::CASTLINGS[castling].partner.as_bytes(), unknown)
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
        let mut i = 0;
        while i < Self::KINDS {
            assert!(
                !V::Pockets::IN_USE || is_promoted(V::LETTERS[i]) || i < V::Pockets::KINDS,
                "Pockets has no room for a kind without `+`, each of which comes to hand: InHand<5> is for the first five of Kinds"
            );
            i += 1;
        }
        i = 0;
        while i < V::CASTLINGS.len() {
            let _ = Self::partner(i);
            let Castling { royal, mate, .. } = V::CASTLINGS[i];
            let files = V::Geometry::FILES;
            let on_board = royal[0] < files && royal[1] < files && mate[0] < files && mate[1] < files;
            assert!(on_board, "CASTLINGS has a file that the board lacks: files are counted from 0");
            let far = royal[0].abs_diff(royal[1]) >= 2;
            assert!(far, "CASTLINGS has a royal piece that goes by one file or none: its text would be another move's");
            i += 1;
        }
        i = 0;
        while i < V::NO_DROP.len() {
            let (letter, ranks) = V::NO_DROP[i];
            let _ = number_of(V::LETTERS, letter.as_bytes(), "NO_DROP has a letter that is not in LETTERS");
            let mut rank = 0;
            while rank < ranks.len() {
                assert!(
                    ranks[rank] < V::Geometry::RANKS,
                    "NO_DROP has a rank that the board lacks: they are counted from 0"
                );
                rank += 1;
            }
            i += 1;
        }
        assert!(V::PROMOTION_RANKS <= V::Geometry::RANKS, "PROMOTION_RANKS is more than the ranks of the board");
    };
}

/// Returns whether a letter is that of a kind that has come about by promotion.
const fn is_promoted(letter: &str) -> bool {
    letter.as_bytes()[0] == b'+'
}

/// The most castlings that a game may have: there is a bit for each right of each side.
const MOST_CASTLINGS: usize = 4;

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

/// What is said of a letter that no kind has.
const PROMOTIONS: &str = "PROMOTIONS has a letter that is not in LETTERS";

/// Returns the kinds of letters; what is said if there is no such kind.
const fn set(letters: &[&str], some: &[&str], unknown: &str) -> KindSet {
    let (mut kinds, mut i) = (0, 0);
    while i < some.len() {
        kinds |= 1 << number_of(letters, some[i].as_bytes(), unknown);
        i += 1;
    }
    kinds
}

/// Returns the number of the kind of a letter; what is said if there is no such kind.
pub(super) const fn number_of(letters: &[&str], letter: &[u8], unknown: &str) -> usize {
    let mut kind = 0;
    while kind < letters.len() {
        if is_same(letters[kind].as_bytes(), letter) {
            return kind;
        }
        kind += 1;
    }
    panic!("{}", unknown);
}
