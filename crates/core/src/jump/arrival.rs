//! How a piece came to where it is.

use super::heading::Heading;

/// How a piece came to its square.
pub(super) trait Arrival: Copy {
    /// Whether it has jumped.
    const JUMPED: bool;

    /// Returns whether a direction is the one by which it came.
    fn onward<H: Heading>(self, heading: H) -> bool;

    /// Returns whether a direction leads back.
    fn back<H: Heading>(self, heading: H) -> bool;

    /// Returns whether the next jump may not go in a direction, or is searched elsewhere.
    #[inline(always)]
    fn bars<H: Heading>(self, heading: H, merges: bool, turn_back: bool) -> bool {
        merges && self.onward(heading) || !turn_back && self.back(heading)
    }
}

/// It has not jumped yet.
#[derive(Clone, Copy)]
pub(super) struct Start;

impl Arrival for Start {
    const JUMPED: bool = false;

    #[inline(always)]
    fn onward<H: Heading>(self, _: H) -> bool {
        false
    }

    #[inline(always)]
    fn back<H: Heading>(self, _: H) -> bool {
        false
    }
}

/// It came in a direction.
#[derive(Clone, Copy)]
pub(super) struct By<Came>(pub(super) Came);

impl<Came: Heading> Arrival for By<Came> {
    const JUMPED: bool = true;

    #[inline(always)]
    fn onward<H: Heading>(self, heading: H) -> bool {
        heading.is(self.0)
    }

    #[inline(always)]
    fn back<H: Heading>(self, heading: H) -> bool {
        heading.is_back_from(self.0)
    }
}
