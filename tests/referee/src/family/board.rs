//! Which squares a board has, and how they are called.

use super::book::Book;
use crate::draughts::Side;

/// A direction: rows down, columns to the right.
pub(super) type Direction = (i32, i32);

/// Which squares of a board are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Squares {
    /// Every other one, that in the lower left corner among them.
    LowerLeft,
    /// Every other one, that in the lower right corner among them.
    LowerRight,
    /// All.
    All,
}

/// How squares are called, and in which order a FEN lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// 1, 2, 3, …, row by row from the top.
    Numbers,
    /// a1 in the lower left corner; FEN lists the top row first.
    LettersFromAbove,
    /// a1 in the lower left corner; FEN lists the bottom row first.
    LettersFromBelow,
}

impl Book {
    /// The row of a square, 0 at the top.
    pub(super) fn row(&self, square: u8) -> i32 {
        i32::from(square / self.size)
    }

    /// The column of a square, 0 at the left.
    pub(super) fn column(&self, square: u8) -> i32 {
        i32::from(square % self.size)
    }

    /// Whether a row and a column make a square that is played on.
    fn is_square(&self, row: i32, column: i32) -> bool {
        let size = i32::from(self.size);
        let from_corner = (size - 1 - row) + column;
        let on_board = (0..size).contains(&row) && (0..size).contains(&column);
        on_board
            && match self.squares {
                Squares::LowerLeft => from_corner % 2 == 0,
                Squares::LowerRight => from_corner % 2 == 1,
                Squares::All => true,
            }
    }

    /// Every square, in the order in which a FEN lists them.
    pub(super) fn all(&self) -> Vec<u8> {
        let mut rows: Vec<u8> = (0..self.size).collect();
        if self.names == Names::LettersFromBelow {
            rows.reverse();
        }
        let squares = rows.into_iter().flat_map(|row| (0..self.size).map(move |column| row * self.size + column));
        squares.filter(|&square| self.is_square(self.row(square), self.column(square))).collect()
    }

    /// The next square in a direction, if the board goes on.
    pub(super) fn step(&self, square: u8, direction: Direction) -> Option<u8> {
        let (row, column) = (self.row(square) + direction.0, self.column(square) + direction.1);
        self.is_square(row, column).then(|| row as u8 * self.size + column as u8)
    }

    /// What is called a direction by White at the bottom, as a side means it.
    pub(super) fn seen_by(&self, side: Side, (down, right): Direction) -> Direction {
        if side == self.bottom { (down, right) } else { (-down, -right) }
    }

    /// Whether men of a side become kings on a square.
    pub(super) fn on_last_row(&self, side: Side, square: u8) -> bool {
        let last = if side == self.bottom { 0 } else { i32::from(self.size) - 1 };
        self.row(square) == last
    }

    /// The rows that a man of a side has before him.
    pub(super) fn rows_to_go(&self, side: Side, square: u8) -> i32 {
        let row = self.row(square);
        if side == self.bottom { row } else { i32::from(self.size) - 1 - row }
    }

    /// On which side of a square another lies: above or below, left or right.
    pub(super) fn side(&self, from: u8, of: u8) -> Direction {
        ((self.row(from) - self.row(of)).signum(), (self.column(from) - self.column(of)).signum())
    }

    /// The name of a square.
    pub(super) fn name(&self, square: u8) -> String {
        if self.names == Names::Numbers {
            let before = (0..square).filter(|&other| self.is_square(self.row(other), self.column(other)));
            return (before.count() + 1).to_string();
        }
        let file = (b'a' + square % self.size) as char;
        format!("{file}{}", self.size - square / self.size)
    }

    /// The square of a name.
    pub(super) fn square(&self, name: &str) -> u8 {
        let named = self.all().into_iter().find(|&square| self.name(square) == name);
        named.unwrap_or_else(|| panic!("not a square: {name}"))
    }
}
