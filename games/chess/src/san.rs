//! Standard Algebraic Notation: moves as players write them, `Nf3`, `exd5`, `O-O`.
//!
//! A [`Turn`] is what such a text says, without a position: it is read, built, compared and written on its own. Against
//! a position it names a legal move ([`Turn::find`]), and each legal move has its turn ([`Turn::of`]).
//!
//! **Source**: PGN Standard of 1994-03-12, 8.2.3 (movetext in SAN); FIDE Laws, Appendix C.
//!
//! # Examples
//!
//! ```
//! use quadrille_chess::{san, Position};
//!
//! let start = Position::default();
//! let mv = san::read(&start, "Ng1-f3!")?;
//! assert_eq!(san::text(&start, mv), "Nf3");
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```

mod among;
mod exported;
mod find;
mod reader;
mod turn;

use alloc::string::{String, ToString};
use core::fmt;

use quadrille_core::MoveError;

pub use turn::{Action, Annotation, Check, Step, StepError, Turn, Wing};

use crate::{Laws, Move, PositionBy};

/// Reads a legal move.
///
/// Beside the form of export it takes `0-0`, `e8Q`, `e8(Q)`, a check, a mate or an annotation that is missing or too
/// much, more of the origin than is needed, long algebraic `e2-e4`, a `P` before a pawn's move, and `e.p.` behind one.
///
/// # Errors
///
/// [`MoveError::Syntax`] if the text is no turn, [`MoveError::Ambiguous`] if several legal moves fit it,
/// [`MoveError::Illegal`] if none does.
///
/// # Examples
///
/// ```
/// use quadrille_chess::{san, Chess};
/// use quadrille_core::{MoveError, Rules};
///
/// let position = Chess::from_fen("4k3/8/8/8/4K3/N7/8/N3N3 w - - 0 1").expect("a position");
/// assert!(san::read(&position, "Nac2").is_err_and(|error| error == MoveError::Ambiguous));
/// assert!(san::read(&position, "Nb4").is_err_and(|error| error == MoveError::Illegal));
/// assert!(san::read(&position, "Na1c2").is_ok());
/// ```
pub fn read(position: &PositionBy<impl Laws>, text: &str) -> Result<Move, MoveError> {
    text.parse::<Turn>()?.find(position)
}

/// Writes a legal move in the form of export.
///
/// # Errors
///
/// Those of the writer.
pub fn write(position: &PositionBy<impl Laws>, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
    write!(out, "{}", Turn::of(position, mv))
}

/// Returns a legal move in the form of export.
pub fn text(position: &PositionBy<impl Laws>, mv: Move) -> String {
    Turn::of(position, mv).to_string()
}
