//! Antichess, as lichess.org tells it.

use super::{Game, King, Turn, Variant};
use crate::Random;
use crate::chess::{Colour, Move, Position};

/// Captures are forced, and a king is a piece like others.
#[derive(Clone, Debug)]
pub struct Antichess;

impl Variant for Antichess {
    type Extra = ();

    fn extra() {}

    fn turns(game: &Game<Self>) -> Vec<Turn> {
        let mut turns = Vec::new();
        for mv in game.position.candidates() {
            turns.push(Turn::Move(mv));
            if mv.promotion == Some(crate::chess::Kind::Queen) {
                turns.push(Turn::Move(Move { promotion: Some(King), ..mv }));
            }
        }
        turns
    }

    fn may_leave(_: &Game<Self>, _: Colour) -> bool {
        true
    }

    fn choice(game: &Game<Self>, turns: Vec<Turn>) -> Vec<Turn> {
        let captures: Vec<Turn> = turns.iter().copied().filter(|turn| game.captures(turn)).collect();
        if captures.is_empty() { turns } else { captures }
    }

    fn set_up(random: &mut Random) -> Game<Self> {
        let mut position = Position::possible(random);
        position.rights = [[None; 2]; 2];
        Game { position, extra: () }
    }
}
