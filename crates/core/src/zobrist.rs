//! Keys of positions.

use crate::{Observer, Rules};

/// A 64-bit key of a position: equal positions have equal keys, and different ones almost never.
///
/// The key is the exclusive or of one number for each piece on its square and for each state. It is an [`Observer`]: let
/// it listen to [`Rules::play`] and it follows the game; let it listen to nothing and keys cost nothing. The numbers
/// are the same on every machine and in every run.
///
/// # Examples
///
/// ```
/// use quadrille_core::{Key, Observer};
///
/// let mut key = Key::default();
/// key.piece(3, 17, true);
/// assert_ne!(key, Key::default());
/// key.piece(3, 17, false);
/// assert_eq!(key, Key::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Key(pub u64);

impl Key {
    /// Computes the key of a position from scratch.
    pub fn of<R: Rules>(position: &R::Position) -> Self {
        let mut key = Self::default();
        R::describe(position, &mut key);
        key
    }
}

impl Observer for Key {
    #[inline]
    fn piece(&mut self, piece: usize, bit: usize, _: bool) {
        self.0 ^= number(PIECES | (piece as u64) << 16 | bit as u64);
    }

    #[inline]
    fn state(&mut self, state: usize, _: bool) {
        self.0 ^= number(STATES | state as u64);
    }
}

/// The range of the numbers of pieces, apart from that of states.
const PIECES: u64 = 1 << 60;
/// The range of the numbers of states.
const STATES: u64 = 2 << 60;

/// Returns the number that belongs to an index: different ones for different indices.
///
/// **Source**: the output function of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), which is one to one.
#[inline]
const fn number(index: u64) -> u64 {
    let z = index.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
