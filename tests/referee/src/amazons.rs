//! The Game of the Amazons as its rules tell it: `Q` is White, `q` Black, `-` a burnt square.

use crate::grid::{EMPTY, Grid, Place, WAYS, name};
use crate::{Random, Referee};

/// From where, to where, and where the arrow lands.
pub type Move = (Place, Place, Place);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Amazons and arrows.
    board: Grid,
    /// The amazons of the side to move.
    turn: char,
    /// The number of the move.
    number: u32,
}

/// The other side's amazons.
fn other(amazon: char) -> char {
    if amazon == 'Q' { 'q' } else { 'Q' }
}

/// The empty places that a queen would reach.
fn reached(board: &Grid, (file, rank): Place) -> Vec<Place> {
    let mut reached = Vec::new();
    for (right, up) in WAYS {
        let mut at = (file + right, rank + up);
        while board.get(at) == Some(EMPTY) {
            reached.push(at);
            at = (at.0 + right, at.1 + up);
        }
    }
    reached
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields: Vec<_> = fen.split(' ').collect();
        let turn = if fields[1] == "w" { 'Q' } else { 'q' };
        Self { board: Grid::read(10, 10, fields[0]), turn, number: fields[2].parse().expect("a number") }
    }

    fn write(&self) -> String {
        format!("{} {} {}", self.board.write(), if self.turn == 'Q' { 'w' } else { 'b' }, self.number)
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.board.of(self.turn) {
            for to in reached(&self.board, from) {
                let mut moved = self.board.clone();
                moved.put(from, EMPTY);
                moved.put(to, self.turn);
                moves.extend(reached(&moved, to).into_iter().map(|arrow| (from, to, arrow)));
            }
        }
        moves.sort();
        moves
    }

    fn text(&self, mv: &Move) -> String {
        format!("{}-{}/{}", name(mv.0), name(mv.1), name(mv.2))
    }

    fn play(&self, &(from, to, arrow): &Move) -> Self {
        let mut next = self.clone();
        next.board.put(from, EMPTY);
        next.board.put(to, self.turn);
        next.board.put(arrow, '-');
        next.turn = other(self.turn);
        next.number += u32::from(self.turn == 'q');
        next
    }

    fn set_up(random: &mut Random) -> Self {
        let mut board = Grid::new(10, 10);
        let burnt = *random.pick(&[20, 50, 70, 85]);
        for at in board.places() {
            if random.below(100) < burnt {
                board.put(at, '-');
            }
        }
        for amazon in ['Q', 'q'] {
            for _ in 0..4 {
                let places: Vec<_> =
                    board.places().into_iter().filter(|&at| !"Qq".contains(board.get(at).unwrap_or(EMPTY))).collect();
                board.put(*random.pick(&places), amazon);
            }
        }
        Self { board, turn: *random.pick(&['Q', 'q']), number: 1 + random.below(40) as u32 }
    }
}
