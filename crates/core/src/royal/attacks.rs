//! Who attacks a square.

use core::marker::PhantomData;

use super::position::SetOf;
use super::{Gait, KindVisitor, Kinds, RoyalMoves, RoyalPosition};
use crate::{Bits, Side, Square};

/// Returns the pieces of the side `S` that attack a square through the squares that are not occupied; only those of `by`
/// count.
///
/// It is compiled once for a side, and not into each sink's generator.
#[inline(never)]
pub(super) fn attackers<V: RoyalMoves, S: Side>(
    position: &RoyalPosition<V>,
    on: Square<V::Geometry>,
    occupied: SetOf<V>,
    by: SetOf<V>,
) -> SetOf<V> {
    let mut attackers = Attackers::<V, S> { position, on, occupied, found: SetOf::<V>::EMPTY, side: PhantomData };
    V::Kinds::each(&mut attackers);
    attackers.found & by
}

/// Gathers the pieces that attack a square, kind by kind.
struct Attackers<'a, V: RoyalMoves, S> {
    position: &'a RoyalPosition<V>,
    on: Square<V::Geometry>,
    occupied: SetOf<V>,
    found: SetOf<V>,
    side: PhantomData<S>,
}

impl<V: RoyalMoves, S: Side> KindVisitor for Attackers<'_, V, S> {
    #[inline(always)]
    fn visit<K: Gait>(&mut self, kind: usize) {
        let from = K::leapers::<V::Geometry, S>(self.on) | K::riders::<V::Geometry, S>(self.on, self.occupied);
        self.found |= from & self.position.kind(kind);
    }
}
