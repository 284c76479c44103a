//! Antichess: who loses all pieces, or cannot move, wins.
//!
//! **Source**: lichess.org, the page of the variant Antichess.

use alloc::vec::Vec;

use quadrille_core::fen::Violation;
use quadrille_core::{Clause, Color, History, Outcome, Reason, Resolution};

use crate::fen::ChessFields;
use crate::resolution::shade;
use crate::rules::{Claims, MOVES_TO_END, TIMES_TO_END};
use crate::{
    ChessBy, Kind, Laws, Move, MoveCount, Options, PositionBy, Repeated, SquareSet, Symmetric, clauses, validate,
};

/// Antichess.
pub type Antichess = ChessBy<Losing>;

/// Who loses all pieces wins: a capture must be made, and a king is a piece like others.
#[derive(Clone, Copy, Debug)]
pub struct Losing;

/// The side to move has lost all its pieces, and so has won.
///
/// **Source**: lichess.org, Antichess.
pub const ALL_LOST: Reason = Reason::new("all pieces lost");
/// The side to move has no legal move, and so has won.
///
/// **Source**: lichess.org, Antichess.
pub const NO_MOVE: Reason = Reason::new("no move left");

impl Options for Losing {
    type Laws = Self;
    const NAME: &'static str = "antichess";
    const TITLE: &'static str = "Antichess";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Antichess"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::PAWNS,
        clauses::DOUBLE_STEP,
        clauses::EN_PASSANT,
        clauses::REPETITION,
        clauses::EN_PASSANT_REPEATS,
        clauses::MOVE_COUNT,
        clauses::ANTICHESS,
    ];
    type End = (WithoutMove, OppositeBishops, MoveCount<MOVES_TO_END>, Repeated<TIMES_TO_END>);
    type Claims = Claims;
}

impl Laws for Losing {
    type Options = Self;
    type State = ();
    type Fen = ChessFields;
    type Buffer = [Move; 256];
    const START: &'static str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    const CAPTURES_FORCED: bool = true;
    const BLOCKED_WINS: bool = true;
    const PROMOTES_TO_KING: bool = true;

    #[inline(always)]
    fn guards_king(_: Color) -> bool {
        false
    }

    fn validate(position: &PositionBy<Self>, violations: &mut Vec<Violation>) {
        validate::pawns(position, violations);
        validate::no_rights(position, violations);
        validate::en_passant(position, violations);
    }
}

impl Symmetric for Losing {}

/// The side to move has no move, for want of pieces or not, which wins.
///
/// **Source**: lichess.org, Antichess.
#[derive(Clone, Copy, Debug)]
pub struct WithoutMove;

impl Resolution<Antichess> for WithoutMove {
    fn resolve(history: &History<Antichess>, has_move: bool) -> Option<Outcome> {
        let position = history.position();
        let reason = if position.color(position.turn()).is_empty() { ALL_LOST } else { NO_MOVE };
        (!has_move).then(|| Outcome::win(position.turn(), reason))
    }
}

/// Nothing is left but bishops that never meet, and pawns that stand still: White's all on squares of one color, Black's
/// on the other, which draws.
///
/// A side may run out of moves all the same, its bishop shut in by its pawns: that is not looked at.
///
/// **Source**: lichess.org, Antichess, where opposing bishops on squares of different colors draw, whatever pawns stand
/// still beside them that no bishop meets.
#[derive(Clone, Copy, Debug)]
pub struct OppositeBishops;

impl Resolution<Antichess> for OppositeBishops {
    fn resolve(history: &History<Antichess>, _: bool) -> Option<Outcome> {
        let position = history.position();
        let [white, black] = Color::ALL.map(|color| shade(position.pieces(color, Kind::Bishop)));
        let apart = white.is_some() && black.is_some() && white != black;
        let stay = |color, own: Option<SquareSet>| (position.color(color) & !own.unwrap_or_default()).is_empty();
        let alone = position.occupied() == position.kind(Kind::Bishop) | position.pawns();
        (alone && apart && stay(Color::White, white) && stay(Color::Black, black) && position.pawns_are_locked())
            .then(|| Outcome::draw(Reason::MATERIAL))
    }
}
