//! The position that a command is about.

use quadrille::core::{FenError, FenErrors};
use quadrille::{AnyGame, find};

use crate::args::At;
use crate::error::Error;
use crate::run::Context;
use crate::{legal, report};

/// The word that may stand for the FEN of the start.
pub(crate) const START: &str = "start";

impl Context<'_> {
    /// Begins a session of a game.
    pub(crate) fn game(&self, name: &str) -> Result<Box<dyn AnyGame>, Error> {
        let unknown = || Error::Game {
            name: name.to_owned(),
            names: self.registry.iter().map(|variant| variant.name()).collect(),
        };
        Ok(find(self.registry, name).ok_or_else(unknown)?.session())
    }

    /// Begins a session of a game at a position, at the start without one; warns of rules that were waived.
    pub(crate) fn position(&mut self, name: &str, fen: Option<&str>, strict: bool) -> Result<Box<dyn AnyGame>, Error> {
        let mut game = self.game(name)?;
        let text = fen.unwrap_or(START);
        let waived = set(&mut *game, text, strict).map_err(|errors| Error::Fen { text: text.to_owned(), errors })?;
        for error in waived {
            // A warning that nobody can read is no reason to stop.
            let _ = report::waived(self.err, &error, text);
        }
        Ok(game)
    }

    /// Begins a session where it was asked for, and plays the moves, which have blanks between.
    pub(crate) fn position_at(&mut self, at: &At) -> Result<Box<dyn AnyGame>, Error> {
        let mut game = self.position(&at.game, at.fen.as_deref(), at.strict)?;
        let text = at.moves.as_deref().unwrap_or("");
        for (number, mv) in text.split_ascii_whitespace().enumerate() {
            game.play(mv).map_err(|error| Error::Move {
                text: text.to_owned(),
                // A part of a text begins where its address does.
                byte: mv.as_ptr().addr() - text.as_ptr().addr(),
                number: number + 1,
                error,
                legal: legal::like(mv, game.moves()),
            })?;
        }
        Ok(game)
    }
}

/// Sets a position and returns the rules that were waived.
pub(crate) fn set(game: &mut dyn AnyGame, text: &str, strict: bool) -> Result<Vec<FenError>, FenErrors> {
    match (text, strict) {
        (START, _) => Ok(Vec::new()),
        (_, true) => game.set_fen(text).map(|()| Vec::new()),
        (_, false) => game.set_fen_leniently(text),
    }
}
