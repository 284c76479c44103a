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
mod tests {
    use super::*;
    use Convention::{Orders, Paths, Unique};

    /// Holds the counts of depth 1, 2, … from the start against a table.
    fn table(convention: Convention, expected: &[u128]) {
        let position = Position::start();
        for (depth, &nodes) in (1..).zip(expected) {
            assert_eq!(position.perft_by(depth, convention), nodes, "{convention:?} depth {depth}");
        }
    }

    /// The texts of all moves.
    fn texts(fen: &str) -> Vec<String> {
        texts_with(fen, PromotionInCapture::AsMan)
    }

    /// The texts of all moves under an option, `=K` behind those that promote.
    fn texts_with(fen: &str, promotion: PromotionInCapture) -> Vec<String> {
        let position = Position { promotion, ..Position::read(fen) };
        let promotes = |mv: &Move| if mv.promotes { "=K" } else { "" };
        position.moves().iter().map(|mv| position.text(mv) + promotes(mv)).collect()
    }

    /// All sequences by their landing squares, in byte order.
    fn paths(fen: &str) -> Vec<String> {
        let path = |sequence: &Sequence| {
            let squares = [vec![sequence.from], sequence.landings.clone()].concat();
            squares.into_iter().map(name).collect::<Vec<_>>().join("x")
        };
        let mut paths: Vec<String> = Position::read(fen).sequences().iter().map(path).collect();
        paths.sort();
        paths
    }

    /// The game after the move of a text.
    fn after(fen: &str, text: &str) -> String {
        let position = Position::read(fen);
        let mv = position.moves().into_iter().find(|mv| position.text(mv) == text).expect("a legal move");
        position.play(&mv).write()
    }

    const TUDAF_1: &str = "W:Wa4,h4,a3,b3,c3,d3,e3,f3,g3,h3,a2,c2,d2,f2:Bc7,h7,a6,b6,c6,d6,e6,g6,h6,a5,b5,c5,e5,g5,f4";
    const TUDAF_2: &str = "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5";
    const TUDAF_3: &str = "W:We4,a3,b3,e3,f3,h3,d2,e2,g2:BKc8,a7,d7,e7,f7,g7,f6,g6,e5";
    const TUDAF_4: &str = "W:Wf6,a1:Bf7,Ke8,Kc8,h5";
    const TUDAF_5: &str = "W:WKa1:Ba3,h8";

    #[test]
    fn published_paths() {
        table(Paths, &[8, 64, 708, 7538, 85090]);
    }

    #[test]
    fn unique_moves_and_perft_agree() {
        table(Unique, &[8, 64, 708]);
        assert_eq!(Position::start().perft(4), Position::start().perft_by(4, Unique));
    }

    #[test]
    fn tudaf_1_a_man_captures_three_ways() {
        assert_eq!(paths(TUDAF_1), ["f3xf5xd5xd7xb7"]);
        assert_eq!(texts(TUDAF_1), ["f3xb7xf4xe5xd6xc7"]);
    }

    #[test]
    fn tudaf_2_one_move_by_five_paths() {
        assert_eq!(Position::read(TUDAF_2).count(Unique), 1);
        let paths = paths(TUDAF_2);
        assert_eq!(paths.len(), 5);
        assert!(paths.contains(&"c8xc4xc2xf2xf4xh4xh2xf2xa2".to_string()), "{paths:?}");
        assert_eq!(texts(TUDAF_2), ["c8xa2xb2xe2xg2xc3xf3xh3xg4xc5"]);
    }

    #[test]
    fn tudaf_3_a_capture_ends_on_the_last_rank() {
        assert_eq!(paths(TUDAF_3), ["e4xe6xe8"]);
        assert_eq!(texts(TUDAF_3), ["e4xe8xe5xe7=K"]);
    }

    #[test]
    fn tudaf_4_a_man_goes_on_along_the_last_rank() {
        assert_eq!(paths(TUDAF_4), ["f6xf8xd8xb8"]);
        assert_eq!(texts(TUDAF_4), ["f6xb8xf7xc8xe8=K"]);
        assert_eq!(after(TUDAF_4, "f6xb8xf7xc8xe8"), "B:Wa1,Kb8:Bh5");
    }

    #[test]
    fn tudaf_5_a_king_lands_on_any_free_square() {
        assert_eq!(paths(TUDAF_5), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
    }

    #[test]
    fn men_step_forward_and_sideways() {
        assert_eq!(texts("W:Wd4:Bh8"), ["d4-c4", "d4-e4", "d4-d5"]);
        assert_eq!(texts("B:Wa1:Bd4"), ["d4-d3", "d4-c4", "d4-e4"]);
    }

    #[test]
    fn men_never_capture_backward() {
        assert_eq!(texts("W:Wd4:Bd3"), ["d4-c4", "d4-e4", "d4-d5"]);
        assert_eq!(texts("B:Wd5:Bd4"), ["d4-d3", "d4-c4", "d4-e4"]);
    }

    #[test]
    fn a_step_to_the_last_rank_promotes() {
        assert_eq!(texts("W:Wd7:Bh3"), ["d7-c7", "d7-e7", "d7-d8=K"]);
        assert_eq!(after("W:Wd7:Bh3", "d7-d8"), "B:WKd8:Bh3:H1:F1");
    }

    #[test]
    fn majority() {
        assert_eq!(texts("W:Wa2,Kh1:Ba3,b4,Kh4"), ["a2xc4xa3xb4"]);
    }

    #[test]
    fn no_reversal() {
        assert_eq!(texts("W:WKd4:Bb4,f4"), ["d4xa4xb4", "d4xg4xf4", "d4xh4xf4"]);
    }

    #[test]
    fn a_captured_piece_leaves_at_once() {
        // The king comes back down the file d, over d5 to the square of the piece that it captured first.
        let ends = ["d1", "d2", "d3", "d4"];
        assert_eq!(texts("W:WKa4:Bd4,d5,f5,e6"), ends.map(|to| format!("a4x{to}xd4xd5xf5xe6")));
    }

    #[test]
    fn own_square_is_crossed_and_ended_on() {
        let fen = "W:WKb2:Bc2,e3,b4,d5";
        let captured = "c2xe3xb4xd5";
        assert_eq!(texts(fen), ["b1", "a2", "b2", "b3"].map(|to| format!("b2x{to}x{captured}")));
        assert_eq!(Position::read(fen).count(Orders), 5);
    }

    #[test]
    fn promotion_in_capture() {
        use PromotionInCapture::{AsKingAtOnce, AsMan, EndsTheTurn};
        assert_eq!(texts_with(TUDAF_4, AsKingAtOnce), ["f6xa8xf7xc8xe8=K", "f6xb8xf7xc8xe8=K"]);
        assert_eq!(texts_with(TUDAF_4, EndsTheTurn), ["f6xf8xf7=K"]);
        let fen = "W:Wf6:Bc5,f7,Kd8";
        assert_eq!(texts_with(fen, AsMan), ["f6xf8xf7=K"]);
        assert_eq!(texts_with(fen, AsKingAtOnce), ["c1", "c2", "c3", "c4"].map(|to| format!("f6x{to}xc5xf7xd8=K")));
        // The new king may not turn back either.
        assert_eq!(texts_with("W:Wf6:Bf3,f7", AsKingAtOnce), ["f6xf8xf7=K"]);
    }

    #[test]
    fn one_against_one_goes_on() {
        assert_eq!(texts("W:Wa2:Bh7"), ["a2-b2", "a2-a3"]);
    }

    #[test]
    fn counters_move() {
        assert_eq!(after("B:Wa2,h2:Bh7,b2:H7:F9", "h7-g7"), "W:Wa2,h2:Bb2,g7:H8:F10");
        assert_eq!(after("W:Wa2:Bb2,h7:H7:F9", "a2xc2xb2"), "B:Wc2:Bh7:H0:F9");
    }

    #[test]
    fn fen_is_canonical() {
        for (given, canonical) in [
            ("W:Bh8,Ka7:WKd4,b2,a2.", "W:Wa2,b2,Kd4:BKa7,h8"),
            ("B:WKc3:B:H3", "B:WKc3:B:H3:F1"),
            ("W:W:BKh1:H0:F1", "W:W:BKh1"),
        ] {
            assert_eq!(Position::read(given).write(), canonical);
        }
    }

    #[test]
    fn set_ups_are_legal_and_rich() {
        let mut random = Random::new(1);
        let (mut captures, mut long, mut promotions, mut longest) = (0, 0, 0, 0);
        for _ in 0..500 {
            let position = Position::set_up(&mut random);
            assert_eq!(Position::read(&position.write()), position);
            let moves = position.moves();
            let taken = moves.first().map_or(0, |mv| mv.captured.len());
            captures += usize::from(taken > 0);
            long += usize::from(taken >= 4);
            longest = longest.max(taken);
            promotions += usize::from(moves.iter().any(|mv| mv.promotes));
        }
        println!("of 500: {captures} captures, {long} of four or more, longest {longest}, {promotions} promotions");
        assert!(captures > 150 && long > 15 && promotions > 30 && longest >= 7);
    }
}
