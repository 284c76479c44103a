//! What is found.

use std::fmt;

use crate::Law;

/// A law that does not hold: where, on which move, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The law.
    pub law: Law,
    /// The position, with as few pieces as show the fault. It is a FEN, unless the game cannot write one.
    pub fen: String,
    /// The position in which it was met first, if that was another: there the same law may fail for another reason.
    pub met: Option<String>,
    /// The move, as text, if the fault is one of a move.
    pub mv: Option<String>,
    /// What was found instead.
    pub found: String,
}

impl Fault {
    /// A fault in a position, on no move.
    pub(crate) fn of(law: Law, fen: impl Into<String>, found: impl Into<String>) -> Self {
        Self { law, fen: fen.into(), met: None, mv: None, found: found.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: expected that {}", self.law, self.law)?;
        write!(f, "\n    in {}", self.fen)?;
        if let Some(mv) = &self.mv {
            write!(f, "\n    on {mv}")?;
        }
        write!(f, "\n    found {}", self.found)?;
        match &self.met {
            Some(met) => write!(f, "\n    first met in {met}"),
            None => Ok(()),
        }
    }
}
