//! Men and kings on a board.

use crate::declaration::Pieces;
use crate::fen::{ListPiece, Token};
use crate::{Bits, Clock, Clocked, Color, Content, Geometry, Glyph, Observer, Placement, Set, Square, Turn};

/// A man or a king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// Whether it is a king.
    pub king: bool,
}

/// A position of men and kings: who stands where, whose turn it is, the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JumpPosition<G: Geometry> {
    pub(super) pieces: [Set<G>; 2],
    pub(super) kings: Set<G>,
    pub(super) clock: Clock,
}

impl<G: Geometry> JumpPosition<G> {
    /// Returns a position of men alone, White to move.
    pub const fn of_men(white: G::Bits, black: G::Bits) -> Self {
        Self { pieces: [white, black], kings: G::Bits::EMPTY, clock: Clock::new(Color::White) }
    }

    /// Returns a position of lists that were read when the game was compiled, White to move.
    pub(super) fn of_lists(lists: &Pieces) -> Self {
        let [white, black] = [0, 1].map(|side| Set::<G>::from_leading_words(&lists.of[side]));
        Self { kings: Set::<G>::from_leading_words(&lists.kings), ..Self::of_men(white, black) }
    }

    /// Returns the position with the turn of a side, which begins the move.
    pub(super) const fn with_turn(mut self, turn: Color) -> Self {
        self.clock = Clock::new(turn);
        self
    }

    /// Returns the pieces of a side.
    #[inline(always)]
    pub fn pieces(&self, color: Color) -> G::Bits {
        self.pieces[color.index()]
    }

    /// Returns the men of a side.
    #[inline(always)]
    pub fn men(&self, color: Color) -> G::Bits {
        self.pieces(color) & !self.kings
    }

    /// Returns the kings of a side.
    #[inline(always)]
    pub fn kings(&self, color: Color) -> G::Bits {
        self.pieces(color) & self.kings
    }

    /// Returns the empty squares.
    #[inline(always)]
    pub fn empty(&self) -> G::Bits {
        G::SQUARES & !(self.pieces[0] | self.pieces[1])
    }

    /// Returns what makes the position the same as another for repetition: pieces, kings, side to move.
    #[inline]
    pub fn repeats(&self) -> ([G::Bits; 2], G::Bits, Color) {
        (self.pieces, self.kings, self.turn())
    }

    /// Turns the board half round and changes the colors, the side to move too: the same game from the other side.
    #[must_use]
    pub fn turned(&self) -> Self {
        let turned = |set: G::Bits| {
            let around = |square: Square<G>| G::bit(G::FILES - 1 - square.file(), G::RANKS - 1 - square.rank());
            G::squares(set).filter_map(around).collect::<G::Bits>()
        };
        let [white, black] = self.pieces;
        let mut turned_half =
            Self { pieces: [turned(black), turned(white)], kings: turned(self.kings), clock: self.clock.passed() };
        for color in Color::ALL {
            let around =
                |(king, moves): (Square<G>, u32)| Some((Square::from_bit(turned(king.set()).first()?)?, moves));
            turned_half.set_successive(color.other(), self.successive(color).and_then(around));
        }
        turned_half
    }

    /// Gives the turn to the other side without a move; the clocks stay.
    pub(super) fn pass<O: Observer>(&mut self, observer: &mut O) {
        self.clock = self.clock.passed();
        observer.state(0, self.turn() == Color::Black);
    }

    /// Tells an observer what stands: pieces by [`Piece::number`], state 0 while Black is to move.
    pub fn describe<O: Observer>(&self, observer: &mut O) {
        for square in G::squares(self.pieces[0] | self.pieces[1]) {
            if let Content::Piece(piece) = self.at(square) {
                observer.piece(piece.number(), square.bit(), true);
            }
        }
        if self.turn() == Color::Black {
            observer.state(0, true);
        }
    }
}

impl Piece {
    /// Returns the piece's number for an [`Observer`]: 0 and 1 the men, 2 and 3 the kings of White and Black.
    #[inline(always)]
    pub const fn number(self) -> usize {
        self.color.index() + 2 * self.king as usize
    }
}

impl Glyph for Piece {
    const LETTERS: &'static [&'static str] = &["wW", "bB"];

    fn from_letter(letter: char) -> Option<Self> {
        let (color, king) = match letter {
            'w' => (Color::White, false),
            'b' => (Color::Black, false),
            'W' => (Color::White, true),
            'B' => (Color::Black, true),
            _ => return None,
        };
        Some(Self { color, king })
    }

    fn token(self) -> Token {
        let letter = match (self.color, self.king) {
            (Color::White, false) => 'w',
            (Color::Black, false) => 'b',
            (Color::White, true) => 'W',
            (Color::Black, true) => 'B',
        };
        Token { letter, team: self.color.index(), moved: false }
    }
}

impl<G: Geometry> ListPiece<G> for Piece {
    fn of(color: Color, king: bool) -> Self {
        Self { color, king }
    }

    fn color(self) -> Color {
        self.color
    }

    fn is_king(self) -> bool {
        self.king
    }

    fn may_stand(self, square: Square<G>) -> bool {
        let last = if self.color == Color::White { G::RANKS - 1 } else { 0 };
        self.king || square.rank() != last
    }
}

impl<G: Geometry> Placement for JumpPosition<G> {
    type Geometry = G;
    type Piece = Piece;

    fn at(&self, square: Square<G>) -> Content<Piece> {
        match Color::ALL.into_iter().find(|&color| self.pieces(color).contains(square.bit())) {
            Some(color) => Content::Piece(Piece { color, king: self.kings.contains(square.bit()) }),
            None => Content::Empty,
        }
    }

    fn place(&mut self, square: Square<G>, content: Content<Piece>) {
        self.pieces = self.pieces.map(|set| set.without(square.bit()));
        self.kings = self.kings.without(square.bit());
        if let Content::Piece(Piece { color, king }) = content {
            self.pieces[color.index()] |= square.set();
            if king {
                self.kings |= square.set();
            }
        }
    }
}

impl<G: Geometry> Clocked for JumpPosition<G> {
    #[inline(always)]
    fn clock(&self) -> &Clock {
        &self.clock
    }

    #[inline(always)]
    fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }
}
