//! The ways to count a position to a depth.

use std::hint::black_box;

use quadrille_core::perft::count;
use quadrille_core::{Perft, Rules};

/// The number of bytes of a table.
const TABLE: usize = 16 << 20;

/// Counts the last plies without playing them.
pub(crate) fn bulk<R: Rules, const CONVENTION: u8>(fen: &str, depth: u32) -> u64 {
    R::count::<CONVENTION>(&black_box(read::<R>(fen)), depth)
}

/// Plays each leaf.
pub(crate) fn leaf<R: Rules, const CONVENTION: u8>(fen: &str, depth: u32) -> u64 {
    count::<R, false, CONVENTION>(&black_box(read::<R>(fen)), depth)
}

/// Counts with a table.
pub(crate) fn table<R: Rules>(fen: &str, depth: u32) -> u64 {
    let counted = Perft::new(depth).hash(TABLE).run::<R>(&black_box(read::<R>(fen)), &());
    let nodes = counted.expect("every game counts unique moves").nodes;
    u64::try_from(nodes).expect("the works are small")
}

/// Reads a position of the works.
fn read<R: Rules>(fen: &str) -> R::Position {
    R::from_fen(fen).expect("the works have FENs")
}
