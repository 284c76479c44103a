//! Do the games hold the laws of [`Rules`], along play from the start and from set-ups that are rich in what is rare?
//!
//! `QUADRILLE_GAMES` is how many games are played of each, `QUADRILLE_SEED` what they depend on. A longer run:
//! `QUADRILLE_GAMES=10000 cargo test --release --test conformance -- --nocapture`, which tells what was met.

use quadrille_amazons::Amazons;
use quadrille_ataxx::{Ataxx, AtaxxThreefold};
use quadrille_breakthrough::Breakthrough;
use quadrille_chess::{Chess, Chess960};
use quadrille_conformance::{Captures, Conformance};
use quadrille_connect_four::ConnectFour;
use quadrille_core::{Reason, Rules};
use quadrille_dama::{Dama, DamaCaptureDue, DamaKingAtOnce, DamaKingBeatsMan, DamaLimit, DamaPlayOn, DamaTurnEnds};
use quadrille_draughts::Draughts;
use quadrille_gomoku::Gomoku;
use quadrille_othello::Othello;
use quadrille_referee::{Random, Referee};

/// How many set-ups games begin from.
const SET_UPS: usize = 200;

/// Returns a number that the environment gives.
fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Prepares the examination of a game that has a referee, which makes set-ups of it.
fn prepare<R: Rules, S: Referee>(captures: Captures) -> Conformance<R> {
    let mut random = Random::new(from_environment("QUADRILLE_SEED").unwrap_or(1));
    let set_ups: Vec<String> = (0..SET_UPS).map(|_| S::set_up(&mut random).write()).collect();
    Conformance::new()
        .games(from_environment("QUADRILLE_GAMES").unwrap_or(150) as usize)
        .seed(from_environment("QUADRILLE_SEED").unwrap_or(1))
        .captures(captures)
        .positions(set_ups)
}

#[test]
fn ataxx() {
    let conformance = prepare::<Ataxx, quadrille_referee::ataxx::Position>(Captures::None);
    conformance.symmetry("the colors exchanged", |position| position.mirrored()).check();
    prepare::<AtaxxThreefold, quadrille_referee::ataxx::Position>(Captures::None).games(20).check();
}

#[test]
fn chess() {
    let conformance = prepare::<Chess, quadrille_referee::chess::Position>(Captures::Free);
    conformance.symmetry("the colors exchanged", |position| position.mirror_colors()).check();
    prepare::<Chess960, quadrille_referee::chess::Position>(Captures::Free).games(20).check();
}

#[test]
fn dama() {
    let conformance = prepare::<Dama, quadrille_referee::dama::Position>(Captures::Forced);
    conformance.symmetry("the board turned", |position| position.turned()).check();
    prepare::<DamaKingAtOnce, quadrille_referee::dama::Position>(Captures::Forced).games(20).check();
    prepare::<DamaTurnEnds, quadrille_referee::dama::Position>(Captures::Forced).games(20).check();
    prepare::<DamaPlayOn, quadrille_referee::dama::Position>(Captures::Forced).games(20).check();
    prepare::<DamaCaptureDue, quadrille_referee::dama::Position>(Captures::Forced).games(20).check();
    prepare::<DamaLimit, quadrille_referee::dama::Position>(Captures::Forced).games(20).check();
    let by_material = prepare::<DamaKingBeatsMan, quadrille_referee::dama::Position>(Captures::Forced).games(20);
    by_material.played_on_after(Reason::MATERIAL).check();
}

#[test]
fn draughts() {
    let conformance = prepare::<Draughts, quadrille_referee::draughts::Position>(Captures::Forced);
    conformance.symmetry("the board turned", |position| position.turned()).check();
}

#[test]
fn breakthrough() {
    let conformance = prepare::<Breakthrough, quadrille_referee::breakthrough::Position>(Captures::Free);
    conformance.symmetry("the colors exchanged", |position| position.exchanged().upside_down()).check();
}

#[test]
fn othello() {
    let conformance = prepare::<Othello, quadrille_referee::othello::Position>(Captures::None);
    conformance.symmetry("the colors exchanged", |position| position.exchanged()).check();
}

#[test]
fn connect_four() {
    let conformance = prepare::<ConnectFour, quadrille_referee::connect_four::Position>(Captures::None);
    conformance.symmetry("the colors exchanged", |position| position.exchanged()).check();
}

#[test]
fn gomoku() {
    let conformance = prepare::<Gomoku, quadrille_referee::gomoku::Position>(Captures::None).games(12);
    conformance.symmetry("the board turned", |position| position.upside_down()).check();
}

#[test]
fn amazons() {
    let conformance = prepare::<Amazons, quadrille_referee::amazons::Position>(Captures::None).games(12);
    conformance.symmetry("the colors exchanged", |position| position.exchanged()).check();
}
