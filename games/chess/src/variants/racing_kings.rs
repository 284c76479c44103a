//! Racing Kings: the king who first comes to the last rank wins, and nobody may give check.
//!
//! **Source**: Vernon Rylands Parton, 1961; lichess.org, the page of the variant Racing Kings.

use alloc::vec::Vec;

use quadrille_core::fen::Violation;
use quadrille_core::{Black, Clause, Color, Geometry, Leaper, Outcome, Reason};

use crate::fen::ChessFields;
use crate::moves::Tag;
use crate::play::play_for;
use crate::rules::{Claims, MOVES_TO_END, TIMES_TO_END};
use crate::validate::{self, add};
use crate::{
    Board, ByTheBoard, ChessBy, Kind, King, Laws, Move, MoveCount, Options, PositionBy, Repeated, SquareSet, Stalemate,
    clauses,
};

/// Racing Kings.
pub type RacingKings = ChessBy<Race>;

/// The king who first comes to the last rank wins.
#[derive(Clone, Copy, Debug)]
pub struct Race;

/// The last rank, for both sides.
///
/// **Source**: lichess.org, Racing Kings.
const GOAL: SquareSet = SquareSet::from_words([0xFF << 56]);

/// A king alone has come to the last rank, and the other cannot follow at once.
///
/// **Source**: lichess.org, Racing Kings.
pub const RACE_WON: Reason = Reason::new("race won");
/// Black's king has followed White's to the last rank at once, since White had the first move.
///
/// **Source**: lichess.org, Racing Kings.
pub const RACE_DRAWN: Reason = Reason::new("race drawn");

/// A check, which nobody may give.
///
/// **Source**: lichess.org, Racing Kings.
pub const CHECK: Violation = Violation::of("board", "no check: nobody may give one");
/// A pawn, of which there are none.
///
/// **Source**: lichess.org, Racing Kings.
pub const PAWN: Violation = Violation::of("board", "no pawns: there are none in this variant");

impl Options for Race {
    type Laws = Self;
    const NAME: &'static str = "racing-kings";
    const TITLE: &'static str = "Racing Kings";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Racing Kings"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::KING,
        clauses::SAFETY,
        clauses::STALEMATE,
        clauses::REPETITION,
        clauses::MOVE_COUNT,
        clauses::RACING_KINGS,
    ];
    type End = (ByTheBoard, Stalemate, MoveCount<MOVES_TO_END>, Repeated<TIMES_TO_END>);
    type Claims = Claims;
}

impl Laws for Race {
    type Options = Self;
    type State = ();
    type Fen = ChessFields;
    type Buffer = [Move; 218];
    const START: &'static str = "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1";
    const FILTERS: bool = true;

    /// A move may not give check.
    #[inline(always)]
    fn allows(position: &PositionBy<Self>, mv: Move) -> bool {
        let mut next = *position;
        crate::play::play(&mut next, mv, &mut ());
        !next.in_check()
    }

    /// White, who has the first move, wins only if Black's king cannot follow at once.
    #[inline(always)]
    fn ended(position: &PositionBy<Self>) -> Option<Outcome> {
        let there = position.kings() & GOAL;
        if there.is_empty() {
            return None;
        }
        match ((there & position.white).any(), (there & !position.white).any()) {
            (true, true) => Some(Outcome::draw(RACE_DRAWN)),
            (false, _) => Some(Outcome::win(Color::Black, RACE_WON)),
            (true, false) if position.turn() == Color::Black && can_follow(position) => None,
            (true, false) => Some(Outcome::win(Color::White, RACE_WON)),
        }
    }

    fn validate(position: &PositionBy<Self>, violations: &mut Vec<Violation>) {
        validate::kings(position, &Color::ALL, violations);
        add(position.pawns().any(), PAWN, violations);
        validate::checks(position, violations);
        add(position.in_check(), CHECK, violations);
        validate::material(position, violations);
        validate::no_rights(position, violations);
        validate::en_passant(position, violations);
    }
}

/// Returns whether Black's king can legally step to the last rank.
fn can_follow(position: &PositionBy<Race>) -> bool {
    let from = position.king(Color::Black);
    let steps = King::attacks::<Board>(from) & GOAL & !position.color(Color::Black);
    Board::squares(steps).any(|to| {
        let mut next = *position;
        play_for::<Race, Black>(&mut next, Move::new(from, to, Tag::of(Kind::King)));
        Color::ALL.into_iter().all(|color| Race::checkers(&next, color).is_empty())
    })
}
