//! Forms for serde: positions and turns as text.

use ::serde::{Deserialize, Deserializer, Serialize, Serializer};
use quadrille_core::serde::{Fen, read_text};

use crate::{ChessBy, Laws, PositionBy, san};

/// By its FEN, that of Chess960 too.
///
/// # Examples
///
/// ```
/// use quadrille_chess::{Chess, Position};
/// use quadrille_core::Game;
///
/// let text = serde_json::to_string(&Position::default())?;
/// assert_eq!(text, "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"");
/// assert_eq!(serde_json::from_str::<Position>(&text)?, Position::default());
///
/// let mut game = Game::<Chess>::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
/// game.play_text("e1g1")?;
/// game.undo();
/// let text = serde_json::to_string(&game)?;
/// assert_eq!(text, r#"{"fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","moves":["e1g1"],"ply":0,"end":null}"#);
/// assert_eq!(serde_json::from_str::<Game<Chess>>(&text)?.undone(), game.undone());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<L: Laws> Serialize for PositionBy<L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fen::<ChessBy<L::Options>>::serialize(self, serializer)
    }
}

/// By its FEN, strictly.
impl<'de, L: Laws> Deserialize<'de> for PositionBy<L> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Fen::<ChessBy<L::Options>>::deserialize(deserializer)
    }
}

/// As its text in the form of export: `"Nf3"`, `"exd8=Q#"`.
impl Serialize for san::Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// From all that [`san::read`] takes, without a position.
impl<'de> Deserialize<'de> for san::Turn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, "a turn in algebraic notation", str::parse)
    }
}
