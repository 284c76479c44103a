//! `quadrille fen`: the canonical form of a FEN.

use quadrille::AnyGame;

use crate::error::Error;
use crate::run::{Context, Status};

/// Writes the FEN of a position.
pub(crate) fn run(context: &mut Context<'_>, game: &dyn AnyGame) -> Result<Status, Error> {
    writeln!(context.out, "{}", game.fen())?;
    Ok(Status::Good)
}
