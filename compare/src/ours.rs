//! Our own ways to count.

pub(crate) mod records;

use std::hint::black_box;

use quadrille_core::perft::count;
use quadrille_core::{Perft, Rules};

use crate::heat::Counter;

/// Counts the last ply without playing it.
pub(crate) fn bulk<R: Rules, const CONVENTION: u8>(fen: &str, plies: u32) -> Counter {
    let position = read::<R>(fen);
    Box::new(move || R::count::<CONVENTION>(black_box(&position), plies))
}

/// Plays each leaf, and hands it to `black_box`.
pub(crate) fn leaf<R: Rules, const CONVENTION: u8>(fen: &str, plies: u32) -> Counter {
    let position = read::<R>(fen);
    Box::new(move || count::<R, false, CONVENTION>(black_box(&position), plies))
}

/// Counts as programs do: on so many threads, and with a table of so many bytes.
pub(crate) fn perft<R: Rules, const THREADS: usize, const HASH: usize>(fen: &str, plies: u32) -> Counter {
    let position = read::<R>(fen);
    let options = Perft::new(plies).threads(THREADS).hash(HASH);
    Box::new(move || {
        let counted = options.run::<R>(black_box(&position), &()).expect("every game counts unique moves");
        u64::try_from(counted.nodes).expect("the works are small")
    })
}

/// Reads a position of the rows.
fn read<R: Rules>(fen: &str) -> R::Position {
    R::from_fen(fen).expect("the rows have FENs")
}
