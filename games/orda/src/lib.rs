//! Orda chess, as a rule plug-in of Quadrille.
//!
//! White has the pieces of chess, the Kingdom; Black an army on horseback, the Horde. A king who comes to the last rank
//! wins.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::royal::reason;
//! use quadrille_core::{Color, History, Outcome, Rules, perft::perft};
//! use quadrille_orda::Orda;
//!
//! let mut history = History::<Orda>::new(Orda::from_fen("8/4K3/8/8/8/8/4k3/8 w - - 0 1")?);
//! history.play(Orda::read_move(history.position(), "e7d8")?)?;
//! assert_eq!(history.outcome(), Some(Outcome::win(Color::White, reason::GOAL)));
//! assert!(!Orda::has_move(history.position()));
//!
//! assert_eq!(perft::<Orda>(&Orda::start(), 4), 342_351);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): what `quadrille_core::serde` has; a position is written as `Fen<Orda>`.
#![no_std]

mod clauses;
mod rules;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use rules::{Archer, Board, Kheshig, Lancer, Move, Orda, Pieces, Position, Variant, Yurt};
