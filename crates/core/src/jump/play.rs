//! What a move does.

use super::{JumpMove, JumpMoves, Piece};
use crate::{Bits, Color, Geometry, JumpPosition, Observer, Set, Turn};

/// Plays a legal move, and tells the observer; it does not check.
#[inline]
pub fn play<V: JumpMoves, O: Observer>(
    position: &mut JumpPosition<V::Geometry>,
    mv: JumpMove<V::Geometry>,
    observer: &mut O,
) {
    let (own, other) = (position.turn(), position.turn().other());
    let was_king = position.kings.contains(mv.from.bit());
    if O::LISTENS {
        tell(position, mv, was_king, observer);
    }
    let from = mv.from.set();
    position.pieces[own.index()] = position.pieces[own.index()] & !from | mv.to.set();
    position.pieces[other.index()] ^= mv.captured;
    position.kings &= !(from | mv.captured);
    if was_king || mv.promotes {
        position.kings |= mv.to.set();
    }
    let progress = mv.captured.any() || V::MEN_RESET_CLOCK && !was_king;
    position.clock.tick(progress, Color::Black);
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
