//! The bits of a set, one after the other.

use core::iter::FusedIterator;

use super::BitBoard;

/// Iterates over the bits of a [`BitBoard`], lowest first.
#[derive(Clone, Debug)]
pub struct BitIter<const N: usize> {
    words: [u64; N],
    /// The word that is being read; the ones before it are done.
    word: usize,
    /// What is left of that word: in a register, while the others wait in memory.
    bits: u64,
}

impl<const N: usize> Iterator for BitIter<N> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.bits == 0 {
            self.bits = *self.words.get(self.word + 1)?;
            self.word += 1;
        }
        let bit = self.word * 64 + self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let waiting = self.words.iter().skip(self.word + 1).map(|bits| bits.count_ones()).sum::<u32>();
        let count = (self.bits.count_ones() + waiting) as usize;
        (count, Some(count))
    }
}

impl<const N: usize> ExactSizeIterator for BitIter<N> {}
impl<const N: usize> FusedIterator for BitIter<N> {}

impl<const N: usize> IntoIterator for BitBoard<N> {
    type Item = usize;
    type IntoIter = BitIter<N>;

    #[inline]
    fn into_iter(self) -> BitIter<N> {
        let words = self.words();
        BitIter { words, word: 0, bits: words.first().copied().unwrap_or(0) }
    }
}

impl<const N: usize> FromIterator<usize> for BitBoard<N> {
    /// Collects bits into a set.
    ///
    /// # Panics
    ///
    /// If a bit is not below `64 * N`.
    fn from_iter<I: IntoIterator<Item = usize>>(bits: I) -> Self {
        bits.into_iter().fold(Self::EMPTY, Self::with)
    }
}
