//! `quadrille rules`: what the rule book says.

use quadrille::AnyGame;

use crate::error::Error;
use crate::run::{Context, Status};

/// Writes each clause, and below it who says so.
pub(crate) fn run(context: &mut Context<'_>, game: &dyn AnyGame) -> Result<Status, Error> {
    let out = &mut *context.out;
    writeln!(out, "{}\nstart: {}", game.title(), game.start_fen())?;
    for group in game.clauses() {
        writeln!(out)?;
        for clause in *group {
            writeln!(out, "- {}\n  {}, {}", clause.says, clause.name, clause.source)?;
        }
    }
    Ok(Status::Good)
}
