//! What stands on a straight line: rows of so many, and what is held between two.

use super::Geometry;
use crate::{Bits, Offset, OffsetVisitor, Offsets, Square};

/// Returns the squares with which a row of so many squares of the set ends, each a step `O` behind the one before; one
/// that is longer ends with several.
///
/// # Panics
///
/// If the length is 0, in debug builds.
#[inline(always)]
pub fn rows<G: Geometry, O: Offset>(set: G::Bits, length: usize) -> G::Bits {
    debug_assert!(length > 0, "a row has squares");
    // Rows of two, of four, and so on: two rows that meet, or overlap, are a longer one.
    let (mut ends, mut known) = (set, 1);
    while known < length {
        let more = known.min(length - known);
        let mut shifted = ends;
        for _ in 0..more {
            shifted = G::step::<O>(shifted);
        }
        (ends, known) = (ends & shifted, known + more);
    }
    ends
}

/// Returns whether so many squares of the set stand in a row along one of the steps; a step and its opposite have the
/// same rows.
///
/// # Examples
///
/// ```
/// use quadrille_core::geometry::has_row;
/// use quadrille_core::{East, North, NorthEast, Rectangle, SouthEast, bitboard};
///
/// type Board = Rectangle<4, 3>;
///
/// let set = bitboard! { Board:
///     . X . .
///     X . X .
///     . . . X
/// };
/// assert!(has_row::<Board, (SouthEast,)>(set, 3));
/// assert!(!has_row::<Board, (East, North, NorthEast)>(set, 3));
/// ```
#[inline(always)]
pub fn has_row<G: Geometry, L: Offsets>(set: G::Bits, length: usize) -> bool {
    struct Rows<G: Geometry> {
        set: G::Bits,
        length: usize,
        ends: G::Bits,
    }
    impl<G: Geometry> OffsetVisitor for Rows<G> {
        #[inline(always)]
        fn visit<O: Offset>(&mut self) {
            self.ends |= rows::<G, O>(self.set, self.length);
        }
    }
    let mut rows = Rows::<G> { set, length, ends: G::Bits::EMPTY };
    L::each(&mut rows);
    rows.ends.any()
}

/// Returns the squares, ghosts left out, that lie right behind an unbroken line of squares of `through`, one or more, that
/// begins next to a square of `from`: along each of the steps.
///
/// # Examples
///
/// ```
/// use quadrille_core::geometry::behind;
/// use quadrille_core::{East, Rectangle, bitboard};
///
/// type Board = Rectangle<6, 1>;
///
/// let (from, through) = (bitboard! { Board: X . . . X . }, bitboard! { Board: . X X . . . });
/// assert_eq!(behind::<Board, (East,)>(from, through), bitboard! { Board: . . . X . . });
/// ```
#[inline(always)]
pub fn behind<G: Geometry, L: Offsets>(from: G::Bits, through: G::Bits) -> G::Bits {
    struct Behind<G: Geometry> {
        from: G::Bits,
        through: G::Bits,
        behind: G::Bits,
    }
    impl<G: Geometry> OffsetVisitor for Behind<G> {
        #[inline(always)]
        fn visit<O: Offset>(&mut self) {
            // With one square before it and one behind, a line is two squares shorter than the board.
            let longest = if G::FILES > G::RANKS { G::FILES } else { G::RANKS };
            let mut line = G::step::<O>(self.from) & self.through;
            for _ in 3..longest {
                line |= G::step::<O>(line) & self.through;
            }
            self.behind |= G::step::<O>(line);
        }
    }
    let mut found = Behind::<G> { from, through, behind: G::Bits::EMPTY };
    L::each(&mut found);
    found.behind & G::SQUARES & !through
}

/// Returns the squares of `through` that lie in unbroken lines from a square to one of `by`, which shares no square with
/// `through`: along each of the steps.
///
/// # Examples
///
/// ```
/// use quadrille_core::geometry::enclosed;
/// use quadrille_core::{East, Rectangle, West, bitboard};
///
/// type Board = Rectangle<7, 1>;
///
/// let (through, by) = (bitboard! { Board: X X . X X . . }, bitboard! { Board: . . . . . X . });
/// let found = enclosed::<Board, (East, West)>("c1".parse()?, through, by);
/// assert_eq!(found, bitboard! { Board: . . . X X . . });
/// # Ok::<(), quadrille_core::SquareError>(())
/// ```
#[inline(always)]
pub fn enclosed<G: Geometry, L: Offsets>(from: Square<G>, through: G::Bits, by: G::Bits) -> G::Bits {
    struct Enclosed<G: Geometry> {
        from: Square<G>,
        through: G::Bits,
        by: G::Bits,
        enclosed: G::Bits,
    }
    impl<G: Geometry> OffsetVisitor for Enclosed<G> {
        #[inline(always)]
        fn visit<O: Offset>(&mut self) {
            let line = G::slide::<O>(self.from, !self.through);
            if (line & self.by).any() {
                self.enclosed |= line & self.through;
            }
        }
    }
    let mut found = Enclosed::<G> { from, through, by, enclosed: G::Bits::EMPTY };
    L::each(&mut found);
    found.enclosed
}

#[cfg(test)]
mod tests;
