//! What a turn is, and which ones are legal.

use core::fmt;
use core::str::FromStr;

use quadrille_core::{Black, Color, Geometry, MoveError, MoveSink, Offset, Set, Side, Square, Turn, White};

use crate::rules::has_arrived;
use crate::{Board, Breakthrough, Position};

/// A step of a man, written `b2c3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// From where.
    pub from: Square<Board>,
    /// To where.
    pub to: Square<Board>,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// Reads the form of a move, legal or not.
impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let (from, taken) = Board::read_square(text)?;
        let to = text[taken..].parse().map_err(|error| MoveError::from(error).moved(taken))?;
        Ok(Self { from, to })
    }
}

/// Gives each legal move to the sink, by direction; none if the game is over.
#[inline]
pub(crate) fn generate<S: MoveSink<Breakthrough>>(position: &Position, sink: &mut S) {
    match position.turn() {
        Color::White => of_side::<White, S>(position, sink),
        Color::Black => of_side::<Black, S>(position, sink),
    }
}

/// Gives each legal move of a side to the sink.
#[inline(always)]
fn of_side<P: Side, S: MoveSink<Breakthrough>>(position: &Position, sink: &mut S) {
    let [own, enemy] = position.sides();
    if enemy.is_empty() || has_arrived(position, P::Other::COLOR) {
        return;
    }
    let empty = position.empty();
    let diagonal = if S::CAPTURES_ONLY { enemy } else { empty | enemy };
    step::<P::ForwardWest, S>(own, diagonal, sink);
    step::<P::ForwardEast, S>(own, diagonal, sink);
    if !S::CAPTURES_ONLY {
        step::<P::Forward, S>(own, empty, sink);
    }
}

/// Gives the steps in a direction to the sink.
#[inline(always)]
fn step<D: Offset, S: MoveSink<Breakthrough>>(own: Set<Board>, open: Set<Board>, sink: &mut S) {
    sink.extend(Board::step::<D>(own) & open, |to| Move { from: Board::origin::<D>(to), to });
}
