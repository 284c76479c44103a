//! What shared parts of the core ask of a position.
//!
//! A position implements these small traits; the arguments of FEN, the resolutions and the drawing of boards are
//! written over them and come with every game.

use crate::fen::MOST_ON_A_CLOCK;
use crate::{Color, Geometry, Glyph, Square};

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Content<P> {
    /// Nothing.
    Empty,
    /// A hole: no piece may ever stand there.
    Hole,
    /// A piece.
    Piece(P),
}

impl<P> Content<P> {
    /// Returns the piece, if there is one.
    #[inline]
    pub fn piece(self) -> Option<P> {
        match self {
            Self::Piece(piece) => Some(piece),
            Self::Empty | Self::Hole => None,
        }
    }
}

/// A position seen as pieces on squares.
///
/// # Laws
///
/// After `place(square, content)`, `at(square) == content`, and every other square is as it was. A game without holes
/// takes [`Content::Hole`] for [`Content::Empty`]; its board field never gives it one.
pub trait Placement {
    /// The board.
    type Geometry: Geometry;
    /// A piece: its kind and its side.
    type Piece: Glyph;

    /// Returns what stands on a square.
    fn at(&self, square: Square<Self::Geometry>) -> Content<Self::Piece>;

    /// Puts a piece or a hole on a square, or clears it.
    fn place(&mut self, square: Square<Self::Geometry>, content: Content<Self::Piece>);

    /// Returns the kinds of pieces that a side may have in hand, beside the board, each with the number that it has, which may
    /// be 0: by this a board is drawn. A game in which no piece is ever in hand has no such kind, which is the default.
    fn hand(&self, _side: Color) -> impl Iterator<Item = (Self::Piece, u32)> {
        core::iter::empty()
    }
}

/// A position that knows whose turn it is.
pub trait Turn {
    /// Returns the side to move.
    fn turn(&self) -> Color;
    /// Gives the move to a side.
    fn set_turn(&mut self, turn: Color);
}

/// A position that counts plies towards a draw, and moves.
pub trait Clocks {
    /// Returns the halfmove clock: plies since what the game says starts it again.
    fn halfmoves(&self) -> u32;
    /// Sets the halfmove clock.
    fn set_halfmoves(&mut self, plies: u32);
    /// Returns the number of the move, from 1, that goes up after the second side's ply.
    fn fullmoves(&self) -> u32;
    /// Sets the number of the move, which is 1 or more.
    fn set_fullmoves(&mut self, moves: u32);
}

/// Whose turn it is and the two clocks, for a position to keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    /// The side to move.
    pub turn: Color,
    /// Plies since what the game says starts the clock again; at most [`MOST_ON_A_CLOCK`].
    pub halfmoves: u16,
    /// The number of the move, from 1; at most [`MOST_ON_A_CLOCK`].
    pub fullmoves: u16,
    /// What a game notes beside, zeros if it notes nothing. There would be padding without, which keeps the compiler from
    /// copying a position in whole words: a game of small positions, played leaf by leaf, is a quarter faster so.
    notes: [u8; 3],
}

impl Clock {
    /// Returns the clock of a game's start, with the side that begins.
    pub const fn new(turn: Color) -> Self {
        Self { turn, halfmoves: 0, fullmoves: 1, notes: [0; 3] }
    }

    /// Returns what the game has noted: 24 bits.
    #[inline(always)]
    pub(crate) const fn notes(&self) -> u32 {
        u32::from_le_bytes([self.notes[0], self.notes[1], self.notes[2], 0])
    }

    /// Notes 24 bits.
    #[inline(always)]
    pub(crate) const fn set_notes(&mut self, notes: u32) {
        let [low, middle, high, _] = notes.to_le_bytes();
        self.notes = [low, middle, high];
    }

    /// Returns the clock with the turn passed on without a ply.
    #[must_use]
    pub const fn passed(mut self) -> Self {
        self.turn = self.turn.other();
        self
    }

    /// Passes the turn on after a ply: `progress` starts the halfmove clock again, the ply of `last` ends the move; `last` is
    /// the side that moves second.
    ///
    /// A clock that the FEN of the game does not have must stay at its start: with `progress` it does.
    #[inline(always)]
    pub fn tick(&mut self, progress: bool, last: Color) {
        const MOST: u16 = MOST_ON_A_CLOCK as u16;
        self.halfmoves = if progress { 0 } else { (self.halfmoves + 1).min(MOST) };
        self.fullmoves = (self.fullmoves + u16::from(self.turn == last)).min(MOST);
        self.turn = self.turn.other();
    }
}

/// A position that keeps a [`Clock`], and so has [`Turn`] and [`Clocks`].
pub trait Clocked {
    /// Returns the clock.
    fn clock(&self) -> &Clock;
    /// Returns the clock, to change it.
    fn clock_mut(&mut self) -> &mut Clock;
}

impl<P: Clocked> Turn for P {
    #[inline(always)]
    fn turn(&self) -> Color {
        self.clock().turn
    }

    fn set_turn(&mut self, turn: Color) {
        self.clock_mut().turn = turn;
    }
}

impl<P: Clocked> Clocks for P {
    #[inline(always)]
    fn halfmoves(&self) -> u32 {
        self.clock().halfmoves.into()
    }

    fn set_halfmoves(&mut self, plies: u32) {
        self.clock_mut().halfmoves = plies.min(MOST_ON_A_CLOCK) as u16;
    }

    #[inline(always)]
    fn fullmoves(&self) -> u32 {
        self.clock().fullmoves.into()
    }

    fn set_fullmoves(&mut self, moves: u32) {
        self.clock_mut().fullmoves = moves.clamp(1, MOST_ON_A_CLOCK) as u16;
    }
}
