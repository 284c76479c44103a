//! Why a run came to nothing.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::clock::ClockError;
use crate::number::grouped;

/// Why a run came to nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// A contestant counts something else than what is known.
    #[error("{who} counts {} of {work}, and not {}", grouped(*.counted), grouped(*.expected))]
    Count {
        /// The contestant.
        who: &'static str,
        /// What it counted.
        work: String,
        /// The number it came to.
        counted: u64,
        /// The number that is known.
        expected: u64,
    },
    /// The clock cannot be read.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// A file cannot be written.
    #[error("{}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        #[source]
        error: io::Error,
    },
    /// The result cannot be written.
    #[error("the result cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Error {
    /// Returns the exit status: 1 for a wrong count, 2 for what could not be done.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(if matches!(self, Self::Count { .. }) { 1 } else { 2 })
    }
}
