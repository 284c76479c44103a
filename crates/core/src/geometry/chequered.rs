//! The dark squares of a chequered board.

use core::fmt;

use super::Geometry;
use super::hops::HopTable;
use super::shape::Shape;
use super::table::{LeapTable, LineTable, MOST_LINES, Shaped, StepTables, geometry_of_shape};
use crate::bitboard::place_of_sign;
use crate::{BitBoard, Offset, Offsets, Square, SquareError};

/// The dark squares of a chequered board of `FILES` by `RANKS`, with a dark corner at White's left, named by numbers.
///
/// Square 1 is the left dark square of Black's back row, and the numbers run row by row towards White. Bits run the same
/// way, with `GHOSTS` ghosts for each pair of rows: with one, the diagonal steps are `FILES / 2` and one more, and never
/// need a mask; with three, the steps of two squares along a rank or a file need none either.
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
pub struct Chequered<const FILES: usize, const RANKS: usize, const N: usize = 1, const GHOSTS: usize = 1>;

impl<const FILES: usize, const RANKS: usize, const N: usize, const GHOSTS: usize> Chequered<FILES, RANKS, N, GHOSTS> {
    /// Bits from the start of a pair of rows to its lower row.
    const HALF: usize = (FILES + GHOSTS - 1) / 2;

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
            RANKS / 2 * (FILES + GHOSTS) - GHOSTS.div_ceil(2) <= 64 * N,
            "the board does not fit into its words: give it more",
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
                set = set.with(Self::bit_of_number(place));
            }
            place += 1;
        }
        set
    }

    /// Returns the bit of a square by its number, counted from 0.
    const fn bit_of_number(number: usize) -> usize {
        let (row, column) = (number / (FILES / 2), number % (FILES / 2));
        row / 2 * (FILES + GHOSTS) + row % 2 * Self::HALF + column
    }
}

impl<const FILES: usize, const RANKS: usize, const N: usize, const GHOSTS: usize> Shaped
    for Chequered<FILES, RANKS, N, GHOSTS>
{
    const SHAPE: Shape = Shape::Chequered { files: FILES, ranks: RANKS, half: Self::HALF };
}

impl<const FILES: usize, const RANKS: usize, const N: usize, const GHOSTS: usize> Geometry
    for Chequered<FILES, RANKS, N, GHOSTS>
{
    const FILES: usize = FILES;
    const RANKS: usize = RANKS;

    geometry_of_shape!(N);

    fn write_square(square: Square<Self>, out: &mut dyn fmt::Write) -> fmt::Result {
        let (file, rank) = Self::place(square.bit());
        write!(out, "{}", (RANKS - 1 - rank) * (FILES / 2) + file / 2 + 1)
    }

    fn read_square(text: &str) -> Result<(Square<Self>, usize), SquareError> {
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
