//! Armenian draughts, called tama: Turkish dama whose pieces step diagonally too.

mod pieces;

pub use pieces::{ArmenianKing, ArmenianMan};

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, JumpMoves, JumpRules, Jumping, PromotionInCapture, Repetition, Side,
};

use crate::{Board, Tudaf, Turkish, clauses};

/// The rules of Armenian draughts.
#[derive(Clone, Copy, Debug)]
pub struct Armenian;

/// Armenian draughts.
pub type Tama = Jumping<Armenian>;

impl JumpMoves for Armenian {
    type Geometry = Board;
    type Man<S: Side> = ArmenianMan<S>;
    type King = ArmenianKing;

    /// The most pieces must be taken, men and kings counting alike.
    ///
    /// **Source**: ludii.games, Tama (Armenian draughts).
    const CHOICE: &'static [Criterion] = &[Criterion::Number];
    /// Each captured piece leaves the board at once.
    ///
    /// **Source**: iggamecenter.com, Tama, captures.
    const REMOVE_DURING_CAPTURE: bool = true;
    /// No turn of 180° between two jumps.
    ///
    /// **Source**: ludii.games, Tama (Armenian draughts).
    const TURN_BACK: bool = false;
    /// A man that reaches the last rank in a capture goes on as a king.
    ///
    /// **Source**: ludii.games, Tama (Armenian draughts); iggamecenter.com has it promote at the end of its turn.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtOnce;
    /// As in Turkish dama, where only captures count.
    const MEN_RESET_CLOCK: bool = false;
}

impl JumpRules for Armenian {
    type Moves = Self;

    const NAME: &'static str = "tama";
    const TITLE: &'static str = "Armenian draughts";
    /// As in Turkish dama.
    ///
    /// **Source**: ludii.games, Tama (Armenian draughts).
    const START: &'static str = Turkish::<Tudaf>::START;

    /// All pieces lost, or blocked.
    ///
    /// **Source**: iggamecenter.com, Tama, objective; that repetition draws is as in Turkish dama.
    type End = (BareSide, BlockedLoses, Repetition<3>);
    type Claims = ();
    type Fen = (SideLists<false>,);
    const TEXT: MoveText = Turkish::<Tudaf>::TEXT;
    /// **Source**: PDN 3.0, which has no number for it: its records bear that of Turkish draughts.
    const GAME_TYPE: &'static str = "30,W,8,8,A0,0";
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::TAMA, clauses::TEXT];
}
