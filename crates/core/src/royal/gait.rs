//! How a kind of piece goes, put together of leaps and rides.

use core::marker::PhantomData;

use super::mirrored::{leaps_from, leaps_to, rides_from, rides_to, starts};
use super::reach::{farther, reach};
use crate::{Bits, Directions, Geometry, Leaper, Offsets, Rider, Side, Square};

/// How a kind of piece goes, as White sees it; Black's pieces go the same, upside down.
///
/// Gaits compose as tuples, see [the module](super). You need not implement it: [`Leap`] and [`Ride`] are what gaits are
/// made of, and [`Quiet`], [`Capture`] and [`DoubleStep`] what tells a pawn from them.
pub trait Gait: 'static {
    /// The rank, counted from 0 at its own side, from which it may step two squares forward where both are empty; a piece
    /// that does so can be captured on the square that it passed, by a piece of a gait that may step so too.
    const DOUBLE_STEP: Option<usize> = None;

    /// The files and the ranks that its steps go at the most, each for itself: on a smaller board one of them leads
    /// nowhere. A double step goes as many ranks as it needs.
    const REACH: [usize; 2];

    /// Returns the squares where a piece of the side `S` captures; what stands there is not looked at.
    fn captures<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits;

    /// Returns the squares to which it moves where they are empty.
    fn quiets<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits;

    /// Returns the squares from which it captures on a square by a leap.
    fn leapers<G: Geometry, S: Side>(on: Square<G>) -> G::Bits;

    /// Returns the squares from which it captures on a square by a ride: on each line up to the first of `occupied`.
    fn riders<G: Geometry, S: Side>(on: Square<G>, occupied: G::Bits) -> G::Bits;

    /// Returns the squares from which it could go anywhere at all on an empty board.
    fn starts<G: Geometry, S: Side>() -> G::Bits;

    /// Tells each step, the double step apart.
    fn steps(tell: &mut dyn FnMut(Step));
}

/// A step of a gait, as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Files to the right.
    pub files: i32,
    /// Ranks up.
    pub ranks: i32,
    /// Whether it may be repeated until something stands in the way.
    pub rides: bool,
    /// Whether it leads to empty squares.
    pub moves: bool,
    /// Whether it captures.
    pub captures: bool,
}

/// Goes by one of the steps `L`, whatever is between.
#[derive(Clone, Copy, Debug)]
pub struct Leap<L>(PhantomData<L>);

impl<L: Offsets> Leaper for Leap<L> {
    type Leaps = L;
}

impl<L: Offsets> Gait for Leap<L> {
    const REACH: [usize; 2] = reach(L::LIST);

    #[inline(always)]
    fn captures<G: Geometry, S: Side>(from: Square<G>, _: G::Bits) -> G::Bits {
        leaps_from::<G, L, S>(from)
    }

    #[inline(always)]
    fn quiets<G: Geometry, S: Side>(from: Square<G>, _: G::Bits) -> G::Bits {
        leaps_from::<G, L, S>(from)
    }

    #[inline(always)]
    fn leapers<G: Geometry, S: Side>(on: Square<G>) -> G::Bits {
        leaps_to::<G, L, S>(on)
    }

    #[inline(always)]
    fn riders<G: Geometry, S: Side>(_: Square<G>, _: G::Bits) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn starts<G: Geometry, S: Side>() -> G::Bits {
        starts::<G, L, S>()
    }

    fn steps(tell: &mut dyn FnMut(Step)) {
        for &(files, ranks) in L::LIST {
            tell(Step { files, ranks, rides: false, moves: true, captures: true });
        }
    }
}

/// Goes on in one of the directions `L` until something stands in the way.
///
/// The directions lead to squares that touch: pins are found along files, ranks and diagonals.
#[derive(Clone, Copy, Debug)]
pub struct Ride<L>(PhantomData<L>);

impl<L: Directions> Ride<L> {
    /// Rejects what has squares between its steps.
    const CHECKED: () = {
        let mut i = 0;
        while i < L::LIST.len() {
            assert!(L::LIST[i].0.abs() <= 1 && L::LIST[i].1.abs() <= 1, "a ride goes from square to square that touch");
            i += 1;
        }
    };
}

impl<L: Directions> Rider for Ride<L> {
    type Rides = L;
}

impl<L: Directions> Gait for Ride<L> {
    const REACH: [usize; 2] = reach(L::LIST);

    #[inline(always)]
    fn captures<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
        rides_from::<G, L, S>(from, occupied)
    }

    #[inline(always)]
    fn quiets<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
        rides_from::<G, L, S>(from, occupied)
    }

    #[inline(always)]
    fn leapers<G: Geometry, S: Side>(_: Square<G>) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn riders<G: Geometry, S: Side>(on: Square<G>, occupied: G::Bits) -> G::Bits {
        let () = Self::CHECKED;
        rides_to::<G, L, S>(on, occupied)
    }

    #[inline(always)]
    fn starts<G: Geometry, S: Side>() -> G::Bits {
        starts::<G, L, S>()
    }

    fn steps(tell: &mut dyn FnMut(Step)) {
        for &(files, ranks) in L::LIST {
            tell(Step { files, ranks, rides: true, moves: true, captures: true });
        }
    }
}

/// Goes as `K` to empty squares, and captures nothing.
#[derive(Clone, Copy, Debug)]
pub struct Quiet<K>(PhantomData<K>);

impl<K: Gait> Gait for Quiet<K> {
    const REACH: [usize; 2] = K::REACH;

    #[inline(always)]
    fn captures<G: Geometry, S: Side>(_: Square<G>, _: G::Bits) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn quiets<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
        K::quiets::<G, S>(from, occupied)
    }

    #[inline(always)]
    fn leapers<G: Geometry, S: Side>(_: Square<G>) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn riders<G: Geometry, S: Side>(_: Square<G>, _: G::Bits) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn starts<G: Geometry, S: Side>() -> G::Bits {
        K::starts::<G, S>()
    }

    fn steps(tell: &mut dyn FnMut(Step)) {
        K::steps(&mut |step| tell(Step { captures: false, ..step }));
    }
}

/// Captures as `K`, and does not move but to capture.
#[derive(Clone, Copy, Debug)]
pub struct Capture<K>(PhantomData<K>);

impl<K: Gait> Gait for Capture<K> {
    const REACH: [usize; 2] = K::REACH;

    #[inline(always)]
    fn captures<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
        K::captures::<G, S>(from, occupied)
    }

    #[inline(always)]
    fn quiets<G: Geometry, S: Side>(_: Square<G>, _: G::Bits) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn leapers<G: Geometry, S: Side>(on: Square<G>) -> G::Bits {
        K::leapers::<G, S>(on)
    }

    #[inline(always)]
    fn riders<G: Geometry, S: Side>(on: Square<G>, occupied: G::Bits) -> G::Bits {
        K::riders::<G, S>(on, occupied)
    }

    #[inline(always)]
    fn starts<G: Geometry, S: Side>() -> G::Bits {
        K::starts::<G, S>()
    }

    fn steps(tell: &mut dyn FnMut(Step)) {
        K::steps(&mut |step| tell(Step { moves: false, ..step }));
    }
}

/// Steps two squares forward from a rank, counted from 0 at its own side, if both are empty; beside another gait.
#[derive(Clone, Copy, Debug)]
pub struct DoubleStep<const RANK: usize>;

impl<const RANK: usize> Gait for DoubleStep<RANK> {
    const DOUBLE_STEP: Option<usize> = Some(RANK);
    const REACH: [usize; 2] = [0, RANK + 2];

    #[inline(always)]
    fn captures<G: Geometry, S: Side>(_: Square<G>, _: G::Bits) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn quiets<G: Geometry, S: Side>(_: Square<G>, _: G::Bits) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn leapers<G: Geometry, S: Side>(_: Square<G>) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn riders<G: Geometry, S: Side>(_: Square<G>, _: G::Bits) -> G::Bits {
        G::Bits::EMPTY
    }

    #[inline(always)]
    fn starts<G: Geometry, S: Side>() -> G::Bits {
        G::Bits::EMPTY
    }

    fn steps(_: &mut dyn FnMut(Step)) {}
}

/// Implements it for a tuple: a piece that goes by any of its gaits.
macro_rules! tuple {
    ($($name:ident)*) => {
        impl<$($name: Gait),*> Gait for ($($name,)*) {
            const DOUBLE_STEP: Option<usize> = {
                let mut rank = None;
                $(if $name::DOUBLE_STEP.is_some() {
                    rank = $name::DOUBLE_STEP;
                })*
                rank
            };
            const REACH: [usize; 2] = {
                let mut reach = [0; 2];
                $(reach = farther(reach, $name::REACH);)*
                reach
            };

            #[inline(always)]
            fn captures<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
                G::Bits::EMPTY $(| $name::captures::<G, S>(from, occupied))*
            }

            #[inline(always)]
            fn quiets<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
                G::Bits::EMPTY $(| $name::quiets::<G, S>(from, occupied))*
            }

            #[inline(always)]
            fn leapers<G: Geometry, S: Side>(on: Square<G>) -> G::Bits {
                G::Bits::EMPTY $(| $name::leapers::<G, S>(on))*
            }

            #[inline(always)]
            fn riders<G: Geometry, S: Side>(on: Square<G>, occupied: G::Bits) -> G::Bits {
                G::Bits::EMPTY $(| $name::riders::<G, S>(on, occupied))*
            }

            #[inline(always)]
            fn starts<G: Geometry, S: Side>() -> G::Bits {
                G::Bits::EMPTY $(| $name::starts::<G, S>())*
            }

            fn steps(tell: &mut dyn FnMut(Step)) {
                $($name::steps(tell);)*
            }
        }
    };
}

tuple!(A B);
tuple!(A B C);
tuple!(A B C D);
