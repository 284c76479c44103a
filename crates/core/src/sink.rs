//! What takes the moves that a generator finds.

use smallvec::SmallVec;

use crate::{Bits, Geometry, Rules, Set, Square};

/// What counts as one move where a capture can be made in several ways.
///
/// Games without such captures know [`Unique`](Convention::Unique) alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Convention {
    /// A move is from, to and the *set* of captured pieces.
    #[default]
    Unique,
    /// Each *order* in which pieces are captured counts; where they are captured along more than two lines, a piece that is
    /// captured from another side makes another order.
    Orders,
    /// Each sequence of landing squares counts.
    Paths,
}

impl Convention {
    /// Returns the convention's name: `unique`, `orders` or `paths`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Orders => "orders",
            Self::Paths => "paths",
        }
    }

    /// Returns whether it is one of some; in constants too, where what a game lacks is then never compiled for it:
    /// `if const { Convention::Orders.is_among(R::CONVENTIONS) }`.
    pub const fn is_among(self, mut conventions: &[Self]) -> bool {
        while let [first, rest @ ..] = conventions {
            if *first as u8 == self as u8 {
                return true;
            }
            conventions = rest;
        }
        false
    }
}

/// Takes moves from [`Rules::generate`].
///
/// A generator offers single moves and whole sets of target squares; a sink that only counts has no move of such a set built.
/// What a sink wants is said in constants, so that a generator compiled for it has no branch on it.
pub trait MoveSink<R: Rules> {
    /// What counts as one move.
    const CONVENTION: Convention = Convention::Unique;
    /// Whether only captures are wanted. Where captures are forced and there are none, that is no move at all.
    const CAPTURES_ONLY: bool = false;
    /// Whether the first move is enough: a generator may stop as soon as it has given one.
    const FIRST_ONLY: bool = false;

    /// Returns the squares that moves are wanted from; a generator may leave out those from others.
    #[inline(always)]
    fn origins(&self) -> Set<R::Geometry> {
        Set::<R::Geometry>::ALL
    }

    /// Takes one move.
    fn push(&mut self, mv: R::Move);

    /// Takes a move for each square of a set, where it goes or where it comes from; `make` builds the move of a square,
    /// and is called only where it is wanted.
    #[inline(always)]
    fn extend(&mut self, squares: Set<R::Geometry>, make: impl Fn(Square<R::Geometry>) -> R::Move) {
        for square in R::Geometry::squares(squares) {
            self.push(make(square));
        }
    }

    /// Takes a move to each square of a set from a generator that can play it for less than the move alone allows,
    /// since it knows the piece and has lifted it once for all squares; `play` returns the position after it.
    ///
    /// It is `extend`, unless the sink plays what it is given.
    #[inline(always)]
    fn follow(
        &mut self,
        targets: Set<R::Geometry>,
        make: impl Fn(Square<R::Geometry>) -> R::Move,
        _play: impl Fn(Square<R::Geometry>) -> R::Position,
    ) {
        self.extend(targets, make);
    }

    /// Takes a number of moves at once where it only counts; a sink that wants moves answers false and is given them.
    /// `count` tells the number, and is called only where it is wanted.
    #[inline(always)]
    fn tally(&mut self, _count: impl FnOnce() -> u64) -> bool {
        false
    }

    /// Returns whether no more moves are wanted; always false but with [`FIRST_ONLY`](MoveSink::FIRST_ONLY).
    #[inline(always)]
    fn is_full(&self) -> bool {
        false
    }
}

/// The list of moves: in place up to the game's capacity, beyond it on the heap.
pub type MoveList<R> = SmallVec<<R as Rules>::Buffer>;

impl<R: Rules> MoveSink<R> for MoveList<R> {
    #[inline(always)]
    fn push(&mut self, mv: R::Move) {
        Self::push(self, mv);
    }

    /// Asks once for the room of all.
    #[inline(always)]
    fn extend(&mut self, squares: Set<R::Geometry>, make: impl Fn(Square<R::Geometry>) -> R::Move) {
        Extend::extend(self, R::Geometry::squares(squares).map(make));
    }
}

/// A list of the captures alone.
#[derive(Clone, Debug)]
pub struct CaptureList<R: Rules>(pub MoveList<R>);

impl<R: Rules> MoveSink<R> for CaptureList<R> {
    const CAPTURES_ONLY: bool = true;

    #[inline(always)]
    fn push(&mut self, mv: R::Move) {
        self.0.push(mv);
    }
}

/// The number of moves by a convention, `0` [`Unique`](Convention::Unique), `1` [`Orders`](Convention::Orders), `2`
/// [`Paths`](Convention::Paths).
#[derive(Clone, Copy, Debug, Default)]
pub struct Count<const CONVENTION: u8 = 0> {
    /// The number so far.
    pub moves: u64,
}

impl<R: Rules, const CONVENTION: u8> MoveSink<R> for Count<CONVENTION> {
    const CONVENTION: Convention = convention_of(CONVENTION);

    #[inline(always)]
    fn push(&mut self, _: R::Move) {
        self.moves += 1;
    }

    #[inline(always)]
    fn extend(&mut self, squares: Set<R::Geometry>, _: impl Fn(Square<R::Geometry>) -> R::Move) {
        self.moves += u64::from(squares.count());
    }

    #[inline(always)]
    fn tally(&mut self, count: impl FnOnce() -> u64) -> bool {
        self.moves += count();
        true
    }
}

/// Returns the convention of a constant argument.
pub(crate) const fn convention_of(number: u8) -> Convention {
    match number {
        0 => Convention::Unique,
        1 => Convention::Orders,
        2 => Convention::Paths,
        _ => panic!("there are three conventions"),
    }
}

/// Whether there is any move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Any {
    /// Whether one was found.
    pub found: bool,
}

impl<R: Rules> MoveSink<R> for Any {
    const FIRST_ONLY: bool = true;

    #[inline(always)]
    fn push(&mut self, _: R::Move) {
        self.found = true;
    }

    #[inline(always)]
    fn extend(&mut self, squares: Set<R::Geometry>, _: impl Fn(Square<R::Geometry>) -> R::Move) {
        self.found |= squares.any();
    }

    #[inline(always)]
    fn tally(&mut self, count: impl FnOnce() -> u64) -> bool {
        self.found |= count() > 0;
        true
    }

    #[inline(always)]
    fn is_full(&self) -> bool {
        self.found
    }
}

/// Whether a move is among those that are given.
#[derive(Clone, Copy, Debug)]
pub struct Sought<R: Rules> {
    sought: R::Move,
    origins: Set<R::Geometry>,
    /// Whether it was found.
    pub found: bool,
}

impl<R: Rules> Sought<R> {
    /// Looks for a move from whatever square.
    #[inline]
    pub fn anywhere(sought: R::Move) -> Self {
        Self::from(sought, Set::<R::Geometry>::ALL)
    }

    /// Looks for a move that starts from one of some squares.
    #[inline]
    pub fn from(sought: R::Move, origins: Set<R::Geometry>) -> Self {
        Self { sought, origins, found: false }
    }
}

impl<R: Rules> MoveSink<R> for Sought<R> {
    #[inline(always)]
    fn origins(&self) -> Set<R::Geometry> {
        self.origins
    }

    #[inline(always)]
    fn push(&mut self, mv: R::Move) {
        self.found |= mv == self.sought;
    }
}
