//! What is found where a law does not hold.

/// What is found: as text, and what was said if it is a panic.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Found {
    pub(crate) text: String,
    pub(crate) panic: Option<String>,
}

impl Found {
    /// A panic: where, and what it said.
    pub(crate) fn panic(place: &str, said: &str) -> Self {
        Self { text: format!("a panic at {place} that says {said:?}"), panic: Some(said.to_owned()) }
    }
}

impl From<String> for Found {
    fn from(text: String) -> Self {
        Self { text, panic: None }
    }
}

impl From<&str> for Found {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}
