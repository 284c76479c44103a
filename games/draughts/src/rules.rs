//! What the game is.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Chequered, Clause, Convention, JumpMove, JumpMoves, JumpPosition, JumpRules, Jumping,
    NoProgress, PromotionInCapture, Repetition, Side,
};

use crate::{FewAgainstOne, King, LoneKing, Man, sheets};

/// The board: 50 dark squares, square 1 at Black's back row.
///
/// **Source**: FMJD, Annex 1, articles 2.1 to 2.6.
pub type Board = Chequered<10, 10>;

/// A position.
pub type Position = JumpPosition<Board>;

/// A move.
pub type Move = JumpMove<Board>;

/// The rules of international draughts.
#[derive(Clone, Copy, Debug)]
pub struct International;

/// International draughts.
pub type Draughts = Jumping<International>;

impl JumpMoves for International {
    type Geometry = Board;
    type Man<S: Side> = Man<S>;
    type King = King;

    /// The most pieces must be taken, men and kings counting alike; among equals the choice is free.
    ///
    /// **Source**: articles 4.13 and 4.14.
    const CHOICE: &'static [Criterion] = &[Criterion::Number];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: article 4.11.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    ///
    /// **Source**: article 4.11.
    const TURN_BACK: bool = true;
    /// A man that only passes the last row stays a man.
    ///
    /// **Source**: articles 3.5 and 4.15.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtTheEnd;
    /// The 25 moves are by kings alone, without a capture.
    ///
    /// **Source**: article 6.2.
    const MEN_RESET_CLOCK: bool = true;
}

impl JumpRules for International {
    type Moves = Self;

    const NAME: &'static str = "draughts";
    const TITLE: &'static str = "International draughts";
    /// White on 31 to 50, Black on 1 to 20; White begins.
    ///
    /// **Source**: articles 2.8 and 3.1.
    const START: &'static str = "W:W31-50:B1-20";

    type End = (
        BareSide,
        BlockedLoses,
        // Article 6.1: the same position with the same side to move for the third time.
        Repetition<3>,
        // Article 6.2: 25 consecutive moves of each side by kings alone, without a capture.
        NoProgress<50>,
        FewAgainstOne,
        LoneKing,
    );
    type Claims = ();
    type Fen = (SideLists<true>,);
    /// From and to, and the whole path of a capture only where it is ambiguous.
    ///
    /// **Source**: PDN 3.0, movetext.
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: international draughts, numeric from the left above.
    const GAME_TYPE: &'static str = "20,W,10,10,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::INTERNATIONAL;
    const DIRECT: &'static [Convention] = &[Convention::Unique];
}
