//! Playing the moves of a record.

use quadrille_core::fen::{self, FenErrors};
use quadrille_core::{History, MoveError, Outcome, Rules};

use crate::{GameResult, Place, Text, Visitor};

/// The visitor that plays the moves of each game by the rules `R`: main line and variations.
///
/// It begins where the tag `FEN` says, or at the start of the game. A game is refused at its first move that is not legal,
/// and where the rules say who won and the record says another.
#[derive(Clone, Debug)]
pub struct Checker<R: Rules> {
    position: R::Position,
    /// The position before the last turn, while there is one in this line.
    before: Option<R::Position>,
    /// Where the variations that are open left their lines.
    left: Vec<(R::Position, Option<R::Position>)>,
    plies: usize,
    variations: usize,
    comments: usize,
}

/// What a checker refuses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CheckFault {
    /// A turn is no legal move.
    #[error("{}", of_move(.0))]
    Move(MoveError),
    /// The position to begin from is none.
    #[error("FEN: {0}")]
    Fen(FenErrors),
    /// A variation begins before there is a turn that it could replace.
    #[error("expected a turn before a variation on it")]
    Variation,
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
fn of_move(error: &MoveError) -> String {
    match error {
        MoveError::Syntax { expected, .. } => format!("expected {expected}"),
        MoveError::Ambiguous => "expected one legal move: several fit".into(),
        _ => "expected a legal move: this one is not".into(),
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
        Self { position: R::start(), before: None, left: Vec::new(), plies: 0, variations: 0, comments: 0 }
    }

    /// Returns the position after the last turn.
    pub fn position(&self) -> &R::Position {
        &self.position
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

    /// Begins from a FEN.
    fn begin_from(&mut self, text: Text<'_>) -> Result<(), CheckFault> {
        let (position, _) = fen::read_leniently::<R>(&text.read()).map_err(CheckFault::Fen)?;
        (self.position, self.before) = (position, None);
        Ok(())
    }
}

impl<R: Rules> Visitor for Checker<R> {
    type Fault = CheckFault;

    fn begin(&mut self) {
        (self.position, self.before) = (R::start(), None);
        (self.plies, self.variations, self.comments) = (0, 0, 0);
        self.left.clear();
    }

    fn tag(&mut self, name: &str, value: Text<'_>) -> Result<(), CheckFault> {
        if name == "FEN" { self.begin_from(value) } else { Ok(()) }
    }

    fn turn(&mut self, text: &str) -> Result<(), (usize, CheckFault)> {
        let mv = R::read_recorded(&self.position, text).map_err(|error| (error.byte(), CheckFault::Move(error)))?;
        self.before = Some(self.position);
        R::play(&mut self.position, mv, &mut ());
        self.plies += usize::from(self.left.is_empty());
        Ok(())
    }

    fn comment(&mut self, _: Text<'_>) {
        self.comments += 1;
    }

    fn set_up(&mut self, fen: Text<'_>) -> Result<(), CheckFault> {
        self.begin_from(fen)
    }

    fn begin_variation(&mut self) -> Result<(), CheckFault> {
        let before = self.before.ok_or(CheckFault::Variation)?;
        self.left.push((self.position, self.before));
        (self.position, self.before) = (before, None);
        self.variations += 1;
        Ok(())
    }

    fn end_variation(&mut self) {
        if let Some((position, before)) = self.left.pop() {
            (self.position, self.before) = (position, before);
        }
    }

    fn end(&mut self, result: Option<GameResult>, _: Place) -> Result<(), CheckFault> {
        let Some(result) = result.filter(|&result| result != GameResult::Unknown) else { return Ok(()) };
        // Of what ends a game by the rules only a position without moves is seen by itself.
        if R::has_move(&self.position) {
            return Ok(());
        }
        let Some(outcome) = History::<R>::new(self.position).outcome() else { return Ok(()) };
        let agrees = outcome.winner.map_or(GameResult::Draw, GameResult::Win) == result;
        if agrees { Ok(()) } else { Err(CheckFault::Result { outcome, result }) }
    }
}
