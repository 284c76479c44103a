//! A game that people or programs play: its moves, where one stands among them, and how it ended.

use alloc::vec::Vec;

use crate::fen::{self, FenErrors};
use crate::{Color, History, MoveError, Outcome, Reason, Rules, Turn};

/// A game: the positions up to where it stands, all its moves, and how it ended.
///
/// It ends by the rules, or by the players: one resigns, both agree, one claims what the rules allow, or an arbiter
/// decides. Nothing is played behind an end. Whoever looks back through the game keeps what lies behind: it can be
/// played again, and the end is there once one has come to it. A move that differs replaces it.
///
/// A game takes memory for a position and a move each ply, and nothing else.
///
/// # Examples
///
/// ```
/// use quadrille_core::{Color, Game, Reason, Rules};
///
/// fn resign_after<R: Rules>(plies: usize) -> Game<R> {
///     let mut game = Game::<R>::new();
///     for _ in 0..plies {
///         let mv = R::moves(game.position())[0];
///         game.play(mv).expect("a legal move of a game that goes on");
///     }
///     game.resign(Color::White).expect("it goes on");
///     assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::RESIGNATION));
///     game.go_to(0).expect("the start");
///     assert_eq!((game.outcome(), game.undone().len()), (None, plies));
///     game
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Game<R: Rules> {
    history: History<R>,
    /// Those that lead to where it stands, and behind them those that were taken back.
    moves: Vec<R::Move>,
    /// How it ended by the rules where it stands.
    by_rules: Option<Outcome>,
    /// How it was ended otherwise, and after how many plies: those of all moves.
    pub(crate) by_players: Option<(usize, Outcome)>,
}

/// What cannot be done to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// The move is not legal, or the text names none.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// Nothing gives the right to claim it.
    #[error("expected a claim that the rules allow here, not {0}")]
    Claim(Reason),
    /// The game has fewer plies.
    #[error("expected a ply from 0 to {last}, not {ply}")]
    Ply {
        /// The ply that was asked for.
        ply: usize,
        /// The last ply of the game.
        last: usize,
    },
}

impl<R: Rules> Default for Game<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> Game<R> {
    /// Starts from the start.
    pub fn new() -> Self {
        Self::from_position(R::start())
    }

    /// Starts from a position.
    pub fn from_position(position: R::Position) -> Self {
        let mut game = Self { history: History::new(position), moves: Vec::new(), by_rules: None, by_players: None };
        game.settle();
        game
    }

    /// Starts from a FEN.
    ///
    /// # Errors
    ///
    /// Those of [`Rules::from_fen`].
    pub fn from_fen(text: &str) -> Result<Self, FenErrors> {
        fen::read::<R>(text).map(Self::from_position)
    }

    /// Returns the positions up to where it stands.
    pub fn history(&self) -> &History<R> {
        &self.history
    }

    /// Returns the position where it stands.
    pub fn position(&self) -> &R::Position {
        self.history.position()
    }

    /// Returns the position that it started from.
    pub fn start(&self) -> &R::Position {
        self.history.before().first().unwrap_or(self.position())
    }

    /// Returns the positions from the start to where it stands.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &R::Position> {
        self.history.before().iter().chain(core::iter::once(self.position()))
    }

    /// Returns the number of moves that lead to where it stands, in plies.
    pub fn ply(&self) -> usize {
        self.history.before().len()
    }

    /// Returns the moves that lead to where it stands.
    pub fn moves(&self) -> &[R::Move] {
        &self.moves[..self.ply()]
    }

    /// Returns the moves that were taken back and can be played again, the next one first.
    pub fn undone(&self) -> &[R::Move] {
        &self.moves[self.ply()..]
    }

    /// Returns how the game ended, if it ended where it stands.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_players = self.by_players.and_then(|(ply, outcome)| (ply == self.ply()).then_some(outcome));
        self.by_rules.or(by_players)
    }

    /// Plays a move. If it was taken back, what lies behind it can still be played again; another replaces all that.
    ///
    /// # Errors
    ///
    /// If the game is over or the move is not legal; the game is as it was.
    pub fn play(&mut self, mv: R::Move) -> Result<(), GameError> {
        self.goes_on()?;
        let ply = self.ply();
        self.history.play(mv)?;
        if self.moves.get(ply) != Some(&mv) {
            self.moves.truncate(ply);
            self.moves.push(mv);
            self.by_players = None;
        }
        self.settle();
        Ok(())
    }

    /// Plays a move that is written as the game writes moves.
    ///
    /// # Errors
    ///
    /// If the game is over, or those of [`Rules::read_move`]; the game is as it was.
    pub fn play_text(&mut self, text: &str) -> Result<R::Move, GameError> {
        self.goes_on()?;
        let mv = R::read_move(self.position(), text)?;
        self.play(mv)?;
        Ok(mv)
    }

    /// Takes the last move back and returns it; none at the start.
    pub fn undo(&mut self) -> Option<R::Move> {
        let mv = self.moves().last().copied()?;
        self.history.undo();
        self.settle();
        Some(mv)
    }

    /// Plays the move again that was taken back last and returns it; none where nothing was.
    pub fn redo(&mut self) -> Option<R::Move> {
        let mv = self.undone().first().copied()?;
        self.history.push(mv);
        self.settle();
        Some(mv)
    }

    /// Takes moves back, or plays them again, until so many are played.
    ///
    /// # Errors
    ///
    /// If the game has fewer plies, those that were taken back included; it is as it was.
    pub fn go_to(&mut self, ply: usize) -> Result<(), GameError> {
        let last = self.moves.len();
        if ply > last {
            return Err(GameError::Ply { ply, last });
        }
        while self.ply() > ply {
            self.history.undo();
        }
        for &mv in &self.moves[self.ply()..ply] {
            self.history.push(mv);
        }
        self.settle();
        Ok(())
    }

    /// Returns a copy up to where it stands, without what was taken back.
    #[must_use]
    pub fn up_to_here(&self) -> Self {
        let by_players = self.by_players.filter(|&(ply, _)| ply == self.ply());
        Self { history: self.history.clone(), moves: self.moves().to_vec(), by_rules: self.by_rules, by_players }
    }

    /// Returns every outcome that the side to move may claim where it stands; none once the game is over.
    pub fn claims(&self) -> Vec<Outcome> {
        if self.outcome().is_some() { Vec::new() } else { self.history.claims() }
    }

    /// Returns every outcome that the side to move may claim by a move that it is about to make, and has not made.
    ///
    /// # Errors
    ///
    /// If the game is over or the move is not legal.
    pub fn claims_by(&mut self, mv: R::Move) -> Result<Vec<Outcome>, GameError> {
        self.goes_on()?;
        self.history.play(mv)?;
        let claims = self.history.claims();
        self.history.undo();
        Ok(claims)
    }

    /// Ends the game by a claim that the side to move has the right to.
    ///
    /// # Errors
    ///
    /// If the game is over, or nothing gives that right.
    pub fn claim(&mut self, reason: Reason) -> Result<Outcome, GameError> {
        self.goes_on()?;
        let claimed = self.history.claims().into_iter().find(|outcome| outcome.reason == reason);
        self.conclude(claimed.ok_or(GameError::Claim(reason))?)
    }

    /// Ends the game: a side resigns, whichever is to move.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, side: Color) -> Result<Outcome, GameError> {
        self.conclude(Outcome::win(side.other(), Reason::RESIGNATION))
    }

    /// Ends the game: both sides agree to a draw.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn agree_to_draw(&mut self) -> Result<Outcome, GameError> {
        self.conclude(Outcome::draw(Reason::AGREEMENT))
    }

    /// Ends the game as the rules of the board do not: by the clock, by an arbiter. What was taken back is gone.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn conclude(&mut self, outcome: Outcome) -> Result<Outcome, GameError> {
        self.goes_on()?;
        self.moves.truncate(self.ply());
        self.by_players = Some((self.ply(), outcome));
        Ok(outcome)
    }

    /// Takes back how the players ended the game; false where they have not, or the rules did.
    pub fn resume(&mut self) -> bool {
        self.by_players.take_if(|&mut (ply, _)| ply == self.history.before().len()).is_some()
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Returns whether the game goes on from where it stands.
    fn goes_on(&self) -> Result<(), GameError> {
        self.outcome().map_or(Ok(()), |outcome| Err(GameError::Over(outcome)))
    }

    /// Notes whether the rules end it where it stands.
    fn settle(&mut self) {
        self.by_rules = self.history.outcome();
    }
}

#[cfg(test)]
mod tests;
