//! What is counted: a position to a depth.

use clap::ValueEnum;

/// The game of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Game {
    /// Chess
    Chess,
    /// Turkish dama
    Dama,
    /// International draughts
    Draughts,
    /// Ataxx
    Ataxx,
}

impl Game {
    /// Returns the name of our game.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Dama => "dama",
            Self::Draughts => "draughts",
            Self::Ataxx => "ataxx",
        }
    }
}

/// How much is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scale {
    /// As much as it takes to measure.
    Full,
    /// As little as it takes to see that all count the same.
    Quick,
}

/// A position, and the depths to which it is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Work {
    /// What the position is called.
    pub(crate) name: &'static str,
    /// The position.
    pub(crate) fen: &'static str,
    /// What is measured.
    pub(crate) full: Depth,
    /// What is counted to see that it is counted right.
    pub(crate) quick: Depth,
}

/// A depth, and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depth {
    /// The depth.
    pub(crate) plies: u32,
    /// The number of sequences of so many moves.
    pub(crate) count: u64,
    /// The number of shorter sequences that end where there is no move.
    pub(crate) dead_ends: u64,
}

impl Depth {
    /// So many plies, which come to this count; nowhere before is a position without moves, or nobody asks.
    pub(crate) const fn new(plies: u32, count: u64) -> Self {
        Self { plies, count, dead_ends: 0 }
    }

    /// With so many dead ends.
    pub(crate) const fn dead_ends(self, dead_ends: u64) -> Self {
        Self { dead_ends, ..self }
    }
}

impl Work {
    /// Returns the depth at a scale.
    pub(crate) const fn at(&self, scale: Scale) -> Depth {
        match scale {
            Scale::Full => self.full,
            Scale::Quick => self.quick,
        }
    }

    /// Returns its name with the depth.
    pub(crate) fn title(&self, scale: Scale) -> String {
        format!("{} {}", self.name, self.at(scale).plies)
    }
}
