//! Whether one move is legal, without a list of all.

use quadrille_core::{Rules, Stone as _};

use crate::moves::is_stopped;
use crate::{AtaxxBy, Move, Options, Position, Stone};

/// Returns whether a move is legal.
#[inline]
pub(crate) fn is_legal<O: Options>(position: &Position, mv: Move) -> bool {
    let [own, _] = position.sides();
    let (sources, to) = match mv {
        Move::Single(to) => (Stone::neighbors(to), to),
        Move::Double { from, to } => (Stone::seconds(to) & from.set(), to),
        Move::Pass => return AtaxxBy::<O>::moves(position).contains(&mv),
    };
    (sources & own).any() && position.free().contains(to.bit()) && !is_stopped(position)
}
