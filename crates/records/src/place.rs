//! Where in a file.

use std::fmt;

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// The byte of the file, from 0.
    pub byte: u64,
    /// The line, from 1.
    pub line: u64,
    /// The byte of the line, from 1.
    pub column: u64,
}

impl Place {
    /// The beginning of a file.
    pub const START: Self = Self { byte: 0, line: 1, column: 1 };

    /// Returns the place so many bytes further on in the line.
    #[must_use]
    pub fn plus(self, bytes: usize) -> Self {
        let bytes = bytes as u64;
        Self { byte: self.byte + bytes, line: self.line, column: self.column + bytes }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
