//! A record of any game, behind a trait object.

use std::fmt;
use std::marker::PhantomData;

use quadrille_core::{Rules, fen};
use quadrille_records::{GameResult, Record, Tags};

use crate::{AnyGame, Session};

/// A game as it is written down, whichever it is: what [`AnyGame::records`] reads.
///
/// As text it has the form of export. You do not implement it.
pub trait AnyRecord: fmt::Debug + fmt::Display + Send + Sync {
    /// Returns the tags, but for the result and the position to begin from.
    fn tags(&self) -> &Tags;

    /// Returns the result.
    fn result(&self) -> GameResult;

    /// Returns the result as records of the game have it.
    fn result_text(&self) -> &'static str;

    /// Returns the turns that were played, with what is said of each.
    fn turns(&self) -> Vec<Told>;

    /// Returns what is said before the first turn.
    fn comments(&self) -> Vec<String>;

    /// Returns the FEN of the position to begin from, of that behind each turn that was played, and of each that is set up
    /// between.
    fn fens(&self) -> Vec<String>;

    /// Returns a session at the position behind so many plies, with those before it; none beyond the last.
    fn game(&self, plies: usize) -> Option<Box<dyn AnyGame>>;
}

/// A turn, and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The turn as records have it.
    pub turn: String,
    /// What is thought of it: numeric annotation glyphs.
    pub glyphs: Vec<u8>,
    /// The comments.
    pub comments: Vec<String>,
    /// How many variations there are on it.
    pub variations: usize,
}

/// A record whose sessions count by the rules `M`.
#[derive(Debug)]
pub(crate) struct Recorded<R: Rules, M> {
    record: Record<R>,
    moves: PhantomData<M>,
}

impl<R: Rules, M> Recorded<R, M> {
    /// Takes a record.
    pub(crate) fn new(record: Record<R>) -> Self {
        Self { record, moves: PhantomData }
    }
}

impl<R: Rules, M> fmt::Display for Recorded<R, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.record.fmt(f)
    }
}

impl<R: Rules, M: Rules<Position = R::Position, Move = R::Move>> AnyRecord for Recorded<R, M> {
    fn tags(&self) -> &Tags {
        self.record.tags()
    }

    fn result(&self) -> GameResult {
        self.record.result()
    }

    fn result_text(&self) -> &'static str {
        self.record.result().text::<R>()
    }

    fn turns(&self) -> Vec<Told> {
        let told = |ply: quadrille_records::Ply<'_, R>| Told {
            turn: ply.text(),
            glyphs: ply.glyphs().collect(),
            comments: ply.comments().map(str::to_owned).collect(),
            variations: ply.variations().count(),
        };
        self.record.main_line().map(told).collect()
    }

    fn comments(&self) -> Vec<String> {
        self.record.main_line().comments().map(str::to_owned).collect()
    }

    fn fens(&self) -> Vec<String> {
        let mut positions = vec![*self.record.start()];
        for ply in self.record.main_line() {
            if positions.last() != Some(ply.before()) {
                positions.push(*ply.before());
            }
            positions.push(*ply.after());
        }
        positions.iter().map(fen::write::<R>).collect()
    }

    fn game(&self, plies: usize) -> Option<Box<dyn AnyGame>> {
        let mut session = Session::<R, M>::new(*self.record.start());
        let mut line = self.record.main_line();
        for _ in 0..plies {
            let ply = line.next()?;
            if session.history().position() != ply.before() {
                // The record has set up another position.
                session = Session::new(*ply.before());
            }
            session.history_mut().play(ply.turn()?).ok()?;
        }
        Some(Box::new(session))
    }
}
