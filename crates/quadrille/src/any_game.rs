//! A session of any game, behind a trait object.

use std::fmt;
use std::io::{self, Read};

use quadrille_core::fen::{self, FenArguments, FenError, FenErrors, Syntax};
use quadrille_core::perft::{Counted, Divided};
use quadrille_core::{Clause, Color, Convention, Geometry, MoveError, Outcome, Perft, PerftError, Rules, Turn, Watch};

use quadrille_records::{Checker, Format, Piece, ReadError, Recorder, Records, Tally, is_recorded_as};

use crate::record::Recorded;
use crate::{AnyRecord, Board, Session};

/// A file, or what else can be read.
pub type Input = Box<dyn Read + Send>;

/// The records of a file, one after the other; a broken game is an error among them.
pub type AnyRecords = Box<dyn Iterator<Item = Result<Box<dyn AnyRecord>, ReadError>>>;

/// A game that is being played, whichever it is.
///
/// It is implemented for every [`Session`], and for nothing else: you do not implement it.
///
/// # Laws
///
/// - `set_fen_leniently(&fen())` leaves `fen()` as it was; so does `set_fen(&fen())`, unless a rule was waived when the
///   game began.
/// - `play` of any of `moves()` or `moves_in_full()` succeeds, and `undo` takes it back.
/// - A call that fails changes nothing.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// Returns the name by which programs know the game.
    fn name(&self) -> &'static str;

    /// Returns the name by which people know it.
    fn title(&self) -> &'static str;

    /// Returns the FEN of its start.
    fn start_fen(&self) -> &'static str;

    /// Returns what its rule book says, in groups of clauses.
    fn clauses(&self) -> &'static [&'static [Clause]];

    /// Returns what may count as one move in a perft.
    fn conventions(&self) -> &'static [Convention];

    /// Returns the number of 64-bit words that a set of squares takes.
    fn words(&self) -> usize;

    /// Begins again from a position, held to every rule.
    ///
    /// # Errors
    ///
    /// If the text is no FEN, or the position breaks a rule.
    fn set_fen(&mut self, text: &str) -> Result<(), FenErrors>;

    /// Begins again from a position and returns the rules that were waived: it breaks them, and is accepted all the same.
    ///
    /// # Errors
    ///
    /// If the text is no FEN, or the position breaks a rule that cannot be waived.
    fn set_fen_leniently(&mut self, text: &str) -> Result<Vec<FenError>, FenErrors>;

    /// Returns the canonical FEN of the current position.
    fn fen(&self) -> String;

    /// Returns the side to move.
    fn turn(&self) -> Color;

    /// Returns the letter by which FEN tells a side to be to move, where it has a field for that.
    fn side_letter(&self, side: Color) -> Option<char>;

    /// Returns the legal moves as text, in the order of the generator.
    fn moves(&self) -> Vec<String>;

    /// Returns the legal moves as text with all that can be said of each: the whole path of a capture.
    fn moves_in_full(&self) -> Vec<String>;

    /// Returns the legal moves as records of games have them: those of chess in Standard Algebraic Notation.
    fn moves_as_recorded(&self) -> Vec<String>;

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If the text is no move, or names no legal move, or more than one.
    fn play(&mut self, text: &str) -> Result<(), MoveError>;

    /// Takes the last move back; false if there is none.
    fn undo(&mut self) -> bool;

    /// Returns the automatic end, if the game has ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns every outcome that the side to move may claim.
    fn claims(&self) -> Vec<Outcome>;

    /// Returns what stands where.
    fn board(&self) -> Board;

    /// Counts the sequences of moves from the current position.
    ///
    /// # Errors
    ///
    /// Those of [`Perft::run`].
    fn perft(&self, options: &Perft, watch: &dyn Watch) -> Result<Counted, PerftError>;

    /// Counts the sequences of moves behind each move, in the order of the generator.
    ///
    /// # Errors
    ///
    /// Those of [`Perft::divide`].
    fn divide(&self, options: &Perft, watch: &dyn Watch) -> Result<Vec<Divided<String>>, PerftError>;

    /// Returns the form in which the game is recorded.
    fn record_format(&self) -> Format;

    /// Returns whether records of the game can have a tag that tells the game, `GameType` or `Variant`, or none.
    fn is_recorded_as(&self, tag: Option<(&str, &str)>) -> bool;

    /// Reads the records of a file by the rules of the game; with `any_kind` those too of which a tag tells another game.
    fn records(&self, input: Input, any_kind: bool) -> AnyRecords;

    /// Plays the games of a piece of a file by the rules of the game; with `any_kind` those too of which a tag tells another
    /// game. See [`Tally::in_parts`].
    ///
    /// # Errors
    ///
    /// Those of the file.
    fn check(&self, piece: Piece<Input>, any_kind: bool, hear: &mut dyn FnMut(Tally) -> bool) -> io::Result<()>;

    /// Returns a copy; a boxed game is [`Clone`] by it.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        (**self).boxed_clone()
    }
}

impl<R: Rules, M: Rules<Position = R::Position, Move = R::Move>> AnyGame for Session<R, M> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn title(&self) -> &'static str {
        R::TITLE
    }

    fn start_fen(&self) -> &'static str {
        R::START
    }

    fn clauses(&self) -> &'static [&'static [Clause]] {
        R::CLAUSES
    }

    fn conventions(&self) -> &'static [Convention] {
        M::CONVENTIONS
    }

    fn words(&self) -> usize {
        size_of::<<R::Geometry as Geometry>::Bits>() / size_of::<u64>()
    }

    fn set_fen(&mut self, text: &str) -> Result<(), FenErrors> {
        *self = Self::new(fen::read::<R>(text)?);
        Ok(())
    }

    fn set_fen_leniently(&mut self, text: &str) -> Result<Vec<FenError>, FenErrors> {
        let (position, waived) = fen::read_leniently::<R>(text)?;
        *self = Self::new(position);
        Ok(waived)
    }

    fn fen(&self) -> String {
        fen::write::<R>(self.history().position())
    }

    fn turn(&self) -> Color {
        self.history().position().turn()
    }

    fn side_letter(&self, side: Color) -> Option<char> {
        let fields = <R::Fen as FenArguments<R::Position>>::SYNTAX;
        let letters = fields.iter().find_map(|field| match (field, side) {
            (Syntax::Side { white, .. }, Color::White) => Some(white),
            (Syntax::Side { black, .. }, Color::Black) => Some(black),
            _ => None,
        })?;
        letters.chars().next()
    }

    fn moves(&self) -> Vec<String> {
        self.texts(R::write_move)
    }

    fn moves_in_full(&self) -> Vec<String> {
        self.texts(R::write_move_in_full)
    }

    fn moves_as_recorded(&self) -> Vec<String> {
        self.texts(R::write_recorded)
    }

    fn play(&mut self, text: &str) -> Result<(), MoveError> {
        let mv = R::read_move(self.history().position(), text)?;
        self.history_mut().play(mv)
    }

    fn undo(&mut self) -> bool {
        self.history_mut().undo()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.history().outcome()
    }

    fn claims(&self) -> Vec<Outcome> {
        self.history().claims()
    }

    fn board(&self) -> Board {
        Board::of(self.history().position())
    }

    fn perft(&self, options: &Perft, watch: &dyn Watch) -> Result<Counted, PerftError> {
        options.run::<M>(self.history().position(), watch).map_err(of_game::<R>)
    }

    fn divide(&self, options: &Perft, watch: &dyn Watch) -> Result<Vec<Divided<String>>, PerftError> {
        let divided = options.divide::<M>(self.history().position(), watch).map_err(of_game::<R>)?;
        let text = |Divided { mv, nodes, complete }| Divided { mv: self.text(R::write_move, mv), nodes, complete };
        Ok(divided.into_iter().map(text).collect())
    }

    fn record_format(&self) -> Format {
        Format::of::<R>()
    }

    fn is_recorded_as(&self, tag: Option<(&str, &str)>) -> bool {
        is_recorded_as::<R>(tag)
    }

    fn records(&self, input: Input, any_kind: bool) -> AnyRecords {
        let recorder = Recorder::<R>::new();
        let recorder = if any_kind { recorder.of_any_kind() } else { recorder };
        let boxed = |record| Box::new(Recorded::<R, M>::new(record)) as Box<dyn AnyRecord>;
        Box::new(Records::by(recorder, input).map(move |record| record.map(boxed)))
    }

    fn check(&self, piece: Piece<Input>, any_kind: bool, hear: &mut dyn FnMut(Tally) -> bool) -> io::Result<()> {
        let checker = Checker::<R>::new();
        Tally::in_parts(piece, if any_kind { checker.of_any_kind() } else { checker }, hear)
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

/// Names the game that was asked for in an error of the rules that it is counted by.
fn of_game<R: Rules>(error: PerftError) -> PerftError {
    match error {
        PerftError::Convention { convention, .. } => PerftError::Convention { game: R::NAME, convention },
        error => error,
    }
}

/// How a move is written.
type Writer<R> = fn(&<R as Rules>::Position, <R as Rules>::Move, &mut dyn fmt::Write) -> fmt::Result;

impl<R: Rules, M: Rules<Position = R::Position, Move = R::Move>> Session<R, M> {
    /// Writes a move.
    fn text(&self, write: Writer<R>, mv: R::Move) -> String {
        let mut text = String::new();
        // A `String` takes whatever it is given.
        let _ = write(self.history().position(), mv, &mut text);
        text
    }

    /// Writes every legal move.
    fn texts(&self, write: Writer<R>) -> Vec<String> {
        M::moves(self.history().position()).into_iter().map(|mv| self.text(write, mv)).collect()
    }
}
