//! Sinks that let some moves through.

use quadrille_core::{Convention, Geometry, MoveSink};

use crate::{Board, ChessBy, Laws, Move, Options, PositionBy, Square, SquareSet};

/// Lets those moves through that the laws allow, one by one.
pub(crate) struct Allowed<'a, L: Laws, S> {
    pub(crate) position: &'a PositionBy<L>,
    pub(crate) sink: &'a mut S,
}

impl<O: Options, S: MoveSink<ChessBy<O>>> MoveSink<ChessBy<O>> for Allowed<'_, O::Laws, S> {
    const CONVENTION: Convention = S::CONVENTION;
    const CAPTURES_ONLY: bool = S::CAPTURES_ONLY;
    const FIRST_ONLY: bool = S::FIRST_ONLY;

    #[inline(always)]
    fn origins(&self) -> SquareSet {
        self.sink.origins()
    }

    #[inline(always)]
    fn push(&mut self, mv: Move) {
        if O::Laws::allows(self.position, mv) {
            self.sink.push(mv);
        }
    }

    #[inline(always)]
    fn follow(
        &mut self,
        targets: SquareSet,
        make: impl Fn(Square) -> Move,
        play: impl Fn(Square) -> PositionBy<O::Laws>,
    ) {
        let allowed = Board::squares(targets)
            .filter(|&to| O::Laws::allows(self.position, make(to)))
            .fold(SquareSet::EMPTY, |allowed, to| allowed | to.set());
        self.sink.follow(allowed, make, play);
    }

    #[inline(always)]
    fn is_full(&self) -> bool {
        self.sink.is_full()
    }
}

/// Lets captures through, and notes whether there are any.
pub(crate) struct Captures<'a, S> {
    pub(crate) sink: &'a mut S,
    pub(crate) found: bool,
}

impl<O: Options, S: MoveSink<ChessBy<O>>> MoveSink<ChessBy<O>> for Captures<'_, S> {
    const CONVENTION: Convention = S::CONVENTION;
    const CAPTURES_ONLY: bool = true;
    const FIRST_ONLY: bool = S::FIRST_ONLY;

    // From every square: a capture anywhere forces.
    #[inline(always)]
    fn push(&mut self, mv: Move) {
        self.found = true;
        self.sink.push(mv);
    }

    #[inline(always)]
    fn follow(
        &mut self,
        targets: SquareSet,
        make: impl Fn(Square) -> Move,
        play: impl Fn(Square) -> PositionBy<O::Laws>,
    ) {
        self.found |= targets.any();
        self.sink.follow(targets, make, play);
    }

    #[inline(always)]
    fn tally(&mut self, count: impl FnOnce() -> u64) -> bool {
        let mut counted = 0;
        let taken = self.sink.tally(|| {
            counted = count();
            counted
        });
        self.found |= counted > 0;
        taken
    }

    #[inline(always)]
    fn is_full(&self) -> bool {
        self.sink.is_full()
    }
}
