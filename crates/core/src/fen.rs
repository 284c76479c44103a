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
    let error = |&violation: &Violation| violation.at(byte_of::<R>(violation, &position, text, &fields));
    let errors: Vec<FenError> = violations.iter().map(error).collect();
    if waived { Ok((position, errors)) } else { Err(FenErrors::new(errors)) }
}

/// Returns the byte of what breaks a rule: of the first piece of a board but for which it would be kept, else of the field.
fn byte_of<R: Rules>(violation: Violation, position: &R::Position, text: &str, fields: &Fields) -> usize {
    let breaks = |square: &Square<R::Geometry>| {
        let mut without = *position;
        without.place(*square, Content::Empty);
        let mut others = Vec::new();
        R::validate(&without, &mut others);
        position.at(*square) != Content::Empty && !others.contains(&violation)
    };
    let place = |file, rank| Square::<R::Geometry>::new(file, rank);
    let ranks = (0..R::Geometry::RANKS).rev();
    let mut squares = ranks.flat_map(|rank| (0..R::Geometry::FILES).filter_map(move |file| place(file, rank)));
    let found = if violation.field == board::NAME { squares.find(breaks) } else { None };
    let byte = found.and_then(|square| R::Fen::find(text, fields, violation.field, (square.file(), square.rank())));
    byte.unwrap_or_else(|| fields.byte(violation.field))
}

/// Writes the canonical FEN.
pub fn write<R: Rules>(position: &R::Position) -> String {
    let mut text = String::new();
    // A `String` takes whatever it is given.
    let _ = R::Fen::encode(position, &mut text);
    text
}
