//! One square of a board.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use crate::{Bits, Geometry};

/// A square of the geometry `G`; it exists on the board, unless made by [`from_bit_unchecked`](Square::from_bit_unchecked).
///
/// It is written and read by its name: `e4` on a rectangle, `32` on a chequered board.
///
/// # Examples
///
/// ```
/// use quadrille_core::{Rectangle, Square};
///
/// let square: Square<Rectangle<8, 8>> = "e4".parse()?;
/// assert_eq!((square.file(), square.rank()), (4, 3));
/// assert_eq!(square.to_string(), "e4");
/// # Ok::<(), quadrille_core::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<G>(u16, PhantomData<G>);

impl<G: Geometry> Square<G> {
    /// Returns the square at a file and a rank, both counted from 0.
    #[inline]
    pub fn new(file: usize, rank: usize) -> Option<Self> {
        G::bit(file, rank).map(Self::from_bit_unchecked)
    }

    /// Returns the square that the bit is, if it is one.
    #[inline]
    pub fn from_bit(bit: usize) -> Option<Self> {
        G::SQUARES.contains(bit).then(|| Self::from_bit_unchecked(bit))
    }

    /// Takes a bit that is known to be a square.
    ///
    /// With another bit nothing is undefined, but the square is none of the board, and the methods that take it may
    /// panic.
    #[inline(always)]
    pub const fn from_bit_unchecked(bit: usize) -> Self {
        Self(bit as u16, PhantomData)
    }

    /// Returns the square's bit.
    #[inline(always)]
    pub const fn bit(self) -> usize {
        self.0 as usize
    }

    /// Returns the set of this square alone.
    #[inline(always)]
    pub fn set(self) -> G::Bits {
        G::Bits::from_bit(self.bit())
    }

    /// Returns the file, counted from 0 at the left.
    #[inline]
    pub fn file(self) -> usize {
        G::place(self.bit()).0
    }

    /// Returns the rank, counted from 0 at White's side.
    #[inline]
    pub fn rank(self) -> usize {
        G::place(self.bit()).1
    }
}

impl<G: Geometry> fmt::Display for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        G::write_square(*self, f)
    }
}

impl<G: Geometry> fmt::Debug for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        G::write_square(*self, f)
    }
}

impl<G: Geometry> FromStr for Square<G> {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match G::read_square(text)? {
            (square, taken) if taken == text.len() => Ok(square),
            (_, taken) => Err(SquareError { byte: taken, expected: "the end of the square's name" }),
        }
    }
}

/// A text that is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("byte {byte}: expected {expected}")]
#[non_exhaustive]
pub struct SquareError {
    /// The byte at fault, from 0.
    pub byte: usize,
    /// What was expected there.
    pub expected: &'static str,
}
