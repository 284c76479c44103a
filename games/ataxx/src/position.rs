//! What stands on the board.

use quadrille_core::{
    BitBoard, Clock, Clocked, Clocks, Color, Content, Filled, Geometry, Hop, Observer, Placement, Rectangle, Square,
    Stone as _, Turn, bitboard,
};

use crate::CLOCK_END;

/// The board: two ghost files, so that no step of two squares needs a mask.
pub type Board = Rectangle<7, 7, 1, 9>;

/// A set of squares: bit `9 * rank + file`, both from 0.
pub type Squares = BitBoard<1>;

/// A stone of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stone(pub Color);

/// How far a stone goes: the squares next to it, and those at distance two.
impl quadrille_core::Stone for Stone {
    type Neighbors = (Hop<-1, -1>, Hop<0, -1>, Hop<1, -1>, Hop<-1, 0>, Hop<1, 0>, Hop<-1, 1>, Hop<0, 1>, Hop<1, 1>);
    #[rustfmt::skip]
    type Seconds = (
        Hop<-2, -2>, Hop<-1, -2>, Hop<0, -2>, Hop<1, -2>, Hop<2, -2>,
        Hop<-2, -1>, Hop<2, -1>, Hop<-2, 0>, Hop<2, 0>, Hop<-2, 1>, Hop<2, 1>,
        Hop<-2, 2>, Hop<-1, 2>, Hop<0, 2>, Hop<1, 2>, Hop<2, 2>,
    );
}

/// The steps to the squares at distance two.
pub(crate) type Seconds = <Stone as quadrille_core::Stone>::Seconds;

/// A position: stones, holes, side to move and clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) stones: [Squares; 2],
    pub(crate) holes: Squares,
    pub(crate) clock: Clock,
}

impl Position {
    /// The board without stones or holes, Black (x) to move.
    pub const EMPTY: Self =
        Self { stones: [Squares::EMPTY; 2], holes: Squares::EMPTY, clock: Clock::new(Color::Black) };

    /// The start.
    pub const START: Self = Self {
        stones: [
            bitboard! { Board:
                . . . . . . X
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                X . . . . . .
            },
            bitboard! { Board:
                X . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . X
            },
        ],
        ..Self::EMPTY
    };

    /// Returns the stones of a side.
    #[inline(always)]
    pub fn stones(&self, color: Color) -> Squares {
        self.stones[color.index()]
    }

    /// Returns the stones of the side to move, and those of the other.
    #[inline(always)]
    pub(crate) fn sides(&self) -> [Squares; 2] {
        in_turn(self.turn(), self.stones)
    }

    /// Returns the holes.
    pub fn holes(&self) -> Squares {
        self.holes
    }

    /// Returns the squares where a stone may land.
    #[inline(always)]
    pub fn free(&self) -> Squares {
        Board::SQUARES & !(self.stones[0] | self.stones[1] | self.holes)
    }

    /// Returns whether the game is over: by elimination, by the clock, or because nobody can ever move again.
    pub fn is_over(&self) -> bool {
        self.is_filled() || self.halfmoves() >= CLOCK_END
    }

    /// Tells an observer what stands: pieces 0 (o) and 1 (x), state 0 while White (o) is to move, states from 1 on the
    /// holes by their bits.
    pub(crate) fn describe<L: Observer>(&self, observer: &mut L) {
        for color in Color::ALL {
            for bit in self.stones(color) {
                observer.piece(color.index(), bit, true);
            }
        }
        for bit in self.holes {
            observer.state(1 + bit, true);
        }
        if self.turn() == Color::White {
            observer.state(0, true);
        }
    }
}

/// Puts the side to move first, or the two back in order.
///
/// A choice, where an index would keep the position in memory: so a leaf is made in registers.
#[inline(always)]
pub(crate) fn in_turn(turn: Color, [white, black]: [Squares; 2]) -> [Squares; 2] {
    if turn == Color::White { [white, black] } else { [black, white] }
}

impl Default for Position {
    fn default() -> Self {
        Self::START
    }
}

impl Filled for Position {
    fn is_filled(&self) -> bool {
        let [white, black] = self.stones;
        let stones = white | black;
        let reach = Stone::spread_to_neighbors::<Board>(stones) | Stone::spread_to_seconds::<Board>(stones);
        white.is_empty() || black.is_empty() || (reach & self.free()).is_empty()
    }
}

impl Placement for Position {
    type Geometry = Board;
    type Piece = Stone;

    fn at(&self, square: Square<Board>) -> Content<Stone> {
        match Color::ALL.into_iter().find(|&color| self.stones(color).contains(square.bit())) {
            Some(color) => Content::Piece(Stone(color)),
            None if self.holes.contains(square.bit()) => Content::Hole,
            None => Content::Empty,
        }
    }

    fn place(&mut self, square: Square<Board>, content: Content<Stone>) {
        let [white, black] = self.stones.map(|set| set.without(square.bit()));
        (self.stones, self.holes) = ([white, black], self.holes.without(square.bit()));
        match content {
            Content::Empty => {}
            Content::Hole => self.holes |= square.set(),
            Content::Piece(Stone(color)) => self.stones[color.index()] |= square.set(),
        }
    }
}

impl Clocked for Position {
    #[inline(always)]
    fn clock(&self) -> &Clock {
        &self.clock
    }

    #[inline(always)]
    fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }
}
