//! Killer draughts: international draughts in which a king stops right behind a king that it takes last.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, Landing, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition, Side,
};

use crate::{Board, International, King, Man, sheets};

/// The rules of Killer draughts.
#[derive(Clone, Copy, Debug)]
pub struct Killer;

/// Killer draughts.
pub type KillerDraughts = Jumping<Killer>;

/// All but where a king lands is as in [`International`].
impl JumpMoves for Killer {
    type Geometry = Board;
    type Man<S: Side> = Man<S>;
    type King = King;

    const CHOICE: &'static [Criterion] = International::CHOICE;
    const REMOVE_DURING_CAPTURE: bool = International::REMOVE_DURING_CAPTURE;
    const TURN_BACK: bool = International::TURN_BACK;
    const PROMOTION_IN_CAPTURE: PromotionInCapture = International::PROMOTION_IN_CAPTURE;
    const MEN_RESET_CLOCK: bool = International::MEN_RESET_CLOCK;
    /// A king whose last captured piece is a king stops right behind it.
    ///
    /// **Source**: Christian Freeling, mindsports.nl, Killer draughts.
    const LANDING: Landing = Landing::RightBehindLastKing;
}

impl JumpRules for Killer {
    type Moves = Self;

    const NAME: &'static str = "killer-draughts";
    const TITLE: &'static str = "Killer draughts";
    const START: &'static str = International::START;

    /// Two kings beat one here, so that no draw hurries them.
    ///
    /// **Source**: Christian Freeling, mindsports.nl, Killer draughts.
    type End = (BareSide, BlockedLoses, Repetition<3>, NoProgress<50>);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = International::TEXT;
    /// **Source**: PDN 3.0, which has no number for it: its records bear that of international draughts.
    const GAME_TYPE: &'static str = International::GAME_TYPE;
    const CLAUSES: &'static [&'static [Clause]] = sheets::KILLER;
}
