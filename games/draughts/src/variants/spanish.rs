//! Spanish draughts, and Portuguese draughts, which have the same rules.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition, Side,
};

use crate::boards::TurnedMirroredBoard;
use crate::{ForwardMan, King, TwelveMoves, sheets};

/// The rules of Spanish draughts.
#[derive(Clone, Copy, Debug)]
pub struct Spanish;

/// Spanish draughts.
pub type SpanishDraughts = Jumping<Spanish>;

impl JumpMoves for Spanish {
    /// 8×8 squares, a dark corner at each player's right.
    ///
    /// **Source**: Federação Portuguesa de Damas (FPD), classic draughts, 2.1.5.
    type Geometry = TurnedMirroredBoard;
    /// It captures forward alone.
    ///
    /// **Source**: FPD, classic draughts, the man.
    type Man<S: Side> = ForwardMan<S>;
    /// It flies.
    ///
    /// **Source**: FPD, classic draughts, the king.
    type King = King;

    /// The most pieces; then the most kings.
    ///
    /// **Source**: FPD, classic draughts, the laws of quantity and of quality.
    const CHOICE: &'static [Criterion] = &[Criterion::Number, Criterion::Kings];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: FPD, classic draughts, the capture.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that reaches the last row becomes a king, and its turn ends: it captures forward alone.
    ///
    /// **Source**: FPD, classic draughts, promotion.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::EndsTheTurn;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
}

impl JumpRules for Spanish {
    type Moves = Self;

    const NAME: &'static str = "spanish-draughts";
    const TITLE: &'static str = "Spanish draughts";
    /// Three rows of men each; White begins.
    ///
    /// **Source**: FPD, classic draughts, the start.
    const START: &'static str = "W:W1-12:B21-32";

    /// The third repetition; twenty moves of each side by kings alone, without a capture; twelve of three kings that have the
    /// longest diagonal against one.
    ///
    /// **Source**: FPD, classic draughts, the draw.
    type End = (BareSide, BlockedLoses, Repetition<3>, NoProgress<40>, TwelveMoves);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: Spanish draughts, numeric from the right below, mirrored.
    const GAME_TYPE: &'static str = "24,W,8,8,N1,1";
    const CLAUSES: &'static [&'static [Clause]] = sheets::SPANISH;
}
