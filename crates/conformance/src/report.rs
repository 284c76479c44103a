//! What an examination has seen and found.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use quadrille_core::{Outcome, Token};

use crate::number::counted;
use crate::origin::{Begun, Origin};
use crate::ways::Ways;
use crate::{Fault, Law};

/// The most panics that are told where nothing panics.
const PANICS: usize = 3;

/// How often something was met: in play from the start, and in games from a set-up, which play may never lead to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Met {
    play: u64,
    set_ups: u64,
}

impl Met {
    /// Notes that it was met, if it was.
    pub(crate) fn note(&mut self, met: bool, of_play: bool) {
        *if of_play { &mut self.play } else { &mut self.set_ups } += u64::from(met);
    }

    /// Returns how often it was met at all.
    fn all(self) -> u64 {
        self.play + self.set_ups
    }
}

impl fmt::Display for Met {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in play {}, in set-ups {}", self.play, self.set_ups)
    }
}

/// What was seen of a game, what of its rules was never met, and which laws do not hold.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub(crate) name: &'static str,
    pub(crate) begun: Begun,
    pub(crate) positions: u64,
    pub(crate) moves: u64,
    pub(crate) longest: usize,
    pub(crate) room: usize,
    pub(crate) captures: Met,
    /// Whether it was not said what captures are.
    pub(crate) undeclared: bool,
    /// Whether no set-up of the declaration was found, though they were wanted.
    pub(crate) no_set_up: bool,
    pub(crate) promotions: Met,
    pub(crate) ends: BTreeMap<String, Met>,
    /// The automatic ends, by their types.
    pub(crate) ways: Ways,
    /// The letters of each side.
    pub(crate) letters: [BTreeSet<char>; 2],
    pub(crate) texts: u64,
    pub(crate) counts: u64,
    pub(crate) deeper: u64,
    pub(crate) asked: BTreeMap<Law, u64>,
    pub(crate) faults: Vec<Fault>,
}

/// What an examination notes.
impl Report {
    /// Returns whether a law is known not to hold: it is not asked again. One that met a panic that is told is.
    pub(crate) fn is_broken(&self, law: Law) -> bool {
        self.faults.iter().any(|fault| fault.law == law)
    }

    /// Notes that a law is asked.
    pub(crate) fn count(&mut self, law: Law) {
        *self.asked.entry(law).or_default() += 1;
    }

    /// Notes a fault, unless one of that law is known: of panics those that say different things.
    pub(crate) fn settle(&mut self, fault: Fault) {
        let panics = self.faults.iter().filter(|known| known.law == Law::NothingPanics).count();
        let is_new = !self.is_broken(fault.law) || fault.law == Law::NothingPanics && panics < PANICS;
        if is_new || self.is_told(fault.panic.as_ref()) {
            self.tell(fault);
        }
    }

    /// Notes a fault, whatever is known of its law; a panic once.
    pub(crate) fn tell(&mut self, fault: Fault) {
        match self.faults.iter_mut().find(|known| known.is_panic(fault.panic.as_ref())) {
            Some(known) => known.join(fault),
            None => self.faults.push(fault),
        }
    }

    /// Returns whether a panic that said this is known.
    pub(crate) fn is_told(&self, panic: Option<&String>) -> bool {
        self.faults.iter().any(|known| known.is_panic(panic))
    }

    /// Returns whether a law met a panic that another tells.
    fn is_stopped(&self, law: Law) -> bool {
        !self.is_broken(law) && self.faults.iter().any(|fault| fault.besides.contains(&law))
    }

    /// Notes where a game begins.
    pub(crate) fn begin(&mut self, origin: Origin) {
        self.begun.note(origin);
    }

    /// Notes a piece on the board.
    pub(crate) fn see(&mut self, token: Token) {
        if let Some(letters) = self.letters.get_mut(token.team) {
            letters.insert(token.letter);
        }
    }

    /// Notes how a game ended, or that a set-up is such an end.
    pub(crate) fn end(&mut self, outcome: Outcome, of_play: bool) {
        self.ends.entry(outcome.to_string()).or_default().note(true, of_play);
    }
}

impl Report {
    /// Returns the laws that do not hold: the first fault of each, but for published counts, which are told one by one, and
    /// for panics, of which some may be told that say different things.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Returns how many games were played: such as begin where there is a move.
    pub fn games(&self) -> u64 {
        self.begun.all()
    }

    /// Returns how many positions were seen.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Returns how often a law was asked; 0 where nothing was declared that it is about.
    pub fn asked(&self, law: Law) -> u64 {
        self.asked.get(&law).copied().unwrap_or(0)
    }

    /// Returns what was never met, so that the laws have said nothing of it. That is a fault only of a game that has it:
    /// give positions that are near to it, see [`Conformance::positions`](crate::Conformance::positions).
    pub fn unmet(&self) -> Vec<&'static str> {
        self.lacks(Met::all)
    }

    /// Returns what was met in games from set-ups alone, those that were given or had pieces taken off, and never in play
    /// from the start: what is told of it may be of positions that no game leads to. More games, or longer ones, may.
    pub fn unmet_in_play(&self) -> Vec<&'static str> {
        let unmet = self.unmet();
        self.lacks(|met| met.play).into_iter().filter(|what| !unmet.contains(what)).collect()
    }

    /// Returns what was not met, by one of the ways of counting.
    fn lacks(&self, times: fn(Met) -> u64) -> Vec<&'static str> {
        let several_kinds = self.letters.iter().any(|letters| letters.len() > 1);
        let ends = |end: fn(&str) -> bool| self.ends.iter().any(|(text, &met)| end(text) && times(met) > 0);
        [
            (times(self.captures) == 0, "a capture"),
            (several_kinds && times(self.promotions) == 0, "a promotion"),
            (!ends(|_| true), "an end"),
            (ends(|_| true) && !ends(|text| text.contains("wins")), "a win"),
        ]
        .into_iter()
        .filter_map(|(lacks, what)| lacks.then_some(what))
        .collect()
    }
}

impl fmt::Display for Report {
    /// Tells the faults first, then what was seen, and last what was not.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |which: fn(&Self, Law) -> bool| Law::ALL.iter().copied().filter(|&law| which(self, law)).count();
        let broken = of(Self::is_broken);
        let stopped = of(Self::is_stopped);
        let hold = of(|report, law| report.asked(law) > 0 && !report.is_broken(law) && !report.is_stopped(law));
        let hold = counted(hold as u64, "law holds", "laws hold");
        write!(f, "{}: {hold}, {}", self.name, counted(broken as u64, "does not", "do not"))?;
        if stopped > 0 {
            write!(f, ", {} stopped by a panic", counted(stopped as u64, "was", "were"))?;
        }
        for fault in &self.faults {
            write!(f, "\n  {fault}")?;
        }
        if self.asked(Law::NothingPanics) == 0 {
            return write!(f, "\n  nothing else was asked: there is no start to begin from");
        }
        self.write_seen(f)?;
        self.write_unseen(f)
    }
}

impl Report {
    /// Writes what was seen.
    fn write_seen(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { begun, longest, room, captures, promotions, .. } = self;
        let (positions, moves) =
            (counted(self.positions, "position", "positions"), counted(self.moves, "move", "moves"));
        let games = counted(self.games(), "game", "games");
        write!(f, "\n  seen: {positions}, {moves}, at most {longest} (room for {room})")?;
        write!(f, "\n  played: {games}, {begun}")?;
        write!(f, "\n  met: captures ({captures}), promotions ({promotions})")?;
        for (end, met) in &self.ends {
            write!(f, ", {end} ({met})")?;
        }
        if self.counts + self.deeper > 0 {
            let told = if self.is_broken(Law::Published) { " or are told above" } else { "" };
            let agree = counted(self.counts, "count agrees", "counts agree");
            let deeper = counted(self.deeper, "lies deeper", "lie deeper");
            write!(f, "\n  published: {agree}{told}, {deeper}")?;
        }
        Ok(())
    }

    /// Writes what was not, so that nothing is said of it.
    fn write_unseen(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unmet = self.unmet();
        if !unmet.is_empty() {
            write!(f, "\n  never met: {}; nothing is said of that", unmet.join(", "))?;
        }
        let unmet_in_play = self.unmet_in_play();
        if !unmet_in_play.is_empty() {
            write!(f, "\n  met in set-ups alone, never in play from the start: {}", unmet_in_play.join(", "))?;
        }
        for (ways, what) in [
            (self.ways.unmet(), "ends that never came about"),
            (self.ways.hidden(), "ends that never decided, since one before them always did"),
        ] {
            if !ways.is_empty() {
                write!(f, "\n  {what}: {}", ways.join(", "))?;
            }
        }
        if self.no_set_up {
            write!(
                f,
                "\n  not set up: chance has found no position that stands by the rules; give positions of your own"
            )?;
        }
        if self.undeclared {
            write!(f, "\n  not declared: what captures are, so that the captures alone are held to nothing")?;
        }
        let is_unasked = |law| self.asked(law) == 0 && !self.is_broken(law) && !self.is_stopped(law);
        let unasked = Law::ALL.iter().filter(|&&law| is_unasked(law));
        let unasked: Vec<String> = unasked.map(|law| format!("{law:?}")).collect();
        if !unasked.is_empty() {
            write!(f, "\n  not asked: {}", unasked.join(", "))?;
        }
        Ok(())
    }
}
