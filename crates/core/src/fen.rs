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
pub(crate) use board::{behind_rank, find};
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

/// Returns the byte of what breaks a rule: on a board of a piece but for which all would be well, else of one of those that
/// break it together; else of the field.
fn byte_of<R: Rules>(
    violation: Violation,
    all: &[Violation],
    position: &R::Position,
    text: &str,
    fields: &Fields,
) -> usize {
    let start = fields.byte(violation.field);
    if violation.field != board::NAME {
        return start;
    }
    let taken = |position: &R::Position| -> Vec<Square<R::Geometry>> {
        let is_taken = |square: &Square<R::Geometry>| position.at(*square) != Content::Empty;
        R::Geometry::squares(R::Geometry::SQUARES).filter(is_taken).collect()
    };
    let without = |position: &R::Position, square: Square<R::Geometry>| {
        let (mut without, mut broken) = (*position, Vec::new());
        without.place(square, Content::Empty);
        R::validate(&without, &mut broken);
        (without, broken)
    };
    let mut found = taken(position);
    found.retain(|&square| {
        let (_, broken) = without(position, square);
        !broken.contains(&violation) && broken.iter().all(|other| all.contains(other))
    });
    if found.is_empty() {
        // What may go while the rule stays broken has no part in it.
        let mut rest = *position;
        for square in taken(position) {
            let (fewer, broken) = without(&rest, square);
            if broken.contains(&violation) {
                rest = fewer;
            }
        }
        found = taken(&rest);
    }
    // Of several the last that is read: it is the one too many.
    let byte = |square: Square<R::Geometry>| R::Fen::find(text, fields, board::NAME, (square.file(), square.rank()));
    found.into_iter().filter_map(byte).max().unwrap_or(start)
}

/// Writes the canonical FEN.
pub fn write<R: Rules>(position: &R::Position) -> String {
    let mut text = String::new();
    // A `String` takes whatever it is given.
    let _ = R::Fen::encode(position, &mut text);
    text
}
