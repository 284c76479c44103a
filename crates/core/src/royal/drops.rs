//! Drops of pieces in hand.

use super::book::Book;
use super::frame::Frame;
use super::generate::own_rank;
use super::kinds::KindSets;
use super::position::{SetOf, SetsOf};
use super::{Deed, Gait, KindVisitor, Kinds, Pockets, RoyalMove, RoyalMoves, RoyalPosition, play};
use crate::{Bits, Geometry, Side, Square};

/// Returns the squares where a side may drop a piece of each kind; `has_move` tells whether a position has a legal move.
#[inline(never)]
pub(super) fn targets<V: RoyalMoves, S: Side>(
    position: &RoyalPosition<V>,
    frame: &Frame<V::Geometry, S>,
    has_move: fn(&RoyalPosition<V>) -> bool,
) -> SetsOf<V> {
    let mut drops = Drops { position, frame, has_move, targets: <SetsOf<V> as KindSets<_>>::EMPTY };
    V::Kinds::each(&mut drops);
    drops.targets
}

/// Looks for them, kind by kind.
struct Drops<'a, V: RoyalMoves, S> {
    position: &'a RoyalPosition<V>,
    frame: &'a Frame<V::Geometry, S>,
    has_move: fn(&RoyalPosition<V>) -> bool,
    targets: SetsOf<V>,
}

impl<V: RoyalMoves, S: Side> KindVisitor for Drops<'_, V, S> {
    #[inline(always)]
    fn visit<A: Gait>(&mut self, kind: usize) {
        if self.position.pockets.held(S::COLOR, kind) == 0 {
            return;
        }
        let mut targets = self.frame.empty & self.frame.targets & droppable::<V, A, S>(kind);
        if Book::<V>::ONE_TO_A_FILE >> kind & 1 == 1 {
            for other in V::Geometry::squares(self.position.pieces(S::COLOR, kind)) {
                targets &= !V::Geometry::file(other.file());
            }
        }
        if Book::<V>::NO_MATE_BY_DROP >> kind & 1 == 1
            && let Some(royal) = self.position.royal(S::COLOR.other())
        {
            let ways = A::leapers::<V::Geometry, S>(royal) | A::riders::<V::Geometry, S>(royal, self.frame.occupied);
            for to in V::Geometry::squares(targets & ways) {
                if self.mates(kind, to) {
                    targets = targets.without(to.bit());
                }
            }
        }
        self.targets.as_mut()[kind] = targets;
    }
}

impl<V: RoyalMoves, S> Drops<'_, V, S> {
    /// Returns whether a drop that checks leaves the other side without a move.
    #[cold]
    fn mates(&self, kind: usize, to: Square<V::Geometry>) -> bool {
        let mut next = *self.position;
        play::play(&mut next, RoyalMove::special(to, to, kind, Deed::Drop), &mut ());
        !(self.has_move)(&next)
    }
}

/// Returns the squares where a kind may be dropped at all: where it could go on from, but for the ranks that are barred.
#[inline(always)]
fn droppable<V: RoyalMoves, A: Gait, S: Side>(kind: usize) -> SetOf<V> {
    let mut squares = A::starts::<V::Geometry, S>();
    for (letter, ranks) in V::NO_DROP {
        if *letter == V::LETTERS[kind] {
            for &rank in *ranks {
                squares &= !own_rank::<V, S>(rank);
            }
        }
    }
    squares
}
