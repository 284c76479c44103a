//! Set-ups at random, rich in what is rare in play.

use super::Kind::{Bishop, King, Knight, Pawn, Queen, Rook};
use super::{ALL, Colour, Kind, Piece, Position, Square, file, rank};
use crate::{Random, Referee};

impl Position {
    /// A position at random that a game could lead to, as far as its pieces and its last move tell.
    pub(super) fn possible(random: &mut Random) -> Self {
        loop {
            let position = Self::scatter(random);
            let check_is_welcome = random.below(4) == 0;
            if position.can_arise() && (check_is_welcome || !position.in_check(position.turn)) {
                return position;
            }
        }
    }

    /// Puts a piece on an empty square, unless no game could give its side these pieces.
    fn put(&mut self, at: Square, colour: Colour, kind: Kind) -> bool {
        if self.board[at].is_some() || kind == Pawn && (rank(at) == 0 || rank(at) == 7) {
            return false;
        }
        self.board[at] = Some(Piece { colour, kind });
        let kept = self.could_own(colour);
        if !kept {
            self.board[at] = None;
        }
        kept
    }

    /// Whether a colour has at most 16 pieces, and a pawn missing for each one promoted.
    fn could_own(&self, colour: Colour) -> bool {
        let count = |kind: Kind, shade: &[usize]| {
            let counted = |&at: &Square| {
                self.board[at] == Some(Piece { colour, kind }) && shade.contains(&((file(at) + rank(at)) % 2))
            };
            (0..64).filter(counted).count()
        };
        let promoted = count(Queen, &[0, 1]).saturating_sub(1)
            + count(Rook, &[0, 1]).saturating_sub(2)
            + count(Knight, &[0, 1]).saturating_sub(2)
            + count(Bishop, &[0]).saturating_sub(1)
            + count(Bishop, &[1]).saturating_sub(1);
        count(Pawn, &[0, 1]) + promoted <= 8 && self.squares(colour).count() <= 16
    }

    /// A position at random that need not be possible.
    fn scatter(random: &mut Random) -> Self {
        let mut position = Self::read("k7/8/8/8/8/8/8/7K");
        position.board = [None; 64];
        position.turn = *random.pick(&[Colour::White, Colour::Black]);
        if random.below(3) == 0 {
            position.scatter_double_step(random);
        }
        for colour in [Colour::White, Colour::Black] {
            position.scatter_king(random, colour);
        }
        for colour in [Colour::White, Colour::Black] {
            position.scatter_line(random, colour);
            position.scatter_pieces(random, colour);
        }
        position.clock = if position.passed.is_some() { 0 } else { random.below(60) as u32 };
        position.number = 40 + random.below(60) as u32;
        position
    }

    /// Puts down a pawn that has just made a double step, often beside one that can capture it.
    fn scatter_double_step(&mut self, random: &mut Random) {
        let mover = self.turn.other();
        let lane = random.below(8);
        let row = 8 * mover.rank(3);
        self.passed = Some(8 * mover.rank(2) + lane);
        self.put(row + lane, mover, Pawn);
        for beside in [lane.wrapping_sub(1), lane + 1] {
            if beside < 8 && random.below(2) == 0 {
                self.put(row + beside, self.turn, Pawn);
            }
        }
        if random.below(3) == 0 {
            self.put(row + random.below(8), mover, *random.pick(&[Rook, Queen]));
            self.put(row + random.below(8), self.turn, King);
        }
    }

    /// Puts down a king, often on its first rank with rooks to castle with.
    fn scatter_king(&mut self, random: &mut Random, colour: Colour) {
        if self.squares(colour).any(|at| self.board[at].unwrap().kind == King) {
            return;
        }
        let first = 8 * colour.rank(0);
        let standard = random.below(2) == 0;
        let king = if standard { 4 } else { 1 + random.below(6) };
        if random.below(2) == 0 || !self.put(first + king, colour, King) {
            while !self.put(random.below(64), colour, King) {}
            return;
        }
        for side in [0, 1] {
            let rook = match (standard, side) {
                (true, 0) => 7,
                (true, _) => 0,
                (false, 0) => king + 1 + random.below(7 - king),
                (false, _) => random.below(king),
            };
            if random.below(3) > 0 && self.put(first + rook, colour, Rook) && random.below(5) > 0 {
                self.rights[colour as usize][side] = Some(first + rook);
            }
        }
        if random.below(4) == 0 {
            self.put(first + random.below(8), colour, Rook);
        }
    }

    /// Puts a piece that pins, or gives check, or could by discovery, on lines to a king.
    fn scatter_line(&mut self, random: &mut Random, colour: Colour) {
        for _ in 0..random.below(4) {
            let way = *random.pick(&ALL);
            let line: Vec<Square> = self.walk(self.king(colour), way).collect();
            if line.is_empty() {
                continue;
            }
            let far = *random.pick(&line);
            let near = *random.pick(&line);
            let rider = if way.0 == 0 || way.1 == 0 { Rook } else { Bishop };
            self.put(far, colour.other(), *random.pick(&[rider, Queen]));
            if random.below(4) > 0 {
                let shield = *random.pick(&[colour, colour.other()]);
                self.put(near, shield, *random.pick(&[Pawn, Pawn, Knight, Bishop, Rook, Queen]));
            }
        }
    }

    /// Puts down the rest of a colour's pieces: few or many, with a taste for some kind.
    fn scatter_pieces(&mut self, random: &mut Random, colour: Colour) {
        let taste = *random.pick(&[Pawn, Pawn, Knight, Bishop, Rook, Queen]);
        for _ in 0..random.below(16) {
            let kind = *random.pick(&[Pawn, Pawn, Pawn, Knight, Bishop, Rook, Queen, taste, taste]);
            let near_promotion = kind == Pawn && random.below(3) == 0;
            let at = if near_promotion { 8 * colour.rank(6) + random.below(8) } else { random.below(64) };
            self.put(at, colour, kind);
        }
    }

    /// Whether a last move of the side not to move could have led here.
    fn can_arise(&self) -> bool {
        let mover = self.turn.other();
        if self.in_check(mover) {
            return false;
        }
        if let Some(passed) = self.passed {
            let origin = 8 * mover.rank(1) + file(passed);
            let mut before = self.clone();
            before.board[origin] = before.board[8 * mover.rank(3) + file(passed)].take();
            return self.board[origin].is_none() && self.board[passed].is_none() && !before.in_check(self.turn);
        }
        !self.in_check(self.turn) || self.squares(mover).any(|to| (0..64).any(|from| self.could_come(from, to)))
    }

    /// Whether the piece on `to` could have come from `from` just now, and the king was not in check before.
    fn could_come(&self, from: Square, to: Square) -> bool {
        let piece = self.board[to].unwrap();
        let rights = self.rights[piece.colour as usize];
        if self.board[from].is_some() || rights.contains(&Some(to)) || piece.kind == King && rights != [None; 2] {
            return false;
        }
        let promoted = rank(to) == piece.colour.rank(7) && piece.kind != King;
        let kinds = [Some(piece.kind), promoted.then_some(Pawn)];
        let captured = [None, Some(Piece { colour: self.turn, kind: Knight })];
        let possible = |&kind: &Kind| kind != Pawn || (1..7).contains(&rank(from));
        kinds.into_iter().flatten().filter(possible).any(|kind| {
            captured.into_iter().any(|captured| {
                let mut before = self.clone();
                before.turn = piece.colour;
                before.board[to] = captured;
                before.board[from] = Some(Piece { kind, ..piece });
                before.targets(from).contains(&to) && !before.in_check(self.turn)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_ups_are_possible() {
        let mut random = Random::new(960);
        let (mut castlings, mut passings, mut promotions, mut doubles) = (0, 0, 0, 0);
        for _ in 0..400 {
            let position = Position::set_up(&mut random);
            let (us, them) = (position.turn, position.turn.other());
            assert!(!position.in_check(them));
            assert!(position.could_own(us) && position.could_own(them));
            assert_eq!(Position::read(&position.write()).write(), position.write());
            let moves = position.moves();
            castlings += usize::from(moves.iter().any(|mv| mv.castling));
            promotions += usize::from(moves.iter().any(|mv| mv.promotion.is_some()));
            passings += usize::from(position.can_take_in_passing());
            let king = position.king(us);
            let checkers = position.squares(them).filter(|&at| position.attacks(at, king)).count();
            assert!(checkers <= 2);
            doubles += usize::from(checkers == 2);
        }
        assert!(castlings > 20 && passings > 20 && promotions > 60 && doubles > 2);
    }
}
