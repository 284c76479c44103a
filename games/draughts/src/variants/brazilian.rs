//! Brazilian draughts: the international rules on 8×8 squares.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition, Side,
};

use crate::boards::AlgebraicBoard;
use crate::{FiveMoves, King, Man, boards, sheets};

/// The rules of Brazilian draughts.
#[derive(Clone, Copy, Debug)]
pub struct Brazilian;

/// Brazilian draughts.
pub type BrazilianDraughts = Jumping<Brazilian>;

impl JumpMoves for Brazilian {
    /// 8×8 squares, a dark corner at White's left.
    ///
    /// **Source**: Confederação Brasileira de Jogo de Damas (CBD), the board.
    type Geometry = AlgebraicBoard;
    /// It captures forward and backward.
    ///
    /// **Source**: CBD, the capture.
    type Man<S: Side> = Man<S>;
    /// It flies.
    ///
    /// **Source**: CBD, the king.
    type King = King;

    /// The most pieces must be taken, men and kings counting alike.
    ///
    /// **Source**: CBD, the law of the majority.
    const CHOICE: &'static [Criterion] = &[Criterion::Number];
    /// Captured pieces leave the board when the capture is over.
    ///
    /// **Source**: CBD, the capture.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that only passes the last row stays a man.
    ///
    /// **Source**: CBD, promotion.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtTheEnd;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
}

impl JumpRules for Brazilian {
    type Moves = Self;

    const NAME: &'static str = "brazilian-draughts";
    const TITLE: &'static str = "Brazilian draughts";
    /// Three rows of men each; White begins.
    ///
    /// **Source**: CBD, the start.
    const START: &'static str = boards::ALGEBRAIC_START;

    /// The third repetition; twenty moves of each side by kings alone, without a capture; five of two pieces each.
    ///
    /// **Source**: CBD, the draw.
    type End = (BareSide, BlockedLoses, Repetition<3>, NoProgress<40>, FiveMoves);
    type Claims = ();
    type Fen = (SideLists<false>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: Brazilian draughts, algebraic from the left below.
    const GAME_TYPE: &'static str = "26,W,8,8,A0,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::BRAZILIAN;
}
