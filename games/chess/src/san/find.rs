//! Turns and the legal moves of a position.

use core::marker::PhantomData;

use quadrille_core::{Black, Color, Direction, Geometry, Leaper, MoveError, Rider, Rules, Side, White};

use super::among;
use super::turn::{Action, Check, Step, Turn, Wing};
use crate::attacks::by_pawns;
use crate::moves::Tag;
use crate::pawns::rank;
use crate::position::only;
use crate::{Bishop, Board, ChessBy, Kind, King, Knight, Laws, Move, PositionBy, Rook, Square, SquareSet};

impl Turn {
    /// Returns the legal move that it names.
    ///
    /// Whether a piece is said to capture, to give check or to mate does not matter; whether a pawn captures, its squares
    /// say.
    ///
    /// # Errors
    ///
    /// [`MoveError::Ambiguous`] if several legal moves fit, [`MoveError::Illegal`] if none does.
    #[inline]
    pub fn find<L: Laws>(self, position: &PositionBy<L>) -> Result<Move, MoveError> {
        if !L::SHORTCUTS {
            return among::find(self, position);
        }
        match (self.action(), position.turn()) {
            // In chess nothing is dropped.
            (Action::Drop { .. }, _) => Err(MoveError::Illegal),
            (Action::Castling(wing), _) => castling(position, wing).ok_or(MoveError::Illegal),
            (Action::Step(step), Color::White) => Finder::<L, White>::of(position).find(step),
            (Action::Step(step), Color::Black) => Finder::<L, Black>::of(position).find(step),
        }
    }

    /// Returns the turn of a legal move in the form of export: with the least that tells it from other legal moves, first
    /// the file that it comes from, else the rank, else both.
    pub fn of<L: Laws>(position: &PositionBy<L>, mv: Move) -> Self {
        let turn = if mv.is_drop() {
            Self::dropping(mv.kind(), mv.to())
        } else if mv.is_castling() {
            Self::castling(if mv.to().bit() > mv.from().bit() { Wing::King } else { Wing::Queen })
        } else {
            Self::unchecked(step_of(position, mv))
        };
        let mut next = *position;
        ChessBy::<L::Options>::play(&mut next, mv, &mut ());
        let check = next.in_check();
        let won = || match L::ended(&next) {
            Some(outcome) => outcome.winner.is_some(),
            None => (check || L::BLOCKED_WINS) && !ChessBy::<L::Options>::has_move(&next),
        };
        if won() {
            turn.with_check(Check::Mate)
        } else if check {
            turn.with_check(Check::Check)
        } else {
            turn
        }
    }
}

/// Returns the step of a legal move.
fn step_of<L: Laws>(position: &PositionBy<L>, mv: Move) -> Step {
    let mut step = Step::new(mv.kind(), mv.to());
    if position.is_capture(mv) {
        step = step.capturing();
    }
    if let Some(kind) = mv.promotion() {
        return pawn_from(step.promoting(kind), mv);
    }
    match mv.kind() {
        Kind::Pawn => pawn_from(step, mv),
        // There is one king.
        Kind::King if !L::PROMOTES_TO_KING => step,
        _ => {
            let by_file = step.from_file(mv.from().file());
            let by_rank = step.from_rank(mv.from().rank());
            let least = [step, by_file, by_rank].into_iter().find(|&step| is_alone(position, step));
            least.unwrap_or(by_file.from_rank(mv.from().rank()))
        }
    }
}

/// Adds the file that a pawn captures from.
fn pawn_from(step: Step, mv: Move) -> Step {
    if step.captures() { step.from_file(mv.from().file()) } else { step }
}

/// Returns whether one legal move fits a step.
fn is_alone(position: &PositionBy<impl Laws>, step: Step) -> bool {
    Turn::unchecked(step).find(position).is_ok()
}

/// Returns the legal castling to a wing: the generator knows it.
fn castling<L: Laws>(position: &PositionBy<L>, wing: Wing) -> Option<Move> {
    let rook = position.castling_rook(position.turn(), wing == Wing::King)?;
    let mv = Move::new(position.king(position.turn()), rook, Tag::CASTLING);
    ChessBy::<L::Options>::is_legal(position, mv).then_some(mv)
}

/// Finds the legal moves that fit a step of the side `C` without generating any other: from the square that the step goes
/// to it looks back for the pieces that can come from there. That is several times faster than to generate the moves of
/// those pieces, and most of what it takes to read a file of games.
struct Finder<'p, L: Laws, C> {
    position: &'p PositionBy<L>,
    own: SquareSet,
    occupied: SquareSet,
    king: Square,
    side: PhantomData<C>,
}

impl<'p, L: Laws, C: Side> Finder<'p, L, C> {
    /// Looks at a position in which `C` is to move.
    #[inline(always)]
    fn of(position: &'p PositionBy<L>) -> Self {
        let own = position.side::<C>();
        let king = only(position.kings() & own);
        Self { position, own, occupied: position.occupied(), king, side: PhantomData }
    }

    /// Finds the one legal move.
    #[inline(always)]
    fn find(&self, step: Step) -> Result<Move, MoveError> {
        let mut origins = self.origins(step);
        if let Some(file) = step.file() {
            origins &= Board::file(file);
        }
        if let Some(rank) = step.rank() {
            origins &= Board::rank(rank);
        }
        let mut found = None;
        for from in Board::squares(origins) {
            let mv = self.made(from, step);
            if self.is_safe(mv) && found.replace(mv).is_some() {
                return Err(MoveError::Ambiguous);
            }
        }
        found.ok_or(MoveError::Illegal)
    }

    /// Returns the pieces that can make a step but for checks.
    #[inline(always)]
    fn origins(&self, step: Step) -> SquareSet {
        let (position, to) = (self.position, step.to());
        if self.own.contains(to.bit()) {
            return SquareSet::EMPTY;
        }
        let (diagonals, straights) = (Bishop::attacks::<Board>, Rook::attacks::<Board>);
        let reached = match step.kind() {
            Kind::Pawn => return self.pawns_before(step),
            Kind::Knight => Knight::attacks::<Board>(to) & position.knights(),
            Kind::Bishop => diagonals(to, self.occupied) & position.kind(Kind::Bishop),
            Kind::Rook => straights(to, self.occupied) & position.kind(Kind::Rook),
            Kind::Queen => (diagonals(to, self.occupied) | straights(to, self.occupied)) & position.queens(),
            Kind::King => King::attacks::<Board>(to) & position.kings(),
        };
        reached & self.own
    }

    /// Returns the pawns that can step to a square, or capture on it.
    ///
    /// **Source**: FIDE Laws 3.7.
    fn pawns_before(&self, step: Step) -> SquareSet {
        let to = step.to().set();
        let pawns = self.position.pawns() & self.own;
        if step.captures() {
            let passed = self.position.passed != 0 && step.to().bit() == usize::from(self.position.passed);
            let taken = passed || self.occupied.contains(step.to().bit());
            return if taken { by_pawns::<C::Other>(to) & pawns } else { SquareSet::EMPTY };
        }
        if self.occupied.contains(step.to().bit()) {
            return SquareSet::EMPTY;
        }
        let behind = Board::step::<<C::Forward as Direction>::Opposite>(to);
        let far = Board::step::<<C::Forward as Direction>::Opposite>(behind & !self.occupied) & rank::<C>(1);
        (behind | far) & pawns
    }

    /// Makes the move of a piece.
    #[inline(always)]
    fn made(&self, from: Square, step: Step) -> Move {
        let to = step.to();
        let tag = match (step.kind(), step.promotion()) {
            (_, Some(kind)) => Tag::promotion(kind),
            (Kind::Pawn, _) if step.captures() && !self.occupied.contains(to.bit()) => Tag::EN_PASSANT,
            (Kind::Pawn, _) if from.bit().abs_diff(to.bit()) == 16 => Tag::DOUBLE_STEP,
            (kind, _) => Tag::of(kind),
        };
        Move::new(from, to, tag)
    }

    /// Returns whether a move does not leave the king attacked.
    ///
    /// **Source**: FIDE Laws 3.9.2.
    #[inline(always)]
    fn is_safe(&self, mv: Move) -> bool {
        let (from, to) = (mv.from().set(), mv.to().set());
        let passed =
            if mv.is_en_passant() { Board::step::<<C::Forward as Direction>::Opposite>(to) } else { SquareSet::EMPTY };
        let king = if mv.from() == self.king { mv.to() } else { self.king };
        let occupied = (self.occupied ^ from ^ passed) | to;
        let (position, enemies) = (self.position, self.occupied & !self.own & !to & !passed);
        let near = by_pawns::<C>(king.set()) & position.pawns()
            | Knight::attacks::<Board>(king) & position.knights()
            | King::attacks::<Board>(king) & position.kings();
        let far = Bishop::attacks::<Board>(king, occupied) & position.diagonal()
            | Rook::attacks::<Board>(king, occupied) & position.straight();
        ((near | far) & enemies).is_empty()
    }
}
