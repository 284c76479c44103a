//! Atomic, as lichess.org tells it.

use super::{Game, Pawn, Turn, Variant};
use crate::Referee;
use crate::chess::{ALL, Colour, Position, Square, step};

/// Captures explode.
#[derive(Clone, Debug)]
pub struct Atomic;

/// The squares around one.
fn around(square: Square) -> impl Iterator<Item = Square> {
    ALL.iter().filter_map(move |&way| step(square, way))
}

/// Whether a king of a colour would be in check on a square.
fn checked(position: &Position, king: Square, colour: Colour) -> bool {
    let is_king = |at: Square| position.board[at].is_some_and(|piece| piece.kind == super::King);
    let touches = around(king).any(|at| is_king(at) && position.board[at].is_some_and(|piece| piece.colour != colour));
    !touches && position.squares(colour.other()).any(|from| !is_king(from) && position.attacks(from, king))
}

impl Variant for Atomic {
    type Extra = ();

    fn extra() {}

    fn over(game: &Game<Self>) -> bool {
        game.king(Colour::White).is_none() || game.king(Colour::Black).is_none()
    }

    fn turns(game: &Game<Self>) -> Vec<Turn> {
        let position = &game.position;
        let mut turns: Vec<Turn> = position.candidates().into_iter().map(Turn::Move).collect();
        let king = position.king(position.turn);
        for rook in position.rights[position.turn as usize].into_iter().flatten() {
            let (king_to, rook_to) = Position::castled(king, rook);
            let lane = |from: Square, to: Square| from.min(to)..=from.max(to);
            let free = |at: Square| at == king || at == rook || position.board[at].is_none();
            let mut without = position.clone();
            without.board[king] = None;
            // Where he comes to, the rook may shield him: that is for `may_leave`.
            let safe = |at: Square| at != king && at == king_to || !checked(&without, at, position.turn);
            if lane(king, king_to).all(|at| free(at) && safe(at)) && lane(rook, rook_to).all(free) {
                turns.push(super::castling(position, rook));
            }
        }
        turns
    }

    fn play(game: &Game<Self>, turn: Turn) -> Game<Self> {
        let Turn::Move(mv) = turn else { panic!("nothing is dropped here") };
        let mut position = game.position.play(&mv);
        if game.captures(&turn) {
            position.board[mv.to] = None;
            for at in around(mv.to) {
                position.board[at] = position.board[at].filter(|piece| piece.kind == Pawn);
            }
            for colour in [Colour::White, Colour::Black] {
                let has_king = position
                    .squares(colour)
                    .any(|at| position.board[at].is_some_and(|piece| piece.kind == super::King));
                let board = position.board;
                for right in &mut position.rights[colour as usize] {
                    *right = right.filter(|&rook| has_king && board[rook].is_some());
                }
            }
        }
        Game { position, extra: () }
    }

    fn may_leave(after: &Game<Self>, mover: Colour) -> bool {
        match (after.king(mover), after.king(mover.other())) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(king), Some(_)) => !checked(&after.position, king, mover),
        }
    }
}
