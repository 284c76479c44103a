//! {{project-name | title_case}}: men and kings that capture by jumping. Each constant is a rule: change those that differ, and name your source.
//!
//! As it stands here it is English draughts in which White begins.

use std::marker::PhantomData;

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Chequered, Clause, JumpMoves, JumpRules, Jumper, Jumping, NoProgress, NorthEast, NorthWest,
    PromotionInCapture, Repetition, Side, SouthEast, SouthWest,
};

/// The dark squares of 8×8, numbered from Black's side.
pub type Board = Chequered<8, 8>;

/// {{project-name | title_case}}.
pub type {{project-name | upper_camel_case}} = Jumping<Declaration>;

// What is impossible in the declaration is told by `cargo check`, here.
const _: () = quadrille_core::declaration::assert_possible::<{{project-name | upper_camel_case}}>();

/// What the rule book says.
#[derive(Clone, Copy, Debug)]
pub struct Declaration;

/// A man of the side `S`.
#[derive(Clone, Copy, Debug)]
pub struct Man<S>(PhantomData<S>);

impl<S: Side> Jumper for Man<S> {
    type Steps = (S::ForwardWest, S::ForwardEast);
    type Jumps = (S::ForwardWest, S::ForwardEast);
    const FLIES: bool = false;
}

/// A king.
#[derive(Clone, Copy, Debug)]
pub struct King;

impl Jumper for King {
    type Steps = (NorthWest, NorthEast, SouthEast, SouthWest);
    type Jumps = (NorthWest, NorthEast, SouthEast, SouthWest);
    // `true` for a king that goes, and looks for what it captures, over any number of empty squares.
    const FLIES: bool = false;
}

impl JumpMoves for Declaration {
    type Geometry = Board;
    type Man<S: Side> = Man<S>;
    type King = King;

    // Any capture may be chosen; `&[Criterion::Number]` asks for the most pieces.
    const CHOICE: &'static [Criterion] = &[];
    const REMOVE_DURING_CAPTURE: bool = false;
    const TURN_BACK: bool = true;
    const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::EndsTheTurn;
    const MEN_RESET_CLOCK: bool = true;
}

impl JumpRules for Declaration {
    type Moves = Self;

    const NAME: &'static str = "{{project-name}}";
    const TITLE: &'static str = "{{project-name | title_case}}";
    const START: &'static str = "W:W21-32:B1-12";

    type End = (BareSide, BlockedLoses);
    type Claims = (Repetition<3>, NoProgress<80>);
    type Fen = (SideLists<true>,);
    const TEXT: MoveText = MoveText { always_whole: false, capture: 'x', promotion: "" };
    // Number (from 50 on they are free), first color, width, height, notation, inverted: PDN 3.0.
    const GAME_TYPE: &'static str = "50,W,8,8,N2,0";
    const CLAUSES: &'static [&'static [Clause]] = &[&[
        Clause::of("men", "A man steps and captures forward, along diagonals.", "your source: body, article"),
        Clause::of("kings", "A king steps and captures in all four directions.", "your source: body, article"),
        Clause::of("promotion", "A man that reaches the last rank becomes a king, and its turn ends.", "your source: body, article"),
        Clause::of("capture", "Who can capture must, and to the end; any capture may be chosen.", "your source: body, article"),
        Clause::of("lost", "Who has no piece or no move loses.", "your source: body, article"),
    ]];
}
