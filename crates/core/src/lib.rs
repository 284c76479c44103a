//! The core of Quadrille: what board games share, resolved when they are compiled.
//!
//! A game is a type that implements [`Rules`]. From the core it takes the set of squares ([`BitBoard`]), the shape of
//! its board ([`Geometry`]), the ways its pieces move ([`Leaper`], [`Rider`], [`Jumper`], [`Stone`]), the fields of
//! its FEN ([`fen`]) and the ways it ends ([`Resolution`]). The core gives it [`perft`](mod@perft), keys and history.
//!
//! Nothing here names a game, allocates in the path of a move, or is decided at run time that could be decided before.
//!
//! # Features
//!
//! - `std` (off by default): threads for perft.
//! - `serde` (off by default): squares, positions, moves and games as text, in the module `serde`.
#![no_std]

extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

mod bitboard;
mod clause;
pub mod declaration;
mod direction;
pub mod geometry;
mod square;

mod piece;
mod side;

mod notation;
mod observer;
mod phrase;
mod position;
mod resolution;
mod rules;
mod sink;

pub mod fen;
mod game;
mod history;
pub mod jump;
mod mixer;
pub mod perft;
mod relay;
pub mod royal;
#[cfg(feature = "serde")]
pub mod serde;
mod setup;
pub mod stones;
mod zobrist;

pub use bitboard::{BitBoard, BitIter, Bits};
pub use clause::Clause;
pub use direction::{
    Direction, DirectionVisitor, Directions, East, EastEast, Hop, North, NorthEast, NorthNorth, NorthWest, Offset,
    OffsetVisitor, Offsets, South, SouthEast, SouthSouth, SouthWest, West, WestWest,
};
pub use fen::{
    BoardField, FenArgument, FenArguments, FenError, FenErrors, FenFault, Glyph, Token, Violation, Violations,
};
pub use game::{Game, GameError};
pub use geometry::{BitTable, Chequered, Geometry, Rectangle, Set};
pub use history::History;
pub use jump::{JumpMove, JumpMoves, JumpPosition, JumpRules, Jumping, PromotionInCapture};
pub use notation::MoveError;
pub use observer::Observer;
pub use perft::{Perft, PerftError, Watch};
pub use piece::{Jumper, Leaper, Rider, Stone};
pub use position::{Clock, Clocked, Clocks, Content, Placement, Turn};
pub use relay::{Lister, relay};
pub use resolution::{
    BareSide, BareSideWins, BlockedLoses, BlockedWins, Filled, FullDraws, InARow, MostStones, NoProgress, Outcome,
    Reason, Repetition, Resolution,
};
pub use royal::{Royal, RoyalMove, RoyalMoves, RoyalPosition, RoyalRules};
pub use rules::Rules;
pub use setup::Setup;
pub use side::{Black, Color, Side, White};
pub use sink::{Any, CaptureList, Convention, Count, MoveList, MoveSink, Sought};
pub use smallvec;
pub use square::{Square, SquareError};
pub use stones::{StoneGame, Stones};
pub use zobrist::Key;

#[cfg(test)]
mod tests;
