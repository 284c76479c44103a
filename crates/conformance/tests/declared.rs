//! Small games of which something besides the moves is wrong: each is told, and one of which nothing is.

use std::cell::RefCell;

use quadrille_conformance::{Captures, Conformance, Law, Report};
use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{King, Pawn, Rook};
use quadrille_core::royal::{Checkmate, Gait, Leap, NoPockets, PieceField, Ride, StalemateDraws, Step};
use quadrille_core::{
    BlockedLoses, Clocks, Color, East, Geometry, Hop, Outcome, Reason, Rectangle, Repetition, Royal, RoyalMoves,
    RoyalPosition, RoyalRules, Rules, Side, Square, West,
};

/// Nothing is wrong.
const RIGHT: u8 = 0;
/// The start breaks a rule.
const CHECKED: u8 = 1;
/// The start is an end.
const OVER: u8 = 2;
/// The board ends the game, it says, and means the clock.
const BY_THE_CLOCK: u8 = 3;
/// The author's own end panics, of each side with other words.
const PANICS: u8 = 4;

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
        for color in Color::ALL {
            let has_rook = !position.pieces(color, 1).is_empty();
            assert!(WRONG != PANICS || has_rook, "{color} has no rook");
        }
        (WRONG == BY_THE_CLOCK && position.halfmoves() > 2).then(|| Outcome::draw(Reason::new("late")))
    }

    type End = (Checkmate, StalemateDraws, BlockedLoses, Repetition<90>);
    type Claims = ();
    type Fen = (PieceField, SideToMove, HalfmoveClock, FullmoveNumber);
}

/// The right game.
type Game = Royal<Small<RIGHT>>;

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
    let told = "small: 0 laws hold, 1 does not
  Start: expected that the FEN of the start is the position of the start, and it breaks no rule
    in k3/4/4/R2K w 0 1
    found board, byte 7: expected Black not in check: it is White's turn
  nothing else was asked: there is no start to begin from";
    assert_eq!((report.faults()[0].law, report.to_string().as_str()), (Law::Start, told));
}

#[test]
fn a_start_that_is_over_is_told() {
    assert_told(&trial::<OVER>().derived().run(), Law::Start, "an end before the first move: White wins: goal reached");
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

/// The laws are asked of a mate, and it is seen as an end; a game begins where there is something to play.
#[test]
fn no_game_begins_at_its_end() {
    // The rook mates on the last rank, beside the king or from afar.
    let mates = ["k2R/4/1K2/4 b 0 1", "R2k/4/2K1/4 b 0 1"];
    let report = trial::<RIGHT>().games(30).texts(0).positions(mates).run();
    let told = report.to_string();
    assert!(report.faults().is_empty() && report.games() == 30, "{told}");
    assert!(
        told.contains("\n  played: 30 games, 20 from the start, 0 from positions given, 10 from set-ups"),
        "{told}"
    );
    let report = trial::<RIGHT>().games(0).texts(0).positions(mates).run();
    assert!(report.to_string().contains("checkmate (in play 0, in set-ups 2)"), "{report}");
    // One of three games begins from a position that is given: of those, where there is a move.
    let report = trial::<RIGHT>().games(3).texts(0).positions([mates[0], "k3/4/1K2/3R w 0 1"]).run();
    assert!(
        report.to_string().contains("3 games, 1 from the start, 1 from positions given, 1 from set-ups"),
        "{report}"
    );
    let report = trial::<OVER>().games(3).texts(0).run();
    assert!(report.to_string().contains("\n  played: 0 games, 0 from the start"), "{report}");
    let report = trial::<RIGHT>().games(1).texts(0).run();
    assert!(report.to_string().contains("\n  played: 1 game, 1 from the start"), "{report}");
}

/// Two of its ends say nothing: one that is not met, and one where another has decided.
#[test]
fn ends_that_never_come_about_or_never_decide_are_told() {
    let stalemate = "k3/2R1/1K2/4 b 0 1";
    let told = trial::<RIGHT>().games(30).texts(0).positions([stalemate]).run().to_string();
    assert!(told.contains("\n  ends that never came about: Repetition<90>\n"), "{told}");
    assert!(told.contains("\n  ends that never decided, since one before them always did: BlockedLoses\n"), "{told}");
}

/// Three positions of the author's own: each is begun from, and then every other game from what is given.
#[test]
fn own_positions_do_not_drown_in_set_ups() {
    let own = ["k3/4/1K2/3R w 0 1", "k3/4/1K2/R3 b 0 1", "3k/4/1K2/2R1 w 0 1"];
    let report = trial::<RIGHT>().games(30).texts(0).positions(own).derived().run();
    let told = report.to_string();
    assert!(report.faults().is_empty(), "{told}");
    assert!(told.contains("30 games, 10 from the start, 6 from positions given, 14 from set-ups"), "{told}");
}

/// A referee is asked of one position in four, and of each that is given, and of each set-up of the declaration.
#[test]
fn every_law_is_asked_of_what_is_given() {
    thread_local! {
        static ASKED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    fn referee(fen: &str) -> Vec<String> {
        ASKED.with_borrow_mut(|asked| asked.push(fen.to_owned()));
        let position = Game::from_fen(fen).expect("a position");
        Game::moves(&position).iter().map(|&mv| Game::move_text(&position, mv)).collect()
    }

    let own: Vec<String> = (1..=9).map(|number| format!("k3/4/1K2/3R w 0 {number}0")).collect();
    let report = trial::<RIGHT>().games(0).texts(0).positions(own.clone()).referee(referee).run();
    assert!(report.faults().is_empty(), "{report}");
    ASKED.with_borrow(|asked| assert!(own.iter().all(|fen| asked.contains(fen)), "{asked:?}"));
    let before = report.asked(Law::KeysTellApart);
    let report = trial::<RIGHT>().games(0).texts(0).positions(own).derived().run();
    assert_eq!(report.asked(Law::KeysTellApart), before + 300, "{report}");
}

/// What is said otherwise is another panic: each is told, in a position that shows it.
#[test]
fn panics_that_say_different_things_are_told() {
    let report = trial::<PANICS>().derived().run();
    let told: Vec<_> = report.faults().iter().map(|fault| (fault.law, fault.panic.as_deref())).collect();
    let both = [Some("Black has no rook"), Some("White has no rook")];
    assert!(told.len() == 2 && both.iter().all(|said| told.contains(&(Law::NothingPanics, *said))), "{report}");
    for fault in report.faults() {
        let white = fault.panic.as_deref() == both[1];
        assert!(!fault.fen.contains(if white { 'R' } else { 'r' }), "{fault}");
    }
}

/// A rook whose author has it capture from where kings do, besides.
#[derive(Clone, Copy, Debug)]
struct WideRook;

impl Gait for WideRook {
    const REACH: [usize; 2] = <Rook as Gait>::REACH;

    fn captures<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
        <Rook as Gait>::captures::<G, S>(from, occupied)
    }

    fn quiets<G: Geometry, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
        <Rook as Gait>::quiets::<G, S>(from, occupied)
    }

    fn leapers<G: Geometry, S: Side>(on: Square<G>) -> G::Bits {
        <King as Gait>::leapers::<G, S>(on)
    }

    fn riders<G: Geometry, S: Side>(on: Square<G>, occupied: G::Bits) -> G::Bits {
        <Rook as Gait>::riders::<G, S>(on, occupied)
    }

    fn starts<G: Geometry, S: Side>() -> G::Bits {
        <Rook as Gait>::starts::<G, S>()
    }

    fn steps(tell: &mut dyn FnMut(Step)) {
        <Rook as Gait>::steps(tell);
    }
}

/// Declares a game of kings of a gait and of another piece.
macro_rules! of_two_kinds {
    ($name:ident: $board:ty, $king:ty, $piece:ty, $start:literal) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct $name;

        impl RoyalMoves for $name {
            type Geometry = $board;
            type Kinds = ($king, $piece);
            type Pockets = NoPockets;
            const LETTERS: Letters = &["K", "R"];
            const PROMOTIONS: OfKinds = &[];
            const PROGRESS: Letters = &[];
        }

        impl RoyalRules for $name {
            type Moves = Self;
            const NAME: &'static str = "small";
            const TITLE: &'static str = stringify!($name);
            const START: &'static str = $start;
            type End = (Checkmate, StalemateDraws);
            type Claims = ();
            type Fen = (PieceField, SideToMove, HalfmoveClock, FullmoveNumber);
        }
    };
}

of_two_kinds!(Wide: Rectangle<4, 4>, King, WideRook, "1k1r/4/4/R2K w 0 1");
of_two_kinds!(Row: Rectangle<4, 1>, Ride<(East, West)>, Leap<(Hop<2, 0>, Hop<-2, 0>)>, "kR1K w 0 1");

/// The rules of the game and its declaration are two: where they do not agree, the author is told what to look at.
#[test]
fn a_gait_that_contradicts_its_steps_is_told() {
    let report = Conformance::<Royal<Wide>>::new().games(6).texts(0).derived().run();
    let fault = report.faults().iter().find(|fault| fault.law == Law::Given).expect("a set-up is refused");
    let said = ["White", "Black"]
        .map(|side| format!("that the game says that {side} is in check, and the steps of its gaits do not: "));
    assert!(said.iter().any(|said| fault.found.starts_with(said)), "{fault}");
    assert!(fault.found.contains("`leapers` and `riders`"), "{fault}");
    let pieces = fault.fen.chars().filter(|&letter| "KRkr".contains(letter)).count();
    assert!(pieces == 3 && fault.fen.ends_with(" 0 1"), "two kings, and a rook aslant of one: {fault}");
}

/// Two kings that ride along a row, and no third piece between: one is always in check, but at the start.
#[test]
fn a_game_without_set_ups_is_told() {
    let report = Conformance::<Royal<Row>>::new().games(6).texts(0).captures(Captures::Free).derived().run();
    assert!(report.faults().is_empty(), "{report}");
    assert!(report.to_string().contains("\n  not set up: chance has found no position "), "{report}");
}

/// A piece that keeps its letter behind a mark has promoted too.
#[test]
fn promotions_with_a_mark_are_met() {
    let report = trial::<RIGHT>().derived().run();
    assert!(report.faults().is_empty(), "{report}");
    assert!(!report.to_string().contains("promotions (0"), "{report}");
}
