//! Frisian draughts: captures in eight directions, by value, and kings that must rest.

use quadrille_core::jump::{Criterion, LimitedLists, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, PromotionInCapture, Repetition, Side,
};

use crate::boards::FrisianBoard;
use crate::{FrisianKing, FrisianMan, International, OneKingEach, TwoKingsAgainstOne, sheets};

/// The rules of Frisian draughts.
#[derive(Clone, Copy, Debug)]
pub struct Frisian;

/// Frisian draughts.
pub type FrisianDraughts = Jumping<Frisian>;

impl JumpMoves for Frisian {
    /// 10×10 squares, with ghosts enough for jumps along ranks and files.
    ///
    /// **Source**: Official Rules for Frisian Draughts (2011), articles 1 to 5.
    type Geometry = FrisianBoard;
    type Man<S: Side> = FrisianMan<S>;
    type King = FrisianKing;

    /// The greatest value, a king a little under two men; then with a king.
    ///
    /// **Source**: Official Rules for Frisian Draughts (2011), the shot; Rein Halbersma (dctl), Frisian draughts.
    const CHOICE: &'static [Criterion] = &[Criterion::Value { man: 100, king: 199 }, Criterion::WithKing];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: Official Rules for Frisian Draughts (2011), the shot.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man is promoted if it ends up on the last row after a shot or a simple move.
    ///
    /// **Source**: Official Rules for Frisian Draughts (2011), article 8.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtTheEnd;
    /// As in international draughts.
    const MEN_RESET_CLOCK: bool = true;
    /// The same king makes three simple moves in succession at most, while its side has a man.
    ///
    /// **Source**: mindsports.nl, Frisian draughts; friesdammen.nl, the rules of the game.
    const KING_LIMIT: Option<u32> = Some(3);
}

impl JumpRules for Frisian {
    type Moves = Self;

    const NAME: &'static str = "frisian-draughts";
    const TITLE: &'static str = "Frisian draughts";
    /// **Source**: Official Rules for Frisian Draughts (2011), articles 4 and 6.
    const START: &'static str = International::START;

    type End = (BareSide, BlockedLoses, Repetition<3>, TwoKingsAgainstOne, OneKingEach);
    type Claims = ();
    type Fen = (LimitedLists<true>,);
    const TEXT: MoveText = International::TEXT;
    /// **Source**: PDN 3.0: Frisian draughts, numeric from the left above.
    const GAME_TYPE: &'static str = "40,W,10,10,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::FRISIAN;
}
