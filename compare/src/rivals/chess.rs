//! `chess`: its own perft, which takes the number of moves at the last ply.

use std::hint::black_box;

use chess::{Board, MoveGen};

use crate::heat::Counter;

/// Its own perft: it plays into memory that was not written before, and so is faster than a recursion without `unsafe`.
pub(crate) fn own(fen: &str, plies: u32) -> Counter {
    let board: Board = fen.parse().expect("the rows have FENs");
    Box::new(move || MoveGen::movegen_perft_test(black_box(&board), plies as usize) as u64)
}
