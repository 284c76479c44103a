//! The bits of a set, one after the other.

use core::iter::FusedIterator;

use super::BitBoard;

/// Iterates over the bits of a [`BitBoard`], lowest first.
#[derive(Clone, Debug)]
pub struct BitIter<const N: usize>(BitBoard<N>);

impl<const N: usize> Iterator for BitIter<N> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let bit = self.0.first()?;
        self.0 = self.0.without_first();
        Some(bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
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
        BitIter(self)
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
