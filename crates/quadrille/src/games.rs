//! The games of this repository.

use quadrille_amazons::Amazons;
use quadrille_ataxx::{Ataxx, AtaxxThreefold};
use quadrille_breakthrough::Breakthrough;
use quadrille_chess::{Chess, Chess960};
use quadrille_connect_four::ConnectFour;
use quadrille_dama::{Dama, DamaCaptureDue, DamaKingAtOnce, DamaKingBeatsMan, DamaLimit, DamaPlayOn, DamaTurnEnds};
use quadrille_draughts::Draughts;
use quadrille_gomoku::Gomoku;
use quadrille_othello::Othello;

use crate::Variant;

/// The games of this repository, each followed by its variants.
///
/// A `static`: a `const` would have every crate that names it compile all games again.
pub static GAMES: &[Variant] = Variant::registry(&[
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
    Variant::of::<Breakthrough>(),
    Variant::of::<Othello>(),
    Variant::of::<ConnectFour>(),
    Variant::of::<Gomoku>(),
    Variant::of::<Amazons>(),
]);
