//! The letters of FEN.

use quadrille_core::Color;
use quadrille_core::fen::{Glyph, SideLetters, Token};

use crate::Stone;

/// `x` is Black and `o` White; the letters of the colors are read too, small or capital.
#[derive(Clone, Copy, Debug)]
pub struct Letters;

impl SideLetters for Letters {
    const WHITE: &'static str = "oOwW";
    const BLACK: &'static str = "xXbB";
}

impl Glyph for Stone {
    const LETTERS: &'static [&'static str] = &[Letters::WHITE, Letters::BLACK];

    fn from_letter(letter: char) -> Option<Self> {
        Color::ALL.into_iter().find(|color| Self::LETTERS[color.index()].contains(letter)).map(Self)
    }

    fn token(self) -> Token {
        let letter = if self.0 == Color::White { 'o' } else { 'x' };
        Token { letter, team: self.0.index(), moved: false }
    }
}
