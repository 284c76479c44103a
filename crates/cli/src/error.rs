//! Why a command could not be carried out.

use std::io;
use std::path::{Path, PathBuf};

use quadrille::AnyGame;
use quadrille::core::{FenErrors, MoveError, PerftError};
use quadrille::records::ReadError;

use crate::legal;
use crate::number::counted;

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
    /// A move of `--moves` is wrong.
    #[error("move {number}, {error}")]
    Move {
        /// All of them.
        text: String,
        /// The byte at which it stands.
        byte: usize,
        /// Which it is, from 1.
        number: usize,
        /// What is wrong.
        error: MoveError,
        /// The moves that are legal there.
        legal: Vec<String>,
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
    /// What is to be written is there.
    #[error("{}: expected a name that no file and no folder has here", .path.display())]
    Exists {
        /// The path.
        path: PathBuf,
    },
    /// The crate to begin with uses a name already.
    #[error(
        "{name}: expected a name that makes another type than `{word}`, which the crate uses already: `my-{name}`, say"
    )]
    Used {
        /// The name.
        name: String,
        /// The type that it makes.
        word: String,
    },
    /// Nobody knows by which rules to read a file.
    #[error("{}: no game is recorded as its first game tells; --rules GAME says which it is", .path.display())]
    Unrecorded {
        /// The file.
        path: PathBuf,
    },
    /// A file has no such game.
    #[error("{}: expected game {game}; the file has {}", .path.display(), counted((*.games).into(), "game", "games"))]
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
        error: Box<ReadError>,
        /// The legal moves that are nearest, if it is a move.
        legal: Option<Vec<String>>,
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

impl Error {
    /// Tells that a game of a file is broken, by the rules of a game.
    pub(crate) fn broken(path: &Path, number: u64, error: ReadError, game: &dyn AnyGame) -> Self {
        let legal = match &error {
            ReadError::Game(error) => legal::like_turn(game, error),
            _ => None,
        };
        Self::Broken { path: path.to_owned(), game: number, error: Box::new(error), legal }
    }

    /// Tells that a file cannot be read or written.
    pub(crate) fn file(path: &Path, error: io::Error) -> Self {
        Self::File { path: path.to_owned(), error }
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}
