//! The Game of the Amazons, as a rule plug-in of Quadrille.
//!
//! An amazon goes as a queen does, and from where it comes to it shoots an arrow that flies in the same way; the square
//! where the arrow lands is burnt for good. Who cannot move loses. White begins.
//!
//! **Source**: Walter Zamkauskas, El juego de las amazonas (1988; published in *El Acertijo*, 1992).
//!
//! # Examples
//!
//! ```
//! use quadrille_amazons::Amazons;
//! use quadrille_core::{Rules, perft::perft};
//!
//! let mut position = Amazons::start();
//! let mv = Amazons::read_move(&position, "d1-d7/g7")?;
//! Amazons::play(&mut position, mv, &mut ());
//! assert_eq!(Amazons::fen(&position), "3q2q3/10/10/q2Q2-2q/10/10/Q8Q/10/10/6Q3 b 1");
//! assert_eq!(perft::<Amazons>(&Amazons::start(), 1), 2176);
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

pub use moves::{Amazon, Move};
pub use rules::{Amazons, Board, Position};
