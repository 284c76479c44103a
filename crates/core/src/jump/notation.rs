//! Moves as text: `32-28`, `28x19`, `47x38x24x13x36`, `c7xc8=K`.

use core::fmt;

use smallvec::SmallVec;

use super::path::{follows, path};
use super::{Board, JumpMove, JumpRules, Jumping};
use crate::{Bits, Geometry, JumpPosition, MoveError, Rules, Square};

/// The sign of a quiet move.
const QUIET: char = '-';

/// How a game writes its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveText {
    /// Whether a capture is written with its whole path even where from and to would do.
    pub always_whole: bool,
    /// The sign of a capture: `x` or `:`, of which a reader takes either; or `-`, which then is that of every move.
    pub capture: char,
    /// What is written behind the move of a man that promotes; a reader takes the move with it and without.
    pub promotion: &'static str,
}

/// Writes a legal move: from and to, and the whole path where the game wants it or another move has the same ends.
///
/// # Errors
///
/// Those of the writer.
pub fn write_move<V: JumpRules>(
    position: &JumpPosition<Board<V>>,
    mv: JumpMove<Board<V>>,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let ambiguous = || {
        mv.captured.several()
            && Jumping::<V>::moves(position)
                .iter()
                .any(|other| other.from == mv.from && other.to == mv.to && *other != mv)
    };
    if mv.captured.any() && (V::TEXT.always_whole || ambiguous()) {
        return write_path::<V>(position, mv, out);
    }
    let sign = if mv.captured.any() { V::TEXT.capture } else { QUIET };
    write!(out, "{}{sign}{}{}", mv.from, mv.to, if mv.promotes { V::TEXT.promotion } else { "" })
}

/// Writes a legal move with its whole path.
///
/// # Errors
///
/// Those of the writer.
pub fn write_path<V: JumpRules>(
    position: &JumpPosition<Board<V>>,
    mv: JumpMove<Board<V>>,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let sign = if mv.captured.any() { V::TEXT.capture } else { QUIET };
    for (i, square) in path::<V::Moves>(position, mv).into_iter().enumerate() {
        match i {
            0 => write!(out, "{square}")?,
            _ => write!(out, "{sign}{square}")?,
        }
    }
    out.write_str(if mv.promotes { V::TEXT.promotion } else { "" })
}

/// Reads a legal move: with or without its path, with or without the mark of promotion, captures with `x`, `:` or the
/// game's own sign.
///
/// # Errors
///
/// If the text is not the form of a move; if no legal move has that form, or more than one.
pub fn read_move<V: JumpRules>(position: &JumpPosition<Board<V>>, text: &str) -> Result<JumpMove<Board<V>>, MoveError> {
    let marked = text.strip_suffix(V::TEXT.promotion).filter(|_| !V::TEXT.promotion.is_empty());
    let (squares, sign) = read_squares::<V>(marked.unwrap_or(text))?;
    let [from, landings @ ..] = squares.as_slice() else { return Err(MoveError::Illegal) };
    let fits = |mv: &JumpMove<Board<V>>| {
        mv.from == *from
            && landings.last() == Some(&mv.to)
            && sign.fits(mv.captured.any())
            && (mv.promotes || marked.is_none())
            && (landings.len() == 1 || follows::<V::Moves>(position, *mv, landings))
    };
    let moves = Jumping::<V>::moves(position);
    let fitting: SmallVec<[JumpMove<Board<V>>; 4]> = moves.iter().copied().filter(fits).collect();
    match fitting.as_slice() {
        [] => Err(MoveError::Illegal),
        [mv] => Ok(*mv),
        // A single jump is written like the short form of a longer capture with the same ends: then it is the jump.
        several => several
            .iter()
            .copied()
            .find(|&mv| Jumping::<V>::move_text(position, mv) == text)
            .ok_or(MoveError::Ambiguous),
    }
}

/// What the sign between two squares says of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Quiet,
    Capture,
    /// Nothing: captures have the sign of quiet moves.
    Either,
}

impl Sign {
    /// Returns what a byte says in the text of a variant.
    fn of<V: JumpRules>(byte: u8) -> Option<Self> {
        match byte {
            b'-' if V::TEXT.capture == QUIET => Some(Self::Either),
            b'-' => Some(Self::Quiet),
            b'x' | b':' => Some(Self::Capture),
            _ => None,
        }
    }

    /// Returns whether a move is of this kind that is a capture or is not.
    fn fits(self, captures: bool) -> bool {
        match self {
            Self::Quiet => !captures,
            Self::Capture => captures,
            Self::Either => true,
        }
    }
}

/// The squares of a move as text.
type Squares<G> = SmallVec<[Square<G>; 8]>;

/// Reads squares with one sign between.
fn read_squares<V: JumpRules>(text: &str) -> Result<(Squares<Board<V>>, Sign), MoveError> {
    let (first, mut at) = Board::<V>::read_square(text)?;
    let mut squares = SmallVec::from_slice(&[first]);
    let byte = text.as_bytes().get(at).copied().unwrap_or_default();
    let expected = "`-` or `x` behind the square";
    let sign = Sign::of::<V>(byte).ok_or(MoveError::Syntax { byte: at, expected })?;
    while at < text.len() {
        if text.as_bytes()[at] != byte || sign == Sign::Quiet && squares.len() == 2 {
            return Err(MoveError::Syntax { byte: at, expected: "the end of the move, or `x` and a square" });
        }
        let square = Board::<V>::read_square(&text[at + 1..]);
        let (square, taken) = square.map_err(|error| MoveError::from(error).moved(at + 1))?;
        squares.push(square);
        at += 1 + taken;
    }
    Ok((squares, sign))
}
