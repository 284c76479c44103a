//! Captures of a piece on the square that it has just passed.

use core::marker::PhantomData;

use super::attacks::attackers;
use super::generate::own_rank;
use super::kinds::KindSets;
use super::position::{SetOf, SetsOf};
use super::{Gait, KindVisitor, Kinds, RoyalMoves, RoyalPosition};
use crate::{Bits, Black, Color, Direction, Geometry, Side, Square, Turn, White};

/// Returns the pieces of each kind of the side to move that can legally capture on a square that was passed.
#[inline(never)]
pub(super) fn capturers<V: RoyalMoves>(position: &RoyalPosition<V>, passed: Square<V::Geometry>) -> SetsOf<V> {
    match position.turn() {
        Color::White => capturers_of::<V, White>(position, passed),
        Color::Black => capturers_of::<V, Black>(position, passed),
    }
}

/// Returns whether a square that was passed can be captured on.
pub(super) fn is_legal<V: RoyalMoves>(position: &RoyalPosition<V>, passed: Square<V::Geometry>) -> bool {
    capturers(position, passed).as_ref().iter().any(|set| set.any())
}

/// Returns the square of the piece that has passed a square, as a set.
#[inline(always)]
pub(super) fn passer<V: RoyalMoves, S: Side>(passed: Square<V::Geometry>) -> SetOf<V> {
    V::Geometry::step::<<S::Forward as Direction>::Opposite>(passed.set())
}

/// Returns whether a piece of the side that waits, `S` being to move, can just have passed a square by a double step.
pub(super) fn can_have_been_passed<V: RoyalMoves, S: Side>(
    position: &RoyalPosition<V>,
    passed: Square<V::Geometry>,
) -> bool {
    let left = V::Geometry::step::<S::Forward>(passed.set());
    let mut passers = Passers::<V, S> { left, found: false, position, to: passer::<V, S>(passed), side: PhantomData };
    V::Kinds::each(&mut passers);
    passers.found && ((left | passed.set()) & position.occupied()).is_empty()
}

/// Looks, kind by kind, for a piece that has come from a square by a double step.
struct Passers<'a, V: RoyalMoves, S> {
    position: &'a RoyalPosition<V>,
    left: SetOf<V>,
    to: SetOf<V>,
    found: bool,
    side: PhantomData<S>,
}

impl<V: RoyalMoves, S: Side> KindVisitor for Passers<'_, V, S> {
    fn visit<K: Gait>(&mut self, kind: usize) {
        if let Some(rank) = K::DOUBLE_STEP {
            let begins = (self.left & own_rank::<V, S::Other>(rank)).any();
            self.found |= begins && (self.position.pieces(S::COLOR.other(), kind) & self.to).any();
        }
    }
}

/// Returns the pieces of each kind of the side `S` that can legally capture on a square that was passed.
fn capturers_of<V: RoyalMoves, S: Side>(position: &RoyalPosition<V>, passed: Square<V::Geometry>) -> SetsOf<V> {
    let mut capturers =
        Capturers::<V, S> { position, passed, found: <SetsOf<V> as KindSets<_>>::EMPTY, side: PhantomData };
    V::Kinds::each(&mut capturers);
    capturers.found
}

/// Looks for them, kind by kind.
struct Capturers<'a, V: RoyalMoves, S> {
    position: &'a RoyalPosition<V>,
    passed: Square<V::Geometry>,
    found: SetsOf<V>,
    side: PhantomData<S>,
}

impl<V: RoyalMoves, S: Side> KindVisitor for Capturers<'_, V, S> {
    fn visit<K: Gait>(&mut self, kind: usize) {
        if K::DOUBLE_STEP.is_none() {
            return;
        }
        let capturers = K::leapers::<V::Geometry, S>(self.passed) & self.position.pieces(S::COLOR, kind);
        for from in V::Geometry::squares(capturers) {
            if self.is_safe(from) {
                self.found.as_mut()[kind] |= from.set();
            }
        }
    }
}

impl<V: RoyalMoves, S: Side> Capturers<'_, V, S> {
    /// Returns whether the royal piece is not attacked once the piece on a square has captured: two pieces leave their
    /// squares at once, so it is looked at and not concluded from pins.
    fn is_safe(&self, from: Square<V::Geometry>) -> bool {
        let gone = passer::<V, S>(self.passed);
        let occupied = self.position.occupied() & !gone & !from.set() | self.passed.set();
        let enemies = self.position.side(S::COLOR.other()) & !gone;
        let royal = self.position.royal(S::COLOR);
        royal.is_none_or(|royal| attackers::<V, S::Other>(self.position, royal, occupied, enemies).is_empty())
    }
}
