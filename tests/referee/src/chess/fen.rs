//! FEN of chess, Chess960 and double Chess960.

use super::Kind::{self, Rook};
use super::{Colour, Piece, Position, Square, file, name, rank};

impl Position {
    /// Reads a FEN.
    pub(super) fn of_fen(fen: &str) -> Self {
        let mut fields = fen.split_whitespace();
        let mut position =
            Self { board: [None; 64], turn: Colour::White, rights: [[None; 2]; 2], passed: None, clock: 0, number: 1 };
        for (row, text) in fields.next().expect("a board").split('/').enumerate() {
            let mut at = 8 * (7 - row);
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    at += empty as usize;
                } else {
                    let kind = Kind::LETTERS.iter().find(|entry| entry.1 == letter.to_ascii_lowercase()).unwrap().0;
                    let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
                    position.board[at] = Some(Piece { colour, kind });
                    at += 1;
                }
            }
            assert_eq!(at, 8 * (8 - row), "eight files");
        }
        position.turn = match fields.next() {
            Some("b") => Colour::Black,
            _ => Colour::White,
        };
        for letter in fields.next().unwrap_or("-").chars().filter(|&letter| letter != '-') {
            position.read_right(letter);
        }
        let passed = fields.next().unwrap_or("-");
        position.passed = (0..64).find(|&at| name(at) == passed);
        position.clock = fields.next().map_or(0, |text| text.parse().expect("a halfmove clock"));
        position.number = fields.next().map_or(1, |text| text.parse().expect("a move number"));
        position
    }

    /// The outermost rook of a colour on its first rank, on the h-side of its king or on the a-side.
    fn outermost(&self, colour: Colour, side: usize) -> Option<Square> {
        let king = self.king(colour);
        let first = 8 * colour.rank(0);
        let rook = |at: &Square| self.board[*at] == Some(Piece { colour, kind: Rook });
        if side == 0 { (king + 1..first + 8).rev().find(rook) } else { (first..king.max(first)).find(rook) }
    }

    /// The fields of the FEN, with the square that a pawn can be captured on in passing.
    pub(super) fn fields(&self, passed: Option<Square>) -> [String; 6] {
        let mut rows = Vec::new();
        for rank in (0..8).rev() {
            let mut row = String::new();
            let mut empty = 0;
            for file in 0..8 {
                match self.board[8 * rank + file] {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            row.push_str(&empty.to_string());
                            empty = 0;
                        }
                        let letter = piece.kind.letter();
                        row.push(if piece.colour == Colour::White { letter.to_ascii_uppercase() } else { letter });
                    }
                }
            }
            if empty > 0 {
                row.push_str(&empty.to_string());
            }
            rows.push(row);
        }
        let turn = if self.turn == Colour::White { "w" } else { "b" };
        let passed = passed.map_or("-".into(), name);
        let (clock, number) = (self.clock.to_string(), self.number.to_string());
        [rows.join("/"), turn.into(), self.write_rights(), passed, clock, number]
    }

    /// The castling field.
    fn write_rights(&self) -> String {
        let mut text = String::new();
        for colour in [Colour::White, Colour::Black] {
            for side in [0, 1] {
                if let Some(rook) = self.rights[colour as usize][side] {
                    let outermost = self.outermost(colour, side) == Some(rook);
                    let letter = if outermost { ['k', 'q'][side] } else { (b'a' + file(rook) as u8) as char };
                    text.push(if colour == Colour::White { letter.to_ascii_uppercase() } else { letter });
                }
            }
        }
        if text.is_empty() { "-".into() } else { text }
    }

    /// Takes a letter of the castling field.
    fn read_right(&mut self, letter: char) {
        let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        let king = self.king(colour);
        let rook = match letter.to_ascii_lowercase() {
            'k' => self.outermost(colour, 0).expect("a rook on the h-side"),
            'q' => self.outermost(colour, 1).expect("a rook on the a-side"),
            letter @ 'a'..='h' => 8 * colour.rank(0) + (letter as usize - 'a' as usize),
            _ => panic!("no castling right: {letter}"),
        };
        assert_eq!(rank(king), colour.rank(0), "a castling right without its king");
        assert_eq!(self.board[rook], Some(Piece { colour, kind: Rook }), "a castling right without its rook");
        self.rights[colour as usize][usize::from(rook < king)] = Some(rook);
    }
}
