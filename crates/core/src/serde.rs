//! Forms for [serde](https://serde.rs): squares, sides, positions, moves and games as text that people can read.
//!
//! | What | Its form |
//! | --- | --- |
//! | [`Square`] | its name, `"e4"` |
//! | [`Color`] | `"white"` or `"black"` |
//! | a position, as [`Fen`] | its FEN |
//! | a move and the position that it is played in, as [`Played`] | `{"fen": "…", "move": "e2e4"}` |
//! | [`Game`] | `{"fen": "…", "moves": ["e2e4"], "ply": 1, "end": null}` |
//!
//! What is read is held to every rule, as [`Rules::from_fen`] and [`Game::play`] do; what is wrong is told in the text of
//! their errors. What is written reads back equal: a position that would be refused, because a rule was waived or it was
//! put together by hand, is refused when it is written. To keep one, keep its FEN, and read it with
//! [`read_leniently`](crate::fen::read_leniently). A game that was ended for a reason of your own is read by a [`GameSeed`].
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

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use ::serde::de::{DeserializeSeed, Error as _, Visitor};
use ::serde::ser::Error as _;
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Color, Game, GameError, Geometry, MoveError, Outcome, Reason, Rules, Square, fen};

/// Reads a value from its text, borrowed or owned, for a type of your own whose form is a text.
///
/// `expected` is what is asked for where there is no text: "the name of a square".
///
/// # Errors
///
/// If there is no text, or those of `read`, told by their own text.
///
/// # Examples
///
/// ```
/// use quadrille_core::serde::read_text;
///
/// struct Ply(u32);
///
/// impl<'de> serde::Deserialize<'de> for Ply {
///     fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
///         read_text(deserializer, "the number of a ply", |text| text.parse().map(Self))
///     }
/// }
///
/// assert_eq!(serde_json::from_str::<Ply>("\"40\"")?.0, 40);
/// let error = serde_json::from_str::<Ply>("40").map(|ply| ply.0).unwrap_err();
/// assert!(error.to_string().starts_with("invalid type: integer `40`, expected the number of a ply"));
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn read_text<'de, D: Deserializer<'de>, T, E: fmt::Display>(
    deserializer: D,
    expected: &'static str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(Text { expected, read })
}

/// Takes a text, and reads a value from it.
struct Text<F> {
    expected: &'static str,
    read: F,
}

impl<T, E: fmt::Display, F: FnOnce(&str) -> Result<T, E>> Visitor<'_> for Text<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<M: ::serde::de::Error>(self, text: &str) -> Result<T, M> {
        (self.read)(text).map_err(M::custom)
    }
}

/// By its name: `"e4"` on a rectangle, `"32"` on a chequered board.
impl<G: Geometry> Serialize for Square<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// By its name.
impl<'de, G: Geometry> Deserialize<'de> for Square<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, "the name of a square", str::parse)
    }
}

/// `"white"` or `"black"`.
impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// `"white"` or `"black"`.
impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, "`white` or `black`", |text| match text {
            "white" => Ok(Self::White),
            "black" => Ok(Self::Black),
            _ => Err("expected `white` or `black`"),
        })
    }
}

/// A position of the game `R`, by its FEN.
///
/// It is a form of its own since a position may serve several games, and the game says what its FEN is. On a field that
/// is a position it is `#[serde(with = "Fen::<R>")]`, by the two functions here.
///
/// # Examples
///
/// ```
/// use quadrille_core::Rules;
/// use quadrille_core::serde::Fen;
///
/// fn keep<R: Rules>(position: &R::Position) -> serde_json::Result<R::Position> {
///     let text = serde_json::to_string(&Fen::<R>(*position))?;
///     serde_json::from_str(&text).map(|Fen::<R>(position)| position)
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fen<R: Rules>(
    /// The position.
    pub R::Position,
);

impl<R: Rules> Fen<R> {
    /// Writes the FEN of a position.
    ///
    /// # Errors
    ///
    /// If it would not be read back, since the position breaks a rule; those of the serializer.
    pub fn serialize<S: Serializer>(position: &R::Position, serializer: S) -> Result<S::Ok, S::Error> {
        let text = fen::write::<R>(position);
        fen::read::<R>(&text).map_err(S::Error::custom)?;
        serializer.serialize_str(&text)
    }

    /// Reads the FEN of a position, strictly.
    ///
    /// # Errors
    ///
    /// Those of [`Rules::from_fen`] and of the deserializer.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<R::Position, D::Error> {
        read_text(deserializer, "the FEN of a position", fen::read::<R>)
    }
}

impl<R: Rules> PartialEq for Fen<R> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<R: Rules> Eq for Fen<R> {}

/// By its FEN.
impl<R: Rules> Serialize for Fen<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(&self.0, serializer)
    }
}

/// By its FEN.
impl<'de, R: Rules> Deserialize<'de> for Fen<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer).map(Self)
    }
}

/// A legal move and the position that it is played in: the text of a move means nothing without.
///
/// Its form is `{"fen": "…", "move": "e2e4"}`, with the move as programs exchange it; where there are many moves, a
/// [`Game`] is shorter.
///
/// # Examples
///
/// ```
/// use quadrille_core::Rules;
/// use quadrille_core::serde::Played;
///
/// fn first_move<R: Rules>() -> serde_json::Result<String> {
///     let mv = R::moves(&R::start())[0];
///     serde_json::to_string(&Played::<R>::new(R::start(), mv).expect("a legal move"))
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Played<R: Rules> {
    before: R::Position,
    mv: R::Move,
}

/// What is written of a move.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Played", bound = "", deny_unknown_fields)]
struct PlayedForm<R: Rules> {
    fen: Fen<R>,
    #[serde(rename = "move")]
    mv: String,
}

impl<R: Rules> Played<R> {
    /// Takes a move and the position before it.
    ///
    /// # Errors
    ///
    /// If the move is not legal.
    pub fn new(before: R::Position, mv: R::Move) -> Result<Self, MoveError> {
        if R::is_legal(&before, mv) { Ok(Self { before, mv }) } else { Err(MoveError::Illegal) }
    }

    /// Returns the position before the move.
    pub fn before(&self) -> &R::Position {
        &self.before
    }

    /// Returns the move.
    pub fn mv(&self) -> R::Move {
        self.mv
    }
}

impl<R: Rules> PartialEq for Played<R> {
    fn eq(&self, other: &Self) -> bool {
        (self.before, self.mv) == (other.before, other.mv)
    }
}

impl<R: Rules> Eq for Played<R> {}

/// As `{"fen": "…", "move": "e2e4"}`.
impl<R: Rules> Serialize for Played<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mv = R::move_text(&self.before, self.mv);
        PlayedForm::<R> { fen: Fen(self.before), mv }.serialize(serializer)
    }
}

/// The move is refused if it is not legal in the position.
impl<'de, R: Rules> Deserialize<'de> for Played<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PlayedForm::<R> { fen: Fen(before), mv } = Deserialize::deserialize(deserializer)?;
        let mv = R::read_move(&before, &mv).map_err(|error| D::Error::custom(format_args!("move: {error}")))?;
        Ok(Self { before, mv })
    }
}

/// What is written of a game.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Game", bound = "", deny_unknown_fields)]
struct GameForm<R: Rules> {
    fen: Fen<R>,
    moves: Vec<String>,
    #[serde(default)]
    ply: Option<usize>,
    #[serde(default)]
    end: Option<End>,
}

/// What is written of how the players ended a game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    winner: Option<Color>,
    reason: String,
}

/// What is wrong with the form of a game.
#[derive(Debug, thiserror::Error)]
enum GameFault {
    #[error("ply {ply}: {error}")]
    Move { ply: usize, error: GameError },
    #[error("end: {0}")]
    Over(GameError),
    #[error("end: expected a resignation, an agreement or a claim that the rules allow here, not {0}")]
    End(String),
    #[error(transparent)]
    Ply(GameError),
}

impl<R: Rules> GameForm<R> {
    /// Plays the game, ends it, and goes to where it stood.
    fn play(self, reasons: &[Reason]) -> Result<Game<R>, GameFault> {
        let mut game = Game::from_position(self.fen.0);
        for (before, text) in self.moves.iter().enumerate() {
            game.play_text(text).map_err(|error| GameFault::Move { ply: before + 1, error })?;
        }
        if let Some(end) = self.end {
            end.conclude(&mut game, reasons)?;
        }
        game.go_to(self.ply.unwrap_or(game.ply())).map_err(GameFault::Ply)?;
        Ok(game)
    }
}

impl End {
    /// Ends a game so, if it can end so: as players may end any, by a claim, or for one of the reasons.
    fn conclude<R: Rules>(&self, game: &mut Game<R>, reasons: &[Reason]) -> Result<(), GameFault> {
        if let Some(outcome) = game.outcome() {
            return Err(GameFault::Over(GameError::Over(outcome)));
        }
        let mut ends = game.claims();
        ends.extend(Color::ALL.map(|winner| Outcome::win(winner, Reason::RESIGNATION)));
        ends.push(Outcome::draw(Reason::AGREEMENT));
        ends.extend(reasons.iter().map(|&reason| Outcome { winner: self.winner, reason }));
        let named = |outcome: &Outcome| (outcome.winner, outcome.reason.name()) == (self.winner, &self.reason);
        let moves = R::moves(game.position());
        // A claim may come with a move that is announced, and never made.
        let mut by_move = moves.iter().flat_map(|&mv| game.claims_by(mv).unwrap_or_default());
        let outcome = ends.into_iter().find(named).or_else(|| by_move.find(named));
        match outcome {
            Some(outcome) => game.conclude(outcome).map(drop).map_err(GameFault::Over),
            None => Err(GameFault::End(self.to_string())),
        }
    }
}

/// Writes it as an [`Outcome`] is written.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "{winner} wins: {}", self.reason),
            None => write!(f, "draw: {}", self.reason),
        }
    }
}

/// As `{"fen": "…", "moves": ["e2e4"], "ply": 1, "end": null}`: the start; all moves, with those that were taken back; how
/// many of them are played; and how the players ended it behind the last, `{"winner": "white", "reason": "resignation"}`,
/// of a draw with the winner `null`. How the rules end it is not written: they tell that again.
impl<R: Rules> Serialize for Game<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut position = *self.start();
        let moves = self.moves().iter().chain(self.undone()).map(|&mv| {
            let text = R::move_text(&position, mv);
            R::play(&mut position, mv, &mut ());
            text
        });
        let moves = moves.collect();
        let end =
            self.by_players.map(|(_, Outcome { winner, reason })| End { winner, reason: reason.name().to_string() });
        GameForm::<R> { fen: Fen(*self.start()), moves, ply: Some(self.ply()), end }.serialize(serializer)
    }
}

/// Plays all moves; an error says at which ply and why. Without `ply` the game stands behind the last move, and without
/// `end` the players have not ended it.
///
/// An end has to be one that [`Game::resign`], [`Game::agree_to_draw`] or [`Game::claim`] can give it, or one of
/// [`Game::claims_by`]. What else [`Game::conclude`] was told is written, and refused here, since a [`Reason`] lives as
/// long as the program and a text that is read does not; a [`GameSeed`] that was given the reason reads it.
impl<'de, R: Rules> Deserialize<'de> for Game<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        GameSeed::new(&[]).deserialize(deserializer)
    }
}

/// Reads games that may have been concluded for reasons of your own: by the clock, by an arbiter.
///
/// # Examples
///
/// ```
/// use quadrille_core::serde::GameSeed;
/// use quadrille_core::{Game, Reason, Rules};
/// use serde::de::DeserializeSeed;
///
/// const TIME: Reason = Reason::new("time");
///
/// fn read<R: Rules>(text: &str) -> serde_json::Result<Game<R>> {
///     let mut deserializer = serde_json::Deserializer::from_str(text);
///     let game = GameSeed::new(&[TIME]).deserialize(&mut deserializer)?;
///     deserializer.end().map(|()| game)
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GameSeed<'a, R> {
    reasons: &'a [Reason],
    rules: PhantomData<R>,
}

impl<'a, R: Rules> GameSeed<'a, R> {
    /// Takes the reasons, beside those that the core and the claims of the game have. Either side may have won for one, or
    /// none.
    pub const fn new(reasons: &'a [Reason]) -> Self {
        Self { reasons, rules: PhantomData }
    }
}

impl<'de, R: Rules> DeserializeSeed<'de> for GameSeed<'_, R> {
    type Value = Game<R>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Game<R>, D::Error> {
        GameForm::<R>::deserialize(deserializer)?.play(self.reasons).map_err(D::Error::custom)
    }
}
