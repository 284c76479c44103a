//! Connect Four as its rules tell it: `x` begins, `o` is the other side.

use crate::grid::{EMPTY, Grid, name};
use crate::{Random, Referee};

/// A file.
pub type Move = i32;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The disks.
    board: Grid,
    /// Those of the side to move.
    turn: char,
    /// The number of the move.
    number: u32,
}

/// The other side's disks.
fn other(disk: char) -> char {
    if disk == 'x' { 'o' } else { 'x' }
}

impl Position {
    /// The lowest rank of a file where nothing is.
    fn lowest(&self, file: i32) -> i32 {
        (0..6).find(|&rank| self.board.get((file, rank)) == Some(EMPTY)).expect("an open file")
    }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields: Vec<_> = fen.split(' ').collect();
        let turn = if fields[1] == "x" { 'x' } else { 'o' };
        Self { board: Grid::read(7, 6, fields[0]), turn, number: fields[2].parse().expect("a number") }
    }

    fn write(&self) -> String {
        format!("{} {} {}", self.board.write(), self.turn, self.number)
    }

    fn moves(&self) -> Vec<Move> {
        if self.board.has_row('x', 4) || self.board.has_row('o', 4) {
            return Vec::new();
        }
        (0..7).filter(|&file| self.board.get((file, 5)) == Some(EMPTY)).collect()
    }

    fn text(&self, &file: &Move) -> String {
        name((file, self.lowest(file)))
    }

    fn play(&self, &file: &Move) -> Self {
        let mut next = self.clone();
        next.board.put((file, self.lowest(file)), self.turn);
        next.turn = other(self.turn);
        next.number += u32::from(self.turn == 'o');
        next
    }

    /// Disks dropped at random, fours or not; only that who is to move has none.
    fn set_up(random: &mut Random) -> Self {
        loop {
            let mut position = Self { board: Grid::new(7, 6), turn: 'x', number: 1 };
            for _ in 0..random.below(43) {
                let open: Vec<_> = (0..7).filter(|&file| position.board.get((file, 5)) == Some(EMPTY)).collect();
                position = position.play(random.pick(&open));
            }
            if !position.board.has_row(position.turn, 4) {
                return position;
            }
        }
    }
}
