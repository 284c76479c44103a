//! Breakthrough, as a rule plug-in of Quadrille.
//!
//! Each side has two ranks of men. A man steps forward, straight or diagonally, and captures diagonally. Who first brings
//! a man to the last rank wins. White begins.
//!
//! **Source**: Dan Troyka, Breakthrough (2000), winner of the 8x8 Game Design Competition; *Abstract Games* 7 (2001).
//!
//! # Examples
//!
//! ```
//! use quadrille_breakthrough::Breakthrough;
//! use quadrille_core::{Rules, perft::perft};
//!
//! let mut position = Breakthrough::start();
//! let mv = Breakthrough::read_move(&position, "b2c3")?;
//! Breakthrough::play(&mut position, mv, &mut ());
//! assert_eq!(Breakthrough::fen(&position), "pppppppp/pppppppp/8/8/8/2P5/P1PPPPPP/PPPPPPPP b 1");
//! assert_eq!(perft::<Breakthrough>(&Breakthrough::start(), 4), 256_036);
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```
#![no_std]

extern crate alloc;

mod clauses;
mod moves;
mod rules;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use moves::Move;
pub use rules::{Board, Breakthrough, LastRank, Position};
