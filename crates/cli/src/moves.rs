//! `quadrille moves`: the legal moves of a position.

use quadrille::AnyGame;
use serde::Serialize;

use crate::args::MoveForm;
use crate::error::Error;
use crate::report;
use crate::run::{Context, Status};

/// The moves as a JSON object.
#[derive(Serialize)]
struct Moves {
    fen: String,
    moves: Vec<String>,
}

/// Lists the moves in the order of their bytes, one a line or as a JSON object; where there is none, tells why.
pub(crate) fn run(context: &mut Context<'_>, game: &dyn AnyGame, form: MoveForm, json: bool) -> Result<Status, Error> {
    let mut moves = match form {
        MoveForm { full: true, .. } => game.moves_in_full(),
        MoveForm { san: true, .. } => game.moves_as_recorded(),
        MoveForm { .. } => game.moves(),
    };
    moves.sort_unstable();
    if moves.is_empty() {
        // Nobody reads it, and there is no move all the same.
        let _ = report::no_move(context.err, game.outcome());
    }
    if json {
        writeln!(context.out, "{}", serde_json::to_string(&Moves { fen: game.fen(), moves })?)?;
    } else {
        for text in moves {
            writeln!(context.out, "{text}")?;
        }
    }
    Ok(Status::Good)
}
