//! Thai draughts, called makhos: eight men each, and kings that land right behind what they take.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, Landing, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, Color, JumpMoves, JumpRules, Jumping, PromotionInCapture, Repetition, Side,
};

use crate::boards::TurnedBoard;
use crate::{ForwardMan, King, sheets};

/// The rules of Thai draughts.
#[derive(Clone, Copy, Debug)]
pub struct Thai;

/// Thai draughts.
pub type ThaiDraughts = Jumping<Thai>;

impl JumpMoves for Thai {
    /// 8×8 squares, a dark corner at each player's left.
    ///
    /// **Source**: Rein Halbersma (dctl), Thai draughts.
    type Geometry = TurnedBoard;
    /// It captures forward alone.
    ///
    /// **Source**: Rein Halbersma (dctl), Thai draughts.
    type Man<S: Side> = ForwardMan<S>;
    /// It flies to what it takes.
    ///
    /// **Source**: Rein Halbersma (dctl), Thai draughts.
    type King = King;

    /// Any capture may be chosen; it is played to its end.
    ///
    /// **Source**: Rein Halbersma (dctl), Thai draughts.
    const CHOICE: &'static [Criterion] = &[];
    /// Each captured piece leaves the board at once.
    ///
    /// **Source**: Rein Halbersma (dctl), Thai draughts.
    const REMOVE_DURING_CAPTURE: bool = true;
    /// Nothing forbids it.
    const TURN_BACK: bool = true;
    /// A man that reaches the last row becomes a king, and its turn ends.
    ///
    /// **Source**: Rein Halbersma (dctl), Thai draughts.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::EndsTheTurn;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
    /// **Source**: Rein Halbersma (dctl), Thai draughts.
    const LANDING: Landing = Landing::RightBehind;
    /// **Source**: PDN 3.0, Thai draughts.
    const FIRST: Color = Color::Black;
}

impl JumpRules for Thai {
    type Moves = Self;

    const NAME: &'static str = "thai-draughts";
    const TITLE: &'static str = "Thai draughts";
    /// Two rows of men each; Black begins.
    ///
    /// **Source**: PDN 3.0, Thai draughts.
    const START: &'static str = "B:W1-8:B25-32";

    /// The third repetition.
    type End = (BareSide, BlockedLoses, Repetition<3>);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: '-', promotion: "" };
    /// **Source**: PDN 3.0: Thai draughts, numeric from the left above as Black sees it; captures have the sign `-`.
    const GAME_TYPE: &'static str = "31,B,8,8,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::THAI;
}
