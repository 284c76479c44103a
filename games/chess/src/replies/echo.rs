//! What a side can reply, and how a move of the other changes that.

use quadrille_core::{Geometry, Rider, Side};

use crate::attacks::by_pawns;
use crate::pawns::rank;
use crate::{Bishop, Board, Laws, PositionBy, Rook, Square, SquareSet};

/// The replies of a side, `E`, to a pass of its enemy, and how a piece of the enemy changes their number that leaves a
/// square and comes to another.
///
/// What comes to a square cuts off what lies behind it from riders and pawns; what it captures there has no moves any
/// more, and what protected that may capture in turn. What leaves a square gives way to riders and pawns. The changes
/// are told by the squares alone and are added up, with two kinds of exceptions: squares where the king has a part in
/// it, by a check, a pin, or a square that he may go to; and squares on a common line of what leaves and comes.
///
/// Pieces that are pinned have no part in what is added up: whatever changes their moves is on the line of a pin, which
/// is the king's.
pub(super) struct Echo {
    /// The number of replies to a pass.
    pub(super) replies: i64,
    /// The squares where a piece that leaves may change what the king may do, or the pins.
    pub(super) exposing: SquareSet,
    /// The squares where a piece that leaves gives way to riders and pawns.
    pub(super) releasing: SquareSet,
    /// The squares where a piece that comes may change what the king may do, or the pins, by its kind.
    pub(super) coming: [SquareSet; 6],
    /// The pieces that are not pinned.
    pub(super) free: SquareSet,
    /// The squares that a pawn attacks, pinned or not: over one of these no pawn steps unseen.
    pub(super) watched: SquareSet,
    /// The squares that pawns attack: each is a reply more where a piece comes.
    pub(super) attacked: [SquareSet; 2],
    /// The squares that pawns step to, and the pawns with moves: each is a reply less.
    pub(super) lost: [SquareSet; 4],
    /// How many replies of the other pieces there are more where a piece comes.
    pub(super) change: [i8; 64],
    /// The squares where that may not be 0.
    pub(super) changed: SquareSet,
}

impl Echo {
    /// Returns the number of replies to moves to some squares, each with so many more for what it left.
    #[inline(always)]
    pub(super) fn replies(&self, targets: SquareSet, more: i64) -> i64 {
        let count = |sets: &[SquareSet]| sets.iter().map(|&set| i64::from((set & targets).count())).sum::<i64>();
        let pawns = count(&self.attacked) - count(&self.lost);
        let others = Board::squares(targets & self.changed).map(|to| i64::from(self.change[to.bit() & 63]));
        (self.replies + more) * i64::from(targets.count()) + pawns + others.sum::<i64>()
    }

    /// Returns how many replies there are more once a piece has left a square, and the squares to which it then may not
    /// come if the two are to be added up.
    #[inline(always)]
    pub(super) fn release<E: Side>(&self, position: &PositionBy<impl Laws>, from: Square) -> (i64, SquareSet) {
        let (own, occupied, set) = (position.side::<E>(), position.occupied(), from.set());
        let (straight, straight_line) = give_way::<Rook>(position.straight() & self.free, own, occupied, from);
        let (diagonal, diagonal_line) = give_way::<Bishop>(position.diagonal() & self.free, own, occupied, from);
        let pawns = position.pawns() & self.free;
        let attackers = by_pawns::<E::Other>(set) & pawns;
        let steps = |empty: SquareSet| {
            let once = Board::step::<E::Forward>(pawns) & empty;
            once.count() + (Board::step::<E::Forward>(once & rank::<E>(2)) & empty).count()
        };
        let steps = steps(!occupied | set) - steps(!occupied);
        // The pawn that is free to step is one or two squares behind, and goes one square further at most.
        let behind = Board::step::<<E::Other as Side>::Forward>(set);
        let file = behind | Board::step::<<E::Other as Side>::Forward>(behind) | Board::step::<E::Forward>(set);
        let conflicts = straight_line | diagonal_line | attackers | if steps > 0 { file } else { SquareSet::EMPTY };
        (i64::from(straight + diagonal + steps) - i64::from(attackers.count()), conflicts)
    }
}

/// Returns how many squares more riders reach once a square is left, and the squares from them on to these.
#[inline(always)]
fn give_way<R: Rider>(riders: SquareSet, own: SquareSet, occupied: SquareSet, left: Square) -> (u32, SquareSet) {
    let (mut more, mut line) = (0, SquareSet::EMPTY);
    for from in Board::squares(R::attacks::<Board>(left, occupied) & riders) {
        let opened = R::attacks::<Board>(from, occupied ^ left.set()) & !R::attacks::<Board>(from, occupied);
        more += (opened & !own).count();
        line |= opened | Board::between(from, left) | from.set();
    }
    (more, line)
}
