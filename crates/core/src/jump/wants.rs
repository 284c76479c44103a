//! What a search for captures is for.

use crate::Convention;

/// What is wanted of a search; sinks that want the same share what is compiled for it.
pub(super) trait Wants {
    /// What counts as one move.
    const CONVENTION: Convention;
    /// Whether the first capture is enough.
    const FIRST_ONLY: bool = false;
}

/// Every move.
pub(super) struct EveryMove;

impl Wants for EveryMove {
    const CONVENTION: Convention = Convention::Unique;
}

/// Every order of capturing.
pub(super) struct EveryOrder;

impl Wants for EveryOrder {
    const CONVENTION: Convention = Convention::Orders;
}

/// Every sequence of landing squares.
pub(super) struct EveryPath;

impl Wants for EveryPath {
    const CONVENTION: Convention = Convention::Paths;
}

/// Any move at all.
pub(super) struct AnyMove;

impl Wants for AnyMove {
    const CONVENTION: Convention = Convention::Unique;
    const FIRST_ONLY: bool = true;
}
