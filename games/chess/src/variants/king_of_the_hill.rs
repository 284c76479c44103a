//! King of the Hill: the king who comes to the middle of the board wins.
//!
//! **Source**: lichess.org, the page of the variant King of the Hill.

use quadrille_core::{Clause, Color, Outcome, Reason};

use crate::fen::ChessFields;
use crate::rules::{Claims, MOVES_TO_END, Orthodox, TIMES_TO_END};
use crate::{
    ByTheBoard, Checkmate, ChessBy, Kind, Laws, Move, MoveCount, Options, PositionBy, Repeated, SquareSet, Stalemate,
    Symmetric, clauses,
};

/// King of the Hill.
pub type KingOfTheHill = ChessBy<Hill>;

/// A king on the hill wins.
#[derive(Clone, Copy, Debug)]
pub struct Hill;

/// The squares d4, e4, d5 and e5.
///
/// **Source**: lichess.org, King of the Hill: the four squares in the middle.
const HILL: SquareSet = SquareSet::from_words([0x0000_0018_1800_0000]);

/// A king has come to the middle of the board.
///
/// **Source**: lichess.org, King of the Hill.
pub const ON_THE_HILL: Reason = Reason::new("king on the hill");

impl Options for Hill {
    type Laws = Self;
    const NAME: &'static str = "king-of-the-hill";
    const TITLE: &'static str = "King of the Hill";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "King of the Hill"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::PAWNS,
        clauses::DOUBLE_STEP,
        clauses::EN_PASSANT,
        clauses::PROMOTION,
        clauses::KING,
        clauses::CASTLING,
        clauses::CASTLING_AND_CHECK,
        clauses::CHECK,
        clauses::SAFETY,
        clauses::MATE,
        clauses::STALEMATE,
        clauses::REPETITION,
        clauses::EN_PASSANT_REPEATS,
        clauses::CASTLING_REPEATS,
        clauses::MOVE_COUNT,
        clauses::KING_OF_THE_HILL,
    ];
    // A king alone can still win, so that no material is too little.
    type End = (ByTheBoard, Checkmate, Stalemate, MoveCount<MOVES_TO_END>, Repeated<TIMES_TO_END>);
    type Claims = Claims;
}

impl Laws for Hill {
    type Options = Self;
    type State = ();
    type Fen = ChessFields;
    type Buffer = [Move; 218];
    const START: &'static str = Orthodox::START;

    #[inline(always)]
    fn ended(position: &PositionBy<Self>) -> Option<Outcome> {
        // The side that has just moved is asked first.
        [position.turn().other(), position.turn()]
            .into_iter()
            .find(|&color: &Color| (position.pieces(color, Kind::King) & HILL).any())
            .map(|color| Outcome::win(color, ON_THE_HILL))
    }
}

impl Symmetric for Hill {}
