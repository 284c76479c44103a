//! A rectangle of squares, all in use.

use core::fmt;

use super::hops::HopTable;
use super::shape::Shape;
use super::slider::Slider;
use super::table::{LeapTable, LineTable, MOST_LINES, Shaped, StepTables, geometry_of_shape};
use super::{Geometry, Naming, names, slide_each};
use crate::bitboard::place_of_sign;
use crate::{BitBoard, Offset, Offsets, Square, SquareError};

/// A rectangle of `FILES` by `RANKS` squares in `N` words, all in use, named `a1`, `b1`, and so on.
///
/// Rank by rank from White's side, each from the left: the square at file `f` and rank `r`, both from 0, is bit
/// `r * STRIDE + f`. A `STRIDE` larger than `FILES` leaves ghost files at the right of each rank; a step of no more
/// files than there are ghosts then needs no mask.
///
/// A rectangle that its words do not hold is rejected when it is compiled:
///
/// ```compile_fail
/// use quadrille_core::{Geometry, Rectangle};
/// let squares = Rectangle::<10, 10, 1>::SQUARES;
/// ```
///
/// # Examples
///
/// ```
/// use quadrille_core::{Geometry, North, Rectangle};
///
/// type Wide = Rectangle<10, 8, 2>;
///
/// assert_eq!(Wide::SQUARES.count(), 80);
/// let second = Wide::step::<North>(Wide::rank(0)) & Wide::SQUARES;
/// assert_eq!(second, Wide::rank(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rectangle<const FILES: usize, const RANKS: usize, const N: usize = 1, const STRIDE: usize = FILES>;

impl<const FILES: usize, const RANKS: usize, const N: usize, const STRIDE: usize> Rectangle<FILES, RANKS, N, STRIDE> {
    /// Rejects what does not fit.
    const CHECKED: () = {
        assert!(FILES > 0 && RANKS > 0, "a board has squares");
        assert!(FILES <= MOST_LINES && RANKS <= MOST_LINES, "a board has at most 26 files and 26 ranks");
        assert!(STRIDE >= FILES, "the stride of a rank holds its files");
        assert!(
            (RANKS - 1) * STRIDE + FILES <= 64 * N,
            "the board does not fit into its words of 64 bits: give it more, such as the 2 of Rectangle<9, 9, 2>"
        );
    };

    /// Reads a picture, see [`bitboard!`](crate::bitboard).
    ///
    /// # Panics
    ///
    /// If the picture has not one sign for each square, or another sign than `X` and `.`: when it is compiled.
    pub const fn picture(picture: &str) -> BitBoard<N> {
        let () = Self::CHECKED;
        let (mut set, mut place) = (BitBoard::EMPTY, 0);
        while place < FILES * RANKS {
            if let Some(true) = place_of_sign(picture.as_bytes(), place, FILES * RANKS) {
                set = set.with((RANKS - 1 - place / FILES) * STRIDE + place % FILES);
            }
            place += 1;
        }
        set
    }
}

impl<const FILES: usize, const RANKS: usize, const N: usize, const STRIDE: usize> Shaped
    for Rectangle<FILES, RANKS, N, STRIDE>
{
    const SHAPE: Shape = Shape::Rectangle { files: FILES, ranks: RANKS, stride: STRIDE };
}

impl<const FILES: usize, const RANKS: usize, const N: usize, const STRIDE: usize> Geometry
    for Rectangle<FILES, RANKS, N, STRIDE>
{
    const FILES: usize = FILES;
    const RANKS: usize = RANKS;
    const NAMING: Option<Naming> = Some(Naming::algebraic(Self::SHAPE));

    geometry_of_shape!(N);

    #[inline(always)]
    fn rides<L: Offsets>(from: Square<Self>, occupied: BitBoard<N>) -> BitBoard<N> {
        match const { if FILES == 8 && RANKS == 8 && STRIDE == 8 { Slider::of::<L>() } else { None } } {
            Some(slider) => {
                let mut words = [0; N];
                words[0] = slider.reached(from.bit(), occupied.words()[0]);
                BitBoard::from_words(words)
            }
            None => slide_each::<Self, L>(from, occupied),
        }
    }

    fn write_square(square: Square<Self>, out: &mut dyn fmt::Write) -> fmt::Result {
        names::write_algebraic(Self::place(square.bit()), out)
    }

    fn read_square(text: &str) -> Result<(Square<Self>, usize), SquareError> {
        names::read_algebraic(text)
    }
}
