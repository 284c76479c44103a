//! The two sides, as values and as types.

use core::fmt;

use crate::{Direction, North, NorthEast, NorthWest, South, SouthEast, SouthWest};

/// One of the two sides: White looks up the board, Black down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Color {
    /// The side whose back rank is the first.
    #[default]
    White,
    /// The side whose back rank is the last.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns the other side.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Returns 0 for White and 1 for Black, for tables.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// A side as a type, so that code over it has no branch on the color.
pub trait Side: Copy + 'static {
    /// The other side.
    type Other: Side<Other = Self>;
    /// The way its men go.
    type Forward: Direction;
    /// Forward and to the right of the board.
    type ForwardEast: Direction;
    /// Forward and to the left of the board.
    type ForwardWest: Direction;
    /// The side as a value.
    const COLOR: Color;

    /// Returns the rank, counted from 0, that is the `rank`-th from this side's own.
    #[inline(always)]
    fn rank(rank: usize, ranks: usize) -> usize {
        match Self::COLOR {
            Color::White => rank,
            Color::Black => ranks - 1 - rank,
        }
    }
}

/// The side that looks up the board.
#[derive(Clone, Copy, Debug)]
pub struct White;

/// The side that looks down the board.
#[derive(Clone, Copy, Debug)]
pub struct Black;

impl Side for White {
    type Other = Black;
    type Forward = North;
    type ForwardEast = NorthEast;
    type ForwardWest = NorthWest;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Other = White;
    type Forward = South;
    type ForwardEast = SouthEast;
    type ForwardWest = SouthWest;
    const COLOR: Color = Color::Black;
}
