//! What stands on the toy's board.

use quadrille_core::{
    BitBoard, Clock, Clocked, Color, Content, Geometry, Glyph, Placement, Rectangle, Square, Token, bitboard,
};

use super::defect::{Defect, is};

/// The board.
pub(crate) type Board = Rectangle<5, 5>;

/// A set of its squares.
pub(crate) type Squares = BitBoard<1>;

/// Where a chief wins.
pub(crate) const GOAL: Squares = bitboard! { Board:
    . . . . .
    . . . . .
    . . X . .
    . . . . .
    . . . . .
};

/// A man or a chief.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) color: Color,
    pub(crate) chief: bool,
}

impl Piece {
    /// Returns its number for observers.
    pub(crate) fn index(self) -> usize {
        self.color.index() + 2 * usize::from(self.chief && !is(Defect::KeyForgetsKinds))
    }
}

impl Glyph for Piece {
    const LETTERS: &'static [&'static str] = &["MC", "mc"];

    fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let chief = letter.eq_ignore_ascii_case(&'c');
        (chief || letter.eq_ignore_ascii_case(&'m')).then_some(Self { color, chief })
    }

    fn token(self) -> Token {
        let letter = if self.chief && !is(Defect::LettersAreAlike) { 'C' } else { 'M' };
        let letter = if self.color == Color::White { letter } else { letter.to_ascii_lowercase() };
        Token { letter, team: self.color.index(), moved: false }
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) sides: [Squares; 2],
    pub(crate) chiefs: Squares,
    pub(crate) clock: Clock,
}

impl Position {
    /// Returns the same with the colors exchanged.
    pub(crate) fn mirrored(&self) -> Self {
        let flip = |set: Squares| {
            let squares =
                Board::squares(set).filter_map(|square| Square::<Board>::new(square.file(), 4 - square.rank()));
            squares.fold(Squares::EMPTY, |set, square| set | square.set())
        };
        let mut mirrored =
            Self { sides: [flip(self.sides[1]), flip(self.sides[0])], chiefs: flip(self.chiefs), ..*self };
        if !is(Defect::SymmetryForgetsTurn) {
            mirrored.clock.turn = self.clock.turn.other();
        }
        mirrored
    }
}

impl Placement for Position {
    type Geometry = Board;
    type Piece = Piece;

    fn at(&self, square: Square<Board>) -> Content<Piece> {
        let chief = self.chiefs.contains(square.bit());
        let color = Color::ALL.into_iter().find(|color| self.sides[color.index()].contains(square.bit()));
        color.map_or(Content::Empty, |color| Content::Piece(Piece { color, chief }))
    }

    fn place(&mut self, square: Square<Board>, content: Content<Piece>) {
        self.sides = self.sides.map(|side| side.without(square.bit()));
        self.chiefs = self.chiefs.without(square.bit());
        if let Content::Piece(Piece { color, chief }) = content {
            self.sides[color.index()] |= square.set();
            if chief {
                self.chiefs |= square.set();
            }
            if chief && is(Defect::PlacedOnBoth) {
                self.sides = self.sides.map(|side| side | square.set());
            }
        }
    }
}

impl Clocked for Position {
    fn clock(&self) -> &Clock {
        &self.clock
    }

    fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }
}
