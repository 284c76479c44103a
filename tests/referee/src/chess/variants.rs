//! The variants on the board of chess: each plays every move that its pieces can make, and looks.

use std::fmt::Debug;

use super::Kind::{King, Knight, Pawn};
use super::{Colour, Kind, Move, Piece, Position, Square, file, name};
use crate::{Random, Referee};

mod antichess;
mod atomic;
mod crazyhouse;
mod horde;
mod king_of_the_hill;
mod racing_kings;
mod three_check;

pub use antichess::Antichess;
pub use atomic::Atomic;
pub use crazyhouse::Crazyhouse;
pub use horde::Horde;
pub use king_of_the_hill::KingOfTheHill;
pub use racing_kings::RacingKings;
pub use three_check::ThreeCheck;

/// What one side does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Turn {
    /// A move of chess.
    Move(Move),
    /// A piece is dropped.
    Drop(Kind, Square),
}

/// A position of a variant.
#[derive(Clone, Debug)]
pub struct Game<V: Variant> {
    position: Position,
    extra: V::Extra,
}

/// What a variant changes; what it does not say is as in chess.
pub trait Variant: Clone + Debug + Sized {
    /// What a position holds besides.
    type Extra: Clone + Debug;

    /// What a position holds if nothing is said.
    fn extra() -> Self::Extra;

    /// Whether the board says that the game is over.
    fn over(_: &Game<Self>) -> bool {
        false
    }

    /// What the side to move could do if nobody minded its king.
    fn turns(game: &Game<Self>) -> Vec<Turn> {
        let position = &game.position;
        let mut turns: Vec<Turn> = position.candidates().into_iter().map(Turn::Move).collect();
        for rook in position.rights[position.turn as usize].into_iter().flatten() {
            if position.can_castle(rook) {
                turns.push(castling(position, rook));
            }
        }
        turns
    }

    /// The position after a turn.
    fn play(game: &Game<Self>, turn: Turn) -> Game<Self> {
        match turn {
            Turn::Move(mv) => Game { position: game.position.play(&mv), extra: game.extra.clone() },
            Turn::Drop(..) => panic!("nothing is dropped here"),
        }
    }

    /// Whether a side may leave a position so.
    fn may_leave(after: &Game<Self>, mover: Colour) -> bool {
        !after.position.in_check(mover)
    }

    /// Which of the turns that are left may be chosen.
    fn choice(_: &Game<Self>, turns: Vec<Turn>) -> Vec<Turn> {
        turns
    }

    /// Takes the fields that chess does not have out of those of a FEN.
    fn read(_: &mut Vec<String>) -> Self::Extra {
        Self::extra()
    }

    /// Adds the fields that chess does not have to those of a FEN.
    fn write(_: &Game<Self>, _: &mut Vec<String>) {}

    /// A set-up at random.
    fn set_up(random: &mut Random) -> Game<Self> {
        Game { position: Position::possible(random), extra: Self::extra() }
    }
}

/// The castling of the side to move with a rook.
fn castling(position: &Position, rook: Square) -> Turn {
    Turn::Move(Move { from: position.king(position.turn), to: rook, promotion: None, castling: true })
}

impl<V: Variant> Game<V> {
    /// What stands on a square.
    fn at(&self, square: Square) -> Option<Piece> {
        self.position.board[square]
    }

    /// Whether a move captures in passing.
    fn takes_in_passing(&self, mv: &Move) -> bool {
        let pawn = self.at(mv.from).is_some_and(|piece| piece.kind == Pawn);
        pawn && file(mv.from) != file(mv.to) && self.at(mv.to).is_none()
    }

    /// Whether a turn captures.
    fn captures(&self, turn: &Turn) -> bool {
        match turn {
            Turn::Move(mv) => !mv.castling && (self.at(mv.to).is_some() || self.takes_in_passing(mv)),
            Turn::Drop(..) => false,
        }
    }

    /// The square of a colour's king, if it has one.
    fn king(&self, colour: Colour) -> Option<Square> {
        (0..64).find(|&at| self.at(at) == Some(Piece { colour, kind: King }))
    }
}

impl<V: Variant> Referee for Game<V> {
    type Move = Turn;

    fn read(fen: &str) -> Self {
        let mut fields: Vec<String> = fen.split_whitespace().map(String::from).collect();
        let extra = V::read(&mut fields);
        Self { position: Position::read(&fields.join(" ")), extra }
    }

    fn write(&self) -> String {
        let passes = |turn: &Turn| matches!(turn, Turn::Move(mv) if !mv.castling && self.takes_in_passing(mv));
        let passed = self.position.passed.filter(|_| self.moves().iter().any(passes));
        let mut fields = self.position.fields(passed).to_vec();
        V::write(self, &mut fields);
        fields.join(" ")
    }

    fn moves(&self) -> Vec<Turn> {
        if V::over(self) {
            return Vec::new();
        }
        let mut turns = V::turns(self);
        turns.retain(|&turn| V::may_leave(&V::play(self, turn), self.position.turn));
        let mut turns = V::choice(self, turns);
        turns.sort();
        turns
    }

    fn text(&self, turn: &Turn) -> String {
        match turn {
            Turn::Move(mv) => self.position.text(mv),
            Turn::Drop(kind, to) => format!("{}@{}", kind.letter().to_ascii_uppercase(), name(*to)),
        }
    }

    fn play(&self, turn: &Turn) -> Self {
        V::play(self, *turn)
    }

    fn set_up(random: &mut Random) -> Self {
        V::set_up(random)
    }
}
