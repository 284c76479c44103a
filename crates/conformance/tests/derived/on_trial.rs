//! A game whose generator has a defect, or that another declaration judges than its own.

use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;
use std::thread::LocalKey;

use quadrille_conformance::derived::{Derived, NoSetUp};
use quadrille_conformance::{Captures, Conformance, Law, Random, Report};
use quadrille_core::fen::Violation;
use quadrille_core::{BlockedLoses, MoveError, MoveSink, Observer, Rules};

/// What is wrong with a game, and who judges it.
#[derive(Clone, Copy)]
pub(crate) struct Case<R: Rules> {
    /// What becomes of a move that the generator finds.
    pub(crate) alter: fn(&R::Position, R::Move) -> Option<R::Move>,
    /// The moves that it gives besides, none of them a capture.
    pub(crate) add: fn(&R::Position) -> Vec<R::Move>,
    /// The moves by the declaration that judges.
    pub(crate) moves: fn(&R::Position) -> Vec<String>,
    /// Whether a move leads to a position by that declaration.
    pub(crate) leads_to: fn(&R::Position, R::Move, &R::Position) -> bool,
}

impl<R: Derived> Case<R> {
    /// Nothing is wrong, and the game's own declaration judges.
    pub(crate) const RIGHT: Self =
        Self { alter: |_, mv| Some(mv), add: |_| Vec::new(), moves: R::slow_moves, leads_to: R::slow_move_leads_to };
}

/// A game that can be put on trial.
pub(crate) trait Tried: Derived {
    /// The case, of each thread one.
    fn case() -> &'static LocalKey<Cell<Case<Self>>>;
}

/// Makes games such as can be tried.
macro_rules! tried {
    ($($game:ty),* $(,)?) => {
        $(impl $crate::on_trial::Tried for $game {
            fn case() -> &'static std::thread::LocalKey<std::cell::Cell<$crate::on_trial::Case<Self>>> {
                thread_local! {
                    static CASE: std::cell::Cell<$crate::on_trial::Case<$game>> =
                        const { std::cell::Cell::new($crate::on_trial::Case::RIGHT) };
                }
                &CASE
            }
        })*
    };
}

pub(crate) use tried;

/// Examines a game with a defect, or before another judge, in so many games.
pub(crate) fn examine<R: Tried>(case: Case<R>, captures: Captures, games: usize) -> Report {
    R::case().set(case);
    let report = Conformance::<OnTrial<R>>::new().games(games).texts(50).captures(captures).derived().run();
    R::case().set(Case::RIGHT);
    report
}

/// Asserts that these laws do not hold, and of all others at most those of the referee; and that no panic says so.
pub(crate) fn assert_broken(report: &Report, laws: &[Law]) {
    let broken: Vec<Law> = report.faults().iter().map(|fault| fault.law).collect();
    assert!(laws.iter().all(|law| broken.contains(law)), "{laws:?} do not hold: {report}");
    let of_referee = |law| matches!(law, Law::Referee | Law::RefereePlays) && !laws.is_empty();
    assert!(broken.iter().all(|&law| laws.contains(&law) || of_referee(law)), "{laws:?} do not hold: {report}");
    assert!(report.faults().iter().all(|fault| !fault.found.contains("a panic")), "{report}");
}

/// The game `R` on trial.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnTrial<R>(PhantomData<R>);

impl<R: Tried> Rules for OnTrial<R> {
    const NAME: &'static str = R::NAME;
    const TITLE: &'static str = R::TITLE;
    const START: &'static str = R::START;
    const RECORD_TAG: Option<(&'static str, &'static str)> = R::RECORD_TAG;

    type Geometry = R::Geometry;
    type Position = R::Position;
    type Move = R::Move;
    type Buffer = R::Buffer;
    type Fen = R::Fen;
    type End = (BlockedLoses,);
    type Claims = ();
    type Repeats = R::Repeats;

    fn start() -> R::Position {
        R::start()
    }

    fn empty() -> R::Position {
        R::empty()
    }

    fn validate(position: &R::Position, violations: &mut Vec<Violation>) {
        R::validate(position, violations);
    }

    fn generate<S: MoveSink<Self>>(position: &R::Position, sink: &mut S) {
        let Case { alter, add, .. } = R::case().get();
        let found = if S::CAPTURES_ONLY { R::captures(position) } else { R::moves(position) };
        let added = if S::CAPTURES_ONLY { Vec::new() } else { add(position) };
        for mv in found.into_iter().filter_map(|mv| alter(position, mv)).chain(added) {
            sink.push(mv);
        }
    }

    fn play<O: Observer>(position: &mut R::Position, mv: R::Move, observer: &mut O) {
        R::play(position, mv, observer);
    }

    fn null_move<O: Observer>(position: &mut R::Position, observer: &mut O) -> bool {
        R::null_move(position, observer)
    }

    fn describe<O: Observer>(position: &R::Position, observer: &mut O) {
        R::describe(position, observer);
    }

    fn repeats(position: &R::Position) -> R::Repeats {
        R::repeats(position)
    }

    fn clock_of_perft(position: &R::Position, depth: u32) -> u32 {
        R::clock_of_perft(position, depth)
    }

    fn write_move(position: &R::Position, mv: R::Move, out: &mut dyn fmt::Write) -> fmt::Result {
        R::write_move(position, mv, out)
    }

    fn write_move_in_full(position: &R::Position, mv: R::Move, out: &mut dyn fmt::Write) -> fmt::Result {
        R::write_move_in_full(position, mv, out)
    }

    /// Moves that the right game does not have are known by their text.
    fn read_move(position: &R::Position, text: &str) -> Result<R::Move, MoveError> {
        let is_it = |mv: &R::Move| {
            [R::write_move, R::write_move_in_full].into_iter().any(|write| {
                let mut written = String::new();
                write(position, *mv, &mut written).expect("a string takes all");
                written == text
            })
        };
        match R::read_move(position, text) {
            Ok(mv) if Self::is_legal(position, mv) => Ok(mv),
            read => {
                let error = read.err().unwrap_or(MoveError::Illegal);
                Self::moves(position).into_iter().find(is_it).ok_or(error)
            }
        }
    }
}

impl<R: Tried> Derived for OnTrial<R> {
    fn slow_moves(position: &R::Position) -> Vec<String> {
        (R::case().get().moves)(position)
    }

    fn slow_move_leads_to(before: &R::Position, mv: R::Move, after: &R::Position) -> bool {
        (R::case().get().leads_to)(before, mv, after)
    }

    fn set_up(random: &mut Random) -> Result<R::Position, NoSetUp> {
        R::set_up(random)
    }
}
