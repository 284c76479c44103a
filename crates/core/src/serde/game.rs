//! Games: where they began, what was played, how they ended.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use ::serde::de::{DeserializeSeed, Error as _};
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Fen;
use crate::{Color, Game, GameError, Outcome, Reason, Rules};

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

/// As `{"fen": "…", "moves": ["e2e4"], "ply": 1, "end": null}`: the start; all moves, with those that were taken back;
/// how many of them are played; and how the players ended it behind the last, `{"winner": "white", "reason":
/// "resignation"}`, of a draw with the winner `null`. How the rules end it is not written: they tell that again.
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
    /// Takes the reasons, beside those that the core and the claims of the game have. Either side may have won for one,
    /// or none.
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
