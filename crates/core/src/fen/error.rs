//! What is wrong with a FEN, where, and what was expected.

use alloc::vec::Vec;
use core::fmt;

use crate::Rules;

/// A fault of a FEN at a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}, byte {byte}: {fault}")]
#[non_exhaustive]
pub struct FenError {
    /// The field, as its argument calls it.
    pub field: &'static str,
    /// The byte of the whole text, from 0.
    pub byte: usize,
    /// What is wrong.
    pub fault: FenFault,
}

impl FenError {
    /// Makes an error of syntax: what was expected at a byte.
    pub const fn expected(field: &'static str, byte: usize, expected: &'static str) -> Self {
        Self { field, byte, fault: FenFault::Expected(expected) }
    }

    /// Returns the same error further on in the text.
    #[must_use]
    pub const fn moved(self, bytes: usize) -> Self {
        Self { byte: self.byte + bytes, ..self }
    }
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FenFault {
    /// Something else was expected.
    #[error("expected {0}")]
    Expected(&'static str),
    /// One of some letters was expected, or what `or` says, if it says anything.
    #[error("expected {}{}", Letters(letters), Or(or))]
    Letter {
        /// The letters, in groups such as those of each side.
        letters: &'static [&'static str],
        /// What else is read there.
        or: &'static str,
    },
    /// A piece or a gap was expected on a board, or what `or` says, if it says anything.
    #[error("expected {}{}, or {}", Letters(letters), Or(or), Gap(*most))]
    Square {
        /// The letters of the pieces, in groups such as those of each side; none, if the game does not tell them.
        letters: &'static [&'static str],
        /// What else is read there.
        or: &'static str,
        /// The squares that are left of the rank.
        most: usize,
    },
    /// A gap goes on beyond its rank.
    #[error("expected {}: no more is left of the rank", Gap(*most))]
    Gap {
        /// The squares that are left of the rank.
        most: usize,
    },
    /// The position breaks a rule.
    #[error("expected {0}")]
    Rule(&'static str),
}

/// Letters, as they are told: `` `w` or `b` ``, `` one of `KQRBNP kqrbnp` ``.
struct Letters<'a>(&'a [&'static str]);

impl fmt::Display for Letters<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (open, between) = match self.0 {
            [] => return f.write_str("the letter of a piece"),
            groups if groups.iter().all(|group| group.chars().count() == 1) => ("`", "` or `"),
            _ => ("one of `", " "),
        };
        for (number, group) in self.0.iter().enumerate() {
            write!(f, "{}{group}", if number == 0 { open } else { between })?;
        }
        f.write_str("`")
    }
}

/// What else is read, if it is anything.
struct Or<'a>(&'a str);

impl fmt::Display for Or<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, ", {}", self.0) }
    }
}

/// A gap of so many squares at the most.
struct Gap(usize);

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 1 { f.write_str("a gap of 1") } else { write!(f, "a gap of 1 to {}", self.0) }
    }
}

/// A rule that a position breaks.
///
/// Games name theirs as constants, so that they can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The field that it is about, as its argument calls it.
    pub field: &'static str,
    /// What was expected: "a king of each color".
    pub expected: &'static str,
    /// Whether moves can be generated all the same, so that a lenient reader may waive it.
    pub waivable: bool,
}

impl Violation {
    /// A rule that no reader waives.
    pub const fn of(field: &'static str, expected: &'static str) -> Self {
        Self { field, expected, waivable: false }
    }

    /// A rule that a lenient reader waives.
    pub const fn waivable(field: &'static str, expected: &'static str) -> Self {
        Self { field, expected, waivable: true }
    }

    /// Returns the error at a byte.
    pub(crate) const fn at(self, byte: usize) -> FenError {
        FenError { field: self.field, byte, fault: FenFault::Rule(self.expected) }
    }
}

/// Every rule that a position breaks; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// Returns the position if it breaks no rule of the game.
    ///
    /// # Errors
    ///
    /// Every rule that it breaks.
    pub fn check<R: Rules>(position: R::Position) -> Result<R::Position, Self> {
        let mut violations = Vec::new();
        R::validate(&position, &mut violations);
        if violations.is_empty() { Ok(position) } else { Err(Self(violations)) }
    }

    /// Returns the rules.
    pub fn violations(&self) -> &[Violation] {
        &self.0
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, violation) in self.0.iter().enumerate() {
            let separator = if i > 0 { "; " } else { "" };
            write!(f, "{separator}{}: expected {}", violation.field, violation.expected)?;
        }
        Ok(())
    }
}

impl core::error::Error for Violations {}

/// Everything that is wrong with a FEN; at least one error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenErrors(Vec<FenError>);

impl FenErrors {
    /// Gathers errors.
    pub(crate) fn new(errors: Vec<FenError>) -> Self {
        debug_assert!(!errors.is_empty(), "a refusal says why");
        Self(errors)
    }

    /// Returns the errors.
    pub fn errors(&self) -> &[FenError] {
        &self.0
    }
}

impl From<FenError> for FenErrors {
    fn from(error: FenError) -> Self {
        Self(Vec::from([error]))
    }
}

impl fmt::Display for FenErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            error.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for FenErrors {}
