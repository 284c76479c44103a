//! Games of pieces that leap and ride, one of which is royal: who cannot save it has lost.
//!
//! One mechanism serves the whole family, on any rectangle (one of more than 64 squares says how many words of 64 bits
//! hold it: `Rectangle<9, 9, 2>`). A game *declares* what its book says, as types and constants of [`RoyalMoves`] and
//! [`RoyalRules`]; [`Royal`] makes it a game with a generator of legal moves, FEN and text.
//!
//! - **Gaits** ([`Gait`]) say how a kind goes: it [`Leap`]s by some steps, or [`Ride`]s on in some directions, and gaits
//!   compose as tuples: a queen is `(Rook, Bishop)`. [`Quiet`] and [`Capture`] part what moves from what captures, and
//!   [`DoubleStep`] adds what a pawn may do from its first rank; with these a pawn is a kind like any other. A gait is
//!   said as White sees it; Black's pieces go the same, upside down.
//! - **Kinds** are a tuple of gaits, each with a letter; the first is the royal one.
//! - **Promotion**: which kinds become which, on how many ranks, whether they must. A kind with a letter such as `+P` is what
//!   `P` becomes, and `P` again in the hand of who captures it.
//! - **Castling** is data ([`Castling`]): a letter of FEN and the files of the two pieces, before and after.
//! - **Drops** come with pieces in hand ([`InHand`]), and may be barred from ranks, from a second one on a file, and from
//!   mating.
//! - **Ends** are resolutions as in every game: [`Checkmate`], [`StalemateDraws`] or
//!   [`BlockedLoses`](crate::BlockedLoses), [`BareRoyals`], [`PerpetualCheckLoses`], repetition and clocks. A win by a square
//!   that a piece comes to is [`RoyalRules::GOALS`], and any other that the board shows [`RoyalRules::ended`]: they decide
//!   the game, and leave no move. A resolution of your own decides it too; sequences of moves are counted beyond it.
//!
//! What cannot be said: rides over squares that do not touch, hoppers, several royal pieces, pieces that move another one,
//! moves that are barred by anything but the safety of the own royal piece (such as those that check), hands to which only
//! some of what is captured comes, and rules of positions besides those of [`violation`]. A game that needs one
//! implements [`Rules`](crate::Rules) itself.
//!
//! # How moves are found
//!
//! The generator looks from the royal piece along the ways of the enemy's kinds, as if nothing stood between: whoever
//! stands there attacks it, or is kept from it by one piece, which is pinned. From that follows where every other piece may
//! go, before one is asked; nothing is played to be tested, but for a capture on a square that was passed and a drop that
//! might mate. Kinds are types, so that each is compiled with its own tables, and a sink that counts is given whole sets.
//!
//! # Examples
//!
//! A whole game on 5×5 squares: kings, rooks, and pawns that promote to rooks.
//!
//! ```
//! use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
//! use quadrille_core::perft::perft;
//! use quadrille_core::royal::gaits::{King, Pawn, Rook};
//! use quadrille_core::royal::{BareRoyals, Checkmate, NoPockets, PieceField, Royal, RoyalMoves, RoyalRules, StalemateDraws};
//! use quadrille_core::{Rectangle, Repetition, Rules};
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! struct Pieces;
//!
//! impl RoyalMoves for Pieces {
//!     type Geometry = Rectangle<5, 5>;
//!     type Kinds = (King, Rook, Pawn);
//!     type Pockets = NoPockets;
//!     const LETTERS: &'static [&'static str] = &["K", "R", "P"];
//!     const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R"])];
//!     const PROGRESS: &'static [&'static str] = &["P"];
//! }
//!
//! #[derive(Clone, Copy, Debug)]
//! struct Skirmish;
//!
//! impl RoyalRules for Skirmish {
//!     type Moves = Pieces;
//!     const NAME: &'static str = "skirmish";
//!     const TITLE: &'static str = "Skirmish";
//!     const START: &'static str = "r1k1r/ppppp/5/PPPPP/R1K1R w 0 1";
//!     type End = (Checkmate, StalemateDraws, BareRoyals, Repetition<3>);
//!     type Claims = ();
//!     type Fen = (PieceField, SideToMove, HalfmoveClock, FullmoveNumber);
//! }
//!
//! type Game = Royal<Skirmish>;
//!
//! let mut position = Game::start();
//! let mv = Game::read_move(&position, "c2c3")?;
//! Game::play(&mut position, mv, &mut ());
//! assert_eq!(Game::fen(&position), "r1k1r/ppppp/2P2/PP1PP/R1K1R b 0 1");
//! let texts: Vec<_> = Game::captures(&position).iter().map(|&mv| Game::move_text(&position, mv)).collect();
//! assert_eq!(texts, ["b4c3", "d4c3"]);
//! assert_eq!(perft::<Game>(&position, 1), 10);
//! # Ok::<(), quadrille_core::MoveError>(())
//! ```

mod attacks;
mod book;
mod castling;
mod drops;
mod en_passant;
mod expected;
mod fen;
mod frame;
mod gait;
pub mod gaits;
mod generate;
mod goals;
mod kinds;
mod letters;
mod mirrored;
mod moves;
mod notation;
mod piece;
mod play;
mod pockets;
mod position;
mod possible;
mod promotions;
mod reach;
mod resolution;
mod rules;
mod validate;

#[cfg(test)]
mod tests;

pub use fen::{CastlingField, EnPassantField, PieceField};
pub use gait::{Capture, DoubleStep, Gait, Leap, Quiet, Ride, Step};
pub use generate::{RoyalGame, generate};
pub use goals::ByTheBoard;
pub use kinds::{KindSets, KindVisitor, Kinds};
pub use moves::{Deed, RoyalMove};
pub use piece::RoyalPiece;
pub use play::play;
pub use pockets::{InHand, NoPockets, Pockets};
pub use position::RoyalPosition;
pub use resolution::{BareRoyals, Checkmate, PerpetualCheckLoses, StalemateDraws, reason};
pub use rules::{Board, Castling, Royal, RoyalMoves, RoyalRules};
pub use validate::violation;
