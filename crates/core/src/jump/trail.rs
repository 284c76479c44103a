//! Who follows a search for captures.

use super::memo::Point;
use crate::{Geometry, Set, Square};

/// Follows the search: `()` follows nothing and costs nothing.
pub(super) trait Trail<G: Geometry> {
    /// Returns whether it remembers the points that it was at.
    #[inline(always)]
    fn remembers(&self) -> bool {
        false
    }

    /// The search comes to a point; returns whether it should go on from there, which has no use a second time.
    #[inline(always)]
    fn enter(&mut self, _point: Point<G>) -> bool {
        true
    }

    /// All has been searched that goes on from the last point.
    #[inline(always)]
    fn leave(&mut self) {}

    /// The piece lands on a square of the point; returns whether the search should go on from there.
    #[inline(always)]
    fn land(&mut self, _square: Square<G>) -> bool {
        true
    }

    /// The last landing is taken back.
    #[inline(always)]
    fn lift(&mut self) {}

    /// A capture may end on any of the squares; `early` tells in which jumps it took kings, where that matters.
    #[inline(always)]
    fn end(&mut self, _to: Set<G>, _captured: Set<G>, _early: u32) {}
}

impl<G: Geometry> Trail<G> for () {}

/// Who is told when it is searched, if anybody: so one search serves all that follow.
pub(super) type Trace<'t, G> = Option<&'t mut (dyn Trail<G> + 't)>;

impl<G: Geometry> Trail<G> for Trace<'_, G> {
    #[inline(always)]
    fn remembers(&self) -> bool {
        self.as_ref().is_some_and(|trail| trail.remembers())
    }

    #[inline(always)]
    fn enter(&mut self, point: Point<G>) -> bool {
        self.as_mut().is_none_or(|trail| trail.enter(point))
    }

    #[inline(always)]
    fn leave(&mut self) {
        if let Some(trail) = self {
            trail.leave();
        }
    }

    #[inline(always)]
    fn land(&mut self, square: Square<G>) -> bool {
        self.as_mut().is_none_or(|trail| trail.land(square))
    }

    #[inline(always)]
    fn lift(&mut self) {
        if let Some(trail) = self {
            trail.lift();
        }
    }

    #[inline(always)]
    fn end(&mut self, to: Set<G>, captured: Set<G>, early: u32) {
        if let Some(trail) = self {
            trail.end(to, captured, early);
        }
    }
}
