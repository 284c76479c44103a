//! What can be asked on the command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{ArgAction, Parser, ValueEnum};

use crate::clock::Clock;
use crate::heat::Heat;
use crate::work::{Game, Scale};

/// Quadrille's perft beside that of other libraries: one table, in millions of nodes a second.
///
/// Exit status: 0; with --check 1 if a ratio is below its floor; 1 if a count is wrong; 2 if it cannot be run as asked.
#[derive(Parser, Debug)]
#[command(name = "quadrille-compare", version)]
pub(crate) struct Args {
    /// Run these groups alone
    #[arg(long, value_delimiter = ',', value_name = "GROUPS")]
    only: Vec<Group>,
    /// Run the rows of these games alone
    #[arg(long, value_delimiter = ',', value_name = "GAMES")]
    game: Vec<Game>,
    /// Rounds of each row [default: 7]
    #[arg(long)]
    rounds: Option<NonZeroUsize>,
    /// Measure by the processor time of the thread (Linux) and not by the wall clock
    #[arg(long)]
    cpu_time: bool,
    /// Run everything to small depths, once: it asserts the counts, and its times say nothing
    #[arg(long, conflicts_with = "check")]
    quick: bool,
    /// Exit with status 1 if a ratio is below its floor
    #[arg(long)]
    pub(crate) check: bool,
    /// Run one contestant in this process: the number of its heat, and its own
    #[arg(long, hide = true, num_args = 2, action = ArgAction::Set, conflicts_with_all = ["only", "game", "markdown"])]
    pub(crate) one: Vec<usize>,
    /// Write the games that records are read from to a file, and do nothing else
    #[arg(long, value_name = "FILE", conflicts_with_all = ["only", "game", "markdown", "check"])]
    pub(crate) write_games: Option<PathBuf>,
    /// Write the tables as Markdown too
    #[arg(long, value_name = "FILE")]
    pub(crate) markdown: Option<PathBuf>,
}

/// What a row asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Group {
    /// Against others, the last ply counted without playing it
    Bulk,
    /// Against others, each leaf played
    Leaf,
    /// Two threads against one
    Threads,
    /// A table of 1 GiB against none
    Hash,
    /// Reading games of chess
    Records,
}

impl Group {
    /// All of them, in the order in which they are shown.
    pub(crate) const ALL: [Self; 5] = [Self::Bulk, Self::Leaf, Self::Threads, Self::Hash, Self::Records];

    /// Returns its name.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Bulk => "in bulk",
            Self::Leaf => "leaf by leaf",
            Self::Threads => "two threads",
            Self::Hash => "with a table",
            Self::Records => "records",
        }
    }

    /// Returns what is measured in it.
    pub(crate) const fn explanation(self) -> &'static str {
        match self {
            Self::Bulk => "One thread, no table; the moves of the last ply are counted and not played.",
            Self::Leaf => "One thread, no table; each leaf is played and handed to `black_box`.",
            Self::Threads => "Two threads beside one, no table; in bulk.",
            Self::Hash => "A table that may grow to 1 GiB beside none, one thread; in bulk.",
            Self::Records => "A file of games of chess in memory, one thread: millions of bytes a second.",
        }
    }
}

/// The rounds where none are given.
const ROUNDS: usize = 7;

impl Args {
    /// Returns whether the heat was asked for.
    pub(crate) fn wants(&self, heat: &Heat) -> bool {
        (self.only.is_empty() || self.only.contains(&heat.group))
            && (self.game.is_empty() || self.game.contains(&heat.game))
    }

    /// Returns how deep to count.
    pub(crate) const fn scale(&self) -> Scale {
        if self.quick { Scale::Quick } else { Scale::Full }
    }

    /// Returns the number of rounds of each heat.
    pub(crate) fn rounds(&self) -> usize {
        match self.rounds {
            Some(rounds) => rounds.get(),
            None if self.quick => 1,
            None => ROUNDS,
        }
    }

    /// Returns the clock that was asked for.
    pub(crate) const fn clock(&self) -> Clock {
        if self.cpu_time { Clock::Thread } else { Clock::Wall }
    }

    /// Returns the clock of a heat: what several threads take, no clock of one of them shows.
    pub(crate) fn clock_of(&self, heat: &Heat) -> Clock {
        if heat.group == Group::Threads { Clock::Wall } else { self.clock() }
    }
}
