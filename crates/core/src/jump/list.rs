//! The list of moves of a variant that does not ask for speed.

use smallvec::SmallVec;

use super::generate::{Taker, captures, quiet_moves};
use super::search::Lines;
use super::wants::Asked;
use super::{JumpMove, JumpMoves};
use crate::{Black, Color, Geometry, JumpPosition, Set, Side, Square, Turn, White};

/// A list of moves; beyond it there is the heap.
///
/// Play stays far below; eight kings that move as rooks, against one, have 109 moves.
pub(super) type List<G> = SmallVec<Buffer<G>>;

/// What a list has room for in place.
pub(super) type Buffer<G> = [JumpMove<G>; 128];

/// Lists the legal moves, captures alone if so wished; compiled once for all rules that move so, whatever is asked.
#[inline(never)]
pub(super) fn list<V: JumpMoves>(
    position: &JumpPosition<V::Geometry>,
    asked: Asked,
    captures_only: bool,
) -> List<V::Geometry> {
    let mut list = List::new();
    match position.turn() {
        Color::White => list_of::<V, White>(position, asked, captures_only, &mut list),
        Color::Black => list_of::<V, Black>(position, asked, captures_only, &mut list),
    }
    list
}

/// Lists the legal moves of the side `S`.
fn list_of<V: JumpMoves, S: Side>(
    position: &JumpPosition<V::Geometry>,
    asked: Asked,
    captures_only: bool,
    list: &mut List<V::Geometry>,
) {
    captures::<V, S, _, _>(position, asked, &mut Lines::<V::Geometry>::new(), list);
    if list.is_empty() && !captures_only {
        quiet_moves::<V, S, _>(position, list);
    }
}

impl<G: Geometry> Taker<G> for List<G> {
    #[inline]
    fn take(
        &mut self,
        targets: Set<G>,
        make: impl Fn(Square<G>) -> JumpMove<G>,
        _: impl Fn(Square<G>) -> JumpPosition<G>,
    ) {
        self.extend(G::squares(targets).map(make));
    }
}
