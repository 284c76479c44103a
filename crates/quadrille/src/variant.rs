//! The entries of a registry.

use std::convert::Infallible;

use quadrille_core::Rules;
use quadrille_core::declaration::assert_possible;
use quadrille_core::fen::{self, FenErrors};
use quadrille_records::{Format, Interest, Reader, Text, Visitor};

use crate::{AnyGame, Session};

/// A game of a registry: its name, and how a session of it begins.
///
/// A registry is a slice of them. One of your own needs no line in your game:
///
/// ```
/// use quadrille::Variant;
/// use quadrille::ataxx::Ataxx;
///
/// const MINE: &[Variant] = &[Variant::of::<Ataxx>()];
/// assert_eq!(MINE[0].session().title(), "Ataxx");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    name: &'static str,
    family: &'static str,
    counted_as: Option<&'static str>,
    start: &'static str,
    read_start: fn() -> Result<(), FenErrors>,
    session: fn() -> Box<dyn AnyGame>,
}

impl Variant {
    /// Makes the entry of the rules `R`.
    pub const fn of<R: Rules>() -> Self {
        Self::begun::<R>(None, || Box::new(Session::<R>::default()))
    }

    /// Makes the entry of the rules `R`, which have the moves of the rules `M` and differ in how a game ends, or is
    /// written.
    ///
    /// Sequences of moves are counted by `M`, so that perft is compiled once for both.
    pub const fn counted_as<R: Rules, M: Rules<Position = R::Position, Move = R::Move>>() -> Self {
        Self::begun::<R>(Some(M::NAME), || Box::new(Session::<R, M>::default()))
    }

    /// Makes the entry of the rules `R`, of which sessions begin so.
    const fn begun<R: Rules>(counted_as: Option<&'static str>, session: fn() -> Box<dyn AnyGame>) -> Self {
        const { assert_possible::<R>() };
        let read_start = || fen::read::<R>(R::START).map(|_| ());
        Self { name: R::NAME, family: R::NAME, counted_as, start: R::START, read_start, session }
    }

    /// Returns the entry as one of a family, by the family's name; else a game is a family of its own.
    #[must_use]
    pub const fn in_family(mut self, family: &'static str) -> Self {
        self.family = family;
        self
    }

    /// Returns the name of the family that the game is of.
    pub const fn family(&self) -> &'static str {
        self.family
    }

    /// Returns a registry in which no two games have the same name.
    ///
    /// ```compile_fail,E0080
    /// use quadrille::Variant;
    /// use quadrille::ataxx::Ataxx;
    ///
    /// const MINE: &[Variant] = Variant::registry(&[Variant::of::<Ataxx>(), Variant::of::<Ataxx>()]);
    /// assert_eq!(MINE.len(), 2);
    /// ```
    ///
    /// # Panics
    ///
    /// If two have: when it is compiled, if it is a constant.
    pub const fn registry(variants: &'static [Self]) -> &'static [Self] {
        let mut one = 0;
        while one < variants.len() {
            let mut other = one + 1;
            while other < variants.len() {
                let same = is_same(variants[one].name.as_bytes(), variants[other].name.as_bytes());
                assert!(!same, "two games of a registry have the same NAME: call one of them otherwise");
                other += 1;
            }
            one += 1;
        }
        variants
    }

    /// Returns the name of the game by whose rules sequences of moves are counted, if it is another.
    pub const fn counts_as(&self) -> Option<&'static str> {
        self.counted_as
    }

    /// Returns the name by which programs know the game.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the FEN of the start of the game.
    pub const fn start_fen(&self) -> &'static str {
        self.start
    }

    /// Reads the start of the game, which is not read when the game is compiled.
    ///
    /// # Errors
    ///
    /// If it is no FEN of the game, or breaks a rule: then no session can begin.
    pub fn check_start(&self) -> Result<(), FenErrors> {
        (self.read_start)()
    }

    /// Begins a session, at the start of the game.
    ///
    /// # Panics
    ///
    /// If that is no position: a programmer's mistake, which [`check_start`](Variant::check_start) tells.
    pub fn session(&self) -> Box<dyn AnyGame> {
        (self.session)()
    }
}

/// Returns whether two names are the same.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// Returns the entry of a registry by its name.
pub fn find<'a>(registry: &'a [Variant], name: &str) -> Option<&'a Variant> {
    registry.iter().find(|variant| variant.name == name)
}

/// Returns the entry of the game that a file has records of, by the tag of its first game: `GameType` or `Variant`. Without
/// one it is the first of the registry whose records are in this form, and that needs no tag if there is such. None if no
/// game is recorded so.
///
/// The beginning of the file suffices.
///
/// # Panics
///
/// If the start of a game of the registry is no position, see [`check_start`](Variant::check_start).
///
/// # Examples
///
/// ```
/// use quadrille::records::Format;
/// use quadrille::{GAMES, find_recorded};
///
/// let name = |format, file: &str| find_recorded(GAMES, format, file.as_bytes()).map(|found| found.name());
/// assert_eq!(name(Format::Pgn, "1. e4 e5 *"), Some("chess"));
/// assert_eq!(name(Format::Pgn, "[Variant \"Chess960\"]\n\n*"), Some("chess960"));
/// assert_eq!(name(Format::Pdn, "1. 32-28 *"), Some("draughts"));
/// assert_eq!(name(Format::Pgn, "[GameType \"30\"]\n\n1. d3-d4 *"), Some("dama"));
/// assert_eq!(name(Format::Pgn, "[Variant \"Racing Kings\"]\n\n1. Kh3 *"), Some("racing-kings"));
/// assert_eq!(name(Format::Pgn, "[Variant \"Suicide\"]\n\n1. e4 e5 *"), None);
/// ```
pub fn find_recorded<'a>(registry: &'a [Variant], format: Format, file: &[u8]) -> Option<&'a Variant> {
    let mut told = Kind::default();
    // A file in memory has no errors of its own, and a broken game may have told its kind before.
    let _ = Reader::new(file, format).read(&mut told);
    let fits =
        |variant: &&Variant| variant.session().is_recorded_as(told.0.as_ref().map(|(name, value)| (&**name, &**value)));
    if told.0.is_some() {
        return registry.iter().find(fits);
    }
    let in_form = |variant: &&Variant| variant.session().record_format() == format;
    registry.iter().find(|variant| in_form(variant) && fits(variant)).or_else(|| registry.iter().find(in_form))
}

/// The tag that tells the game.
#[derive(Default)]
struct Kind(Option<(String, String)>);

impl Visitor for Kind {
    type Fault = Infallible;

    fn tag(&mut self, name: &str, value: Text<'_>) -> Result<(), Infallible> {
        if matches!(name, "GameType" | "Variant") && self.0.is_none() {
            self.0 = Some((name.to_owned(), value.read().into_owned()));
        }
        Ok(())
    }

    fn tags_end(&mut self) -> Result<Interest, Infallible> {
        Ok(Interest::Nothing)
    }
}
