//! Counting the replies to quiet moves after which nothing can be captured.
//!
//! Where the other side could not capture if it were to move now, most quiet moves leave it so. The replies to those are
//! not counted board by board: to each there are as many as to a pass, one less for each man whose way the moved piece
//! stands in, one more for each man that can go where it was. What moves near a king of the other side is left out.

use core::marker::PhantomData;

use super::JumpMoves;
use super::short::opposite;
use crate::{Bits, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, Set, Side, Square};

/// What the side that is not `S` could reply to a pass, and which quiet moves of `S` change that by how much.
pub(super) struct Calm<V: JumpMoves, S> {
    /// The replies to a pass; none of them is a capture.
    replies: u64,
    /// The other side's men.
    men: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    /// Where a piece could be captured that came there.
    exposed: Set<V::Geometry>,
    /// Which square, once it is empty, lets another piece be captured.
    covering: Set<V::Geometry>,
    /// Where a move changes what kings can do.
    watched: Set<V::Geometry>,
    side: PhantomData<S>,
}

impl<V: JumpMoves, S: Side> Calm<V, S> {
    /// Looks at what the other side could reply to a pass; none where that is a capture.
    #[inline(always)]
    pub(super) fn of(position: &JumpPosition<V::Geometry>) -> Option<Self> {
        let none = Set::<V::Geometry>::EMPTY;
        let (men, empty, enemies) = (position.men(S::Other::COLOR), position.empty(), position.pieces(S::COLOR));
        let calm = Self { replies: 0, men, empty, exposed: none, covering: none, watched: none, side: PhantomData };
        let mut look = Look { calm, enemies, captures: none };
        <V::Man<S::Other> as Jumper>::Jumps::each_direction(&mut look);
        for king in V::Geometry::squares(position.kings(S::Other::COLOR)) {
            let mut slides = Slides { king, look: &mut look };
            <V::King as Jumper>::Steps::each_direction(&mut slides);
            let mut jumps = KingJumps { king, look: &mut look };
            <V::King as Jumper>::Jumps::each_direction(&mut jumps);
        }
        let Look { mut calm, captures, .. } = look;
        calm.replies += calm.entering(empty);
        captures.is_empty().then_some(calm)
    }

    /// Returns how many steps of men lead to squares of a set.
    #[inline(always)]
    fn entering(&self, squares: Set<V::Geometry>) -> u64 {
        let mut entering = Entering::<V> { men: self.men, squares, steps: 0 };
        <V::Man<S::Other> as Jumper>::Steps::each_direction(&mut entering);
        entering.steps
    }

    /// Returns to which of its targets a man can step in the direction `D` so that nothing can be captured.
    #[inline(always)]
    pub(super) fn targets_of_men<D: Direction>(&self, targets: Set<V::Geometry>) -> Set<V::Geometry> {
        let mut back = Back::<V, D> { men: self.men, captured: Set::<V::Geometry>::EMPTY, step: PhantomData };
        <V::Man<S::Other> as Jumper>::Jumps::each_direction(&mut back);
        let left = V::Geometry::step::<D>(self.covering | self.watched);
        targets & !(self.exposed | self.watched | back.captured | left)
    }

    /// Returns how many replies there are to steps of men in the direction `D`.
    #[inline(always)]
    pub(super) fn replies_to_men<D: Direction>(&self, targets: Set<V::Geometry>) -> u64 {
        let left = V::Geometry::step::<D::Opposite>(targets);
        u64::from(targets.count()) * self.replies + self.entering(left) - self.entering(targets)
    }

    /// Returns to which of its targets a king can go so that nothing can be captured.
    #[inline(always)]
    pub(super) fn targets_of_king(&self, from: Square<V::Geometry>, targets: Set<V::Geometry>) -> Set<V::Geometry> {
        if (from.set() & (self.covering | self.watched)).any() {
            return Set::<V::Geometry>::EMPTY;
        }
        // Next to where it was it can be captured by what lands there.
        let mut beside = Beside::<V> { men: self.men, behind: from.set(), captured: Set::<V::Geometry>::EMPTY };
        <V::Man<S::Other> as Jumper>::Jumps::each_direction(&mut beside);
        targets & !(self.exposed | self.watched | beside.captured)
    }

    /// Returns how many replies there are to moves of a king.
    #[inline(always)]
    pub(super) fn replies_to_king(&self, from: Square<V::Geometry>, targets: Set<V::Geometry>) -> u64 {
        u64::from(targets.count()) * (self.replies + self.entering(from.set())) - self.entering(targets)
    }
}

/// A look at what the other side could reply to a pass.
struct Look<V: JumpMoves, S> {
    calm: Calm<V, S>,
    enemies: Set<V::Geometry>,
    /// Where it lands that captures.
    captures: Set<V::Geometry>,
}

impl<V: JumpMoves, S: Side> DirectionVisitor for Look<V, S> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let Calm { men, empty, .. } = self.calm;
        let next = V::Geometry::step::<D>(men);
        let behind = V::Geometry::step::<D>(next & self.enemies);
        self.captures |= behind & empty;
        self.calm.covering |= behind;
        self.calm.exposed |= next & V::Geometry::step::<D::Opposite>(empty);
    }
}

/// The quiet moves of a king.
struct Slides<'l, V: JumpMoves, S> {
    king: Square<V::Geometry>,
    look: &'l mut Look<V, S>,
}

impl<V: JumpMoves, S: Side> DirectionVisitor for Slides<'_, V, S> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let calm = &mut self.look.calm;
        let seen = seen::<V, D>(self.king, calm.empty);
        calm.replies += u64::from((seen & calm.empty).count());
        calm.watched |= seen;
    }
}

/// The captures of a king.
struct KingJumps<'l, V: JumpMoves, S> {
    king: Square<V::Geometry>,
    look: &'l mut Look<V, S>,
}

impl<V: JumpMoves, S: Side> DirectionVisitor for KingJumps<'_, V, S> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let calm = &mut self.look.calm;
        let seen = seen::<V, D>(self.king, calm.empty);
        let behind = V::Geometry::step::<D>(seen & self.look.enemies);
        self.look.captures |= behind & calm.empty;
        calm.watched |= seen | behind;
    }
}

/// Returns what a king sees in the direction `D`: up to the first piece.
#[inline(always)]
pub(super) fn seen<V: JumpMoves, D: Direction>(king: Square<V::Geometry>, empty: Set<V::Geometry>) -> Set<V::Geometry> {
    if V::King::FLIES { V::Geometry::slide::<D>(king, !empty) } else { V::Geometry::step::<D>(king.set()) }
}

/// The steps of men to squares of a set.
struct Entering<V: JumpMoves> {
    men: Set<V::Geometry>,
    squares: Set<V::Geometry>,
    steps: u64,
}

impl<V: JumpMoves> DirectionVisitor for Entering<V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        self.steps += u64::from((V::Geometry::step::<D>(self.men) & self.squares).count());
    }
}

/// Where a man that came by `Step` is captured by one that lands where it was.
struct Back<V: JumpMoves, Step> {
    men: Set<V::Geometry>,
    captured: Set<V::Geometry>,
    step: PhantomData<Step>,
}

impl<V: JumpMoves, Step: Direction> DirectionVisitor for Back<V, Step> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        if const { opposite::<D, Step>() } {
            self.captured |= V::Geometry::step::<D>(self.men);
        }
    }
}

/// Where a piece is captured by a man that lands on any of some squares.
struct Beside<V: JumpMoves> {
    men: Set<V::Geometry>,
    behind: Set<V::Geometry>,
    captured: Set<V::Geometry>,
}

impl<V: JumpMoves> DirectionVisitor for Beside<V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        self.captured |= V::Geometry::step::<D>(self.men) & V::Geometry::step::<D::Opposite>(self.behind);
    }
}
