//! Moves as text, in the form of the Universal Ataxx Interface: `g1`, `a1c3`, `0000`.

use core::fmt;

use quadrille_core::{Geometry, MoveError, Square};

use crate::{Board, Move};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Single(to) => write!(f, "{to}"),
            Self::Double { from, to } => write!(f, "{from}{to}"),
            Self::Pass => f.write_str("0000"),
        }
    }
}

/// Reads the form of a move, legal or not.
pub(crate) fn read(text: &str) -> Result<Move, MoveError> {
    if text == "0000" {
        return Ok(Move::Pass);
    }
    let (first, taken) = Board::read_square(text)?;
    let rest = &text[taken..];
    if rest.is_empty() {
        return Ok(Move::Single(first));
    }
    let to = rest.parse::<Square<Board>>().map_err(|error| MoveError::from(error).moved(taken))?;
    Ok(Move::Double { from: first, to })
}
