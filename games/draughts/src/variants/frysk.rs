//! Frysk!: Frisian draughts with five men a side.

use quadrille_core::jump::{LimitedLists, MoveText};
use quadrille_core::{BareSide, BlockedLoses, Clause, JumpRules, Jumping, Repetition};

use crate::{Frisian, OneKingEach, TwoKingsAgainstOne, sheets};

/// The rules of Frysk!.
#[derive(Clone, Copy, Debug)]
pub struct FryskRules;

/// Frysk!.
pub type Frysk = Jumping<FryskRules>;

impl JumpRules for FryskRules {
    type Moves = Frisian;

    const NAME: &'static str = "frysk";
    const TITLE: &'static str = "Frysk!";
    /// Men on the back rows alone.
    ///
    /// **Source**: lidraughts.org, Frysk!.
    const START: &'static str = "W:W46-50:B1-5";

    /// As in [`Frisian`] draughts.
    type End = (BareSide, BlockedLoses, Repetition<3>, TwoKingsAgainstOne, OneKingEach);
    type Claims = ();
    type Fen = (LimitedLists<true>,);
    const TEXT: MoveText = Frisian::TEXT;
    /// **Source**: lidraughts.org, whose number it is; PDN 3.0 has none.
    const GAME_TYPE: &'static str = "97,W,10,10,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::FRYSK;
}
