//! The draughts family, each variant a row of a table that was written from its rule book.
//!
//! The board is an array by row and column, row 0 at the top. A capture is a path, the list of squares that the piece
//! lands on; every path is walked to its end, and which of them are legal is decided over all of them together.
//!
//! The canonical FEN is that of international draughts, with the numbers or the names of the variant; where a king may
//! not move on and on, `:+2K` of Black and of White follow, so many moves and the square of the king.
//!
//! The ends of a game by draw take no move away: perft goes on through them.

mod board;
mod book;
mod books;
mod fen;
mod paths;
mod set_up;
mod walk;

use std::collections::BTreeMap;
use std::marker::PhantomData;

use book::Book;
pub use books::*;
use paths::Path;
pub use walk::{COMPARED, Step, walk};

use crate::draughts::{Convention, Kind, Move, Piece, Sequence, Side, sorted};
use crate::{Random, Referee};

/// A variant.
pub trait Variant: Clone + std::fmt::Debug {
    /// What its rule book says.
    const BOOK: Book;
}

/// A position of a variant.
#[derive(Clone, Debug)]
pub struct Position<V> {
    /// The piece on each square, row by row.
    board: Vec<Option<Piece>>,
    /// The side to move.
    side: Side,
    /// The plies without progress.
    halfmove: u32,
    /// The number of the move.
    fullmove: u32,
    /// How often White's king and Black's king on a square have moved in succession.
    tired: [Option<(u32, u8)>; 2],
    variant: PhantomData<V>,
}

/// The place of a side in a list of both.
fn place(side: Side) -> usize {
    usize::from(side == Side::Black)
}

impl<V: Variant> Position<V> {
    /// The position that a game starts from.
    pub fn start() -> Self {
        Self::read(V::BOOK.start)
    }

    /// A board without pieces.
    fn empty(side: Side) -> Self {
        let squares = usize::from(V::BOOK.size) * usize::from(V::BOOK.size);
        Self { board: vec![None; squares], side, halfmove: 0, fullmove: 1, tired: [None; 2], variant: PhantomData }
    }

    /// How many moves there are, as a convention counts them.
    pub fn count(&self, convention: Convention) -> usize {
        self.distinct(convention).len()
    }

    /// The number of sequences of `depth` legal moves, as a convention counts them.
    pub fn perft_by(&self, depth: u32, convention: Convention) -> u128 {
        if depth == 0 {
            return 1;
        }
        let moves = self.distinct(convention);
        if depth == 1 {
            return moves.len() as u128;
        }
        moves.iter().map(|sequence| self.play(&self.resolve(sequence)).perft_by(depth - 1, convention)).sum()
    }

    /// One of the sequences for each move that a convention tells apart.
    ///
    /// In the convention of orders a piece that is taken from another side is taken in another way. Where captures go along
    /// two lines alone, the order says the side.
    fn distinct(&self, convention: Convention) -> Vec<Sequence> {
        let sequences = self.sequences(usize::MAX).expect("no limit");
        if convention != Convention::Orders {
            return convention.distinct(&sequences);
        }
        let mut orders = BTreeMap::new();
        for sequence in sequences {
            let before = [&[sequence.from], &sequence.landings[..]].concat();
            let sides: Vec<_> =
                sequence.captured.iter().zip(before).map(|(&of, from)| V::BOOK.side(from, of)).collect();
            orders.entry((sequence.from, sequence.to(), sequence.captured.clone(), sides)).or_insert(sequence);
        }
        orders.into_values().collect()
    }

    /// Every legal way to move with the hand, or nothing if more than `limit` jumps must be looked at to find them.
    pub fn sequences(&self, limit: usize) -> Option<Vec<Sequence>> {
        if self.is_won() {
            return Some(Vec::new());
        }
        let captures = V::BOOK.legal(self.paths(limit)?);
        Some(if captures.is_empty() { self.quiet_moves() } else { captures.iter().map(Path::sequence).collect() })
    }

    /// Whether somebody has won by a king.
    fn is_won(&self) -> bool {
        V::BOOK.first_king_wins && self.board.iter().flatten().any(|piece| piece.kind == Kind::King)
    }

    /// The squares of a side's pieces of a kind.
    fn of(&self, side: Side, kind: Kind) -> Vec<u8> {
        let squares = 0..self.board.len() as u8;
        squares.filter(|&square| self.board[square as usize] == Some(Piece { side, kind })).collect()
    }

    /// Every move without a capture.
    fn quiet_moves(&self) -> Vec<Sequence> {
        let book = &V::BOOK;
        let mut moves = Vec::new();
        for from in self.of(self.side, Kind::Man) {
            for &direction in book.man.steps {
                let next = book.step(from, book.seen_by(self.side, direction));
                let free = next.filter(|&square| self.board[square as usize].is_none());
                moves.extend(free.map(|to| Sequence { from, landings: vec![to], captured: Vec::new() }));
            }
        }
        for from in self.of(self.side, Kind::King).into_iter().filter(|&from| !self.must_rest(from)) {
            for &direction in book.king.steps {
                let mut next = book.step(from, direction);
                while let Some(to) = next.filter(|&square| self.board[square as usize].is_none()) {
                    moves.push(Sequence { from, landings: vec![to], captured: Vec::new() });
                    next = if book.king_flies { book.step(to, direction) } else { None };
                }
            }
        }
        moves
    }

    /// Whether a king has moved as often in succession as it may.
    fn must_rest(&self, king: u8) -> bool {
        let Some(limit) = V::BOOK.successive_king_moves else { return false };
        let has_man = !self.of(self.side, Kind::Man).is_empty();
        has_man && self.tired[place(self.side)].is_some_and(|(moves, square)| square == king && moves >= limit)
    }

    /// Whether a man of the side to move becomes a king by what it did.
    fn promotes(&self, sequence: &Sequence) -> bool {
        V::BOOK.crowned(self.side, &sequence.landings) || V::BOOK.on_last_row(self.side, sequence.to())
    }

    /// The move that a sequence makes.
    fn resolve(&self, sequence: &Sequence) -> Move {
        let man = self.board[sequence.from as usize].is_some_and(|piece| piece.kind == Kind::Man);
        Move {
            from: sequence.from,
            to: sequence.to(),
            captured: sorted(&sequence.captured),
            promotes: man && self.promotes(sequence),
        }
    }

    /// Notes that a king has moved, or that none has.
    fn note(&mut self, mv: &Move, king: bool) {
        let Some(_) = V::BOOK.successive_king_moves else { return };
        let before = self.tired[place(self.side)].filter(|&(_, square)| square == mv.from);
        let quiet_king = king && mv.captured.is_empty();
        self.tired[place(self.side)] = quiet_king.then(|| (before.map_or(1, |(moves, _)| moves + 1), mv.to));
    }

    /// Forgets what is noted of a king that is captured, or whose side has no man: that one moves on.
    fn forget(&mut self) {
        for side in [Side::White, Side::Black] {
            let kings = self.of(side, Kind::King);
            let has_man = !self.of(side, Kind::Man).is_empty();
            let noted = &mut self.tired[place(side)];
            *noted = noted.filter(|(_, square)| has_man && kings.contains(square));
        }
    }
}

impl<V: Variant> Referee for Position<V> {
    type Move = Move;

    fn read(fen: &str) -> Self {
        fen::read(fen)
    }

    fn write(&self) -> String {
        fen::write(self)
    }

    fn moves(&self) -> Vec<Move> {
        let sequences = self.sequences(usize::MAX).expect("no limit");
        let mut moves: Vec<Move> = sequences.iter().map(|sequence| self.resolve(sequence)).collect();
        moves.sort();
        moves.dedup();
        moves
    }

    /// From, to, the names of the captured pieces in the order of letters, and whether the piece is crowned: `32-28`,
    /// `28x19x23`, `b7-a8=K`.
    fn text(&self, mv: &Move) -> String {
        let name = |square| V::BOOK.name(square);
        let mut captured: Vec<String> = mv.captured.iter().map(|&square| name(square)).collect();
        captured.sort();
        let sign = if captured.is_empty() { "-" } else { "x" };
        let rest: String = captured.iter().map(|name| format!("x{name}")).collect();
        format!("{}{sign}{}{rest}{}", name(mv.from), name(mv.to), if mv.promotes { "=K" } else { "" })
    }

    fn play(&self, mv: &Move) -> Self {
        let mut next = self.clone();
        let mut piece = next.board[mv.from as usize].take().expect("a move leaves a piece's square");
        let man = piece.kind == Kind::Man;
        next.note(mv, !man);
        if mv.promotes {
            piece.kind = Kind::King;
        }
        for &square in &mv.captured {
            next.board[square as usize] = None;
        }
        next.board[mv.to as usize] = Some(piece);
        next.forget();
        let progress = !mv.captured.is_empty() || (man && V::BOOK.men_are_progress);
        next.halfmove = if progress { 0 } else { self.halfmove + 1 };
        next.fullmove = self.fullmove + u32::from(self.side != V::BOOK.first);
        next.side = self.side.other();
        next
    }

    fn set_up(random: &mut Random) -> Self {
        set_up::set_up(random)
    }
}

#[cfg(test)]
mod tests;
