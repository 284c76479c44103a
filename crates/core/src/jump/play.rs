//! What a move does.

use core::marker::PhantomData;

use super::limit::note;
use super::{JumpMove, JumpMoves, Piece};
use crate::{Bits, Color, Geometry, JumpPosition, Observer, Set, Side, Turn};

/// Plays a legal move, and tells the observer; it does not check.
#[inline]
pub fn play<V: JumpMoves, O: Observer>(
    position: &mut JumpPosition<V::Geometry>,
    mv: JumpMove<V::Geometry>,
    observer: &mut O,
) {
    let was_king = position.kings.contains(mv.from.bit());
    if O::LISTENS {
        tell(position, mv, was_king, observer);
    }
    let own = position.turn().index();
    if O::LISTENS && V::KING_LIMIT.is_some() {
        position.tell_notes(observer, false);
    }
    let progress = mv.captured.any() || V::MEN_RESET_CLOCK && !was_king;
    position.clock.tick(progress, V::FIRST.other());
    move_pieces(position, own, mv, was_king);
    if V::KING_LIMIT.is_some() {
        note::<V>(position, Color::ALL[own], mv, was_king);
        if O::LISTENS {
            position.tell_notes(observer, true);
        }
    }
}

/// Moves what a move of the side `own` moves; turn and clock stay.
#[inline(always)]
fn move_pieces<G: Geometry>(position: &mut JumpPosition<G>, own: usize, mv: JumpMove<G>, was_king: bool) {
    // A capture may end where it began, or where a piece stood that it took. Leaf by leaf this is a twelfth faster than
    // to clear a square and to set one.
    let (to, moved) = (mv.to.set(), mv.from.set() ^ mv.to.set());
    position.pieces[own] ^= moved;
    position.pieces[1 - own] ^= mv.captured;
    position.kings &= !mv.captured;
    if was_king {
        position.kings ^= moved;
    } else if mv.promotes {
        position.kings |= to;
    }
}

/// A position from which many moves of one kind are played: what they share is done once, turn and clock.
pub(super) struct Lifted<G: Geometry, S> {
    position: JumpPosition<G>,
    king: bool,
    side: PhantomData<S>,
}

impl<G: Geometry, S: Side> Lifted<G, S> {
    /// Prepares for moves of men or of kings of the side `S`, captures or quiet ones.
    #[inline(always)]
    pub(super) fn new<V: JumpMoves<Geometry = G>>(mut position: JumpPosition<G>, king: bool, captures: bool) -> Self {
        position.clock.turn = S::COLOR;
        position.clock.tick(captures || V::MEN_RESET_CLOCK && !king, V::FIRST.other());
        Self { position, king, side: PhantomData }
    }

    /// Returns the position after a move.
    #[inline(always)]
    pub(super) fn played<V: JumpMoves<Geometry = G>>(&self, mv: JumpMove<G>) -> JumpPosition<G> {
        let mut position = self.position;
        move_pieces(&mut position, S::COLOR.index(), mv, self.king);
        note::<V>(&mut position, S::COLOR, mv, self.king);
        position
    }
}

/// Tells the observer what a move takes and puts.
fn tell<G: Geometry, O: Observer>(position: &JumpPosition<G>, mv: JumpMove<G>, was_king: bool, observer: &mut O) {
    let color = position.turn();
    observer.piece(Piece { color, king: was_king }.number(), mv.from.bit(), false);
    observer.piece(Piece { color, king: was_king || mv.promotes }.number(), mv.to.bit(), true);
    let captured: Set<G> = mv.captured;
    for bit in captured {
        let king = position.kings.contains(bit);
        observer.piece(Piece { color: color.other(), king }.number(), bit, false);
    }
    observer.state(0, color == Color::White);
}
