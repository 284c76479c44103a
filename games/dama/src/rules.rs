//! What the game is.

use core::marker::PhantomData;

use quadrille_core::fen::SideLists;
use quadrille_core::jump::{Criterion, MoveText};
use quadrille_core::{
    BareSide, BlockedLoses, Clause, Convention, East, JumpMove, JumpMoves, JumpPosition, JumpRules, Jumper, North,
    PromotionInCapture, Rectangle, Repetition, Side, South, West,
};

use crate::{Options, Promotion};

/// The board: 64 squares, `a1` at White's left.
///
/// **Source**: TÜDAF rulebook, the board.
pub type Board = Rectangle<8, 8>;

/// A position.
pub type Position = JumpPosition<Board>;

/// A move.
pub type Move = JumpMove<Board>;

/// The rules of Turkish dama, by the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct Turkish<O>(PhantomData<O>);

/// How the pieces of Turkish dama move, by what becomes of a man that reaches the last rank in a capture.
#[derive(Clone, Copy, Debug)]
pub struct Pieces<P>(PhantomData<P>);

/// A man.
#[derive(Clone, Copy, Debug)]
pub struct Man<S>(PhantomData<S>);

impl<S: Side> Jumper for Man<S> {
    /// One step forward, to the left or to the right; never backward, never diagonally.
    ///
    /// **Source**: TÜDAF rulebook, the man's move.
    type Steps = (S::Forward, West, East);
    /// In the directions in which it moves.
    ///
    /// **Source**: TÜDAF rulebook, the man's capture.
    type Jumps = (S::Forward, West, East);
    const FLIES: bool = false;
}

/// A king, called dama.
#[derive(Clone, Copy, Debug)]
pub struct King;

impl Jumper for King {
    type Steps = (North, East, South, West);
    type Jumps = (North, East, South, West);
    /// It moves and captures over any number of empty squares, and lands on any free square behind the captured piece.
    ///
    /// **Source**: TÜDAF rulebook, the dama's move and capture.
    const FLIES: bool = true;
}

impl<P: Promotion> JumpMoves for Pieces<P> {
    type Geometry = Board;
    type Man<S: Side> = Man<S>;
    type King = King;

    /// The most pieces must be taken, men and kings counting alike; among equals the choice is free.
    ///
    /// **Source**: TÜDAF rulebook, the majority.
    const CHOICE: &'static [Criterion] = &[Criterion::Number];
    /// Each captured piece leaves the board at once; its square may be crossed and landed on in the same turn.
    ///
    /// **Source**: TÜDAF rulebook, removal.
    const REMOVE_DURING_CAPTURE: bool = true;
    /// No turn of 180° between two jumps.
    ///
    /// **Source**: TÜDAF rulebook, the dama's capture.
    const TURN_BACK: bool = false;
    /// What the option says.
    const PROMOTION_IN_CAPTURE: PromotionInCapture = P::PROMOTION_IN_CAPTURE;
    /// Limits on play without progress, where an option sets one, count plies without a capture.
    ///
    /// **Source**: the rulebook sets no limit; the option is that of the engine kish.
    const MEN_RESET_CLOCK: bool = false;
}

impl<O: Options> JumpRules for Turkish<O> {
    type Moves = Pieces<O::Promotion>;

    const NAME: &'static str = O::NAME;
    const TITLE: &'static str = O::TITLE;
    /// Men on the second and third rank of each side; White begins.
    ///
    /// **Source**: TÜDAF rulebook, the start.
    const START: &'static str =
        "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

    type End = (BareSide, O::OneAgainstOne, BlockedLoses, Repetition<3>, O::NoProgress);
    type Claims = ();
    type Fen = (SideLists<false>,);
    /// Always with the whole path, and `=K` behind the move of a man that promotes.
    ///
    /// **Source**: the text of the engine kish.
    const TEXT: MoveText = MoveText { always_whole: true, capture: 'x', promotion: "=K" };
    /// **Source**: PDN 3.0: Turkish draughts, algebraic from the left below.
    const GAME_TYPE: &'static str = "30,W,8,8,A0,0";
    const CLAUSES: &'static [&'static [Clause]] = O::CLAUSES;
    const DIRECT: &'static [Convention] = O::DIRECT;
}
