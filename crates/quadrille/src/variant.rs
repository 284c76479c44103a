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
    session: fn() -> Box<dyn AnyGame>,
}

impl Variant {
    /// Makes the entry of the rules `R`.
    pub const fn of<R: Rules>() -> Self {
        Self { name: R::NAME, session: || Box::new(Session::<R>::default()) }
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
pub static GAMES: &[Variant] = &[
    Variant::of::<Chess>(),
    Variant::of::<Chess960>(),
    Variant::of::<Draughts>(),
    Variant::of::<Dama>(),
    Variant::of::<DamaKingAtOnce>(),
    Variant::of::<DamaTurnEnds>(),
    Variant::of::<DamaPlayOn>(),
    Variant::of::<DamaKingBeatsMan>(),
    Variant::of::<DamaCaptureDue>(),
    Variant::of::<DamaLimit>(),
    Variant::of::<Ataxx>(),
    Variant::of::<AtaxxThreefold>(),
];

/// Returns the entry of a registry by its name.
pub fn find<'a>(registry: &'a [Variant], name: &str) -> Option<&'a Variant> {
    registry.iter().find(|variant| variant.name == name)
}
