//! Forms for serde: positions and moves as text.

use ::serde::{Deserialize, Deserializer, Serialize, Serializer};
use quadrille_core::serde::{Fen, read_text};

use crate::{Ataxx, Move, Position, notation};

/// By its FEN, in every variant.
///
/// # Examples
///
/// ```
/// use quadrille_ataxx::Position;
///
/// let text = serde_json::to_string(&Position::START)?;
/// assert_eq!(text, "\"x5o/7/7/7/7/7/o5x x 0 1\"");
/// assert_eq!(serde_json::from_str::<Position>(&text)?, Position::START);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fen::<Ataxx>::serialize(self, serializer)
    }
}

/// By its FEN, strictly.
impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Fen::<Ataxx>::deserialize(deserializer)
    }
}

/// As its text: `"g1"`, `"a1c3"`, `"0000"`.
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// By its form, legal or not: the text says all of the move. To have it checked, use
/// [`Played`](quadrille_core::serde::Played).
impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, "the text of a move", notation::read)
    }
}
