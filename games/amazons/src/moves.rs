//! What a turn is, and which ones are legal.

use core::fmt;
use core::str::FromStr;

use quadrille_core::{
    East, Geometry, MoveError, MoveSink, North, NorthEast, NorthWest, Rider, Set, South, SouthEast, SouthWest, Square,
    West,
};

use crate::{Amazons, Board, Position};

/// How an amazon goes and an arrow flies.
#[derive(Clone, Copy, Debug)]
pub struct Amazon;

impl Rider for Amazon {
    type Rides = (North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest);
}

/// A turn: an amazon moves and shoots, `d1-d7/g7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// From where the amazon goes.
    pub from: Square<Board>,
    /// To where it goes.
    pub to: Square<Board>,
    /// Where the arrow lands.
    pub arrow: Square<Board>,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.from, self.to, self.arrow)
    }
}

/// Reads the form of a move, legal or not.
impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let mut at = 0;
        let from = square(text, &mut at)?;
        sign(text, &mut at, '-', "`-` behind the square that the amazon leaves")?;
        let to = square(text, &mut at)?;
        sign(text, &mut at, '/', "`/` behind the square that the amazon goes to")?;
        let arrow = square(text, &mut at)?;
        let mv = Self { from, to, arrow };
        if at == text.len() { Ok(mv) } else { Err(MoveError::Syntax { byte: at, expected: "the end of the move" }) }
    }
}

/// Reads a square.
fn square(text: &str, at: &mut usize) -> Result<Square<Board>, MoveError> {
    let (square, taken) = Board::read_square(&text[*at..]).map_err(|error| MoveError::from(error).moved(*at))?;
    *at += taken;
    Ok(square)
}

/// Reads a sign.
fn sign(text: &str, at: &mut usize, sign: char, expected: &'static str) -> Result<(), MoveError> {
    if !text[*at..].starts_with(sign) {
        return Err(MoveError::Syntax { byte: *at, expected });
    }
    *at += sign.len_utf8();
    Ok(())
}

/// Returns the squares that an amazon, or an arrow from its square, can go to where some are empty.
#[inline(always)]
fn reached(from: Square<Board>, empty: Set<Board>) -> Set<Board> {
    Amazon::attacks::<Board>(from, !empty) & empty
}

/// Gives each legal move to the sink: for each square that an amazon can go to, the squares that its arrow can reach.
#[inline]
pub(crate) fn generate<S: MoveSink<Amazons>>(position: &Position, sink: &mut S) {
    if S::CAPTURES_ONLY {
        return;
    }
    let empty = position.empty();
    for from in Board::squares(position.sides()[0] & sink.origins()) {
        for to in Board::squares(reached(from, empty)) {
            // The arrow may fly over the square that the amazon has left, or land there.
            sink.extend(reached(to, empty | from.set()), |arrow| Move { from, to, arrow });
            if sink.is_full() {
                return;
            }
        }
    }
}

/// Returns whether a move is legal, without a list of all: there are hundreds, or thousands.
#[inline]
pub(crate) fn is_legal(position: &Position, Move { from, to, arrow }: Move) -> bool {
    let empty = position.empty();
    position.sides()[0].contains(from.bit())
        && reached(from, empty).contains(to.bit())
        && reached(to, empty | from.set()).contains(arrow.bit())
}
