//! Horde: White has thirty-six pawns and no king.
//!
//! **Source**: lichess.org, the page of the variant Horde; after Lord Dunsany's game, 1942.

use alloc::vec::Vec;

use quadrille_core::fen::Violation;
use quadrille_core::{Clause, Color, Outcome, Reason};

use crate::fen::ChessFields;
use crate::rules::{Claims, MOVES_TO_END, TIMES_TO_END};
use crate::validate::{self, add};
use crate::{
    ByTheBoard, Checkmate, ChessBy, Kind, Laws, Move, MoveCount, Options, PositionBy, Repeated, Stalemate, clauses,
};

/// Horde.
pub type Horde = ChessBy<Pawns>;

/// White has pawns alone, without a king.
#[derive(Clone, Copy, Debug)]
pub struct Pawns;

/// Black has captured all that White had.
///
/// **Source**: lichess.org, Horde.
pub const HORDE_DESTROYED: Reason = Reason::new("horde destroyed");

/// White has a king.
///
/// **Source**: lichess.org, Horde.
pub const HORDE_WITH_KING: Violation = Violation::of("board", "no king of White");

impl Options for Pawns {
    type Laws = Self;
    const NAME: &'static str = "horde";
    const TITLE: &'static str = "Horde";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Horde"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::PAWNS,
        clauses::PROMOTION,
        clauses::KING,
        clauses::CASTLING,
        clauses::CASTLING_AND_CHECK,
        clauses::CHECK,
        clauses::SAFETY,
        clauses::STALEMATE,
        clauses::REPETITION,
        clauses::EN_PASSANT_REPEATS,
        clauses::CASTLING_REPEATS,
        clauses::MOVE_COUNT,
        clauses::HORDE,
    ];
    type End = (ByTheBoard, Checkmate, Stalemate, MoveCount<MOVES_TO_END>, Repeated<TIMES_TO_END>);
    type Claims = Claims;
}

impl Laws for Pawns {
    type Options = Self;
    type State = ();
    type Fen = ChessFields;
    type Buffer = [Move; 256];
    const START: &'static str = "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1";

    #[inline(always)]
    fn guards_king(color: Color) -> bool {
        color == Color::Black
    }

    #[inline(always)]
    fn pawns_on_first_rank(color: Color) -> bool {
        color == Color::White
    }

    #[inline(always)]
    fn ended(position: &PositionBy<Self>) -> Option<Outcome> {
        position.color(Color::White).is_empty().then(|| Outcome::win(Color::Black, HORDE_DESTROYED))
    }

    fn validate(position: &PositionBy<Self>, violations: &mut Vec<Violation>) {
        validate::kings(position, &[Color::Black], violations);
        add(position.pieces(Color::White, Kind::King).any(), HORDE_WITH_KING, violations);
        validate::pawns(position, violations);
        validate::checks(position, violations);
        validate::rights(position, violations);
        validate::en_passant(position, violations);
    }
}
