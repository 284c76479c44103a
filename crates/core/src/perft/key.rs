//! What a count depends on.

use core::hash::{Hash, Hasher};
use core::num::NonZeroU8;

use super::MOST_PLIES;
use crate::Rules;
use crate::mixer::Mixer;

/// All that a count depends on, whole: where two keys are equal, so are the counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key<K> {
    /// Never 0, so that an empty place of the table takes no memory to say so.
    depth: NonZeroU8,
    clock: u32,
    repeats: K,
}

impl<K: Hash> Key<K> {
    /// Returns the key of the count from a position to a depth that is not 0 and not above [`MOST_PLIES`].
    #[inline]
    pub(super) fn of<R: Rules<Repeats = K>>(position: &R::Position, depth: u32) -> Self {
        const { assert!(MOST_PLIES <= u8::MAX as u32, "a depth is a byte") };
        debug_assert!((1..=MOST_PLIES).contains(&depth), "depth {depth}");
        let plies = NonZeroU8::new(depth as u8).unwrap_or(NonZeroU8::MIN);
        Self { depth: plies, clock: R::clock_of_perft(position, depth), repeats: R::repeats(position) }
    }

    /// Returns the plies to go.
    #[inline]
    pub(super) fn depth(&self) -> NonZeroU8 {
        self.depth
    }

    /// Returns the number that says where the key belongs.
    #[inline(always)]
    pub(super) fn hashed(&self) -> u64 {
        let mut mixer = Mixer::default();
        self.hash(&mut mixer);
        mixer.finish()
    }
}
