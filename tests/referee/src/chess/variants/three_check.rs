//! Three-check, as lichess.org tells it.

use super::{Game, Turn, Variant};
use crate::chess::{Colour, Position};
use crate::{Random, Referee};

/// The third check ends the game.
#[derive(Clone, Debug)]
pub struct ThreeCheck;

impl Variant for ThreeCheck {
    /// The checks that White and Black have left.
    type Extra = [u32; 2];

    fn extra() -> [u32; 2] {
        [3, 3]
    }

    fn over(game: &Game<Self>) -> bool {
        game.extra.contains(&0)
    }

    fn play(game: &Game<Self>, turn: Turn) -> Game<Self> {
        let Turn::Move(mv) = turn else { panic!("nothing is dropped here") };
        let mut next: Game<Self> = Game { position: game.position.play(&mv), extra: game.extra };
        if next.position.in_check(next.position.turn) {
            next.extra[game.position.turn as usize] -= 1;
        }
        next
    }

    fn may_leave(after: &Game<Self>, mover: Colour) -> bool {
        !after.position.in_check(mover)
    }

    fn read(fields: &mut Vec<String>) -> [u32; 2] {
        let field = fields.remove(4);
        let (white, black) = field.split_once('+').expect("checks");
        [white.parse().expect("a number"), black.parse().expect("a number")]
    }

    fn write(game: &Game<Self>, fields: &mut Vec<String>) {
        fields.insert(4, format!("{}+{}", game.extra[0], game.extra[1]));
    }

    fn set_up(random: &mut Random) -> Game<Self> {
        let extra = [1 + random.below(3) as u32, 1 + random.below(3) as u32];
        Game { position: Position::possible(random), extra }
    }
}
