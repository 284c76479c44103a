//! Records of games, read as a stream.
//!
//! A record is a section of tags and the movetext behind it. Portable Game Notation (PGN) has it for chess, Portable
//! Draughts Notation (PDN) for draughts and dama; any other game writes its moves in the same frame. A [`Reader`] goes
//! through a file of any size and tells a [`Visitor`] what it meets; it holds no more of the file than a buffer. What is
//! wrong is told by line and column, breaks the game that it is in, and reading goes on with the next.
//!
//! A [`Checker`] is the visitor that plays the moves of a game by its rules.
//!
//! **Source**: PGN Standard of 1994-03-12; PDN 3.0.
//!
//! # Examples
//!
//! ```
//! use quadrille_chess::Chess;
//! use quadrille_records::{Checker, Format, Reader};
//!
//! let file = "[Event \"One\"]\n\n1. e4 e5 2. Nf3 {the knight} Nc6 1-0\n\n\
//!             [Event \"Two\"]\n\n1. e4 e4 0-1\n\n\
//!             [Event \"Three\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
//! let mut reader = Reader::new(file.as_bytes(), Format::Pgn);
//! let mut checker = Checker::<Chess>::new();
//! let mut games = Vec::new();
//! while let Some(game) = reader.read(&mut checker)? {
//!     games.push(game.map(|()| checker.plies()).map_err(|error| error.to_string()));
//! }
//! let illegal = "line 7, column 7: expected a legal move, not `e4`";
//! assert_eq!(games, [Ok(4), Err(illegal.to_string()), Ok(4)]);
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default): a [`Record`] as its text.

mod format;
mod place;
mod text;

mod source;

mod error;
mod visitor;

mod reader;

mod head;
mod lines;

mod checker;

mod tags;
mod wrap;

mod record;
mod recorder;

mod pieces;
#[cfg(feature = "serde")]
mod serde;
mod tally;

pub use checker::{CheckFault, Checker};
pub use error::{Fault, RecordError};
pub use format::{Format, GameResult};
pub use head::is_recorded_as;
pub use pieces::{Piece, Pieces};
pub use place::Place;
pub use reader::Reader;
pub use record::{Item, Line, Ply, Record};
pub use recorder::{ReadError, Recorder, Records};
pub use tags::{TagError, Tags};
pub use tally::{Broken, Tally};
pub use text::Text;
pub use visitor::{Interest, Visitor};
