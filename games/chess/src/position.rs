//! A position.

use core::fmt;

use quadrille_core::{BitBoard, Clocks, Color, Content, FenArguments, Placement, Rectangle, Side, Turn};

use crate::{Kind, Laws, Orthodox, Piece, State};

/// The board of chess.
pub type Board = Rectangle<8, 8>;

/// A square of the board; bit 0 is a1, bit 7 is h1, bit 63 is h8.
pub type Square = quadrille_core::Square<Board>;

/// A set of squares of the board.
pub type SquareSet = BitBoard<1>;

/// A position of chess, in 48 bytes.
pub type Position = PositionBy<Orthodox>;

/// A position by the laws `L`: pieces, side to move, rights, en passant, clocks, and what else the laws have it hold.
///
/// The kinds lie in three planes, so that a move changes each plane alike and never asks what it captures:
///
/// | Plane | pawn | knight | bishop | rook | queen | king |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | `oblique` | | X | X | | X | |
/// | `upright` | | | | X | X | X |
/// | `short` | X | X | | | | X |
///
/// Two positions are equal if they are the same for repetition and their clocks agree: a square that a pawn passed and
/// no pawn can legally capture on makes no difference.
///
/// **Source**: FIDE Laws 9.2.3.
#[derive(Clone, Copy)]
pub struct PositionBy<L: Laws> {
    pub(crate) oblique: SquareSet,
    pub(crate) upright: SquareSet,
    pub(crate) short: SquareSet,
    pub(crate) white: SquareSet,
    /// The rooks that may castle: White's on the first rank, Black's on the last.
    pub(crate) castling: SquareSet,
    pub(crate) halfmoves: u16,
    pub(crate) fullmoves: u16,
    /// The bit of the square that a pawn has just passed; 0, where no pawn can, for none.
    pub(crate) passed: u8,
    /// Whether such a square was given that no pawn can have passed.
    pub(crate) passed_refused: bool,
    pub(crate) turn: Color,
    pub(crate) state: L::State,
}

/// What makes two positions the same for repetition: pieces, turn, rights, the legal en passant square, and what else
/// they hold.
///
/// **Source**: FIDE Laws 9.2.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Repeats<X = ()> {
    sets: [SquareSet; 5],
    en_passant: Option<Square>,
    turn: Color,
    state: X,
}

/// Where a halfmove clock and a move number stop.
const MOST: u16 = 9999;

impl<L: Laws> PositionBy<L> {
    /// The position without pieces, White to move.
    pub(crate) const EMPTY: Self = Self {
        oblique: SquareSet::EMPTY,
        upright: SquareSet::EMPTY,
        short: SquareSet::EMPTY,
        white: SquareSet::EMPTY,
        castling: SquareSet::EMPTY,
        halfmoves: 0,
        fullmoves: 1,
        passed: 0,
        passed_refused: false,
        turn: Color::White,
        state: L::State::EMPTY,
    };

    /// Returns the squares with a piece.
    #[inline(always)]
    pub fn occupied(&self) -> SquareSet {
        self.oblique | self.upright | self.short
    }

    /// Returns the squares with a piece of a side.
    #[inline(always)]
    pub fn color(&self, color: Color) -> SquareSet {
        match color {
            Color::White => self.white,
            Color::Black => self.occupied() ^ self.white,
        }
    }

    /// Returns the squares with a piece of a side that is known when compiled.
    #[inline(always)]
    pub(crate) fn side<C: Side>(&self) -> SquareSet {
        self.color(C::COLOR)
    }

    /// Returns the squares with a piece of a kind, of both sides.
    #[inline]
    pub fn kind(&self, kind: Kind) -> SquareSet {
        match kind {
            Kind::Pawn => self.pawns(),
            Kind::Knight => self.knights(),
            Kind::Bishop => self.diagonal() & !self.upright,
            Kind::Rook => self.straight() & !self.oblique,
            Kind::Queen => self.queens(),
            Kind::King => self.kings(),
        }
    }

    /// Returns the squares with a piece of a side and a kind.
    #[inline]
    pub fn pieces(&self, color: Color, kind: Kind) -> SquareSet {
        self.color(color) & self.kind(kind)
    }

    /// Returns the piece on a square, if there is one.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let on = |set: SquareSet| usize::from(set.contains(square.bit()));
        let kind = match on(self.oblique) | on(self.upright) << 1 | on(self.short) << 2 {
            0b100 => Kind::Pawn,
            0b101 => Kind::Knight,
            0b001 => Kind::Bishop,
            0b010 => Kind::Rook,
            0b011 => Kind::Queen,
            0b110 => Kind::King,
            _ => return None,
        };
        let color = if self.white.contains(square.bit()) { Color::White } else { Color::Black };
        Some(Piece::new(color, kind))
    }

    /// Returns the side to move.
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the rooks that may still castle, of both sides.
    #[inline(always)]
    pub fn castling(&self) -> SquareSet {
        self.castling
    }

    /// Returns what the position holds beside pieces, turn, rights and clocks.
    #[inline(always)]
    pub fn state(&self) -> &L::State {
        &self.state
    }

    /// Returns the same to change it.
    #[inline(always)]
    pub fn state_mut(&mut self) -> &mut L::State {
        &mut self.state
    }

    /// Returns the king's square of a side; a1 if there is none, which only a position that is no game's has.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        only(self.kings() & self.color(color))
    }

    /// Returns what makes the position the same as another for repetition.
    pub fn repeats(&self) -> Repeats<L::State> {
        Repeats {
            sets: [self.oblique, self.upright, self.short, self.white, self.castling],
            en_passant: self.en_passant(),
            turn: self.turn,
            state: self.state,
        }
    }

    /// Returns the pawns.
    #[inline(always)]
    pub(crate) fn pawns(&self) -> SquareSet {
        self.short & !(self.oblique | self.upright)
    }

    /// Returns the knights.
    #[inline(always)]
    pub(crate) fn knights(&self) -> SquareSet {
        self.short & self.oblique
    }

    /// Returns the kings.
    #[inline(always)]
    pub(crate) fn kings(&self) -> SquareSet {
        self.short & self.upright
    }

    /// Returns the queens.
    #[inline(always)]
    pub(crate) fn queens(&self) -> SquareSet {
        self.oblique & self.upright
    }

    /// Returns what slides along diagonals: bishops and queens.
    #[inline(always)]
    pub(crate) fn diagonal(&self) -> SquareSet {
        self.oblique & !self.short
    }

    /// Returns what slides along ranks and files: rooks and queens.
    #[inline(always)]
    pub(crate) fn straight(&self) -> SquareSet {
        self.upright & !self.short
    }

    /// Clears squares.
    #[inline(always)]
    pub(crate) fn clear(&mut self, squares: SquareSet) {
        self.oblique &= !squares;
        self.upright &= !squares;
        self.short &= !squares;
        self.white &= !squares;
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(crate) fn put(&mut self, square: SquareSet, color: Color, kind: Kind) {
        if matches!(kind, Kind::Knight | Kind::Bishop | Kind::Queen) {
            self.oblique |= square;
        }
        if matches!(kind, Kind::Rook | Kind::Queen | Kind::King) {
            self.upright |= square;
        }
        if matches!(kind, Kind::Pawn | Kind::Knight | Kind::King) {
            self.short |= square;
        }
        if color == Color::White {
            self.white |= square;
        }
    }

    /// Counts a ply of `C` on the clocks and gives the move to the other side.
    #[inline(always)]
    pub(crate) fn pass_turn<C: Side>(&mut self, progress: bool) {
        self.halfmoves = if progress { 0 } else { (self.halfmoves + 1).min(MOST) };
        if C::COLOR == Color::Black {
            self.fullmoves = (self.fullmoves + 1).min(MOST);
        }
        self.turn = C::COLOR.other();
        self.passed = 0;
        self.passed_refused = false;
    }
}

/// Returns the square of a set that has one; a1 of an empty one.
#[inline(always)]
pub(crate) fn only(set: SquareSet) -> Square {
    Square::from_bit_unchecked(set.words()[0].trailing_zeros() as usize & 63)
}

impl<L: Laws> Default for PositionBy<L> {
    /// Returns the start.
    fn default() -> Self {
        L::start()
    }
}

impl<L: Laws> PartialEq for PositionBy<L> {
    fn eq(&self, other: &Self) -> bool {
        self.repeats() == other.repeats() && self.halfmoves == other.halfmoves && self.fullmoves == other.fullmoves
    }
}

impl<L: Laws> Eq for PositionBy<L> {}

impl<L: Laws> Placement for PositionBy<L> {
    type Geometry = Board;
    type Piece = Piece;

    fn at(&self, square: Square) -> Content<Piece> {
        self.piece_at(square).map_or(Content::Empty, Content::Piece)
    }

    fn place(&mut self, square: Square, content: Content<Piece>) {
        self.clear(square.set());
        self.state.clear(square.set());
        if let Content::Piece(piece) = content {
            self.put(square.set(), piece.color, piece.kind);
        }
    }

    fn hand(&self, side: Color) -> impl Iterator<Item = (Piece, u32)> {
        self.state.hand(side).map(move |(kind, number)| (Piece::new(side, kind), number))
    }
}

impl<L: Laws> Turn for PositionBy<L> {
    fn turn(&self) -> Color {
        self.turn
    }

    fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
    }
}

impl<L: Laws> Clocks for PositionBy<L> {
    fn halfmoves(&self) -> u32 {
        u32::from(self.halfmoves)
    }

    fn set_halfmoves(&mut self, plies: u32) {
        self.halfmoves = plies.min(u32::from(MOST)) as u16;
    }

    fn fullmoves(&self) -> u32 {
        u32::from(self.fullmoves)
    }

    fn set_fullmoves(&mut self, moves: u32) {
        self.fullmoves = moves.clamp(1, u32::from(MOST)) as u16;
    }
}

/// Writes the FEN.
impl<L: Laws> fmt::Display for PositionBy<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        L::Fen::encode(self, f)
    }
}

/// Writes the FEN, which can be pasted.
impl<L: Laws> fmt::Debug for PositionBy<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
