//! Italian draughts: short kings that men may not take, and the strictest choice of captures.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition, Side,
};

use crate::boards::MirroredBoard;
use crate::{ForwardMan, ShortKing, sheets};

/// The rules of Italian draughts.
#[derive(Clone, Copy, Debug)]
pub struct Italian;

/// Italian draughts.
pub type ItalianDraughts = Jumping<Italian>;

impl JumpMoves for Italian {
    /// 8×8 squares, a dark corner at each player's right.
    ///
    /// **Source**: Federazione Italiana Dama (FID), technical rules, article 2.3.
    type Geometry = MirroredBoard;
    /// It captures forward alone.
    ///
    /// **Source**: FID, technical rules, article 5.3(a).
    type Man<S: Side> = ForwardMan<S>;
    /// It goes one step.
    ///
    /// **Source**: FID, technical rules, article 4.7.
    type King = ShortKing;

    /// The most pieces; then with a king; then the most kings; then where a king is met first.
    ///
    /// **Source**: FID, technical rules, articles 6.6 to 6.9.
    const CHOICE: &'static [Criterion] =
        &[Criterion::Number, Criterion::WithKing, Criterion::Kings, Criterion::EarlyKings];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: FID, technical rules, article 5.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that reaches the last row becomes a king, and its turn ends.
    ///
    /// **Source**: FID, technical rules, articles 4 and 5.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::EndsTheTurn;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
    /// **Source**: FID, technical rules, article 5.3(b).
    const MEN_CAPTURE_KINGS: bool = false;
}

impl JumpRules for Italian {
    type Moves = Self;

    const NAME: &'static str = "italian-draughts";
    const TITLE: &'static str = "Italian draughts";
    /// Three rows of men each; White begins.
    ///
    /// **Source**: FID, technical rules, articles 2 and 3.
    const START: &'static str = "W:W21-32:B1-12";

    /// The fourth repetition; forty moves of each side by kings alone, without a capture.
    ///
    /// **Source**: FID, technical rules, articles 9.3 and 10.4.
    type End = (BareSide, BlockedLoses, Repetition<4>, NoProgress<80>);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: Italian draughts, numeric from the left above, mirrored.
    const GAME_TYPE: &'static str = "22,W,8,8,N2,1";
    const CLAUSES: &'static [&'static [Clause]] = sheets::ITALIAN;
}
