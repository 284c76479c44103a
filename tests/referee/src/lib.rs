//! Slow, plain generators of moves, written from the rule books alone.
//!
//! Nothing here shares a line with the games: each board is an array of squares, each move is found by walking it, each
//! position is copied. The fast generators are held against these, move set by move set. Those that come from what a
//! game says of itself are in the crate that holds games to their laws, for every author.
//!
//! `cargo run --release -p quadrille-referee --example count dama 7 unique` counts with the slow generator alone.

pub mod amazons;
pub mod arrays;
pub mod ataxx;
pub mod breakthrough;
pub mod chess;
pub mod connect_four;
pub mod dama;
pub mod draughts;
pub mod family;
pub mod gomoku;
pub mod minishogi;
pub mod othello;

pub mod grid;

pub use quadrille_conformance::Random;

/// A game as its rule book tells it.
pub trait Referee: Clone {
    /// A move: ordered, so that sets of moves can be compared.
    type Move: Clone + Ord + std::fmt::Debug;

    /// Reads a FEN that is known to be good.
    ///
    /// # Panics
    ///
    /// On a FEN that it cannot read: tests give it none.
    fn read(fen: &str) -> Self;

    /// Writes the canonical FEN.
    fn write(&self) -> String;

    /// Every legal move, each once, sorted.
    fn moves(&self) -> Vec<Self::Move>;

    /// The move in the plain form that tests compare.
    fn text(&self, mv: &Self::Move) -> String;

    /// The position after a move that [`moves`](Referee::moves) gave.
    fn play(&self, mv: &Self::Move) -> Self;

    /// A set-up at random that a game's rules accept, rich in what is rare in play.
    fn set_up(random: &mut Random) -> Self;

    /// The number of sequences of `depth` legal moves.
    fn perft(&self, depth: u32) -> u128 {
        if depth == 0 {
            return 1;
        }
        self.moves().iter().map(|mv| self.play(mv).perft(depth - 1)).sum()
    }
}
