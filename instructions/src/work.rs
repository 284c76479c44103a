//! Something to be counted.

use quadrille_core::Rules;

use crate::name::Name;

/// Something to be counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Work {
    /// Its name.
    pub(crate) name: Name,
    /// The work whose instructions are not its own: what makes its positions ready, or nothing.
    pub(crate) base: Name,
    /// What is done.
    task: Task,
    /// How often.
    times: u32,
}

/// What is done.
#[derive(Clone, Copy, Debug)]
enum Task {
    /// Nothing: the process starts and ends.
    Nothing,
    /// A position is counted to a depth.
    Perft(Perft),
    /// A question is asked of positions, so often.
    Question(fn(u32)),
}

/// A position that is counted to a depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perft {
    /// Counts.
    pub(crate) count: fn(&str, u32) -> u64,
    /// The position.
    pub(crate) fen: &'static str,
    /// The depth.
    pub(crate) depth: u32,
    /// The number of sequences of so many moves.
    pub(crate) nodes: u64,
}

impl Work {
    /// What a process takes to start and to end.
    pub(crate) const NOTHING: Self = Self { name: Name::NOTHING, base: Name::NOTHING, task: Task::Nothing, times: 0 };

    /// A count to a depth, so often.
    pub(crate) const fn perft(name: Name, perft: Perft, times: u32) -> Self {
        Self { name, base: Name::NOTHING, task: Task::Perft(perft), times }
    }

    /// The positions that questions of a game are asked of, made ready.
    pub(crate) const fn positions<R: Rules>(ask: fn(u32)) -> Self {
        Self { name: Name::of::<R>("positions"), base: Name::NOTHING, task: Task::Question(ask), times: 0 }
    }

    /// A question that is asked of the positions of a game, so often.
    pub(crate) const fn question<R: Rules>(name: &'static str, ask: fn(u32), times: u32) -> Self {
        Self { name: Name::of::<R>(name), base: Name::of::<R>("positions"), task: Task::Question(ask), times }
    }

    /// Does it.
    ///
    /// # Panics
    ///
    /// If a count is wrong: an instruction less is then no gain.
    pub(crate) fn run(&self) {
        match self.task {
            Task::Nothing => {}
            Task::Perft(Perft { count, fen, depth, nodes }) => {
                for _ in 0..self.times {
                    assert_eq!(count(fen, depth), nodes, "{}", self.name);
                }
            }
            Task::Question(ask) => ask(self.times),
        }
    }
}
