//! Antidraughts: international draughts whose aim is to lose all pieces, or to be blocked.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::MoveText;
use quadrille_core::{BareSideWins, BlockedWins, Clause, JumpRules, Jumping, NoProgress, Repetition};

use crate::{International, sheets};

/// The rules of antidraughts.
#[derive(Clone, Copy, Debug)]
pub struct Anti;

/// Antidraughts.
pub type Antidraughts = Jumping<Anti>;

impl JumpRules for Anti {
    type Moves = International;

    const NAME: &'static str = "antidraughts";
    const TITLE: &'static str = "Antidraughts";
    const START: &'static str = International::START;

    /// Who has no move, or no piece, wins.
    ///
    /// **Source**: lidraughts.org, Antidraughts.
    type End = (BareSideWins, BlockedWins, Repetition<3>, NoProgress<50>);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = International::TEXT;
    /// **Source**: lidraughts.org, whose number it is; PDN 3.0 has none.
    const GAME_TYPE: &'static str = "98,W,10,10,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::ANTIDRAUGHTS;
}
