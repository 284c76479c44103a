//! International draughts on 10×10, from the FMJD rules (Annex 1), and the words that dama shares with it.
//!
//! Squares bear their numbers, 1 to 50, row by row from Black's side:
//!
//! ```text
//!      1   2   3   4   5
//!    6   7   8   9  10
//!     11  12  13  14  15
//!   16  17  18  19  20
//!     21  22  23  24  25
//!   26  27  28  29  30
//!     31  32  33  34  35
//!   36  37  38  39  40
//!     41  42  43  44  45
//!   46  47  48  49  50
//! ```
//!
//! The canonical FEN: the side to move, White's list, Black's list; each list ascends by square; three or more men on
//! consecutive numbers are one range (`31-50`), two are not (`5,6`), kings never are (`K1,K2,K3`); then `:H{h}:F{f}`,
//! unless it is `:H0:F1`. H is the number of plies since the last capture, man's move or promotion.
//!
//! The ends of a game by draw take no move away: perft goes on through them.

mod words;

pub use words::{Convention, Kind, Move, Piece, Sequence, Side};
pub(crate) use words::{Search, Theme, counters, draw_counters, fields, kind_of, sorted};

use crate::{Random, Referee};

/// A direction: rows down, columns to the right.
type Direction = (i32, i32);

/// The four diagonal directions.
const DIAGONALS: [Direction; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The number of jumps that a set-up may take to search through.
const WORK: usize = 20_000;

/// The row of a square, 0 at the top.
fn row(square: u8) -> i32 {
    (i32::from(square) - 1) / 5
}

/// The column of a square, 0 at the left.
fn column(square: u8) -> i32 {
    let place = (i32::from(square) - 1) % 5;
    if row(square) % 2 == 0 { 2 * place + 1 } else { 2 * place }
}

/// The next square in a direction, if the board goes on.
fn step(square: u8, direction: Direction) -> Option<u8> {
    let (row, column) = (row(square) + direction.0, column(square) + direction.1);
    let on_board = (0..10).contains(&row) && (0..10).contains(&column);
    on_board.then(|| (row * 5 + column / 2 + 1) as u8)
}

/// The row that men of a side promote on (3.5).
fn last_row(side: Side) -> i32 {
    match side {
        Side::White => 0,
        Side::Black => 9,
    }
}

/// A position of international draughts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The piece on each square, by its number; the first place is not a square.
    board: [Option<Piece>; 51],
    /// The side to move.
    side: Side,
    /// The plies since the last capture, man's move or promotion.
    halfmove: u32,
    /// The number of the move: 1 at first, one more after each of Black's.
    fullmove: u32,
}

impl Position {
    /// The position that a game starts from (2.8).
    pub fn start() -> Self {
        Self::read("W:W31-50:B1-20")
    }

    /// Every sequence of landing squares that is a legal move.
    pub fn sequences(&self) -> Vec<Sequence> {
        self.sequences_within(usize::MAX).expect("no limit")
    }

    /// The same, or nothing if more than `limit` jumps must be tried to find them.
    pub fn sequences_within(&self, limit: usize) -> Option<Vec<Sequence>> {
        let mut search = Search::new(limit);
        for from in 1..=50 {
            if let Some(piece) = self.board[from as usize].filter(|piece| piece.side == self.side) {
                // The piece is in the player's hand: its own square is empty.
                let mut lifted = self.clone();
                lifted.board[from as usize] = None;
                lifted.capture_on(piece.kind, from, &Sequence::from(from), &mut search);
            }
        }
        let captures = search.longest()?;
        Some(if captures.is_empty() { self.quiet_moves() } else { captures })
    }

    /// How many moves there are, as a convention counts them.
    pub fn count(&self, convention: Convention) -> usize {
        convention.distinct(&self.sequences()).len()
    }

    /// The number of sequences of `depth` legal moves, as a convention counts them.
    pub fn perft_by(&self, depth: u32, convention: Convention) -> u128 {
        if depth == 0 {
            return 1;
        }
        let moves = convention.distinct(&self.sequences());
        if depth == 1 {
            return moves.len() as u128;
        }
        moves.iter().map(|sequence| self.play(&self.resolve(sequence)).perft_by(depth - 1, convention)).sum()
    }

    /// The move that a sequence makes.
    pub fn resolve(&self, sequence: &Sequence) -> Move {
        let man = self.board[sequence.from as usize].is_some_and(|piece| piece.kind == Kind::Man);
        Move {
            from: sequence.from,
            to: sequence.to(),
            captured: sorted(&sequence.captured),
            // Only the square that the move ends on promotes (4.15).
            promotes: man && row(sequence.to()) == last_row(self.side),
        }
    }

    /// Goes on with a capture that has come to `at`, and keeps it if it can go no further and none is longer (4.13).
    fn capture_on(&self, kind: Kind, at: u8, done: &Sequence, search: &mut Search) {
        let jumps = self.jumps(kind, at, &done.captured);
        for &(victim, landing) in &jumps {
            if !search.go_on() {
                return;
            }
            self.capture_on(kind, landing, &done.jump(victim, landing), search);
        }
        if jumps.is_empty() {
            search.keep(done);
        }
    }

    /// Every single jump from a square: the captured piece and the square landed on.
    ///
    /// The captured pieces stay on the board until the move is over, and none is jumped twice (4.11): they stop a piece.
    fn jumps(&self, kind: Kind, at: u8, captured: &[u8]) -> Vec<(u8, u8)> {
        let mut jumps = Vec::new();
        for direction in DIAGONALS {
            let approach = if kind == Kind::King { self.free(kind, at, direction) } else { Vec::new() };
            let next = step(*approach.last().unwrap_or(&at), direction);
            if let Some(victim) = next.filter(|&square| self.is_enemy(square) && !captured.contains(&square)) {
                for landing in self.free(kind, victim, direction) {
                    jumps.push((victim, landing));
                }
            }
        }
        jumps
    }

    /// Every move without a capture (3.4, 3.9).
    fn quiet_moves(&self) -> Vec<Sequence> {
        let mut moves = Vec::new();
        for from in 1..=50 {
            let Some(piece) = self.board[from as usize].filter(|piece| piece.side == self.side) else {
                continue;
            };
            for direction in DIAGONALS {
                let forward = (direction.0 < 0) == (self.side == Side::White);
                if forward || piece.kind == Kind::King {
                    moves
                        .extend(self.free(piece.kind, from, direction).into_iter().map(|to| Sequence::quiet(from, to)));
                }
            }
        }
        moves
    }

    /// The empty squares next to a square in a direction: one at most for a man, for a king all of them.
    fn free(&self, kind: Kind, square: u8, direction: Direction) -> Vec<u8> {
        let mut free = Vec::new();
        let mut next = step(square, direction);
        while let Some(square) = next.filter(|&square| self.is_empty(square)) {
            free.push(square);
            next = if kind == Kind::King { step(square, direction) } else { None };
        }
        free
    }

    /// Whether no piece stands on a square.
    fn is_empty(&self, square: u8) -> bool {
        self.board[square as usize].is_none()
    }

    /// Whether a piece of the side that is not to move stands on a square.
    fn is_enemy(&self, square: u8) -> bool {
        self.board[square as usize].is_some_and(|piece| piece.side != self.side)
    }

    /// Puts a piece on the board.
    ///
    /// # Panics
    ///
    /// If the square is taken, or a man would stand on its last row.
    fn put(&mut self, square: u8, piece: Piece) {
        assert!(self.is_empty(square), "square {square} is taken");
        assert!(piece.kind == Kind::King || row(square) != last_row(piece.side), "a man on its last row: {square}");
        self.board[square as usize] = Some(piece);
    }

    /// The list of a side's pieces in a FEN.
    fn list(&self, side: Side) -> String {
        let holds = |square: u8, kind| square <= 50 && self.board[square as usize] == Some(Piece { side, kind });
        let mut items = Vec::new();
        let mut square = 1;
        while square <= 50 {
            let mut run = 0;
            while holds(square + run, Kind::Man) {
                run += 1;
            }
            if run >= 3 {
                items.push(format!("{square}-{}", square + run - 1));
                square += run;
                continue;
            }
            if holds(square, Kind::Man) {
                items.push(format!("{square}"));
            } else if holds(square, Kind::King) {
                items.push(format!("K{square}"));
            }
            square += 1;
        }
        format!("{}{}", side.letter(), items.join(","))
    }

    /// A set-up at random, which may take too long to search through.
    fn draw(random: &mut Random) -> Self {
        let (halfmove, fullmove) = draw_counters(random);
        let side = *random.pick(&[Side::White, Side::Black]);
        let mut position = Self { board: [None; 51], side, halfmove, fullmove };
        let theme = *random.pick(&Theme::ALL);
        for side in [Side::White, Side::Black] {
            for kind in theme.draw(random) {
                let fits = |square: &u8| {
                    let to_go = (row(*square) - last_row(side)).abs();
                    let loose = row(*square) % 2 == 1 && row(*square) != 9;
                    position.is_empty(*square)
                        && (kind == Kind::King || to_go > 0)
                        && (theme != Theme::Loose || loose)
                        && (theme != Theme::Promotion || kind == Kind::King || to_go <= 4)
                };
                let squares: Vec<u8> = (1..=50).filter(fits).collect();
                if !squares.is_empty() {
                    position.put(*random.pick(&squares), Piece { side, kind });
                }
            }
        }
        position
    }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields = fields(fen);
        let (halfmove, fullmove) = (fields.halfmove, fields.fullmove);
        let mut position = Self { board: [None; 51], side: fields.side, halfmove, fullmove };
        for (side, item) in fields.items {
            let (kind, numbers) = kind_of(item);
            let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
            let first: u8 = first.parse().expect("a square is a number");
            let last: u8 = last.trim_start_matches('K').parse().expect("a square is a number");
            assert!(1 <= first && first <= last && last <= 50, "bad squares {item} in {fen}");
            for square in first..=last {
                position.put(square, Piece { side, kind });
            }
        }
        position
    }

    fn write(&self) -> String {
        let (white, black) = (self.list(Side::White), self.list(Side::Black));
        format!("{}:{white}:{black}{}", self.side.letter(), counters(self.halfmove, self.fullmove))
    }

    fn moves(&self) -> Vec<Move> {
        let unique = Convention::Unique.distinct(&self.sequences());
        let mut moves: Vec<Move> = unique.iter().map(|sequence| self.resolve(sequence)).collect();
        moves.sort();
        moves
    }

    /// From, to, then the captured squares ascending, as Hub writes them: `32-28`, `28x19x23`.
    fn text(&self, mv: &Move) -> String {
        if mv.captured.is_empty() {
            return format!("{}-{}", mv.from, mv.to);
        }
        let captured: Vec<String> = mv.captured.iter().map(u8::to_string).collect();
        format!("{}x{}x{}", mv.from, mv.to, captured.join("x"))
    }

    fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        let mut piece = next.board[mv.from as usize].take().expect("a move leaves a piece's square");
        let progress = piece.kind == Kind::Man || !mv.captured.is_empty();
        if mv.promotes {
            piece.kind = Kind::King;
        }
        for &square in &mv.captured {
            next.board[square as usize] = None;
        }
        next.board[mv.to as usize] = Some(piece);
        next.halfmove = if progress { 0 } else { self.halfmove + 1 };
        next.fullmove = self.fullmove + u32::from(self.side == Side::Black);
        next.side = self.side.other();
        next
    }

    /// Draws until both sides could be to move without too long a search.
    fn set_up(random: &mut Random) -> Self {
        loop {
            let drawn = Self::draw(random);
            let quick = |side| {
                let position = Self { side, ..drawn.clone() };
                position.sequences_within(WORK).is_some()
            };
            if drawn.board.iter().any(Option::is_some) && quick(Side::White) && quick(Side::Black) {
                return drawn;
            }
        }
    }
}

#[cfg(test)]
mod tests;
