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
use quadrille_orda::Orda;
use quadrille_othello::Othello;

use crate::Variant;

/// The games of this repository, by families, each followed by its variants.
///
/// A `static`: a `const` would have every crate that names it compile all games again.
pub static GAMES: &[Variant] = Variant::registry(&[
    Variant::of::<Chess>().in_family("chess"),
    Variant::counted_as::<Chess960, Chess>().in_family("chess"),
    Variant::of::<KingOfTheHill>().in_family("chess"),
    Variant::of::<ThreeCheck>().in_family("chess"),
    Variant::of::<Antichess>().in_family("chess"),
    Variant::of::<Atomic>().in_family("chess"),
    Variant::of::<RacingKings>().in_family("chess"),
    Variant::of::<Horde>().in_family("chess"),
    Variant::of::<Crazyhouse>().in_family("chess"),
    Variant::of::<LosAlamos>().in_family("chess"),
    Variant::of::<Capablanca>().in_family("chess"),
    Variant::of::<Embassy>().in_family("chess"),
    Variant::of::<Orda>().in_family("chess"),
    Variant::of::<Minishogi>().in_family("shogi"),
    Variant::of::<Draughts>().in_family("draughts"),
    Variant::of::<BrazilianDraughts>().in_family("draughts"),
    Variant::of::<CanadianDraughts>().in_family("draughts"),
    Variant::of::<EnglishDraughts>().in_family("draughts"),
    Variant::of::<PoolCheckers>().in_family("draughts"),
    Variant::of::<RussianDraughts>().in_family("draughts"),
    Variant::of::<ItalianDraughts>().in_family("draughts"),
    Variant::of::<SpanishDraughts>().in_family("draughts"),
    Variant::counted_as::<PortugueseDraughts, SpanishDraughts>().in_family("draughts"),
    Variant::of::<CzechDraughts>().in_family("draughts"),
    Variant::of::<ThaiDraughts>().in_family("draughts"),
    Variant::of::<FrisianDraughts>().in_family("draughts"),
    Variant::counted_as::<Frysk, FrisianDraughts>().in_family("draughts"),
    Variant::of::<KillerDraughts>().in_family("draughts"),
    Variant::of::<BreakthroughDraughts>().in_family("draughts"),
    Variant::counted_as::<Antidraughts, Draughts>().in_family("draughts"),
    Variant::of::<Dama>().in_family("draughts"),
    Variant::of::<DamaKingAtOnce>().in_family("draughts"),
    Variant::of::<DamaTurnEnds>().in_family("draughts"),
    Variant::counted_as::<DamaPlayOn, Dama>().in_family("draughts"),
    Variant::counted_as::<DamaKingBeatsMan, Dama>().in_family("draughts"),
    Variant::counted_as::<DamaCaptureDue, Dama>().in_family("draughts"),
    Variant::counted_as::<DamaLimit, Dama>().in_family("draughts"),
    Variant::of::<Tama>().in_family("draughts"),
    Variant::of::<Ataxx>().in_family("stones"),
    Variant::counted_as::<AtaxxThreefold, Ataxx>().in_family("stones"),
    Variant::of::<Breakthrough>().in_family("stones"),
    Variant::of::<Othello>().in_family("stones"),
    Variant::of::<ConnectFour>().in_family("stones"),
    Variant::of::<Gomoku>().in_family("stones"),
    Variant::of::<Amazons>().in_family("stones"),
]);
