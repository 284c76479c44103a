//! Turkish dama on 8×8 squares, as a rule plug-in of Quadrille; and [Armenian draughts](Tama) beside it.
//!
//! The rules are those of the rulebook of the Turkish federation (TÜDAF). Where sources disagree, a rule is an item of
//! [`Options`], and the combinations that have a name are variants: [`Dama`] is the federation's game.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::{Convention, Rules, perft::perft};
//! use quadrille_dama::Dama;
//!
//! let position = Dama::from_fen("W:WKa1:Ba3,h8")?;
//! let moves: Vec<_> = Dama::moves(&position).iter().map(|mv| mv.to.to_string()).collect();
//! assert_eq!(moves, ["a4", "a5", "a6", "a7", "a8"]);
//!
//! assert_eq!(perft::<Dama>(&Dama::start(), 5), 85_090);
//! # Ok::<(), quadrille_core::FenErrors>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): what `quadrille_core::serde` has; a position is written as `Fen<Dama>`.
#![no_std]

mod clauses;
mod rules;

mod armenian;
mod options;
mod resolution;

pub use quadrille_core as core;

pub use armenian::{Armenian, ArmenianKing, ArmenianMan, Tama};
pub use options::{
    AtOnce, AtTheEnd, CaptureDue, Dama, DamaCaptureDue, DamaKingAtOnce, DamaKingBeatsMan, DamaLimit, DamaPlayOn,
    DamaTurnEnds, EndsTheTurn, KingAtOnce, KingBeatsMan, Limit, Options, PlayOn, Promotion, Tudaf, TurnEnds,
};
pub use resolution::{OneAgainstOneDraws, OneAgainstOneDrawsUnlessCaptureIsDue, OneAgainstOneKingWins};
pub use rules::{Board, King, Man, Move, Pieces, Position, Turkish};
