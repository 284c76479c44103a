//! Why a run came to nothing.

use std::io;
use std::path::PathBuf;
use std::process::ExitStatus;

use crate::callgrind::CallgrindError;
use crate::figures::FigureError;
use crate::name::Name;

/// The command that builds and runs this program as it has to be.
const COMMAND: &str = "RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo run --release -p quadrille-instructions \
                       --target-dir target/instructions";

/// Why a run came to nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// It may use instructions that valgrind does not know.
    #[error("this program was built with AVX-512, which valgrind cannot execute; build and run it by\n{COMMAND}")]
    Avx512,
    /// It was built to be tested.
    #[error("this program was built without --release, and its counts say nothing; build and run it by\n{COMMAND}")]
    Profile,
    /// It was built for another processor than the figures.
    #[error("this program was built for {built}, and the figures are those of {figures}")]
    Cpu {
        /// What it was built for.
        built: &'static str,
        /// What the figures are of.
        figures: String,
    },
    /// There is no such work.
    #[error("there is no work `{0}`")]
    Work(String),
    /// What a work starts from takes more than the work.
    #[error("{work} takes {all} instructions, and {base} of them before it starts")]
    Base {
        /// The work.
        work: Name,
        /// What its process took.
        all: u64,
        /// What the process of its base took.
        base: u64,
    },
    /// There is no valgrind.
    #[error(
        "there is no `{0}`, which counts the instructions; it comes with the package `valgrind` of Debian: apt install valgrind"
    )]
    NoValgrind(&'static str),
    /// A process cannot be started.
    #[error("{program} cannot be started: {error}")]
    Process {
        /// Which one.
        program: &'static str,
        /// Why not.
        #[source]
        error: io::Error,
    },
    /// A process did not come to its end.
    #[error("{work} ended with {status}, and said\n{stderr}")]
    Status {
        /// The work.
        work: Name,
        /// How it ended.
        status: ExitStatus,
        /// What it wrote.
        stderr: String,
    },
    /// What valgrind wrote does not tell a count.
    #[error("what valgrind says of {work}: {error}")]
    Callgrind {
        /// The work.
        work: Name,
        /// What is wrong with it.
        #[source]
        error: CallgrindError,
    },
    /// The file of figures has a wrong line, or lacks one.
    #[error("{}: {error}", .path.display())]
    Figures {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        #[source]
        error: FigureError,
    },
    /// A file cannot be read or written.
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
