//! American pool checkers.

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, Color, JumpMoves, JumpRules, Jumping, NoProgress, PromotionInCapture, Repetition,
    Side,
};

use crate::boards::Board64;
use crate::{King, Man, ThirteenMoves, sheets};

/// The rules of American pool checkers.
#[derive(Clone, Copy, Debug)]
pub struct Pool;

/// American pool checkers.
pub type PoolCheckers = Jumping<Pool>;

impl JumpMoves for Pool {
    /// 8×8 squares, a dark corner at each player's left.
    ///
    /// **Source**: American Pool Checkers Association (APCA), tournament rules 1 to 4.
    type Geometry = Board64;
    /// It captures forward and backward.
    ///
    /// **Source**: APCA, rule 14.
    type Man<S: Side> = Man<S>;
    /// It flies.
    ///
    /// **Source**: APCA, rule 15.
    type King = King;

    /// Any capture may be chosen; it is played to its end.
    ///
    /// **Source**: APCA, rule 20.
    const CHOICE: &'static [Criterion] = &[];
    /// Captured pieces leave the board when the capture is over; none is jumped twice.
    ///
    /// **Source**: APCA, rules 17 to 19.
    const REMOVE_DURING_CAPTURE: bool = false;
    /// Nothing forbids it; a captured piece stands in the way.
    const TURN_BACK: bool = true;
    /// A man that only passes the last row stays a man.
    ///
    /// **Source**: APCA, rules 16, 22 and 23.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtTheEnd;
    /// As in international draughts, a count of moves is of kings alone.
    const MEN_RESET_CLOCK: bool = true;
    /// Black begins.
    ///
    /// **Source**: APCA, the first move.
    const FIRST: Color = Color::Black;
}

impl JumpRules for Pool {
    type Moves = Self;

    const NAME: &'static str = "pool-checkers";
    const TITLE: &'static str = "American pool checkers";
    /// Three rows of men each; Black begins.
    ///
    /// **Source**: APCA, rule 5 and the first move.
    const START: &'static str = "B:W21-32:B1-12";

    /// The third repetition; fifteen moves of each side by kings alone, without a capture; thirteen of three kings against one.
    ///
    /// **Source**: APCA, rule 26, and playing rules.
    type End = (BareSide, BlockedLoses, Repetition<3>, NoProgress<30>, ThirteenMoves);
    type Claims = ();
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    /// **Source**: PDN 3.0: American pool checkers, numeric from the right below as Black sees it.
    const GAME_TYPE: &'static str = "23,B,8,8,N1,0";
    const CLAUSES: &'static [&'static [Clause]] = sheets::POOL;
}
