//! Chess, Chess960 and double Chess960 as the FIDE Laws tell them, on a board of 64 squares.

use crate::{Random, Referee};

mod fen;
mod set_up;
pub mod variants;

/// A square: the file from 0 (a) to 7 (h), plus 8 times the rank from 0 (first) to 7 (eighth).
pub type Square = usize;

/// A direction: so many files to the right, so many ranks up.
type Way = (i32, i32);

/// The ways that a rook goes.
const STRAIGHT: [Way; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The ways that a bishop goes.
const DIAGONAL: [Way; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The ways that a queen goes, and a king.
const ALL: [Way; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The jumps of a knight.
const JUMPS: [Way; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The square one step from another, if the board has it.
fn step(from: Square, (right, up): Way) -> Option<Square> {
    let file = file(from) as i32 + right;
    let rank = rank(from) as i32 + up;
    ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| (file + 8 * rank) as Square)
}

/// The file of a square, 0 for a.
fn file(square: Square) -> usize {
    square % 8
}

/// The rank of a square, 0 for the first.
fn rank(square: Square) -> usize {
    square / 8
}

/// The name of a square.
fn name(square: Square) -> String {
    format!("{}{}", (b'a' + file(square) as u8) as char, rank(square) + 1)
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// The one who begins.
    White,
    /// The other.
    Black,
}

impl Colour {
    /// The opponent.
    fn other(self) -> Self {
        if self == Self::White { Self::Black } else { Self::White }
    }

    /// The way that this colour's pawns go.
    fn forward(self) -> i32 {
        if self == Self::White { 1 } else { -1 }
    }

    /// The board's rank that this colour counts as its `nth`, from 0.
    fn rank(self, nth: usize) -> usize {
        if self == Self::White { nth } else { 7 - nth }
    }
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Goes forward, captures diagonally.
    Pawn,
    /// Jumps.
    Knight,
    /// Goes along diagonals.
    Bishop,
    /// Goes along files and ranks.
    Rook,
    /// Goes along all lines.
    Queen,
    /// Goes one step, and must not be lost.
    King,
}

use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};

impl Kind {
    /// Every kind with its letter.
    const LETTERS: [(Self, char); 6] =
        [(Pawn, 'p'), (Knight, 'n'), (Bishop, 'b'), (Rook, 'r'), (Queen, 'q'), (King, 'k')];

    /// The lower-case letter.
    fn letter(self) -> char {
        Self::LETTERS.iter().find(|entry| entry.0 == self).unwrap().1
    }
}

/// A piece of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    colour: Colour,
    kind: Kind,
}

/// A move; castling goes from the king's square to the rook's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Kind>,
    /// Whether king and rook castle.
    pub castling: bool,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What stands where.
    board: [Option<Piece>; 64],
    /// The side to move.
    turn: Colour,
    /// For White, then Black, the rook to castle with on the h-side, then on the a-side.
    rights: [[Option<Square>; 2]; 2],
    /// The square that the last move, a double step, passed over.
    passed: Option<Square>,
    /// Half-moves since a pawn moved or a piece was captured.
    clock: u32,
    /// The number of the move, which goes up after Black's.
    number: u32,
}

impl Position {
    /// The squares along a way, up to and including the first that is not empty.
    fn walk(&self, from: Square, way: Way) -> impl Iterator<Item = Square> {
        std::iter::successors(step(from, way), move |&at| if self.board[at].is_none() { step(at, way) } else { None })
    }

    /// The squares of the pieces of one colour.
    fn squares(&self, colour: Colour) -> impl Iterator<Item = Square> {
        (0..64).filter(move |&at| self.board[at].is_some_and(|piece| piece.colour == colour))
    }

    /// Where a colour's king stands.
    fn king(&self, colour: Colour) -> Square {
        self.board.iter().position(|&at| at == Some(Piece { colour, kind: King })).expect("a king")
    }

    /// Whether the piece on `from` attacks `target`.
    fn attacks(&self, from: Square, target: Square) -> bool {
        let Some(piece) = self.board[from] else { return false };
        let up = piece.colour.forward();
        match piece.kind {
            Pawn => [(1, up), (-1, up)].iter().any(|&way| step(from, way) == Some(target)),
            Knight => JUMPS.iter().any(|&way| step(from, way) == Some(target)),
            King => ALL.iter().any(|&way| step(from, way) == Some(target)),
            Bishop => DIAGONAL.iter().any(|&way| self.walk(from, way).any(|at| at == target)),
            Rook => STRAIGHT.iter().any(|&way| self.walk(from, way).any(|at| at == target)),
            Queen => ALL.iter().any(|&way| self.walk(from, way).any(|at| at == target)),
        }
    }

    /// Whether any piece of a colour attacks a square.
    fn attacked(&self, target: Square, by: Colour) -> bool {
        self.squares(by).any(|from| self.attacks(from, target))
    }

    /// Whether a colour's king is attacked.
    fn in_check(&self, colour: Colour) -> bool {
        self.attacked(self.king(colour), colour.other())
    }

    /// Where the piece on `from`, of the side to move, can go if its king may be left attacked.
    fn targets(&self, from: Square) -> Vec<Square> {
        let targets: Vec<Square> = match self.board[from].unwrap().kind {
            Pawn => self.pawn_targets(from),
            Knight => JUMPS.iter().filter_map(|&way| step(from, way)).collect(),
            King => ALL.iter().filter_map(|&way| step(from, way)).collect(),
            Bishop => DIAGONAL.iter().flat_map(|&way| self.walk(from, way)).collect(),
            Rook => STRAIGHT.iter().flat_map(|&way| self.walk(from, way)).collect(),
            Queen => ALL.iter().flat_map(|&way| self.walk(from, way)).collect(),
        };
        targets.into_iter().filter(|&to| self.board[to].is_none_or(|piece| piece.colour != self.turn)).collect()
    }

    /// The moves of the side to move, castling apart, that may leave its king attacked.
    fn candidates(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.squares(self.turn) {
            for to in self.targets(from) {
                if self.board[from].unwrap().kind == Pawn && rank(to) == self.turn.rank(7) {
                    for kind in [Knight, Bishop, Rook, Queen] {
                        moves.push(Move { from, to, promotion: Some(kind), castling: false });
                    }
                } else {
                    moves.push(Move { from, to, promotion: None, castling: false });
                }
            }
        }
        moves
    }

    /// Where the pawn on `from` can go.
    fn pawn_targets(&self, from: Square) -> Vec<Square> {
        let mut targets = Vec::new();
        let up = self.turn.forward();
        if let Some(one) = step(from, (0, up)).filter(|&at| self.board[at].is_none()) {
            targets.push(one);
            if rank(from) == self.turn.rank(1) {
                targets.extend(step(one, (0, up)).filter(|&at| self.board[at].is_none()));
            }
        }
        for to in [(1, up), (-1, up)].iter().filter_map(|&way| step(from, way)) {
            let capture = self.board[to].is_some_and(|piece| piece.colour != self.turn);
            if capture || self.takes_in_passing(to) {
                targets.push(to);
            }
        }
        targets
    }

    /// Whether a pawn that goes to `to` diagonally captures a pawn that has just passed over it.
    fn takes_in_passing(&self, to: Square) -> bool {
        let behind = step(to, (0, -self.turn.forward())).and_then(|at| self.board[at]);
        self.passed == Some(to)
            && self.board[to].is_none()
            && behind == Some(Piece { colour: self.turn.other(), kind: Pawn })
    }

    /// Where king and rook stand after castling.
    fn castled(king: Square, rook: Square) -> (Square, Square) {
        let row = 8 * rank(king);
        if rook > king { (row + 6, row + 5) } else { (row + 2, row + 3) }
    }

    /// Whether the side to move can castle with a rook that it has the right to castle with.
    fn can_castle(&self, rook: Square) -> bool {
        let king = self.king(self.turn);
        let (king_to, rook_to) = Self::castled(king, rook);
        let between = |a: Square, b: Square| a.min(b)..=a.max(b);
        let free = |mut path: std::ops::RangeInclusive<Square>| {
            path.all(|at| at == king || at == rook || self.board[at].is_none())
        };
        let safe = between(king, king_to).all(|at| !self.attacked(at, self.turn.other()));
        let castling = Move { from: king, to: rook, promotion: None, castling: true };
        free(between(king, king_to))
            && free(between(rook, rook_to))
            && safe
            && !self.play(&castling).in_check(self.turn)
    }

    /// Whether a capture in passing is legal.
    fn can_take_in_passing(&self) -> bool {
        let takes = |mv: &Move| {
            self.board[mv.from].unwrap().kind == Pawn && file(mv.from) != file(mv.to) && self.board[mv.to].is_none()
        };
        self.moves().iter().any(takes)
    }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        Self::of_fen(fen)
    }

    fn write(&self) -> String {
        self.fields(self.passed.filter(|_| self.can_take_in_passing())).join(" ")
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves = self.candidates();
        moves.retain(|mv| !self.play(mv).in_check(self.turn));
        for rook in self.rights[self.turn as usize].into_iter().flatten() {
            if self.can_castle(rook) {
                moves.push(Move { from: self.king(self.turn), to: rook, promotion: None, castling: true });
            }
        }
        moves.sort();
        moves
    }

    fn text(&self, mv: &Move) -> String {
        let to = match (mv.castling, file(mv.from), file(mv.to)) {
            (true, 4, 0 | 7) => Self::castled(mv.from, mv.to).0,
            _ => mv.to,
        };
        let promotion = mv.promotion.map_or(String::new(), |kind| kind.letter().to_string());
        format!("{}{}{promotion}", name(mv.from), name(to))
    }

    fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        let mut piece = self.board[mv.from].expect("a piece to move");
        next.turn = self.turn.other();
        next.passed = None;
        next.clock += 1;
        next.number += u32::from(self.turn == Colour::Black);
        next.board[mv.from] = None;
        if mv.castling {
            let (king_to, rook_to) = Self::castled(mv.from, mv.to);
            next.board[mv.to] = None;
            next.board[king_to] = Some(piece);
            next.board[rook_to] = self.board[mv.to];
        } else {
            let diagonal = file(mv.from) != file(mv.to);
            if piece.kind == Pawn && diagonal && self.board[mv.to].is_none() {
                next.board[8 * rank(mv.from) + file(mv.to)] = None;
            }
            if piece.kind == Pawn && rank(mv.from).abs_diff(rank(mv.to)) == 2 {
                next.passed = Some((mv.from + mv.to) / 2);
            }
            if piece.kind == Pawn || self.board[mv.to].is_some() {
                next.clock = 0;
            }
            piece.kind = mv.promotion.unwrap_or(piece.kind);
            next.board[mv.to] = Some(piece);
        }
        if piece.kind == King {
            next.rights[self.turn as usize] = [None; 2];
        }
        for right in next.rights.as_flattened_mut() {
            *right = right.filter(|&rook| rook != mv.from && rook != mv.to);
        }
        next
    }

    fn set_up(random: &mut Random) -> Self {
        Self::possible(random)
    }
}

#[cfg(test)]
mod tests;
