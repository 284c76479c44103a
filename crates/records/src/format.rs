//! Forms of records, and how games end in them.

use std::fmt;

use quadrille_core::Color;

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
