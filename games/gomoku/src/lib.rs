//! Freestyle gomoku on 19×19 squares, as a rule plug-in of Quadrille.
//!
//! Stones are placed on empty squares. Five or more in a row win. x is Black and begins, o is White.
//!
//! **Source**: Victor Allis, *Searching for Solutions in Games and Artificial Intelligence* (1994), chapter on Go-Moku:
//! free-style, where overlines win.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::{Rules, perft::perft};
//! use quadrille_gomoku::Gomoku;
//!
//! let mut position = Gomoku::start();
//! let mv = Gomoku::read_move(&position, "j10")?;
//! Gomoku::play(&mut position, mv, &mut ());
//! assert_eq!(Gomoku::fen(&position), "19/19/19/19/19/19/19/19/19/9x9/19/19/19/19/19/19/19/19/19 o 1");
//! assert_eq!(perft::<Gomoku>(&position, 2), 360 * 359);
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```
#![no_std]

extern crate alloc;

mod clauses;
mod rules;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use rules::{Board, Gomoku, Position};
