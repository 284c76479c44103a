//! Finding what a side can reply, and where a move of the other changes that.

use quadrille_core::{Count, Direction, Geometry, Leaper, MoveSink, Rider, Side};

use super::echo::Echo;
use crate::attacks::by_pawns;
use crate::castling::Castlings;
use crate::frame::Frame;
use crate::generate::generate_within;
use crate::pawns::rank;
use crate::{Bishop, Board, ChessBy, Kind, King, Knight, Laws, Move, Options, PositionBy, Rook, Square, SquareSet};

impl Echo {
    /// Looks with the eyes of `E`, at a position where it is to move.
    pub(super) fn look<O: Options, E: Side>(&mut self, position: &PositionBy<O::Laws>) {
        let frame = Frame::<E>::of(position);
        self.free = frame.own & !(frame.straight_pins | frame.diagonal_pins);
        self.shields = frame.occupied ^ frame.king.set();
        if frame.checkers.any() {
            self.coming = [SquareSet::ALL; 6];
            return;
        }
        self.watched = by_pawns::<E>(position.pawns() & frame.own & !self.free);
        let promoting = position.pawns() & self.free & rank::<E>(6);
        self.look_at_pawns(position.pawns() & self.free & !promoting, &frame);
        self.look_at_promotions::<E>(promoting);
        self.look_at_knights(position, &frame);
        self.look_at_riders::<E, Bishop>(position.diagonal(), &frame);
        self.look_at_riders::<E, Rook>(position.straight(), &frame);
        self.look_at_king(position, &frame);
        let near_king = self.look_at_his_steps(position, &frame);
        let others = frame.own & !(self.free | frame.king.set()) | promoting;
        if others.any() {
            let mut count = CountFrom { origins: others, count: Count::default() };
            generate_within::<O, E, _>(position, &frame, &mut count);
            self.replies += count.count.moves as i64;
        }
        for coming in &mut self.coming {
            *coming |= near_king;
        }
    }

    /// Notes what comes to a square.
    #[inline(always)]
    fn change(&mut self, to: Square, by: i8) {
        self.change[to.bit() & 63] += by;
        self.changed |= to.set();
    }

    /// Looks where pawns step to and what they attack.
    #[inline(always)]
    fn look_at_pawns<E: Side>(&mut self, pawns: SquareSet, frame: &Frame<E>) {
        let (empty, front, begin) = (!frame.occupied, Board::step::<E::Forward>(pawns), rank::<E>(2));
        let (east, west) = (Board::step::<E::ForwardEast>(pawns), Board::step::<E::ForwardWest>(pawns));
        self.releasing |= front | Board::step::<E::Forward>(front & begin) | east | west;
        let once = front & empty;
        let twice = Board::step::<E::Forward>(once & begin) & empty;
        // A step of two squares is lost on the first of them too.
        let crossed = back::<E::Forward>(twice);
        self.attacked = [east, west];
        let capturing = [back::<E::ForwardEast>(east & frame.enemy), back::<E::ForwardWest>(west & frame.enemy)];
        let stepping = [once | twice | back::<E::Forward>(once), crossed | back::<E::Forward>(crossed)];
        self.lost = [stepping[0], stepping[1], capturing[0], capturing[1]];
        let moves = once.count() + twice.count() + capturing[0].count() + capturing[1].count();
        self.replies += i64::from(moves);
    }

    /// Looks at pawns that are about to promote: each has four moves for one, and nothing of it is added up.
    #[inline(always)]
    fn look_at_promotions<E: Side>(&mut self, promoting: SquareSet) {
        if promoting.any() {
            let promotion = promoting | Board::step::<E::Forward>(promoting) | by_pawns::<E>(promoting);
            self.exposing |= promotion;
            self.coming = [promotion; 6];
        }
    }

    /// Looks where knights leap to.
    #[inline(always)]
    fn look_at_knights<E: Side>(&mut self, position: &PositionBy<impl Laws>, frame: &Frame<E>) {
        for from in Board::squares(position.knights() & self.free) {
            let reached = Knight::attacks::<Board>(from);
            let moves = (reached & !frame.own).count() as i8;
            self.replies += i64::from(moves);
            self.change(from, -moves);
            for to in Board::squares(reached & frame.own) {
                self.change(to, 1);
            }
        }
    }

    /// Looks along the lines of riders: to each square that they reach anew, with a piece on it.
    #[inline(always)]
    fn look_at_riders<E: Side, R: Rider>(&mut self, riders: SquareSet, frame: &Frame<E>) {
        for from in Board::squares(riders & self.free) {
            let reached = R::attacks::<Board>(from, frame.occupied);
            let moves = (reached & !frame.own).count() as i8;
            self.releasing |= reached;
            self.replies += i64::from(moves);
            self.change(from, -moves);
            for to in Board::squares(reached & !frame.enemy) {
                let left = R::attacks::<Board>(from, frame.occupied | to.set()) & (!frame.own | to.set());
                self.change(to, left.count() as i8 - moves);
            }
        }
    }

    /// Looks from where the king can be given check, and what pins or shields his own pieces.
    #[inline(always)]
    fn look_at_king<E: Side>(&mut self, position: &PositionBy<impl Laws>, frame: &Frame<E>) {
        come::<E>(&mut self.coming, frame.king, through_own::<Rook, E>(frame), through_own::<Bishop, E>(frame));
        let in_line = Rook::attacks::<Board>(frame.king, SquareSet::EMPTY) & position.straight()
            | Bishop::attacks::<Board>(frame.king, SquareSet::EMPTY) & position.diagonal();
        for rider in Board::squares(in_line & frame.enemy) {
            let between = Board::between(frame.king, rider) & frame.occupied;
            // Behind three pieces it neither checks nor pins when one leaves.
            if !between.without_first().several() {
                self.exposing |= between | rider.set();
            }
        }
    }

    /// Looks at the squares that the king may go to, and from where they are attacked; returns the squares where whatever
    /// comes may change that otherwise.
    #[inline(always)]
    fn look_at_his_steps<E: Side>(&mut self, position: &PositionBy<impl Laws>, frame: &Frame<E>) -> SquareSet {
        let (neighbors, occupied) = (King::attacks::<Board>(frame.king), frame.occupied ^ frame.king.set());
        let mut any = frame.straight_pins | frame.diagonal_pins | neighbors & frame.own;
        if (position.castling & rank::<E>(0)).any() {
            any |= rank::<E>(0);
            self.exposing |= rank::<E>(0);
        }
        let (castlings, mut safe) = (Castlings::of(position, frame), frame.king.set());
        for square in Board::squares((neighbors & !frame.own | castlings.ways()) & !safe) {
            let near = by_pawns::<E>(square.set()) & position.pawns()
                | Knight::attacks::<Board>(square) & position.knights()
                | King::attacks::<Board>(square) & position.kings();
            if (near & frame.enemy).any() {
                self.exposing |= near & frame.enemy;
                continue;
            }
            let straight = Rook::attacks::<Board>(square, occupied);
            let diagonal = Bishop::attacks::<Board>(square, occupied);
            let riders = (straight & position.straight() | diagonal & position.diagonal()) & frame.enemy;
            self.exposing |= riders;
            for rider in Board::squares(riders) {
                any |= Board::between(square, rider);
            }
            if riders.is_empty() {
                safe |= square.set();
                come::<E>(&mut self.taking, square, straight, diagonal);
                self.taking[Kind::King.index()] |= King::attacks::<Board>(square);
                // What the enemy hides behind a piece of his.
                let hidden = Rook::attacks::<Board>(square, occupied ^ (straight & frame.enemy)) & position.straight()
                    | Bishop::attacks::<Board>(square, occupied ^ (diagonal & frame.enemy)) & position.diagonal();
                if (hidden & frame.enemy).any() {
                    self.exposing |= (straight | diagonal) & frame.enemy;
                }
            }
        }
        self.king_steps = safe & neighbors & !frame.own;
        self.castlings = castlings.safe_ways(safe);
        let castlings = self.castlings.map(|way| i64::from(way.any()));
        self.replies += i64::from(self.king_steps.count()) + castlings[0] + castlings[1];
        any
    }
}

/// Notes from where a square can be attacked, by what comes along its lines or otherwise.
#[inline(always)]
fn come<E: Side>(from: &mut [SquareSet; 6], square: Square, straight: SquareSet, diagonal: SquareSet) {
    from[Kind::Pawn.index()] |= by_pawns::<E>(square.set());
    from[Kind::Knight.index()] |= Knight::attacks::<Board>(square);
    from[Kind::Bishop.index()] |= diagonal;
    from[Kind::Rook.index()] |= straight;
    from[Kind::Queen.index()] |= straight | diagonal;
}

/// Returns the squares from which a direction leads to a set.
#[inline(always)]
fn back<D: Direction>(to: SquareSet) -> SquareSet {
    Board::step::<D::Opposite>(to)
}

/// Returns what a rider on the king's square reaches through the first pieces of his own: from there one is pinned.
#[inline(always)]
fn through_own<R: Rider, E: Side>(frame: &Frame<E>) -> SquareSet {
    let reached = R::attacks::<Board>(frame.king, frame.occupied);
    R::attacks::<Board>(frame.king, frame.occupied ^ (reached & frame.own))
}

/// The number of moves from some squares.
struct CountFrom {
    origins: SquareSet,
    count: Count,
}

impl<O: Options> MoveSink<ChessBy<O>> for CountFrom {
    #[inline(always)]
    fn origins(&self) -> SquareSet {
        self.origins
    }

    #[inline(always)]
    fn push(&mut self, mv: Move) {
        MoveSink::<ChessBy<O>>::push(&mut self.count, mv);
    }

    #[inline(always)]
    fn extend(&mut self, targets: SquareSet, make: impl Fn(Square) -> Move) {
        MoveSink::<ChessBy<O>>::extend(&mut self.count, targets, make);
    }

    #[inline(always)]
    fn tally(&mut self, count: impl FnOnce() -> u64) -> bool {
        MoveSink::<ChessBy<O>>::tally(&mut self.count, count)
    }
}
