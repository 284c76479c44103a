//! What a search for captures is for.

use super::heading::{ByTypes, Free, HeadingVisitor};
use super::trail::{Trace, Trail};
use crate::sink::convention_of;
use crate::{Convention, Directions, Geometry};

/// What is wanted of a search.
pub(super) trait Wants: Copy {
    /// What follows the search where nothing else does.
    type Trail<'t, G: Geometry>: Trail<G> + Default;

    /// Returns what counts as one move.
    fn convention(self) -> Convention;

    /// Returns whether the first capture is enough.
    fn first_only(self) -> bool;

    /// Shows each direction of a list to a visitor.
    fn each_heading<L: Directions>(visitor: &mut impl HeadingVisitor);
}

/// What the compiler knows to be wanted: such a search is compiled for it, direction by direction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<const CONVENTION: u8, const FIRST_ONLY: bool>;

/// Any move at all.
pub(super) type AnyMove = Known<0, true>;
/// Every move, by a convention.
pub(super) type Every<const CONVENTION: u8> = Known<CONVENTION, false>;

impl<const CONVENTION: u8, const FIRST_ONLY: bool> Wants for Known<CONVENTION, FIRST_ONLY> {
    type Trail<'t, G: Geometry> = ();

    #[inline(always)]
    fn convention(self) -> Convention {
        const { convention_of(CONVENTION) }
    }

    #[inline(always)]
    fn first_only(self) -> bool {
        FIRST_ONLY
    }

    #[inline(always)]
    fn each_heading<L: Directions>(visitor: &mut impl HeadingVisitor) {
        L::each_direction(&mut ByTypes(visitor));
    }
}

/// What is asked for when it is searched: one search serves all that may be asked, in all directions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// What counts as one move.
    pub(super) convention: Convention,
    /// Whether the first capture is enough.
    pub(super) first_only: bool,
}

impl Asked {
    /// Asks for every move by a convention.
    pub(super) const fn every(convention: Convention) -> Self {
        Self { convention, first_only: false }
    }
}

impl Wants for Asked {
    type Trail<'t, G: Geometry> = Trace<'t, G>;

    #[inline(always)]
    fn convention(self) -> Convention {
        self.convention
    }

    #[inline(always)]
    fn first_only(self) -> bool {
        self.first_only
    }

    #[inline(always)]
    fn each_heading<L: Directions>(visitor: &mut impl HeadingVisitor) {
        Free::<L>::each(visitor);
    }
}
