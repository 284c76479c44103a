//! What the game is.

use core::marker::PhantomData;

use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{Bishop, King, Knight, Pawn, Queen, Rook};
use quadrille_core::royal::{
    BareRoyals, Castling, CastlingField, Checkmate, DoubleStep, EnPassantField, NoPockets, PieceField, StalemateDraws,
};
use quadrille_core::{
    Clause, NoProgress, Rectangle, Repetition, Royal, RoyalMove, RoyalMoves, RoyalPosition, RoyalRules,
};

use crate::{Array, CapablancaArray, EmbassyArray, clauses};

/// The board: 80 squares, in two words.
///
/// **Source**: Pritchard, 1994: Capablanca's chess, 10×8.
pub type Board = Rectangle<10, 8, 2>;

/// A position by an array.
pub type Position<A = CapablancaArray> = RoyalPosition<Pieces<A>>;

/// A move.
pub type Move = RoyalMove<Board>;

/// Capablanca chess.
pub type Capablanca = Royal<Variant<CapablancaArray>>;

/// Embassy chess.
pub type Embassy = Royal<Variant<EmbassyArray>>;

/// Goes as bishop and knight.
///
/// **Source**: Pritchard, 1994: Capablanca's chess.
pub type Archbishop = (Bishop, Knight);

/// Goes as rook and knight.
///
/// **Source**: Pritchard, 1994: Capablanca's chess.
pub type Chancellor = (Rook, Knight);

/// How the pieces move, by an array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces<A>(PhantomData<A>);

impl<A: Array> RoyalMoves for Pieces<A> {
    type Geometry = Board;
    /// The pieces of chess and the two that go as a knight too.
    type Kinds = (King, Queen, Chancellor, Archbishop, Rook, Bishop, Knight, (Pawn, DoubleStep<1>));
    type Pockets = NoPockets;
    const LETTERS: &'static [&'static str] = &["K", "Q", "C", "A", "R", "B", "N", "P"];
    /// **Source**: FIDE Laws 3.7.3.3; Fairy-Stockfish, `variant.cpp`: to the two new pieces too.
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["Q", "C", "A", "R", "B", "N"])];
    /// **Source**: FIDE Laws 3.8.2; the squares are those of the array.
    const CASTLINGS: &'static [Castling] = &[
        Castling { letter: 'K', partner: "R", royal: [A::KING, A::CASTLED[0]], mate: [9, A::CASTLED[0] - 1] },
        Castling { letter: 'Q', partner: "R", royal: [A::KING, A::CASTLED[1]], mate: [0, A::CASTLED[1] + 1] },
    ];
    /// **Source**: FIDE Laws 9.3.
    const PROGRESS: &'static [&'static str] = &["P"];
}

/// The plies without a capture or a pawn's move after which the game is drawn.
///
/// **Source**: FIDE Laws 9.3, here without a claim.
const PLIES_TO_DRAW: u32 = 100;

/// The rules, by an array.
#[derive(Clone, Copy, Debug)]
pub struct Variant<A>(PhantomData<A>);

impl<A: Array> RoyalRules for Variant<A> {
    type Moves = Pieces<A>;

    const NAME: &'static str = A::NAME;
    const TITLE: &'static str = A::TITLE;
    const START: &'static str = A::START;
    const RECORD_NAME: &'static str = A::RECORD_NAME;
    const CLAUSES: &'static [&'static [Clause]] = &[A::CLAUSES, clauses::PIECES];

    /// Mate wins, and what draws in chess draws: stalemate, bare kings, the third repetition, fifty moves.
    ///
    /// **Source**: FIDE Laws 5.1.1, 5.2.1, 5.2.2, 9.2, 9.3.
    type End = (Checkmate, StalemateDraws, BareRoyals, Repetition<3>, NoProgress<PLIES_TO_DRAW>);
    type Claims = ();
    type Fen = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
}
