//! A move.

use core::fmt;

use crate::{Kind, Square};

/// A move: from, to, and what is special about it, in two bytes.
///
/// Castling goes from the king's square to the *rook's*; [`Chess::write_move`](quadrille_core::Rules::write_move) writes it
/// as players know it. Moves come from a generator or a reader: they are legal in the position they were made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// What a move does beyond going from a square to a square: four bits.
///
/// Up to 5 it is the number of the kind that moves, so that nothing need be looked up when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tag(u16);

impl Tag {
    pub(crate) const PAWN: Self = Self::of(Kind::Pawn);
    pub(crate) const DOUBLE_STEP: Self = Self(6);
    pub(crate) const EN_PASSANT: Self = Self(7);
    pub(crate) const CASTLING: Self = Self(8);
    /// The square that it starts from is then the number of the kind.
    pub(crate) const DROP: Self = Self(14);

    /// A plain move of a kind.
    #[inline(always)]
    pub(crate) const fn of(kind: Kind) -> Self {
        Self(kind as u16)
    }

    /// A promotion to a kind, knight to king: 9 to 13.
    #[inline(always)]
    pub(crate) const fn promotion(kind: Kind) -> Self {
        Self(8 + kind as u16)
    }
}

impl Move {
    /// Makes a move.
    #[inline(always)]
    pub(crate) const fn new(from: Square, to: Square, tag: Tag) -> Self {
        Self(from.bit() as u16 | (to.bit() as u16) << 6 | tag.0 << 12)
    }

    /// Makes a drop.
    #[inline(always)]
    pub(crate) const fn drop(kind: Kind, to: Square) -> Self {
        Self::new(Square::from_bit_unchecked(kind as usize), to, Tag::DROP)
    }

    /// Returns the square it starts from; a drop starts from none, and what is returned then is no answer.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::from_bit_unchecked((self.0 & 63) as usize)
    }

    /// Returns the square it goes to; of castling the rook's.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::from_bit_unchecked((self.0 >> 6 & 63) as usize)
    }

    /// Returns what a pawn becomes, if it promotes.
    #[inline(always)]
    pub const fn promotion(self) -> Option<Kind> {
        match self.0 >> 12 {
            9 => Some(Kind::Knight),
            10 => Some(Kind::Bishop),
            11 => Some(Kind::Rook),
            12 => Some(Kind::Queen),
            13 => Some(Kind::King),
            _ => None,
        }
    }

    /// Returns the kind that moves, or is dropped; of castling the king.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        if self.is_drop() { Kind::ALL[(self.0 & 63) as usize % 6] } else { self.moving() }
    }

    /// Returns the kind of a move that is no drop.
    #[inline(always)]
    pub(crate) const fn moving(self) -> Kind {
        match self.0 >> 12 {
            1 => Kind::Knight,
            2 => Kind::Bishop,
            3 => Kind::Rook,
            4 => Kind::Queen,
            5 | 8 => Kind::King,
            _ => Kind::Pawn,
        }
    }

    /// Returns whether a piece is dropped that was in hand.
    #[inline(always)]
    pub const fn is_drop(self) -> bool {
        self.0 >> 12 == Tag::DROP.0
    }

    /// Returns whether it castles.
    #[inline(always)]
    pub const fn is_castling(self) -> bool {
        self.0 >> 12 == Tag::CASTLING.0
    }

    /// Returns whether it captures en passant.
    #[inline(always)]
    pub const fn is_en_passant(self) -> bool {
        self.0 >> 12 == Tag::EN_PASSANT.0
    }

    /// Returns whether a pawn steps two squares.
    #[inline(always)]
    pub const fn is_double_step(self) -> bool {
        self.0 >> 12 == Tag::DOUBLE_STEP.0
    }
}

/// Shows the squares, castling as the king taking his rook, for the eye of a programmer. There is no `Display`: how
/// castling is written depends on the game, see [`Rules::write_move`](quadrille_core::Rules::write_move).
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_drop() {
            return write!(f, "{}@{}", self.kind().letter(), self.to());
        }
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion().map_or(Ok(()), |kind| write!(f, "{}", kind.letter()))
    }
}
