//! Chess on other boards and with other pieces, from what is published of each: Los Alamos chess, Capablanca chess,
//! Embassy chess and Orda chess.
//!
//! The board is a grid of letters. Every move that a piece can make is made, and is legal if the king is then safe.
//!
//! The canonical FEN is that of chess; the square passed by a pawn is written where a capture in passing is legal.

mod games;
mod set_up;

use std::marker::PhantomData;

pub use games::{Array, Capablanca, Embassy, LosAlamos, Orda};

use crate::grid::{EMPTY, Grid, Place, name};
use crate::{Random, Referee};

/// A move: from, to, what a pawn becomes. A king that goes over two files or more castles.
pub type Move = (Place, Place, Option<char>);

/// A position.
#[derive(Clone, Debug)]
pub struct Position<A> {
    /// White's pieces are capitals.
    board: Grid,
    /// Whether White is to move.
    white: bool,
    /// Who may castle: White to the right, to the left, Black to the right, to the left.
    rights: [bool; 4],
    /// The square that a pawn has just passed.
    passed: Option<Place>,
    /// The plies since the last capture or pawn's move.
    halfmove: u32,
    /// The number of the move.
    fullmove: u32,
    array: PhantomData<A>,
}

/// Whether a letter is a piece of a side.
fn is(letter: char, white: bool) -> bool {
    letter != EMPTY && letter.is_ascii_uppercase() == white
}

/// A letter as a side writes it.
fn of(letter: char, white: bool) -> char {
    if white { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

/// The square of a name.
fn place(name: &str) -> Place {
    let (file, rank) = name.split_at(1);
    (i32::from(file.as_bytes()[0] - b'a'), rank.parse::<i32>().expect("a rank") - 1)
}

impl<A: Array> Position<A> {
    /// Whether a move of two names of two letters is that of a king to the last rank.
    pub fn arrives(&self, text: &str) -> bool {
        let [from, to] = [&text[..2], &text[2..4]].map(place);
        self.board.get(from) == Some(of('K', self.white)) && to.1 == Self::home(!self.white).0
    }

    /// The rank on which a side's pieces start, and the way its pawns go.
    fn home(white: bool) -> (i32, i32) {
        if white { (0, 1) } else { (A::SIZE.1 - 1, -1) }
    }

    /// The squares that a piece, no pawn, goes to: free ones by the ways that it moves, the other side's by those that
    /// it captures.
    fn reach(&self, at: Place, white: bool) -> Vec<Place> {
        let free = |to: &Place| self.board.get(*to) == Some(EMPTY);
        let [mut moves, mut captures] = [0, 1].map(|which| self.along(at, white, which));
        moves.retain(free);
        captures.retain(|to| !free(to));
        moves.extend(captures);
        moves
    }

    /// The squares on the ways of a piece, of one sort, as far as nothing is in the way: free, or the other side's.
    fn along(&self, at: Place, white: bool, which: usize) -> Vec<Place> {
        let letter = self.board.get(at).expect("a piece").to_ascii_uppercase();
        let up = Self::home(white).1;
        let mut reach = Vec::new();
        for &((right, ahead), most) in &A::ways(letter)[which] {
            self.go(at, (right, up * ahead), most, white, &mut reach);
        }
        reach
    }

    /// Goes on from a square so many times at most, as far as nothing is in the way.
    fn go(&self, at: Place, way: Place, most: i32, white: bool, reach: &mut Vec<Place>) {
        let (mut to, mut times) = ((at.0 + way.0, at.1 + way.1), 0);
        while let Some(met) = self.board.get(to).filter(|&met| times < most && !is(met, white)) {
            reach.push(to);
            times = if met == EMPTY { times + 1 } else { most };
            to = (to.0 + way.0, to.1 + way.1);
        }
    }

    /// A side's pieces: where each stands, and its letter as White writes it.
    fn pieces(&self, white: bool) -> Vec<(Place, char)> {
        let squares = (0..A::SIZE.1).flat_map(|rank| (0..A::SIZE.0).map(move |file| (file, rank)));
        let pieces = squares.filter_map(|at| Some((at, self.board.get(at).filter(|&letter| is(letter, white))?)));
        pieces.map(|(at, letter)| (at, of(letter, true))).collect()
    }

    /// Whether a side attacks a square.
    fn attacks(&self, white: bool, square: Place) -> bool {
        self.pieces(white).into_iter().any(|(at, letter)| match letter {
            'P' => at.1 + Self::home(white).1 == square.1 && (at.0 - square.0).abs() == 1,
            _ => self.along(at, white, 1).contains(&square),
        })
    }

    /// Whether a side's king is attacked.
    fn in_check(&self, white: bool) -> bool {
        let king = self.pieces(white).into_iter().find(|&(_, letter)| letter == 'K');
        king.is_some_and(|(at, _)| self.attacks(!white, at))
    }

    /// The moves of pawns, whatever becomes of the king.
    fn pawn_moves(&self) -> Vec<Move> {
        let (home, up) = Self::home(self.white);
        let mut moves = Vec::new();
        for (from, _) in self.pieces(self.white).into_iter().filter(|&(_, letter)| letter == 'P') {
            let ahead = |steps: i32| (from.0, from.1 + up * steps);
            let mut to: Vec<Place> = Vec::new();
            if self.board.get(ahead(1)) == Some(EMPTY) {
                to.push(ahead(1));
                if A::DOUBLE_STEP && from.1 == home + up && self.board.get(ahead(2)) == Some(EMPTY) {
                    to.push(ahead(2));
                }
            }
            for square in [(from.0 - 1, from.1 + up), (from.0 + 1, from.1 + up)] {
                let taken = self.board.get(square).is_some_and(|met| is(met, !self.white));
                if taken || self.passed == Some(square) {
                    to.push(square);
                }
            }
            for to in to {
                if to.1 == Self::home(!self.white).0 {
                    moves.extend(A::PROMOTIONS.chars().map(|letter| (from, to, Some(letter))));
                } else {
                    moves.push((from, to, None));
                }
            }
        }
        moves
    }

    /// The castlings that are legal.
    fn castlings(&self) -> Vec<Move> {
        let Some((king, targets)) = A::CASTLING else { return Vec::new() };
        let rank = Self::home(self.white).0;
        let mut moves = Vec::new();
        for (side, to) in targets.into_iter().enumerate() {
            let rook = [A::SIZE.0 - 1, 0][side];
            let free = (king.min(rook) + 1..king.max(rook)).all(|file| self.board.get((file, rank)) == Some(EMPTY));
            let safe = (king.min(to)..=king.max(to)).all(|file| !self.attacks(!self.white, (file, rank)));
            if self.rights[usize::from(!self.white) * 2 + side] && free && safe {
                moves.push(((king, rank), (to, rank), None));
            }
        }
        moves
    }

    /// Whether a king has come to the last rank, where that wins.
    fn is_over(&self) -> bool {
        let arrived =
            |white| self.pieces(white).iter().any(|(at, letter)| *letter == 'K' && at.1 == Self::home(!white).0);
        A::LAST_RANK_WINS && [true, false].into_iter().any(arrived)
    }

    /// Every move that leaves the own king safe, whether or not the game is over.
    fn legal(&self) -> Vec<Move> {
        let mut moves = self.pawn_moves();
        for (from, _) in self.pieces(self.white).into_iter().filter(|&(_, letter)| letter != 'P') {
            moves.extend(self.reach(from, self.white).into_iter().map(|to| (from, to, None)));
        }
        moves.retain(|mv| !self.after(mv).in_check(self.white));
        moves.extend(self.castlings());
        moves.sort();
        moves
    }

    /// Whether a move is that of a pawn.
    fn is_pawn(&self, mv: &Move) -> bool {
        self.board.get(mv.0).is_some_and(|letter| letter.eq_ignore_ascii_case(&'P'))
    }

    /// The position after a move.
    fn after(&self, &(from, to, becomes): &Move) -> Self {
        let mut next = self.clone();
        let letter = self.board.get(from).expect("a piece");
        let capture = self.board.get(to) != Some(EMPTY);
        let pawn = self.is_pawn(&(from, to, becomes));
        next.board.put(from, EMPTY);
        next.board.put(to, becomes.map_or(letter, |letter| of(letter, self.white)));
        if pawn && from.0 != to.0 && !capture {
            next.board.put((to.0, from.1), EMPTY);
        }
        if letter.eq_ignore_ascii_case(&'K') && (from.0 - to.0).abs() > 1 {
            let right = to.0 > from.0;
            next.board.put((if right { A::SIZE.0 - 1 } else { 0 }, from.1), EMPTY);
            next.board.put((if right { to.0 - 1 } else { to.0 + 1 }, from.1), of('R', self.white));
        }
        next.keep_rights();
        next.passed = (pawn && (from.1 - to.1).abs() == 2).then_some((from.0, (from.1 + to.1) / 2));
        next.halfmove = if pawn || capture { 0 } else { self.halfmove + 1 };
        next.fullmove = self.fullmove + u32::from(!self.white);
        next.white = !self.white;
        next
    }

    /// Takes the rights of kings and rooks that are not where they started.
    fn keep_rights(&mut self) {
        for white in [true, false] {
            let rank = Self::home(white).0;
            for side in 0..2 {
                let stands = A::CASTLING.is_some_and(|(king, _)| {
                    let rook = (A::SIZE.0 - 1) * (1 - side);
                    self.board.get((king, rank)) == Some(of('K', white))
                        && self.board.get((rook, rank)) == Some(of('R', white))
                });
                self.rights[usize::from(!white) * 2 + side as usize] &= stands;
            }
        }
    }
}

impl<A: Array> Referee for Position<A> {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        Self {
            board: Grid::read(A::SIZE.0, A::SIZE.1, fields[0]),
            white: fields[1] == "w",
            rights: ['K', 'Q', 'k', 'q'].map(|letter| fields[2].contains(letter)),
            passed: (fields[3] != "-").then(|| place(fields[3])),
            halfmove: fields[4].parse().expect("a number"),
            fullmove: fields[5].parse().expect("a number"),
            array: PhantomData,
        }
    }

    fn write(&self) -> String {
        let turn = if self.white { 'w' } else { 'b' };
        let rights: String = "KQkq".chars().zip(self.rights).filter(|right| right.1).map(|right| right.0).collect();
        let rights = if rights.is_empty() { "-" } else { &rights };
        let taken = |square: &Place| self.legal().iter().any(|mv| mv.1 == *square && self.is_pawn(mv));
        let passed = self.passed.filter(taken).map_or("-".into(), name);
        format!("{} {turn} {rights} {passed} {} {}", self.board.write(), self.halfmove, self.fullmove)
    }

    fn moves(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { self.legal() }
    }

    fn text(&self, &(from, to, becomes): &Move) -> String {
        let becomes = becomes.map(|letter| letter.to_ascii_lowercase());
        format!("{}{}{}", name(from), name(to), becomes.map(String::from).unwrap_or_default())
    }

    fn play(&self, mv: &Move) -> Self {
        self.after(mv)
    }

    fn set_up(random: &mut Random) -> Self {
        set_up::set_up(random)
    }
}
