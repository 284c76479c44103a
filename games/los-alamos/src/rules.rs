//! What the game is.

use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{King, Knight, Pawn, Queen, Rook};
use quadrille_core::royal::{
    BareRoyals, CastlingField, Checkmate, EnPassantField, NoPockets, PieceField, StalemateDraws,
};
use quadrille_core::{
    Clause, NoProgress, Rectangle, Repetition, Royal, RoyalMove, RoyalMoves, RoyalPosition, RoyalRules,
};

use crate::clauses;

/// The board: 36 squares.
///
/// **Source**: Stein and Ulam, "Experiments in Chess on Electronic Computing Machines", Chess Review, 1957: the board.
pub type Board = Rectangle<6, 6>;

/// A position.
pub type Position = RoyalPosition<Pieces>;

/// A move.
pub type Move = RoyalMove<Board>;

/// Los Alamos chess.
pub type LosAlamos = Royal<Variant>;

/// How the pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces;

impl RoyalMoves for Pieces {
    type Geometry = Board;
    /// The pieces of chess but the bishops. A pawn has no double step, and so there is no capture en passant.
    ///
    /// **Source**: Stein and Ulam, 1957; D. B. Pritchard, The Encyclopedia of Chess Variants, 1994: Los Alamos chess.
    type Kinds = (King, Queen, Rook, Knight, Pawn);
    type Pockets = NoPockets;
    const LETTERS: &'static [&'static str] = &["K", "Q", "R", "N", "P"];
    /// A pawn that reaches the last rank becomes a queen, a rook or a knight.
    ///
    /// **Source**: Stein and Ulam, 1957: no promotion to a bishop.
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["Q", "R", "N"])];
    /// **Source**: FIDE Laws 9.3: a pawn's move starts the count of moves again, as a capture does.
    const PROGRESS: &'static [&'static str] = &["P"];
}

/// The plies without a capture or a pawn's move after which the game is drawn.
///
/// **Source**: FIDE Laws 9.3, here without a claim; the publications of 1956 and 1957 set no limit.
const PLIES_TO_DRAW: u32 = 100;

/// The rules of Los Alamos chess.
#[derive(Clone, Copy, Debug)]
pub struct Variant;

impl RoyalRules for Variant {
    type Moves = Pieces;

    const NAME: &'static str = "los-alamos";
    const TITLE: &'static str = "Los Alamos chess";
    /// **Source**: Pritchard, 1994: rook, knight, queen, king, knight, rook from the left, pawns before them.
    const START: &'static str = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1";
    const RECORD_NAME: &'static str = "Los Alamos";
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::LOS_ALAMOS];

    /// Mate wins, and what draws in chess draws: stalemate, bare kings, the third repetition, fifty moves.
    ///
    /// **Source**: Pritchard, 1994: the other rules are those of chess; FIDE Laws 5.1.1, 5.2.1, 5.2.2, 9.2.
    type End = (Checkmate, StalemateDraws, BareRoyals, Repetition<3>, NoProgress<PLIES_TO_DRAW>);
    type Claims = ();
    /// The fields for castling and en passant are always `-`.
    ///
    /// **Source**: the FEN of Fairy-Stockfish.
    type Fen = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
}
