//! How a king came to where it is.

use core::marker::PhantomData;

use crate::Direction;

/// How a king came to its square, as a type.
pub(super) trait Arrival {
    /// Whether the next jump may not go in the direction `D`, or is searched elsewhere.
    fn bars<D: Direction>(merges: bool, turn_back: bool) -> bool;
}

/// It has not jumped yet.
pub(super) struct Start;

impl Arrival for Start {
    #[inline(always)]
    fn bars<D: Direction>(_: bool, _: bool) -> bool {
        false
    }
}

/// It came in a direction.
pub(super) struct By<D>(PhantomData<D>);

impl<Came: Direction> Arrival for By<Came> {
    #[inline(always)]
    fn bars<D: Direction>(merges: bool, turn_back: bool) -> bool {
        let onward = const { Came::FILES == D::FILES && Came::RANKS == D::RANKS };
        let back = const { Came::FILES == -D::FILES && Came::RANKS == -D::RANKS };
        merges && onward || !turn_back && back
    }
}
