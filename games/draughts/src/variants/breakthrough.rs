//! Breakthrough draughts: international draughts that the first king wins.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{FirstKing, MoveText};
use quadrille_core::{BareSide, BlockedLoses, Clause, JumpRules, Jumping};

use crate::{International, sheets};

/// The rules of breakthrough draughts.
#[derive(Clone, Copy, Debug)]
pub struct Breakthrough;

/// Breakthrough draughts.
pub type BreakthroughDraughts = Jumping<Breakthrough>;

impl JumpRules for Breakthrough {
    type Moves = International;

    const NAME: &'static str = "breakthrough-draughts";
    const TITLE: &'static str = "Breakthrough draughts";
    const START: &'static str = International::START;

    /// **Source**: lidraughts.org, Breakthrough: the first player who makes a king wins.
    const FIRST_KING_ENDS: bool = true;
    /// Men only go forward, so that there is no draw.
    ///
    /// **Source**: lidraughts.org, Breakthrough.
    type End = (FirstKing, BareSide, BlockedLoses);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = International::TEXT;
    /// **Source**: lidraughts.org, whose number it is; PDN 3.0 has none.
    const GAME_TYPE: &'static str = "96,W,10,10,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::BREAKTHROUGH;
}
