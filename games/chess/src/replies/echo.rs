//! What a side can reply, and how a move of the other changes that.

use quadrille_core::{Geometry, Leaper, Rider, Side};

use crate::attacks::by_pawns;
use crate::pawns::rank;
use crate::{Bishop, Board, Kind, King, Knight, Laws, PositionBy, Rook, Square, SquareSet};

/// The replies of a side, `E`, to a pass of its enemy, and how a piece of the enemy changes their number that leaves a
/// square and comes to another.
///
/// What comes to a square cuts off what lies behind it from riders and pawns, and takes from the king the steps and
/// castlings whose squares it attacks; what it captures there has no moves any more, and what protected that may capture
/// in turn. What leaves a square gives way to riders, which go on until they meet it again, and to pawns. The changes are
/// told by the squares alone and are added up, but on squares where more is changed: by a check or a pin, where a square
/// beside the king is attacked already, on his rank while he may castle, around a pawn that is about to promote, and on the
/// way of a pawn that is released.
///
/// Pieces that are pinned have no part in what is added up: whatever changes their moves is on the line of a pin, or is a
/// capture en passant on a square that is watched.
pub(super) struct Echo {
    /// The number of replies to a pass.
    pub(super) replies: i64,
    /// The squares where a piece that leaves may change what cannot be added up.
    pub(super) exposing: SquareSet,
    /// The squares where a piece that leaves gives way to riders and pawns.
    pub(super) releasing: SquareSet,
    /// The squares where a piece that comes may change what cannot be added up, by its kind.
    pub(super) coming: [SquareSet; 6],
    /// The side's own pieces that are not pinned.
    pub(super) free: SquareSet,
    /// The squares that pawns attack which are pinned: a capture en passant there is not simply a reply more. One that
    /// leaves its king in check along the rank is by a pawn that was pinned before the other stood beside it.
    pub(super) watched: SquareSet,
    /// The squares that the king may step to.
    pub(super) king_steps: SquareSet,
    /// The squares that the king crosses or reaches, for each castling that he may do.
    pub(super) castlings: [SquareSet; 2],
    /// The squares where a piece that comes attacks one of these, by its kind.
    pub(super) taking: [SquareSet; 6],
    /// What stands between a piece that attacks and the square that it attacks: all pieces but the king. The one that moves
    /// is among them: what it sees on its way back beyond its old square it attacked from there.
    pub(super) shields: SquareSet,
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
    /// Before anything is looked at.
    pub(super) const NONE: Self = Self {
        replies: 0,
        exposing: SquareSet::EMPTY,
        releasing: SquareSet::EMPTY,
        coming: [SquareSet::EMPTY; 6],
        free: SquareSet::EMPTY,
        watched: SquareSet::EMPTY,
        king_steps: SquareSet::EMPTY,
        castlings: [SquareSet::EMPTY; 2],
        taking: [SquareSet::EMPTY; 6],
        shields: SquareSet::EMPTY,
        attacked: [SquareSet::EMPTY; 2],
        lost: [SquareSet::EMPTY; 4],
        change: [0; 64],
        changed: SquareSet::EMPTY,
    };

    /// Returns the number of captures that pawns have on some squares.
    #[inline(always)]
    pub(super) fn captures_by_pawns(&self, on: SquareSet) -> i64 {
        self.attacked.iter().map(|&set| i64::from((set & on).count())).sum()
    }

    /// Returns the number of replies to moves of a kind of piece to some squares, without what is more for the square that
    /// is left.
    #[inline(always)]
    pub(super) fn replies<E: Side>(&self, kind: Kind, targets: SquareSet) -> i64 {
        let count = |sets: &[SquareSet]| sets.iter().map(|&set| i64::from((set & targets).count())).sum::<i64>();
        let pawns = count(&self.attacked) - count(&self.lost);
        let others = Board::squares(targets & self.changed).map(|to| i64::from(self.change[to.bit() & 63]));
        let taken = Board::squares(targets & self.taking[kind.index()]).map(|to| self.taken::<E>(kind, to));
        self.replies * i64::from(targets.count()) + pawns + others.sum::<i64>() - taken.sum::<i64>()
    }

    /// Returns how many steps and castlings a piece takes from the king where it comes.
    #[inline(always)]
    fn taken<E: Side>(&self, kind: Kind, to: Square) -> i64 {
        let attacked = match kind {
            Kind::Pawn => by_pawns::<E::Other>(to.set()),
            Kind::Knight => Knight::attacks::<Board>(to),
            Kind::Bishop => Bishop::attacks::<Board>(to, self.shields),
            Kind::Rook => Rook::attacks::<Board>(to, self.shields),
            Kind::Queen => Bishop::attacks::<Board>(to, self.shields) | Rook::attacks::<Board>(to, self.shields),
            Kind::King => King::attacks::<Board>(to),
        };
        let castlings = self.castlings.map(|way| i64::from((way & attacked).any()));
        i64::from((self.king_steps & attacked).count()) + castlings[0] + castlings[1]
    }

    /// Returns how many replies there are more, in all, to moves to some squares for the square that is left, and those
    /// of the squares for which that cannot be told, of which nothing is counted.
    #[inline(always)]
    pub(super) fn release<E: Side>(
        &self,
        position: &PositionBy<impl Laws>,
        from: Square,
        targets: SquareSet,
    ) -> (i64, SquareSet) {
        let (own, occupied, set) = (position.side::<E>(), position.occupied(), from.set());
        let pawns = position.pawns() & self.free;
        let steps_of_pawns = |empty: SquareSet| {
            let once = Board::step::<E::Forward>(pawns) & empty;
            once.count() + (Board::step::<E::Forward>(once & rank::<E>(2)) & empty).count()
        };
        let more_steps = steps_of_pawns(!occupied | set) - steps_of_pawns(!occupied);
        // The pawn that is free to step is one or two squares behind, and goes one square further at most.
        let behind = Board::step::<<E::Other as Side>::Forward>(set);
        let file = behind | Board::step::<<E::Other as Side>::Forward>(behind) | Board::step::<E::Forward>(set);
        let conflicts = if more_steps > 0 { targets & file } else { SquareSet::EMPTY };
        let targets = targets ^ conflicts;
        // A pawn loses its capture once, be what it attacked gone or itself captured.
        let attackers = by_pawns::<E::Other>(set) & pawns;
        let lost = targets.count() * attackers.count() - (targets & attackers).count();
        let more_rides = opened_rides::<Rook>(position.straight() & self.free, own, occupied, from, targets)
            + opened_rides::<Bishop>(position.diagonal() & self.free, own, occupied, from, targets);
        (i64::from(targets.count() * more_steps + more_rides) - i64::from(lost), conflicts)
    }
}

/// Returns how many squares more riders reach once a piece has left a square, in all, for others to which it goes.
#[inline(always)]
fn opened_rides<R: Rider>(
    riders: SquareSet,
    own: SquareSet,
    occupied: SquareSet,
    left: Square,
    targets: SquareSet,
) -> u32 {
    let mut more = 0;
    for from in Board::squares(R::attacks::<Board>(left, occupied) & riders) {
        let opened = R::attacks::<Board>(from, occupied ^ left.set()) & !R::attacks::<Board>(from, occupied);
        // Between the two it cuts off what it has opened, or the rider is gone.
        let beside = targets & !(Board::between(from, left) | from.set() | opened);
        more += (opened & !own).count() * beside.count();
        // Further on it stands in the way again, and can be captured there.
        more += Board::squares(targets & opened).map(|to| Board::between(left, to).count() + 1).sum::<u32>();
    }
    more
}
