//! `quadrille replay`: a game of a file, ply by ply.

use std::path::Path;

use console::{Key, Term};
use quadrille::records::ReadError;
use quadrille::{AnyRecord, Told};

use crate::args::RulesOf;
use crate::error::Error;
use crate::run::{Context, Status};
use crate::show;

/// Draws one position of a game, or steps through all.
pub(crate) fn run(
    context: &mut Context<'_>,
    path: &Path,
    rules: &RulesOf,
    game: u64,
    ply: Option<usize>,
) -> Result<Status, Error> {
    let record = find(context, path, rules, game)?;
    let turns = record.turns();
    let last = turns.len();
    let term = Term::stdout();
    match ply {
        Some(ply) if ply > last => Err(Error::Ply { ply, last }),
        Some(ply) => draw(context, &*record, &turns, ply),
        None if term.features().is_attended() && path != Path::new("-") => step(context, &term, &*record, &turns),
        None => draw(context, &*record, &turns, last),
    }
}

/// Reads the game of a number.
fn find(context: &Context<'_>, path: &Path, rules: &RulesOf, game: u64) -> Result<Box<dyn AnyRecord>, Error> {
    let file = context.records(path, rules)?;
    let (rules, mut games) = (file.game.clone(), 0);
    for record in file.read() {
        games += 1;
        match record {
            Err(ReadError::File(error)) => return Err(Error::File { path: path.to_owned(), error }),
            Err(error) if games == game => return Err(Error::broken(path, game, error, &*rules)),
            Ok(record) if games == game => return Ok(record),
            _ => {}
        }
    }
    Err(Error::NoGame { path: path.to_owned(), game, games })
}

/// Steps through a game by keys.
fn step(context: &mut Context<'_>, term: &Term, record: &dyn AnyRecord, turns: &[Told]) -> Result<Status, Error> {
    let mut ply = 0;
    loop {
        term.clear_screen()?;
        draw(context, record, turns, ply)?;
        writeln!(context.out, "\nleft and right step, home and end jump, q leaves")?;
        context.out.flush()?;
        ply = match term.read_key()? {
            Key::ArrowRight | Key::ArrowDown | Key::Char(' ' | 'n') | Key::Enter => (ply + 1).min(turns.len()),
            Key::ArrowLeft | Key::ArrowUp | Key::Backspace | Key::Char('p') => ply.saturating_sub(1),
            Key::Home => 0,
            Key::End => turns.len(),
            Key::Char('q') | Key::Escape => return Ok(Status::Good),
            Key::CtrlC => return Ok(Status::Interrupted),
            _ => ply,
        };
    }
}

/// Draws the position behind so many plies, and tells what led there.
fn draw(context: &mut Context<'_>, record: &dyn AnyRecord, turns: &[Told], ply: usize) -> Result<Status, Error> {
    let tag = |name| record.tags().get(name).unwrap_or("?");
    writeln!(context.out, "{} – {}  {}", tag("White"), tag("Black"), record.result_text())?;
    writeln!(context.out, "{}, {}, {}\n", tag("Event"), tag("Site"), tag("Date"))?;
    // There is a position behind each of the turns.
    let Some(game) = record.game(ply) else { return Err(Error::Ply { ply, last: turns.len() }) };
    show::run(context, &*game)?;
    let out = &mut *context.out;
    write!(out, "\nply {ply} of {}", turns.len())?;
    let told = ply.checked_sub(1).map(|at| &turns[at]);
    if let Some(Told { turn, glyphs, .. }) = told {
        write!(out, ": {turn}")?;
        for glyph in glyphs {
            write!(out, " ${glyph}")?;
        }
    }
    writeln!(out)?;
    let comments = told.map_or_else(|| record.comments(), |told| told.comments.clone());
    for comment in comments {
        writeln!(out, "  {comment}")?;
    }
    match told.map_or(0, |told| told.variations) {
        0 => {}
        1 => writeln!(out, "  one variation")?,
        number => writeln!(out, "  {number} variations")?,
    }
    Ok(Status::Good)
}
