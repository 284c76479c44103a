//! Draughts as rule plug-ins of Quadrille: the international game on 10×10 squares, and the family along diagonals.
//!
//! The rules of [`Draughts`] are those of the World Draughts Federation (FMJD), Annex 1; each constant names its
//! article. Every other variant is a file of constants that name their sources. Only the international game has a
//! generator compiled for each use of its moves, which is fast and takes the compiler long.
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

mod boards;
mod pieces;
mod resolution;
mod sheets;
mod variants;

pub use quadrille_core as core;

pub use boards::{AlgebraicBoard, Board64, Board144, FrisianBoard, MirroredBoard, TurnedBoard, TurnedMirroredBoard};
pub use pieces::{ForwardMan, FrisianKing, FrisianMan, King, Man, ShortKing};
pub use resolution::{
    FewAgainstOne, FewPieces64, FiveMoves, LoneKing, LoneKingAgainst, LoneKingOnMainRoad, OneKingEach, SameMaterial,
    ThirteenMoves, ThreeKingsAgainstOne, ThreeKingsOnMainRoad, TwelveMoves, TwoEach, TwoKingsAgainstOne,
};
pub use rules::{Board, Draughts, International, Move, Position};
pub use variants::*;
