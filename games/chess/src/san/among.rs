//! Turns among the moves that a generator gives: slower than to look back from where a piece goes, and right for any laws.

use quadrille_core::{MoveError, Rules};

use super::turn::{Action, Turn, Wing};
use crate::{ChessBy, Kind, Laws, Move, PositionBy};

/// Returns the one legal move that a turn names.
pub(super) fn find<L: Laws>(turn: Turn, position: &PositionBy<L>) -> Result<Move, MoveError> {
    let moves = ChessBy::<L::Options>::moves(position);
    let mut fitting = moves.iter().filter(|&&mv| fits(turn, position, mv));
    match (fitting.next(), fitting.next()) {
        (Some(&mv), None) => Ok(mv),
        (Some(_), Some(_)) => Err(MoveError::Ambiguous),
        (None, _) => Err(MoveError::Illegal),
    }
}

/// Returns whether a turn may name a move. Whether a piece captures does not matter; whether a pawn does, its squares say.
fn fits(turn: Turn, position: &PositionBy<impl Laws>, mv: Move) -> bool {
    match turn.action() {
        Action::Castling(wing) => mv.is_castling() && (mv.to().bit() > mv.from().bit()) == (wing == Wing::King),
        Action::Drop { kind, to } => mv.is_drop() && mv.kind() == kind && mv.to() == to,
        Action::Step(step) => {
            !mv.is_castling()
                && !mv.is_drop()
                && (mv.kind(), mv.to(), mv.promotion()) == (step.kind(), step.to(), step.promotion())
                && step.file().is_none_or(|file| file == mv.from().file())
                && step.rank().is_none_or(|rank| rank == mv.from().rank())
                && (mv.kind() != Kind::Pawn || step.captures() == position.is_capture(mv))
        }
    }
}
