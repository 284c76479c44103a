//! What stands on the board, and what may be done.

use super::attacks::attackers;
use super::en_passant;
use super::kinds::KindSets;
use super::{Kinds, Pockets, RoyalMoves, RoyalPiece};
use crate::{
    Bits, Black, Clock, Clocked, Color, Content, Geometry, Observer, Placement, Set, Side, Square, Turn, White,
};

/// The set of squares of a variant.
pub(super) type SetOf<V> = Set<<V as RoyalMoves>::Geometry>;

/// A set of squares for each kind of a variant.
pub(super) type SetsOf<V> = <<V as RoyalMoves>::Kinds as Kinds>::Sets<SetOf<V>>;

/// A position: who stands where, what is in hand, rights to castle, a square that was passed, whose turn it is, the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoyalPosition<V: RoyalMoves> {
    pub(super) sides: [SetOf<V>; 2],
    pub(super) kinds: SetsOf<V>,
    pub(super) pockets: V::Pockets,
    /// Bit `2 * castling + color`.
    pub(super) rights: u8,
    /// The square that a piece has just passed, if it can be captured there.
    pub(super) passed: Option<Square<V::Geometry>>,
    pub(super) clock: Clock,
}

impl<V: RoyalMoves> RoyalPosition<V> {
    /// The empty board, White to move.
    pub const EMPTY: Self = Self {
        sides: [SetOf::<V>::EMPTY; 2],
        kinds: SetsOf::<V>::EMPTY,
        pockets: V::Pockets::EMPTY,
        rights: 0,
        passed: None,
        clock: Clock::new(Color::White),
    };

    /// Returns the pieces of a side.
    #[inline(always)]
    pub fn side(&self, color: Color) -> SetOf<V> {
        self.sides[color.index()]
    }

    /// Returns the pieces of a kind, of both sides.
    #[inline(always)]
    pub fn kind(&self, kind: usize) -> SetOf<V> {
        self.kinds.as_ref()[kind]
    }

    /// Returns the pieces of a side and a kind.
    #[inline(always)]
    pub fn pieces(&self, color: Color, kind: usize) -> SetOf<V> {
        self.side(color) & self.kind(kind)
    }

    /// Returns the squares where a piece stands.
    #[inline(always)]
    pub fn occupied(&self) -> SetOf<V> {
        self.sides[0] | self.sides[1]
    }

    /// Returns the square of the royal piece of a side; none where there is none.
    #[inline(always)]
    pub fn royal(&self, color: Color) -> Option<Square<V::Geometry>> {
        self.pieces(color, 0).first().map(Square::from_bit_unchecked)
    }

    /// Returns how many pieces of a kind a side has in hand.
    pub fn in_hand(&self, color: Color, kind: usize) -> u8 {
        self.pockets.held(color, kind)
    }

    /// Returns whether a side has the right to the castling of a number.
    pub fn may_castle(&self, color: Color, castling: usize) -> bool {
        self.rights >> (2 * castling + color.index()) & 1 == 1
    }

    /// Returns the square that a piece has just passed by a double step, if it can legally be captured there.
    pub fn en_passant(&self) -> Option<Square<V::Geometry>> {
        self.passed
    }

    /// Returns the pieces of a side that attack a square.
    pub fn attackers(&self, on: Square<V::Geometry>, by: Color) -> SetOf<V> {
        match by {
            Color::White => attackers::<V, White>(self, on, self.occupied(), self.side(by)),
            Color::Black => attackers::<V, Black>(self, on, self.occupied(), self.side(by)),
        }
    }

    /// Returns the pieces that attack the royal piece of the side to move.
    pub fn checks(&self) -> SetOf<V> {
        self.royal(self.turn()).map_or(SetOf::<V>::EMPTY, |royal| self.attackers(royal, self.turn().other()))
    }

    /// Returns whether the royal piece of the side to move is attacked.
    pub fn in_check(&self) -> bool {
        self.checks().any()
    }

    /// Returns the piece on a square.
    pub fn piece_at(&self, square: Square<V::Geometry>) -> Option<RoyalPiece<V>> {
        let color = Color::ALL.into_iter().find(|&color| self.side(color).contains(square.bit()))?;
        let kind = self.kinds.as_ref().iter().position(|set| set.contains(square.bit()))?;
        Some(RoyalPiece::new(color, kind))
    }

    /// Turns the board upside down and changes the colors, the side to move too: the same game from the other side.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let over =
            |square: Square<V::Geometry>| V::Geometry::bit(square.file(), V::Geometry::RANKS - 1 - square.rank());
        let mirror = |set: SetOf<V>| V::Geometry::squares(set).filter_map(over).collect::<SetOf<V>>();
        let mut next = Self { clock: self.clock.passed(), ..Self::EMPTY };
        next.sides = [mirror(self.sides[1]), mirror(self.sides[0])];
        for (to, &from) in next.kinds.as_mut().iter_mut().zip(self.kinds.as_ref()) {
            *to = mirror(from);
        }
        for (kind, color) in (0..V::Kinds::NUMBER).flat_map(|kind| Color::ALL.map(|color| (kind, color))) {
            next.pockets.hold(color.other(), kind, self.in_hand(color, kind));
        }
        next.rights = (self.rights & 0x55) << 1 | self.rights >> 1 & 0x55;
        next.passed = self.passed.and_then(over).map(Square::from_bit_unchecked);
        next
    }

    /// Returns what makes the position the same as another for repetition: the clocks at their start.
    #[inline]
    pub(super) fn repeats(&self) -> Self {
        Self { clock: Clock::new(self.turn()), ..*self }
    }

    /// Notes that a piece of the side that waits has just passed a square, where it can legally be captured there.
    #[inline]
    pub(super) fn pass(&mut self, square: Square<V::Geometry>) {
        self.passed = en_passant::is_legal(self, square).then_some(square);
    }

    /// Gives the turn to the other side without a move, unless in check.
    pub(super) fn null_move<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.in_check() {
            return false;
        }
        let before = *self;
        (self.clock, self.passed) = (self.clock.passed(), None);
        before.tell_difference(self, observer);
        true
    }
}

/// The state that Black is to move, for an observer.
const BLACK_TO_MOVE: usize = 0;
/// The first of the states of rights to castle: one for each bit.
const RIGHTS: usize = 1;
/// The first of the states of squares that were passed, by their bits.
const PASSED: usize = 16;
/// The first of the states of pieces in hand: for each piece, by its number, one for each number in hand.
const IN_HAND: usize = 1 << 12;

impl<V: RoyalMoves> RoyalPosition<V> {
    /// Tells an observer all: pieces by [`RoyalPiece::number`]; state 0 while Black is to move, then rights to castle,
    /// the square that was passed, and pieces in hand.
    pub(super) fn describe<O: Observer>(&self, observer: &mut O) {
        Self::EMPTY.tell_difference(self, observer);
    }

    /// Tells an observer what the position after has and this one has not, and the other way round.
    pub(super) fn tell_difference<O: Observer>(&self, after: &Self, observer: &mut O) {
        let mut changed = self.sides[0] ^ after.sides[0] | self.sides[1] ^ after.sides[1];
        for (&one, &other) in self.kinds.as_ref().iter().zip(after.kinds.as_ref()) {
            changed |= one ^ other;
        }
        for square in V::Geometry::squares(changed) {
            for (position, put) in [(self, false), (after, true)] {
                if let Some(piece) = position.piece_at(square) {
                    observer.piece(piece.number(), square.bit(), put);
                }
            }
        }
        if self.turn() != after.turn() {
            observer.state(BLACK_TO_MOVE, after.turn() == Color::Black);
        }
        for right in 0..2 * V::CASTLINGS.len() {
            if (self.rights ^ after.rights) >> right & 1 == 1 {
                observer.state(RIGHTS + right, after.rights >> right & 1 == 1);
            }
        }
        if self.passed != after.passed {
            for (square, begins) in [(self.passed, false), (after.passed, true)] {
                if let Some(square) = square {
                    observer.state(PASSED + square.bit(), begins);
                }
            }
        }
        if V::Pockets::IN_USE {
            for kind in 0..V::Kinds::NUMBER {
                for color in Color::ALL {
                    let [before, now] = [self, after].map(|position| usize::from(position.in_hand(color, kind)));
                    let first = IN_HAND + RoyalPiece::<V>::new(color, kind).number() * 256;
                    for number in before.min(now)..before.max(now) {
                        observer.state(first + number, now > before);
                    }
                }
            }
        }
    }
}

impl<V: RoyalMoves> Default for RoyalPosition<V> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<V: RoyalMoves> Placement for RoyalPosition<V> {
    type Geometry = V::Geometry;
    type Piece = RoyalPiece<V>;

    fn at(&self, square: Square<V::Geometry>) -> Content<RoyalPiece<V>> {
        self.piece_at(square).map_or(Content::Empty, Content::Piece)
    }

    fn place(&mut self, square: Square<V::Geometry>, content: Content<RoyalPiece<V>>) {
        self.sides = self.sides.map(|set| set.without(square.bit()));
        for set in self.kinds.as_mut() {
            *set = set.without(square.bit());
        }
        if let Content::Piece(piece) = content {
            self.sides[piece.color.index()] |= square.set();
            self.kinds.as_mut()[piece.kind()] |= square.set();
        }
    }

    fn hand(&self, side: Color) -> impl Iterator<Item = (RoyalPiece<V>, u32)> {
        let kinds = if V::Pockets::IN_USE { 1..V::Pockets::KINDS.min(V::Kinds::NUMBER) } else { 0..0 };
        kinds.map(move |kind| (RoyalPiece::new(side, kind), self.in_hand(side, kind).into()))
    }
}

impl<V: RoyalMoves> Clocked for RoyalPosition<V> {
    #[inline(always)]
    fn clock(&self) -> &Clock {
        &self.clock
    }

    #[inline(always)]
    fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }
}

/// Returns the back rank of a side, counted from 0 at White's.
pub(super) fn back_rank<V: RoyalMoves>(color: Color) -> usize {
    match color {
        Color::White => White::rank(0, V::Geometry::RANKS),
        Color::Black => Black::rank(0, V::Geometry::RANKS),
    }
}
