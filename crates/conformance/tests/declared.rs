//! Small games of which something besides the moves is wrong: each is told, and one of which nothing is.

use quadrille_conformance::{Captures, Conformance, Law, Report};
use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{King, Pawn, Rook};
use quadrille_core::royal::{Checkmate, NoPockets, PieceField, StalemateDraws};
use quadrille_core::{Clocks, Outcome, Reason, Rectangle, Royal, RoyalMoves, RoyalPosition, RoyalRules};

/// Nothing is wrong.
const RIGHT: u8 = 0;
/// The start breaks a rule.
const CHECKED: u8 = 1;
/// The start is an end.
const OVER: u8 = 2;
/// The board ends the game, it says, and means the clock.
const BY_THE_CLOCK: u8 = 3;

type Letters = &'static [&'static str];
type OfKinds = &'static [(&'static str, Letters)];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Small<const WRONG: u8>;

impl<const WRONG: u8> RoyalMoves for Small<WRONG> {
    type Geometry = Rectangle<4, 4>;
    type Kinds = (King, Rook, Pawn, King);
    type Pockets = NoPockets;
    const LETTERS: Letters = &["K", "R", "P", "+P"];
    const PROMOTIONS: OfKinds = &[("P", &["+P"])];
    const PROGRESS: Letters = &["P"];
}

impl<const WRONG: u8> RoyalRules for Small<WRONG> {
    type Moves = Self;
    const NAME: &'static str = "small";
    const TITLE: &'static str = "Small";
    // In the first the rook gives check, and it is White's turn.
    const START: &'static str = if WRONG == CHECKED { "k3/4/4/R2K w 0 1" } else { "1k1r/4/PP2/R2K w 0 1" };
    const GOALS: OfKinds = if WRONG == OVER { &[("K", &["d1"])] } else { &[] };

    fn ended(position: &RoyalPosition<Self>) -> Option<Outcome> {
        (WRONG == BY_THE_CLOCK && position.halfmoves() > 2).then(|| Outcome::draw(Reason::new("late")))
    }

    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove, HalfmoveClock, FullmoveNumber);
}

/// Returns how the laws of a game are told that is to be tried.
fn trial<const WRONG: u8>() -> Conformance<Royal<Small<WRONG>>> {
    Conformance::new().captures(Captures::Free)
}

/// Asserts that a law is broken, and that a fault says so.
fn assert_told(report: &Report, law: Law, said: &str) {
    let fault = report.faults().iter().find(|fault| fault.law == law);
    let fault = fault.unwrap_or_else(|| panic!("{law:?} is broken: {report}"));
    assert!(fault.to_string().contains(said), "{fault}");
}

/// The rule is told, and first; what could not be asked then is no news.
#[test]
fn a_start_that_breaks_a_rule_is_told_first() {
    let report = trial::<CHECKED>().derived().run();
    assert_eq!(report.faults().len(), 1, "{report}");
    let told = "small: 0 laws hold, 1 do not
  Start: expected that the FEN of the start is the position of the start, and it breaks no rule
    in k3/4/4/R2K w 0 1
    found board, byte 7: expected Black not in check: it is White's turn
  nothing else was asked: there is no start to begin from";
    assert_eq!((report.faults()[0].law, report.to_string().as_str()), (Law::Start, told));
}

#[test]
fn a_start_that_is_over_is_told() {
    assert_told(&trial::<OVER>().derived().run(), Law::Start, "the game is over before it begins");
}

/// Counts with a table take positions for the same that differ by their clocks alone.
#[test]
fn an_end_of_the_board_that_reads_the_clock_is_told() {
    assert_told(&trial::<BY_THE_CLOCK>().derived().run(), Law::SameMoves, "which is the same");
}

#[test]
fn an_own_referee_is_asked_beside_the_derived_one() {
    let knows_nothing = |_: &str| Vec::new();
    assert_told(&trial::<RIGHT>().referee(knows_nothing).derived().run(), Law::Referee, "the referee does not have it");
    assert_told(&trial::<RIGHT>().derived().referee(knows_nothing).run(), Law::Referee, "the referee does not have it");
}

/// A piece that keeps its letter behind a mark has promoted too.
#[test]
fn promotions_with_a_mark_are_met() {
    let report = trial::<RIGHT>().derived().run();
    assert!(report.faults().is_empty(), "{report}");
    assert!(!report.to_string().contains("promotions (0"), "{report}");
}
