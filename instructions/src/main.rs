//! How many instructions Quadrille's works execute, held to the figures of the last release.
//!
//! Time depends on what else a machine does; the number of instructions does not, so that a change of two in a hundred
//! shows in one run. It is no speed: instructions differ in what they cost. Each work runs in a process of its own, under
//! valgrind, which counts; what a process needs to start, and to make the positions ready, is subtracted.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;

use clap::Parser;

use crate::args::Args;
use crate::build::Build;
use crate::error::Error;
use crate::figures::Figures;
use crate::name::Name;
use crate::report::{Report, Row};
use crate::work::Work;

mod args;
mod build;
mod callgrind;
mod error;
mod figures;
mod name;
mod number;
mod perft;
mod questions;
mod report;
mod work;
mod works;

/// The number of bytes of the stack of a work.
const STACK: usize = 8 << 20;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Does what was asked for: one work in this process, or a count of all of them.
fn run(args: &Args) -> Result<ExitCode, Error> {
    match &args.work {
        Some(name) => {
            run_alone(works::find(name).ok_or_else(|| Error::Work(name.clone()))?)?;
            Ok(ExitCode::SUCCESS)
        }
        None => count(args),
    }
}

/// Does a work in a thread of its own. Copying takes more instructions or fewer by how its ends are aligned, and where the
/// stack of the first thread begins depends on how long the environment is and the path of this program; where that of
/// another thread begins does not.
fn run_alone(work: &'static Work) -> Result<(), Error> {
    let thread = thread::Builder::new().stack_size(STACK).spawn(|| work.run());
    let thread = thread.map_err(|error| Error::Process { program: "a thread", error })?;
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
    Ok(())
}

/// Counts the works that were asked for, and says what has come of them.
fn count(args: &Args) -> Result<ExitCode, Error> {
    let build = Build::this();
    build.check()?;
    // A file that is to be written anew need not be there.
    let figures = if args.write { None } else { Some(Figures::load(&args.figures)?) };
    if let Some(figures) = &figures {
        figures.check_cpu(&build)?;
    }
    let mut counts = BTreeMap::new();
    let mut rows = Vec::new();
    for work in works::all().filter(|work| args.wants(work)) {
        let instructions = above_base(work, &mut counts)?;
        let figure = figures.as_ref().and_then(|figures| figures.of(&work.name.to_string()));
        rows.push(Row { work: work.name, instructions, figure });
    }
    eprintln!();
    let report = Report { build: &build, figures: figures.as_ref(), rows: &rows };
    report.write(&mut io::stdout().lock())?;
    io::stdout().flush()?;
    if args.write {
        let works = rows.iter().map(|row| (row.work.to_string(), row.instructions)).collect();
        Figures { cpu: build.cpu.to_owned(), rustc: build.rustc.to_owned(), works }.save(&args.figures)?;
    }
    Ok(if args.check && report.has_failed() { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// Returns the number of instructions of a work without those of its base; each process is started once.
fn above_base(work: &Work, counts: &mut BTreeMap<Name, u64>) -> Result<u64, Error> {
    let [all, base] = [work.name, work.base].map(|name| -> Result<u64, Error> {
        if let Some(&known) = counts.get(&name) {
            return Ok(known);
        }
        eprint!(".");
        let counted = callgrind::run(name)?;
        counts.insert(name, counted);
        Ok(counted)
    });
    let (all, base) = (all?, base?);
    all.checked_sub(base).ok_or(Error::Base { work: work.name, all, base })
}
