//! Canadian draughts: the international rules on 12×12 squares, which take two words.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition, Side,
};

use crate::boards::Board144;
use crate::{King, Man, sheets};

/// The rules of Canadian draughts.
#[derive(Clone, Copy, Debug)]
pub struct Canadian;

/// Canadian draughts.
pub type CanadianDraughts = Jumping<Canadian>;

impl JumpMoves for Canadian {
    /// 12×12 squares, a dark corner at White's left.
    ///
    /// **Source**: Association québécoise des joueurs de dames, the board.
    type Geometry = Board144;
    /// It captures forward and backward.
    ///
    /// **Source**: as in FMJD, Annex 1, article 4.1.
    type Man<S: Side> = Man<S>;
    /// It flies.
    ///
    /// **Source**: as in FMJD, Annex 1, article 4.3.
    type King = King;

    /// The most pieces must be taken, men and kings counting alike.
    ///
    /// **Source**: as in FMJD, Annex 1, article 4.13.
    const CHOICE: &'static [Criterion] = &[Criterion::Number];
    /// Captured pieces leave the board when the capture is over.
    ///
    /// **Source**: as in FMJD, Annex 1, article 4.11.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that only passes the last row stays a man.
    ///
    /// **Source**: as in FMJD, Annex 1, article 4.15.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtTheEnd;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
}

impl JumpRules for Canadian {
    type Moves = Self;

    const NAME: &'static str = "canadian-draughts";
    const TITLE: &'static str = "Canadian draughts";
    /// Five rows of men each; White begins.
    ///
    /// **Source**: PDN 3.0, Canadian draughts.
    const START: &'static str = "W:W43-72:B1-30";

    /// The third repetition; 25 moves of each side by kings alone, without a capture.
    ///
    /// **Source**: as in FMJD, Annex 1, articles 6.1 and 6.2.
    type End = (BareSide, BlockedLoses, Repetition<3>, NoProgress<50>);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: Canadian draughts, numeric from the left above.
    const GAME_TYPE: &'static str = "27,W,12,12,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::CANADIAN;
}
