//! Keeping what a reader meets.

use std::collections::BTreeSet;
use std::io::{self, Read};
use std::mem;

use quadrille_core::Rules;
use quadrille_core::fen;

use crate::head::{Head, Meaning, hold_to_rules};
use crate::{CheckFault, Format, GameResult, Place, Reader, Record, RecordError, Text, Visitor};

/// The visitor that makes a [`Record`] of each game by the rules `R`. It refuses what a [`Checker`](crate::Checker)
/// refuses, and a tag that is given twice.
#[derive(Clone, Debug)]
pub struct Recorder<R: Rules> {
    record: Record<R>,
    head: Head,
    /// The names of the tags that were met: a roster is there without them.
    names: BTreeSet<String>,
}

impl<R: Rules> Default for Recorder<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> Recorder<R> {
    /// Makes a recorder.
    pub fn new() -> Self {
        Self { record: Record::new(), head: Head::default(), names: BTreeSet::new() }
    }

    /// Takes games of which a tag, `GameType` or `Variant`, tells that they are of another kind.
    #[must_use]
    pub fn of_any_kind(mut self) -> Self {
        self.head.any_kind = true;
        self
    }

    /// Returns the last game; of a broken one as much as was met.
    pub fn record(&self) -> &Record<R> {
        &self.record
    }

    /// Takes the last game.
    pub fn take(&mut self) -> Record<R> {
        mem::take(&mut self.record)
    }
}

impl<R: Rules> Visitor for Recorder<R> {
    type Fault = CheckFault;

    fn begin(&mut self) {
        self.record = Record::new();
        self.head.begin();
        self.names.clear();
    }

    fn tag(&mut self, name: &str, value: Text<'_>) -> Result<(), CheckFault> {
        if !self.names.insert(name.to_owned()) {
            return Err(CheckFault::Twice { name: name.to_owned() });
        }
        match self.head.tag::<R>(name, value)? {
            Meaning::Known => Ok(()),
            Meaning::Start(position) => {
                self.record.begin(position);
                Ok(())
            }
            Meaning::Other => Ok(self.record.tags_mut().set(name, &value.read())?),
        }
    }

    fn turn(&mut self, text: &str) -> Result<(), (usize, CheckFault)> {
        let played = self.record.play_text(text).map(drop);
        played.map_err(|error| CheckFault::of_turn::<R>(self.record.position(), text, error))
    }

    fn glyph(&mut self, number: u8) {
        self.record.glyph(number);
    }

    fn comment(&mut self, text: Text<'_>) {
        self.record.comment(&text.read());
    }

    fn set_up(&mut self, fen: Text<'_>) -> Result<(), CheckFault> {
        let (position, _) = fen::read_leniently::<R>(&fen.read()).map_err(CheckFault::Fen)?;
        self.record.set_up(position);
        Ok(())
    }

    fn begin_variation(&mut self) -> Result<(), CheckFault> {
        if self.record.begin_variation() { Ok(()) } else { Err(CheckFault::Variation) }
    }

    fn end_variation(&mut self) {
        self.record.end_variation();
    }

    fn end(&mut self, result: Option<GameResult>, _: Place) -> Result<(), CheckFault> {
        let result = self.head.result(result)?;
        self.record.set_result(result);
        hold_to_rules::<R>(self.record.position(), result)
    }
}

/// The records of a file, one after the other; a broken game is an error among them.
///
/// # Examples
///
/// ```
/// use quadrille_chess::Chess;
/// use quadrille_records::Records;
///
/// let file = "1. e4 e5 1-0\n\n1. d4 Nf5 0-1\n\n1. c4 *\n";
/// let games: Vec<_> = Records::<Chess, _>::new(file.as_bytes()).collect();
/// assert_eq!(games[0].as_ref().map(|record| record.plies()).ok(), Some(2));
/// let error = games[1].as_ref().map_err(ToString::to_string).err();
/// assert_eq!(error.as_deref(), Some("line 3, column 7: expected a legal move, not `Nf5`"));
/// assert!(games[2].is_ok());
/// ```
#[derive(Debug)]
pub struct Records<R: Rules, I> {
    reader: Reader<I>,
    recorder: Recorder<R>,
    over: bool,
}

/// Why a record cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The file cannot be read on.
    #[error("the file cannot be read: {0}")]
    File(#[from] io::Error),
    /// The game is broken.
    #[error(transparent)]
    Game(#[from] RecordError<CheckFault>),
    /// There is no game.
    #[error("expected a game")]
    None,
    /// There is more than the one that was asked for.
    #[error("expected one game: there is another behind it")]
    Several,
}

impl<R: Rules, I: Read> Records<R, I> {
    /// Begins with a file, in the form in which the game is recorded.
    pub fn new(input: I) -> Self {
        Self::by(Recorder::new(), input)
    }

    /// Begins with a file that a recorder is to keep.
    pub fn by(recorder: Recorder<R>, input: I) -> Self {
        Self { reader: Reader::new(input, Format::of::<R>()), recorder, over: false }
    }
}

impl<R: Rules, I: Read> Iterator for Records<R, I> {
    type Item = Result<Record<R>, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        // Reading is compiled once for all games, and not for each: a turn is worth more than the call of it.
        let recorder: &mut dyn Visitor<Fault = CheckFault> = &mut self.recorder;
        match self.reader.read(recorder) {
            Ok(Some(Ok(()))) => Some(Ok(self.recorder.take())),
            Ok(Some(Err(error))) => Some(Err(error.into())),
            Ok(None) => None,
            Err(error) => {
                self.over = true;
                Some(Err(error.into()))
            }
        }
    }
}

impl<R: Rules> Record<R> {
    /// Reads the one game of a text.
    ///
    /// # Errors
    ///
    /// If there is none, it is broken, or there is another behind it.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let mut records = Records::new(text.as_bytes());
        let record = records.next().unwrap_or(Err(ReadError::None))?;
        if records.next().is_some() { Err(ReadError::Several) } else { Ok(record) }
    }
}
