//! Does every variant of the registry hold the laws of `Rules`, along play from the start and with fewer pieces?
//!
//! `QUADRILLE_GAMES` is how many games are played of each. Where a variant is counted as another, and differs in its end
//! alone, its laws are asked in fewer games.

use quadrille_capablanca::{Capablanca, Embassy};
use quadrille_chess::{Antichess, Atomic, Crazyhouse, Horde, KingOfTheHill, RacingKings, ThreeCheck};
use quadrille_conformance::{Captures, Conformance};
use quadrille_core::Rules;
use quadrille_dama::Tama;
use quadrille_draughts::{
    Antidraughts, BrazilianDraughts, BreakthroughDraughts, CanadianDraughts, CzechDraughts, EnglishDraughts,
    FrisianDraughts, Frysk, ItalianDraughts, KillerDraughts, PoolCheckers, PortugueseDraughts, RussianDraughts,
    SpanishDraughts, ThaiDraughts,
};
use quadrille_los_alamos::LosAlamos;
use quadrille_minishogi::Minishogi;
use quadrille_orda::Orda;

/// Prepares the examination of a game.
fn prepare<R: Rules>(captures: Captures) -> Conformance<R> {
    let games = std::env::var("QUADRILLE_GAMES").ok().and_then(|games| games.parse().ok());
    Conformance::new().games(games.unwrap_or(30)).texts(1_000).captures(captures)
}

/// A piece that was promoted falls back to a pawn when it is taken; one that is put down anew does not.
#[test]
fn crazyhouse() {
    prepare::<Crazyhouse>(Captures::Free).pieces_know_more().check();
}

/// Tests games, with what captures are in each; those that are declared in constants are held to the slow generator
/// that comes from the declaration.
macro_rules! conform {
    ($($name:ident: $rules:ty, $captures:ident $(, $derived:ident)?;)*) => {
        $(#[test]
        fn $name() {
            prepare::<$rules>(Captures::$captures)$(.$derived())?.check();
        })*
    };
}

conform! {
    antichess: Antichess, Forced;
    atomic: Atomic, Free;
    horde: Horde, Free;
    king_of_the_hill: KingOfTheHill, Free;
    racing_kings: RacingKings, Free;
    three_check: ThreeCheck, Free;
    los_alamos: LosAlamos, Free, derived;
    capablanca: Capablanca, Free, derived;
    embassy: Embassy, Free, derived;
    orda: Orda, Free, derived;
    minishogi: Minishogi, Free, derived;
    brazilian: BrazilianDraughts, Forced, derived;
    canadian: CanadianDraughts, Forced, derived;
    english: EnglishDraughts, Forced, derived;
    pool: PoolCheckers, Forced, derived;
    russian: RussianDraughts, Forced, derived;
    italian: ItalianDraughts, Forced, derived;
    spanish: SpanishDraughts, Forced, derived;
    portuguese: PortugueseDraughts, Forced, derived;
    czech: CzechDraughts, Forced, derived;
    thai: ThaiDraughts, Forced, derived;
    frisian: FrisianDraughts, Forced, derived;
    frysk: Frysk, Forced, derived;
    killer: KillerDraughts, Forced, derived;
    breakthrough_draughts: BreakthroughDraughts, Forced, derived;
    antidraughts: Antidraughts, Forced, derived;
    tama: Tama, Forced, derived;
}
