//! A piece: its side and its kind.

use core::marker::PhantomData;

use super::RoyalMoves;
use super::book::Book;
use crate::fen::Token;
use crate::{Color, Glyph};

/// A piece of a game of this family.
///
/// Its [`Token`] has the letter of the kind that it was before it promoted, and then the mark; the board field of FEN
/// writes a `+` for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoyalPiece<V> {
    /// Its side.
    pub color: Color,
    kind: u8,
    moves: PhantomData<V>,
}

impl<V: RoyalMoves> RoyalPiece<V> {
    /// Returns a piece of a side, of the kind of a number.
    ///
    /// # Panics
    ///
    /// If there is no such kind: a programmer's mistake.
    pub const fn new(color: Color, kind: usize) -> Self {
        assert!(kind < V::LETTERS.len(), "there is no kind of this number");
        Self { color, kind: kind as u8, moves: PhantomData }
    }

    /// Returns the piece of a letter, `N` or `n` or `+p`: White's is the capital.
    pub fn of_letter(text: &str) -> Option<Self> {
        let same = |letter: &&str| letter.eq_ignore_ascii_case(text);
        let kind = V::LETTERS.iter().position(same)?;
        let white = text.ends_with(|letter: char| letter.is_ascii_uppercase());
        Some(Self::new(if white { Color::White } else { Color::Black }, kind))
    }

    /// Returns the number of its kind, which is its place among [`RoyalMoves::LETTERS`].
    #[inline(always)]
    pub const fn kind(self) -> usize {
        self.kind as usize
    }

    /// Returns the piece's number for an [`Observer`](crate::Observer): twice its kind's, and one more if it is Black's.
    #[inline(always)]
    pub const fn number(self) -> usize {
        2 * self.kind() + self.color.index()
    }
}

impl<V: RoyalMoves> Glyph for RoyalPiece<V> {
    const LETTERS: &'static [&'static str] = &[Book::<V>::CAPITALS, Book::<V>::SMALL];

    fn from_letter(letter: char) -> Option<Self> {
        Self::of_letter(letter.encode_utf8(&mut [0; 4]))
    }

    fn token(self) -> Token {
        let letter = V::LETTERS[self.kind()];
        let capital = letter.trim_start_matches('+').chars().next().unwrap_or('?');
        let letter_of_side = if self.color == Color::White { capital } else { capital.to_ascii_lowercase() };
        Token { letter: letter_of_side, team: self.color.index(), moved: letter.starts_with('+') }
    }

    /// Returns the piece that this one becomes by promotion, if that has a letter with a `+`.
    fn marked_moved(self) -> Option<Self> {
        let promoted = |letter: &&str| letter.strip_prefix('+') == Some(V::LETTERS[self.kind()]);
        Some(Self::new(self.color, V::LETTERS.iter().position(promoted)?))
    }
}
