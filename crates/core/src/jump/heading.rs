//! Directions in a search: as types, or as values.

use core::marker::PhantomData;

use crate::direction::place_of;
use crate::{Direction, DirectionVisitor, Directions, Geometry, Offsets, Set, Square};

/// A direction in which a search goes.
///
/// Directions as types ([`Fixed`]) have a search of their own each, which is fast; directions as values ([`Free`]) share
/// one, which the compiler is fast with.
pub(super) trait Heading: Copy {
    /// Returns the files to the right and the ranks up.
    fn offset(self) -> (i32, i32);

    /// Returns where a step leads.
    fn step<G: Geometry>(self, from: Set<G>) -> Set<G>;

    /// Returns from where a step leads there.
    fn step_back<G: Geometry>(self, to: Set<G>) -> Set<G>;

    /// Returns where steps lead, as many as there is room for: what is set of `through`.
    fn fill<G: Geometry>(self, from: Set<G>, through: Set<G>) -> Set<G>;

    /// Returns its place in a list of directions; one of [`Free`] asks for the list that it is of.
    fn place<L: Offsets>(self) -> usize;

    /// Returns what a rider sees up to the first piece, that one included.
    fn slide<G: Geometry>(self, from: Square<G>, occupied: Set<G>) -> Set<G>;

    /// Returns whether it is another direction.
    #[inline(always)]
    fn is<H: Heading>(self, other: H) -> bool {
        self.offset() == other.offset()
    }

    /// Returns whether it leads back from another direction.
    #[inline(always)]
    fn is_back_from<H: Heading>(self, other: H) -> bool {
        let (files, ranks) = other.offset();
        self.offset() == (-files, -ranks)
    }
}

/// What is done with each of some directions.
pub(super) trait HeadingVisitor {
    /// Does it with one.
    fn visit<H: Heading>(&mut self, heading: H);
}

/// A direction that the compiler knows.
pub(super) struct Fixed<D>(PhantomData<D>);

impl<D> Fixed<D> {
    /// The direction.
    pub(super) const IT: Self = Self(PhantomData);
}

impl<D> Clone for Fixed<D> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Fixed<D> {}

impl<D: Direction> Heading for Fixed<D> {
    #[inline(always)]
    fn offset(self) -> (i32, i32) {
        (D::FILES, D::RANKS)
    }

    #[inline(always)]
    fn step<G: Geometry>(self, from: Set<G>) -> Set<G> {
        G::step::<D>(from)
    }

    #[inline(always)]
    fn step_back<G: Geometry>(self, to: Set<G>) -> Set<G> {
        G::step::<D::Opposite>(to)
    }

    #[inline(always)]
    fn fill<G: Geometry>(self, from: Set<G>, through: Set<G>) -> Set<G> {
        G::fill::<D>(from, through)
    }

    #[inline(always)]
    fn place<L: Offsets>(self) -> usize {
        const { place_of::<L, D>() }
    }

    #[inline(always)]
    fn slide<G: Geometry>(self, from: Square<G>, occupied: Set<G>) -> Set<G> {
        G::slide::<D>(from, occupied)
    }
}

/// Shows directions that the compiler knows.
pub(super) struct ByTypes<'v, W>(pub(super) &'v mut W);

impl<W: HeadingVisitor> DirectionVisitor for ByTypes<'_, W> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        self.0.visit(Fixed::<D>::IT);
    }
}

/// A direction of the list `L`, by its place there.
pub(super) struct Free<L> {
    place: usize,
    list: PhantomData<L>,
}

impl<L> Clone for Free<L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L> Copy for Free<L> {}

impl<L: Directions> Free<L> {
    /// Shows each direction of the list.
    #[inline(always)]
    pub(super) fn each(visitor: &mut impl HeadingVisitor) {
        for place in 0..L::LIST.len() {
            visitor.visit(Self { place, list: PhantomData });
        }
    }
}

impl<L: Directions> Heading for Free<L> {
    #[inline(always)]
    fn offset(self) -> (i32, i32) {
        L::LIST[self.place]
    }

    #[inline(never)]
    fn step<G: Geometry>(self, from: Set<G>) -> Set<G> {
        let mut step = Step::<G> { place: self.place, to: from };
        L::each_direction(&mut step);
        step.to
    }

    #[inline(never)]
    fn step_back<G: Geometry>(self, to: Set<G>) -> Set<G> {
        let mut step = StepBack::<G> { place: self.place, from: to };
        L::each_direction(&mut step);
        step.from
    }

    #[inline(never)]
    fn fill<G: Geometry>(self, from: Set<G>, through: Set<G>) -> Set<G> {
        let mut fill = Fill::<G> { place: self.place, from, through, to: from };
        L::each_direction(&mut fill);
        fill.to
    }

    #[inline(always)]
    fn place<M: Offsets>(self) -> usize {
        debug_assert_eq!(M::LIST[self.place], self.offset(), "the list that it is of");
        self.place
    }

    #[inline(never)]
    fn slide<G: Geometry>(self, from: Square<G>, occupied: Set<G>) -> Set<G> {
        let mut slide = Slide::<G> { place: self.place, from, occupied, to: from.set() };
        L::each_direction(&mut slide);
        slide.to
    }
}

/// A step in the direction of a place.
struct Step<G: Geometry> {
    /// How many directions come before it.
    place: usize,
    to: Set<G>,
}

impl<G: Geometry> DirectionVisitor for Step<G> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        if self.place == 0 {
            self.to = G::step::<D>(self.to);
        }
        self.place = self.place.wrapping_sub(1);
    }
}

/// A step back from the direction of a place.
struct StepBack<G: Geometry> {
    /// How many directions come before it.
    place: usize,
    from: Set<G>,
}

impl<G: Geometry> DirectionVisitor for StepBack<G> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        if self.place == 0 {
            self.from = G::step::<D::Opposite>(self.from);
        }
        self.place = self.place.wrapping_sub(1);
    }
}

/// Steps in the direction of a place.
struct Fill<G: Geometry> {
    /// How many directions come before it.
    place: usize,
    from: Set<G>,
    through: Set<G>,
    to: Set<G>,
}

impl<G: Geometry> DirectionVisitor for Fill<G> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        if self.place == 0 {
            self.to = G::fill::<D>(self.from, self.through);
        }
        self.place = self.place.wrapping_sub(1);
    }
}

/// A slide in the direction of a place.
struct Slide<G: Geometry> {
    /// How many directions come before it.
    place: usize,
    from: Square<G>,
    occupied: Set<G>,
    to: Set<G>,
}

impl<G: Geometry> DirectionVisitor for Slide<G> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        if self.place == 0 {
            self.to = G::slide::<D>(self.from, self.occupied);
        }
        self.place = self.place.wrapping_sub(1);
    }
}
