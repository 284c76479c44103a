//! Gathering positions whose replies are counted together.

use crate::sink::convention_of;
use crate::{Convention, Geometry, MoveSink, Rules, Set, Square};

/// The positions that are gathered at the most: what a position in the middle of a game leads to, or half of it.
pub(super) const MOST: usize = 16;

/// The sink that plays each move, and has the replies counted to the moves of the positions that it leads to.
pub(super) struct Gathered<'a, R: Rules, C, const CONVENTION: u8> {
    position: &'a R::Position,
    positions: [R::Position; MOST],
    gathered: usize,
    /// Counts the replies to the moves of some positions, at most [`MOST`].
    replies: C,
    nodes: u64,
}

impl<'a, R: Rules, C: FnMut(&[R::Position]) -> u64, const CONVENTION: u8> Gathered<'a, R, C, CONVENTION> {
    /// Returns the number of sequences of three moves, given what counts those of two.
    #[inline]
    pub(super) fn count(position: &'a R::Position, replies: C) -> u64 {
        let mut gathered = Self { position, positions: [*position; MOST], gathered: 0, replies, nodes: 0 };
        R::generate(position, &mut gathered);
        gathered.count_replies();
        gathered.nodes
    }

    /// Counts the replies to the moves of the positions that are there.
    #[inline]
    fn count_replies(&mut self) {
        self.nodes += (self.replies)(&self.positions[..self.gathered]);
        self.gathered = 0;
    }

    /// Takes a position.
    #[inline(always)]
    fn take(&mut self, position: R::Position) {
        if self.gathered == MOST {
            self.count_replies();
        }
        self.positions[self.gathered % MOST] = position;
        self.gathered += 1;
    }
}

impl<R: Rules, C: FnMut(&[R::Position]) -> u64, const CONVENTION: u8> MoveSink<R> for Gathered<'_, R, C, CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    #[inline]
    fn push(&mut self, mv: R::Move) {
        let mut next = *self.position;
        R::play(&mut next, mv, &mut ());
        self.take(next);
    }

    #[inline(always)]
    fn follow(
        &mut self,
        targets: Set<R::Geometry>,
        _: impl Fn(Square<R::Geometry>) -> R::Move,
        play: impl Fn(Square<R::Geometry>) -> R::Position,
    ) {
        for to in R::Geometry::squares(targets) {
            self.take(play(to));
        }
    }
}
