//! Horde, as lichess.org tells it.

use super::{Game, King, Pawn, Turn, Variant};
use crate::chess::{Colour, Move, Position, rank};
use crate::{Random, Referee};

/// White has no king.
#[derive(Clone, Debug)]
pub struct Horde;

impl Variant for Horde {
    type Extra = ();

    fn extra() {}

    fn over(game: &Game<Self>) -> bool {
        game.position.squares(Colour::White).next().is_none()
    }

    fn turns(game: &Game<Self>) -> Vec<Turn> {
        let position = &game.position;
        let mut moves = position.candidates();
        if position.turn == Colour::White {
            let pawns = (0..8).filter(|&at| game.at(at).is_some_and(|piece| piece.kind == Pawn));
            for from in pawns.filter(|at| position.board[at + 8].is_none() && position.board[at + 16].is_none()) {
                if game.at(from).is_some_and(|piece| piece.colour == Colour::White) {
                    moves.push(Move { from, to: from + 16, promotion: None, castling: false });
                }
            }
        }
        let mut turns: Vec<Turn> = moves.into_iter().map(Turn::Move).collect();
        for rook in position.rights[position.turn as usize].into_iter().flatten() {
            if position.can_castle(rook) {
                turns.push(super::castling(position, rook));
            }
        }
        turns
    }

    fn play(game: &Game<Self>, turn: Turn) -> Game<Self> {
        let Turn::Move(mv) = turn else { panic!("nothing is dropped here") };
        let mut position = game.position.play(&mv);
        if rank(mv.from) == 0 || rank(mv.from) == 7 {
            position.passed = None;
        }
        Game { position, extra: () }
    }

    fn may_leave(after: &Game<Self>, mover: Colour) -> bool {
        mover == Colour::White || !after.position.in_check(mover)
    }

    fn set_up(random: &mut Random) -> Game<Self> {
        let mut position = Position::possible(random);
        position.rights[Colour::White as usize] = [None; 2];
        for at in 0..64 {
            let of_white = position.board[at].is_some_and(|piece| piece.colour == Colour::White);
            if of_white && position.board[at].is_some_and(|piece| piece.kind == King) {
                position.board[at] = None;
            }
        }
        for at in 0..8 {
            if position.board[at].is_none() && random.below(3) == 0 {
                position.board[at] = Some(crate::chess::Piece { colour: Colour::White, kind: Pawn });
            }
        }
        let black_left_in_check = position.turn == Colour::White && position.in_check(Colour::Black);
        if black_left_in_check { Self::set_up(random) } else { Game { position, extra: () } }
    }
}
