//! A form for serde: a record as the text of its file.

use ::serde::{Deserialize, Deserializer, Serialize, Serializer};
use quadrille_core::Rules;
use quadrille_core::serde::read_text;

use crate::Record;

/// As its text in the form of export, which reads back equal if its variations are ended and its result is not against the
/// rules.
///
/// # Examples
///
/// ```
/// use quadrille_chess::Chess;
/// use quadrille_records::Record;
///
/// let record = Record::<Chess>::read("1. e4 e5 (1... c5 {Sicilian}) 2. f4 *")?;
/// let text = serde_json::to_string(&record)?;
/// assert!(text.ends_with(r#"\n\n1. e4 e5 (1... c5 {Sicilian}) 2. f4 *\n""#));
/// assert_eq!(serde_json::from_str::<Record<Chess>>(&text)?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<R: Rules> Serialize for Record<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// As [`Record::read`] reads it.
impl<'de, R: Rules> Deserialize<'de> for Record<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, "the record of a game", Self::read)
    }
}
