//! Moves, each with the position that it is played in.

use alloc::string::String;

use ::serde::de::Error as _;
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Fen;
use crate::{MoveError, Rules};

/// A legal move and the position that it is played in: the text of a move means nothing without.
///
/// Its form is `{"fen": "…", "move": "e2e4"}`, with the move as programs exchange it; where there are many moves, a
/// [`Game`](crate::Game) is shorter.
///
/// # Examples
///
/// ```
/// use quadrille_core::Rules;
/// use quadrille_core::serde::Played;
///
/// fn first_move<R: Rules>() -> serde_json::Result<String> {
///     let mv = R::moves(&R::start())[0];
///     serde_json::to_string(&Played::<R>::new(R::start(), mv).expect("a legal move"))
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Played<R: Rules> {
    before: R::Position,
    mv: R::Move,
}

/// What is written of a move.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Played", bound = "", deny_unknown_fields)]
struct PlayedForm<R: Rules> {
    fen: Fen<R>,
    #[serde(rename = "move")]
    mv: String,
}

impl<R: Rules> Played<R> {
    /// Takes a move and the position before it.
    ///
    /// # Errors
    ///
    /// If the move is not legal.
    pub fn new(before: R::Position, mv: R::Move) -> Result<Self, MoveError> {
        if R::is_legal(&before, mv) { Ok(Self { before, mv }) } else { Err(MoveError::Illegal) }
    }

    /// Returns the position before the move.
    pub fn before(&self) -> &R::Position {
        &self.before
    }

    /// Returns the move.
    pub fn mv(&self) -> R::Move {
        self.mv
    }
}

impl<R: Rules> PartialEq for Played<R> {
    fn eq(&self, other: &Self) -> bool {
        (self.before, self.mv) == (other.before, other.mv)
    }
}

impl<R: Rules> Eq for Played<R> {}

/// As `{"fen": "…", "move": "e2e4"}`.
impl<R: Rules> Serialize for Played<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mv = R::move_text(&self.before, self.mv);
        PlayedForm::<R> { fen: Fen(self.before), mv }.serialize(serializer)
    }
}

/// The move is refused if it is not legal in the position.
impl<'de, R: Rules> Deserialize<'de> for Played<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PlayedForm::<R> { fen: Fen(before), mv } = Deserialize::deserialize(deserializer)?;
        let mv = R::read_move(&before, &mv).map_err(|error| D::Error::custom(format_args!("move: {error}")))?;
        Ok(Self { before, mv })
    }
}
