//! Tells whether a game on Quadrille is right.
//!
//! One line in the tests of a game holds it to every law of [`Rules`], along games that are played
//! at random, and says which law does not hold, in which position, on which move:
//!
//! ```no_run
//! use quadrille_ataxx::Ataxx;
//!
//! // In a test: #[test] fn it_conforms() { … }
//! quadrille_conformance::check::<Ataxx>();
//! ```
//!
//! What a game is beyond its rules its author may declare, and is held to that: what captures are, symmetries, a slow
//! generator, published counts, positions that are near to what is rare. See [`Conformance`].
//!
//! # What is told
//!
//! A [`Report`]: the positions that were seen, what was met in them and what was not (no capture, no promotion, no end: of
//! those nothing is said), and a [`Fault`] for each [`Law`] that does not hold. What was met is counted apart in games from
//! the start and in those from positions that were given, set up at random or had pieces taken off:
//! `checkmate (in play 12, in set-ups 30)`. What was met in set-ups alone may be what no game leads to. The position of a
//! fault has as few pieces as show it; beside it is the one in which it was met first, where it may have another cause.
//! A panic is told once, with its place and the laws that met it.
//!
//! A game begins where there is a move and no end; the laws are asked of other set-ups too. It is told how many games began
//! from the start, from positions that were given, and from set-ups.
//!
//! Games are played the same way in each run, see [`Conformance::seed`]. A hundred games of an optimized build take about a
//! second; set `opt-level = 2` in `[profile.dev]`.

mod asked;
mod conformance;
mod declared;
pub mod derived;
mod examination;
mod fault;
mod found;
mod law;
mod laws;
mod number;
mod origin;
mod quiet;
mod random;
mod report;
mod shrink;
mod suite;
mod text;
mod ways;

pub use conformance::Conformance;
pub use declared::{Captures, Player, Referee};
pub use fault::Fault;
pub use law::Law;
pub use random::Random;
pub use report::Report;

use quadrille_core::Rules;

/// Holds a game to every law that needs nothing declared.
///
/// # Panics
///
/// If a law does not hold; the message tells each that does not, in which position, on which move.
pub fn check<R: Rules>() {
    Conformance::<R>::new().check();
}
