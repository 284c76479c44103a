//! The command line of Quadrille, over any registry of games.
//!
//! The binary `quadrille` is [`run`] over the games of this repository, and has the command `new`, which writes a crate
//! to begin a game with. A game of your own gets the same command line but for that one, perft with threads and table
//! included, from a binary of five lines:
//!
//! ```no_run
//! use quadrille::Variant;
//! # use quadrille::ataxx::Ataxx as MyGame;
//!
//! fn main() -> std::process::ExitCode {
//!     quadrille_cli::run(&[Variant::of::<MyGame>()])
//! }
//! ```
//!
//! The example `noughts` in this crate's folder is a complete one, its game included. `--version` of such a binary tells
//! its name and the version of Quadrille that it is on: `noughts, on quadrille 0.1.0`. Where the start of a game is no
//! position, every command says so, with exit status 2; `games` lists the others.
//!
//! # Exit status
//!
//! | Status | Meaning |
//! | --- | --- |
//! | 0 | all is well |
//! | 1 | a count differs from the one that was published |
//! | 2 | bad input, reported on stderr: what was expected, and where; also where a count differs besides |
//! | 130 | interrupted; what had been counted was printed |

mod run;

mod args;

mod check;

mod convert;

mod help;

mod told;

mod perft;

mod table;

mod suite;

mod reader;

mod records;

mod replay;

mod games;

mod show;

mod moves;

mod legal;

mod new;

mod fen;

mod position;

mod meter;

mod number;

mod report;
mod rules;

mod excerpt;

mod error;

pub use run::run;
#[cfg(feature = "games")]
pub use run::run_quadrille;
