//! What all moves of a position share: who stands where, checks and pins.

use core::marker::PhantomData;

use super::attacks::attackers;
use super::position::SetOf;
use super::{Gait, KindVisitor, Kinds, RoyalMoves, RoyalPosition};
use crate::{Bits, Geometry, Set, Side, Square};

/// The most lines through a square.
const LINES: usize = 8;

/// What all moves of the side `S` share.
pub(super) struct Frame<G: Geometry, S> {
    pub(super) own: Set<G>,
    pub(super) enemy: Set<G>,
    pub(super) occupied: Set<G>,
    pub(super) empty: Set<G>,
    /// The royal piece's square.
    pub(super) royal: Square<G>,
    /// The enemies that attack it.
    pub(super) checks: Set<G>,
    /// Where another piece may come to: anywhere, or to where it ends the check.
    pub(super) targets: Set<G>,
    /// The own pieces that alone keep an enemy from attacking the royal piece.
    pub(super) pinned: Set<G>,
    /// The line of each pin, the enemy included.
    lines: [Set<G>; LINES],
    side: PhantomData<S>,
}

/// Looks from the royal piece along the ways of the enemy's kinds, as if nothing stood between.
struct Look<'a, V: RoyalMoves, S> {
    position: &'a RoyalPosition<V>,
    royal: Square<V::Geometry>,
    leapers: SetOf<V>,
    riders: SetOf<V>,
    side: PhantomData<S>,
}

impl<V: RoyalMoves, S: Side> KindVisitor for Look<'_, V, S> {
    #[inline(always)]
    fn visit<K: Gait>(&mut self, kind: usize) {
        let pieces = self.position.kind(kind);
        self.leapers |= K::leapers::<V::Geometry, S::Other>(self.royal) & pieces;
        self.riders |= K::riders::<V::Geometry, S::Other>(self.royal, SetOf::<V>::EMPTY) & pieces;
    }
}

impl<G: Geometry, S: Side> Frame<G, S> {
    /// Looks at a position; none where the side has no royal piece.
    ///
    /// It is compiled once for a side, and not into each sink's generator.
    #[inline(never)]
    pub(super) fn of<V: RoyalMoves<Geometry = G>>(position: &RoyalPosition<V>) -> Option<Self> {
        let (own, enemy) = (position.side(S::COLOR), position.side(S::COLOR.other()));
        let occupied = own | enemy;
        let royal = position.royal(S::COLOR)?;
        let mut look =
            Look::<V, S> { position, royal, leapers: Set::<G>::EMPTY, riders: Set::<G>::EMPTY, side: PhantomData };
        V::Kinds::each(&mut look);
        let (mut checks, mut pinned, mut lines) = (look.leapers & enemy, Set::<G>::EMPTY, [Set::<G>::EMPTY; LINES]);
        let mut pins = 0;
        for rider in G::squares(look.riders & enemy) {
            let between = G::between(royal, rider);
            let blockers = between & occupied;
            if blockers.is_empty() {
                checks |= rider.set();
            } else if !blockers.several() && (blockers & own).any() {
                pinned |= blockers;
                lines[pins % LINES] = between | rider.set();
                pins += 1;
            }
        }
        let targets = match checks.first() {
            None => Set::<G>::ALL,
            Some(_) if checks.several() => Set::<G>::EMPTY,
            // Between a leaper and the royal piece nothing can stand in the way, but where it might have ridden too.
            Some(bit) if look.leapers.contains(bit) => checks,
            Some(bit) => checks | G::between(royal, Square::from_bit_unchecked(bit)),
        };
        let empty = G::SQUARES & !occupied;
        Some(Self { own, enemy, occupied, empty, royal, checks, targets, pinned, lines, side: PhantomData })
    }

    /// Returns where a piece that is not the royal one may come to from a square.
    #[inline(always)]
    pub(super) fn allowed(&self, from: Square<G>) -> Set<G> {
        if self.pinned.contains(from.bit()) { self.targets & self.line_of(from) } else { self.targets }
    }

    /// Returns the line on which a pinned piece stands.
    #[cold]
    fn line_of(&self, pinned: Square<G>) -> Set<G> {
        self.lines.iter().copied().find(|line| line.contains(pinned.bit())).unwrap_or(Set::<G>::EMPTY)
    }

    /// Returns those of some squares where the royal piece is not attacked.
    #[inline]
    pub(super) fn safe<V: RoyalMoves<Geometry = G>>(&self, position: &RoyalPosition<V>, squares: Set<G>) -> Set<G> {
        let mut safe = squares;
        for to in G::squares(squares) {
            let through = self.occupied & !self.royal.set();
            if attackers::<V, S::Other>(position, to, through, self.enemy).any() {
                safe = safe.without(to.bit());
            }
        }
        safe
    }
}
