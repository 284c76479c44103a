//! Portuguese draughts: Spanish draughts by another name.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::MoveText;
use quadrille_core::{BareSide, BlockedLoses, Clause, JumpRules, Jumping, NoProgress, Repetition};

use crate::{Spanish, TwelveMoves, sheets};

/// The rules of Portuguese draughts.
#[derive(Clone, Copy, Debug)]
pub struct Portuguese;

/// Portuguese draughts.
pub type PortugueseDraughts = Jumping<Portuguese>;

/// All but the names is as in [`Spanish`].
///
/// **Source**: Federação Portuguesa de Damas (FPD), classic draughts.
impl JumpRules for Portuguese {
    type Moves = Spanish;

    const NAME: &'static str = "portuguese-draughts";
    const TITLE: &'static str = "Portuguese draughts";
    const START: &'static str = Spanish::START;

    type End = (BareSide, BlockedLoses, Repetition<3>, NoProgress<40>, TwelveMoves);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = Spanish::TEXT;
    /// **Source**: PDN 3.0: Portuguese draughts, numeric from the right below, mirrored.
    const GAME_TYPE: &'static str = "28,W,8,8,N1,1";
    const CLAUSES: &'static [&'static [Clause]] = sheets::SPANISH;
}
