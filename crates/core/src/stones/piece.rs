//! A stone as it is written.

use core::marker::PhantomData;

use super::StoneGame;
use crate::{Color, Glyph, Token};

/// A stone of a side, in the game `V`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stone<V>(Color, PhantomData<V>);

impl<V> Stone<V> {
    /// Makes a stone of a side.
    pub const fn of(color: Color) -> Self {
        Self(color, PhantomData)
    }

    /// Returns whose it is.
    pub const fn color(self) -> Color {
        self.0
    }
}

/// By the letters of the sides: the first is written, all are read.
impl<V: StoneGame> Glyph for Stone<V> {
    const LETTERS: &'static [&'static str] = &[V::WHITE, V::BLACK];

    fn from_letter(letter: char) -> Option<Self> {
        let is_in = |color: &Color| letters::<V>(*color).contains(letter);
        Color::ALL.into_iter().find(is_in).map(Self::of)
    }

    fn token(self) -> Token {
        let letter = letters::<V>(self.0).chars().next().unwrap_or('?');
        Token { letter, team: self.0.index(), moved: false }
    }
}

/// Returns the letters of a side.
fn letters<V: StoneGame>(color: Color) -> &'static str {
    match color {
        Color::White => V::WHITE,
        Color::Black => V::BLACK,
    }
}
