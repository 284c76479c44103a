//! How a piece came to where it is.

use core::marker::PhantomData;

use crate::Direction;

/// How a piece came to its square, as a type.
pub(super) trait Arrival {
    /// Whether it has jumped.
    const JUMPED: bool;

    /// Whether the direction `D` is the one by which it came.
    fn onward<D: Direction>() -> bool;

    /// Whether the direction `D` leads back.
    fn back<D: Direction>() -> bool;

    /// Whether the next jump may not go in the direction `D`, or is searched elsewhere.
    fn bars<D: Direction>(merges: bool, turn_back: bool) -> bool;
}

/// It has not jumped yet.
pub(super) struct Start;

impl Arrival for Start {
    const JUMPED: bool = false;

    #[inline(always)]
    fn onward<D: Direction>() -> bool {
        false
    }

    #[inline(always)]
    fn back<D: Direction>() -> bool {
        false
    }

    #[inline(always)]
    fn bars<D: Direction>(_: bool, _: bool) -> bool {
        false
    }
}

/// It came in a direction.
pub(super) struct By<D>(PhantomData<D>);

impl<Came: Direction> Arrival for By<Came> {
    const JUMPED: bool = true;

    #[inline(always)]
    fn onward<D: Direction>() -> bool {
        const { Came::FILES == D::FILES && Came::RANKS == D::RANKS }
    }

    #[inline(always)]
    fn back<D: Direction>() -> bool {
        const { Came::FILES == -D::FILES && Came::RANKS == -D::RANKS }
    }

    #[inline(always)]
    fn bars<D: Direction>(merges: bool, turn_back: bool) -> bool {
        merges && Self::onward::<D>() || !turn_back && Self::back::<D>()
    }
}
