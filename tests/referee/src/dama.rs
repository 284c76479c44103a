//! Turkish dama on 8×8, from the TÜDAF rule book.
//!
//! Squares are numbered from 0 (a1) along the ranks: a1, b1, …, h1, a2, …, h8. White's men go up, Black's go down.
//!
//! The canonical FEN: the side to move, White's list, Black's list; each list goes by rank, then by file, and has no
//! ranges (`W:Wa2,b2,Kd4:Ba7`); then `:H{h}:F{f}`, unless it is `:H0:F1`. H is the number of plies since the last
//! capture. A FEN does not say what a man becomes in a capture: that is [`Position::promotion`].
//!
//! The ends of a game, one against one among them, take no move away: perft goes on through them.

pub use crate::draughts::{Convention, Move, Sequence};
use crate::draughts::{Kind, Piece, Search, Side, Theme, counters, draw_counters, fields, kind_of, sorted};
use crate::{Random, Referee};

/// What happens to a man that reaches the last row by a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PromotionInCapture {
    /// It goes on as a man, along the last row, and becomes a king when the turn is over.
    #[default]
    AsMan,
    /// It becomes a king and goes on as one.
    AsKingAtOnce,
    /// It becomes a king and the turn is over.
    EndsTheTurn,
}

/// A direction: ranks up, files to the right.
type Direction = (i32, i32);

/// The four directions along ranks and files.
const STRAIGHT: [Direction; 4] = [(1, 0), (0, -1), (0, 1), (-1, 0)];

/// The most pieces of a side: those it has at the start.
const PIECES: usize = 16;

/// The number of jumps that a set-up may take to search through.
const WORK: usize = 20_000;

/// The rank of a square, 0 for the first.
fn rank(square: u8) -> i32 {
    i32::from(square) / 8
}

/// The file of a square, 0 for a.
fn file(square: u8) -> i32 {
    i32::from(square) % 8
}

/// The next square in a direction, if the board goes on.
fn step(square: u8, direction: Direction) -> Option<u8> {
    let (rank, file) = (rank(square) + direction.0, file(square) + direction.1);
    let on_board = (0..8).contains(&rank) && (0..8).contains(&file);
    on_board.then(|| (rank * 8 + file) as u8)
}

/// The name of a square, such as `a1`.
pub fn name(square: u8) -> String {
    format!("{}{}", (b'a' + square % 8) as char, 1 + square / 8)
}

/// The square of a name.
fn square(name: &str) -> u8 {
    match name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (rank - b'1') * 8 + (file - b'a'),
        _ => panic!("not a square: {name}"),
    }
}

/// The rank that men of a side promote on.
fn last_rank(side: Side) -> i32 {
    match side {
        Side::White => 7,
        Side::Black => 0,
    }
}

/// A position of Turkish dama.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The option of the rules; a FEN does not hold it.
    pub promotion: PromotionInCapture,
    /// The piece on each square.
    board: [Option<Piece>; 64],
    /// The side to move.
    side: Side,
    /// The plies since the last capture.
    halfmove: u32,
    /// The number of the move: 1 at first, one more after each of Black's.
    fullmove: u32,
}

/// A capture on its way.
#[derive(Clone, Debug)]
struct Capture {
    /// What the piece is by now.
    kind: Kind,
    /// Where it is.
    at: u8,
    /// The direction of its last jump.
    last: Option<Direction>,
    /// What it did.
    done: Sequence,
}

impl Position {
    /// The position that a game starts from.
    pub fn start() -> Self {
        Self::read(
            "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
        )
    }

    /// Every sequence of landing squares that is a legal move.
    pub fn sequences(&self) -> Vec<Sequence> {
        self.sequences_within(usize::MAX).expect("no limit")
    }

    /// The same, or nothing if more than `limit` jumps must be tried to find them.
    pub fn sequences_within(&self, limit: usize) -> Option<Vec<Sequence>> {
        let mut search = Search::new(limit);
        for from in 0..64 {
            if let Some(piece) = self.board[from as usize].filter(|piece| piece.side == self.side) {
                // The piece is in the player's hand: its own square may be crossed and ended on.
                let mut lifted = self.clone();
                lifted.board[from as usize] = None;
                let capture = Capture { kind: piece.kind, at: from, last: None, done: Sequence::from(from) };
                lifted.capture_on(capture, &mut search);
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
        // As a man it ends on the last rank once it is there; as a king at once it may have gone away again.
        let reached = sequence.landings.iter().any(|&square| rank(square) == last_rank(self.side));
        Move { from: sequence.from, to: sequence.to(), captured: sorted(&sequence.captured), promotes: man && reached }
    }

    /// Goes on with a capture, and keeps it if it can go no further and none is longer (the majority rule).
    fn capture_on(&self, mut capture: Capture, search: &mut Search) {
        let mut jumps = Vec::new();
        let reached = capture.last.is_some() && rank(capture.at) == last_rank(self.side);
        match self.promotion {
            PromotionInCapture::EndsTheTurn if capture.kind == Kind::Man && reached => {}
            PromotionInCapture::AsKingAtOnce if reached => {
                capture.kind = Kind::King;
                jumps = self.jumps(&capture);
            }
            _ => jumps = self.jumps(&capture),
        }
        for &(direction, victim, landing) in &jumps {
            if !search.go_on() {
                return;
            }
            // The captured piece leaves the board at once.
            let mut next = self.clone();
            next.board[victim as usize] = None;
            let done = capture.done.jump(victim, landing);
            next.capture_on(Capture { kind: capture.kind, at: landing, last: Some(direction), done }, search);
        }
        if jumps.is_empty() {
            search.keep(&capture.done);
        }
    }

    /// Every single jump of a capture on its way: its direction, the captured piece, the square landed on.
    fn jumps(&self, capture: &Capture) -> Vec<(Direction, u8, u8)> {
        let &Capture { kind, at, last, .. } = capture;
        let mut jumps = Vec::new();
        for direction in self.directions(kind) {
            // No turn of 180° between two jumps.
            if last == Some((-direction.0, -direction.1)) {
                continue;
            }
            let approach = if kind == Kind::King { self.free(kind, at, direction) } else { Vec::new() };
            let next = step(*approach.last().unwrap_or(&at), direction);
            if let Some(victim) = next.filter(|&square| self.is_enemy(square)) {
                for landing in self.free(kind, victim, direction) {
                    jumps.push((direction, victim, landing));
                }
            }
        }
        jumps
    }

    /// Every move without a capture.
    fn quiet_moves(&self) -> Vec<Sequence> {
        let mut moves = Vec::new();
        for from in 0..64 {
            let Some(piece) = self.board[from as usize].filter(|piece| piece.side == self.side) else {
                continue;
            };
            for direction in self.directions(piece.kind) {
                moves.extend(self.free(piece.kind, from, direction).into_iter().map(|to| Sequence::quiet(from, to)));
            }
        }
        moves
    }

    /// The directions that a piece of the side to move has, with and without a capture: a man has none backward.
    fn directions(&self, kind: Kind) -> Vec<Direction> {
        let backward = match self.side {
            Side::White => (-1, 0),
            Side::Black => (1, 0),
        };
        STRAIGHT.into_iter().filter(|&direction| kind == Kind::King || direction != backward).collect()
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
    /// If the square is taken, or a man would stand on its last rank.
    fn put(&mut self, square: u8, piece: Piece) {
        let name = name(square);
        assert!(self.is_empty(square), "{name} is taken");
        assert!(piece.kind == Kind::King || rank(square) != last_rank(piece.side), "a man on its last rank: {name}");
        self.board[square as usize] = Some(piece);
    }

    /// The list of a side's pieces in a FEN.
    fn list(&self, side: Side) -> String {
        let mut items = Vec::new();
        for square in 0..64 {
            if let Some(piece) = self.board[square as usize].filter(|piece| piece.side == side) {
                let letter = if piece.kind == Kind::King { "K" } else { "" };
                items.push(format!("{letter}{}", name(square)));
            }
        }
        format!("{}{}", side.letter(), items.join(","))
    }

    /// A set-up at random, which may take too long to search through.
    fn draw(random: &mut Random) -> Self {
        let (halfmove, fullmove) = draw_counters(random);
        let side = *random.pick(&[Side::White, Side::Black]);
        let promotion = PromotionInCapture::default();
        let mut position = Self { promotion, board: [None; 64], side, halfmove, fullmove };
        let theme = *random.pick(&Theme::ALL);
        for side in [Side::White, Side::Black] {
            for kind in theme.draw(random).into_iter().take(PIECES) {
                let fits = |square: &u8| {
                    let to_go = (rank(*square) - last_rank(side)).abs();
                    let loose = (rank(*square) + file(*square)) % 2 == 1;
                    position.is_empty(*square)
                        && (kind == Kind::King || to_go > 0)
                        && (theme != Theme::Loose || loose)
                        && (theme != Theme::Promotion || kind == Kind::King || to_go <= 3)
                };
                let squares: Vec<u8> = (0..64).filter(fits).collect();
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
        let mut position = Self {
            promotion: PromotionInCapture::default(),
            board: [None; 64],
            side: fields.side,
            halfmove: fields.halfmove,
            fullmove: fields.fullmove,
        };
        for (side, item) in fields.items {
            let (kind, name) = kind_of(item);
            position.put(square(name), Piece { side, kind });
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

    /// From, to, then the captured squares by rank and file, as Hub would write them: `d3-d4`, `d4xd8xd5xd7`.
    fn text(&self, mv: &Move) -> String {
        if mv.captured.is_empty() {
            return format!("{}-{}", name(mv.from), name(mv.to));
        }
        let captured: Vec<String> = mv.captured.iter().map(|&square| name(square)).collect();
        format!("{}x{}x{}", name(mv.from), name(mv.to), captured.join("x"))
    }

    fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        let mut piece = next.board[mv.from as usize].take().expect("a move leaves a piece's square");
        if mv.promotes {
            piece.kind = Kind::King;
        }
        for &square in &mv.captured {
            next.board[square as usize] = None;
        }
        next.board[mv.to as usize] = Some(piece);
        next.halfmove = if mv.captured.is_empty() { self.halfmove + 1 } else { 0 };
        next.fullmove = self.fullmove + u32::from(self.side == Side::Black);
        next.side = self.side.other();
        next
    }

    /// Draws until both sides could be to move without too long a search, whatever a man becomes in a capture.
    fn set_up(random: &mut Random) -> Self {
        use PromotionInCapture::{AsKingAtOnce, AsMan};
        loop {
            let drawn = Self::draw(random);
            let quick = |side, promotion| {
                let position = Self { side, promotion, ..drawn.clone() };
                position.sequences_within(WORK).is_some()
            };
            let quick = |side| quick(side, AsMan) && quick(side, AsKingAtOnce);
            if drawn.board.iter().any(Option::is_some) && quick(Side::White) && quick(Side::Black) {
                return drawn;
            }
        }
    }
}

#[cfg(test)]
mod tests;
