//! A position as it is drawn.

use std::fmt::Write as _;

use quadrille_core::{Color, Content, Geometry, Glyph, Placement, Square, Token};

/// What stands where, and what the squares are called: all that drawing a board takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    files: usize,
    cells: Vec<Cell>,
    /// What White and Black have in hand, in a game that has pieces in hand.
    hands: Option<[Vec<Held>; 2]>,
}

/// One place of the rectangle that a board is drawn as.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// What the square is called; empty where there is no square.
    pub name: String,
    /// What is there.
    pub filling: Filling,
}

/// What is at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filling {
    /// No square: the game does not use the place, a light square of draughts.
    Nothing,
    /// An empty square.
    Empty,
    /// A hole: a square on which nothing may ever stand.
    Hole,
    /// A piece.
    Piece(Token),
}

/// The pieces of a kind that a side has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The piece.
    pub piece: Token,
    /// How many there are, at least one.
    pub number: u32,
}

impl Board {
    /// Takes the picture of a position.
    pub(crate) fn of<P: Placement>(position: &P) -> Self {
        let mut cells = Vec::with_capacity(P::Geometry::FILES * P::Geometry::RANKS);
        for rank in (0..P::Geometry::RANKS).rev() {
            for file in 0..P::Geometry::FILES {
                cells.push(Cell::of(position, Square::new(file, rank)));
            }
        }
        let has_hands = Color::ALL.into_iter().any(|side| position.hand(side).next().is_some());
        let hands = has_hands.then(|| Color::ALL.map(|side| Held::by(position, side)));
        Self { files: P::Geometry::FILES, cells, hands }
    }

    /// Returns the number of files.
    pub fn files(&self) -> usize {
        self.files
    }

    /// Returns the number of ranks.
    pub fn ranks(&self) -> usize {
        self.cells.len() / self.files
    }

    /// Returns the ranks from the top of the board, which is Black's side, each from the left.
    pub fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks(self.files)
    }

    /// Returns what a side has in hand, in the order of the game; none in a game that has no pieces in hand.
    pub fn hand(&self, side: Color) -> Option<&[Held]> {
        self.hands.as_ref().map(|hands| &*hands[side.index()])
    }

    /// Returns the letters of the files, where squares are called by file and rank: `a1`.
    ///
    /// Where they are called otherwise, by numbers, there are none, and a drawing names each square.
    pub fn file_letters(&self) -> Option<Vec<char>> {
        let letters: Vec<char> = ('a'..='z').take(self.files).collect();
        let mut name = String::new();
        let by_file_and_rank = (1..=self.ranks()).rev().zip(self.rows()).all(|(rank, row)| {
            row.iter().zip(&letters).all(|(cell, letter)| {
                name.clear();
                // A `String` takes whatever it is given.
                let _ = write!(name, "{letter}{rank}");
                cell.filling == Filling::Nothing || cell.name == name
            })
        });
        (by_file_and_rank && letters.len() == self.files).then_some(letters)
    }
}

impl Held {
    /// Looks into the hand of a side.
    fn by<P: Placement>(position: &P, side: Color) -> Vec<Self> {
        let held = position.hand(side).filter(|&(_, number)| number > 0);
        held.map(|(piece, number)| Self { piece: piece.token(), number }).collect()
    }
}

impl Cell {
    /// Looks at a square, if there is one.
    fn of<P: Placement>(position: &P, square: Option<Square<P::Geometry>>) -> Self {
        let Some(square) = square else {
            return Self { name: String::new(), filling: Filling::Nothing };
        };
        let filling = match position.at(square) {
            Content::Empty => Filling::Empty,
            Content::Hole => Filling::Hole,
            Content::Piece(piece) => Filling::Piece(piece.token()),
        };
        Self { name: square.to_string(), filling }
    }
}
