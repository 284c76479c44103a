//! Mini-shogi, from The Chess Variant Pages.
//!
//! The board is a grid of letters, in which promoted pieces have letters of their own. Every move that a piece can make is
//! made, and is legal if the king is then safe, and if no pawn mates by being dropped.
//!
//! The canonical FEN is the board, what is in hand in brackets, the side to move, the plies since the last capture or move
//! of a pawn, and the number of the move. In it promoted pieces have a plus.

use crate::grid::{EMPTY, Grid, Place, WAYS, name};
use crate::{Random, Referee};

/// Files, and ranks.
const SIZE: i32 = 5;

/// What may lie in hand, in the order of a FEN.
const HAND: &str = "GSBRP";

/// Pieces, and the letters of those they become: a pawn, a silver, a bishop and a rook.
const PROMOTED: [(char, char); 4] = [('P', 'T'), ('S', 'N'), ('B', 'H'), ('R', 'D')];

/// What one side does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// A piece goes from a square to a square, and promotes or not.
    Go(Place, Place, bool),
    /// A piece is dropped.
    Drop(char, Place),
}

/// A position.
#[derive(Clone, Debug)]
pub struct Position {
    /// White's pieces are capitals.
    board: Grid,
    /// What White has in hand, and Black: capitals, sorted.
    hands: [Vec<char>; 2],
    /// Whether White is to move.
    white: bool,
    /// The clock.
    halfmove: u32,
    /// The number of the move.
    fullmove: u32,
}

/// Whether a letter is a piece of a side.
fn is(letter: char, white: bool) -> bool {
    letter != EMPTY && letter.is_ascii_uppercase() == white
}

/// A letter as a side writes it.
fn of(letter: char, white: bool) -> char {
    if white { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

/// What a piece becomes, if it can.
fn promoted(letter: char) -> Option<char> {
    PROMOTED.into_iter().find(|pair| pair.0 == letter).map(|pair| pair.1)
}

/// What a piece was before it promoted.
fn plain(letter: char) -> char {
    PROMOTED.into_iter().find(|pair| pair.1 == letter).map_or(letter, |pair| pair.0)
}

/// The rank from which on a side's pieces promote.
fn goal(white: bool) -> i32 {
    if white { SIZE - 1 } else { 0 }
}

/// The steps of a piece that goes up the board, and whether it repeats each.
fn gait(letter: char) -> Vec<(Place, bool)> {
    let ways =
        |test: fn(Place) -> bool, far: bool| WAYS.into_iter().filter(move |&way| test(way)).map(move |way| (way, far));
    let straight: fn(Place) -> bool = |way| way.0 == 0 || way.1 == 0;
    let diagonal: fn(Place) -> bool = |way| way.0 != 0 && way.1 != 0;
    match letter {
        'K' => ways(|_| true, false).collect(),
        'G' | 'T' | 'N' => ways(|way| way.0 == 0 || way.1 >= 0, false).collect(),
        'S' => ways(|way| way.0 != 0 && way.1 != 0 || way == (0, 1), false).collect(),
        'P' => vec![((0, 1), false)],
        'B' => ways(diagonal, true).collect(),
        'R' => ways(straight, true).collect(),
        'H' => ways(diagonal, true).chain(ways(straight, false)).collect(),
        'D' => ways(straight, true).chain(ways(diagonal, false)).collect(),
        _ => panic!("no piece: {letter}"),
    }
}

impl Position {
    /// The squares that a piece goes to: free, or the other side's.
    fn reach(&self, at: Place, white: bool) -> Vec<Place> {
        let up = if white { 1 } else { -1 };
        let mut reach = Vec::new();
        for (way, far) in gait(self.board.get(at).expect("a piece").to_ascii_uppercase()) {
            for times in 1..=if far { SIZE } else { 1 } {
                let to = (at.0 + way.0 * times, at.1 + way.1 * times * up);
                let Some(met) = self.board.get(to).filter(|&met| !is(met, white)) else { break };
                reach.push(to);
                if met != EMPTY {
                    break;
                }
            }
        }
        reach
    }

    /// The squares of a side's pieces.
    fn all(&self, white: bool) -> Vec<Place> {
        let own = |at: &Place| self.board.get(*at).is_some_and(|letter| is(letter, white));
        self.board.places().into_iter().filter(own).collect()
    }

    /// Whether a side's king is attacked.
    fn in_check(&self, white: bool) -> bool {
        let kings = self.board.of(of('K', white));
        self.all(!white).into_iter().any(|at| self.reach(at, !white).iter().any(|to| kings.contains(to)))
    }

    /// The moves of the pieces on the board, whatever becomes of the king.
    fn goings(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.all(self.white) {
            let letter = self.board.get(from).expect("a piece").to_ascii_uppercase();
            for to in self.reach(from, self.white) {
                let may = promoted(letter).is_some() && (from.1 == goal(self.white) || to.1 == goal(self.white));
                let must = letter == 'P' && to.1 == goal(self.white);
                if may {
                    moves.push(Move::Go(from, to, true));
                }
                if !must {
                    moves.push(Move::Go(from, to, false));
                }
            }
        }
        moves
    }

    /// The drops, whatever becomes of the king.
    fn drops(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut letters = self.hands[usize::from(!self.white)].clone();
        letters.dedup();
        for letter in letters {
            for to in self.board.of(EMPTY) {
                let second = (0..SIZE).any(|rank| self.board.get((to.0, rank)) == Some(of('P', self.white)));
                if letter != 'P' || (to.1 != goal(self.white) && !second) {
                    moves.push(Move::Drop(letter, to));
                }
            }
        }
        moves
    }

    /// Whether a move is the drop of a pawn that mates.
    fn mates_by_a_pawn(&self, mv: Move) -> bool {
        let after = self.after(mv);
        matches!(mv, Move::Drop('P', _)) && after.in_check(after.white) && after.legal().is_empty()
    }

    /// Every legal move.
    fn legal(&self) -> Vec<Move> {
        let mut moves = self.goings();
        moves.extend(self.drops());
        moves.retain(|&mv| !self.after(mv).in_check(self.white) && !self.mates_by_a_pawn(mv));
        moves.sort();
        moves
    }

    /// The position after a move.
    fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        let hand = &mut next.hands[usize::from(!self.white)];
        next.halfmove = self.halfmove + 1;
        match mv {
            Move::Go(from, to, promotes) => {
                let letter = self.board.get(from).expect("a piece").to_ascii_uppercase();
                if letter == 'P' {
                    next.halfmove = 0;
                }
                if let Some(met) = self.board.get(to).filter(|&met| met != EMPTY) {
                    hand.push(plain(met.to_ascii_uppercase()));
                    hand.sort();
                    next.halfmove = 0;
                }
                let letter = if promotes { promoted(letter).expect("it may") } else { letter };
                next.board.put(from, EMPTY);
                next.board.put(to, of(letter, self.white));
            }
            Move::Drop(letter, to) => {
                let at = hand.iter().position(|&held| held == letter).expect("it is in hand");
                hand.remove(at);
                next.board.put(to, of(letter, self.white));
            }
        }
        next.fullmove = self.fullmove + u32::from(!self.white);
        next.white = !self.white;
        next
    }

    /// Puts a piece on a free square of some ranks.
    fn put(&mut self, random: &mut Random, letter: char, ranks: std::ops::Range<i32>) {
        let free: Vec<Place> = self.board.of(EMPTY).into_iter().filter(|at| ranks.contains(&at.1)).collect();
        self.board.put(*random.pick(&free), letter);
    }

    /// A set-up at random, in which kings may be attacked.
    fn draw(random: &mut Random) -> Self {
        let mut position = Self {
            board: Grid::new(SIZE, SIZE),
            hands: [Vec::new(), Vec::new()],
            white: random.below(2) == 0,
            halfmove: random.below(20) as u32,
            fullmove: 20 + random.below(50) as u32,
        };
        for white in [true, false] {
            position.put(random, of('K', white), 0..SIZE);
        }
        // Two of each piece are in play.
        for letter in HAND.chars().flat_map(|letter| [letter, letter]) {
            let white = random.below(2) == 0;
            let promoted = promoted(letter).filter(|_| random.below(4) == 0);
            match random.below(5) {
                0 => {}
                1 | 2 => position.hands[usize::from(!white)].push(letter),
                _ if promoted.is_none() && letter == 'P' => position.put(random, of(letter, white), 1..SIZE - 1),
                _ => position.put(random, of(promoted.unwrap_or(letter), white), 0..SIZE),
            }
        }
        position.hands.iter_mut().for_each(|hand| hand.sort());
        position
    }
}

impl Referee for Position {
    type Move = Move;

    fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let (board, hands) = fields[0].trim_end_matches(']').split_once('[').expect("a hand");
        let mut letters = board.to_string();
        for (letter, promoted) in PROMOTED {
            for white in [true, false] {
                letters = letters.replace(&format!("+{}", of(letter, white)), &of(promoted, white).to_string());
            }
        }
        let hand = |white| {
            let mut hand: Vec<char> =
                hands.chars().filter(|&letter| is(letter, white)).map(|it| of(it, true)).collect();
            hand.sort();
            hand
        };
        Self {
            board: Grid::read(SIZE, SIZE, &letters),
            hands: [hand(true), hand(false)],
            white: fields[1] == "w",
            halfmove: fields[2].parse().expect("a number"),
            fullmove: fields[3].parse().expect("a number"),
        }
    }

    fn write(&self) -> String {
        let mut board = self.board.write();
        for (letter, promoted) in PROMOTED {
            for white in [true, false] {
                board = board.replace(of(promoted, white), &format!("+{}", of(letter, white)));
            }
        }
        let hand = |white: bool| -> String {
            let held = |letter| self.hands[usize::from(!white)].iter().filter(move |&&held| held == letter);
            HAND.chars().flat_map(held).map(|&letter| of(letter, white)).collect()
        };
        let turn = if self.white { 'w' } else { 'b' };
        format!("{board}[{}{}] {turn} {} {}", hand(true), hand(false), self.halfmove, self.fullmove)
    }

    fn moves(&self) -> Vec<Move> {
        self.legal()
    }

    fn text(&self, mv: &Move) -> String {
        match *mv {
            Move::Go(from, to, promotes) => format!("{}{}{}", name(from), name(to), if promotes { "+" } else { "" }),
            Move::Drop(letter, to) => format!("{letter}@{}", name(to)),
        }
    }

    fn play(&self, mv: &Move) -> Self {
        self.after(*mv)
    }

    /// Draws until the side that is not to move is not in check.
    fn set_up(random: &mut Random) -> Self {
        loop {
            let drawn = Self::draw(random);
            if !drawn.in_check(!drawn.white) {
                return drawn;
            }
        }
    }
}

#[cfg(test)]
mod tests;
