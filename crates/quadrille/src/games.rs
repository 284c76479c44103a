//! The games of this repository.

use quadrille_amazons::Amazons;
use quadrille_ataxx::{Ataxx, AtaxxThreefold};
use quadrille_breakthrough::Breakthrough;
use quadrille_capablanca::{Capablanca, Embassy};
use quadrille_chess::{Antichess, Atomic, Chess, Chess960, Crazyhouse, Horde, KingOfTheHill, RacingKings, ThreeCheck};
use quadrille_connect_four::ConnectFour;
use quadrille_dama::{
    Dama, DamaCaptureDue, DamaKingAtOnce, DamaKingBeatsMan, DamaLimit, DamaPlayOn, DamaTurnEnds, Tama,
};
use quadrille_draughts::{
    Antidraughts, BrazilianDraughts, BreakthroughDraughts, CanadianDraughts, CzechDraughts, Draughts, EnglishDraughts,
    FrisianDraughts, Frysk, ItalianDraughts, KillerDraughts, PoolCheckers, PortugueseDraughts, RussianDraughts,
    SpanishDraughts, ThaiDraughts,
};
use quadrille_gomoku::Gomoku;
use quadrille_los_alamos::LosAlamos;
use quadrille_minishogi::Minishogi;
use quadrille_othello::Othello;

use crate::Variant;

/// The games of this repository, each followed by its variants.
///
/// A `static`: a `const` would have every crate that names it compile all games again.
pub static GAMES: &[Variant] = Variant::registry(&[
    Variant::of::<Chess>(),
    Variant::counted_as::<Chess960, Chess>(),
    Variant::of::<KingOfTheHill>(),
    Variant::of::<ThreeCheck>(),
    Variant::of::<Antichess>(),
    Variant::of::<Atomic>(),
    Variant::of::<RacingKings>(),
    Variant::of::<Horde>(),
    Variant::of::<Crazyhouse>(),
    Variant::of::<LosAlamos>(),
    Variant::of::<Capablanca>(),
    Variant::of::<Embassy>(),
    Variant::of::<Minishogi>(),
    Variant::of::<Draughts>(),
    Variant::of::<BrazilianDraughts>(),
    Variant::of::<CanadianDraughts>(),
    Variant::of::<EnglishDraughts>(),
    Variant::of::<PoolCheckers>(),
    Variant::of::<RussianDraughts>(),
    Variant::of::<ItalianDraughts>(),
    Variant::of::<SpanishDraughts>(),
    Variant::counted_as::<PortugueseDraughts, SpanishDraughts>(),
    Variant::of::<CzechDraughts>(),
    Variant::of::<ThaiDraughts>(),
    Variant::of::<FrisianDraughts>(),
    Variant::counted_as::<Frysk, FrisianDraughts>(),
    Variant::of::<KillerDraughts>(),
    Variant::of::<BreakthroughDraughts>(),
    Variant::counted_as::<Antidraughts, Draughts>(),
    Variant::of::<Dama>(),
    Variant::of::<DamaKingAtOnce>(),
    Variant::of::<DamaTurnEnds>(),
    Variant::counted_as::<DamaPlayOn, Dama>(),
    Variant::counted_as::<DamaKingBeatsMan, Dama>(),
    Variant::counted_as::<DamaCaptureDue, Dama>(),
    Variant::counted_as::<DamaLimit, Dama>(),
    Variant::of::<Tama>(),
    Variant::of::<Ataxx>(),
    Variant::counted_as::<AtaxxThreefold, Ataxx>(),
    Variant::of::<Breakthrough>(),
    Variant::of::<Othello>(),
    Variant::of::<ConnectFour>(),
    Variant::of::<Gomoku>(),
    Variant::of::<Amazons>(),
]);
