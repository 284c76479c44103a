//! A game as it is written down.

mod export;
mod line;

use quadrille_core::fen::{self, FenErrors};
use quadrille_core::{Game, GameError, MoveError, Rules};

use crate::lines::{Lines, NULL_MOVES};
use crate::{Format, GameResult, Tags};

pub use line::{Line, Ply};

/// A game as it is written down: tags, the position that it begins from, its moves with variations, comments and glyphs,
/// and its result.
///
/// It is built in the order in which it is written: each turn, comment or variation goes behind the last. As text
/// ([`Display`](std::fmt::Display)) it has the form of export, and reads back equal, if its variations are ended. To
/// read a file of them, see [`Records`](crate::Records).
///
/// **Source**: PGN Standard, 3.2 and 8; PDN 3.0.
///
/// # Examples
///
/// ```
/// use quadrille_chess::Chess;
/// use quadrille_core::Color;
/// use quadrille_records::{GameResult, Record};
///
/// let mut record = Record::<Chess>::new();
/// record.tags_mut().set("White", "Anderssen")?;
/// record.play_text("e4")?;
/// record.play_text("e5")?;
/// record.begin_variation();
/// record.play_text("c5")?;
/// record.comment("Sicilian");
/// record.end_variation();
/// record.play_text("f4")?;
/// record.glyph(5);
/// record.set_result(GameResult::Win(Color::White));
/// let text = record.to_string();
/// assert!(text.ends_with("\n\n1. e4 e5 (1... c5 {Sicilian}) 2. f4 $5 1-0\n"));
/// assert_eq!(Record::<Chess>::read(&text)?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record<R: Rules> {
    tags: Tags,
    start: R::Position,
    items: Vec<Item<R>>,
    result: GameResult,
    /// Where the next item goes.
    pen: Lines<R>,
}

/// What movetext is made of.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Item<R: Rules> {
    /// A turn.
    Turn(R::Move),
    /// A turn without a move, which variations alone have: what would be played if the other side could move twice.
    NullMove,
    /// What is thought of the turn before, or of the position: a numeric annotation glyph.
    Glyph(u8),
    /// A comment, as one line.
    Comment(String),
    /// A variation on the last turn begins.
    BeginVariation,
    /// It ends.
    EndVariation,
    /// Another position, from which the line goes on. PDN has it.
    SetUp(Box<R::Position>),
}

impl<R: Rules> PartialEq for Item<R> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Turn(one), Self::Turn(other)) => one == other,
            (Self::Glyph(one), Self::Glyph(other)) => one == other,
            (Self::Comment(one), Self::Comment(other)) => one == other,
            (Self::SetUp(one), Self::SetUp(other)) => one == other,
            (Self::NullMove, Self::NullMove)
            | (Self::BeginVariation, Self::BeginVariation)
            | (Self::EndVariation, Self::EndVariation) => true,
            _ => false,
        }
    }
}

impl<R: Rules> PartialEq for Record<R> {
    fn eq(&self, other: &Self) -> bool {
        (&self.tags, self.start, &self.items, self.result) == (&other.tags, other.start, &other.items, other.result)
    }
}

impl<R: Rules> Eq for Item<R> {}

impl<R: Rules> Eq for Record<R> {}

impl<R: Rules> Default for Record<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> Record<R> {
    /// Begins at the start of the game.
    pub fn new() -> Self {
        Self::from_position(R::start())
    }

    /// Begins from a position.
    pub fn from_position(start: R::Position) -> Self {
        Self { tags: Tags::default(), start, items: Vec::new(), result: GameResult::Unknown, pen: Lines::new(start) }
    }

    /// Begins from a position.
    ///
    /// # Errors
    ///
    /// If the text is no FEN, or the position breaks a rule.
    pub fn from_fen(text: &str) -> Result<Self, FenErrors> {
        fen::read::<R>(text).map(Self::from_position)
    }

    /// Returns the tags.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Returns the tags, to change them.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Returns the position that the game begins from.
    pub fn start(&self) -> &R::Position {
        &self.start
    }

    /// Returns what the movetext is made of, in the order in which it is written.
    pub fn items(&self) -> &[Item<R>] {
        &self.items
    }

    /// Returns the game as it was played.
    pub fn main_line(&self) -> Line<'_, R> {
        Line::new(&self.items, self.start)
    }

    /// Returns the result.
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// Gives it a result.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
    }

    /// Returns the position behind the last turn.
    pub fn position(&self) -> &R::Position {
        &self.pen.position
    }

    /// Adds a turn.
    ///
    /// # Errors
    ///
    /// If it is not legal; nothing is added.
    pub fn play(&mut self, mv: R::Move) -> Result<(), MoveError> {
        if !R::is_legal(&self.pen.position, mv) {
            return Err(MoveError::Illegal);
        }
        self.pen.play(mv);
        self.items.push(Item::Turn(mv));
        Ok(())
    }

    /// Reads a turn as records have it, and adds it. Within a variation `--` and `Z0` are a null move: none is returned.
    ///
    /// # Errors
    ///
    /// If it is no move, no legal one, or several; nothing is added.
    pub fn play_text(&mut self, text: &str) -> Result<Option<R::Move>, MoveError> {
        let mv = self.pen.turn(text)?;
        self.items.push(mv.map_or(Item::NullMove, Item::Turn));
        Ok(mv)
    }

    /// Adds a turn without a move. False, and nothing is done, outside of variations, where the side is in check, and in
    /// games that have none.
    pub fn null_move(&mut self) -> bool {
        let gives = self.pen.null_move();
        self.items.extend(gives.then_some(Item::NullMove));
        gives
    }

    /// Adds a comment, as one line: the ends of lines become blanks, and those at its ends are left out.
    pub fn comment(&mut self, text: &str) {
        self.items.push(Item::Comment(one_line(text)));
    }

    /// Adds what is thought of the last turn, or of the position: a numeric annotation glyph. 1 to 6 are `!`, `?`, `!!`,
    /// `??`, `!?` and `?!`.
    pub fn glyph(&mut self, number: u8) {
        self.items.push(Item::Glyph(number));
    }

    /// Begins a variation on the last turn: what is added next is in its place. False, and nothing is done, where the
    /// line has no turn.
    pub fn begin_variation(&mut self) -> bool {
        let begins = self.pen.begin_variation();
        self.items.extend(begins.then_some(Item::BeginVariation));
        begins
    }

    /// Ends a variation: what is added next goes on in the line that it left. False if none is open.
    pub fn end_variation(&mut self) -> bool {
        let ends = self.pen.end_variation();
        self.items.extend(ends.then_some(Item::EndVariation));
        ends
    }

    /// Has the line go on from another position. False, and nothing is done, where the game is not recorded in PDN, which
    /// alone has that.
    pub fn set_up(&mut self, position: R::Position) -> bool {
        let sets_up = Format::of::<R>() == Format::Pdn;
        if sets_up {
            self.pen.set_up(position);
            self.items.push(Item::SetUp(Box::new(position)));
        }
        sets_up
    }

    /// Begins from another position; nothing but comments is written yet.
    pub(crate) fn begin(&mut self, start: R::Position) {
        self.start = start;
        self.pen.begin(start);
    }

    /// Returns the game that was played, to play on, undo and claim; without what was said of it.
    ///
    /// # Errors
    ///
    /// If the record goes on where the rules say that the game is over, or from a position that was set up within it.
    pub fn game(&self) -> Result<Game<R>, GameError> {
        let mut game = Game::from_position(self.start);
        for ply in self.main_line() {
            if game.position() != ply.before() {
                return Err(MoveError::Illegal.into());
            }
            game.play(ply.turn().ok_or(MoveError::Illegal)?)?;
        }
        Ok(game)
    }
}

/// Writes the game down: its moves, and its result if it has one.
impl<R: Rules> From<&Game<R>> for Record<R> {
    fn from(game: &Game<R>) -> Self {
        let mut record = Self::from_position(*game.start());
        for &mv in game.moves() {
            record.pen.play(mv);
            record.items.push(Item::Turn(mv));
        }
        if let Some(outcome) = game.outcome() {
            record.result = outcome.winner.map_or(GameResult::Draw, GameResult::Win);
        }
        record
    }
}

/// Returns a turn as records have it; none is a null move.
fn turn_text<R: Rules>(position: &R::Position, mv: Option<R::Move>) -> String {
    let mut text = String::new();
    match mv {
        // A `String` takes whatever it is given.
        Some(mv) => _ = R::write_recorded(position, mv, &mut text),
        None => text.push_str(NULL_MOVES[0]),
    }
    text
}

/// Returns a text as one line.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for part in text.split('\n') {
        let part = part.strip_suffix('\r').unwrap_or(part);
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(part);
    }
    line.trim().to_owned()
}
