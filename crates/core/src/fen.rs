//! Positions as text.
//!
//! A FEN is a line of fields; a game names the type of each in a tuple, [`Rules::Fen`]. The fields that games share are
//! here: the board ([`BoardField`]), the lists of men and kings ([`SideLists`]), the side to move and the clocks.

mod board;
mod clocks;
mod error;
mod fields;
mod lists;

pub use board::{BoardField, Glyph, Token};
pub use clocks::{FullmoveNumber, HalfmoveClock, MOST as MOST_ON_A_CLOCK, SideLetters, SideToMove};
pub use error::{FenError, FenErrors, FenFault, Violation, Violations};
pub use fields::{FenArgument, FenArguments, Fields, Syntax};
pub use lists::{ListPiece, SideLists};

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Rules, declaration};

/// Reads a FEN and holds it to every rule.
///
/// # Errors
///
/// The first field that cannot be read; or, once all can, every rule that the position breaks.
pub fn read<R: Rules>(text: &str) -> Result<R::Position, FenErrors> {
    match read_leniently::<R>(text)? {
        (position, waived) if waived.is_empty() => Ok(position),
        (_, waived) => Err(FenErrors::new(waived)),
    }
}

/// Reads a FEN and waives the rules that may be waived: the position, and what was waived.
///
/// A rule may be waived if moves can be generated all the same: a position that no game can have led to, say.
///
/// # Errors
///
/// As [`read`], but for the waived rules.
pub fn read_leniently<R: Rules>(text: &str) -> Result<(R::Position, Vec<FenError>), FenErrors> {
    const { declaration::assert_possible::<R>() };
    let mut position = R::empty();
    let fields = R::Fen::decode(&mut position, text).map_err(FenErrors::from)?;
    let mut violations = Vec::new();
    R::validate(&position, &mut violations);
    let waived = violations.iter().all(|violation| violation.waivable);
    let errors: Vec<FenError> = violations.iter().map(|violation| violation.at(fields.byte(violation.field))).collect();
    if waived { Ok((position, errors)) } else { Err(FenErrors::new(errors)) }
}

/// Writes the canonical FEN.
pub fn write<R: Rules>(position: &R::Position) -> String {
    let mut text = String::new();
    // A `String` takes whatever it is given.
    let _ = R::Fen::encode(position, &mut text);
    text
}
