//! Quadrille: board games on one core, each a small plug-in that runs at the speed of a specialist.
//!
//! This crate is the face of the house. It brings the [core](mod@core) and the games together, and adds what a program needs
//! that learns only at run time which game it is to play: a [`Session`] behind the trait object [`AnyGame`], and the
//! registry of all games, `GAMES`. The author of a game writes nothing for either.
//!
//! One call through the trait object is one action of a user, or one whole perft: never one move of a search. A program
//! that plays one game depends on that game's crate alone.
//!
//! # Examples
//!
//! ```
//! use quadrille::core::Perft;
//! use quadrille::{GAMES, find};
//!
//! let mut game = find(GAMES, "ataxx").ok_or("no such game")?.session();
//! assert_eq!(game.moves().len(), 16);
//! assert_eq!(game.perft(&Perft::new(4), &())?.nodes, 155_888);
//!
//! game.play("g2")?;
//! assert_eq!(game.fen(), "x5o/7/7/7/7/6x/o5x o 0 1");
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `games` (on by default): the games of this repository and their registry. The author of a game turns it off, and waits for no
//!   other game to be compiled.
//! - `serde` (off by default): that of the core, the games and the records.

mod any_game;
mod board;
#[cfg(feature = "games")]
mod games;
mod record;
mod session;
mod variant;

pub use any_game::{AnyGame, AnyRecords, Input};
pub use board::{Board, Cell, Filling, Held};
#[cfg(feature = "games")]
pub use games::GAMES;
pub use record::{AnyRecord, Told};
pub use session::Session;
pub use variant::{Variant, find, find_recorded};

pub use quadrille_core as core;
pub use quadrille_records as records;

#[cfg(feature = "games")]
pub use {
    quadrille_amazons as amazons, quadrille_ataxx as ataxx, quadrille_breakthrough as breakthrough,
    quadrille_capablanca as capablanca, quadrille_chess as chess, quadrille_connect_four as connect_four,
    quadrille_dama as dama, quadrille_draughts as draughts, quadrille_gomoku as gomoku,
    quadrille_los_alamos as los_alamos, quadrille_minishogi as minishogi, quadrille_orda as orda,
    quadrille_othello as othello,
};

/// The page that the repository opens with; its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
mod readme {}
