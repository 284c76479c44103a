//! The operators of sets, and the trait that gathers them for any number of words.

use core::fmt;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::BitBoard;

/// What every [`BitBoard`] can do, whatever its number of words.
///
/// A [`Geometry`](crate::Geometry) names its bitboard as an associated type, so that code over a geometry carries one
/// parameter and not two. The trait is implemented by `BitBoard<N>` and by nothing else; each method does what the
/// inherent one of that name does.
#[expect(missing_docs, reason = "each method is documented where it is inherent, on `BitBoard`")]
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Default
    + fmt::Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + IntoIterator<Item = usize, IntoIter: Clone>
    + FromIterator<usize>
    + sealed::Sealed
{
    const EMPTY: Self;
    const ALL: Self;
    fn from_bit(bit: usize) -> Self;
    /// Takes words that a constant computed which does not know their number; those that are lacking are empty.
    #[doc(hidden)]
    fn from_leading_words(words: &[u64]) -> Self;
    fn with(self, bit: usize) -> Self;
    fn without(self, bit: usize) -> Self;
    fn contains(self, bit: usize) -> bool;
    fn is_empty(self) -> bool;
    fn any(self) -> bool;
    fn several(self) -> bool;
    fn count(self) -> u32;
    fn first(self) -> Option<usize>;
    fn last(self) -> Option<usize>;
    fn without_first(self) -> Self;
    fn up_to_first(self) -> Self;
    fn down_to_last(self) -> Self;
}

mod sealed {
    pub trait Sealed {}
    impl<const N: usize> Sealed for super::BitBoard<N> {}
}

/// Passes methods of the trait on to the inherent ones.
macro_rules! pass_on {
    ($(fn $name:ident($($argument:ident: $kind:ty),*) -> $result:ty;)*) => {
        $(#[inline(always)]
        fn $name(self, $($argument: $kind),*) -> $result {
            Self::$name(self, $($argument),*)
        })*
    };
}

impl<const N: usize> Bits for BitBoard<N> {
    const EMPTY: Self = Self::EMPTY;
    const ALL: Self = Self::ALL;

    #[inline(always)]
    fn from_bit(bit: usize) -> Self {
        Self::from_bit(bit)
    }

    #[inline(always)]
    fn from_leading_words(words: &[u64]) -> Self {
        let mut leading = [0; N];
        for (to, &from) in leading.iter_mut().zip(words) {
            *to = from;
        }
        Self::from_words(leading)
    }

    pass_on! {
        fn with(bit: usize) -> Self;
        fn without(bit: usize) -> Self;
        fn contains(bit: usize) -> bool;
        fn is_empty() -> bool;
        fn any() -> bool;
        fn several() -> bool;
        fn count() -> u32;
        fn first() -> Option<usize>;
        fn last() -> Option<usize>;
        fn without_first() -> Self;
        fn up_to_first() -> Self;
        fn down_to_last() -> Self;
    }
}

impl<const N: usize> Default for BitBoard<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Writes the bits as a list, the way a set is written: `{0, 7, 63}`.
impl<const N: usize> fmt::Debug for BitBoard<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<const N: usize> Not for BitBoard<N> {
    type Output = Self;

    #[inline(always)]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

/// Implements an operator and its assigning form, word by word.
macro_rules! operator {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident $sign:tt;)*) => {
        $(impl<const N: usize> $assign for BitBoard<N> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    *word $sign other;
                }
            }
        }

        impl<const N: usize> $operator for BitBoard<N> {
            type Output = Self;

            #[inline(always)]
            fn $method(mut self, other: Self) -> Self {
                $assign::$assign_method(&mut self, other);
                self
            }
        })*
    };
}

operator! {
    BitAnd bitand BitAndAssign bitand_assign &=;
    BitOr bitor BitOrAssign bitor_assign |=;
    BitXor bitxor BitXorAssign bitxor_assign ^=;
}
