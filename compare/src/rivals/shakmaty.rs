//! `shakmaty`: a list of moves, played on a copy.

use std::hint::black_box;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use crate::heat::Counter;

/// Its own perft, which takes the length of the list at the last ply.
pub(crate) fn own(fen: &str, plies: u32) -> Counter {
    let position = read(fen);
    Box::new(move || shakmaty::perft(black_box(&position), plies))
}

/// Plays each leaf.
pub(crate) fn leaf(fen: &str, plies: u32) -> Counter {
    let position = read(fen);
    Box::new(move || count_leaves(black_box(&position), plies))
}

fn read(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("the rows have FENs");
    fen.into_position(CastlingMode::Standard).expect("the positions are legal")
}

fn count_leaves(position: &Chess, plies: u32) -> u64 {
    let mut nodes = 0;
    for mv in &position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        nodes += if plies == 1 {
            black_box(&next);
            1
        } else {
            count_leaves(&next, plies - 1)
        };
    }
    nodes
}
