//! International draughts on 10×10 squares, as a rule plug-in of Quadrille.
//!
//! The rules are those of the World Draughts Federation (FMJD), Annex 1; each constant names its article.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::{Rules, perft::perft};
//! use quadrille_draughts::Draughts;
//!
//! let mut position = Draughts::start();
//! let mv = Draughts::read_move(&position, "32-28")?;
//! Draughts::play(&mut position, mv, &mut ());
//! assert_eq!(perft::<Draughts>(&Draughts::start(), 5), 27_117);
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): what `quadrille_core::serde` has; a position is written as `Fen<Draughts>`.
#![no_std]

mod clauses;
mod rules;

mod resolution;

pub use quadrille_core as core;

pub use resolution::{FewAgainstOne, LoneKing};
pub use rules::{Board, Draughts, International, King, Man, Move, Position};
