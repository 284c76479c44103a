//! What is found.

use std::fmt;
use std::mem::swap;

use crate::Law;
use crate::found::Found;

/// A law that does not hold: where, on which move, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
    /// What the panic said, if the fault is one.
    pub panic: Option<String>,
    /// The laws that met a panic that said the same, which is told once.
    pub besides: Vec<Law>,
}

impl Fault {
    /// A fault in a position, on no move.
    pub(crate) fn of(law: Law, fen: impl Into<String>, found: impl Into<Found>) -> Self {
        let Found { text, panic } = found.into();
        Self { law, fen: fen.into(), met: None, mv: None, found: text, panic, besides: Vec::new() }
    }

    /// Returns whether it is a panic that said the same as another.
    pub(crate) fn is_panic(&self, said: Option<&String>) -> bool {
        said.is_some() && self.panic.as_ref() == said
    }

    /// Takes note of a fault that is the same panic. That nothing panics is the law that tells it, if it was met there.
    pub(crate) fn join(&mut self, mut other: Self) {
        if other.law == Law::NothingPanics && self.law != Law::NothingPanics {
            swap(self, &mut other);
        }
        for law in [other.law].into_iter().chain(other.besides) {
            if law != self.law && !self.besides.contains(&law) {
                self.besides.push(law);
            }
        }
        self.besides.sort_unstable();
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
        if let Some(met) = &self.met {
            write!(f, "\n    first met in {met}")?;
        }
        if !self.besides.is_empty() {
            let laws: Vec<String> = self.besides.iter().map(|law| format!("{law:?}")).collect();
            write!(f, "\n    the same panic where these were asked: {}", laws.join(", "))?;
        }
        Ok(())
    }
}
