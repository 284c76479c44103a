//! The registry of games.

use quadrille_ataxx::{Ataxx, AtaxxThreefold};
use quadrille_chess::{Chess, Chess960};
use quadrille_core::Rules;
use quadrille_dama::{Dama, DamaCaptureDue, DamaKingAtOnce, DamaKingBeatsMan, DamaLimit, DamaPlayOn, DamaTurnEnds};
use quadrille_draughts::Draughts;

use crate::{AnyGame, Session};

/// A game of a registry: its name, and how a session of it begins.
///
/// A registry is a slice of them. One of your own needs no line in your game:
///
/// ```
/// use quadrille::Variant;
/// use quadrille::ataxx::Ataxx;
///
/// const MINE: &[Variant] = &[Variant::of::<Ataxx>()];
/// assert_eq!(MINE[0].session().title(), "Ataxx");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    name: &'static str,
    counted_as: Option<&'static str>,
    session: fn() -> Box<dyn AnyGame>,
}

impl Variant {
    /// Makes the entry of the rules `R`.
    pub const fn of<R: Rules>() -> Self {
        Self { name: R::NAME, counted_as: None, session: || Box::new(Session::<R>::default()) }
    }

    /// Makes the entry of the rules `R`, which have the moves of the rules `M` and differ in how a game ends, or is
    /// written.
    ///
    /// Sequences of moves are counted by `M`, so that perft is compiled once for both.
    pub const fn counted_as<R: Rules, M: Rules<Position = R::Position, Move = R::Move>>() -> Self {
        Self { name: R::NAME, counted_as: Some(M::NAME), session: || Box::new(Session::<R, M>::default()) }
    }

    /// Returns the name of the game by whose rules sequences of moves are counted, if it is another.
    pub const fn counts_as(&self) -> Option<&'static str> {
        self.counted_as
    }

    /// Returns the name by which programs know the game.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Begins a session, at the start of the game.
    pub fn session(&self) -> Box<dyn AnyGame> {
        (self.session)()
    }
}

/// The games of this repository, each followed by its variants.
///
/// A `static`: a `const` would have every crate that names it compile all games again.
pub static GAMES: &[Variant] = &[
    Variant::of::<Chess>(),
    Variant::counted_as::<Chess960, Chess>(),
    Variant::of::<Draughts>(),
    Variant::of::<Dama>(),
    Variant::of::<DamaKingAtOnce>(),
    Variant::of::<DamaTurnEnds>(),
    Variant::counted_as::<DamaPlayOn, Dama>(),
    Variant::counted_as::<DamaKingBeatsMan, Dama>(),
    Variant::counted_as::<DamaCaptureDue, Dama>(),
    Variant::counted_as::<DamaLimit, Dama>(),
    Variant::of::<Ataxx>(),
    Variant::counted_as::<AtaxxThreefold, Ataxx>(),
];

/// Returns the entry of a registry by its name.
pub fn find<'a>(registry: &'a [Variant], name: &str) -> Option<&'a Variant> {
    registry.iter().find(|variant| variant.name == name)
}
