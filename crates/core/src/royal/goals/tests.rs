//! Squares that win, on a small game with drops.

use alloc::string::String;
use alloc::vec::Vec;

use crate::fen::SideToMove;
use crate::royal::gaits::{King, Pawn, Rook};
use crate::royal::{Checkmate, DoubleStep, EnPassantField, InHand, PieceField, StalemateDraws, reason};
use crate::{Color, History, Outcome, Rectangle, Royal, RoyalMoves, RoyalRules, Rules};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Toy;

impl RoyalMoves for Toy {
    type Geometry = Rectangle<5, 6>;
    type Kinds = (King, Rook, (Pawn, DoubleStep<1>));
    type Pockets = InHand<3>;
    const LETTERS: &'static [&'static str] = &["K", "R", "P"];
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
    const PROGRESS: &'static [&'static str] = &[];
    const NO_MATE_BY_DROP: &'static [&'static str] = &["R"];
}

impl RoyalRules for Toy {
    type Moves = Self;
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const START: &'static str = "r3k/5/5/5/5/R3K[] w";
    const GOALS: &'static [(&'static str, &'static [&'static str])] =
        &[("K", &["a6", "b6"]), ("R", &["c4"]), ("P", &["b6", "e4"])];
    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove, EnPassantField);
}

type Game = Royal<Toy>;

/// Returns how a position ends; there is a move unless it does.
fn end(fen: &str) -> Option<Outcome> {
    let position = Game::from_fen(fen).unwrap();
    let outcome = History::<Game>::new(position).outcome();
    assert_eq!(Game::moves(&position).is_empty(), outcome.is_some(), "{fen}");
    outcome
}

/// Returns the drops that are legal.
fn drops(fen: &str) -> Vec<String> {
    let position = Game::from_fen(fen).unwrap();
    let texts = Game::moves(&position).into_iter().map(|mv| Game::move_text(&position, mv));
    texts.filter(|text| text.contains('@')).collect()
}

#[test]
fn a_goal_wins_and_is_upside_down_for_black() {
    let [white, black] = [Color::White, Color::Black].map(|winner| Some(Outcome::win(winner, reason::GOAL)));
    assert_eq!(end("1K3/4k/5/5/5/5[] b"), white);
    assert_eq!(end("5/5/5/5/4K/1k3[] w"), black);
    assert_eq!(end("5/1P3/5/2k2/5/4K[] b"), None);
    assert_eq!(end("1P3/5/5/2k2/5/4K[] b"), white);
    assert_eq!(end("5/5/2k2/p4/5/2K2[] w"), None);
    assert_eq!(end("5/5/2k2/4p/5/2K2[] w"), black);
    // Another piece on the goals of the king, and the king on those of the pawn.
    assert_eq!(end("R4/4k/5/5/5/4K[] b"), None);
    assert_eq!(end("2k2/5/4K/5/5/5[] b"), None);
}

#[test]
fn who_has_moved_came_to_a_goal_last() {
    assert_eq!(end("1K3/5/5/5/5/1k3[] b"), Some(Outcome::win(Color::White, reason::GOAL)));
    assert_eq!(end("1K3/5/5/5/5/1k3[] w"), Some(Outcome::win(Color::Black, reason::GOAL)));
}

/// What the board ends is no stalemate, and no mate.
#[test]
fn a_goal_comes_before_what_follows_from_having_no_move() {
    let goal = Some(Outcome::win(Color::White, reason::GOAL));
    assert_eq!(end("K3k/2R2/3R1/5/5/5[] b"), goal);
    assert_eq!(end("K3k/R4/4R/3R1/5/5[] b"), goal);
}

#[test]
fn a_drop_that_ends_the_game_mates_only_where_it_would_without_that_end() {
    assert!(drops("2k2/5/5/5/5/K4[R] w").contains(&"R@c4".into()));
    assert!(!drops("2k2/5/5/5/5/KR1R1[R] w").contains(&"R@c4".into()));
    assert!(drops("2k2/5/5/5/5/KR1R1[R] w").contains(&"R@a4".into()));
}

/// The square that was passed is noted as if the game went on, so that play does not depend on its ends.
#[test]
fn a_double_step_to_a_goal_wins() {
    let mut position = Game::from_fen("5/5/3p1/5/4P/1K1k1[] w -").unwrap();
    let mv = Game::read_move(&position, "e2e4").unwrap();
    Game::play(&mut position, mv, &mut ());
    let fen = Game::fen(&position);
    assert_eq!(fen, "5/5/3pP/5/5/1K1k1[] b e3");
    assert_eq!(end(&fen), Some(Outcome::win(Color::White, reason::GOAL)));
}
