//! What an author declares of a game.

use quadrille_core::{Reason, Rules};

use crate::Random;
use crate::derived::NoSetUp;

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

/// Returns the FEN of the position that a move, as text in full, leads to from that of a FEN.
pub type Player = fn(&str, &str) -> String;

/// Whether a move leads from a position to another.
pub(crate) type Leads<R> = fn(&<R as Rules>::Position, <R as Rules>::Move, &<R as Rules>::Position) -> bool;

/// A symmetry: a position for each.
pub(crate) type Map<R> = fn(&<R as Rules>::Position) -> <R as Rules>::Position;

/// Sets up a position at random.
pub(crate) type SetUp<R> = fn(&mut Random) -> Result<<R as Rules>::Position, NoSetUp>;

/// What is known of a game beyond its rules.
pub(crate) struct Declared<R: Rules> {
    pub(crate) captures: Option<Captures>,
    pub(crate) symmetries: Vec<(&'static str, Map<R>)>,
    /// Slow generators: the author's, and the one that comes from the declaration.
    pub(crate) referees: Vec<Referee>,
    pub(crate) player: Option<Player>,
    pub(crate) leads_to: Option<Leads<R>>,
    /// What sets up positions, of a game that is declared in constants.
    pub(crate) set_up: Option<SetUp<R>>,
    /// Whether pieces on the board know more than their kind and side.
    pub(crate) pieces_know_more: bool,
    /// Wins after which sequences of moves go on.
    pub(crate) played_on: Vec<Reason>,
}

impl<R: Rules> Default for Declared<R> {
    fn default() -> Self {
        Self {
            captures: None,
            symmetries: Vec::new(),
            referees: Vec::new(),
            player: None,
            leads_to: None,
            set_up: None,
            pieces_know_more: false,
            played_on: Vec::new(),
        }
    }
}
