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

/// The fewest plies to go that are worth a place: the last two are counted at once, sooner than they are looked up.
const LEAST_PLIES: u32 = 3;

impl<K: Hash> Key<K> {
    /// Returns the key of the count from a position; none where it is not worth a place.
    #[inline]
    pub(super) fn of<R: Rules<Repeats = K>>(position: &R::Position, depth: u32) -> Option<Self> {
        const { assert!(MOST_PLIES <= u8::MAX as u32, "a depth is a byte") };
        if depth < LEAST_PLIES {
            return None;
        }
        let plies = NonZeroU8::new(u8::try_from(depth).ok()?)?;
        Some(Self { depth: plies, clock: R::clock_of_perft(position, depth), repeats: R::repeats(position) })
    }

    /// Returns the plies to go.
    #[inline]
    pub(super) fn depth(&self) -> NonZeroU8 {
        self.depth
    }

    /// Returns the number that says where the key belongs.
    #[inline]
    pub(super) fn hashed(&self) -> u64 {
        let mut mixer = Mixer::default();
        self.hash(&mut mixer);
        mixer.finish()
    }
}
