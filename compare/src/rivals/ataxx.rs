//! `ataxx`: its generator takes anything that stores moves, and so the recursion itself, which plays each move as it is
//! found.

use std::hint::black_box;

use ataxx::{Move, MoveStore, Position};

use crate::heat::Counter;

/// Counts the moves of the last ply without finding them.
pub(crate) fn bulk(fen: &str, plies: u32) -> Counter {
    let position = read(fen);
    Box::new(move || count::<true>(black_box(&position), plies))
}

/// Its own perft, which fills a list of moves first.
pub(crate) fn own(fen: &str, plies: u32) -> Counter {
    let position = read(fen);
    let plies = u8::try_from(plies).expect("the works are small");
    Box::new(move || ataxx::perft::<false, true>(*black_box(&position), plies))
}

/// Plays each leaf as it is found, from a store that does so.
pub(crate) fn leaf(fen: &str, plies: u32) -> Counter {
    let position = read(fen);
    Box::new(move || count::<false>(black_box(&position), plies))
}

/// Plays each leaf from the list of moves that it comes with, as its own perft does.
pub(crate) fn listed_leaf(fen: &str, plies: u32) -> Counter {
    let position = read(fen);
    Box::new(move || count_listed(black_box(&position), plies))
}

fn count_listed(position: &Position, plies: u32) -> u64 {
    let moves = position.generate_moves();
    let mut nodes = 0;
    for i in 0..moves.len() {
        let next = position.after_move::<false>(moves.at(i));
        nodes += if plies == 1 {
            black_box(&next);
            1
        } else {
            count_listed(&next, plies - 1)
        };
    }
    nodes
}

fn read(fen: &str) -> Position {
    fen.parse().expect("the rows have FENs")
}

fn count<const BULK: bool>(position: &Position, plies: u32) -> u64 {
    if BULK && plies == 1 {
        return position.count_moves() as u64;
    }
    let mut moves = Plies::<BULK> { position, plies: plies - 1, moves: 0, nodes: 0 };
    position.generate_moves_into(&mut moves);
    moves.nodes
}

/// The recursion, as a store of moves.
struct Plies<'a, const BULK: bool> {
    position: &'a Position,
    plies: u32,
    moves: usize,
    nodes: u64,
}

impl<const BULK: bool> MoveStore for Plies<'_, BULK> {
    #[inline]
    fn push(&mut self, mv: Move) {
        self.moves += 1;
        let next = self.position.after_move::<false>(mv);
        self.nodes += if !BULK && self.plies == 0 {
            black_box(&next);
            1
        } else {
            count::<BULK>(&next, self.plies)
        };
    }

    #[inline]
    fn len(&self) -> usize {
        self.moves
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.moves == 0
    }
}
