//! Othello as its rules tell it: `x` is Black, `o` White.

use crate::grid::{EMPTY, Grid, Place, WAYS, name};
use crate::{Random, Referee};

/// Where a disk is placed; none is a pass.
pub type Move = Option<Place>;

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
    /// The disks that one of a side would turn, if it were placed.
    fn turned(&self, disk: char, (file, rank): Place) -> Vec<Place> {
        let mut turned = Vec::new();
        for (right, up) in WAYS {
            let mut line = Vec::new();
            let mut at = (file + right, rank + up);
            while self.board.get(at) == Some(other(disk)) {
                line.push(at);
                at = (at.0 + right, at.1 + up);
            }
            if self.board.get(at) == Some(disk) {
                turned.extend(line);
            }
        }
        turned
    }

    /// Where a side may place a disk.
    fn places(&self, disk: char) -> Vec<Place> {
        self.board.of(EMPTY).into_iter().filter(|&at| !self.turned(disk, at).is_empty()).collect()
    }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields: Vec<_> = fen.split(' ').collect();
        let turn = if fields[1] == "x" { 'x' } else { 'o' };
        Self { board: Grid::read(8, 8, fields[0]), turn, number: fields[2].parse().expect("a number") }
    }

    fn write(&self) -> String {
        format!("{} {} {}", self.board.write(), self.turn, self.number)
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<_> = self.places(self.turn).into_iter().map(Some).collect();
        if moves.is_empty() && !self.places(other(self.turn)).is_empty() {
            moves.push(None);
        }
        moves.sort();
        moves
    }

    fn text(&self, mv: &Move) -> String {
        mv.map_or_else(|| "pass".to_owned(), name)
    }

    fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        for at in mv.iter().flat_map(|&at| self.turned(self.turn, at)).chain(*mv) {
            next.board.put(at, self.turn);
        }
        next.turn = other(self.turn);
        next.number += u32::from(self.turn == 'o');
        next
    }

    fn set_up(random: &mut Random) -> Self {
        let mut position = Self { board: Grid::new(8, 8), turn: *random.pick(&['x', 'o']), number: 1 };
        // Dense boards with few disks of a side are those where sides pass.
        let (stones, share) = (*random.pick(&[20, 50, 80, 95]), *random.pick(&[3, 15, 50, 85, 97]));
        for at in position.board.places() {
            let in_the_middle = (3..5).contains(&at.0) && (3..5).contains(&at.1);
            if in_the_middle || random.below(100) < stones {
                position.board.put(at, if random.below(100) < share { 'x' } else { 'o' });
            }
        }
        position
    }
}
