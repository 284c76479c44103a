//! What a position holds beside what chess knows.

use core::fmt;
use core::hash::Hash;

use quadrille_core::{Color, Observer};

use crate::{Kind, SquareSet};

/// What a position holds beside pieces, turn, rights and clocks: checks that are left to give, pieces in hand. `()` is
/// nothing.
pub trait State: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// What the empty board has.
    const EMPTY: Self;

    /// Tells an observer what differs from another state, as if this one began and the other ended.
    ///
    /// Numbers from [`FIRST_NUMBER`] on are free.
    #[inline(always)]
    fn tell<Obs: Observer>(&self, _before: &Self, _observer: &mut Obs) {}

    /// Forgets what it knows of the pieces on some squares.
    #[inline(always)]
    fn clear(&mut self, _squares: SquareSet) {}

    /// Returns the kinds that a side may have in hand, each with the number that it has.
    fn hand(&self, _color: Color) -> impl Iterator<Item = (Kind, u32)> {
        core::iter::empty()
    }

    /// Returns the state with the sides exchanged.
    #[must_use]
    fn exchanged(self) -> Self {
        self
    }

    /// Returns the state with each set of squares moved.
    #[must_use]
    fn mapped(self, _set: impl Fn(SquareSet) -> SquareSet) -> Self {
        self
    }
}

/// The first number of a state that chess does not tell an observer.
pub const FIRST_NUMBER: usize = 129;

impl State for () {
    const EMPTY: Self = ();
}
