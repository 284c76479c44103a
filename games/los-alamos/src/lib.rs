//! Los Alamos chess on 6×6 squares, as a rule plug-in of Quadrille.
//!
//! The game that the computer MANIAC I played in 1956: chess without bishops, double steps and castling.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::{Rules, perft::perft};
//! use quadrille_los_alamos::LosAlamos;
//!
//! let position = LosAlamos::from_fen("6/2P3/6/1K1k2/6/6 w - - 0 1")?;
//! let promotions = LosAlamos::moves(&position).into_iter().filter(|mv| mv.promotes());
//! let texts: Vec<_> = promotions.map(|mv| LosAlamos::move_text(&position, mv)).collect();
//! assert_eq!(texts, ["c5c6q", "c5c6r", "c5c6n"]);
//!
//! assert_eq!(perft::<LosAlamos>(&LosAlamos::start(), 5), 191_846);
//! # Ok::<(), quadrille_core::FenErrors>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): what `quadrille_core::serde` has; a position is written as `Fen<LosAlamos>`.
#![no_std]

mod clauses;
mod rules;

#[cfg(test)]
mod tests;

pub use quadrille_core as core;

pub use rules::{Board, LosAlamos, Move, Pieces, Position, Variant};
