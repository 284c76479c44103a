//! Breakthrough as its rules tell it: `P` goes up, `p` down.

use crate::grid::{EMPTY, Grid, Place, name};
use crate::{Random, Referee};

/// A step from a place to a place.
pub type Move = (Place, Place);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The men.
    board: Grid,
    /// The men of the side to move.
    turn: char,
    /// The number of the move.
    number: u32,
}

/// The other side's men.
fn other(man: char) -> char {
    if man == 'P' { 'p' } else { 'P' }
}

/// The last rank of a side, and the way there.
fn goal(man: char) -> (i32, i32) {
    if man == 'P' { (7, 1) } else { (0, -1) }
}

impl Position {
    /// Whether a side has won.
    fn has_won(&self, man: char) -> bool {
        self.board.of(man).iter().any(|at| at.1 == goal(man).0) || self.board.of(other(man)).is_empty()
    }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields: Vec<_> = fen.split(' ').collect();
        let turn = if fields[1] == "w" { 'P' } else { 'p' };
        Self { board: Grid::read(8, 8, fields[0]), turn, number: fields[2].parse().expect("a number") }
    }

    fn write(&self) -> String {
        format!("{} {} {}", self.board.write(), if self.turn == 'P' { 'w' } else { 'b' }, self.number)
    }

    fn moves(&self) -> Vec<Move> {
        if self.has_won('P') || self.has_won('p') {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for (file, rank) in self.board.of(self.turn) {
            for right in [-1, 0, 1] {
                let to = (file + right, rank + goal(self.turn).1);
                match self.board.get(to) {
                    Some(EMPTY) => moves.push(((file, rank), to)),
                    Some(man) if man == other(self.turn) && right != 0 => moves.push(((file, rank), to)),
                    _ => {}
                }
            }
        }
        moves.sort();
        moves
    }

    fn text(&self, mv: &Move) -> String {
        name(mv.0) + &name(mv.1)
    }

    fn play(&self, &(from, to): &Move) -> Self {
        let mut next = self.clone();
        next.board.put(from, EMPTY);
        next.board.put(to, self.turn);
        next.turn = other(self.turn);
        next.number += u32::from(self.turn == 'p');
        next
    }

    fn set_up(random: &mut Random) -> Self {
        let turn = *random.pick(&['P', 'p']);
        let mut position = Self { board: Grid::new(8, 8), turn, number: 1 + random.below(50) as u32 };
        for man in ['P', 'p'] {
            for _ in 0..*random.pick(&[0, 1, 3, 8, 12, 16]) {
                let at = (random.below(8) as i32, random.below(8) as i32);
                // Who is to move has not arrived.
                if position.board.get(at) == Some(EMPTY) && (man != turn || at.1 != goal(man).0) {
                    position.board.put(at, man);
                }
            }
        }
        position
    }
}
