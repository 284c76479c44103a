//! Contestants that run in the same rounds.

use std::time::Duration;

use crate::args::Group;
use crate::clock::{Clock, ClockError};
use crate::error::Error;
use crate::statistics::{largest, median};
use crate::work::{Game, Scale, Work};

/// Counts a position to a depth, and returns the number.
pub(crate) type Counter = Box<dyn Fn() -> u64>;

/// Reads a position, and returns what counts it to a depth.
pub(crate) type Prepare = fn(fen: &str, plies: u32) -> Counter;

/// One that counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contestant {
    /// Who it is, and how it counts.
    pub(crate) name: &'static str,
    /// What it counts.
    pub(crate) work: Work,
    /// How it is made ready; that is not measured.
    pub(crate) prepare: Prepare,
    /// Whether it counts a sequence too that is shorter because it ends where there is no move.
    pub(crate) counts_dead_ends: bool,
}

/// Two contestants beside each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// The number of the contestant that is ours.
    pub(crate) ours: usize,
    /// The number of the other.
    pub(crate) rival: usize,
    /// How many times as fast ours is to be.
    pub(crate) floor: Option<f64>,
}

/// Contestants that run in the same rounds, and which of them are put beside each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heat {
    /// What the heat asks.
    pub(crate) group: Group,
    /// The game of our contestants.
    pub(crate) game: Game,
    /// Who runs.
    pub(crate) contestants: &'static [Contestant],
    /// What is shown.
    pub(crate) lines: &'static [Line],
}

/// What a line has come to.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    /// What the line asks.
    pub(crate) group: Group,
    /// The game.
    pub(crate) game: Game,
    /// How often it was measured.
    pub(crate) rounds: usize,
    /// What ours counted.
    pub(crate) work: String,
    /// What it came to.
    pub(crate) count: u64,
    /// How ours counted.
    pub(crate) ours: &'static str,
    /// How fast.
    pub(crate) our_rate: Rate,
    /// Who else counted.
    pub(crate) rival: &'static str,
    /// How fast.
    pub(crate) rival_rate: Rate,
    /// The median of ours through the median of the other.
    pub(crate) ratio: f64,
    /// The median of the ratios of each round.
    pub(crate) paired: f64,
    /// How large `paired` is to be.
    pub(crate) floor: Option<f64>,
}

/// Nodes a second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// In the median of all rounds.
    pub(crate) median: f64,
    /// In the best round.
    pub(crate) best: f64,
}

impl Contestant {
    /// One that counts the sequences of a work.
    pub(crate) const fn new(name: &'static str, work: Work, prepare: Prepare) -> Self {
        Self { name, work, prepare, counts_dead_ends: false }
    }

    /// One whose number has the dead ends in it.
    pub(crate) const fn with_dead_ends(self) -> Self {
        Self { counts_dead_ends: true, ..self }
    }

    /// Counts once, in this process. A small count comes before, so that no run pays for the pages of tables and code.
    pub(crate) fn run(&self, scale: Scale, clock: Clock) -> Result<(u64, Duration), ClockError> {
        (self.prepare)(self.work.fen, self.work.quick.plies)();
        let counter = (self.prepare)(self.work.fen, self.work.at(scale).plies);
        clock.time(counter)
    }

    /// Returns the number that it must come to.
    fn expected(&self, scale: Scale) -> u64 {
        let depth = self.work.at(scale);
        depth.count + if self.counts_dead_ends { depth.dead_ends } else { 0 }
    }

    /// Returns the nodes a second of each round: a dead end is no node.
    fn rates(&self, scale: Scale, times: &[Duration]) -> Vec<f64> {
        let nodes = self.work.at(scale).count as f64;
        times.iter().map(|time| nodes / time.as_secs_f64()).collect()
    }
}

impl Line {
    /// Shows the contestants of these numbers, with no floor.
    pub(crate) const fn new(ours: usize, rival: usize) -> Self {
        Self { ours, rival, floor: None }
    }

    /// Asks that ours be so many times as fast.
    pub(crate) const fn floor(self, floor: f64) -> Self {
        Self { floor: Some(floor), ..self }
    }
}

impl Heat {
    /// Returns what is counted in it.
    pub(crate) fn title(&self, scale: Scale) -> String {
        let mut works: Vec<String> =
            self.lines.iter().map(|line| self.contestants[line.ours].work.title(scale)).collect();
        works.dedup();
        format!("{} {}", self.game.name(), works.join(", "))
    }

    /// Has all contestants count in each round, and returns the times of each, round by round. `count` has the one of
    /// a number count, and returns what it came to and how long it took.
    ///
    /// # Errors
    ///
    /// If one comes to another number than is known, or it cannot be run.
    pub(crate) fn run(
        &self,
        scale: Scale,
        rounds: usize,
        mut count: impl FnMut(usize) -> Result<(u64, Duration), Error>,
        mut progress: impl FnMut(usize),
    ) -> Result<Vec<Vec<Duration>>, Error> {
        let mut times = vec![Vec::with_capacity(rounds); self.contestants.len()];
        for round in 0..rounds {
            progress(round + 1);
            for turn in 0..self.contestants.len() {
                let at = (round + turn) % self.contestants.len();
                let (contestant, expected) = (&self.contestants[at], self.contestants[at].expected(scale));
                let (counted, time) = count(at)?;
                if counted != expected {
                    let work = format!("{} {}", self.game.name(), contestant.work.title(scale));
                    return Err(Error::Count { who: contestant.name, work, counted, expected });
                }
                times[at].push(time);
            }
        }
        Ok(times)
    }

    /// Returns what each line has come to.
    pub(crate) fn results(&self, scale: Scale, times: &[Vec<Duration>]) -> Vec<Outcome> {
        let rates: Vec<Vec<f64>> =
            self.contestants.iter().zip(times).map(|(one, times)| one.rates(scale, times)).collect();
        let outcome = |line: &Line| {
            let (ours, rival) = (&self.contestants[line.ours], &self.contestants[line.rival]);
            let (our_rates, rival_rates) = (&rates[line.ours], &rates[line.rival]);
            let (our_rate, rival_rate) = (Rate::of(our_rates), Rate::of(rival_rates));
            Outcome {
                group: self.group,
                game: self.game,
                rounds: our_rates.len(),
                work: ours.work.title(scale),
                count: ours.work.at(scale).count,
                ours: ours.name,
                our_rate,
                rival: rival.name,
                rival_rate,
                ratio: our_rate.median / rival_rate.median,
                paired: median(our_rates.iter().zip(rival_rates).map(|(ours, rival)| ours / rival)),
                floor: line.floor,
            }
        };
        self.lines.iter().map(outcome).collect()
    }
}

impl Outcome {
    /// Returns whether the ratio is below its floor.
    pub(crate) fn is_below(&self) -> bool {
        self.floor.is_some_and(|floor| self.paired < floor)
    }
}

impl Rate {
    /// Returns what the rates of all rounds come to.
    fn of(rates: &[f64]) -> Self {
        Self { median: median(rates.iter().copied()), best: largest(rates.iter().copied()) }
    }
}

#[cfg(test)]
mod tests;
