//! Steps over the board, as types.

/// A step from one square to another, as a type: so many files to the right, so many ranks up.
///
/// Up is the way White looks. A step is a type and not a value so that the shift it compiles to has a constant amount.
pub trait Offset: Copy + 'static {
    /// Files to the right; to the left where it is negative.
    const FILES: i32;
    /// Ranks up; down where it is negative.
    const RANKS: i32;
}

/// Any step: the knight's are `Hop<1, 2>` and its mirrors.
#[derive(Clone, Copy, Debug)]
pub struct Hop<const FILES: i32, const RANKS: i32>;

impl<const FILES: i32, const RANKS: i32> Offset for Hop<FILES, RANKS> {
    const FILES: i32 = FILES;
    const RANKS: i32 = RANKS;
}

/// A direction in which pieces step, slide and jump: it knows its opposite and the two across it.
pub trait Direction: Offset {
    /// The way back.
    type Opposite: Direction;
    /// A quarter turn to the left.
    type Left: Direction;
    /// A quarter turn to the right.
    type Right: Direction;
}

/// Declares directions: name, step, opposite, left, right.
macro_rules! directions {
    ($($(#[$doc:meta])* $name:ident($files:literal, $ranks:literal) $opposite:ident $left:ident $right:ident;)*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl Offset for $name {
            const FILES: i32 = $files;
            const RANKS: i32 = $ranks;
        }

        impl Direction for $name {
            type Opposite = $opposite;
            type Left = $left;
            type Right = $right;
        })*
    };
}

directions! {
    /// One rank up.
    North(0, 1) South West East;
    /// One file to the right.
    East(1, 0) West North South;
    /// One rank down.
    South(0, -1) North East West;
    /// One file to the left.
    West(-1, 0) East South North;
    /// One square up and to the right.
    NorthEast(1, 1) SouthWest NorthWest SouthEast;
    /// One square down and to the right.
    SouthEast(1, -1) NorthWest NorthEast SouthWest;
    /// One square down and to the left.
    SouthWest(-1, -1) NorthEast SouthEast NorthWest;
    /// One square up and to the left.
    NorthWest(-1, 1) SouthEast SouthWest NorthEast;
    /// Two ranks up: the next square of the same color on a chequered board.
    NorthNorth(0, 2) SouthSouth WestWest EastEast;
    /// Two files to the right.
    EastEast(2, 0) WestWest NorthNorth SouthSouth;
    /// Two ranks down.
    SouthSouth(0, -2) NorthNorth EastEast WestWest;
    /// Two files to the left.
    WestWest(-2, 0) EastEast SouthSouth NorthNorth;
}

/// Several steps, as a tuple of types.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no list of steps",
    note = "a list is a tuple, and one of a single step has a comma: `(North,)`, `(Hop<1, 2>,)`"
)]
pub trait Offsets: 'static {
    /// The steps as pairs of files and ranks.
    const LIST: &'static [(i32, i32)];

    /// A value for each step: an array.
    type Each<T: Copy>: Copy + AsRef<[T]> + AsMut<[T]>;

    /// Returns the same value for each step.
    fn fill<T: Copy>(value: T) -> Self::Each<T>;

    /// Shows each step to a visitor, in the order of the tuple.
    fn each<V: OffsetVisitor>(visitor: &mut V);
}

/// Returns which of the steps `O` is, counted from 0.
///
/// # Panics
///
/// If it is none of them.
pub(crate) const fn place_of<L: Offsets, O: Offset>() -> usize {
    let mut place = 0;
    while L::LIST[place].0 != O::FILES || L::LIST[place].1 != O::RANKS {
        place += 1;
    }
    place
}

/// Returns whether steps lie along two lines at the most.
pub(crate) const fn on_two_lines(list: &[(i32, i32)]) -> bool {
    let mut first: Option<(i32, i32)> = None;
    let mut second: Option<(i32, i32)> = None;
    let mut i = 0;
    while i < list.len() {
        let (files, ranks) = list[i];
        match (first, second) {
            (None, _) => first = Some(list[i]),
            (Some(line), _) if files * line.1 == ranks * line.0 => {}
            (_, None) => second = Some(list[i]),
            (_, Some(line)) if files * line.1 == ranks * line.0 => {}
            _ => return false,
        }
        i += 1;
    }
    true
}

/// What is done with each step of a tuple.
pub trait OffsetVisitor {
    /// Does it with the step `O`.
    fn visit<O: Offset>(&mut self);
}

/// Several directions, as a tuple of types.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no list of directions",
    note = "a list is a tuple of directions, from one square to the next: `(North, South)`; one alone has a comma: `(North,)`"
)]
pub trait Directions: Offsets {
    /// Shows each direction to a visitor, in the order of the tuple.
    fn each_direction<V: DirectionVisitor>(visitor: &mut V);
}

/// What is done with each direction of a tuple.
pub trait DirectionVisitor {
    /// Does it with the direction `D`.
    fn visit<D: Direction>(&mut self);
}

/// Implements both for a tuple.
macro_rules! tuple {
    ($($name:ident)*) => {
        impl<$($name: Offset),*> Offsets for ($($name,)*) {
            const LIST: &'static [(i32, i32)] = &[$(($name::FILES, $name::RANKS)),*];

            type Each<T: Copy> = [T; [$(stringify!($name)),*].len()];

            #[inline(always)]
            fn fill<T: Copy>(value: T) -> Self::Each<T> {
                [value; [$(stringify!($name)),*].len()]
            }

            #[inline(always)]
            fn each<V: OffsetVisitor>(visitor: &mut V) {
                $(visitor.visit::<$name>();)*
            }
        }

        impl<$($name: Direction),*> Directions for ($($name,)*) {
            #[inline(always)]
            fn each_direction<V: DirectionVisitor>(visitor: &mut V) {
                $(visitor.visit::<$name>();)*
            }
        }
    };
}

tuple!(A);
tuple!(A B);
tuple!(A B C);
tuple!(A B C D);
tuple!(A B C D E);
tuple!(A B C D E F);
tuple!(A B C D E F G);
tuple!(A B C D E F G H);
tuple!(A B C D E F G H I J K L);
tuple!(A B C D E F G H I J K L M N O P);
