//! What the tags of a game say of how it is to be read.

use quadrille_core::fen;
use quadrille_core::{History, Rules};

use crate::format::GAME_TYPE;
use crate::{CheckFault, Format, GameResult, Text};

/// The tag of PGN that tells the game.
const VARIANT: &str = "Variant";

/// What a tag `Variant` says of a game that has none: that it is the game, if from another position.
const ORDINARY: [&str; 3] = ["Standard", "From Position", ""];

/// Other names of variants, as programs write them, and the name that is known here.
const ALIASES: [(&str, &str); 6] = [
    ("Normal", "Standard"),
    ("Classical", "Standard"),
    ("Standard Chess", "Standard"),
    ("Fischerandom", "Chess960"),
    ("Fischerrandom", "Chess960"),
    ("Fischer Random", "Chess960"),
];

/// The tags of a game that the rules have something to do with.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Head {
    /// Whether tags that tell another game are nothing but tags.
    pub(crate) any_kind: bool,
    /// The result.
    result: Option<GameResult>,
}

/// What a tag is for who reads it.
#[derive(Debug)]
pub(crate) enum Meaning<P> {
    /// The position to begin from.
    Start(P),
    /// It says nothing that the rules do not know, or that is kept here.
    Known,
    /// Something else.
    Other,
}

impl Head {
    /// Begins the next game.
    pub(crate) fn begin(&mut self) {
        self.result = None;
    }

    /// Takes a tag.
    pub(crate) fn tag<R: Rules>(&mut self, name: &str, value: Text<'_>) -> Result<Meaning<R::Position>, CheckFault> {
        match name {
            "FEN" => {
                let (position, _) = fen::read_leniently::<R>(&value.read()).map_err(CheckFault::Fen)?;
                Ok(Meaning::Start(position))
            }
            "SetUp" => Ok(Meaning::Known),
            "Result" => {
                let word = value.bytes().trim_ascii();
                let result = Format::of::<R>().result(word);
                let unknown = matches!(word, b"?" | b"").then_some(GameResult::Unknown);
                self.result = result.or(unknown);
                let fault = || CheckFault::NoResult { value: value.read().into_owned() };
                self.result.map(|_| Meaning::Known).ok_or_else(fault)
            }
            VARIANT | GAME_TYPE if !self.any_kind => hold_to_game::<R>(name, value),
            _ => Ok(Meaning::Other),
        }
    }

    /// Returns the result, by the tag and by what the movetext ends with.
    pub(crate) fn result(&self, said: Option<GameResult>) -> Result<GameResult, CheckFault> {
        let known = |result: &GameResult| *result != GameResult::Unknown;
        match (self.result.filter(known), said.filter(known)) {
            (Some(tag), Some(result)) if tag != result => Err(CheckFault::Results { tag, result }),
            (tag, result) => Ok(result.or(tag).unwrap_or(GameResult::Unknown)),
        }
    }
}

/// Holds the tag that tells a game to the rules.
fn hold_to_game<R: Rules>(name: &str, value: Text<'_>) -> Result<Meaning<R::Position>, CheckFault> {
    let text = value.read();
    let expected = match R::RECORD_TAG {
        Some(own) if own == (name, &text) => return Ok(Meaning::Known),
        Some((own, known)) if own == name => known,
        None if name == VARIANT => ORDINARY[0],
        _ => return Ok(Meaning::Other),
    };
    if is_recorded_as::<R>(Some((name, &text))) {
        Ok(Meaning::Other)
    } else {
        Err(CheckFault::Game { value: text.into_owned(), expected })
    }
}

/// Returns whether records of a game can have a tag that tells the game, `GameType` or `Variant`, or none.
///
/// A type is known by its number; what else it gives must be so too: first color, board, names of squares. A variant is
/// known by the value of the tag, by the game's name or by its title; a game whose records bear no tag may be called
/// `Standard` or `From Position`.
///
/// # Examples
///
/// ```
/// use quadrille_chess::{Chess, Chess960};
/// use quadrille_draughts::Draughts;
/// use quadrille_records::is_recorded_as;
///
/// assert!(is_recorded_as::<Draughts>(Some(("GameType", "20"))));
/// assert!(!is_recorded_as::<Draughts>(Some(("GameType", "30"))));
/// assert!(is_recorded_as::<Chess960>(Some(("Variant", "chess960"))));
/// assert!(is_recorded_as::<Chess>(None) && !is_recorded_as::<Chess960>(None));
/// ```
pub fn is_recorded_as<R: Rules>(tag: Option<(&str, &str)>) -> bool {
    let is = |text: &str, known: &[&str]| {
        let alias = ALIASES.iter().find(|(alias, _)| text.eq_ignore_ascii_case(alias));
        let text = alias.map_or(text, |(_, name)| name);
        known.iter().any(|known| text.eq_ignore_ascii_case(known))
    };
    match (R::RECORD_TAG, tag) {
        (own, None) => own.is_none(),
        (Some((GAME_TYPE, known)), Some((GAME_TYPE, text))) => is_type(text, known),
        (Some((VARIANT, known)), Some((VARIANT, text))) => is(text, &[known, R::NAME, R::TITLE]),
        (None, Some((VARIANT, text))) => is(text, &ORDINARY) || is(text, &[R::NAME, R::TITLE]),
        _ => false,
    }
}

/// Returns whether a type of game is one that is known, as far as its fields are given.
///
/// **Source**: PDN 3.0, the tag `GameType`: number, first color, width, height, notation, whether it is inverted.
fn is_type(text: &str, known: &str) -> bool {
    let fields = text.split(',').count();
    fields <= known.split(',').count()
        && text.split(',').zip(known.split(',')).all(|(field, known)| field.trim().eq_ignore_ascii_case(known))
}

/// Holds the result of a game to what the rules say of the position that it ends in.
pub(crate) fn hold_to_rules<R: Rules>(position: &R::Position, result: GameResult) -> Result<(), CheckFault> {
    // Of what ends a game by the rules only a position without moves is seen by itself.
    if result == GameResult::Unknown || R::has_move(position) {
        return Ok(());
    }
    let Some(outcome) = History::<R>::new(*position).outcome() else { return Ok(()) };
    let agrees = outcome.winner.map_or(GameResult::Draw, GameResult::Win) == result;
    if agrees { Ok(()) } else { Err(CheckFault::Result { outcome, result }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_of_game_is_known_by_the_fields_that_are_given() {
        let known = "20,W,10,10,N2,0";
        for text in ["20", "20,W", "20, W, 10, 10, N2, 0", "20,w,10,10,n2"] {
            assert!(is_type(text, known), "{text}");
        }
        for text in [
            "",
            "2",
            "30",
            "20,B",
            "20,W,8",
            "20,W,10,10,A0,0",
            "20,W,10,10,N1,0",
            "20,W,10,10,N2,1",
            "20,W,10,10,N2,0,0",
            "x",
        ] {
            assert!(!is_type(text, known), "{text}");
        }
    }

    #[test]
    fn results_agree_or_one_of_them_is_unknown() {
        use quadrille_core::Color::{Black, White};
        let head = |value: &str| Format::Pdn.result(value.as_bytes());
        for (tag, said, result) in [
            ("1-0", Some(GameResult::Win(White)), Some(GameResult::Win(White))),
            ("2-0", Some(GameResult::Unknown), Some(GameResult::Win(White))),
            ("*", Some(GameResult::Win(Black)), Some(GameResult::Win(Black))),
            ("*", None, Some(GameResult::Unknown)),
            ("1/2-1/2", None, Some(GameResult::Draw)),
            ("1-0", Some(GameResult::Draw), None),
        ] {
            assert_eq!(Head { any_kind: false, result: head(tag) }.result(said).ok(), result, "{tag} {said:?}");
        }
    }
}
