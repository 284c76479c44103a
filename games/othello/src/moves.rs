//! What a turn is, which ones are legal, and what they change.

use core::fmt;
use core::str::FromStr;

use quadrille_core::geometry::{behind, enclosed};
use quadrille_core::{
    East, MoveError, MoveSink, North, NorthEast, NorthWest, Set, South, SouthEast, SouthWest, Square, West,
};

use crate::{Board, Othello, Position};

/// The directions in which lines are turned.
type Lines = (North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest);

/// A turn: `f5`, or `pass`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A disk is placed.
    At(Square<Board>),
    /// None can be, though the enemy could place one.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(square) => write!(f, "{square}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// Reads the form of a move, legal or not.
impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        if text == "pass" { Ok(Self::Pass) } else { Ok(Self::At(text.parse()?)) }
    }
}

/// Returns where a side may place a disk: on empty squares behind a line of the enemy's that begins at an own one.
#[inline(always)]
pub(crate) fn places(own: Set<Board>, enemy: Set<Board>, empty: Set<Board>) -> Set<Board> {
    behind::<Board, Lines>(own, enemy) & empty
}

/// Gives each legal move to the sink: each square where a line is turned, or else the pass, unless neither side can move.
#[inline]
pub(crate) fn generate<S: MoveSink<Othello>>(position: &Position, sink: &mut S) {
    if S::CAPTURES_ONLY {
        return;
    }
    let ([own, enemy], empty) = (position.sides(), position.empty());
    let squares = places(own, enemy, empty);
    sink.extend(squares, Move::At);
    if squares.is_empty() && places(enemy, own, empty).any() {
        sink.push(Move::Pass);
    }
}

/// Returns the squares that a legal move changes, of its side and of the other.
#[inline(always)]
pub(crate) fn changes(position: &Position, mv: Move) -> [Set<Board>; 2] {
    match mv {
        Move::At(square) => {
            let [own, enemy] = position.sides();
            let turned = enclosed::<Board, Lines>(square, enemy, own);
            [turned | square.set(), turned]
        }
        Move::Pass => [Set::<Board>::EMPTY; 2],
    }
}
