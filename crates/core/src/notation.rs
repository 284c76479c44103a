//! Moves as text.

/// A text that is not a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The text is not the form of a move.
    #[error("byte {byte}: expected {expected}")]
    Syntax {
        /// The byte at fault, from 0.
        byte: usize,
        /// What was expected there.
        expected: &'static str,
    },
    /// The move is not legal in the position.
    #[error("byte 0: expected a legal move: this one is not")]
    Illegal,
    /// Several legal moves fit the text.
    #[error("byte 0: expected one legal move: several fit")]
    Ambiguous,
}

impl MoveError {
    /// Returns the byte at fault, from 0.
    pub fn byte(&self) -> usize {
        match self {
            Self::Syntax { byte, .. } => *byte,
            Self::Illegal | Self::Ambiguous => 0,
        }
    }
}

impl MoveError {
    /// Returns the same error further on in the text.
    #[must_use]
    pub fn moved(self, bytes: usize) -> Self {
        match self {
            Self::Syntax { byte, expected } => Self::Syntax { byte: byte + bytes, expected },
            other => other,
        }
    }
}

impl From<crate::SquareError> for MoveError {
    fn from(error: crate::SquareError) -> Self {
        Self::Syntax { byte: error.byte, expected: error.expected }
    }
}
