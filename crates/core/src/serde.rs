//! Forms for [serde](https://serde.rs): squares, sides, positions, moves and games as text that people can read.
//!
//! | What | Its form |
//! | --- | --- |
//! | [`Square`](crate::Square) | its name, `"e4"` |
//! | [`Color`](crate::Color) | `"white"` or `"black"` |
//! | a position, as [`Fen`] | its FEN |
//! | a move and the position that it is played in, as [`Played`] | `{"fen": "…", "move": "e2e4"}` |
//! | [`Game`](crate::Game) | `{"fen": "…", "moves": ["e2e4"], "ply": 1, "end": null}` |
//!
//! What is read is held to every rule, as [`Rules::from_fen`](crate::Rules::from_fen) and
//! [`Game::play`](crate::Game::play) do; what is wrong is told in the text of their errors. What is written reads back
//! equal: a position that would be refused, because a rule was waived or it was put together by hand, is refused when
//! it is written. To keep one, keep its FEN, and read it with [`read_leniently`](crate::fen::read_leniently). A game
//! that was ended for a reason of your own is read by a [`GameSeed`].
//!
//! Every form has all its fields, in the order shown here, so that formats without names of fields take them too.
//!
//! # Examples
//!
//! ```
//! use quadrille_core::serde::Fen;
//! use quadrille_core::{Color, Game, Rules};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize)]
//! #[serde(bound = "")]
//! struct Adjourned<R: Rules> {
//!     #[serde(with = "Fen::<R>")]
//!     position: R::Position,
//!     waits: Color,
//!     played: Game<R>,
//! }
//!
//! fn keep<R: Rules>(adjourned: &Adjourned<R>) -> serde_json::Result<Adjourned<R>> {
//!     let text = serde_json::to_string(adjourned)?;
//!     serde_json::from_str(&text)
//! }
//! ```
mod fen;
mod game;
mod played;
mod text;

pub use fen::Fen;
pub use game::GameSeed;
pub use played::Played;
pub use text::read_text;
