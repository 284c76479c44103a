//! A position made piece by piece.

use quadrille_core::{Clocks, Color, Content, Placement, Violations};

use crate::{Chess, Piece, Position, Square};

/// Makes a position piece by piece, and checks it.
///
/// # Examples
///
/// ```
/// use quadrille_chess::{Builder, Kind, Piece};
/// use quadrille_core::Color;
///
/// let position = Builder::new()
///     .piece("e1".parse()?, Piece::new(Color::White, Kind::King))
///     .piece("h1".parse()?, Piece::new(Color::White, Kind::Rook))
///     .piece("e8".parse()?, Piece::new(Color::Black, Kind::King))
///     .castling("h1".parse()?)
///     .build();
/// assert_eq!(position.map(|position| position.to_string()), Ok("4k3/8/8/8/8/8/8/4K2R w K - 0 1".into()));
/// # Ok::<(), quadrille_core::SquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Builder {
    position: Position,
    passed: Option<Square>,
}

impl Builder {
    /// Starts with an empty board, White to move.
    pub fn new() -> Self {
        Position::EMPTY.into()
    }

    /// Puts a piece on a square, in place of what stands there.
    #[must_use]
    pub fn piece(mut self, square: Square, piece: Piece) -> Self {
        self.position.place(square, Content::Piece(piece));
        self
    }

    /// Clears a square.
    #[must_use]
    pub fn clear(mut self, square: Square) -> Self {
        self.position.place(square, Content::Empty);
        self
    }

    /// Gives the move to a side.
    #[must_use]
    pub fn turn(mut self, turn: Color) -> Self {
        self.position.turn = turn;
        self
    }

    /// Gives the rook on a square the right to castle.
    #[must_use]
    pub fn castling(mut self, rook: Square) -> Self {
        self.position.castling |= rook.set();
        self
    }

    /// Says that a pawn has just passed a square.
    #[must_use]
    pub fn en_passant(mut self, square: Square) -> Self {
        self.passed = Some(square);
        self
    }

    /// Sets the halfmove clock and the number of the move.
    #[must_use]
    pub fn clocks(mut self, halfmoves: u32, fullmoves: u32) -> Self {
        self.position.set_halfmoves(halfmoves);
        self.position.set_fullmoves(fullmoves);
        self
    }

    /// Returns the position.
    ///
    /// # Errors
    ///
    /// Every rule that it breaks, see [`violation`](crate::violation).
    pub fn build(self) -> Result<Position, Violations> {
        let mut position = self.position;
        position.set_passed(self.passed);
        Violations::check::<Chess>(position)
    }
}

impl Default for Builder {
    fn default() -> Self {
        Self::new()
    }
}

/// Starts from a position.
impl From<Position> for Builder {
    fn from(position: Position) -> Self {
        Self { position, passed: position.passed() }
    }
}
