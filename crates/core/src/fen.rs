//! Positions as text.
//!
//! A FEN is a line of fields; a game names the type of each in a tuple, [`Rules::Fen`]. The fields that games share are
//! here: the board ([`BoardField`]), the lists of men and kings ([`SideLists`]), the side to move and the clocks.

mod board;
mod clocks;
mod error;
mod fields;
mod lists;

pub(crate) use board::find;
pub use board::{BoardField, Glyph, Token};
pub use clocks::{FullmoveNumber, HalfmoveClock, MOST as MOST_ON_A_CLOCK, SideLetters, SideToMove};
pub use error::{FenError, FenErrors, FenFault, Violation, Violations};
pub use fields::{FenArgument, FenArguments, Fields, Syntax};
pub use lists::{ListPiece, SideLists};

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Content, Geometry, Placement, Rules, Square, declaration};

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
    let error = |&violation: &Violation| violation.at(byte_of::<R>(violation, &violations, &position, text, &fields));
    let errors: Vec<FenError> = violations.iter().map(error).collect();
    if waived { Ok((position, errors)) } else { Err(FenErrors::new(errors)) }
}

/// Returns the byte of what breaks a rule: of the one piece of a board but for which all would be well, else of the field.
fn byte_of<R: Rules>(
    violation: Violation,
    all: &[Violation],
    position: &R::Position,
    text: &str,
    fields: &Fields,
) -> usize {
    let breaks = |square: &Square<R::Geometry>| {
        if position.at(*square) == Content::Empty {
            return false;
        }
        let (mut without, mut others) = (*position, Vec::new());
        without.place(*square, Content::Empty);
        R::validate(&without, &mut others);
        !others.contains(&violation) && others.iter().all(|other| all.contains(other))
    };
    let mut found = R::Geometry::squares(R::Geometry::SQUARES).filter(breaks);
    let found = if violation.field == board::NAME { (found.next(), found.next()) } else { (None, None) };
    let byte = match found {
        (Some(one), None) => R::Fen::find(text, fields, violation.field, (one.file(), one.rank())),
        _ => None,
    };
    byte.unwrap_or_else(|| fields.byte(violation.field))
}

/// Writes the canonical FEN.
pub fn write<R: Rules>(position: &R::Position) -> String {
    let mut text = String::new();
    // A `String` takes whatever it is given.
    let _ = R::Fen::encode(position, &mut text);
    text
}
