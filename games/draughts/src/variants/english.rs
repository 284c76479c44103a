//! English draughts, called checkers in America.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, Color, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition,
    Side,
};

use crate::boards::Board64;
use crate::{ForwardMan, ShortKing, sheets};

/// The rules of English draughts.
#[derive(Clone, Copy, Debug)]
pub struct English;

/// English draughts.
pub type EnglishDraughts = Jumping<English>;

impl JumpMoves for English {
    /// 8×8 squares, a dark corner at each player's left.
    ///
    /// **Source**: WCDF and ACF rules, 1.1 to 1.5.
    type Geometry = Board64;
    /// It captures forward alone.
    ///
    /// **Source**: WCDF and ACF rules, 1.18.
    type Man<S: Side> = ForwardMan<S>;
    /// It goes one step.
    ///
    /// **Source**: WCDF and ACF rules, 1.17.
    type King = ShortKing;

    /// Any capture may be chosen; it is played to its end.
    ///
    /// **Source**: WCDF and ACF rules, 1.20.
    const CHOICE: &'static [Criterion] = &[];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: WCDF and ACF rules, 1.19.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that reaches the king-row becomes a king, and its turn ends.
    ///
    /// **Source**: WCDF and ACF rules, 1.19.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::EndsTheTurn;
    /// As in international draughts, and by article 1.32, the count starts again with a step of a man.
    const MEN_RESET_CLOCK: bool = true;
    /// Black begins.
    ///
    /// **Source**: WCDF and ACF rules, the first move.
    const FIRST: Color = Color::Black;
}

impl JumpRules for English {
    type Moves = Self;

    const NAME: &'static str = "english-draughts";
    const TITLE: &'static str = "English draughts";
    /// Three rows of men each; Black begins.
    ///
    /// **Source**: WCDF and ACF rules, 1.11 and the first move.
    const START: &'static str = "B:W21-32:B1-12";

    /// A player without a move loses; draws are claimed, by the third repetition or after forty moves of each side
    /// without a capture or a step of a man.
    ///
    /// **Source**: WCDF and ACF rules, 1.32.
    type End = (BareSide, BlockedLoses);
    type Claims = (Repetition<3>, NoProgress<80>);
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: English draughts, numeric from the right below as Black sees it.
    const GAME_TYPE: &'static str = "21,B,8,8,N1,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::ENGLISH;
}
