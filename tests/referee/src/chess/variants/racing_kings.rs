//! Racing Kings, as lichess.org tells it.

use super::{Game, Turn, Variant};
use crate::Random;
use crate::chess::{Colour, Kind, Position, rank};

/// The first king on the eighth rank wins; nobody gives check.
#[derive(Clone, Debug)]
pub struct RacingKings;

/// Whether a colour's king is on the eighth rank.
fn there(game: &Game<RacingKings>, colour: Colour) -> bool {
    game.king(colour).is_some_and(|king| rank(king) == 7)
}

/// Whether neither side is in check.
fn quiet(position: &Position) -> bool {
    !position.in_check(Colour::White) && !position.in_check(Colour::Black)
}

impl Variant for RacingKings {
    type Extra = ();

    fn extra() {}

    fn over(game: &Game<Self>) -> bool {
        if there(game, Colour::Black) {
            return true;
        }
        let follows = |turn: Turn| {
            let next = Self::play(game, turn);
            there(&next, Colour::Black) && quiet(&next.position)
        };
        let black_to_move = game.position.turn == Colour::Black;
        there(game, Colour::White) && !(black_to_move && Self::turns(game).into_iter().any(follows))
    }

    fn may_leave(after: &Game<Self>, _: Colour) -> bool {
        quiet(&after.position)
    }

    fn set_up(random: &mut Random) -> Game<Self> {
        loop {
            let mut position = Position::possible(random);
            position.rights = [[None; 2]; 2];
            position.passed = None;
            for square in &mut position.board {
                *square = square.filter(|piece| piece.kind != Kind::Pawn);
            }
            if quiet(&position) {
                return Game { position, extra: () };
            }
        }
    }
}
