//! Forms of records, and how games end in them.

use std::fmt;

use quadrille_core::{Color, Rules};

/// The tag of PDN that tells the game.
pub(crate) const GAME_TYPE: &str = "GameType";

/// The types of game whose winner has two points.
///
/// **Source**: PDN 3.0: international draughts and Canadian.
const OF_TWO_POINTS: [&str; 2] = ["20", "27"];

/// A form of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Portable Game Notation. `0-0` is castling.
    Pgn,
    /// Portable Draughts Notation. `2-0`, `1-1`, `0-2` and `0-0` are results, and `/…/` sets a position up.
    Pdn,
}

/// How a game ended, as its record has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// A side has won.
    Win(Color),
    /// Nobody has.
    Draw,
    /// Both have lost: `0-0` in PDN.
    BothLost,
    /// It goes on, or nobody knows: `*`.
    Unknown,
}

impl Format {
    /// Returns the form in which a game is recorded: PDN if its records bear a tag `GameType`, else PGN.
    pub fn of<R: Rules>() -> Self {
        match R::RECORD_TAG {
            Some((GAME_TYPE, _)) => Self::Pdn,
            _ => Self::Pgn,
        }
    }

    /// Returns the result that a word means.
    ///
    /// In PDN those of two points are read, and those of one point too, whatever the game's type.
    pub fn result(self, word: &[u8]) -> Option<GameResult> {
        Some(match (word, self) {
            (b"*", _) => GameResult::Unknown,
            (b"1-0", _) | (b"2-0", Self::Pdn) => GameResult::Win(Color::White),
            (b"0-1", _) | (b"0-2", Self::Pdn) => GameResult::Win(Color::Black),
            (b"1/2-1/2" | b"1/2", _) | (b"1-1", Self::Pdn) => GameResult::Draw,
            (b"0-0", Self::Pdn) => GameResult::BothLost,
            _ => return None,
        })
    }
}

impl GameResult {
    /// Returns how records of a game have it: a win has two points where the game's type in PDN says so. That both have lost
    /// PGN cannot say; there it is `*`.
    pub fn text<R: Rules>(self) -> &'static str {
        let number = R::RECORD_TAG.and_then(|(_, value)| value.split(',').next()).unwrap_or_default();
        match self {
            Self::BothLost if Format::of::<R>() == Format::Pgn => "*",
            Self::Win(Color::White) if OF_TWO_POINTS.contains(&number) => "2-0",
            Self::Win(Color::Black) if OF_TWO_POINTS.contains(&number) => "0-2",
            Self::Draw if OF_TWO_POINTS.contains(&number) => "1-1",
            Self::Win(Color::White) => "1-0",
            Self::Win(Color::Black) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLost => "0-0",
            Self::Unknown => "*",
        }
    }
}

/// Writes it as PGN has it.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Win(Color::White) => "1-0",
            Self::Win(Color::Black) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLost => "0-0",
            Self::Unknown => "*",
        })
    }
}
