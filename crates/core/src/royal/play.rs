//! What a move does.

use core::marker::PhantomData;

use super::book::Book;
use super::position::SetOf;
use super::{Deed, Pockets, RoyalMove, RoyalMoves, RoyalPosition, castling, en_passant};
use crate::{Bits, Black, Color, Direction, Geometry, Observer, Side, Square, Turn, White};

/// Plays a legal move, and tells the observer.
#[inline]
pub fn play<V: RoyalMoves, O: Observer>(position: &mut RoyalPosition<V>, mv: RoyalMove<V::Geometry>, observer: &mut O) {
    let next = match position.turn() {
        Color::White => after::<V, White>(position, mv),
        Color::Black => after::<V, Black>(position, mv),
    };
    if O::LISTENS {
        position.tell_difference(&next, observer);
    }
    *position = next;
}

/// Returns the position after a move of the side `S`.
#[inline(never)]
fn after<V: RoyalMoves, S: Side>(position: &RoyalPosition<V>, mv: RoyalMove<V::Geometry>) -> RoyalPosition<V> {
    let kind = usize::from(mv.kind);
    match mv.deed {
        Deed::Plain => Lifted::<V, S>::of(position, kind, mv.from).put(mv.to, usize::from(mv.becomes)),
        Deed::DoubleStep => {
            let mut next = Lifted::<V, S>::of(position, kind, mv.from).put(mv.to, kind);
            let passed = V::Geometry::step::<<S::Forward as Direction>::Opposite>(mv.to.set());
            if let Some(passed) = V::Geometry::squares(passed).next() {
                next.pass(passed);
            }
            next
        }
        Deed::EnPassant => {
            let mut lifted = Lifted::<V, S>::of(position, kind, mv.from);
            lifted.0.capture::<S>(en_passant::passer::<V, S>(mv.to));
            let mut next = lifted.put(mv.to, kind);
            next.clock.halfmoves = 0;
            next
        }
        Deed::Castling(number) => {
            let mut next = *position;
            castling::play(&mut next, S::COLOR, usize::from(number));
            next.rights &= !castling::rights_at::<V>(mv.from.set());
            next.passed = None;
            next.clock.tick(false, Color::Black);
            next
        }
        Deed::Drop => {
            let mut next = *position;
            next.pockets.hold(S::COLOR, kind, next.pockets.held(S::COLOR, kind).saturating_sub(1));
            next.sides[S::COLOR.index()] |= mv.to.set();
            next.kinds.as_mut()[kind] |= mv.to.set();
            next.passed = None;
            next.clock.tick(false, Color::Black);
            next
        }
    }
}

/// A position with the piece of the side `S` that moves lifted from the board, the turn passed on.
pub(super) struct Lifted<V: RoyalMoves, S>(RoyalPosition<V>, PhantomData<S>);

impl<V: RoyalMoves, S: Side> Lifted<V, S> {
    /// Lifts a piece of a kind.
    #[inline(always)]
    pub(super) fn of(position: &RoyalPosition<V>, kind: usize, from: Square<V::Geometry>) -> Self {
        let mut lifted = *position;
        lifted.sides[S::COLOR.index()] ^= from.set();
        lifted.kinds.as_mut()[kind] ^= from.set();
        lifted.passed = None;
        if !V::CASTLINGS.is_empty() && lifted.rights != 0 {
            lifted.rights &= !castling::rights_at::<V>(from.set());
        }
        lifted.clock.tick(Book::<V>::PROGRESS >> kind & 1 == 1, Color::Black);
        Self(lifted, PhantomData)
    }

    /// Returns the position with the piece put on a square, as a kind; what stands there is captured.
    #[inline(always)]
    pub(super) fn put(&self, to: Square<V::Geometry>, becomes: usize) -> RoyalPosition<V> {
        let mut next = self.0;
        if next.side(S::COLOR.other()).contains(to.bit()) {
            next.capture::<S>(to.set());
            next.clock.halfmoves = 0;
        }
        next.sides[S::COLOR.index()] |= to.set();
        next.kinds.as_mut()[becomes] |= to.set();
        next
    }
}

impl<V: RoyalMoves> RoyalPosition<V> {
    /// Takes an enemy of the side `S` off its square, to hand where the game has pieces in hand.
    #[inline(always)]
    fn capture<S: Side>(&mut self, square: SetOf<V>) {
        if V::Pockets::IN_USE
            && let Some(kind) = self.kinds.as_ref().iter().position(|set| (*set & square).any())
        {
            let in_hand = usize::from(Book::<V>::IN_HAND[kind]);
            self.pockets.hold(S::COLOR, in_hand, self.pockets.held(S::COLOR, in_hand).saturating_add(1));
        }
        self.sides[S::COLOR.other().index()] &= !square;
        for set in self.kinds.as_mut() {
            *set &= !square;
        }
        if !V::CASTLINGS.is_empty() && self.rights != 0 {
            self.rights &= !castling::rights_at::<V>(square);
        }
    }
}
