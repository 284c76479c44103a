//! A value for every bit of a bitboard, and the tables of a shape.

use core::marker::PhantomData;

use super::shape::Shape;
use crate::{BitBoard, Offset, Offsets};

/// A value for every bit of a `BitBoard<N>`, ghosts included, made in constants.
///
/// Rows of 64 are the way round the missing arithmetic on constants: `[T; 64 * N]` cannot be written.
#[derive(Clone, Copy, Debug)]
pub struct BitTable<T, const N: usize>([[T; 64]; N]);

impl<T: Copy, const N: usize> BitTable<T, N> {
    /// Makes a table with the same value everywhere.
    #[inline]
    pub const fn filled(value: T) -> Self {
        Self([[value; 64]; N])
    }

    /// Returns the value of a bit.
    ///
    /// With one word there is no check: the bit is taken modulo 64.
    ///
    /// # Panics
    ///
    /// If there are several words and `bit >= 64 * N`.
    #[inline(always)]
    pub const fn get(&self, bit: usize) -> &T {
        let word = if N == 1 { 0 } else { bit / 64 };
        &self.0[word][bit % 64]
    }

    /// Sets the value of a bit.
    ///
    /// # Panics
    ///
    /// If `bit >= 64 * N`.
    pub const fn set(&mut self, bit: usize, value: T) {
        self.0[bit / 64][bit % 64] = value;
    }
}

/// A geometry that has a [`Shape`].
pub(crate) trait Shaped {
    /// The shape.
    const SHAPE: Shape;
}

/// What steps need that are known as values, on a geometry of `N` words.
pub(crate) struct StepList<G, const N: usize>(PhantomData<G>);

impl<G: Shaped, const N: usize> StepList<G, N> {
    /// Returns the squares that a step may be made from; all bits where ghosts make a mask needless.
    pub(crate) const fn sources((files, ranks): (i32, i32)) -> BitBoard<N> {
        let all = G::SHAPE.squares::<N>();
        let (mut sources, mut mask_needed) = (BitBoard::EMPTY, false);
        let mut squares = all;
        while let Some(from) = squares.first() {
            if G::SHAPE.neighbor(from, files, ranks).is_some() {
                sources = sources.with(from);
            } else {
                let to = from as isize + G::SHAPE.shift(files, ranks);
                mask_needed = mask_needed || to >= 0 && all.contains(to as usize);
            }
            squares = squares.without_first();
        }
        if mask_needed { sources } else { BitBoard::ALL }
    }
}

/// The tables of a step `O` on a geometry of `N` words.
pub(crate) struct StepTables<G, O, const N: usize>(PhantomData<(G, O)>);

impl<G: Shaped, O: Offset, const N: usize> StepTables<G, O, N> {
    /// The squares that the step may be made from; all bits where ghosts make a mask needless.
    pub(crate) const SOURCES: BitBoard<N> = StepList::<G, N>::sources((O::FILES, O::RANKS));

    /// By how many places the step moves a bit.
    pub(crate) const SHIFT: isize = G::SHAPE.shift(O::FILES, O::RANKS);

    /// The ray from each square.
    pub(crate) const RAYS: &'static BitTable<BitBoard<N>, N> = &{
        let mut table = BitTable::filled(BitBoard::EMPTY);
        let mut squares = G::SHAPE.squares::<N>();
        while let Some(from) = squares.first() {
            let (mut ray, mut bit) = (BitBoard::EMPTY, from);
            while let Some(next) = G::SHAPE.neighbor(bit, O::FILES, O::RANKS) {
                ray = ray.with(next);
                bit = next;
            }
            table.set(from, ray);
            squares = squares.without_first();
        }
        table
    };
}

/// The table of several steps `L` on a geometry of `N` words.
pub(crate) struct LeapTable<G, L, const N: usize>(PhantomData<(G, L)>);

impl<G: Shaped, L: Offsets, const N: usize> LeapTable<G, L, N> {
    /// The squares that one of the steps leads to, from each square.
    pub(crate) const LEAPS: &'static BitTable<BitBoard<N>, N> = &{
        let mut table = BitTable::filled(BitBoard::EMPTY);
        let mut squares = G::SHAPE.squares::<N>();
        while let Some(from) = squares.first() {
            let (mut leaps, mut step) = (BitBoard::EMPTY, 0);
            while step < L::LIST.len() {
                if let Some(to) = G::SHAPE.neighbor(from, L::LIST[step].0, L::LIST[step].1) {
                    leaps = leaps.with(to);
                }
                step += 1;
            }
            table.set(from, leaps);
            squares = squares.without_first();
        }
        table
    };
}

/// The most files or ranks that a board may have.
pub(crate) const MOST_LINES: usize = 26;

/// The table of lines on a geometry of `N` words.
pub(crate) struct LineTable<G, const N: usize>(PhantomData<G>);

impl<G: Shaped, const N: usize> LineTable<G, N> {
    /// The squares of each file.
    pub(crate) const FILES: &'static [BitBoard<N>; MOST_LINES] = &{
        let mut files = [BitBoard::EMPTY; MOST_LINES];
        let mut squares = G::SHAPE.squares::<N>();
        while let Some(bit) = squares.first() {
            let (file, _) = G::SHAPE.place(bit);
            files[file] = files[file].with(bit);
            squares = squares.without_first();
        }
        files
    };

    /// The squares of each rank.
    pub(crate) const RANKS: &'static [BitBoard<N>; MOST_LINES] = &{
        let mut ranks = [BitBoard::EMPTY; MOST_LINES];
        let mut squares = G::SHAPE.squares::<N>();
        while let Some(bit) = squares.first() {
            let (_, rank) = G::SHAPE.place(bit);
            ranks[rank] = ranks[rank].with(bit);
            squares = squares.without_first();
        }
        ranks
    };

    /// The squares strictly between two squares of a file, a rank or a diagonal.
    pub(crate) const BETWEEN: &'static BitTable<BitTable<BitBoard<N>, N>, N> = &{
        let mut table = BitTable::filled(BitTable::filled(BitBoard::EMPTY));
        let mut squares = G::SHAPE.squares::<N>();
        while let Some(from) = squares.first() {
            let (mut row, mut direction) = (BitTable::filled(BitBoard::EMPTY), 0);
            while direction < 9 {
                let (files, ranks) = (direction % 3 - 1, direction / 3 - 1);
                let (mut passed, (file, rank)) = (BitBoard::EMPTY, G::SHAPE.place(from));
                let (mut file, mut rank) = (file as i32 + files, rank as i32 + ranks);
                while direction != 4 && G::SHAPE.has_place(file, rank) {
                    // On a chequered board a straight line has a square at every other step.
                    if let Some(next) = G::SHAPE.bit(file, rank) {
                        row.set(next, passed);
                        passed = passed.with(next);
                    }
                    (file, rank) = (file + files, rank + ranks);
                }
                direction += 1;
            }
            table.set(from, row);
            squares = squares.without_first();
        }
        table
    };
}

/// Implements [`Geometry`](crate::Geometry) for a geometry that has a shape, but for the names of its squares.
macro_rules! geometry_of_shape {
    ($words:ident) => {
        type Bits = BitBoard<$words>;

        const SQUARES: BitBoard<$words> = {
            let () = Self::CHECKED;
            Self::SHAPE.squares()
        };

        #[inline(always)]
        fn step<O: Offset>(set: BitBoard<$words>) -> BitBoard<$words> {
            let sources = const { StepTables::<Self, O, $words>::SOURCES };
            (set & sources).shifted(const { StepTables::<Self, O, $words>::SHIFT })
        }

        #[inline(always)]
        fn origin<O: Offset>(to: Square<Self>) -> Square<Self> {
            Square::from_bit_unchecked(to.bit().wrapping_add_signed(const { -StepTables::<Self, O, $words>::SHIFT }))
        }

        #[inline(always)]
        fn ray<O: Offset>(from: Square<Self>) -> BitBoard<$words> {
            *StepTables::<Self, O, $words>::RAYS.get(from.bit())
        }

        #[inline(always)]
        fn rises<O: Offset>() -> bool {
            const { StepTables::<Self, O, $words>::SHIFT > 0 }
        }

        #[inline(always)]
        fn leaps<L: Offsets>(from: Square<Self>) -> BitBoard<$words> {
            *LeapTable::<Self, L, $words>::LEAPS.get(from.bit())
        }

        #[inline(always)]
        fn hops<L: Offsets>(from: BitBoard<$words>, to: BitBoard<$words>) -> u32 {
            HopTable::<Self, L, $words>::count(from, to)
        }

        #[inline(always)]
        fn between(from: Square<Self>, to: Square<Self>) -> BitBoard<$words> {
            *LineTable::<Self, $words>::BETWEEN.get(from.bit()).get(to.bit())
        }

        #[inline(always)]
        fn file(file: usize) -> BitBoard<$words> {
            LineTable::<Self, $words>::FILES[file]
        }

        #[inline(always)]
        fn rank(rank: usize) -> BitBoard<$words> {
            LineTable::<Self, $words>::RANKS[rank]
        }

        #[inline]
        fn bit(file: usize, rank: usize) -> Option<usize> {
            Self::SHAPE.bit(i32::try_from(file).ok()?, i32::try_from(rank).ok()?)
        }

        #[inline]
        fn place(bit: usize) -> (usize, usize) {
            Self::SHAPE.place(bit)
        }
    };
}

pub(crate) use geometry_of_shape;
