//! What a law is asked about, and what it answers.

use quadrille_core::{Color, Content, Geometry, Glyph, MoveList, Outcome, Placement, Rules, Turn};

use crate::declared::Declared;
use crate::found::Found;

/// A position of which a law is asked.
pub(crate) struct Asked<'d, R: Rules> {
    pub(crate) position: R::Position,
    /// Its moves.
    pub(crate) moves: MoveList<R>,
    /// Whether play led to it from the start.
    pub(crate) of_play: bool,
    /// The end of the position of play that this is a smaller one of, if it is one.
    pub(crate) end_of_play: Option<Outcome>,
    pub(crate) declared: &'d Declared<R>,
}

/// How a law does not hold.
pub(crate) struct Breach<R: Rules> {
    pub(crate) mv: Option<R::Move>,
    pub(crate) found: Found,
}

/// Whether a law holds.
pub(crate) type Answer<R> = Result<(), Breach<R>>;

impl<R: Rules> From<String> for Breach<R> {
    fn from(found: String) -> Self {
        Self::from(Found::from(found))
    }
}

impl<R: Rules> From<Found> for Breach<R> {
    fn from(found: Found) -> Self {
        Self { mv: None, found }
    }
}

impl<R: Rules> Breach<R> {
    /// Breaks a law on a move.
    pub(crate) fn on(mv: R::Move, found: impl Into<Found>) -> Self {
        Self { mv: Some(mv), found: found.into() }
    }
}

/// Answers that a law does not hold unless a condition does.
macro_rules! hold {
    ($holds:expr, on $mv:expr, $($found:tt)+) => {
        if !$holds {
            return Err(Breach::on($mv, format!($($found)+)));
        }
    };
    ($holds:expr, $($found:tt)+) => {
        if !$holds {
            return Err(Breach::from(format!($($found)+)));
        }
    };
}

pub(crate) use hold;

impl<'d, R: Rules> Asked<'d, R> {
    /// Asks about a position.
    pub(crate) fn new(position: R::Position, of_play: bool, declared: &'d Declared<R>) -> Self {
        Self { position, moves: R::moves(&position), of_play, end_of_play: None, declared }
    }

    /// Returns the position after a move.
    pub(crate) fn after(&self, mv: R::Move) -> R::Position {
        let mut next = self.position;
        R::play(&mut next, mv, &mut ());
        next
    }

    /// Returns whether a move takes a piece of the other side.
    pub(crate) fn takes(&self, mv: R::Move) -> bool {
        let enemy = self.position.turn().other();
        kinds::<R>(&self.after(mv), enemy).len() < kinds::<R>(&self.position, enemy).len()
    }

    /// Returns whether a move makes a piece another: its side has more of one kind and fewer of another.
    pub(crate) fn promotes(&self, mv: R::Move) -> bool {
        let own = self.position.turn();
        let (before, after) = (kinds::<R>(&self.position, own), kinds::<R>(&self.after(mv), own));
        let count = |list: &[Kind], kind| list.iter().filter(|&&other| other == kind).count();
        let fewer = before.iter().any(|&kind| count(&after, kind) < count(&before, kind));
        fewer && after.iter().any(|&kind| count(&after, kind) > count(&before, kind))
    }
}

/// A kind of pieces: its letter, and whether it bears the mark of what has promoted.
type Kind = (char, bool);

/// Returns the kinds of the pieces of a side.
fn kinds<R: Rules>(position: &R::Position, side: Color) -> Vec<Kind> {
    let piece = |square| match position.at(square) {
        Content::Piece(piece) => Some(piece.token()),
        Content::Empty | Content::Hole => None,
    };
    let tokens = R::Geometry::squares(R::Geometry::SQUARES).filter_map(piece);
    tokens.filter(|token| token.team == side.index()).map(|token| (token.letter, token.moved)).collect()
}
