//! Dropping pieces that are in hand.

use quadrille_core::{MoveSink, Side};

use crate::frame::Frame;
use crate::pawns::rank;
use crate::play::play_for;
use crate::rules::{ChessBy, Options};
use crate::{Kind, Laws, Move, PositionBy};

/// Gives the drops of the side to move: to empty squares, and against a check in between; pawns not on the first or the
/// last rank.
#[inline(always)]
pub(crate) fn generate<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let free = frame.answer & !frame.occupied;
    for kind in Kind::DROPPED {
        if !O::Laws::holds(position, kind) {
            continue;
        }
        let targets = if kind == Kind::Pawn { free & !(rank::<C>(0) | rank::<C>(7)) } else { free };
        let make = |to| Move::drop(kind, to);
        sink.follow(targets, make, |to| {
            let mut next = *position;
            play_for::<O::Laws, C>(&mut next, make(to));
            next
        });
    }
}
