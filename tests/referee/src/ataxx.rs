//! Ataxx as its rules tell it, on a board of 49 squares.

use crate::{Random, Referee};

/// A square: the file from 0 (a) to 6 (g), plus 7 times the rank from 0 (first) to 6 (seventh).
pub type Square = usize;

/// What is on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Content {
    /// Nothing.
    Empty,
    /// No square at all.
    Hole,
    /// A stone of the side that begins.
    X,
    /// A stone of the other side.
    O,
}

use Content::{Empty, Hole, O, X};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// No stone moves.
    Pass,
    /// A stone is cloned to a square next to it.
    Single(Square),
    /// A stone jumps from the first square to the second.
    Double(Square, Square),
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What is where.
    board: [Content; 49],
    /// The stones of the side to move.
    turn: Content,
    /// Half-moves since the last single.
    clock: u32,
    /// The number of the move, which goes up after o's.
    number: u32,
}

/// How far two squares are apart, as a king goes.
fn distance(a: Square, b: Square) -> usize {
    (a % 7).abs_diff(b % 7).max((a / 7).abs_diff(b / 7))
}

/// The name of a square.
fn name(square: Square) -> String {
    format!("{}{}", (b'a' + (square % 7) as u8) as char, square / 7 + 1)
}

/// The other side's stones.
fn other(stone: Content) -> Content {
    if stone == X { O } else { X }
}

impl Position {
    /// The squares that hold this.
    fn squares(&self, content: Content) -> impl Iterator<Item = Square> {
        (0..49).filter(move |&at| self.board[at] == content)
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        let near_a_stone = |empty: Square| self.squares(X).chain(self.squares(O)).any(|at| distance(at, empty) <= 2);
        self.squares(X).count() == 0
            || self.squares(O).count() == 0
            || self.clock >= 100
            || !self.squares(Empty).any(near_a_stone)
    }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let mut fields = fen.split_whitespace();
        let stone = |letter: char| match letter.to_ascii_lowercase() {
            'x' | 'b' => X,
            'o' | 'w' => O,
            _ => panic!("no stone: {letter}"),
        };
        let mut board = [Empty; 49];
        for (row, text) in fields.next().expect("a board").split('/').enumerate() {
            let mut at = 7 * (6 - row);
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    at += empty as usize;
                } else {
                    board[at] = if letter == '-' { Hole } else { stone(letter) };
                    at += 1;
                }
            }
            assert_eq!(at, 7 * (7 - row), "seven files");
        }
        let turn = fields.next().and_then(|text| text.chars().next()).map_or(X, stone);
        let clock = fields.next().map_or(0, |text| text.parse().expect("a halfmove clock"));
        let number = fields.next().map_or(1, |text| text.parse().expect("a move number"));
        Self { board, turn, clock, number }
    }

    fn write(&self) -> String {
        let mut rows = Vec::new();
        for rank in (0..7).rev() {
            let mut row = String::new();
            let mut empty = 0;
            for file in 0..7 {
                let letter = match self.board[7 * rank + file] {
                    Empty => {
                        empty += 1;
                        continue;
                    }
                    Hole => '-',
                    X => 'x',
                    O => 'o',
                };
                if empty > 0 {
                    row.push_str(&empty.to_string());
                    empty = 0;
                }
                row.push(letter);
            }
            if empty > 0 {
                row.push_str(&empty.to_string());
            }
            rows.push(row);
        }
        let turn = if self.turn == X { 'x' } else { 'o' };
        format!("{} {turn} {} {}", rows.join("/"), self.clock, self.number)
    }

    fn moves(&self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for to in self.squares(Empty) {
            if self.squares(self.turn).any(|from| distance(from, to) == 1) {
                moves.push(Move::Single(to));
            }
            for from in self.squares(self.turn).filter(|&from| distance(from, to) == 2) {
                moves.push(Move::Double(from, to));
            }
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves.sort();
        moves
    }

    fn text(&self, mv: &Move) -> String {
        match *mv {
            Move::Pass => "0000".into(),
            Move::Single(to) => name(to),
            Move::Double(from, to) => name(from) + &name(to),
        }
    }

    fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        next.turn = other(self.turn);
        next.clock = if matches!(mv, Move::Single(_)) { 0 } else { self.clock + 1 };
        next.number += u32::from(self.turn == O);
        let to = match *mv {
            Move::Pass => return next,
            Move::Single(to) => to,
            Move::Double(from, to) => {
                next.board[from] = Empty;
                to
            }
        };
        next.board[to] = self.turn;
        for at in self.squares(other(self.turn)).filter(|&at| distance(at, to) == 1) {
            next.board[at] = self.turn;
        }
        next
    }

    fn set_up(random: &mut Random) -> Self {
        let turn = *random.pick(&[X, O]);
        let clock = if random.below(5) == 0 { 97 + random.below(4) } else { random.below(97) };
        let number = 60 + random.below(50);
        let mut position = Self { board: [Empty; 49], turn, clock: clock as u32, number: number as u32 };
        let holes = *random.pick(&[0, 0, 10, 30]);
        let stones = *random.pick(&[5, 15, 30, 50, 70, 85, 95]);
        let share_of_x = *random.pick(&[10, 30, 50, 50, 70, 90]);
        for content in &mut position.board {
            let stone = if random.below(100) < share_of_x { X } else { O };
            if random.below(100) < holes {
                *content = Hole;
            } else if random.below(100) < stones {
                *content = stone;
            }
        }
        if random.below(6) == 0 {
            position.surround(random);
        }
        position
    }
}

impl Position {
    /// Leaves the side to move a single stone, and fills all squares that it could go to, so that it may have to pass.
    fn surround(&mut self, random: &mut Random) {
        let stone = random.below(49);
        for at in 0..49 {
            let reached = distance(at, stone) <= 2;
            if self.board[at] == self.turn || reached && self.board[at] == Empty {
                self.board[at] = other(self.turn);
            }
        }
        self.board[stone] = self.turn;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position at the start of a game.
    const START: &str = "x5o/7/7/7/7/7/o5x x 0 1";

    /// The legal moves in writing.
    fn texts(fen: &str) -> Vec<String> {
        let position = Position::read(fen);
        position.moves().iter().map(|mv| position.text(mv)).collect()
    }

    /// The FEN after a move.
    fn after(fen: &str, text: &str) -> String {
        let position = Position::read(fen);
        let moves = position.moves();
        position.play(moves.iter().find(|mv| position.text(mv) == text).expect("a legal move")).write()
    }

    #[test]
    fn published_counts() {
        for (fen, counts) in [
            (START, &[16, 256, 6460][..]),
            ("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1", &[14, 196, 4184]),
            ("x5o/7/3-3/2-1-2/3-3/7/o5x x 0 1", &[16, 256, 5948]),
            ("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1", &[1, 75, 249, 14270]),
            ("7/7/7/2x1o2/7/7/7 x 0 1", &[23, 419, 7887]),
            ("x5o/7/7/7/7/7/o5x x 100 1", &[0, 0]),
            ("7/7/7/7/7/7/7 x 0 1", &[0, 0]),
        ] {
            for (depth, &count) in counts.iter().enumerate() {
                assert_eq!(Position::read(fen).perft(depth as u32 + 1), count, "{fen} depth {}", depth + 1);
            }
        }
    }

    #[test]
    fn fen_goes_round() {
        for fen in [START, "x5o/7/2-1-2/7/2-1-2/7/o5x o 99 7", "-------/xxxxxxx/ooooooo/7/1x1o1-1/7/7 x 0 1"] {
            assert_eq!(Position::read(fen).write(), fen);
        }
        assert_eq!(Position::read("X5W/7/7/7/7/7/O5B b").write(), START);
    }

    #[test]
    fn a_single_is_one_move_for_each_destination() {
        let moves = texts("7/7/7/7/7/7/xx4o x 0 1");
        assert_eq!(moves.iter().filter(|text| *text == "a2").count(), 1);
        assert_eq!(moves.iter().filter(|text| text.ends_with("a3")).count(), 2);
        assert_eq!(&moves[..4], ["c1", "a2", "b2", "c2"]);
    }

    #[test]
    fn stones_next_to_the_destination_change_side() {
        assert_eq!(after("7/7/7/7/o6/1o5/x1o4 x 7 1", "b1"), "7/7/7/7/o6/1x5/xxx4 o 0 1");
        assert_eq!(after("7/7/7/7/7/1o5/x2o3 x 7 1", "a1c1"), "7/7/7/7/7/1x5/2xx3 o 8 1");
    }

    #[test]
    fn holes_bar_landing_but_not_jumping() {
        let moves = texts("7/7/7/7/7/--5/x-4o x 0 1");
        assert_eq!(moves, ["a1c1", "a1c2", "a1a3", "a1b3", "a1c3"]);
    }

    #[test]
    fn a_pass_is_forced_and_counts() {
        let fen = "7/7/7/7/ooo4/ooo4/xoo4 x 3 1";
        assert_eq!(texts(fen), ["0000"]);
        assert_eq!(after(fen, "0000"), "7/7/7/7/ooo4/ooo4/xoo4 o 4 1");
    }

    #[test]
    fn the_game_ends() {
        for (fen, over) in [
            (START, false),
            ("x5o/7/7/7/7/7/o5x x 99 1", false),
            ("x5o/7/7/7/7/7/o5x x 100 1", true),
            ("x6/7/7/7/7/7/7 x 0 1", true),
            ("x6/7/7/7/7/7/7 o 0 1", true),
            ("7/7/7/7/-------/-------/xxxoooo x 0 1", true),
            ("7/7/7/-------/-------/1oooooo/xxxoooo x 0 1", false),
            ("xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo o 0 1", true),
        ] {
            assert_eq!(texts(fen).is_empty(), over, "{fen}");
        }
    }

    #[test]
    fn set_ups_are_of_all_sorts() {
        let mut random = Random::new(49);
        let (mut passes, mut over) = (0, 0);
        for _ in 0..1000 {
            let position = Position::set_up(&mut random);
            assert_eq!(Position::read(&position.write()), position);
            let moves = position.moves();
            passes += usize::from(moves == [Move::Pass]);
            over += usize::from(moves.is_empty());
        }
        assert!(passes > 20 && over > 50 && over < 400, "{passes} passes, {over} games over");
    }
}
