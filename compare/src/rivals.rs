//! The other libraries, each counting in the fastest way that its public interface offers.
//!
//! Where a library has a perft of its own and a plain recursion over its interface is faster, both run, and it is the
//! recursion that ours is held to.
//!
//! A leaf is handed to `black_box` by reference, and ours by value: each so as it is faster. By value a rival's board is
//! copied once more.

pub(crate) mod ataxx;
pub(crate) mod board_game;
pub(crate) mod chess;
pub(crate) mod cozy_chess;
pub(crate) mod kish;
pub(crate) mod monster_chess;
pub(crate) mod pgn_reader;
pub(crate) mod shakmaty;
