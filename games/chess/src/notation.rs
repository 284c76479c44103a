//! Moves as text, as in the Universal Chess Interface: `e2e4`, `e7e8q`, `e1g1`, and `f1h1` for castling elsewhere.

use core::fmt;

use quadrille_core::{Geometry, MoveError, Rules};

use crate::castling::destinations;
use crate::rules::Options;
use crate::{Board, ChessBy, Kind, Laws, Move, PositionBy, Square};

/// Writes a move.
pub(crate) fn write<O: Options>(_: &PositionBy<O::Laws>, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
    if mv.is_castling() && !O::KING_TAKES_ROOK && mv.from().file() == 4 && matches!(mv.to().file(), 0 | 7) {
        return write!(out, "{}{}", mv.from(), destinations(mv.from(), mv.to()).0);
    }
    if mv.is_drop() {
        return write!(out, "{}@{}", mv.kind().letter().to_ascii_uppercase(), mv.to());
    }
    write!(out, "{}{}", mv.from(), mv.to())?;
    mv.promotion().map_or(Ok(()), |kind| write!(out, "{}", kind.letter()))
}

/// Reads a legal move.
///
/// Castling reads as the king taking his rook, and, if he starts from the e-file, as his going to where he castles to.
pub(crate) fn read<L: Laws>(position: &PositionBy<L>, text: &str) -> Result<Move, MoveError> {
    if L::DROPS && text.as_bytes().get(1) == Some(&b'@') {
        return read_drop(position, text);
    }
    let (from, first) = Board::read_square(text)?;
    let (to, second) = Board::read_square(&text[first..]).map_err(|error| MoveError::from(error).moved(first))?;
    let promotion = read_promotion::<L>(&text[first + second..]).map_err(|error| error.moved(first + second))?;
    let moves = ChessBy::<L::Options>::moves(position);
    let mut fitting = moves.iter().copied().filter(|mv| !mv.is_drop() && mv.from() == from && goes_to(*mv, to));
    match fitting.clone().find(|mv| mv.promotion() == promotion) {
        Some(mv) => Ok(mv),
        None if promotion.is_none() && fitting.next().is_some() => {
            Err(MoveError::Syntax { byte: first + second, expected: PROMOTION })
        }
        None => Err(MoveError::Illegal),
    }
}

/// Reads a legal drop: `N@f3`.
fn read_drop<L: Laws>(position: &PositionBy<L>, text: &str) -> Result<Move, MoveError> {
    let error = MoveError::Syntax { byte: 0, expected: "the letter of a piece to drop: P, N, B, R or Q" };
    let letter = text.chars().next().and_then(Kind::from_letter).filter(|kind| Kind::DROPPED.contains(kind));
    let kind = letter.ok_or(error)?;
    let (to, bytes) = Board::read_square(&text[2..]).map_err(|error| MoveError::from(error).moved(2))?;
    if text.len() > 2 + bytes {
        return Err(MoveError::Syntax { byte: 2 + bytes, expected: "the end of the move" });
    }
    let mv = Move::drop(kind, to);
    if ChessBy::<L::Options>::is_legal(position, mv) { Ok(mv) } else { Err(MoveError::Illegal) }
}

/// Returns whether a pawn may become such a piece.
fn may_become<L: Laws>(kind: &Kind) -> bool {
    Kind::PROMOTIONS.contains(kind) || L::PROMOTES_TO_KING && *kind == Kind::King
}

/// What stands behind the squares of a promotion.
const PROMOTION: &str = "the letter of a promotion: n, b, r or q";

/// Reads the letter of a promotion, if there is any text.
fn read_promotion<L: Laws>(text: &str) -> Result<Option<Kind>, MoveError> {
    let mut letters = text.chars();
    let Some(letter) = letters.next() else { return Ok(None) };
    match Kind::from_letter(letter).filter(may_become::<L>) {
        None => Err(MoveError::Syntax { byte: 0, expected: PROMOTION }),
        Some(_) if !letters.as_str().is_empty() => Err(MoveError::Syntax { byte: 1, expected: "the end of the move" }),
        kind => Ok(kind),
    }
}

/// Returns whether a text that names a square may mean the move.
fn goes_to(mv: Move, to: Square) -> bool {
    mv.to() == to || mv.is_castling() && mv.from().file() == 4 && destinations(mv.from(), mv.to()).0 == to
}
