//! A position of stones: two sides, one kind of piece each.
//!
//! Many games need no more of a position than where the stones of each side stand and whose turn it is. [`Stones`] is
//! that, with what core asks of a position done: the board field of FEN, the clocks, what an observer is told, what is
//! the same for repetition. A game says in [`StoneGame`] what is its own.

mod piece;

#[cfg(test)]
mod tests;

pub use piece::Stone;

use core::fmt::Debug;
use core::hash::Hash;

use crate::fen::SideLetters;
use crate::{Bits, Clock, Clocks, Color, Content, Filled, Geometry, Observer, Placement, Set, Square, Turn};

/// What a game says of the stones of its two sides; its [`SideLetters`] are those of the board field.
///
/// It is implemented by the type that has the rules.
pub trait StoneGame: SideLetters + Copy + Eq + Hash + Debug + Send + Sync {
    /// The board.
    type Geometry: Geometry;
    /// The side that begins.
    const FIRST: Color = Color::White;
    /// Whether there are squares where nothing may ever stand.
    const HOLES: bool = false;

    /// Returns whether neither side can ever move again, which [`MostStones`](crate::MostStones) asks. By default it is
    /// where no square is empty.
    fn is_filled(position: &Stones<Self>) -> bool {
        position.empty().is_empty()
    }
}

/// A position of the game `V`: the stones of two sides, the side to move and the clocks.
///
/// An observer is told of piece 0, White's, and 1, Black's; a hole is told as both. State 0 is that the side that did not
/// begin is to move.
///
/// # Examples
///
/// ```
/// use quadrille_core::fen::SideLetters;
/// use quadrille_core::{Color, Rectangle, Square, StoneGame, Stones};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// struct Mine;
///
/// impl SideLetters for Mine {
///     const WHITE: &'static str = "o";
///     const BLACK: &'static str = "x";
/// }
///
/// impl StoneGame for Mine {
///     type Geometry = Rectangle<5, 5>;
///     const FIRST: Color = Color::Black;
/// }
///
/// let mut position = Stones::<Mine>::EMPTY;
/// let center: Square<Rectangle<5, 5>> = "c3".parse()?;
/// position.ply([center.set(), Default::default()], true, &mut ());
/// assert_eq!(position.of(Color::Black), center.set());
/// assert_eq!(position.empty().count(), 24);
/// # Ok::<(), quadrille_core::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stones<V: StoneGame> {
    // By whose turn it is and not by color, so that no move chooses between two sets. A hole is in both.
    own: Set<V::Geometry>,
    enemy: Set<V::Geometry>,
    clock: Clock,
}

/// What makes two positions the same for repetition: where the stones stand, and whose turn it is.
pub type Arrangement<V> = ([Set<<V as StoneGame>::Geometry>; 2], Color);

impl<V: StoneGame> Stones<V> {
    /// The board without stones, and the side to move that begins.
    pub const EMPTY: Self =
        Self { own: <Set<V::Geometry>>::EMPTY, enemy: <Set<V::Geometry>>::EMPTY, clock: Clock::new(V::FIRST) };

    /// Returns the stones of the side to move, and those of the other.
    #[inline(always)]
    pub fn sides(&self) -> [Set<V::Geometry>; 2] {
        if V::HOLES { [self.own & !self.enemy, self.enemy & !self.own] } else { [self.own, self.enemy] }
    }

    /// Returns the stones of a side.
    #[inline(always)]
    pub fn of(&self, color: Color) -> Set<V::Geometry> {
        let [own, enemy] = self.sides();
        if color == self.clock.turn { own } else { enemy }
    }

    /// Returns the squares where nothing may stand.
    pub fn holes(&self) -> Set<V::Geometry> {
        if V::HOLES { self.own & self.enemy } else { Set::<V::Geometry>::EMPTY }
    }

    /// Returns the squares where nothing stands and something may.
    #[inline(always)]
    pub fn empty(&self) -> Set<V::Geometry> {
        V::Geometry::SQUARES & !(self.own | self.enemy)
    }

    /// Plays a ply, the observer being told: the squares of the two sets are changed, of the side that moves and of the
    /// other. A stone that is there is taken, else one is put; a square of both sets, empty before, becomes a hole where
    /// the game has them. Then it is the other side's turn; `progress` starts the halfmove clock again.
    #[inline(always)]
    pub fn ply<O: Observer>(&mut self, [own, enemy]: [Set<V::Geometry>; 2], progress: bool, observer: &mut O) {
        if O::LISTENS {
            let turn = self.clock.turn;
            for (color, before, changed) in [(turn, self.own, own), (turn.other(), self.enemy, enemy)] {
                changed.into_iter().for_each(|bit| observer.piece(color.index(), bit, !before.contains(bit)));
            }
            observer.state(0, turn == V::FIRST);
        }
        (self.own, self.enemy) = (self.enemy ^ enemy, self.own ^ own);
        self.clock.tick(progress, V::FIRST.other());
    }

    /// Tells an observer all that the position is.
    pub fn describe<O: Observer>(&self, observer: &mut O) {
        let turn = self.clock.turn;
        for (color, set) in [(turn, self.own), (turn.other(), self.enemy)] {
            set.into_iter().for_each(|bit| observer.piece(color.index(), bit, true));
        }
        if turn != V::FIRST {
            observer.state(0, true);
        }
    }

    /// Returns what makes the position the same as another for repetition.
    #[inline(always)]
    pub fn arrangement(&self) -> Arrangement<V> {
        ([self.own, self.enemy], self.clock.turn)
    }

    /// Returns the position with the colors exchanged.
    #[must_use]
    pub fn exchanged(mut self) -> Self {
        self.clock.turn = self.clock.turn.other();
        self
    }

    /// Returns the position with the first rank where the last was, and so on.
    #[must_use]
    pub fn upside_down(mut self) -> Self {
        let turned =
            |square: Square<V::Geometry>| V::Geometry::bit(square.file(), V::Geometry::RANKS - 1 - square.rank());
        let turn = |set| V::Geometry::squares(set).filter_map(turned).collect();
        (self.own, self.enemy) = (turn(self.own), turn(self.enemy));
        self
    }
}

impl<V: StoneGame> Default for Stones<V> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<V: StoneGame> Filled for Stones<V> {
    fn is_filled(&self) -> bool {
        V::is_filled(self)
    }
}

impl<V: StoneGame> Placement for Stones<V> {
    type Geometry = V::Geometry;
    type Piece = Stone<V>;

    fn at(&self, square: Square<V::Geometry>) -> Content<Stone<V>> {
        let turn = self.clock.turn;
        match (self.own.contains(square.bit()), self.enemy.contains(square.bit())) {
            (false, false) => Content::Empty,
            (true, false) => Content::Piece(Stone::of(turn)),
            (false, true) => Content::Piece(Stone::of(turn.other())),
            (true, true) => Content::Hole,
        }
    }

    fn place(&mut self, square: Square<V::Geometry>, content: Content<Stone<V>>) {
        let (own, enemy) = match content {
            Content::Empty => (false, false),
            Content::Hole => (V::HOLES, V::HOLES),
            Content::Piece(stone) => (stone.color() == self.clock.turn, stone.color() != self.clock.turn),
        };
        for (set, stands) in [(&mut self.own, own), (&mut self.enemy, enemy)] {
            *set = if stands { set.with(square.bit()) } else { set.without(square.bit()) };
        }
    }
}

impl<V: StoneGame> Turn for Stones<V> {
    #[inline(always)]
    fn turn(&self) -> Color {
        self.clock.turn
    }

    fn set_turn(&mut self, turn: Color) {
        if self.clock.turn != turn {
            (self.own, self.enemy, self.clock.turn) = (self.enemy, self.own, turn);
        }
    }
}

impl<V: StoneGame> Clocks for Stones<V> {
    #[inline(always)]
    fn halfmoves(&self) -> u32 {
        self.clock.halfmoves.into()
    }

    fn set_halfmoves(&mut self, plies: u32) {
        self.clock.halfmoves = plies.min(crate::fen::MOST_ON_A_CLOCK) as u16;
    }

    fn fullmoves(&self) -> u32 {
        self.clock.fullmoves.into()
    }

    fn set_fullmoves(&mut self, moves: u32) {
        self.clock.fullmoves = moves.clamp(1, crate::fen::MOST_ON_A_CLOCK) as u16;
    }
}
