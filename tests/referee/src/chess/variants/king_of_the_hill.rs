//! King of the Hill, as lichess.org tells it.

use super::{Game, Variant};
use crate::chess::Colour;

/// A king on d4, e4, d5 or e5 ends the game.
#[derive(Clone, Debug)]
pub struct KingOfTheHill;

impl Variant for KingOfTheHill {
    type Extra = ();

    fn extra() {}

    fn over(game: &Game<Self>) -> bool {
        [Colour::White, Colour::Black].iter().any(|&colour| matches!(game.king(colour), Some(27 | 28 | 35 | 36)))
    }
}
