//! What the game is.

use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{Bishop, King, Rook};
use quadrille_core::royal::{Checkmate, InHand, Leap, PerpetualCheckLoses, PieceField};
use quadrille_core::{
    BlockedLoses, Clause, East, North, NorthEast, NorthWest, Rectangle, Royal, RoyalMove, RoyalMoves, RoyalPosition,
    RoyalRules, South, SouthEast, SouthWest, West,
};

use crate::{RepetitionLosesForFirst, clauses};

/// The board: 25 squares, `a1` at the left of the player who moves first.
///
/// **Source**: The Chess Variant Pages, Minishogi: the board and the setup.
pub type Board = Rectangle<5, 5>;

/// A position.
pub type Position = RoyalPosition<Pieces>;

/// A move.
pub type Move = RoyalMove<Board>;

/// Mini-shogi.
pub type Minishogi = Royal<Variant>;

/// One square straight in any direction, or diagonally forward.
pub type Gold = Leap<(NorthWest, North, NorthEast, West, East, South)>;

/// One square diagonally, or straight forward.
pub type Silver = Leap<(NorthWest, North, NorthEast, SouthWest, SouthEast)>;

/// One square forward, to capture too.
pub type Pawn = Leap<(North,)>;

/// A bishop that has promoted: one square straight, too.
pub type Horse = (Bishop, Leap<(North, East, South, West)>);

/// A rook that has promoted: one square diagonally, too.
pub type Dragon = (Rook, Leap<(NorthWest, NorthEast, SouthWest, SouthEast)>);

/// How the pieces move.
///
/// **Source**: The Chess Variant Pages, Minishogi; Wikipedia, Minishogi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces;

impl RoyalMoves for Pieces {
    type Geometry = Board;
    type Kinds = (King, Gold, Silver, Bishop, Rook, Pawn, Gold, Horse, Dragon, Gold);
    /// What is captured may be dropped, as the piece that it was before it promoted.
    type Pockets = InHand<6>;
    const LETTERS: &'static [&'static str] = &["K", "G", "S", "B", "R", "P", "+S", "+B", "+R", "+P"];
    /// Silver and pawn become gold, bishop and rook gain the king's steps.
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] =
        &[("S", &["+S"]), ("B", &["+B"]), ("R", &["+R"]), ("P", &["+P"])];
    /// By a move to the last rank, or from it; a pawn that reaches it must.
    const PROMOTION_RANKS: usize = 1;
    const PROMOTION_ON_LEAVING: bool = true;
    const PROMOTION_FORCED: bool = false;
    /// The clock has no part in the rules; it is counted as elsewhere.
    const PROGRESS: &'static [&'static str] = &["P"];
    /// No second pawn that has not promoted on a file.
    const ONE_TO_A_FILE: &'static [&'static str] = &["P"];
    /// No mate by the drop of a pawn.
    const NO_MATE_BY_DROP: &'static [&'static str] = &["P"];
}

/// The rules of mini-shogi.
#[derive(Clone, Copy, Debug)]
pub struct Variant;

impl RoyalRules for Variant {
    type Moves = Pieces;

    const NAME: &'static str = "minishogi";
    const TITLE: &'static str = "Mini-shogi";
    /// **Source**: The Chess Variant Pages, Minishogi: the setup; the form is that of Fairy-Stockfish.
    const START: &'static str = "rbsgk/4p/5/P4/KGSBR[] w 0 1";
    const RECORD_NAME: &'static str = "Minishogi";
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::MINISHOGI];

    /// Who has no move loses. The fourth repetition loses for who checked all the time, or else for the first player.
    ///
    /// **Source**: Wikipedia, Minishogi; Fairy-Stockfish, `variant.cpp`.
    type End = (Checkmate, BlockedLoses, PerpetualCheckLoses<4>, RepetitionLosesForFirst<4>);
    type Claims = ();
    type Fen = (PieceField, SideToMove, HalfmoveClock, FullmoveNumber);
}
