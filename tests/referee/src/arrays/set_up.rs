//! Positions at random, rich in what is rare in play: castlings, pawns about to promote or to pass each other.

use std::marker::PhantomData;

use super::{Array, Position, of};
use crate::Random;
use crate::grid::{EMPTY, Grid, Place};

/// Draws until the side that is not to move is not in check.
pub(super) fn set_up<A: Array>(random: &mut Random) -> Position<A> {
    loop {
        let drawn = draw::<A>(random);
        if drawn.in_check(!drawn.white) {
            continue;
        }
        // Half of the time a pawn has just passed another, if one can.
        let passes = |next: &Position<A>| next.pawn_moves().iter().any(|mv| Some(mv.1) == next.passed);
        let steps: Vec<_> = drawn.legal().into_iter().filter(|mv| passes(&drawn.after(mv))).collect();
        return if steps.is_empty() || random.below(2) == 0 { drawn } else { drawn.after(random.pick(&steps)) };
    }
}

/// A set-up at random, in which kings may be attacked.
fn draw<A: Array>(random: &mut Random) -> Position<A> {
    let (files, ranks) = A::SIZE;
    let mut position = Position::<A> {
        board: Grid::new(files, ranks),
        white: random.below(2) == 0,
        rights: [false; 4],
        passed: None,
        halfmove: random.below(60) as u32,
        fullmove: 40 + random.below(50) as u32,
        array: PhantomData,
    };
    for white in [true, false] {
        let home = Position::<A>::home(white).0;
        match A::CASTLING {
            Some((king, _))
                if (white || A::BLACK_CASTLES)
                    && position.board.get((king, home)) == Some(EMPTY)
                    && random.below(2) == 0 =>
            {
                position.board.put((king, home), of('K', white));
                for (side, rook) in [files - 1, 0].into_iter().enumerate() {
                    if position.board.get((rook, home)) == Some(EMPTY) && random.below(3) > 0 {
                        position.board.put((rook, home), of('R', white));
                        position.rights[usize::from(!white) * 2 + side] = random.below(4) > 0;
                    }
                }
            }
            _ => put(&mut position.board, random, of('K', white), 0..ranks),
        }
    }
    if A::DOUBLE_STEP {
        let (home, up) = Position::<A>::home(position.white);
        let file = random.below(files as usize - 1) as i32;
        for (at, white) in [((file, home + up), position.white), ((file + 1, home + 3 * up), !position.white)] {
            if position.board.get(at) == Some(EMPTY) {
                position.board.put(at, of('P', white));
            }
        }
    }
    for white in [true, false] {
        let letters: Vec<char> = A::PIECES.chars().collect();
        for _ in 0..random.below(5) {
            let letter = of(*random.pick(&letters), white);
            put(&mut position.board, random, letter, 0..ranks);
        }
        for _ in 0..random.below(files as usize) {
            put(&mut position.board, random, of('P', white), 1..ranks - 1);
        }
    }
    position
}

/// Puts a piece on a free square of some ranks.
fn put(board: &mut Grid, random: &mut Random, letter: char, ranks: std::ops::Range<i32>) {
    let free = |at: &Place| ranks.contains(&at.1) && board.get(*at) == Some(EMPTY);
    let free: Vec<Place> = board.places().into_iter().filter(free).collect();
    if !free.is_empty() {
        board.put(*random.pick(&free), letter);
    }
}
