//! Positions as FEN.

use ::serde::ser::Error as _;
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::read_text;
use crate::{Rules, fen};

/// A position of the game `R`, by its FEN.
///
/// It is a form of its own since a position may serve several games, and the game says what its FEN is. On a field that
/// is a position it is `#[serde(with = "Fen::<R>")]`, by the two functions here.
///
/// # Examples
///
/// ```
/// use quadrille_core::Rules;
/// use quadrille_core::serde::Fen;
///
/// fn keep<R: Rules>(position: &R::Position) -> serde_json::Result<R::Position> {
///     let text = serde_json::to_string(&Fen::<R>(*position))?;
///     serde_json::from_str(&text).map(|Fen::<R>(position)| position)
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fen<R: Rules>(
    /// The position.
    pub R::Position,
);

impl<R: Rules> Fen<R> {
    /// Writes the FEN of a position.
    ///
    /// # Errors
    ///
    /// If it would not be read back, since the position breaks a rule; those of the serializer.
    pub fn serialize<S: Serializer>(position: &R::Position, serializer: S) -> Result<S::Ok, S::Error> {
        let text = fen::write::<R>(position);
        fen::read::<R>(&text).map_err(S::Error::custom)?;
        serializer.serialize_str(&text)
    }

    /// Reads the FEN of a position, strictly.
    ///
    /// # Errors
    ///
    /// Those of [`Rules::from_fen`] and of the deserializer.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<R::Position, D::Error> {
        read_text(deserializer, "the FEN of a position", fen::read::<R>)
    }
}

impl<R: Rules> PartialEq for Fen<R> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<R: Rules> Eq for Fen<R> {}

/// By its FEN.
impl<R: Rules> Serialize for Fen<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(&self.0, serializer)
    }
}

/// By its FEN.
impl<'de, R: Rules> Deserialize<'de> for Fen<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer).map(Self)
    }
}
