//! `kish`: lists of moves that are used again, played on a copy. It counts by paths.
//!
//! Its own perft counts a position without moves as 1 at whatever depth it comes; the recursion here counts it as 0, as
//! everyone else does.

use std::hint::black_box;

use kish::{Action, Board, Square, Team};

use crate::heat::Counter;

/// As many moves as its own perft makes room for at once.
const ROOM: usize = 48;

/// Counts the moves of the last ply without a list.
pub(crate) fn bulk(fen: &str, plies: u32) -> Counter {
    let board = read(fen);
    Box::new(move || count(black_box(&board), plies, &mut lists(plies), &mut Vec::with_capacity(ROOM)))
}

/// Its own perft, which does the same.
pub(crate) fn own(fen: &str, plies: u32) -> Counter {
    let board = read(fen);
    Box::new(move || black_box(&board).perft(u64::from(plies)))
}

/// Plays each leaf.
pub(crate) fn leaf(fen: &str, plies: u32) -> Counter {
    let board = read(fen);
    Box::new(move || count_leaves(black_box(&board), &mut lists(plies)))
}

/// Returns a list for each ply.
fn lists(plies: u32) -> Vec<Vec<Action>> {
    (0..plies).map(|_| Vec::with_capacity(ROOM)).collect()
}

fn count(board: &Board, plies: u32, lists: &mut [Vec<Action>], scratch: &mut Vec<Action>) -> u64 {
    let (list, lists) = match lists {
        [list, rest @ ..] if plies > 1 => (list, rest),
        _ => return board.count_actions(scratch),
    };
    board.actions_into(list);
    let mut nodes = 0;
    for action in list.iter() {
        let mut next = *board;
        next.apply_(action);
        next.swap_turn_();
        nodes += count(&next, plies - 1, lists, scratch);
    }
    nodes
}

fn count_leaves(board: &Board, lists: &mut [Vec<Action>]) -> u64 {
    let Some((list, lists)) = lists.split_first_mut() else { return 1 };
    board.actions_into(list);
    let mut nodes = 0;
    for action in list.iter() {
        let mut next = *board;
        next.apply_(action);
        next.swap_turn_();
        nodes += if lists.is_empty() {
            black_box(&next);
            1
        } else {
            count_leaves(&next, lists)
        };
    }
    nodes
}

/// Reads our FEN; the library has none.
fn read(fen: &str) -> Board {
    let mut fields = fen.split(':');
    let turn = if fields.next() == Some("B") { Team::Black } else { Team::White };
    let (mut squares, mut kings) = ([Vec::new(), Vec::new()], Vec::new());
    for field in fields {
        let (side, pieces) = field.split_at(1);
        for piece in pieces.split(',') {
            let king = piece.strip_prefix('K');
            let square: Square = king.unwrap_or(piece).parse().expect("the rows have FENs");
            squares[usize::from(side == "B")].push(square);
            kings.extend(king.map(|_| square));
        }
    }
    let [white, black] = &squares;
    Board::from_squares(turn, white, black, &kings)
}
