//! `cozy-chess`: sets of moves by piece, played on a copy.

use std::hint::black_box;

use cozy_chess::Board;

use crate::heat::Counter;

/// Takes the sizes of the sets at the last ply.
pub(crate) fn bulk(fen: &str, plies: u32) -> Counter {
    let board = read(fen);
    Box::new(move || count(black_box(&board), plies))
}

/// Plays each leaf.
pub(crate) fn leaf(fen: &str, plies: u32) -> Counter {
    let board = read(fen);
    Box::new(move || count_leaves(black_box(&board), plies))
}

fn read(fen: &str) -> Board {
    Board::from_fen(fen, false).expect("the rows have FENs")
}

fn count(board: &Board, plies: u32) -> u64 {
    let mut nodes = 0;
    if plies == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += count(&next, plies - 1);
            }
            false
        });
    }
    nodes
}

fn count_leaves(board: &Board, plies: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += if plies == 1 {
                black_box(&next);
                1
            } else {
                count_leaves(&next, plies - 1)
            };
        }
        false
    });
    nodes
}
