//! Playing a move, and telling an observer.

use quadrille_core::{Black, Color, Direction, Geometry, Observer, Side, White};

use crate::castling::destinations;
use crate::pawns::rank;
use crate::{Board, Kind, Laws, Move, PositionBy, Square, SquareSet, State};

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
pub(crate) fn play<L: Laws, Obs: Observer>(position: &mut PositionBy<L>, mv: Move, observer: &mut Obs) {
    let before = *position;
    match position.turn {
        Color::White => play_for::<L, White>(position, mv),
        Color::Black => play_for::<L, Black>(position, mv),
    }
    if Obs::LISTENS {
        tell_difference(&before, position, observer);
    }
}

/// Plays a legal move of the side `C`.
#[inline(always)]
pub(crate) fn play_for<L: Laws, C: Side>(position: &mut PositionBy<L>, mv: Move) {
    let (from, to) = (mv.from(), mv.to());
    if L::DROPS && mv.is_drop() {
        let lifted = position.lifted::<C>(mv.kind(), SquareSet::EMPTY);
        *position = lifted.landed::<C>(mv.kind(), to).after(position, mv);
        return;
    }
    let lifted = position.lifted::<C>(mv.moving(), from.set());
    let landed = if mv.is_castling() {
        lifted.castled::<C>(from, to)
    } else if mv.is_en_passant() {
        lifted.landed_en_passant::<C>(to)
    } else if mv.is_double_step() {
        lifted.landed_by_double_step::<C>(to)
    } else {
        lifted.landed::<C>(mv.promotion().unwrap_or(mv.moving()), to)
    };
    *position = landed.after(position, mv);
}

/// The two halves of a move, so that what is alike for all targets of a piece is done once.
impl<L: Laws> PositionBy<L> {
    /// Returns the position with a piece of `C` taken from its square, and the other side to move.
    #[inline(always)]
    pub(crate) fn lifted<C: Side>(&self, kind: Kind, from: SquareSet) -> Self {
        let mut lifted = *self;
        lifted.clear(from);
        lifted.castling &= !if kind == Kind::King { rank::<C>(0) } else { from };
        lifted.pass_turn::<C>(kind == Kind::Pawn);
        lifted
    }

    /// Returns the position with what the move does besides.
    #[inline(always)]
    pub(crate) fn after(mut self, before: &Self, mv: Move) -> Self {
        L::played(before, &mut self, mv);
        self
    }

    /// Returns the position with the lifted piece put on a square, by a capture or not.
    #[inline(always)]
    pub(crate) fn landed<C: Side>(mut self, kind: Kind, to: Square) -> Self {
        let to = to.set();
        if (self.occupied() & to).any() {
            self.halfmoves = 0;
        }
        self.clear(to);
        self.castling &= !to;
        self.put(to, C::COLOR, kind);
        self
    }

    /// Returns the position with the lifted pawn put where it has gone two squares to.
    #[inline(always)]
    pub(crate) fn landed_by_double_step<C: Side>(mut self, to: Square) -> Self {
        self.put(to.set(), C::COLOR, Kind::Pawn);
        self.passed = Board::origin::<C::Forward>(to).bit() as u8;
        self
    }

    /// Returns the position with the lifted pawn put where it captures en passant.
    #[inline(always)]
    fn landed_en_passant<C: Side>(mut self, to: Square) -> Self {
        self.clear(Board::step::<<C::Forward as Direction>::Opposite>(to.set()));
        self.put(to.set(), C::COLOR, Kind::Pawn);
        self
    }

    /// Returns the position with the lifted king castled.
    #[inline(always)]
    fn castled<C: Side>(mut self, king: Square, rook: Square) -> Self {
        let (king_to, rook_to) = destinations(king, rook);
        self.clear(rook.set());
        self.put(king_to.set(), C::COLOR, Kind::King);
        self.put(rook_to.set(), C::COLOR, Kind::Rook);
        self
    }
}

/// Tells an observer all that the position is.
pub(crate) fn describe<L: Laws>(position: &PositionBy<L>, observer: &mut impl Observer) {
    tell_difference(&PositionBy::EMPTY, position, observer);
}

/// Gives the turn to the other side without a move, unless in check.
pub(crate) fn null_move<L: Laws, Obs: Observer>(position: &mut PositionBy<L>, observer: &mut Obs) -> bool {
    let Some(next) = position.null_move() else { return false };
    if Obs::LISTENS {
        tell_difference(position, &next, observer);
    }
    *position = next;
    true
}

/// Tells an observer what one position has and the other has not.
fn tell_difference<L: Laws>(before: &PositionBy<L>, after: &PositionBy<L>, observer: &mut impl Observer) {
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
    after.state.tell(&before.state, observer);
}

/// Returns the squares on which two positions differ.
fn difference<L: Laws>(one: &PositionBy<L>, other: &PositionBy<L>) -> SquareSet {
    (one.oblique ^ other.oblique)
        | (one.upright ^ other.upright)
        | (one.short ^ other.short)
        | (one.white ^ other.white)
}

impl<L: Laws> PositionBy<L> {
    /// Returns the position after a pass; none when in check.
    ///
    /// The halfmove clock goes on. No rule of chess allows a pass: this is for search.
    pub fn null_move(&self) -> Option<Self> {
        if self.in_check() {
            return None;
        }
        let mut next = *self;
        match self.turn {
            Color::White => next.pass_turn::<White>(false),
            Color::Black => next.pass_turn::<Black>(false),
        }
        Some(next)
    }
}
