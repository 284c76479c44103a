//! `quadrille perft --suite FILE`: every position of a file against its counts.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::args::Means;
use crate::error::Error;
use crate::meter::Meter;
use crate::number::{self, grouped};
use crate::reader::{Entry, Fault, Line, Reader};
use crate::run::{Context, Status};
use crate::table::{DIFFERS, GOOD};
use crate::{excerpt, report};

/// What is not counted though it is in the file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// What is deeper than this.
    pub(crate) depth: Option<u32>,
    /// What has more nodes than this.
    pub(crate) nodes: Option<u128>,
}

impl Limits {
    /// Returns whether a count is left out.
    fn leave_out(self, depth: u32, nodes: u128) -> bool {
        self.depth.is_some_and(|most| depth > most) || self.nodes.is_some_and(|most| nodes > most)
    }
}

/// What has come of the lines so far.
#[derive(Default)]
struct Tally {
    /// Counts that agree.
    agree: u64,
    /// Counts that differ.
    differ: u64,
    /// Counts that were left out as too large or too deep.
    left_out: u64,
    /// Lines that are broken, or are under a broken header.
    broken: u64,
}

impl Tally {
    /// Returns how it ends: what could not be read weighs more than what differs.
    fn status(&self) -> Status {
        match self {
            Self { broken: 1.., .. } => Status::BadInput,
            Self { differ: 1.., .. } => Status::Differs,
            _ => Status::Good,
        }
    }
}

/// Counts each position of a file to each of its depths.
pub(crate) fn run(
    context: &mut Context<'_>,
    path: &Path,
    limits: Limits,
    means: Means,
    strict: bool,
) -> Result<Status, Error> {
    let bytes = fs::read(path).map_err(|error| Error::File { path: path.to_owned(), error })?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    let mut reader = Reader::new(context.registry, strict);
    let mut tally = Tally::default();
    for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
        let text = String::from_utf8_lossy(line);
        match reader.line(&text) {
            Ok(Line::Other) => {}
            Ok(Line::Skipped) => tally.broken += 1,
            Err(fault) => {
                tally.broken += 1;
                // Nobody reads it, yet the counts go on.
                let _ = tell(context.err, path, number, &text, &fault);
            }
            Ok(Line::Entry(entry)) => {
                let checked = check(context.out, number, &entry, limits, means, &mut tally);
                context.found = tally.status();
                if checked? == Status::Interrupted {
                    total(context.out, &tally)?;
                    return Ok(Status::Interrupted);
                }
            }
        }
    }
    if let Tally { agree: 0, differ: 0, left_out: 0, broken: 0 } = tally {
        return Err(Error::NoCounts { path: path.to_owned() });
    }
    context.found = tally.status();
    total(context.out, &tally)?;
    Ok(tally.status())
}

/// Tells what is wrong with a line.
fn tell(err: &mut dyn Write, path: &Path, number: usize, text: &str, fault: &Fault) -> io::Result<()> {
    let column = excerpt::signs_before(text, fault.byte) + 1;
    let what = format_args!("{}, line {number}, column {column}: {fault}", path.display());
    report::fault(err, &what, text, fault.byte)
}

/// Counts a position to each of its depths, and writes a line: two where a count differs.
fn check(
    out: &mut dyn Write,
    number: usize,
    entry: &Entry,
    limits: Limits,
    means: Means,
    tally: &mut Tally,
) -> Result<Status, Error> {
    let Entry { game, fen, convention, .. } = entry;
    let (mut deepest, mut differ, mut left_out) = (None, Vec::new(), 0);
    for &(depth, published) in &entry.counts {
        if limits.leave_out(depth, published) {
            left_out += 1;
            continue;
        }
        let meter = Meter::new(format!("line {number}  {}  depth {depth}", game.name()));
        let counted = game.perft(&means.count(depth, *convention), &meter)?;
        drop(meter);
        if !counted.complete {
            let nodes = number::counted(counted.nodes, "node", "nodes");
            writeln!(out, "line {number}  {}  {fen}  depth {depth} interrupted at {nodes}", game.name())?;
            return Ok(Status::Interrupted);
        }
        deepest = deepest.max(Some((depth, published)));
        if counted.nodes == published {
            tally.agree += 1;
        } else {
            differ.push((depth, counted.nodes, published));
        }
    }
    tally.differ += differ.len() as u64;
    tally.left_out += left_out;
    write!(out, "line {number}  {}  {fen}  ", game.name())?;
    match (differ.is_empty(), deepest) {
        (true, None) => writeln!(out, "left out")?,
        (true, Some((depth, nodes))) => {
            writeln!(out, "{GOOD}agrees{GOOD:#} to depth {depth}: {} {}", grouped(nodes), convention.name())?;
        }
        (false, _) => {
            writeln!(out, "{DIFFERS}differs{DIFFERS:#}")?;
            for (depth, counted, published) in differ {
                writeln!(
                    out,
                    "  depth {depth}: counted {}, published {}, {}",
                    grouped(counted),
                    grouped(published),
                    convention.name()
                )?;
            }
        }
    }
    Ok(Status::Good)
}

/// Writes what has come of it all.
fn total(out: &mut dyn Write, tally: &Tally) -> io::Result<()> {
    let Tally { agree, differ, left_out, broken } = tally;
    let (counts, differs) =
        (if *agree == 1 { "count agrees" } else { "counts agree" }, if *differ == 1 { "s" } else { "" });
    write!(out, "{agree} {counts}, {differ} differ{differs}")?;
    if *left_out > 0 {
        write!(out, ", {left_out} left out")?;
    }
    if *broken > 0 {
        write!(out, ", {broken} {} not read", if *broken == 1 { "line" } else { "lines" })?;
    }
    writeln!(out)
}
