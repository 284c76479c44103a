//! `monster_chess`: its own perft. Chess is generated pseudo-legally, so that each move of the last ply is played too.

use monster_chess::board::game::Game;
use monster_chess::games::ataxx::Ataxx;
use monster_chess::games::chess::Chess;

use crate::heat::Counter;

/// Its own perft of chess.
pub(crate) fn chess(fen: &str, plies: u32) -> Counter {
    own(Chess::create(), fen, plies)
}

/// Its own perft of Ataxx.
pub(crate) fn ataxx(fen: &str, plies: u32) -> Counter {
    own(Ataxx::create(), fen, plies)
}

fn own(game: Game<1>, fen: &str, plies: u32) -> Counter {
    // A board borrows its game: the game stays for as long as the program runs.
    let game: &'static Game<1> = Box::leak(Box::new(game));
    let board = game.from_fen(fen);
    Box::new(move || board.clone().perft(plies, true))
}
