//! Czech draughts: a king must capture before a man.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, PromotionInCapture, Repetition, Side,
};

use crate::boards::AlgebraicBoard;
use crate::{ForwardMan, King, boards, sheets};

/// The rules of Czech draughts.
#[derive(Clone, Copy, Debug)]
pub struct Czech;

/// Czech draughts.
pub type CzechDraughts = Jumping<Czech>;

impl JumpMoves for Czech {
    /// 8×8 squares, a dark corner at White's left.
    ///
    /// **Source**: Česká federace dámy (ČFD), Czech draughts, 2.1 to 2.6.
    type Geometry = AlgebraicBoard;
    /// It captures forward alone.
    ///
    /// **Source**: ČFD, Czech draughts, 4.1.
    type Man<S: Side> = ForwardMan<S>;
    /// It flies.
    ///
    /// **Source**: ČFD, Czech draughts, 3.9.
    type King = King;

    /// With a king, if one can capture; any of these captures may be chosen.
    ///
    /// **Source**: ČFD, Czech draughts, 4.14.
    const CHOICE: &'static [Criterion] = &[Criterion::WithKing];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: ČFD, Czech draughts, the capture.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that reaches the last row becomes a king, and its turn ends: it captures forward alone.
    ///
    /// **Source**: ČFD, Czech draughts, promotion.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::EndsTheTurn;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
}

impl JumpRules for Czech {
    type Moves = Self;

    const NAME: &'static str = "czech-draughts";
    const TITLE: &'static str = "Czech draughts";
    /// Three rows of men each; White begins.
    ///
    /// **Source**: ČFD, Czech draughts, the start.
    const START: &'static str = boards::ALGEBRAIC_START;

    /// The third repetition.
    ///
    /// **Source**: ČFD, Czech draughts, the draw.
    type End = (BareSide, BlockedLoses, Repetition<3>);
    type Claims = ();
    type Fen = (SideLists<false>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: Czech draughts, algebraic from the left below.
    const GAME_TYPE: &'static str = "29,W,8,8,A0,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::CZECH;
}
