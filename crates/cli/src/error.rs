//! Why a command could not be carried out.

use std::io;
use std::path::PathBuf;

use quadrille::core::{FenErrors, PerftError};
use quadrille::records::ReadError;

/// Why a command could not be carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// There is no game of that name.
    #[error("no game is called `{name}`")]
    Game {
        /// The name.
        name: String,
        /// The names that there are.
        names: Vec<&'static str>,
    },
    /// A FEN is wrong.
    #[error("this FEN cannot be read")]
    Fen {
        /// The FEN.
        text: String,
        /// What is wrong.
        #[source]
        errors: FenErrors,
    },
    /// A count cannot be made.
    #[error(transparent)]
    Perft(#[from] PerftError),
    /// A file cannot be read.
    #[error("{}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        #[source]
        error: io::Error,
    },
    /// Nobody knows by which rules to read a file.
    #[error("{}: no game is recorded as its first game tells; --rules GAME says which it is", .path.display())]
    Unrecorded {
        /// The file.
        path: PathBuf,
    },
    /// A file has no such game.
    #[error("{}: expected game {game}; the file has {games}", .path.display())]
    NoGame {
        /// The file.
        path: PathBuf,
        /// The number that was asked for.
        game: u64,
        /// The number of the last.
        games: u64,
    },
    /// A game of a file is broken.
    #[error("{}, game {game}, {error}", .path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// The number of the game.
        game: u64,
        /// What is wrong.
        error: ReadError,
    },
    /// A game has no such ply.
    #[error("expected a ply from 0 to {last}, not {ply}")]
    Ply {
        /// What was asked for.
        ply: usize,
        /// The last.
        last: usize,
    },
    /// A file has nothing to count.
    #[error("{}: no counts in this file", .path.display())]
    NoCounts {
        /// The file.
        path: PathBuf,
    },
    /// The result cannot be written.
    #[error("the result cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}
