//! What can be asked on the command line.

use std::path::PathBuf;

use clap::Parser;

use crate::work::Work;

/// How many instructions Quadrille's works execute, held to the figures of the last release.
///
/// Exit status: 0; with --check 1 if a work is more than 2 % above its figure, or has none; 2 if it cannot be run as asked.
#[derive(Parser, Debug)]
#[command(name = "quadrille-instructions", version)]
pub(crate) struct Args {
    /// Execute one work in this process, and count nothing
    #[arg(long, value_name = "NAME", conflicts_with_all = ["only", "check", "write"])]
    pub(crate) work: Option<String>,
    /// Count the works alone whose names begin so
    #[arg(long, value_name = "BEGINNING")]
    only: Option<String>,
    /// Exit with status 1 if a work is more than 2 % above its figure; another compiler than that of the figures only warns
    #[arg(long)]
    pub(crate) check: bool,
    /// Write what was counted to the file of figures
    #[arg(long, conflicts_with_all = ["only", "check"])]
    pub(crate) write: bool,
    /// The file of figures
    #[arg(long, value_name = "FILE", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/figures.txt"))]
    pub(crate) figures: PathBuf,
}

impl Args {
    /// Returns whether a work was asked for.
    pub(crate) fn wants(&self, work: &Work) -> bool {
        self.only.as_ref().is_none_or(|beginning| work.name.to_string().starts_with(beginning))
    }
}
