//! What cannot be counted, and why.

use crate::Convention;

/// A count that cannot be made as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PerftError {
    /// The game has one way to count only, or two: [`Rules::CONVENTIONS`](crate::Rules::CONVENTIONS).
    #[error("{game} does not count by the convention `{}`", .convention.name())]
    Convention {
        /// The name of the game.
        game: &'static str,
        /// The convention that was asked for.
        convention: Convention,
    },
    /// More plies than [`MOST_PLIES`](super::MOST_PLIES).
    #[error("expected a depth of {most} plies or fewer, not {depth}")]
    Depth {
        /// The depth that was asked for, in plies.
        depth: u32,
        /// The largest depth, in plies.
        most: u32,
    },
    /// The system has no thread with the stack that the depth takes.
    #[error(
        "expected a thread with a stack of {mebibytes} MiB for so many plies, and the system has none: count fewer"
    )]
    Stack {
        /// The stack, in MiB.
        mebibytes: usize,
    },
    /// The number does not fit into 128 bits.
    #[error("the number of nodes does not fit into 128 bits")]
    TooMany,
}
