//! What the game is.

use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{Bishop, King, Knight, Pawn, Queen, Rook};
use quadrille_core::royal::{
    Capture, Castling, CastlingField, Checkmate, DoubleStep, EnPassantField, Leap, NoPockets, PieceField, Quiet,
    StalemateDraws,
};
use quadrille_core::{
    Clause, NoProgress, North, NorthEast, NorthWest, Rectangle, Repetition, Royal, RoyalMove, RoyalMoves,
    RoyalPosition, RoyalRules, SouthEast, SouthWest,
};

use crate::clauses;

/// The board: 64 squares.
pub type Board = Rectangle<8, 8>;

/// A position.
pub type Position = RoyalPosition<Pieces>;

/// A move.
pub type Move = RoyalMove<Board>;

/// Orda chess.
pub type Orda = Royal<Variant>;

/// Moves as a knight, captures as a rook.
///
/// **Source**: pychess.org, Orda Chess, the Lancer.
pub type Lancer = (Quiet<Knight>, Capture<Rook>);

/// Moves as a knight, captures as a bishop.
///
/// **Source**: pychess.org, Orda Chess, the Horse Archer.
pub type Archer = (Quiet<Knight>, Capture<Bishop>);

/// Goes as knight and king.
///
/// **Source**: pychess.org, Orda Chess, the Kheshig.
pub type Kheshig = (Knight, King);

/// One square diagonally, or straight forward.
///
/// **Source**: pychess.org, Orda Chess, the Yurt.
pub type Yurt = Leap<(NorthWest, North, NorthEast, SouthWest, SouthEast)>;

/// How the pieces move.
///
/// **Source**: Couch Tomato, Orda Chess, 2020, at pychess.org (`static/docs/orda.md` of pychess-variants); the letters
/// are those of its FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces;

impl RoyalMoves for Pieces {
    type Geometry = Board;
    /// A pawn of the Horde, which starts on its third rank, has no double step.
    type Kinds = (King, Queen, Kheshig, Rook, Lancer, Bishop, Archer, Knight, Yurt, (Pawn, DoubleStep<1>));
    type Pockets = NoPockets;
    const LETTERS: &'static [&'static str] = &["K", "Q", "H", "R", "L", "B", "A", "N", "Y", "P"];
    /// **Source**: pychess.org, Orda Chess, rule 6: to a queen or a kheshig, on either side.
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["Q", "H"])];
    /// The Kingdom alone has the right to them.
    ///
    /// **Source**: pychess.org, Orda Chess, rule 4; FIDE Laws 3.8.2.
    const CASTLINGS: &'static [Castling] = &[
        Castling { letter: 'K', partner: "R", royal: [4, 6], mate: [7, 5] },
        Castling { letter: 'Q', partner: "R", royal: [4, 2], mate: [0, 3] },
    ];
    /// **Source**: FIDE Laws 9.3.
    const PROGRESS: &'static [&'static str] = &["P"];
}

/// The plies without a capture or a pawn's move after which the game is drawn.
///
/// **Source**: FIDE Laws 9.3, here without a claim.
const PLIES_TO_DRAW: u32 = 100;

/// The rules of Orda chess.
#[derive(Clone, Copy, Debug)]
pub struct Variant;

impl RoyalRules for Variant {
    type Moves = Pieces;

    const NAME: &'static str = "orda";
    const TITLE: &'static str = "Orda chess";
    /// **Source**: Fairy-Stockfish, `variants.ini`: the start of Orda.
    const START: &'static str = "lhaykahl/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";
    const RECORD_NAME: &'static str = "Orda";
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::ORDA];

    /// A king who comes to the last rank wins. He may not step into check.
    ///
    /// **Source**: pychess.org, Orda Chess, rule 7.
    const GOALS: &'static [(&'static str, &'static [&'static str])] =
        &[("K", &["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"])];

    /// Stalemate, the third repetition and fifty moves draw as in chess; a king alone can still win.
    ///
    /// **Source**: pychess.org, Orda Chess, rule 8; FIDE Laws 5.1.1, 5.2.1, 9.2, 9.3.
    type End = (Checkmate, StalemateDraws, Repetition<3>, NoProgress<PLIES_TO_DRAW>);
    type Claims = ();
    type Fen = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
}
