//! Othello, as a rule plug-in of Quadrille.
//!
//! A disk is placed so that a line of the enemy's, straight or diagonal, is held between it and another own one; every
//! such line is turned. Who cannot, passes; where neither can, the side with more disks wins. x is Black and begins, o is
//! White.
//!
//! **Source**: World Othello Federation, official rules: placing and turning, passing, the end.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::{Rules, perft::perft};
//! use quadrille_othello::Othello;
//!
//! let mut position = Othello::start();
//! let mv = Othello::read_move(&position, "f5")?;
//! Othello::play(&mut position, mv, &mut ());
//! assert_eq!(Othello::fen(&position), "8/8/8/3xxx2/3ox3/8/8/8 o 1");
//! assert_eq!(perft::<Othello>(&Othello::start(), 7), 55_092);
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
pub use rules::{Board, Othello, Position};
