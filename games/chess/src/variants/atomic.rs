//! Atomic: a capture explodes, and who explodes the other king wins.
//!
//! **Source**: lichess.org, the page of the variant Atomic; first played on the German Internet Chess Server, 1995.

use alloc::vec::Vec;

use quadrille_core::fen::Violation;
use quadrille_core::{Clause, Color, Geometry, History, Leaper, Outcome, Reason, Resolution};

use crate::fen::ChessFields;
use crate::resolution::shade;
use crate::rules::{Claims, MOVES_TO_END, Orthodox, TIMES_TO_END};
use crate::validate::{self, add, violation};
use crate::{
    Board, ByTheBoard, Checkmate, ChessBy, Kind, King, Laws, Move, MoveCount, Options, PositionBy, Repeated, SquareSet,
    Stalemate, Symmetric, clauses,
};

/// Atomic.
pub type Atomic = ChessBy<Exploding>;

/// A capture explodes: what captures, what is captured, and all around but pawns.
#[derive(Clone, Copy, Debug)]
pub struct Exploding;

/// A king has exploded.
///
/// **Source**: lichess.org, Atomic.
pub const KING_EXPLODED: Reason = Reason::new("king exploded");

impl Options for Exploding {
    type Laws = Self;
    const NAME: &'static str = "atomic";
    const TITLE: &'static str = "Atomic";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Atomic"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::PAWNS,
        clauses::DOUBLE_STEP,
        clauses::EN_PASSANT,
        clauses::PROMOTION,
        clauses::CASTLING,
        clauses::MATE,
        clauses::STALEMATE,
        clauses::REPETITION,
        clauses::EN_PASSANT_REPEATS,
        clauses::CASTLING_REPEATS,
        clauses::MOVE_COUNT,
        clauses::ATOMIC,
    ];
    type End = (
        ByTheBoard,
        Checkmate,
        Stalemate,
        NothingExplodes,
        StandStill,
        MoveCount<MOVES_TO_END>,
        Repeated<TIMES_TO_END>,
    );
    type Claims = Claims;
}

impl Laws for Exploding {
    type Options = Self;
    type State = ();
    type Fen = ChessFields;
    type Buffer = [Move; 218];
    const START: &'static str = Orthodox::START;
    const FILTERS: bool = true;

    // What a move explodes may open lines and break checks, so that each move is looked at once it is played.
    #[inline(always)]
    fn guards_king(_: Color) -> bool {
        false
    }

    /// A move may not explode the own king, and not leave him in check unless it explodes the other.
    #[inline(always)]
    fn allows(position: &PositionBy<Self>, mv: Move) -> bool {
        let color = position.turn();
        let mut next = *position;
        crate::play::play(&mut next, mv, &mut ());
        next.pieces(color, Kind::King).any()
            && (next.pieces(color.other(), Kind::King).is_empty() || Self::checkers(&next, color).is_empty())
    }

    /// Next to the other king nothing is a check: to capture there would explode both.
    #[inline(always)]
    fn checkers(position: &PositionBy<Self>, color: Color) -> SquareSet {
        let king = position.king(color);
        let near = King::attacks::<Board>(king) & position.pieces(color.other(), Kind::King);
        if near.any() || position.pieces(color, Kind::King).is_empty() {
            return SquareSet::EMPTY;
        }
        position.attackers(king, color.other()) & !position.kings()
    }

    /// Squares that nobody attacks once the king has left his own, and all beside the other king.
    ///
    /// **Source**: FIDE Laws 3.8.2.2; the rules of Atomic on FICS, castling, which lichess.org has taken over: scalachess,
    /// issue 176.
    #[inline(always)]
    fn may_cross(position: &PositionBy<Self>, squares: SquareSet) -> SquareSet {
        let (own, enemy) = (position.color(position.turn()), position.color(position.turn().other()));
        let occupied = position.occupied() ^ (position.kings() & own);
        let safe = Board::squares(squares).filter(|&square| {
            let near = (King::attacks::<Board>(square) & position.kings() & enemy).any();
            near || (position.attackers_through(square, occupied) & enemy & !position.kings()).is_empty()
        });
        safe.fold(SquareSet::EMPTY, |safe, square| safe | square.set())
    }

    /// The explosion of a capture.
    #[inline(always)]
    fn played(before: &PositionBy<Self>, after: &mut PositionBy<Self>, mv: Move) {
        if !before.is_capture(mv) {
            return;
        }
        let around = King::attacks::<Board>(mv.to()) & after.occupied() & !after.pawns();
        let exploded = around | mv.to().set();
        after.clear(exploded);
        after.castling &= !exploded;
        for color in Color::ALL {
            if after.pieces(color, Kind::King).is_empty() {
                after.castling &= !after.color(color);
            }
        }
    }

    #[inline(always)]
    fn ended(position: &PositionBy<Self>) -> Option<Outcome> {
        let loser = Color::ALL.into_iter().find(|&color| position.pieces(color, Kind::King).is_empty());
        loser.map(|color| Outcome::win(color.other(), KING_EXPLODED))
    }

    fn validate(position: &PositionBy<Self>, violations: &mut Vec<Violation>) {
        let kings = Color::ALL.map(|color| position.pieces(color, Kind::King));
        add(position.kings().is_empty(), violation::NO_KING, violations);
        add(kings.iter().any(|kings| kings.several()), violation::SEVERAL_KINGS, violations);
        validate::pawns(position, violations);
        let checkers = Self::checkers(position, position.turn().other());
        let over = kings.iter().any(|kings| kings.is_empty());
        add(!over && checkers.any(), violation::OPPONENT_IN_CHECK, violations);
        validate::material(position, violations);
        validate::rights(position, violations);
        validate::en_passant(position, violations);
    }
}

impl Symmetric for Exploding {}

/// Too little is left to explode or to mate the other king.
///
/// Kings may touch, so that they confine each other to nothing: one bishop, rook or knight against a king alone is too
/// little, and two knights are. Where both have pieces they may explode each other, but for two bishops that never meet.
///
/// **Source**: lichess.org, Atomic.
#[derive(Clone, Copy, Debug)]
pub struct NothingExplodes;

impl Resolution<Atomic> for NothingExplodes {
    fn resolve(history: &History<Atomic>, _: bool) -> Option<Outcome> {
        let position = history.position();
        let pieces = position.occupied() & !position.kings();
        let (bishops, knights) = (position.kind(Kind::Bishop), position.kind(Kind::Knight));
        let bishops_of = Color::ALL.map(|color| shade(position.pieces(color, Kind::Bishop)));
        let nothing = if Color::ALL.iter().all(|&color| (position.color(color) & pieces).any()) {
            pieces == bishops && pieces.count() == 2 && bishops_of[0] != bishops_of[1]
        } else if pieces == knights {
            pieces.count() <= 2
        } else {
            pieces.count() == 1 && pieces == bishops | position.kind(Kind::Rook)
        };
        nothing.then(|| Outcome::draw(Reason::MATERIAL))
    }
}

/// No pawn can move, and beside kings and pawns there is nothing, or bishops of one side that no pawn meets.
///
/// A king captures nothing, so that nothing is ever captured. That bishops might mate a king among his own pawns is not
/// looked at.
///
/// **Source**: lichess.org, Atomic, the closed position.
#[derive(Clone, Copy, Debug)]
pub struct StandStill;

impl Resolution<Atomic> for StandStill {
    fn resolve(history: &History<Atomic>, _: bool) -> Option<Outcome> {
        let position = history.position();
        let bishops = position.kind(Kind::Bishop);
        let unmet = |color: Color| {
            let other_pawns = position.pieces(color.other(), Kind::Pawn);
            position.pieces(color, Kind::Bishop) == bishops
                && (bishops.is_empty() || shade(bishops).is_some_and(|shade| (other_pawns & shade).is_empty()))
        };
        let still = position.occupied() == position.kings() | position.pawns() | bishops && position.pawns_are_locked();
        (still && Color::ALL.into_iter().any(unmet)).then(|| Outcome::draw(Reason::MATERIAL))
    }
}
