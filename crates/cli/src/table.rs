//! `quadrille perft`: all games side by side, against the published counts.

use std::io::{self, Write};
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use quadrille::core::Convention;
use quadrille::{AnyGame, Variant};

use crate::args::Means;
use crate::error::Error;
use crate::meter::{self, Meter};
use crate::number::{grouped, rate};
use crate::perft::default_depth;
use crate::reader::{Line, Reader};
use crate::run::{Context, Status};

/// How agreement is written.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// How a difference is written.
pub(crate) const DIFFERS: Style = AnsiColor::Red.on_default().bold();
/// How it is written that there is nothing to compare.
const FAINT: Style = Style::new().dimmed();
/// How the head is written.
const HEAD: Style = Style::new().bold();

/// The published counts.
const PUBLISHED: &str = include_str!("table.perft");

/// A position to count from.
struct Row {
    game: Box<dyn AnyGame>,
    position: String,
    convention: Convention,
    /// The depth and the count; none if nobody has published one.
    published: Option<(u32, u128)>,
    source: Option<String>,
}

/// Counts each row, writes it, and says who published the counts; exit status 1 if one differs.
pub(crate) fn run(context: &mut Context<'_>, means: Means) -> Result<Status, Error> {
    let rows = rows(context.registry);
    let width = |text: fn(&Row) -> &str| rows.iter().map(|row| text(row).chars().count()).max().unwrap_or(0);
    let columns = Columns { game: width(|row| row.game.name()).max(4), position: width(|row| &row.position).max(8) };
    let out = &mut *context.out;
    columns.head(out)?;
    let (mut differ, mut nodes, mut time) = (0, 0_u128, Duration::ZERO);
    for row in &rows {
        let meter = Meter::new(format!("{}  {}", row.game.name(), row.position));
        let depth = match row.published {
            Some((depth, _)) => depth,
            None => default_depth(&*row.game, row.convention, &meter)?,
        };
        let before = meter.time();
        let counted = row.game.perft(&means.count(depth, row.convention), &meter)?;
        let took = meter.time() - before;
        drop(meter);
        let verdict = match row.published {
            _ if !counted.complete => Verdict::Interrupted,
            None => Verdict::Unpublished,
            Some((_, published)) if published == counted.nodes => Verdict::Agrees,
            Some((_, published)) => Verdict::Differs { published },
        };
        if matches!(verdict, Verdict::Differs { .. }) {
            differ += 1;
            context.found = Status::Differs;
        }
        columns.row(out, row, depth, counted.nodes, took, verdict)?;
        if verdict == Verdict::Interrupted || meter::stopped() {
            return Ok(Status::Interrupted);
        }
        (nodes, time) = (nodes.saturating_add(counted.nodes), time + took);
    }
    writeln!(out)?;
    writeln!(out, "{} nodes in {:.3} s, {} a second.", grouped(nodes), time.as_secs_f64(), rate(nodes, time))?;
    if differ > 0 {
        writeln!(out, "{DIFFERS}Counts that differ from the published ones: {differ}.{DIFFERS:#}")?;
    }
    write_sources(out, &rows)?;
    Ok(if differ > 0 { Status::Differs } else { Status::Good })
}

/// Returns the rows of the games of a registry, in its order: first those with published counts, then those without.
///
/// A variant with the moves of another game has that one's counts, and no row.
fn rows(registry: &[Variant]) -> Vec<Row> {
    let mut reader = Reader::new(registry, false);
    // A game that the registry lacks is a fault to the reader, and here no more than a row less.
    let entries: Vec<_> = PUBLISHED
        .lines()
        .filter_map(|line| match reader.line(line) {
            Ok(Line::Entry(entry)) => Some(*entry),
            _ => None,
        })
        .collect();
    let mut published: Vec<Row> = entries
        .into_iter()
        .map(|entry| Row {
            position: entry.name.unwrap_or(entry.fen),
            convention: entry.convention,
            published: entry.counts.into_iter().next_back(),
            source: entry.source,
            game: entry.game,
        })
        .collect();
    let (mut rows, mut others) = (Vec::new(), Vec::new());
    for variant in registry {
        let of_game: Vec<Row> = published.extract_if(.., |row| row.game.name() == variant.name()).collect();
        if of_game.is_empty() && variant.counts_as().is_none() {
            others.push(Row {
                game: variant.session(),
                position: "start".to_owned(),
                convention: Convention::Unique,
                published: None,
                source: None,
            });
        }
        rows.extend(of_game);
    }
    rows.extend(others);
    rows
}

/// What has come of a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Agrees,
    Differs { published: u128 },
    Unpublished,
    Interrupted,
}

/// The widths of the columns that depend on what is in them.
struct Columns {
    game: usize,
    position: usize,
}

impl Columns {
    /// Writes the names of the columns.
    fn head(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { game, position } = *self;
        writeln!(
            out,
            "{HEAD}{:game$}  {:position$}  {:>5}  {:6}  {:>15}  {:>8}  {:>7}  published count{HEAD:#}",
            "game", "position", "depth", "count", "nodes", "seconds", "nodes/s"
        )
    }

    /// Writes a row.
    fn row(
        &self,
        out: &mut dyn Write,
        row: &Row,
        depth: u32,
        nodes: u128,
        time: Duration,
        verdict: Verdict,
    ) -> io::Result<()> {
        let Self { game, position } = *self;
        write!(
            out,
            "{:game$}  {:position$}  {depth:>5}  {:6}  {:>15}  {:>8.3}  {:>7}  ",
            row.game.name(),
            row.position,
            row.convention.name(),
            grouped(nodes),
            time.as_secs_f64(),
            rate(nodes, time)
        )?;
        match verdict {
            Verdict::Agrees => writeln!(out, "{GOOD}agrees{GOOD:#}"),
            Verdict::Differs { published } => {
                writeln!(out, "{DIFFERS}differs: {}{DIFFERS:#}", grouped(published))
            }
            Verdict::Unpublished => writeln!(out, "{FAINT}–{FAINT:#}"),
            Verdict::Interrupted => writeln!(out, "{FAINT}interrupted{FAINT:#}"),
        }
    }
}

/// Says who published the counts.
fn write_sources(out: &mut dyn Write, rows: &[Row]) -> io::Result<()> {
    let mut known = Vec::new();
    for row in rows {
        let source = row.source.as_deref().map(|source| (row.game.name(), source));
        if let Some((game, text)) = source.filter(|source| !known.contains(source)) {
            if known.is_empty() {
                writeln!(out, "Published by:")?;
            }
            writeln!(out, "  {game}: {text}")?;
            known.push((game, text));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille::GAMES;

    /// Nobody has published counts in our table for a game of one's own, which is no fault.
    #[test]
    fn a_game_without_published_counts_has_a_dash() {
        let game = GAMES[0].session();
        let position = "start".to_owned();
        let row = Row { game, position, convention: Convention::Unique, published: None, source: None };
        let mut out = Vec::new();
        let columns = Columns { game: 8, position: 8 };
        columns.row(&mut out, &row, 1, 20, Duration::ZERO, Verdict::Unpublished).unwrap();
        assert!(String::from_utf8(out).unwrap().contains('–'));
    }

    /// A line that cannot be read would be a row less, and nobody would see it.
    #[test]
    fn every_published_line_can_be_read() {
        let mut reader = Reader::new(GAMES, false);
        for line in PUBLISHED.lines() {
            let known = line.strip_prefix("game: ").is_none_or(|game| GAMES.iter().any(|known| known.name() == game));
            assert_eq!(reader.line(line).map_err(|fault| fault.to_string()).is_ok(), known, "{line}");
        }
        assert!(rows(GAMES).iter().all(|row| row.published.is_none() || row.source.is_some()));
    }
}
