//! Connect Four, as a rule plug-in of Quadrille.
//!
//! Disks are dropped into seven files of six squares, and fall on those that are there. Four in a row win. x begins and
//! is White, o is Black.
//!
//! **Source**: Victor Allis, *A Knowledge-based Approach of Connect-Four* (1988): the rules, White to begin, squares
//! from `a1`.
//!
//! # Examples
//!
//! ```
//! use quadrille_connect_four::ConnectFour;
//! use quadrille_core::{Rules, perft::perft};
//!
//! let mut position = ConnectFour::start();
//! for text in ["d1", "d2", "5"] {
//!     let mv = ConnectFour::read_move(&position, text)?;
//!     ConnectFour::play(&mut position, mv, &mut ());
//! }
//! assert_eq!(ConnectFour::fen(&position), "7/7/7/7/3o3/3xx2 o 2");
//! assert_eq!(perft::<ConnectFour>(&ConnectFour::start(), 7), 823_536);
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```
#![no_std]

extern crate alloc;

mod clauses;
mod rules;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use rules::{Board, ConnectFour, Position};
