//! `board-game`: its own perft without a table, over what it makes of each game. Its chess wraps `chess`.

use std::hint::black_box;

use board_game::board::Board;
use board_game::games::ataxx::AtaxxBoard;
use board_game::games::chess::{ChessBoard, Rules};
use board_game::util::game_stats::perft_naive;

use crate::heat::Counter;

/// Its own perft of chess, with no draw by repetition or by counting moves, and so without a history.
pub(crate) fn chess(fen: &str, plies: u32) -> Counter {
    own(ChessBoard::new_without_history_fen(fen, Rules::unlimited()), plies)
}

/// Its own perft of Ataxx.
pub(crate) fn ataxx(fen: &str, plies: u32) -> Counter {
    own(AtaxxBoard::from_fen(fen).expect("the rows have FENs"), plies)
}

fn own<B: Board>(board: B, plies: u32) -> Counter {
    Box::new(move || perft_naive(black_box(&board), plies))
}
