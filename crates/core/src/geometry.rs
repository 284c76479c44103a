//! The shape of a board: its squares, their names, and the way from one to another.

mod chequered;
mod degrees;
mod extract;
mod hops;
mod lines;
mod magic;
mod names;
mod naming;
mod rectangle;
mod shape;
mod slider;
mod table;
mod triangles;

pub use chequered::Chequered;
pub use degrees::Degrees;
pub use lines::{behind, enclosed, has_row, rows};
pub use names::{Algebraic, MirroredNumbers, Names, Numbers, TurnedMirroredNumbers, TurnedNumbers};
pub use naming::Naming;
pub use rectangle::Rectangle;
pub use table::BitTable;
pub use triangles::triangles;

pub(crate) use naming::read_number;

use core::fmt;
use core::hash::Hash;

use crate::{Bits, Offset, Offsets, Square, SquareError};

/// A set of squares of the geometry `G`.
pub type Set<G> = <G as Geometry>::Bits;

/// The shape of a board, as a type without a size.
///
/// A geometry tells which bits of its bitboard are squares, how people name them, and moves whole sets by a step. Bits
/// that are no squares are *ghosts*: a [`step`](Geometry::step) may land on one, never does a ghost belong to
/// [`SQUARES`](Geometry::SQUARES), so `G::step::<North>(men) & empty` needs no mask of edges.
///
/// Two shapes are given here, [`Rectangle`] and [`Chequered`]; pieces, the board field of FEN, and drawing are written
/// over the trait.
///
/// # Laws
///
/// - `step::<O>(set) & SQUARES` is exactly the squares that lie `O` from a square of `set`, where `set` is within `SQUARES`.
/// - `bit(file, rank)` and `place(bit)` are inverse to each other on `SQUARES`.
/// - `read_square` reads what `write_square` wrote.
pub trait Geometry: Copy + Eq + Ord + Hash + fmt::Debug + Default + Send + Sync + 'static {
    /// The bitboard that holds a set of squares.
    type Bits: Bits;

    /// Number of files, counted from the left; light squares of a chequered board count.
    const FILES: usize;
    /// Number of ranks, counted from White's side.
    const RANKS: usize;
    /// Every square.
    const SQUARES: Self::Bits;
    /// How squares are named, where constants can read it; then what a game says of its start is held to the board when it is
    /// compiled.
    const NAMING: Option<Naming> = None;

    /// Moves every square of the set by the step; what leaves the board is gone or on a ghost.
    fn step<O: Offset>(set: Self::Bits) -> Self::Bits;

    /// Returns the square from which the step led to `to`; what it returns of a step that cannot lead there, is no answer.
    fn origin<O: Offset>(to: Square<Self>) -> Square<Self>;

    /// Returns the squares from `from`, which is not one of them, straight on to the edge.
    fn ray<O: Offset>(from: Square<Self>) -> Self::Bits;

    /// Returns the squares that one of the steps leads to from `from`.
    fn leaps<L: Offsets>(from: Square<Self>) -> Self::Bits;

    /// Returns the number of pairs of a square of `from` and a step that leads from it to a square of `to`, a set without
    /// ghosts.
    ///
    /// For one number this is quicker than [`Degrees`], which are for sums over many sets.
    fn hops<L: Offsets>(from: Self::Bits, to: Self::Bits) -> u32;

    /// Returns the squares strictly between two, where they share a file, a rank or a diagonal; else none.
    fn between(from: Square<Self>, to: Square<Self>) -> Self::Bits;

    /// Returns the bit of the square at a file and a rank, both counted from 0, if there is a square.
    fn bit(file: usize, rank: usize) -> Option<usize>;

    /// Returns the file and the rank of the square that the bit is.
    fn place(bit: usize) -> (usize, usize);

    /// Writes the name of a square.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn write_square(square: Square<Self>, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads the name of a square at the start of a text, and tells how many bytes it took.
    ///
    /// # Errors
    ///
    /// If the text does not start with a name, or with one that the board does not have.
    fn read_square(text: &str) -> Result<(Square<Self>, usize), SquareError>;

    /// Returns the squares that a piece sliding by `O` reaches from `from`: up to the first of `occupied`, that one included.
    #[inline(always)]
    fn slide<O: Offset>(from: Square<Self>, occupied: Self::Bits) -> Self::Bits {
        let ray = Self::ray::<O>(from);
        if Self::rises::<O>() { ray & (ray & occupied).up_to_first() } else { ray & (ray & occupied).down_to_last() }
    }

    /// Returns the squares that a piece sliding by any of the steps reaches from `from`: on each line up to the first of
    /// `occupied`, that one included.
    ///
    /// A geometry that has a table for it reads it there.
    #[inline(always)]
    fn rides<L: Offsets>(from: Square<Self>, occupied: Self::Bits) -> Self::Bits {
        slide_each::<Self, L>(from, occupied)
    }

    /// Returns the squares of `through` that pieces sliding by `O` from any square of the set reach: on each line up to the
    /// first square that is not of `through`.
    ///
    /// All lines are followed at once, in steps of one, two, four: no more shifts for many pieces than for one, and no
    /// branch, so that the same fill over several boards compiles to vectors.
    #[inline(always)]
    fn fill<O: Offset>(from: Self::Bits, through: Self::Bits) -> Self::Bits {
        let step = |mut set: Self::Bits, times: usize| {
            for _ in 0..times {
                set = Self::step::<O>(set);
            }
            set
        };
        let longest = if Self::FILES > Self::RANKS { Self::FILES - 1 } else { Self::RANKS - 1 };
        let (mut reached, mut open, mut length) = (step(from, 1) & through, through, 1);
        while length < longest {
            reached |= step(reached, length) & open;
            open &= step(open, length);
            length *= 2;
        }
        reached
    }

    /// Returns whether the step leads to higher bits.
    fn rises<O: Offset>() -> bool;

    /// Returns the squares of the file, counted from 0.
    ///
    /// # Panics
    ///
    /// If the board has no such file.
    fn file(file: usize) -> Self::Bits;

    /// Returns the squares of the rank, counted from 0.
    ///
    /// # Panics
    ///
    /// If the board has no such rank.
    fn rank(rank: usize) -> Self::Bits;

    /// Iterates over a set as squares, lowest bit first; ghosts are left out.
    #[inline(always)]
    fn squares(set: Self::Bits) -> impl Iterator<Item = Square<Self>> + Clone {
        (set & Self::SQUARES).into_iter().map(Square::from_bit_unchecked)
    }
}

/// Returns the squares that one of several steps leads to from a square of the set, ghosts left out.
#[inline(always)]
pub fn spread<G: Geometry, L: Offsets>(set: G::Bits) -> G::Bits {
    struct Spread<G: Geometry> {
        from: G::Bits,
        to: G::Bits,
    }
    impl<G: Geometry> crate::OffsetVisitor for Spread<G> {
        #[inline(always)]
        fn visit<O: Offset>(&mut self) {
            self.to |= G::step::<O>(self.from);
        }
    }
    let mut spread = Spread::<G> { from: set, to: G::Bits::EMPTY };
    L::each(&mut spread);
    spread.to & G::SQUARES
}

/// Slides by each step of a tuple, ray by ray.
#[inline(always)]
pub(crate) fn slide_each<G: Geometry, L: Offsets>(from: Square<G>, occupied: G::Bits) -> G::Bits {
    struct Rides<G: Geometry> {
        from: Square<G>,
        occupied: G::Bits,
        reached: G::Bits,
    }
    impl<G: Geometry> crate::OffsetVisitor for Rides<G> {
        #[inline(always)]
        fn visit<O: Offset>(&mut self) {
            self.reached |= G::slide::<O>(self.from, self.occupied);
        }
    }
    let mut rides = Rides::<G> { from, occupied, reached: G::Bits::EMPTY };
    L::each(&mut rides);
    rides.reached
}

#[cfg(test)]
mod tests;
