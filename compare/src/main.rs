//! Quadrille's perft beside that of other libraries, in one table.
//!
//! All that stands in a row is counted in the same rounds, each contestant once a round and in an order that rotates, so
//! that a machine that is now faster and now slower is so for all of them. Each run has a process of its own, for what
//! `process` says. Each count is held to a known one.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::args::Args;
use crate::error::Error;
use crate::others::Ticks;
use crate::report::Report;

mod args;
mod clock;
mod error;
mod games;
mod heat;
mod machine;
mod number;
mod others;
mod ours;
mod process;
mod report;
mod rivals;
mod rows;
mod statistics;
mod table;
mod work;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            error.exit_code()
        }
    }
}

/// Runs the heats that were asked for and writes what has come of them.
fn run(args: &Args) -> Result<ExitCode, Error> {
    if let [heat, contestant] = args.one[..] {
        return run_one(args, heat, contestant);
    }
    if let Some(path) = &args.write_games {
        let file = games::make(rows::RECORDS.at(args.scale()).plies);
        std::fs::write(path, file.text).map_err(|error| Error::File { path: path.clone(), error })?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut results = Vec::new();
    let before = Ticks::now();
    for (number, heat) in rows::all().enumerate().filter(|(_, heat)| args.wants(heat)) {
        let (rounds, clock) = (args.rounds(), args.clock_of(heat));
        eprint!("{}, {}:", heat.group.title(), heat.title(args.scale()));
        let count = |contestant| process::run(number, contestant, args.scale(), clock);
        let times = heat.run(args.scale(), rounds, count, |round| eprint!(" {round}/{rounds}"));
        eprintln!();
        results.extend(heat.results(args.scale(), &times?));
    }
    let others = before.zip(Ticks::now()).map(|(then, now)| now.others_since(then, machine::processors()));
    let report = Report { args, results: &results, others };
    report.write_text(&mut io::stdout().lock())?;
    if let Some(path) = &args.markdown {
        let mut text = Vec::new();
        report.write_markdown(&mut text)?;
        std::fs::write(path, text).map_err(|error| Error::File { path: path.clone(), error })?;
    }
    io::stdout().flush()?;
    let below = results.iter().any(|result| result.is_below());
    Ok(if args.check && below { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// Runs one contestant in this process, and says what it has come to.
fn run_one(args: &Args, heat: usize, contestant: usize) -> Result<ExitCode, Error> {
    let found = rows::all().nth(heat).and_then(|heat| heat.contestants.get(contestant));
    let (counted, time) = found.ok_or(Error::Contestant { heat, contestant })?.run(args.scale(), args.clock())?;
    writeln!(io::stdout(), "{}", process::answer(counted, time))?;
    Ok(ExitCode::SUCCESS)
}
