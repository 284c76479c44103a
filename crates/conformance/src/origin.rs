//! Where games begin.

use std::fmt;

/// Where a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// At the start.
    Start,
    /// At a position that the author gave.
    Given,
    /// At a set-up: one that comes from the declaration, or one of play that had pieces taken off.
    SetUp,
}

/// How many games began where.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Begun {
    start: u64,
    given: u64,
    set_ups: u64,
}

impl Begun {
    /// Notes a game.
    pub(crate) fn note(&mut self, origin: Origin) {
        *match origin {
            Origin::Start => &mut self.start,
            Origin::Given => &mut self.given,
            Origin::SetUp => &mut self.set_ups,
        } += 1;
    }

    /// Returns how many games there were.
    pub(crate) fn all(self) -> u64 {
        self.start + self.given + self.set_ups
    }
}

impl fmt::Display for Begun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, given, set_ups } = self;
        write!(f, "{start} from the start, {given} from positions given, {set_ups} from set-ups")
    }
}
