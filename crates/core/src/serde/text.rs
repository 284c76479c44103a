//! Values whose form is a text: squares and sides.

use core::fmt;

use ::serde::de::Visitor;
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Color, Geometry, Square};

/// Reads a value from its text, borrowed or owned, for a type of your own whose form is a text.
///
/// `expected` is what is asked for where there is no text: "the name of a square".
///
/// # Errors
///
/// If there is no text, or those of `read`, told by their own text.
///
/// # Examples
///
/// ```
/// use quadrille_core::serde::read_text;
///
/// struct Ply(u32);
///
/// impl<'de> serde::Deserialize<'de> for Ply {
///     fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
///         read_text(deserializer, "the number of a ply", |text| text.parse().map(Self))
///     }
/// }
///
/// assert_eq!(serde_json::from_str::<Ply>("\"40\"")?.0, 40);
/// let error = serde_json::from_str::<Ply>("40").map(|ply| ply.0).unwrap_err();
/// assert!(error.to_string().starts_with("invalid type: integer `40`, expected the number of a ply"));
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn read_text<'de, D: Deserializer<'de>, T, E: fmt::Display>(
    deserializer: D,
    expected: &'static str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(Text { expected, read })
}

/// Takes a text, and reads a value from it.
struct Text<F> {
    expected: &'static str,
    read: F,
}

impl<T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> Visitor<'_> for Text<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<M: ::serde::de::Error>(self, text: &str) -> Result<T, M> {
        (self.read)(text).map_err(M::custom)
    }
}

/// By its name: `"e4"` on a rectangle, `"32"` on a chequered board.
impl<G: Geometry> Serialize for Square<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// By its name.
impl<'de, G: Geometry> Deserialize<'de> for Square<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, "the name of a square", str::parse)
    }
}

/// `"white"` or `"black"`.
impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// `"white"` or `"black"`.
impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, "`white` or `black`", |text| match text {
            "white" => Ok(Self::White),
            "black" => Ok(Self::Black),
            _ => Err("expected `white` or `black`"),
        })
    }
}
