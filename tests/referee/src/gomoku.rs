//! Freestyle gomoku as its rules tell it: `x` is Black, which begins, `o` White.

use std::cmp::Ordering;

use crate::grid::{EMPTY, Grid, Place, WAYS, name};
use crate::{Random, Referee};

/// Where a stone is placed.
pub type Move = Place;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The stones.
    board: Grid,
    /// Those of the side to move.
    turn: char,
    /// The number of the move.
    number: u32,
}

/// The other side's stones.
fn other(stone: char) -> char {
    if stone == 'x' { 'o' } else { 'x' }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields: Vec<_> = fen.split(' ').collect();
        let turn = if fields[1] == "x" { 'x' } else { 'o' };
        Self { board: Grid::read(19, 19, fields[0]), turn, number: fields[2].parse().expect("a number") }
    }

    fn write(&self) -> String {
        format!("{} {} {}", self.board.write(), self.turn, self.number)
    }

    fn moves(&self) -> Vec<Move> {
        if self.board.has_row('x', 5) || self.board.has_row('o', 5) { Vec::new() } else { self.board.of(EMPTY) }
    }

    fn text(&self, mv: &Move) -> String {
        name(*mv)
    }

    fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        next.board.put(*mv, self.turn);
        next.turn = other(self.turn);
        next.number += u32::from(self.turn == 'o');
        next
    }

    /// Rows of three to six here and there, and stones between: only that who is to move has no five.
    fn set_up(random: &mut Random) -> Self {
        loop {
            let turn = *random.pick(&['x', 'o']);
            let mut board = Grid::new(19, 19);
            for _ in 0..random.below(12) {
                let (stone, (right, up)) = (*random.pick(&['x', 'o']), *random.pick(&WAYS));
                let (file, rank) = (random.below(19) as i32, random.below(19) as i32);
                for times in 0..3 + random.below(4) as i32 {
                    let at = (file + right * times, rank + up * times);
                    if board.get(at).is_some() && random.below(8) > 0 {
                        board.put(at, stone);
                    }
                }
            }
            let share = *random.pick(&[0, 5, 30, 90, 100]);
            for at in board.of(EMPTY) {
                if random.below(100) < share {
                    // Never a row of more than two by itself: the board can fill.
                    board.put(at, if (at.0 + 2 * at.1).rem_euclid(4) < 2 { 'x' } else { 'o' });
                }
            }
            even_out(&mut board, turn);
            if !board.has_row(turn, 5) {
                return Self { board, turn, number: 1 };
            }
        }
    }
}

/// Takes stones from the side that has too many: as many of each, or one more of Black's where White is to move.
fn even_out(board: &mut Grid, turn: char) {
    let wanted = usize::from(turn == 'o');
    loop {
        let (black, white) = (board.of('x'), board.of('o'));
        match (black.len().cmp(&(white.len() + wanted)), white.first()) {
            (Ordering::Equal, _) => return,
            (Ordering::Greater, _) => board.put(black[0], EMPTY),
            (Ordering::Less, Some(&at)) => board.put(at, EMPTY),
            (Ordering::Less, None) => board.put((9, 9), 'x'),
        }
    }
}
