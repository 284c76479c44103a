//! What an author declares of a game.

use quadrille_core::{Reason, Rules};

/// What captures are in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captures {
    /// There are none.
    None,
    /// They are moves like others.
    Free,
    /// Where there is one, nothing else is legal.
    Forced,
}

/// Returns the legal moves of a position, given by its FEN, as text in full; in any order.
pub type Referee = fn(&str) -> Vec<String>;

/// A symmetry: a position for each.
pub(crate) type Map<R> = fn(&<R as Rules>::Position) -> <R as Rules>::Position;

/// What is known of a game beyond its rules.
pub(crate) struct Declared<R: Rules> {
    pub(crate) captures: Option<Captures>,
    pub(crate) symmetries: Vec<(&'static str, Map<R>)>,
    pub(crate) referee: Option<Referee>,
    /// Whether pieces on the board know more than their kind and side.
    pub(crate) pieces_know_more: bool,
    /// Wins after which sequences of moves go on.
    pub(crate) played_on: Vec<Reason>,
}

impl<R: Rules> Default for Declared<R> {
    fn default() -> Self {
        Self { captures: None, symmetries: Vec::new(), referee: None, pieces_know_more: false, played_on: Vec::new() }
    }
}
