//! Moves as text: `32-28`, `28x19`, `47x38x24x13x36`, `c7xc8=K`.

use core::fmt;

use smallvec::SmallVec;

use super::path::{follows, path};
use super::{Board, JumpMove, JumpRules, Jumping};
use crate::{Bits, Geometry, JumpPosition, MoveError, Rules, Square};

/// How a game writes its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveText {
    /// Whether a capture is written with its whole path even where from and to would do.
    pub always_whole: bool,
    /// The sign of a capture: `x` or `:`; a reader takes either.
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
    let sign = if mv.captured.any() { V::TEXT.capture } else { '-' };
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
    for (i, square) in path::<V::Moves>(position, mv).into_iter().enumerate() {
        match (i, mv.captured.any()) {
            (0, _) => write!(out, "{square}")?,
            (_, true) => write!(out, "{}{square}", V::TEXT.capture)?,
            (_, false) => write!(out, "-{square}")?,
        }
    }
    out.write_str(if mv.promotes { V::TEXT.promotion } else { "" })
}

/// Reads a legal move: with or without its path, with or without the mark of promotion, captures with `x` or `:`.
///
/// # Errors
///
/// If the text is not the form of a move; if no legal move has that form, or more than one.
pub fn read_move<V: JumpRules>(position: &JumpPosition<Board<V>>, text: &str) -> Result<JumpMove<Board<V>>, MoveError> {
    let marked = text.strip_suffix(V::TEXT.promotion).filter(|_| !V::TEXT.promotion.is_empty());
    let (squares, captures) = read_squares::<Board<V>>(marked.unwrap_or(text))?;
    let [from, landings @ ..] = squares.as_slice() else { return Err(MoveError::Illegal) };
    let fits = |mv: &JumpMove<Board<V>>| {
        mv.from == *from
            && landings.last() == Some(&mv.to)
            && mv.captured.any() == captures
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

/// The squares of a move as text, and whether it is a capture.
type Squares<G> = (SmallVec<[Square<G>; 8]>, bool);

/// Reads squares with `-` or `x` between.
fn read_squares<G: Geometry>(text: &str) -> Result<Squares<G>, MoveError> {
    let (first, mut at) = G::read_square(text)?;
    let mut squares = SmallVec::from_slice(&[first]);
    let captures = match text.as_bytes().get(at) {
        Some(b'-') => false,
        Some(b'x' | b':') => true,
        _ => return Err(MoveError::Syntax { byte: at, expected: "`-` or `x` behind the square" }),
    };
    let sign = text.as_bytes()[at];
    while at < text.len() {
        if text.as_bytes()[at] != sign || !captures && squares.len() == 2 {
            return Err(MoveError::Syntax { byte: at, expected: "the end of the move, or `x` and a square" });
        }
        let (square, taken) = G::read_square(&text[at + 1..]).map_err(|error| MoveError::from(error).moved(at + 1))?;
        squares.push(square);
        at += 1 + taken;
    }
    Ok((squares, captures))
}
