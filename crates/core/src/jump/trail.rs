//! The squares that a capture lands on, one after the other.

use alloc::vec::Vec;

use super::search::{EveryOrder, EveryPath, Search};
use super::{JumpMove, JumpMoves};
use crate::{Bits, Geometry, JumpPosition, Set, Square};

/// Follows the search: `()` follows nothing and costs nothing.
pub(super) trait Trail<G: Geometry> {
    /// A piece lands, having captured so far; returns whether the search should go on from there.
    #[inline(always)]
    fn land(&mut self, _square: Square<G>, _captured: Set<G>) -> bool {
        true
    }

    /// The last landing is taken back.
    #[inline(always)]
    fn lift(&mut self) {}

    /// A capture may end on any of the squares.
    #[inline(always)]
    fn end(&mut self, _to: Set<G>, _captured: Set<G>) {}
}

impl<G: Geometry> Trail<G> for () {}

/// Collects every way of making one capture.
struct Ways<G: Geometry> {
    wanted: JumpMove<G>,
    landings: Vec<Square<G>>,
    ways: Vec<Vec<Square<G>>>,
}

impl<G: Geometry> Trail<G> for Ways<G> {
    fn land(&mut self, square: Square<G>, captured: Set<G>) -> bool {
        self.landings.push(square);
        (captured & !self.wanted.captured).is_empty()
    }

    fn lift(&mut self) {
        self.landings.pop();
    }

    fn end(&mut self, to: Set<G>, captured: Set<G>) {
        if captured == self.wanted.captured && to.contains(self.wanted.to.bit()) {
            let mut way = self.landings.clone();
            way.push(self.wanted.to);
            self.ways.push(way);
        }
    }
}

/// Returns every way of making a legal capture, as landing squares, the last one included.
///
/// A way lands right behind each captured piece, but where it turns or ends.
pub(super) fn ways<V: JumpMoves>(
    position: &JumpPosition<V::Geometry>,
    mv: JumpMove<V::Geometry>,
) -> Vec<Vec<Square<V::Geometry>>> {
    let trail = Ways { wanted: mv, landings: Vec::new(), ways: Vec::new() };
    Search::<V, EveryOrder, _>::from_square(position, mv.from, trail).ways
}

/// Returns the squares of a legal move's path: from, each landing, to.
///
/// Of several ways the one is taken whose written form comes first in the order of bytes.
pub fn path<V: JumpMoves>(position: &JumpPosition<V::Geometry>, mv: JumpMove<V::Geometry>) -> Vec<Square<V::Geometry>> {
    let mut path = Vec::from([mv.from]);
    if mv.captured.is_empty() {
        path.push(mv.to);
        return path;
    }
    let written = |way: &Vec<Square<V::Geometry>>| {
        use alloc::string::{String, ToString};
        way.iter().fold(String::new(), |text, square| text + "x" + &square.to_string())
    };
    path.extend(ways::<V>(position, mv).into_iter().min_by_key(written).unwrap_or_default());
    path
}

/// Whether a capture lands on given squares.
struct Follow<'a, G: Geometry> {
    wanted: JumpMove<G>,
    squares: &'a [Square<G>],
    landed: usize,
    followed: bool,
}

impl<G: Geometry> Trail<G> for Follow<'_, G> {
    fn land(&mut self, square: Square<G>, _: Set<G>) -> bool {
        self.landed += 1;
        self.squares.get(self.landed - 1) == Some(&square)
    }

    fn lift(&mut self) {
        self.landed -= 1;
    }

    fn end(&mut self, to: Set<G>, captured: Set<G>) {
        let last = self.squares.get(self.landed..);
        self.followed |= captured == self.wanted.captured
            && matches!(last, Some(&[square]) if square == self.wanted.to && to.contains(square.bit()));
    }
}

/// Returns whether a legal capture can be made with exactly these landings, the last one included.
pub(super) fn follows<V: JumpMoves>(
    position: &JumpPosition<V::Geometry>,
    mv: JumpMove<V::Geometry>,
    squares: &[Square<V::Geometry>],
) -> bool {
    let trail = Follow { wanted: mv, squares, landed: 0, followed: false };
    Search::<V, EveryPath, _>::from_square(position, mv.from, trail).followed
}
