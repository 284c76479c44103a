//! Chess as a plug-in of Quadrille.
//!
//! [`Chess`] and [`Chess960`] implement [`Rules`](quadrille_core::Rules): legal moves, perft, FEN, keys, results.
//! Chess960 and double Chess960 are the general case, in which a right to castle is the square of a rook; chess is one
//! of their starts.
//!
//! [`KingOfTheHill`], [`ThreeCheck`], [`Antichess`], [`Atomic`], [`RacingKings`], [`Horde`] and [`Crazyhouse`] say
//! where they differ from chess, in the traits [`Laws`] and [`Options`]; what they do not say is as in chess.
//!
//! # Examples
//!
//! ```
//! use quadrille_chess::{Chess, Position};
//! use quadrille_core::{Rules, perft::perft};
//!
//! let mut position = Position::default();
//! assert_eq!(perft::<Chess>(&position, 3), 8902);
//!
//! let mv = Chess::read_move(&position, "e2e4")?;
//! Chess::try_play(&mut position, mv)?;
//! assert_eq!(position.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```
//!
//! # Numbers told to an observer
//!
//! | Number | Piece or state |
//! | --- | --- |
//! | piece `k` | White's piece of [`Kind`] number `k`, from 0: pawn, knight, bishop, rook, queen, king |
//! | piece `6 + k` | Black's |
//! | state 0 | Black is to move |
//! | state `1 + b` | the rook on bit `b` may castle |
//! | state `65 + b` | a pawn may capture en passant on bit `b`, legally |
//! | state 129 and on | what a variant holds besides, see its [`State`] |
//!
//! Pseudo-legal generation is deliberately absent: pins and checks are known before the first move is made.
//!
//! # Features
//!
//! - `serde` (off by default): [`Position`] and [`san::Turn`] as text, and what `quadrille_core::serde` has.
#![no_std]

extern crate alloc;

pub mod clauses;
mod laws;
mod rules;
mod state;

mod position;

mod moves;

mod fen;
mod validate;

mod notation;
pub mod san;

mod piece;

mod attacks;
mod castling;
mod drops;
mod en_passant;
mod frame;
mod generate;
mod pawns;
mod play;
mod replies;
mod sieve;

mod builder;
mod chess960;
mod resolution;
#[cfg(feature = "serde")]
mod serde;
mod symmetry;
mod variants;

pub use quadrille_core as core;

pub use builder::Builder;
pub use fen::{Castling, CastlingStyle, ChessFields, EnPassant, EnPassantStyle, FenStyle};
pub use laws::Laws;
pub use moves::Move;
pub use piece::{Bishop, Kind, King, Knight, Piece, Rook};
pub use position::{Board, Position, PositionBy, Repeats, Square, SquareSet};
pub use resolution::{BareKings, ByTheBoard, Checkmate, DeadPosition, MoveCount, Repeated, Stalemate, reason};
pub use rules::{Chess, Chess960, ChessBy, Options, Orthodox, Shuffled};
pub use state::{FIRST_NUMBER, State};
pub use symmetry::Symmetric;
pub use validate::violation;
pub use variants::antichess::{Antichess, Losing, OppositeBishops, WithoutMove};
pub use variants::atomic::{Atomic, Exploding};
pub use variants::crazyhouse::{Crazyhouse, Dropping, Pockets};
pub use variants::horde::{Horde, Pawns};
pub use variants::king_of_the_hill::{Hill, KingOfTheHill};
pub use variants::pocket_field::PocketBoard;
pub use variants::racing_kings::{Race, RacingKings};
pub use variants::three_check::{CheckFields, Checks, ChecksLeft, ThirdCheckWins, ThreeCheck};
