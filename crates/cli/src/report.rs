//! What the user is told where something is wrong.

use std::fmt;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use quadrille::Variant;
use quadrille::core::{FenError, FenErrors, Outcome, PerftError};

use crate::error::Error;
use crate::excerpt::Excerpt;
use crate::help;
use crate::legal;

const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const CARET: Style = AnsiColor::Green.on_default().bold();

/// Tells why a command could not be carried out.
pub(crate) fn error(err: &mut dyn Write, error: &Error) -> io::Result<()> {
    match error {
        Error::Fen { text, errors } => {
            errors.errors().iter().try_for_each(|error| fault(err, &error, text, error.byte))
        }
        Error::Game { name, names } => {
            message(err, error)?;
            writeln!(err, "  the games are: {}", names.join(", "))?;
            if name.contains(['/', ' ', ':']) { writeln!(err, "  {}", help::FEN) } else { Ok(()) }
        }
        Error::Perft(PerftError::Convention { .. }) => {
            message(err, error)?;
            writeln!(err, "  the command `games` tells which conventions a game has")
        }
        Error::Move { text, byte, error: fault, legal, .. } => {
            message(err, error)?;
            caret(err, text, byte + fault.byte())?;
            legal::tell(err, legal)
        }
        Error::Broken { legal: Some(legal), .. } => {
            message(err, error)?;
            legal::tell(err, legal)
        }
        _ => message(err, error),
    }
}

/// Tells that the start of a game is no position, as its author wrote it, and why.
pub(crate) fn start(err: &mut dyn Write, game: &Variant, errors: &FenErrors) -> io::Result<()> {
    let text = game.start_fen();
    errors.errors().iter().try_for_each(|error| {
        let what = format!("the start of `{}` is no position: {error}", game.name());
        fault(err, &what, text, error.byte)
    })
}

/// Tells of a fault at a byte of a text.
pub(crate) fn fault(err: &mut dyn Write, what: &dyn fmt::Display, text: &str, byte: usize) -> io::Result<()> {
    message(err, what)?;
    caret(err, text, byte)
}

/// Tells of a rule that a position breaks and that was waived.
pub(crate) fn waived(err: &mut dyn Write, error: &FenError, text: &str) -> io::Result<()> {
    writeln!(err, "{WARNING}warning:{WARNING:#} {error}")?;
    caret(err, text, error.byte)?;
    writeln!(err, "  accepted all the same; --strict refuses it")
}

/// Tells that there is no move, and why.
pub(crate) fn no_move(err: &mut dyn Write, outcome: Option<Outcome>) -> io::Result<()> {
    match outcome {
        Some(outcome) => writeln!(err, "no moves, the game is over: {outcome}"),
        None => writeln!(err, "no moves"),
    }
}

/// Writes the line of an error.
pub(crate) fn message(err: &mut dyn Write, what: &dyn fmt::Display) -> io::Result<()> {
    writeln!(err, "{ERROR}error:{ERROR:#} {what}")
}

/// Shows a text with a caret under the place.
fn caret(err: &mut dyn Write, text: &str, byte: usize) -> io::Result<()> {
    let Excerpt { line, column } = Excerpt::of(text, byte);
    writeln!(err, "  {line}")?;
    writeln!(err, "  {:column$}{CARET}^{CARET:#}", "")
}
