//! Why a run came to nothing.

use std::io;
use std::path::PathBuf;
use std::process::{ExitCode, ExitStatus};

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
    /// A process cannot be started.
    #[error("this program cannot be started for a run: {0}")]
    Process(#[source] io::Error),
    /// A process did not say what it counted.
    #[error("a run ended with {status} and said `{}`", .answer.trim_end())]
    Answer {
        /// How it ended.
        status: ExitStatus,
        /// What it wrote.
        answer: String,
    },
    /// There is no contestant of these numbers.
    #[error("there is no contestant {contestant} of a heat {heat}")]
    Contestant {
        /// The number of the heat.
        heat: usize,
        /// The number of the contestant.
        contestant: usize,
    },
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
