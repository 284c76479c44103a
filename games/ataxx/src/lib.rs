//! Ataxx, as a rule plug-in of Quadrille.
//!
//! Stones are cloned to a square next to one's own, or jump two squares away; enemy stones next to where a stone lands
//! change sides. x moves first and is Black, o is White.
//!
//! Read it in this order: [`rules`](Ataxx) says what the game is, [`Position`] what stands on the board, [`Move`]
//! what a turn is; the fields of FEN and the text of moves follow.
//!
//! # Examples
//!
//! ```
//! use quadrille_ataxx::{Ataxx, Position};
//! use quadrille_core::{Rules, perft::perft};
//!
//! let mut position = Ataxx::start();
//! assert_eq!(Ataxx::moves(&position).len(), 16);
//!
//! let mv = Ataxx::read_move(&position, "g2")?;
//! Ataxx::play(&mut position, mv, &mut ());
//! assert_eq!(quadrille_core::fen::write::<Ataxx>(&position), "x5o/7/7/7/7/6x/o5x o 0 1");
//!
//! assert_eq!(perft::<Ataxx>(&Ataxx::start(), 4), 155_888);
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): [`Position`] and [`Move`] as text, and what `quadrille_core::serde` has.
#![no_std]

extern crate alloc;

mod clauses;
mod rules;

mod position;

mod moves;

mod legal;
mod replies;
mod symmetry;

mod fen;

mod notation;

#[cfg(feature = "serde")]
mod serde;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use fen::Letters;
pub use moves::Move;
pub use position::{Board, Position, Squares, Stone};
use rules::CLOCK_END;
pub use rules::{Ataxx, AtaxxBy, AtaxxThreefold, NoRepetition, Options, Threefold};
