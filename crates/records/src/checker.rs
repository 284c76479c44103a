//! Playing the moves of a record.

use quadrille_core::fen::{self, FenErrors};
use quadrille_core::{MoveError, Outcome, Rules};

use crate::head::{Head, Meaning, hold_to_rules};
use crate::lines::Lines;
use crate::{GameResult, Place, TagError, Text, Visitor};

/// The visitor that plays the moves of each game by the rules `R`: main line and variations.
///
/// It begins where the tag `FEN` says, or at the start of the game. A game is refused at its first move that is not legal,
/// where its tags tell another game, and where what is said of its result is not the same throughout: by the tag, by what
/// the movetext ends with, and by the rules, where there is no move in the last position. An end that leaves moves, by
/// repetition or a clock say, is not held against a result.
#[derive(Clone, Debug)]
pub struct Checker<R: Rules> {
    lines: Lines<R>,
    head: Head,
    plies: usize,
    variations: usize,
    comments: usize,
}

/// What a checker refuses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CheckFault {
    /// A turn is no legal move.
    #[error("{}", of_move(text, error))]
    Move {
        /// The turn as it is written.
        text: String,
        /// What is wrong with it.
        error: MoveError,
        /// The FEN of the position in which it is none.
        fen: String,
    },
    /// The position to begin from is none.
    #[error("FEN: {0}")]
    Fen(FenErrors),
    /// A variation begins before there is a turn that it could replace.
    #[error("expected a turn before a variation on it")]
    Variation,
    /// The game is another.
    #[error("expected a game of the kind `{expected}`, not `{value}`")]
    Game {
        /// What its tag says.
        value: String,
        /// What it says of a game by these rules.
        expected: &'static str,
    },
    /// The tag `Result` has none.
    #[error("expected a result, not `{value}`")]
    NoResult {
        /// What it has.
        value: String,
    },
    /// The tag `Result` has another than the movetext.
    #[error("expected the result of the tag, {tag}, not {result}")]
    Results {
        /// What the tag has.
        tag: GameResult,
        /// What the movetext ends with.
        result: GameResult,
    },
    /// A tag is given a second time.
    #[error("expected the tag {name} once")]
    Twice {
        /// Which.
        name: String,
    },
    /// A record cannot have the tag.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// The rules say another result than the record.
    #[error("expected the result that the rules give, {outcome}, not {result}")]
    Result {
        /// What the rules say.
        outcome: Outcome,
        /// What the record says.
        result: GameResult,
    },
}

/// Returns what was expected of a move, without the byte, which the place has.
fn of_move(text: &str, error: &MoveError) -> String {
    match error {
        MoveError::Syntax { expected, .. } => format!("expected {expected} in `{text:.40}`"),
        MoveError::Ambiguous => format!("expected one legal move: several fit `{text:.40}`"),
        _ => format!("expected a legal move, not `{text:.40}`"),
    }
}

impl CheckFault {
    /// Says what is wrong with a turn at a position, and how many bytes into it.
    #[cold]
    pub(crate) fn of_turn<R: Rules>(position: &R::Position, text: &str, error: MoveError) -> (usize, Self) {
        (error.byte(), Self::Move { text: text.to_owned(), error, fen: R::fen(position) })
    }
}

impl<R: Rules> Default for Checker<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> Checker<R> {
    /// Makes a checker.
    pub fn new() -> Self {
        Self { lines: Lines::new(R::start()), head: Head::default(), plies: 0, variations: 0, comments: 0 }
    }

    /// Takes games of which a tag, `GameType` or `Variant`, tells that they are of another kind.
    #[must_use]
    pub fn of_any_kind(mut self) -> Self {
        self.head.any_kind = true;
        self
    }

    /// Returns the position after the last turn.
    pub fn position(&self) -> &R::Position {
        &self.lines.position
    }

    /// Returns the plies of the last game, those of variations left out.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// Returns the variations of the last game.
    pub fn variations(&self) -> usize {
        self.variations
    }

    /// Returns the comments of the last game.
    pub fn comments(&self) -> usize {
        self.comments
    }
}

impl<R: Rules> Visitor for Checker<R> {
    type Fault = CheckFault;

    fn begin(&mut self) {
        self.lines.begin(R::start());
        self.head.begin();
        (self.plies, self.variations, self.comments) = (0, 0, 0);
    }

    fn tag(&mut self, name: &str, value: Text<'_>) -> Result<(), CheckFault> {
        if let Meaning::Start(position) = self.head.tag::<R>(name, value)? {
            self.lines.begin(position);
        }
        Ok(())
    }

    #[inline]
    fn turn(&mut self, text: &str) -> Result<(), (usize, CheckFault)> {
        self.lines.turn(text).map_err(|error| CheckFault::of_turn::<R>(&self.lines.position, text, error))?;
        self.plies += usize::from(self.lines.depth() == 0);
        Ok(())
    }

    fn comment(&mut self, _: Text<'_>) {
        self.comments += 1;
    }

    fn set_up(&mut self, fen: Text<'_>) -> Result<(), CheckFault> {
        let (position, _) = fen::read_leniently::<R>(&fen.read()).map_err(CheckFault::Fen)?;
        self.lines.set_up(position);
        Ok(())
    }

    fn begin_variation(&mut self) -> Result<(), CheckFault> {
        self.variations += 1;
        if self.lines.begin_variation() { Ok(()) } else { Err(CheckFault::Variation) }
    }

    fn end_variation(&mut self) {
        self.lines.end_variation();
    }

    fn end(&mut self, result: Option<GameResult>, _: Place) -> Result<(), CheckFault> {
        hold_to_rules::<R>(&self.lines.position, self.head.result(result)?)
    }
}
