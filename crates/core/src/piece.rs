//! How kinds of pieces move, as types.
//!
//! The traits compose: a queen is a rider along ranks and files and one along diagonals. Each says only *where* a piece
//! may go; what it may do there is the game's.

use crate::{Directions, Geometry, Offsets, Square};

/// A piece that goes by one of several steps and jumps over what is between.
///
/// # Examples
///
/// ```
/// use quadrille_core::{Hop, Leaper, Rectangle};
///
/// struct Camel;
///
/// impl Leaper for Camel {
///     type Leaps = (Hop<1, 3>, Hop<3, 1>, Hop<3, -1>, Hop<1, -3>, Hop<-1, -3>, Hop<-3, -1>, Hop<-3, 1>, Hop<-1, 3>);
/// }
///
/// type Board = Rectangle<10, 10, 2>;
/// let corner = "a1".parse()?;
/// assert_eq!(Camel::attacks::<Board>(corner).count(), 2);
/// # Ok::<(), quadrille_core::SquareError>(())
/// ```
pub trait Leaper {
    /// Its steps.
    type Leaps: Offsets;

    /// Returns the squares it attacks from a square.
    #[inline(always)]
    fn attacks<G: Geometry>(from: Square<G>) -> G::Bits {
        G::leaps::<Self::Leaps>(from)
    }

    /// Returns the squares attacked from any square of a set.
    #[inline(always)]
    fn spread<G: Geometry>(from: G::Bits) -> G::Bits {
        crate::geometry::spread::<G, Self::Leaps>(from)
    }
}

/// A piece that goes on by the same step until something stands in its way.
pub trait Rider {
    /// Its steps.
    type Rides: Offsets;

    /// Returns the squares it attacks from a square: on each line up to the first of `occupied`, that one included.
    #[inline(always)]
    fn attacks<G: Geometry>(from: Square<G>, occupied: G::Bits) -> G::Bits {
        G::rides::<Self::Rides>(from, occupied)
    }
}

/// A piece that captures by jumping over one enemy to an empty square behind it, again and again.
///
/// The search for its captures is [`jump`](crate::jump).
pub trait Jumper {
    /// The directions in which it moves without a capture.
    type Steps: Directions;
    /// The directions in which it captures.
    type Jumps: Directions;
    /// Whether it flies: over any number of empty squares, before the enemy and behind it.
    const FLIES: bool;
}

/// A piece that is placed, never moved: beside its like, or at a distance.
pub trait Stone {
    /// The squares next to it.
    type Neighbors: Offsets;
    /// The squares at its second distance.
    type Seconds: Offsets;

    /// Returns the squares next to one.
    #[inline(always)]
    fn neighbors<G: Geometry>(of: Square<G>) -> G::Bits {
        G::leaps::<Self::Neighbors>(of)
    }

    /// Returns the squares next to any square of a set.
    #[inline(always)]
    fn spread_to_neighbors<G: Geometry>(of: G::Bits) -> G::Bits {
        crate::geometry::spread::<G, Self::Neighbors>(of)
    }

    /// Returns the squares at the second distance from any square of a set.
    #[inline(always)]
    fn spread_to_seconds<G: Geometry>(of: G::Bits) -> G::Bits {
        crate::geometry::spread::<G, Self::Seconds>(of)
    }

    /// Returns the squares at the second distance from one.
    #[inline(always)]
    fn seconds<G: Geometry>(of: Square<G>) -> G::Bits {
        G::leaps::<Self::Seconds>(of)
    }
}
