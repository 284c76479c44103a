//! Mini-shogi on 5×5 squares, as a rule plug-in of Quadrille.
//!
//! Six pieces a side; what is captured comes to hand and may be dropped. White moves first, up the board.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::{Rules, perft::perft};
//! use quadrille_minishogi::Minishogi;
//!
//! let mut position = Minishogi::from_fen("4k/5/5/5/K4[G] w 0 1")?;
//! let mv = Minishogi::read_move(&position, "G@e4")?;
//! Minishogi::play(&mut position, mv, &mut ());
//! assert_eq!(Minishogi::fen(&position), "4k/4G/5/5/K4[] b 1 1");
//!
//! assert_eq!(perft::<Minishogi>(&Minishogi::start(), 5), 533_203);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): what `quadrille_core::serde` has; a position is written as `Fen<Minishogi>`.
#![no_std]

mod clauses;
mod rules;

mod resolution;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use resolution::RepetitionLosesForFirst;
pub use rules::{Board, Dragon, Gold, Horse, Minishogi, Move, Pawn, Pieces, Position, Silver, Variant};
