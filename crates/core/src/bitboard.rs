//! A set of squares as bits in words.

mod iter;
mod ops;
mod picture;

pub use iter::BitIter;
pub use ops::Bits;

pub(crate) use picture::place_of_sign;

/// A set of up to `64 * N` squares.
///
/// `N` counts *words*: bit `i` is square `i`, low word first, so bit `i` lies in word `i / 64` at place `i % 64`. What
/// a bit means is the business of a [`Geometry`](crate::Geometry), which also moves whole sets by a step; a bitboard
/// by itself has no shift, since a shift by a run-time amount over several words is slow.
///
/// # Examples
///
/// ```
/// use quadrille_core::BitBoard;
///
/// let corners = BitBoard::<1>::from_bit(0).with(7).with(56).with(63);
/// assert_eq!(corners.count(), 4);
/// assert_eq!(corners.into_iter().collect::<Vec<_>>(), [0, 7, 56, 63]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BitBoard<const N: usize>([u64; N]);

impl<const N: usize> BitBoard<N> {
    /// The set without squares.
    pub const EMPTY: Self = Self([0; N]);

    /// The set of all `64 * N` bits, ghosts and bits beyond the board included.
    pub const ALL: Self = Self([u64::MAX; N]);

    /// Makes a set from its words, low word first.
    #[inline]
    pub const fn from_words(words: [u64; N]) -> Self {
        Self(words)
    }

    /// Returns the words, low word first.
    #[inline]
    pub const fn words(self) -> [u64; N] {
        self.0
    }

    /// Makes the set of one bit.
    ///
    /// # Panics
    ///
    /// If `bit >= 64 * N`: a programmer's mistake.
    #[inline]
    pub const fn from_bit(bit: usize) -> Self {
        Self::EMPTY.with(bit)
    }

    /// Returns the set with one bit more.
    ///
    /// # Panics
    ///
    /// If `bit >= 64 * N`: a programmer's mistake.
    #[inline]
    #[must_use]
    pub const fn with(mut self, bit: usize) -> Self {
        self.0[bit / 64] |= 1 << (bit % 64);
        self
    }

    /// Returns the set with one bit less.
    ///
    /// # Panics
    ///
    /// If `bit >= 64 * N`: a programmer's mistake.
    #[inline]
    #[must_use]
    pub const fn without(mut self, bit: usize) -> Self {
        self.0[bit / 64] &= !(1 << (bit % 64));
        self
    }

    /// Returns whether the bit is in the set; a bit beyond the words is not.
    #[inline]
    pub const fn contains(self, bit: usize) -> bool {
        bit < 64 * N && self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Returns whether the set has no bit.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let mut all = 0;
        let mut word = 0;
        while word < N {
            all |= self.0[word];
            word += 1;
        }
        all == 0
    }

    /// Returns whether the set has a bit.
    #[inline]
    pub const fn any(self) -> bool {
        !self.is_empty()
    }

    /// Returns whether the set has two bits or more.
    #[inline]
    pub const fn several(self) -> bool {
        self.without_first().any()
    }

    /// Returns the number of bits.
    #[inline]
    pub const fn count(self) -> u32 {
        let mut count = 0;
        let mut word = 0;
        while word < N {
            count += self.0[word].count_ones();
            word += 1;
        }
        count
    }

    /// Returns the lowest bit.
    #[inline]
    pub const fn first(self) -> Option<usize> {
        let mut word = 0;
        while word < N {
            if self.0[word] != 0 {
                return Some(word * 64 + self.0[word].trailing_zeros() as usize);
            }
            word += 1;
        }
        None
    }

    /// Returns the highest bit.
    #[inline]
    pub const fn last(self) -> Option<usize> {
        let mut word = N;
        while word > 0 {
            word -= 1;
            if self.0[word] != 0 {
                return Some(word * 64 + 63 - self.0[word].leading_zeros() as usize);
            }
        }
        None
    }

    /// Returns the set without its lowest bit.
    #[inline]
    #[must_use]
    pub const fn without_first(mut self) -> Self {
        let mut word = 0;
        while word < N {
            if self.0[word] != 0 {
                self.0[word] &= self.0[word] - 1;
                return self;
            }
            word += 1;
        }
        self
    }

    /// Returns every bit up to the lowest one of the set, that one included; of an empty set, all bits.
    #[inline]
    #[must_use]
    pub const fn up_to_first(mut self) -> Self {
        let mut word = 0;
        let mut found = false;
        while word < N {
            let bits = self.0[word];
            self.0[word] = if found { 0 } else { bits ^ bits.wrapping_sub(1) };
            found = found || bits != 0;
            word += 1;
        }
        self
    }

    /// Returns every bit from the highest one of the set on, that one included; of an empty set, all bits.
    #[inline]
    #[must_use]
    pub const fn down_to_last(mut self) -> Self {
        let mut word = N;
        let mut found = false;
        while word > 0 {
            word -= 1;
            let bits = self.0[word];
            self.0[word] = if found { 0 } else { u64::MAX << (63 - (bits | 1).leading_zeros()) };
            found = found || bits != 0;
        }
        self
    }

    /// Returns the union, in constants too.
    #[inline]
    #[must_use]
    pub const fn union(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < N {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }

    /// Returns the intersection, in constants too.
    #[inline]
    #[must_use]
    pub const fn intersection(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < N {
            self.0[word] &= other.0[word];
            word += 1;
        }
        self
    }

    /// Returns what is in `self` and not in `other`, in constants too.
    #[inline]
    #[must_use]
    pub const fn difference(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < N {
            self.0[word] &= !other.0[word];
            word += 1;
        }
        self
    }

    /// Moves every bit by `by` places, up where it is positive; what leaves the words is gone.
    ///
    /// `by` must be a constant after inlining, or this is slow: which is why it stays inside the core.
    #[inline(always)]
    pub(crate) const fn shifted(self, by: isize) -> Self {
        let (words, bits) = (by.unsigned_abs() / 64, by.unsigned_abs() % 64);
        let mut moved = [0; N];
        let mut word = words;
        while word < N {
            if by >= 0 {
                let mut bits_here = self.0[word - words] << bits;
                if bits > 0 && word > words {
                    bits_here |= self.0[word - words - 1] >> (64 - bits);
                }
                moved[word] = bits_here;
            } else {
                let mut bits_here = self.0[word] >> bits;
                if bits > 0 && word + 1 < N {
                    bits_here |= self.0[word + 1] << (64 - bits);
                }
                moved[word - words] = bits_here;
            }
            word += 1;
        }
        Self(moved)
    }
}

#[cfg(test)]
mod tests;
