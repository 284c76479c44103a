//! Counting captures of men where none takes more than two pieces.
//!
//! A capture of two pieces is told by the man and the directions of its jumps: all that jump so are counted at once,
//! and without a branch, on several boards. Of the boards on which some capture takes more than one piece that is
//! enough for four of five, where men capture along diagonals from a full start. Following each jump costs a wrong
//! guess of the processor; counted so, perft from such a start is 16 percent faster, from one with men along files 14.

use core::marker::PhantomData;

use super::choice::Choice;
use super::short::opposite;
use super::{JumpMoves, PromotionInCapture};
use crate::direction::on_two_lines;
use crate::{Bits, Direction, DirectionVisitor, Directions, Geometry, Jumper, Offsets, Set, Side};

/// The boards that are counted at once.
const LANES: usize = 8;

/// The men of the side to move, what they can capture, and where they can land.
#[derive(Clone, Copy)]
pub(super) struct Men<G: Geometry> {
    pub(super) men: Set<G>,
    pub(super) enemies: Set<G>,
    pub(super) empty: Set<G>,
}

/// Boards that are gathered before they are counted.
pub(super) struct Twice<V: JumpMoves, S> {
    men: [Set<V::Geometry>; LANES],
    enemies: [Set<V::Geometry>; LANES],
    empty: [Set<V::Geometry>; LANES],
    gathered: usize,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side> Twice<V, S> {
    /// Makes room for boards.
    #[inline(always)]
    pub(super) fn new() -> Self {
        let none = [Set::<V::Geometry>::EMPTY; LANES];
        Self { men: none, enemies: none, empty: none, gathered: 0, side: PhantomData }
    }

    /// Takes a board, and returns whether there is room for another.
    #[inline(always)]
    pub(super) fn take(&mut self, board: Men<V::Geometry>) -> bool {
        let place = self.gathered % LANES;
        (self.men[place], self.enemies[place], self.empty[place]) = (board.men, board.enemies, board.empty);
        self.gathered += 1;
        self.gathered < LANES
    }

    /// Returns the number of captures on all boards that were taken, given what counts those on a board where some take
    /// more than two pieces.
    #[inline]
    pub(super) fn captures(&mut self, more: impl Fn(Men<V::Geometry>) -> u64) -> u64 {
        let mut counts = [0; LANES];
        let mut further = [Set::<V::Geometry>::EMPTY; LANES];
        count_lanes::<V, S>(self, &mut counts, &mut further);
        let mut captures = 0;
        for board in 0..self.gathered {
            captures += if further[board].any() {
                more(Men { men: self.men[board], enemies: self.enemies[board], empty: self.empty[board] })
            } else {
                counts[board]
            };
        }
        self.gathered = 0;
        captures
    }
}

/// Counts the captures on each board, and finds where some go on: code without a branch, that compiles to vectors.
#[inline(never)]
fn count_lanes<V: JumpMoves, S: Side>(
    boards: &Twice<V, S>,
    counts: &mut [u64; LANES],
    further: &mut [Set<V::Geometry>; LANES],
) {
    for lane in 0..LANES {
        let board = Men { men: boards.men[lane], enemies: boards.enemies[lane], empty: boards.empty[lane] };
        let mut ways = Ways::<V, S> { board, captures: 0, further: Set::<V::Geometry>::EMPTY, side: PhantomData };
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut ways);
        (counts[lane], further[lane]) = (ways.captures, ways.further);
    }
}

impl<G: Geometry> Men<G> {
    /// Returns where men land that jump in the direction `D`.
    #[inline(always)]
    fn land<D: Direction>(self) -> Set<G> {
        G::step::<D>(G::step::<D>(self.men) & self.enemies) & self.empty
    }

    /// Returns the squares from which a man could jump in the direction `D` to one of some squares.
    #[inline(always)]
    fn before<D: Direction>(self, landings: Set<G>) -> Set<G> {
        G::step::<D::Opposite>(G::step::<D::Opposite>(landings) & self.enemies)
    }
}

/// The captures by the direction of their last jump.
struct Ways<V: JumpMoves, S> {
    board: Men<V::Geometry>,
    captures: u64,
    /// Where captures go on after two jumps.
    further: Set<V::Geometry>,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side> DirectionVisitor for Ways<V, S> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let Self { board, .. } = *self;
        let (none, last_rank) = (Set::<V::Geometry>::EMPTY, V::promotion_rank::<S>());
        let second = board.before::<D>(board.empty);
        let mut first = First::<V, S, D> { board, second, jumpers: none, captures: 0, types: PhantomData };
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut first);
        self.captures += first.captures;
        let mut landed = V::Geometry::step::<D>(V::Geometry::step::<D>(first.jumpers));
        match V::PROMOTION_IN_CAPTURE {
            PromotionInCapture::AtTheEnd => {}
            PromotionInCapture::AtOnce => self.further |= (landed | board.land::<D>()) & last_rank,
            PromotionInCapture::EndsTheTurn => landed &= !last_rank,
        }
        // Along more than two lines the third jump can end where the first began.
        let back = const { !on_two_lines(<<V::Man<S> as Jumper>::Jumps as Offsets>::LIST) };
        let empty = if back { board.empty | board.men } else { board.empty };
        self.further |= landed & After::<V, S, D>::jump(board, empty);
        if !V::MAJORITY {
            let mut on = After::<V, S, D>::jump(board, board.empty);
            if matches!(V::PROMOTION_IN_CAPTURE, PromotionInCapture::EndsTheTurn) {
                on &= !last_rank;
            }
            self.captures += u64::from((board.land::<D>() & !on).count());
        }
    }
}

/// The first jumps of captures whose second goes in the direction `Second`.
struct First<V: JumpMoves, S, Second> {
    board: Men<V::Geometry>,
    /// The squares from which a man can make the second.
    second: Set<V::Geometry>,
    /// Where men land that can.
    jumpers: Set<V::Geometry>,
    captures: u64,
    types: PhantomData<(S, Second)>,
}

impl<V: JumpMoves, S: Side, Second: Direction> DirectionVisitor for First<V, S, Second> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        if const { opposite::<D, Second>() } {
            return;
        }
        let mut landed = self.board.land::<D>();
        if matches!(V::PROMOTION_IN_CAPTURE, PromotionInCapture::EndsTheTurn) {
            landed &= !V::promotion_rank::<S>();
        }
        let jumpers = landed & self.second;
        self.captures += u64::from(jumpers.count());
        self.jumpers |= jumpers;
    }
}

/// The squares from which a man can jump that came by `Came`.
struct After<V: JumpMoves, S, Came> {
    board: Men<V::Geometry>,
    empty: Set<V::Geometry>,
    squares: Set<V::Geometry>,
    types: PhantomData<(S, Came)>,
}

impl<V: JumpMoves, S: Side, Came: Direction> After<V, S, Came> {
    /// Returns the squares, given which are empty.
    #[inline(always)]
    fn jump(board: Men<V::Geometry>, empty: Set<V::Geometry>) -> Set<V::Geometry> {
        let mut after = Self { board, empty, squares: Set::<V::Geometry>::EMPTY, types: PhantomData };
        <V::Man<S> as Jumper>::Jumps::each_direction(&mut after);
        after.squares
    }
}

impl<V: JumpMoves, S: Side, Came: Direction> DirectionVisitor for After<V, S, Came> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        // No jump goes back the way it came: the only piece there is the one that was captured.
        if !const { opposite::<D, Came>() } {
            self.squares |= self.board.before::<D>(self.empty);
        }
    }
}
