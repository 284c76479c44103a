//! The dark squares of a chequered board.

use core::fmt;
use core::marker::PhantomData;

use super::hops::HopTable;
use super::names::{self, Names, Numbers};
use super::shape::Shape;
use super::table::{LeapTable, LineTable, MOST_LINES, Shaped, StepTables, geometry_of_shape};
use super::{Geometry, Naming};
use crate::bitboard::place_of_sign;
use crate::{BitBoard, Offset, Offsets, Square, SquareError};

/// The dark squares of a chequered board of `FILES` by `RANKS`, named as `T` says: by [`Numbers`] if nothing is said.
///
/// Then the corner at White's left is dark, square 1 is the left dark square of Black's back row, and the numbers run
/// row by row towards White. Bits run as numbers do, with `GHOSTS` ghosts for each pair of rows: with one, the diagonal
/// steps are `FILES / 2` and one more, and never need a mask; with three, the steps of two squares along a rank or a
/// file need none either.
///
/// ```text
///    .  1  .  2  .  3  .  4  .  5      bits  0  1  2  3  4
///    6  .  7  .  8  .  9  . 10  .      bits  5  6  7  8  9, ghost 10
///    . 11  . 12  . 13  . 14  . 15      bits 11 12 13 14 15
/// ```
///
/// A board that its words do not hold is rejected when it is compiled:
///
/// ```compile_fail
/// use quadrille_core::{Chequered, Geometry};
/// let squares = Chequered::<12, 12, 1>::SQUARES;
/// ```
///
/// # Examples
///
/// ```
/// use quadrille_core::{Chequered, Geometry, SouthEast, Square};
///
/// type Board = Chequered<10, 10>;
///
/// let square: Square<Board> = "7".parse()?;
/// let next = Board::step::<SouthEast>(square.set()) & Board::SQUARES;
/// assert_eq!(Board::squares(next).next().map(|square| square.to_string()).as_deref(), Some("12"));
/// # Ok::<(), quadrille_core::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Chequered<const FILES: usize, const RANKS: usize, const N: usize = 1, const GHOSTS: usize = 1, T = Numbers>(
    PhantomData<T>,
);

impl<const FILES: usize, const RANKS: usize, const N: usize, const GHOSTS: usize, T: Names>
    Chequered<FILES, RANKS, N, GHOSTS, T>
{
    /// Bits of a step down to the left.
    const HALF: usize = (FILES + GHOSTS - 1) / 2;

    /// Bits from the start of a pair of rows to its second row.
    const SECOND: usize = Self::HALF + T::DARK_RIGHT as usize;

    /// Rejects what does not fit.
    const CHECKED: () = {
        assert!(FILES >= 2 && RANKS >= 2, "a board has squares");
        assert!(FILES <= MOST_LINES && RANKS <= MOST_LINES, "a board has at most 26 files and 26 ranks");
        assert!(
            FILES.is_multiple_of(2) && RANKS.is_multiple_of(2),
            "a chequered board has an even number of files and of ranks"
        );
        assert!(GHOSTS % 2 == 1, "a pair of rows has an odd number of ghosts");
        assert!(
            (RANKS / 2 - 1) * (FILES + GHOSTS) + Self::SECOND + FILES / 2 <= 64 * N,
            "the board does not fit into its words of 64 bits: give it more, such as the 2 of Chequered<12, 12, 2>",
        );
    };

    /// Reads a picture of the dark squares, see [`bitboard!`](crate::bitboard).
    ///
    /// # Panics
    ///
    /// If the picture has not one sign for each dark square, or another sign than `X` and `.`: when it is compiled.
    pub const fn picture(picture: &str) -> BitBoard<N> {
        let () = Self::CHECKED;
        let (mut set, mut place) = (BitBoard::EMPTY, 0);
        while place < FILES * RANKS / 2 {
            if let Some(true) = place_of_sign(picture.as_bytes(), place, FILES * RANKS / 2) {
                // A picture is seen from White's side, wherever the numbers begin.
                set = set.with(Self::bit_of_number(if T::TURNED { FILES * RANKS / 2 - 1 - place } else { place }));
            }
            place += 1;
        }
        set
    }

    /// Returns the bit of a square by its number, counted from 0.
    const fn bit_of_number(number: usize) -> usize {
        let (row, column) = (number / (FILES / 2), number % (FILES / 2));
        row / 2 * (FILES + GHOSTS) + row % 2 * Self::SECOND + column
    }

    /// Returns the number of a square, counted from 0.
    const fn number_of_bit(bit: usize) -> usize {
        let (pair, rest) = (bit / (FILES + GHOSTS), bit % (FILES + GHOSTS));
        let second = (rest >= Self::SECOND) as usize;
        (2 * pair + second) * (FILES / 2) + rest - second * Self::SECOND
    }
}

impl<const FILES: usize, const RANKS: usize, const N: usize, const GHOSTS: usize, T: Names> Shaped
    for Chequered<FILES, RANKS, N, GHOSTS, T>
{
    const SHAPE: Shape =
        Shape::Chequered { files: FILES, ranks: RANKS, half: Self::HALF, dark_right: T::DARK_RIGHT, turned: T::TURNED };
}

impl<const FILES: usize, const RANKS: usize, const N: usize, const GHOSTS: usize, T: Names> Geometry
    for Chequered<FILES, RANKS, N, GHOSTS, T>
{
    const FILES: usize = FILES;
    const RANKS: usize = RANKS;
    const NAMING: Option<Naming> =
        Some(if T::ALGEBRAIC { Naming::algebraic(Self::SHAPE) } else { Naming::numbers(Self::SHAPE) });

    geometry_of_shape!(N);

    fn write_square(square: Square<Self>, out: &mut dyn fmt::Write) -> fmt::Result {
        if T::ALGEBRAIC {
            return names::write_algebraic(Self::place(square.bit()), out);
        }
        write!(out, "{}", Self::number_of_bit(square.bit()) + 1)
    }

    fn read_square(text: &str) -> Result<(Square<Self>, usize), SquareError> {
        if T::ALGEBRAIC {
            return names::read_algebraic(text);
        }
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Err(SquareError { byte: 0, expected: "the number of a square" });
        }
        match text[..digits].parse::<usize>() {
            Ok(number) if (1..=FILES * RANKS / 2).contains(&number) => {
                Ok((Square::from_bit_unchecked(Self::bit_of_number(number - 1)), digits))
            }
            _ => Err(SquareError { byte: 0, expected: "the number of a square of the board" }),
        }
    }
}
