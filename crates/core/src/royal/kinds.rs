//! The kinds of pieces of a game, as a tuple of their gaits.

use core::fmt::Debug;
use core::hash::Hash;

use super::Gait;
use super::reach::farther;
use crate::Bits;

/// The gaits of the kinds of a game, as a tuple of up to sixteen: the first is the royal one's.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no list of gaits",
    note = "a list is a tuple of up to sixteen types that implement `Gait`"
)]
pub trait Kinds: 'static {
    /// How many kinds there are.
    const NUMBER: usize;
    /// The files and the ranks that one step goes at the most, see [`Gait::REACH`].
    const REACH: [usize; 2];
    /// Whether a kind has a double step, so that a square can be passed.
    const PASSES: bool;

    /// A set of squares for each kind: an array.
    type Sets<B: Bits>: KindSets<B>;

    /// Shows each gait to a visitor with the number of its kind, in the order of the tuple.
    fn each<V: KindVisitor>(visitor: &mut V);
}

/// A set of squares for each kind.
pub trait KindSets<B>: Copy + Eq + Hash + Debug + Send + Sync + AsRef<[B]> + AsMut<[B]> {
    /// An empty set for each kind.
    const EMPTY: Self;
}

impl<B: Bits, const KINDS: usize> KindSets<B> for [B; KINDS] {
    const EMPTY: Self = [B::EMPTY; KINDS];
}

/// What is done with each kind.
pub trait KindVisitor {
    /// Does it with the kind of a number and its gait `K`.
    fn visit<K: Gait>(&mut self, kind: usize);
}

/// The most kinds that a game may have.
pub(super) const MOST_KINDS: usize = 16;

/// Implements it for a tuple.
macro_rules! tuple {
    ($($name:ident $number:literal)*) => {
        impl<$($name: Gait),*> Kinds for ($($name,)*) {
            const NUMBER: usize = [$($number),*].len();
            const REACH: [usize; 2] = {
                let mut reach = [0; 2];
                $(reach = farther(reach, $name::REACH);)*
                reach
            };
            const PASSES: bool = false $(|| $name::DOUBLE_STEP.is_some())*;

            type Sets<Set: Bits> = [Set; [$($number),*].len()];

            #[inline(always)]
            fn each<V: KindVisitor>(visitor: &mut V) {
                $(visitor.visit::<$name>($number);)*
            }
        }
    };
}

tuple!(A 0);
tuple!(A 0 B 1);
tuple!(A 0 B 1 C 2);
tuple!(A 0 B 1 C 2 D 3);
tuple!(A 0 B 1 C 2 D 3 E 4);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11 M 12);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11 M 12 N 13);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11 M 12 N 13 O 14);
tuple!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11 M 12 N 13 O 14 P 15);
