//! What an engine asks of a position, over the positions of games that are played at random.

use std::hint::black_box;

use quadrille_core::{Key, Rules};
use quadrille_referee::Random;

/// How many positions a question is asked of.
const POSITIONS: usize = 250;

/// After how many positions a game is begun anew.
const GAME: usize = 100;

/// A position, and what is asked about.
struct Case<R: Rules> {
    /// The position.
    position: R::Position,
    /// A move of it.
    legal: R::Move,
    /// A move of the position before: mostly none of this one.
    other: R::Move,
}

/// Asks for the list of moves.
pub(crate) fn list<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        black_box(&R::moves(&case.position));
    });
}

/// Asks for the list of captures.
pub(crate) fn captures<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        black_box(&R::captures(&case.position));
    });
}

/// Asks for the number of moves.
pub(crate) fn number<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        black_box(R::move_count(&case.position));
    });
}

/// Asks whether there is a move.
pub(crate) fn any<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        black_box(R::has_move(&case.position));
    });
}

/// Asks whether a move is legal: of one that is, and of one that mostly is not.
pub(crate) fn legal<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        black_box(R::is_legal(&case.position, case.legal));
        black_box(R::is_legal(&case.position, case.other));
    });
}

/// Has a move played.
pub(crate) fn play<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        let mut next = case.position;
        R::play(&mut next, case.legal, &mut ());
        black_box(&next);
    });
}

/// Has a move played, and its key told.
pub(crate) fn play_with_key<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        let (mut next, mut key) = (case.position, Key::default());
        R::play(&mut next, case.legal, &mut key);
        black_box((&next, key));
    });
}

/// Asks for the key of a position.
pub(crate) fn key<R: Rules>(rounds: u32) {
    ask::<R>(rounds, |case| {
        black_box(Key::of::<R>(&case.position));
    });
}

/// Asks a question of all positions, so often.
#[inline(always)]
fn ask<R: Rules>(rounds: u32, question: impl Fn(&Case<R>)) {
    let cases = cases::<R>();
    for _ in 0..rounds {
        for case in &cases {
            question(black_box(case));
        }
    }
}

/// Returns the positions, the same in every run.
#[inline(never)]
fn cases<R: Rules>() -> Vec<Case<R>> {
    let mut random = Random::new(1);
    let mut position = R::start();
    let mut before = None;
    let mut cases = Vec::with_capacity(POSITIONS);
    while cases.len() < POSITIONS {
        let moves = R::moves(&position);
        if moves.is_empty() || cases.len() % GAME == GAME - 1 && before.is_some() {
            position = R::start();
            before = None;
            continue;
        }
        let legal = *random.pick(&moves);
        cases.push(Case { position, legal, other: before.unwrap_or(legal) });
        before = Some(legal);
        R::play(&mut position, legal, &mut ());
    }
    cases
}
