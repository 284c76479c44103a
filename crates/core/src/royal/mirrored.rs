//! Steps as the other side sees them.

use core::marker::PhantomData;

use crate::{Color, Geometry, Offset, OffsetVisitor, Offsets, Side, Square};

/// The steps `L`, files times `FILES` and ranks times `RANKS`: 1, or -1 to mirror.
#[derive(Clone, Copy, Debug)]
struct Mirrored<L, const FILES: i32, const RANKS: i32>(PhantomData<L>);

impl<O: Offset, const FILES: i32, const RANKS: i32> Offset for Mirrored<O, FILES, RANKS> {
    const FILES: i32 = O::FILES * FILES;
    const RANKS: i32 = O::RANKS * RANKS;
}

/// The most steps of one list.
const MOST_STEPS: usize = 16;

impl<L: Offsets, const FILES: i32, const RANKS: i32> Mirrored<L, FILES, RANKS> {
    /// The steps, and what is left of the room for them.
    const STEPS: [(i32, i32); MOST_STEPS] = {
        let mut steps = [(0, 0); MOST_STEPS];
        let mut i = 0;
        while i < L::LIST.len() {
            steps[i] = (L::LIST[i].0 * FILES, L::LIST[i].1 * RANKS);
            i += 1;
        }
        steps
    };

    /// Whether these are the steps `L` again, in whatever order.
    const SAME: bool = {
        let (mut i, mut found) = (0, 0);
        while i < L::LIST.len() {
            let mut j = 0;
            while j < L::LIST.len() && (Self::STEPS[i].0 != L::LIST[j].0 || Self::STEPS[i].1 != L::LIST[j].1) {
                j += 1;
            }
            found += (j < L::LIST.len()) as usize;
            i += 1;
        }
        found == L::LIST.len()
    };
}

/// Shows each step, mirrored, to a visitor.
struct Mirror<'a, V, const FILES: i32, const RANKS: i32>(&'a mut V);

impl<V: OffsetVisitor, const FILES: i32, const RANKS: i32> OffsetVisitor for Mirror<'_, V, FILES, RANKS> {
    #[inline(always)]
    fn visit<O: Offset>(&mut self) {
        self.0.visit::<Mirrored<O, FILES, RANKS>>();
    }
}

impl<L: Offsets, const FILES: i32, const RANKS: i32> Offsets for Mirrored<L, FILES, RANKS> {
    const LIST: &'static [(i32, i32)] = Self::STEPS.split_at(L::LIST.len()).0;

    type Each<T: Copy> = L::Each<T>;

    #[inline(always)]
    fn fill<T: Copy>(value: T) -> Self::Each<T> {
        L::fill(value)
    }

    #[inline(always)]
    fn each<V: OffsetVisitor>(visitor: &mut V) {
        L::each(&mut Mirror::<V, FILES, RANKS>(visitor));
    }
}

/// Leaps by mirrored steps; where they are the same steps, by the same table.
#[inline(always)]
fn leap<G: Geometry, L: Offsets, const FILES: i32, const RANKS: i32>(from: Square<G>) -> G::Bits {
    match const { Mirrored::<L, FILES, RANKS>::SAME } {
        true => G::leaps::<L>(from),
        false => G::leaps::<Mirrored<L, FILES, RANKS>>(from),
    }
}

/// Rides by mirrored steps; where they are the same steps, by the same tables.
#[inline(always)]
fn ride<G: Geometry, L: Offsets, const FILES: i32, const RANKS: i32>(from: Square<G>, occupied: G::Bits) -> G::Bits {
    match const { Mirrored::<L, FILES, RANKS>::SAME } {
        true => G::rides::<L>(from, occupied),
        false => G::rides::<Mirrored<L, FILES, RANKS>>(from, occupied),
    }
}

/// Returns where a piece of the side `S` leaps to.
#[inline(always)]
pub(super) fn leaps_from<G: Geometry, L: Offsets, S: Side>(from: Square<G>) -> G::Bits {
    match S::COLOR {
        Color::White => leap::<G, L, 1, 1>(from),
        Color::Black => leap::<G, L, 1, -1>(from),
    }
}

/// Returns from where a piece of the side `S` leaps to a square.
#[inline(always)]
pub(super) fn leaps_to<G: Geometry, L: Offsets, S: Side>(to: Square<G>) -> G::Bits {
    match S::COLOR {
        Color::White => leap::<G, L, -1, -1>(to),
        Color::Black => leap::<G, L, -1, 1>(to),
    }
}

/// Returns where a piece of the side `S` rides to.
#[inline(always)]
pub(super) fn rides_from<G: Geometry, L: Offsets, S: Side>(from: Square<G>, occupied: G::Bits) -> G::Bits {
    match S::COLOR {
        Color::White => ride::<G, L, 1, 1>(from, occupied),
        Color::Black => ride::<G, L, 1, -1>(from, occupied),
    }
}

/// Returns from where a piece of the side `S` rides to a square.
#[inline(always)]
pub(super) fn rides_to<G: Geometry, L: Offsets, S: Side>(to: Square<G>, occupied: G::Bits) -> G::Bits {
    match S::COLOR {
        Color::White => ride::<G, L, -1, -1>(to, occupied),
        Color::Black => ride::<G, L, -1, 1>(to, occupied),
    }
}

/// Returns the squares from which a step of the side `S` stays on the board.
#[inline(always)]
pub(super) fn starts<G: Geometry, L: Offsets, S: Side>() -> G::Bits {
    match S::COLOR {
        Color::White => crate::geometry::spread::<G, Mirrored<L, -1, -1>>(G::SQUARES),
        Color::Black => crate::geometry::spread::<G, Mirrored<L, -1, 1>>(G::SQUARES),
    }
}
