//! Capablanca chess on 10×8 squares, as a rule plug-in of Quadrille, and Embassy chess, which has another array.
//!
//! Chess with an archbishop, who goes as bishop and knight, and a chancellor, who goes as rook and knight.
//!
//! # Examples
//!
//! ```
//! use quadrille_capablanca::Capablanca;
//! use quadrille_core::{Rules, perft::perft};
//!
//! let mut position = Capablanca::from_fen("r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1")?;
//! let mv = Capablanca::read_move(&position, "f1i1")?;
//! Capablanca::play(&mut position, mv, &mut ());
//! assert_eq!(Capablanca::fen(&position), "r4k3r/10/10/10/10/10/10/R6RK1 b kq - 1 1");
//!
//! assert_eq!(perft::<Capablanca>(&Capablanca::start(), 4), 805_128);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): what `quadrille_core::serde` has; a position is written as `Fen<Capablanca>`.
#![no_std]

mod clauses;
mod rules;

mod arrays;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use arrays::{Array, CapablancaArray, EmbassyArray};
pub use rules::{Archbishop, Board, Capablanca, Chancellor, Embassy, Move, Pieces, Position, Variant};
