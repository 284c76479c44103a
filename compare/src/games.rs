//! A file of games of chess that nobody has played, the same in each run.
//!
//! It is shaped as collections of games are: four games of ten on one line with the clock behind each turn, three in lines
//! of 80 columns without a word, three annotated with comments, glyphs and variations within variations. They begin with
//! known openings; then a side takes what is worth most among three moves by chance.

use quadrille_chess::{Chess, Kind, Move, Position, san};
use quadrille_core::{Clocks, Color, Rules};

/// A file, and what is in it.
#[derive(Debug)]
pub(crate) struct Games {
    /// The file.
    pub(crate) text: String,
    /// The plies that were played.
    pub(crate) plies: u64,
    /// The variations on them, and on those of other variations.
    pub(crate) variations: u64,
    /// The bytes of the values of all tags.
    pub(crate) values: u64,
}

impl Games {
    /// Returns the bytes of the file if all of it was read.
    pub(crate) fn bytes_if(&self, read: bool) -> u64 {
        if read { self.text.len() as u64 } else { 0 }
    }
}

/// How games begin.
const OPENINGS: [&str; 24] = [
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O",
    "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6",
    "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5 Qe7",
    "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5",
    "e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6",
    "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 Bg7 Be3 Nf6",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O",
    "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6",
    "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7",
    "e4 e6 d4 d5 Nd2 Nf6 e5 Nfd7 Bd3 c5 c3 Nc6",
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6",
    "e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2 c5",
    "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6",
    "e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4",
    "e4 d6 d4 Nf6 Nc3 g6 f4 Bg7 Nf3 O-O",
    "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6",
    "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5",
    "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5",
    "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6",
    "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 O-O a3 Bxc3+ Qxc3 b6",
    "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6",
    "c4 e5 Nc3 Nf6 Nf3 Nc6 g3 Bb4 Bg2 O-O",
    "Nf3 d5 g3 Nf6 Bg2 g6 O-O Bg7 d3 O-O",
];

/// What comments are made of.
const WORDS: [&str; 20] = [
    "White",
    "Black",
    "the",
    "knight",
    "bishop",
    "is",
    "better",
    "here",
    "because",
    "of",
    "an",
    "open",
    "file",
    "and",
    "weak",
    "squares;",
    "after",
    "this",
    "initiative",
    "endgame",
];

/// What the tags are besides the seven of every game, with numbers that vary.
const NUMBERS: [&str; 4] = ["WhiteElo", "BlackElo", "WhiteRatingDiff", "BlackRatingDiff"];

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Clocked,
    Plain,
    Annotated,
}

/// Makes a file of so many mebibytes, and what its last game takes beyond.
pub(crate) fn make(mebibytes: u32) -> Games {
    let bytes = (mebibytes as usize) << 20;
    let games = Games { text: String::with_capacity(bytes + (1 << 16)), plies: 0, variations: 0, values: 0 };
    let mut maker = Maker { games, seed: 1, column: 0 };
    let mut number = 0;
    while maker.games.text.len() < bytes {
        number += 1;
        maker.game(number);
    }
    maker.games
}

/// A file that is being made.
struct Maker {
    games: Games,
    seed: u64,
    column: usize,
}

impl Maker {
    /// Returns a number below another: chance, but the same in each run.
    fn below(&mut self, n: usize) -> usize {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) as usize % n
    }

    /// Writes a game.
    fn game(&mut self, number: usize) {
        let style = match self.below(10) {
            0..=3 => Style::Clocked,
            4..=6 => Style::Plain,
            _ => Style::Annotated,
        };
        let line = OPENINGS[self.below(OPENINGS.len())];
        let opening: Vec<&str> = line.split(' ').take(2 + self.below(15)).collect();
        let plies = 30 + self.below(110);
        let (moves, last) = self.moves(&opening, plies);
        let results = ["1-0", "0-1", "1/2-1/2"];
        let result = match (Chess::has_move(&last), last.in_check(), last.turn()) {
            (false, true, turn) => results[usize::from(turn == Color::White)],
            (false, false, _) => results[2],
            (true, ..) => results[self.below(3)],
        };
        self.tags(number, result);
        self.column = 0;
        self.movetext(&moves, style, 0, Position::default());
        self.word(result, style);
        self.games.text += "\n\n";
    }

    /// Returns the moves of a game, and the position that they lead to.
    fn moves(&mut self, opening: &[&str], plies: usize) -> (Vec<Move>, Position) {
        let (mut position, mut moves) = (Position::default(), Vec::new());
        for ply in 0..plies {
            let mv = match opening.get(ply) {
                Some(text) => Some(san::read(&position, text).expect("openings are legal")),
                None => self.choose(&position),
            };
            let Some(mv) = mv else { break };
            Chess::play(&mut position, mv, &mut ());
            moves.push(mv);
        }
        (moves, position)
    }

    /// Returns a move that takes what is worth most, among three.
    fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves = Chess::moves(position);
        let worth = |mv: &Move| match position.piece_at(mv.to()) {
            None => 0,
            Some(piece) => 1 + Kind::ALL.iter().position(|&kind| kind == piece.kind).unwrap_or(0),
        };
        let three: Vec<Move> = (0..3).filter_map(|_| moves.get(self.below(moves.len().max(1))).copied()).collect();
        three.into_iter().max_by_key(worth)
    }

    /// Writes the tags of a game.
    fn tags(&mut self, number: usize, result: &str) {
        let (year, month, day) = (2000 + self.below(25), 1 + self.below(12), 1 + self.below(28));
        let players = [self.below(5000), self.below(5000)].map(|player| format!("Player {player}"));
        let site = format!("https://games.example/{:08x}", self.below(1 << 31));
        self.tag("Event", &format!("Tournament {}", number / 60));
        self.tag("Site", &site);
        self.tag("Date", &format!("{year}.{month:02}.{day:02}"));
        self.tag("Round", &(1 + number % 9).to_string());
        self.tag("White", &players[0]);
        self.tag("Black", &players[1]);
        self.tag("Result", result);
        for name in NUMBERS {
            let value = self.below(2800).to_string();
            self.tag(name, &value);
        }
        let (letter, code) = (self.below(5) as u8, self.below(100));
        self.tag("ECO", &format!("{}{code:02}", char::from(b'A' + letter)));
        self.tag("TimeControl", "600+5");
        self.tag("Termination", "Normal");
        self.games.text.push('\n');
    }

    /// Writes a tag.
    fn tag(&mut self, name: &str, value: &str) {
        self.games.text += &format!("[{name} \"{value}\"]\n");
        self.games.values += value.len() as u64;
    }

    /// Writes the moves of a line from a position, so deep in variations.
    fn movetext(&mut self, moves: &[Move], style: Style, depth: usize, mut position: Position) {
        let mut numbered = true;
        for &mv in moves {
            let white = position.turn() == Color::White;
            if white || numbered {
                self.word(&format!("{}{}", position.fullmoves(), if white { "." } else { "..." }), style);
            }
            self.word(&san::text(&position, mv), style);
            self.games.plies += u64::from(depth == 0);
            numbered = self.remarks(&position, style, depth);
            Chess::play(&mut position, mv, &mut ());
        }
    }

    /// Writes what is said of a turn that was made in a position; true if the next turn needs its number.
    fn remarks(&mut self, position: &Position, style: Style, depth: usize) -> bool {
        match style {
            Style::Plain => return false,
            Style::Clocked => {
                let (minutes, seconds) = (self.below(10), self.below(60));
                self.word(&format!("{{ [%clk 0:{minutes:02}:{seconds:02}] }}"), style);
                return true;
            }
            Style::Annotated => {}
        }
        if self.below(10) == 0 {
            let glyph = [1, 2, 5, 6, 10, 14][self.below(6)];
            self.word(&format!("${glyph}"), style);
        }
        let comments = self.below(8) == 0;
        if comments {
            self.word("{", style);
            for _ in 0..4 + self.below(20) {
                let word = WORDS[self.below(WORDS.len())];
                self.word(word, style);
            }
            self.word("}", style);
        }
        let varies = depth < 3 && self.below(8 << depth) == 0;
        if varies {
            let (mut moves, mut next) = (Vec::new(), *position);
            for _ in 0..1 + self.below(6) {
                let Some(mv) = self.choose(&next) else { break };
                moves.push(mv);
                Chess::play(&mut next, mv, &mut ());
            }
            self.games.variations += 1;
            self.word("(", style);
            self.movetext(&moves, style, depth + 1, *position);
            self.word(")", style);
        }
        comments || varies
    }

    /// Writes a word, on a new line where the old is full and lines end.
    fn word(&mut self, word: &str, style: Style) {
        if self.column > 0 {
            let ends = style != Style::Clocked && self.column + 1 + word.len() > 79;
            self.games.text.push(if ends { '\n' } else { ' ' });
            self.column = if ends { 0 } else { self.column + 1 };
        }
        self.games.text += word;
        self.column += word.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_the_same_each_time_and_has_all_of_a_record() {
        let (one, other) = (make(1), make(1));
        assert_eq!(one.text, other.text);
        assert!(one.text.len() >= 1 << 20 && one.plies > 10_000 && one.variations > 1000 && one.values > 10_000);
        for part in ["[%clk", "$14", " ( ", "O-O", "=Q", "\n[ECO", " 1/2-1/2\n", "#"] {
            assert!(one.text.contains(part), "{part}");
        }
    }
}
