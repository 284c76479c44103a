//! `quadrille convert`: the games of a file in another form.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use quadrille::AnyRecord;
use quadrille::records::ReadError;
use serde::Serialize;

use crate::args::{Form, RulesOf};
use crate::error::Error;
use crate::meter::{catch_interrupt, stopped};
use crate::report;
use crate::run::{Context, Status};

/// A game as a JSON object.
#[derive(Serialize)]
struct Game<'a> {
    game: u64,
    rules: &'static str,
    tags: BTreeMap<&'a str, &'a str>,
    start: String,
    moves: Vec<String>,
    result: &'static str,
    movetext: String,
}

/// Writes each game that is not broken; tells of the others.
pub(crate) fn run(context: &mut Context<'_>, path: &Path, rules: &RulesOf, form: Form) -> Result<Status, Error> {
    let file = context.records(path, rules)?;
    let game = file.game.clone();
    catch_interrupt();
    for (number, record) in (1..).zip(file.read()) {
        if stopped() {
            return Ok(Status::Interrupted);
        }
        match record {
            Ok(record) => write(context.out, number, game.name(), &*record, form)?,
            Err(ReadError::File(error)) => return Err(Error::File { path: path.to_owned(), error }),
            Err(error) => {
                context.found = Status::BadInput;
                let error = Error::broken(path, number, error, &*game);
                // Nobody reads it, yet the games go on.
                let _ = report::error(context.err, &error);
            }
        }
    }
    Ok(context.found)
}

/// Writes a game.
fn write(
    out: &mut dyn Write,
    number: u64,
    rules: &'static str,
    record: &dyn AnyRecord,
    form: Form,
) -> Result<(), Error> {
    match form {
        Form::Record => writeln!(out, "{record}")?,
        Form::Fen => {
            for fen in record.fens() {
                writeln!(out, "{fen}")?;
            }
            writeln!(out)?;
        }
        Form::Json => {
            let text = record.to_string();
            let movetext = text.split_once("\n\n").map_or("", |(_, movetext)| movetext).trim_end().to_owned();
            let game = Game {
                game: number,
                rules,
                tags: record.tags().iter().collect(),
                start: record.fens().swap_remove(0),
                moves: record.turns().into_iter().map(|told| told.turn).collect(),
                result: record.result_text(),
                movetext,
            };
            writeln!(out, "{}", serde_json::to_string(&game)?)?;
        }
    }
    Ok(())
}
