//! What is wrong in a record.

use std::error::Error;
use std::fmt;

use crate::Place;

/// A game that cannot be read to its end: the first thing that is wrong in it, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordError<F> {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault<F>,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault<F> {
    /// The text is no record.
    Syntax {
        /// What was expected.
        expected: &'static str,
    },
    /// The visitor refuses what it says.
    Refused(F),
}

impl<F: fmt::Display> fmt::Display for RecordError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.fault {
            Fault::Syntax { expected } => write!(f, "{}: expected {expected}", self.place),
            Fault::Refused(fault) => write!(f, "{}: {fault}", self.place),
        }
    }
}

impl<F: Error + 'static> Error for RecordError<F> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.fault {
            Fault::Syntax { .. } => None,
            Fault::Refused(fault) => Some(fault),
        }
    }
}
