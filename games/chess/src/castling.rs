//! Castling, with the king and the rooks on any files.

use quadrille_core::{Color, Geometry, MoveSink, Side};

use crate::attacks::by_pawns;
use crate::frame::Frame;
use crate::moves::Tag;
use crate::pawns::rank;
use crate::position::only;
use crate::rules::{ChessBy, Options};
use crate::{Board, Move, Position, Square, SquareSet};

/// Where a king castles to: the g-file on the king's side, the c-file on the queen's, whatever files he and the rook
/// stood on.
///
/// **Source**: FIDE Laws 3.8.2; Guidelines II.3.2.
#[inline(always)]
pub(crate) const fn destinations(king: Square, rook: Square) -> (Square, Square) {
    let back = king.bit() & 56;
    let (king_file, rook_file) = if rook.bit() > king.bit() { (6, 5) } else { (2, 3) };
    (Square::from_bit_unchecked(back | king_file), Square::from_bit_unchecked(back | rook_file))
}

/// Gives the castlings of a side that is not in check.
///
/// **Source**: FIDE Laws 3.8.2.1 (the right), 3.8.2.2 (the squares that the king stands on, crosses or reaches are not
/// attacked, and nothing stands between).
#[inline(always)]
pub(crate) fn generate<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &Position,
    frame: &Frame<C>,
    sink: &mut S,
) {
    for rook in Board::squares(position.castling & rank::<C>(0)) {
        if may_castle(position, frame, rook) {
            sink.push(Move::new(frame.king, rook, Tag::CASTLING));
        }
    }
}

/// Returns whether the king may castle with a rook that has the right.
///
/// A rook that is pinned may not: it stands between its king and an enemy on their rank, and leaves from there.
#[inline(always)]
fn may_castle<C: Side>(position: &Position, frame: &Frame<C>, rook: Square) -> bool {
    let (king_to, rook_to) = destinations(frame.king, rook);
    let way = path(frame.king, king_to);
    let movers = frame.king.set() | rook.set();
    if ((way | path(rook, rook_to)) & frame.occupied & !movers).any() || frame.straight_pins.contains(rook.bit()) {
        return false;
    }
    let enemy_king = position.kings() & frame.enemy;
    if (way & (by_pawns::<C::Other>(position.pawns() & frame.enemy) | ring(enemy_king))).any() {
        return false;
    }
    let occupied = frame.occupied ^ frame.king.set();
    Board::squares(way & !frame.king.set())
        .all(|square| (position.far_attackers(square, occupied) & frame.enemy).is_empty())
}

/// Returns the squares from one to another of the same rank, both included.
#[inline(always)]
fn path(from: Square, to: Square) -> SquareSet {
    Board::between(from, to) | from.set() | to.set()
}

/// Returns the squares next to the king of a set.
#[inline(always)]
fn ring(king: SquareSet) -> SquareSet {
    <crate::King as quadrille_core::Leaper>::attacks::<Board>(only(king))
}

impl Position {
    /// Returns the rook with which a side may still castle on the king's side, or on the queen's.
    pub fn castling_rook(&self, color: Color, kings_side: bool) -> Option<Square> {
        let king = self.king(color);
        let rooks = self.castling & self.color(color);
        Board::squares(rooks).find(|rook| (rook.bit() > king.bit()) == kings_side)
    }
}
