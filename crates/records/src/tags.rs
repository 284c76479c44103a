//! The tags of a record.

use std::collections::BTreeMap;

/// The tags that every record begins with, the result apart, and what stands for one that is not known.
///
/// **Source**: PGN Standard, 8.1.1.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The tags that say what a [`Record`](crate::Record) holds in a form of its own.
const HELD: [&str; 3] = ["Result", "SetUp", "FEN"];

/// The tags of a record, in the order in which they are written: those of the roster, then the others by the order of
/// their bytes.
///
/// The roster is always there: `Event`, `Site`, `Date`, `Round`, `White`, `Black`; its seventh, `Result`, is the record's
/// own, and so are `SetUp` and `FEN`.
///
/// **Source**: PGN Standard, 8.1.1.
///
/// # Examples
///
/// ```
/// use quadrille_records::{TagError, Tags};
///
/// let mut tags = Tags::default();
/// tags.set("ECO", "C33")?;
/// tags.set("White", "Anderssen, Adolf")?;
/// assert_eq!(tags.get("White"), Some("Anderssen, Adolf"));
/// assert_eq!(tags.get("Date"), Some("????.??.??"));
/// assert_eq!(tags.iter().last(), Some(("ECO", "C33")));
/// assert_eq!(tags.set("Result", "1-0"), Err(TagError::Held));
/// # Ok::<(), TagError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tags {
    roster: [String; 6],
    others: BTreeMap<String, String>,
}

/// A tag that a record cannot have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TagError {
    /// The name is none.
    #[error("expected a name of ASCII letters, digits and `_+#=:-`")]
    Name,
    /// The value has more than a line.
    #[error("expected a value of one line")]
    Value,
    /// The record holds it in a form of its own.
    #[error("expected a tag other than Result, SetUp and FEN: the record has a result and a position to begin from")]
    Held,
}

/// Returns whether the name of a tag may have a byte.
#[inline]
pub(crate) fn is_of_name(byte: u8) -> bool {
    const TABLE: [bool; 256] = {
        let (mut table, mut byte) = ([false; 256], 0);
        while byte < 128 {
            table[byte] =
                (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'_' | b'+' | b'#' | b'=' | b':' | b'-');
            byte += 1;
        }
        table
    };
    TABLE[usize::from(byte)]
}

impl Default for Tags {
    /// The roster, of which nothing is known.
    fn default() -> Self {
        Self { roster: ROSTER.map(|(_, unknown)| unknown.to_owned()), others: BTreeMap::new() }
    }
}

impl Tags {
    /// Returns the value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        match of_roster(name) {
            Some(place) => Some(&self.roster[place]),
            None => self.others.get(name).map(String::as_str),
        }
    }

    /// Gives a tag a value, whether it had one or not.
    ///
    /// # Errors
    ///
    /// If the name or the value cannot be written, or the record has it in a form of its own.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if name.is_empty() || !name.bytes().all(is_of_name) {
            return Err(TagError::Name);
        }
        if value.contains('\n') {
            return Err(TagError::Value);
        }
        if HELD.contains(&name) {
            return Err(TagError::Held);
        }
        match of_roster(name) {
            Some(place) => self.roster[place] = value.to_owned(),
            None => {
                self.others.insert(name.to_owned(), value.to_owned());
            }
        }
        Ok(())
    }

    /// Takes a tag away and returns whether it was there; one of the roster is then unknown.
    pub fn remove(&mut self, name: &str) -> bool {
        match of_roster(name) {
            Some(place) => {
                self.roster[place] = ROSTER[place].1.to_owned();
                true
            }
            None => self.others.remove(name).is_some(),
        }
    }

    /// Returns them, names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.roster().chain(self.others())
    }

    /// Returns those of the roster.
    pub(crate) fn roster(&self) -> impl Iterator<Item = (&str, &str)> {
        ROSTER.iter().zip(&self.roster).map(|((name, _), value)| (*name, value.as_str()))
    }

    /// Returns the others.
    pub(crate) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.others.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Returns the place of a tag in the roster.
fn of_roster(name: &str) -> Option<usize> {
    ROSTER.iter().position(|(of_roster, _)| *of_roster == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_in_the_order_of_export() {
        let mut tags = Tags::default();
        for name in ["WhiteElo", "Annotator", "Round", "ECO"] {
            tags.set(name, name).unwrap();
        }
        let names: Vec<_> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Annotator", "ECO", "WhiteElo"]);
    }

    #[test]
    fn what_cannot_be_written_is_refused() {
        let mut tags = Tags::default();
        assert_eq!(tags.set("", "x"), Err(TagError::Name));
        assert_eq!(tags.set("a b", "x"), Err(TagError::Name));
        assert_eq!(tags.set("Übung", "x"), Err(TagError::Name));
        assert_eq!(tags.set("Event", "x\ny"), Err(TagError::Value));
        assert_eq!(tags.set("FEN", "x"), Err(TagError::Held));
        assert_eq!(tags, Tags::default());
    }

    #[test]
    fn a_tag_that_is_taken_away_is_gone_or_unknown() {
        let mut tags = Tags::default();
        tags.set("ECO", "A00").unwrap();
        tags.set("Event", "Match").unwrap();
        assert!(tags.remove("ECO") && tags.remove("Event") && !tags.remove("ECO"));
        assert_eq!(tags, Tags::default());
    }
}
