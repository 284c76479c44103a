//! The moves of pawns, all pawns at once.

use quadrille_core::{Direction, Geometry, MoveSink, Side};

use crate::frame::Frame;
use crate::moves::Tag;
use crate::rules::{ChessBy, Options};
use crate::{Board, Kind, Laws, Move, PositionBy, Square, SquareSet};

/// Gives the moves of the pawns.
///
/// **Source**: FIDE Laws 3.7.
#[inline(always)]
pub(crate) fn generate<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let pawns = position.pawns() & frame.own & sink.origins();
    capture::<O, C, C::ForwardEast, S>(position, pawns, frame, sink);
    capture::<O, C, C::ForwardWest, S>(position, pawns, frame, sink);
    if position.passed != 0 {
        capture_en_passant(position, pawns, frame, sink);
    }
    if !S::CAPTURES_ONLY {
        step(position, pawns, frame, sink);
    }
}

/// Gives the captures in the direction `D`.
///
/// **Source**: FIDE Laws 3.7.3.
#[inline(always)]
fn capture<O: Options, C: Side, D: Direction, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    pawns: SquareSet,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let pawns = pawns & !frame.straight_pins;
    let pinned = pawns & frame.diagonal_pins;
    let targets = Board::step::<D>(pawns ^ pinned) | Board::step::<D>(pinned) & frame.diagonal_pins;
    emit::<O, C, D, S>(position, targets & frame.enemy & frame.answer, sink);
}

/// Gives the steps forward.
///
/// **Source**: FIDE Laws 3.7.1, 3.7.2.
#[inline(always)]
fn step<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    pawns: SquareSet,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let pawns = pawns & !frame.diagonal_pins;
    let pinned = pawns & frame.straight_pins;
    let once = (Board::step::<C::Forward>(pawns ^ pinned) | Board::step::<C::Forward>(pinned) & frame.straight_pins)
        & !frame.occupied;
    let first_rank = O::Laws::pawns_on_first_rank(C::COLOR);
    let twice = Board::step::<C::Forward>(once & rank::<C>(2)) & !frame.occupied;
    emit::<O, C, C::Forward, S>(position, once & frame.answer, sink);
    let origin = |to| Board::origin::<C::Forward>(Board::origin::<C::Forward>(to));
    let make = |to| Move::new(origin(to), to, Tag::DOUBLE_STEP);
    sink.follow(twice & frame.answer, make, |to| {
        let lifted = position.lifted::<C>(Kind::Pawn, origin(to).set());
        lifted.landed_by_double_step::<C>(to).after(position, make(to))
    });
    if first_rank {
        // No pawn can capture these en passant, so they are no double steps.
        let twice = Board::step::<C::Forward>(once & rank::<C>(1)) & !frame.occupied;
        for to in Board::squares(twice & frame.answer) {
            sink.push(Move::new(origin(to), to, Tag::PAWN));
        }
    }
}

/// Gives moves of pawns in the direction `D` to some squares; on the last rank they promote.
///
/// **Source**: FIDE Laws 3.7.3.3.
#[inline(always)]
fn emit<O: Options, C: Side, D: Direction, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    targets: SquareSet,
    sink: &mut S,
) {
    let last = targets & rank::<C>(7);
    let make = |to| Move::new(Board::origin::<D>(to), to, Tag::PAWN);
    sink.follow(targets ^ last, make, |to| {
        let lifted = position.lifted::<C>(Kind::Pawn, Board::origin::<D>(to).set());
        lifted.landed::<C>(Kind::Pawn, to).after(position, make(to))
    });
    let promotions = 4 + u64::from(O::Laws::PROMOTES_TO_KING);
    if last.any() && !sink.tally(|| promotions * u64::from(last.count())) {
        for to in Board::squares(last) {
            for kind in Kind::PROMOTIONS {
                sink.push(Move::new(Board::origin::<D>(to), to, Tag::promotion(kind)));
            }
            if O::Laws::PROMOTES_TO_KING {
                sink.push(Move::new(Board::origin::<D>(to), to, Tag::promotion(Kind::King)));
            }
        }
    }
}

/// Gives the captures en passant: two pieces leave their squares at once, so that pins and checks are looked at anew.
///
/// **Source**: FIDE Laws 3.7.3.1, 3.7.3.2.
#[inline(never)]
fn capture_en_passant<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    pawns: SquareSet,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let to = Square::from_bit_unchecked(usize::from(position.passed));
    for from in Board::squares(crate::attacks::by_pawns::<C::Other>(to.set()) & pawns) {
        if may_capture_en_passant::<O::Laws, C>(position, frame.king, from, to) {
            sink.push(Move::new(from, to, Tag::EN_PASSANT));
        }
    }
}

/// Returns whether a pawn that stands right may capture en passant without leaving its king in check.
#[inline]
pub(crate) fn may_capture_en_passant<L: Laws, C: Side>(
    position: &PositionBy<L>,
    king: Square,
    from: Square,
    to: Square,
) -> bool {
    if !L::guards_king(C::COLOR) {
        return true;
    }
    let captured = Board::step::<<C::Forward as Direction>::Opposite>(to.set());
    let occupied = position.occupied() ^ from.set() ^ captured | to.set();
    (position.attackers_through(king, occupied) & position.side::<C::Other>() & !captured).is_empty()
}

/// Returns the squares of a rank, counted from 0 from the side's own.
#[inline(always)]
pub(crate) fn rank<C: Side>(rank: usize) -> SquareSet {
    SquareSet::from_words([0xFF << (8 * C::rank(rank, 8))])
}
