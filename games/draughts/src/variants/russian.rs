//! Russian draughts, called shashki.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition, Side,
};

use crate::boards::AlgebraicBoard;
use crate::{FewPieces64, King, Man, boards, sheets};

/// The rules of Russian draughts.
#[derive(Clone, Copy, Debug)]
pub struct Russian;

/// Russian draughts.
pub type RussianDraughts = Jumping<Russian>;

impl JumpMoves for Russian {
    /// 8×8 squares, a dark corner at White's left.
    ///
    /// **Source**: Code of draughts of Russia, 1.2.
    type Geometry = AlgebraicBoard;
    /// It captures forward and backward.
    ///
    /// **Source**: Code of draughts of Russia, 1.5.3.
    type Man<S: Side> = Man<S>;
    /// It flies.
    ///
    /// **Source**: Code of draughts of Russia, 1.4.5.
    type King = King;

    /// Any capture may be chosen; it is played to its end.
    ///
    /// **Source**: Code of draughts of Russia, 1.5, the choice.
    const CHOICE: &'static [Criterion] = &[];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: Code of draughts of Russia, 1.5, the capture.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that reaches the last row in a capture goes on as a king.
    ///
    /// **Source**: Code of draughts of Russia, 1.5.15.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtOnce;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
}

impl JumpRules for Russian {
    type Moves = Self;

    const NAME: &'static str = "russian-draughts";
    const TITLE: &'static str = "Russian draughts";
    /// Three rows of men each; White begins.
    ///
    /// **Source**: Code of draughts of Russia, 1.2 and 1.4.
    const START: &'static str = boards::ALGEBRAIC_START;

    /// The third repetition; fifteen moves of each side by kings alone, without a capture; few pieces for long.
    ///
    /// **Source**: FMJD-64, articles 7.2.3 to 7.2.8.
    type End = (BareSide, BlockedLoses, Repetition<3>, NoProgress<30>, FewPieces64);
    type Claims = ();
    type Fen = (SideLists<false>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: ':', promotion: "" };
    /// **Source**: PDN 3.0: Russian draughts, algebraic from the left below; captures have the sign `:`.
    const GAME_TYPE: &'static str = "25,W,8,8,A0,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::RUSSIAN;
}
