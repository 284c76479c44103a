//! Playing a move, and telling an observer.

use quadrille_core::{Black, Color, Direction, Geometry, Observer, Side, White};

use crate::castling::destinations;
use crate::pawns::rank;
use crate::{Board, Kind, Move, Position, SquareSet};

/// The state that Black is to move.
const BLACK_TO_MOVE: usize = 0;
/// The first of the states that a rook may castle, by its bit.
const CASTLING: usize = 1;
/// The first of the states that a pawn may be captured en passant, by the bit of the square it passed.
const EN_PASSANT: usize = 65;

/// Plays a legal move.
///
/// What an observer hears is the difference of the two positions, so that it cannot differ from what they are.
#[inline(always)]
pub(crate) fn play<L: Observer>(position: &mut Position, mv: Move, observer: &mut L) {
    let before = *position;
    match position.turn {
        Color::White => play_for::<White>(position, mv),
        Color::Black => play_for::<Black>(position, mv),
    }
    if L::LISTENS {
        tell_difference(&before, position, observer);
    }
}

/// Plays a legal move of the side `C`.
#[inline(always)]
fn play_for<C: Side>(position: &mut Position, mv: Move) {
    let (from, to) = (mv.from().set(), mv.to().set());
    let kind = mv.kind();
    if mv.is_castling() {
        let (king_to, rook_to) = destinations(mv.from(), mv.to());
        position.clear(from | to);
        position.put(king_to.set(), C::COLOR, Kind::King);
        position.put(rook_to.set(), C::COLOR, Kind::Rook);
        position.castling &= !rank::<C>(0);
        position.pass_turn(false);
        return;
    }
    let progress = kind == Kind::Pawn || (position.occupied() & to).any();
    let mut cleared = from | to;
    if mv.is_en_passant() {
        cleared |= Board::step::<<C::Forward as Direction>::Opposite>(to);
    }
    position.clear(cleared);
    position.put(to, C::COLOR, mv.promotion().unwrap_or(kind));
    position.castling &= !cleared;
    if kind == Kind::King {
        position.castling &= !rank::<C>(0);
    }
    position.pass_turn(progress);
    if mv.is_double_step() {
        position.passed = (usize::midpoint(mv.from().bit(), mv.to().bit())) as u8;
    }
}

/// Tells an observer all that the position is.
pub(crate) fn describe<L: Observer>(position: &Position, observer: &mut L) {
    tell_difference(&Position::EMPTY, position, observer);
}

/// Gives the turn to the other side without a move, unless in check.
pub(crate) fn null_move<L: Observer>(position: &mut Position, observer: &mut L) -> bool {
    let Some(next) = position.null_move() else { return false };
    if L::LISTENS {
        tell_difference(position, &next, observer);
    }
    *position = next;
    true
}

/// Tells an observer what one position has and the other has not.
fn tell_difference<L: Observer>(before: &Position, after: &Position, observer: &mut L) {
    for square in Board::squares(difference(before, after)) {
        for (position, put) in [(before, false), (after, true)] {
            if let Some(piece) = position.piece_at(square) {
                observer.piece(piece.index(), square.bit(), put);
            }
        }
    }
    if before.turn != after.turn {
        observer.state(BLACK_TO_MOVE, after.turn == Color::Black);
    }
    for square in Board::squares(before.castling ^ after.castling) {
        observer.state(CASTLING + square.bit(), after.castling.contains(square.bit()));
    }
    let passed = [before.en_passant(), after.en_passant()];
    if passed[0] != passed[1] {
        for (square, begins) in passed.into_iter().zip([false, true]) {
            if let Some(square) = square {
                observer.state(EN_PASSANT + square.bit(), begins);
            }
        }
    }
}

/// Returns the squares on which two positions differ.
fn difference(one: &Position, other: &Position) -> SquareSet {
    (one.oblique ^ other.oblique)
        | (one.upright ^ other.upright)
        | (one.short ^ other.short)
        | (one.white ^ other.white)
}

impl Position {
    /// Returns the position after a pass; none when in check.
    ///
    /// The halfmove clock goes on. No rule of chess allows a pass: this is for search.
    pub fn null_move(&self) -> Option<Self> {
        if self.in_check() {
            return None;
        }
        let mut next = *self;
        next.pass_turn(false);
        Some(next)
    }
}
