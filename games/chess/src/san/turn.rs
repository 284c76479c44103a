//! What one turn says, without a position.

use core::fmt::{self, Write as _};

use crate::{Kind, Square};

/// A turn as it is written: what is done, whether it gives check or mate, and what a writer thinks of it.
///
/// It says what its text says: whether that is a legal move, a position tells. But no turn is made that no position can
/// have: a pawn that captures comes from a file beside, it promotes where its way ends and nowhere else, and no other piece
/// promotes.
///
/// `{}` writes it in the form of export, castling with the letter `O`; `{:#}` writes castling with the digit `0`.
///
/// # Examples
///
/// ```
/// use quadrille_chess::san::{Annotation, Check, Step, Turn, Wing};
/// use quadrille_chess::Kind;
///
/// let turn: Turn = "d7xe8=B+?".parse()?;
/// assert_eq!(turn.step().map(|step| (step.to().to_string(), step.promotion())), Some(("e8".into(), Some(Kind::Bishop))));
/// assert_eq!((turn.check(), turn.annotation()), (Some(Check::Check), Some(Annotation::Mistake)));
///
/// let knight = Step::new(Kind::Knight, "b3".parse()?).from_file(0).capturing();
/// assert_eq!(Turn::new(knight)?.with_check(Check::Mate).to_string(), "Naxb3#");
/// assert_eq!(format!("{:#}", Turn::castling(Wing::Queen)), "0-0-0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    action: Action,
    check: Option<Check>,
    annotation: Option<Annotation>,
}

/// What is done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The king castles.
    Castling(Wing),
    /// A piece goes to a square.
    Step(Step),
    /// A piece that is in hand is dropped on a square, `N@f3`; of a pawn only the sign is written, `@e4`.
    ///
    /// **Source**: FICS, help on crazyhouse; a drop is written with the sign `@`.
    Drop {
        /// What is dropped.
        kind: Kind,
        /// Where.
        to: Square,
    },
}

/// The side of the board to which a king castles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// The king's: he goes to the g-file.
    King,
    /// The queen's: he goes to the c-file.
    Queen,
}

/// What the king of the other side suffers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Check {
    /// Check, `+`.
    Check,
    /// Mate, `#`.
    Mate,
}

/// What a writer thinks of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Annotation {
    /// Good, `!`.
    Good,
    /// A mistake, `?`.
    Mistake,
    /// Brilliant, `!!`.
    Brilliant,
    /// A blunder, `??`.
    Blunder,
    /// Interesting, `!?`.
    Interesting,
    /// Dubious, `?!`.
    Dubious,
}

impl Annotation {
    /// Every annotation, in the order of their numbers.
    pub const ALL: [Self; 6] =
        [Self::Good, Self::Mistake, Self::Brilliant, Self::Blunder, Self::Interesting, Self::Dubious];

    /// Returns the signs.
    pub const fn signs(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
        }
    }

    /// Returns the number of the glyph that means the same, 1 to 6.
    ///
    /// **Source**: PGN Standard, 10 (numeric annotation glyphs).
    pub const fn glyph(self) -> u8 {
        self as u8 + 1
    }
}

/// A piece that goes to a square: which, where from as far as that is said, whether it captures, and what it becomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    pub(super) kind: Kind,
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
    pub(super) captures: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Kind>,
}

/// A step that no position can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}")]
pub struct StepError {
    /// What was expected.
    pub expected: &'static str,
    /// What it was expected of.
    pub(super) part: Part,
}

/// A part of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Origin,
    Promotion,
}

impl Step {
    /// A piece of a kind that goes to a square.
    pub const fn new(kind: Kind, to: Square) -> Self {
        Self { kind, file: None, rank: None, captures: false, to, promotion: None }
    }

    /// Says the file that it comes from, 0 to 7 for a to h.
    ///
    /// # Panics
    ///
    /// If the board has no such file.
    #[must_use]
    pub const fn from_file(mut self, file: usize) -> Self {
        assert!(file < 8, "a board of chess has 8 files");
        self.file = Some(file as u8);
        self
    }

    /// Says the rank that it comes from, 0 to 7 for 1 to 8.
    ///
    /// # Panics
    ///
    /// If the board has no such rank.
    #[must_use]
    pub const fn from_rank(mut self, rank: usize) -> Self {
        assert!(rank < 8, "a board of chess has 8 ranks");
        self.rank = Some(rank as u8);
        self
    }

    /// Says the square that it comes from.
    #[must_use]
    pub fn from_square(self, square: Square) -> Self {
        self.from_file(square.file()).from_rank(square.rank())
    }

    /// Says that it captures.
    #[must_use]
    pub const fn capturing(mut self) -> Self {
        self.captures = true;
        self
    }

    /// Says what it becomes.
    #[must_use]
    pub const fn promoting(mut self, kind: Kind) -> Self {
        self.promotion = Some(kind);
        self
    }

    /// Returns the kind of the piece; of a promotion a pawn.
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// Returns where it goes.
    pub const fn to(self) -> Square {
        self.to
    }

    /// Returns the file that it comes from, 0 to 7, if it is said.
    pub fn file(self) -> Option<usize> {
        self.file.map(usize::from)
    }

    /// Returns the rank that it comes from, 0 to 7, if it is said.
    pub fn rank(self) -> Option<usize> {
        self.rank.map(usize::from)
    }

    /// Returns whether it is said to capture.
    pub const fn captures(self) -> bool {
        self.captures
    }

    /// Returns what it becomes.
    pub const fn promotion(self) -> Option<Kind> {
        self.promotion
    }

    /// Returns why no position can have it.
    #[inline]
    fn check(self) -> Result<(), StepError> {
        let (origin, promotion) = (Part::Origin, Part::Promotion);
        let error = |part, expected| Err(StepError { expected, part });
        if self.file() == Some(self.to.file()) && self.rank() == Some(self.to.rank()) {
            return error(origin, "another square than it goes to");
        }
        if self.kind != Kind::Pawn {
            return if self.promotion.is_some() { error(promotion, "no promotion but a pawn's") } else { Ok(()) };
        }
        match (self.captures, self.file().map(|file| file.abs_diff(self.to.file()))) {
            (true, None) => return error(origin, "the file that the pawn captures from"),
            (true, Some(1)) | (false, Some(0)) => {}
            (true, Some(_)) => return error(origin, "a file beside that of the square it captures on"),
            (false, Some(_)) => return error(origin, "the file of the square it goes to"),
            (false, None) if self.rank.is_some() => return error(origin, "the file that the pawn comes from"),
            (false, None) => {}
        }
        let double =
            matches!((self.rank, self.to.rank()), (Some(0), 2) | (Some(1), 3) | (Some(6), 4)) && !self.captures;
        if self.rank().is_some_and(|rank| rank.abs_diff(self.to.rank()) != 1) && !double {
            return error(origin, "a rank that a pawn comes from");
        }
        match (matches!(self.to.rank(), 0 | 7), self.promotion) {
            (true, None) => error(promotion, "the letter of a promotion: N, B, R, Q or K"),
            (true, Some(Kind::Pawn)) => error(promotion, "the letter of a promotion: N, B, R, Q or K"),
            (false, Some(_)) => error(promotion, "no promotion but on the last rank"),
            _ => Ok(()),
        }
    }
}

impl Turn {
    /// A piece goes to a square.
    ///
    /// # Errors
    ///
    /// If no position can have it: a pawn's step without the file that it captures from, or from one that is not
    /// beside; a promotion where there can be none, or none where there must be one.
    #[inline]
    pub fn new(step: Step) -> Result<Self, StepError> {
        step.check()?;
        Ok(Self::unchecked(step))
    }

    /// A piece goes to a square, as some position has it.
    pub(super) const fn unchecked(step: Step) -> Self {
        Self { action: Action::Step(step), check: None, annotation: None }
    }

    /// The king castles.
    pub const fn castling(wing: Wing) -> Self {
        Self { action: Action::Castling(wing), check: None, annotation: None }
    }

    /// A piece that is in hand is dropped.
    pub(super) const fn dropping(kind: Kind, to: Square) -> Self {
        Self { action: Action::Drop { kind, to }, check: None, annotation: None }
    }

    /// Says that it gives check or mate.
    #[must_use]
    pub const fn with_check(mut self, check: Check) -> Self {
        self.check = Some(check);
        self
    }

    /// Says what a writer thinks of it.
    #[must_use]
    pub const fn with_annotation(mut self, annotation: Annotation) -> Self {
        self.annotation = Some(annotation);
        self
    }

    /// Returns what is done.
    pub const fn action(self) -> Action {
        self.action
    }

    /// Returns the step of a piece; none of castling and of a drop.
    pub const fn step(self) -> Option<Step> {
        match self.action {
            Action::Step(step) => Some(step),
            Action::Castling(_) | Action::Drop { .. } => None,
        }
    }

    /// Returns whether it is said to give check or mate.
    pub const fn check(self) -> Option<Check> {
        self.check
    }

    /// Returns what the writer thinks of it.
    pub const fn annotation(self) -> Option<Annotation> {
        self.annotation
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.action, f.alternate()) {
            (Action::Step(step), _) => step.fmt(f)?,
            (Action::Drop { kind: Kind::Pawn, to }, _) => write!(f, "@{to}")?,
            (Action::Drop { kind, to }, _) => write!(f, "{}@{to}", kind.letter().to_ascii_uppercase())?,
            (Action::Castling(Wing::King), false) => f.write_str("O-O")?,
            (Action::Castling(Wing::Queen), false) => f.write_str("O-O-O")?,
            (Action::Castling(Wing::King), true) => f.write_str("0-0")?,
            (Action::Castling(Wing::Queen), true) => f.write_str("0-0-0")?,
        }
        match self.check {
            Some(Check::Check) => f.write_char('+')?,
            Some(Check::Mate) => f.write_char('#')?,
            None => {}
        }
        f.write_str(self.annotation.map_or("", Annotation::signs))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind != Kind::Pawn {
            f.write_char(self.kind.letter().to_ascii_uppercase())?;
        }
        if let Some(file) = self.file {
            f.write_char(char::from(b'a' + file))?;
        }
        if let Some(rank) = self.rank {
            f.write_char(char::from(b'1' + rank))?;
        }
        if self.captures {
            f.write_char('x')?;
        }
        write!(f, "{}", self.to)?;
        match self.promotion {
            Some(kind) => write!(f, "={}", kind.letter().to_ascii_uppercase()),
            None => Ok(()),
        }
    }
}
