//! Turns and the legal moves of a position.

use quadrille_core::{Black, Color, Geometry, Leaper, MoveError, MoveSink, Rider, Rules, Set, Side, White};

use super::turn::{Action, Check, Step, Turn, Wing};
use crate::attacks::by_pawns;
use crate::{Bishop, Board, Chess, Kind, King, Knight, Move, Position, Rook, Square, SquareSet};

impl Turn {
    /// Returns the legal move that it names.
    ///
    /// Whether it is said to capture, to give check or to mate does not matter.
    ///
    /// # Errors
    ///
    /// [`MoveError::Ambiguous`] if several legal moves fit, [`MoveError::Illegal`] if none does.
    pub fn find(self, position: &Position) -> Result<Move, MoveError> {
        let named = match self.action() {
            Action::Castling(wing) => Named::castling(position, wing),
            Action::Step(step) => Named::step(position, step),
        };
        match named.among_moves_of(position) {
            (Some(mv), None) => Ok(mv),
            (None, _) => Err(MoveError::Illegal),
            _ => Err(MoveError::Ambiguous),
        }
    }

    /// Returns the turn of a legal move in the form of export: with the least that tells it from other legal moves, first
    /// the file that it comes from, else the rank, else both.
    pub fn of(position: &Position, mv: Move) -> Self {
        let turn = if mv.is_castling() {
            Self::castling(if mv.to().bit() > mv.from().bit() { Wing::King } else { Wing::Queen })
        } else {
            Self::unchecked(step_of(position, mv))
        };
        let mut next = *position;
        Chess::play(&mut next, mv, &mut ());
        match (next.in_check(), Chess::has_move(&next)) {
            (false, _) => turn,
            (true, true) => turn.with_check(Check::Check),
            (true, false) => turn.with_check(Check::Mate),
        }
    }
}

/// Returns the step of a legal move.
fn step_of(position: &Position, mv: Move) -> Step {
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
        Kind::King => step,
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
fn is_alone(position: &Position, step: Step) -> bool {
    matches!(Named::step(position, step).among_moves_of(position), (Some(_), None))
}

/// The sink that looks for moves that fit a turn.
struct Named {
    /// Where they can come from.
    origins: SquareSet,
    /// Where they go.
    to: SquareSet,
    castling: bool,
    promotion: Option<Kind>,
    /// The first two found.
    found: (Option<Move>, Option<Move>),
}

impl Named {
    /// Looks for a castling.
    fn castling(position: &Position, wing: Wing) -> Self {
        let rook = position.castling_rook(position.turn(), wing == Wing::King);
        let origins = position.king(position.turn()).set();
        let to = rook.map_or(SquareSet::EMPTY, Square::set);
        Self { origins, to, castling: true, promotion: None, found: (None, None) }
    }

    /// Looks for a step.
    fn step(position: &Position, step: Step) -> Self {
        let mut origins = position.pieces(position.turn(), step.kind()) & before(position, step);
        if let Some(file) = step.file() {
            origins &= Board::file(file);
        }
        if let Some(rank) = step.rank() {
            origins &= Board::rank(rank);
        }
        Self { origins, to: step.to().set(), castling: false, promotion: step.promotion(), found: (None, None) }
    }

    /// Returns the first two moves that fit.
    fn among_moves_of(mut self, position: &Position) -> (Option<Move>, Option<Move>) {
        if self.origins.any() {
            Chess::generate(position, &mut self);
        }
        self.found
    }
}

impl MoveSink<Chess> for Named {
    fn origins(&self) -> SquareSet {
        self.origins
    }

    fn push(&mut self, mv: Move) {
        let fits = self.to.contains(mv.to().bit())
            && self.origins.contains(mv.from().bit())
            && mv.is_castling() == self.castling
            && mv.promotion() == self.promotion;
        if fits {
            match self.found.0 {
                None => self.found.0 = Some(mv),
                Some(_) => self.found.1 = Some(mv),
            }
        }
    }

    #[inline(always)]
    fn extend(&mut self, targets: Set<Board>, make: impl Fn(Square) -> Move) {
        for to in Board::squares(targets & self.to) {
            self.push(make(to));
        }
    }
}

/// Returns the squares from which a piece of the side to move can come.
fn before(position: &Position, step: Step) -> SquareSet {
    let (to, occupied) = (step.to(), position.occupied());
    match step.kind() {
        Kind::Pawn => match position.turn() {
            Color::White => before_pawn::<White>(to, step.captures()),
            Color::Black => before_pawn::<Black>(to, step.captures()),
        },
        Kind::Knight => Knight::attacks::<Board>(to),
        Kind::Bishop => Bishop::attacks::<Board>(to, occupied),
        Kind::Rook => Rook::attacks::<Board>(to, occupied),
        Kind::Queen => Bishop::attacks::<Board>(to, occupied) | Rook::attacks::<Board>(to, occupied),
        Kind::King => King::attacks::<Board>(to),
    }
}

/// Returns the squares from which a pawn of `C` can come.
fn before_pawn<C: Side>(to: Square, captures: bool) -> SquareSet {
    if captures { by_pawns::<C::Other>(to.set()) } else { Board::file(to.file()) }
}
