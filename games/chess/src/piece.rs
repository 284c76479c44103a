//! The pieces and how they move.

use quadrille_core::{
    Color, East, Glyph, Hop, Leaper, North, NorthEast, NorthWest, Rider, South, SouthEast, SouthWest, Token, West,
};

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Steps forward, captures diagonally forward, promotes.
    Pawn,
    /// Leaps two squares one way and one across.
    Knight,
    /// Slides along diagonals.
    Bishop,
    /// Slides along ranks and files.
    Rook,
    /// Slides as a bishop and as a rook.
    Queen,
    /// Steps to any neighboring square that is not attacked.
    King,
}

impl Kind {
    /// Every kind, in the order of their numbers.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become.
    ///
    /// **Source**: FIDE Laws 3.7.3.3.
    pub const PROMOTIONS: [Self; 4] = [Self::Knight, Self::Bishop, Self::Rook, Self::Queen];

    /// What may be in hand where pieces are dropped.
    pub const DROPPED: [Self; 5] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen];

    /// Returns the kind's number, from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the kind's letter, lower case: `p n b r q k`.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// Returns the kind that a letter of either case means.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase())
    }
}

/// A piece of a side; in FEN a capital letter is White's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub color: Color,
}

impl Piece {
    /// Makes a piece.
    #[inline]
    pub const fn new(color: Color, kind: Kind) -> Self {
        Self { kind, color }
    }

    /// Returns the number by which observers know it: the kind's for White, 6 more for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self.kind.index() + 6 * self.color.index()
    }
}

impl Glyph for Piece {
    const LETTERS: &'static [&'static str] = &["PNBRQK", "pnbrqk"];

    fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Some(Self::new(color, Kind::from_letter(letter)?))
    }

    fn token(self) -> Token {
        let letter = self.kind.letter();
        let letter = if self.color == Color::White { letter.to_ascii_uppercase() } else { letter };
        Token { letter, team: self.color.index(), moved: false }
    }
}

/// Leaps to the nearest squares that are on no line with its own.
///
/// **Source**: FIDE Laws 3.6.
#[derive(Clone, Copy, Debug)]
pub struct Knight;

impl Leaper for Knight {
    type Leaps = (Hop<1, 2>, Hop<2, 1>, Hop<2, -1>, Hop<1, -2>, Hop<-1, -2>, Hop<-2, -1>, Hop<-2, 1>, Hop<-1, 2>);
}

/// Steps to any neighboring square.
///
/// **Source**: FIDE Laws 3.8.1.
#[derive(Clone, Copy, Debug)]
pub struct King;

impl Leaper for King {
    type Leaps = (North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest);
}

/// Slides along diagonals; the queen does too.
///
/// **Source**: FIDE Laws 3.2, 3.4, 3.5.
#[derive(Clone, Copy, Debug)]
pub struct Bishop;

impl Rider for Bishop {
    type Rides = (NorthEast, NorthWest, SouthEast, SouthWest);
}

/// Slides along ranks and files; the queen does too.
///
/// **Source**: FIDE Laws 3.3, 3.4, 3.5.
#[derive(Clone, Copy, Debug)]
pub struct Rook;

impl Rider for Rook {
    type Rides = (North, East, South, West);
}
