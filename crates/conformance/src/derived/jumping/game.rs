//! The slow generator as the referee of its game.

use quadrille_core::jump::{Board, JumpMove};
use quadrille_core::{Bits, Color, Geometry, JumpMoves, JumpRules, Jumping, Rules, Set, Square, fen};

use super::{Move, Place, Position};
use crate::Random;
use crate::derived::{Derived, NoSetUp};

/// How often a set-up is tried: most are refused for a man on its last rank alone.
const TRIES: usize = 10_000;

/// Returns a move as the fast generator has it.
fn fast<V: JumpRules>(mv: &Move) -> JumpMove<Board<V>> {
    let set = |(file, rank): Place| -> Set<Board<V>> {
        Board::<V>::bit(file as usize, rank as usize).map_or(Bits::EMPTY, Bits::from_bit)
    };
    let square = |place| Square::from_bit_unchecked(set(place).first().expect("a place of the board"));
    let captured = mv.captured.iter().fold(Set::<Board<V>>::EMPTY, |captured, &place| captured | set(place));
    JumpMove { from: square(mv.from), to: square(mv.to), captured, promotes: mv.promotes }
}

impl<V: JumpRules> Derived for Jumping<V> {
    fn slow_moves(position: &Self::Position) -> Vec<String> {
        let text = |mv: &Move| {
            let mut text = String::new();
            // A `String` takes whatever it is given.
            let _ = Self::write_move_in_full(position, fast::<V>(mv), &mut text);
            text
        };
        Position::<V>::of(position).moves().iter().map(text).collect()
    }

    fn slow_move_leads_to(before: &Self::Position, mv: Self::Move, after: &Self::Position) -> bool {
        let (slow, mv) = (Position::<V>::of(before), Position::<V>::move_of(&mv));
        // Two moves can have the same text, and one of them promote.
        slow.moves().contains(&mv) && slow.play(&mv) == Position::of(after)
    }

    /// One to eight pieces a side, and kings among them in every other position.
    fn set_up(random: &mut Random) -> Result<Self::Position, NoSetUp> {
        for _ in 0..TRIES {
            let kings = random.below(2) == 0;
            let mut free: Vec<_> = Board::<V>::squares(Board::<V>::SQUARES).collect();
            let [white, black] = [(); 2].map(|()| {
                let most = (Self::start().men(Color::White).count() as usize).clamp(1, 8);
                let letter = |random: &mut Random| if kings && random.below(3) > 0 { "K" } else { "" };
                let pieces = 1 + random.below(most);
                let list =
                    (0..pieces).map(|_| format!("{}{}", letter(random), free.swap_remove(random.below(free.len()))));
                list.collect::<Vec<_>>().join(",")
            });
            let turn = ["W", "B"][random.below(2)];
            // Men on their last rank are refused: then another is drawn.
            let Ok(position) = Self::from_fen(&format!("{turn}:W{white}:B{black}")) else { continue };
            if V::Moves::KING_LIMIT.is_none() {
                return Ok(position);
            }
            // Some king of each side has moved in succession.
            let mut text = fen::write::<Self>(&position) + ":";
            for color in [Color::Black, Color::White] {
                let kings: Vec<_> = Board::<V>::squares(position.kings(color)).collect();
                match random.below(4) {
                    moves if moves > 0 && !kings.is_empty() => text += &format!("+{moves}{}", random.pick(&kings)),
                    _ => text += "+0",
                }
            }
            // A FEN that is the author's own may tell it otherwise: then play alone leads there.
            return Ok(Self::from_fen(&text).unwrap_or(position));
        }
        Err(NoSetUp::NotFound)
    }
}
