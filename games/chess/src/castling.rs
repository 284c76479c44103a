//! Castling, with the king and the rooks on any files.

use quadrille_core::{Color, Geometry, MoveSink, Side};

use crate::frame::Frame;
use crate::moves::Tag;
use crate::pawns::rank;
use crate::rules::{ChessBy, Options};
use crate::{Board, Laws, Move, PositionBy, Square, SquareSet};

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

/// The castlings that nothing stands in the way of, the queen's side first.
///
/// **Source**: FIDE Laws 3.8.2.1 (the right), 3.8.2.2 (nothing stands between, and the squares that the king stands on,
/// crosses or reaches are not attacked).
#[derive(Clone, Copy)]
pub(crate) struct Castlings([(Square, SquareSet); 2]);

impl Castlings {
    /// No castling.
    pub(crate) const NONE: Self = Self([(Square::from_bit_unchecked(0), SquareSet::EMPTY); 2]);

    /// Finds those of a side that is not in check.
    #[inline(always)]
    pub(crate) fn of<C: Side>(position: &PositionBy<impl Laws>, frame: &Frame<C>) -> Self {
        let mut open = Self::NONE;
        let rights = position.castling & rank::<C>(0);
        if rights.any() {
            for (rook, castling) in Board::squares(rights).zip(&mut open.0) {
                *castling = (rook, way(frame, rook));
            }
        }
        open
    }

    /// Returns the squares that the king crosses or reaches.
    #[inline(always)]
    pub(crate) fn ways(&self) -> SquareSet {
        self.0[0].1 | self.0[1].1
    }

    /// Returns the ways of those whose way is safe, and none for the others.
    #[inline(always)]
    pub(crate) fn safe_ways(self, safe: SquareSet) -> [SquareSet; 2] {
        self.0.map(|(_, way)| if (way & !safe).is_empty() { way } else { SquareSet::EMPTY })
    }

    /// Gives those whose way is safe.
    #[inline(always)]
    pub(crate) fn generate<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
        self,
        frame: &Frame<C>,
        safe: SquareSet,
        sink: &mut S,
    ) {
        for ((rook, _), way) in self.0.into_iter().zip(self.safe_ways(safe)) {
            if way.any() {
                sink.push(Move::new(frame.king, rook, Tag::CASTLING));
            }
        }
    }

    /// Gives those of a king that is not guarded and may cross the squares between his own and the one he comes to. There
    /// the rook may shield him: what he comes to is seen once it is made.
    ///
    /// **Source**: FIDE Laws 3.8.2.2 (his own square and those he crosses); the rules of Atomic on FICS, castling, which
    /// lichess.org has taken over: scalachess, issue 176 (the rook stays while he crosses, and is in its place when he has
    /// come).
    #[inline(always)]
    pub(crate) fn generate_unguarded<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
        self,
        position: &PositionBy<O::Laws>,
        frame: &Frame<C>,
        sink: &mut S,
    ) {
        for (rook, way) in self.0 {
            let (reached, _) = destinations(frame.king, rook);
            let crossed = way & !reached.set() | frame.king.set();
            if way.any() && (crossed & !O::Laws::may_cross(position, crossed)).is_empty() {
                sink.push(Move::new(frame.king, rook, Tag::CASTLING));
            }
        }
    }
}

/// Returns the squares that the king crosses or reaches when he castles, his own included; none if the rook may not
/// leave or something stands between.
///
/// A pinned rook may not: it stands between its king and an enemy on their rank, and leaves from there.
#[inline(always)]
fn way<C: Side>(frame: &Frame<C>, rook: Square) -> SquareSet {
    let (king_to, rook_to) = destinations(frame.king, rook);
    let way = path(frame.king, king_to);
    let others = frame.occupied ^ frame.king.set() ^ rook.set();
    if ((way | path(rook, rook_to)) & others | frame.straight_pins & rook.set()).any() { SquareSet::EMPTY } else { way }
}

/// Returns the squares from one to another of the same rank, both included.
#[inline(always)]
fn path(from: Square, to: Square) -> SquareSet {
    Board::between(from, to) | from.set() | to.set()
}

impl<L: Laws> PositionBy<L> {
    /// Returns the rook with which a side may still castle on the king's side, or on the queen's.
    pub fn castling_rook(&self, color: Color, kings_side: bool) -> Option<Square> {
        let king = self.king(color);
        let rooks = self.castling & self.color(color);
        Board::squares(rooks).find(|rook| (rook.bit() > king.bit()) == kings_side)
    }
}
