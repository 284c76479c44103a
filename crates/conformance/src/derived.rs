//! Referees that come from a declaration.
//!
//! A game that is written in constants, of men and kings that jump or of leapers and riders, says all that a second
//! generator has to know. The ones here read the same constants as the fast generators do and find the moves by another
//! way, on an array, step by step; so an author has a referee without writing one.
//!
//! They read each constant that says how pieces move, which moves are legal, what a move does, to the clocks and to
//! what is in hand too, and where the board ends the game, so that there is no move. What a game is called, how it is
//! written, begins and is won or drawn, and what is there for speed they do not.

pub mod jumping;
pub mod royal;

use quadrille_core::{Rules, fen};

use crate::{Conformance, Random};

/// A game that is declared in constants.
pub trait Derived: Rules {
    /// Returns the legal moves by the slow generator, as text in full; in any order.
    fn slow_moves(position: &Self::Position) -> Vec<String>;

    /// Returns whether the slow generator has a move, and it leads to a position.
    fn slow_move_leads_to(before: &Self::Position, mv: Self::Move, after: &Self::Position) -> bool;

    /// Sets up a position at random that the rules accept, rich in what is rare in play.
    ///
    /// # Errors
    ///
    /// If none is found, or the game and its declaration do not agree about it.
    fn set_up(random: &mut Random) -> Result<Self::Position, NoSetUp>;
}

/// Why no position was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSetUp {
    /// Chance has found none that stands by the rules: the board is very small, say.
    NotFound,
    /// One stands by the rules of the declaration, and not by those of the game.
    Refused {
        /// The position, with as few pieces as show it: a FEN.
        fen: String,
        /// What the game says and its declaration does not.
        found: String,
    },
}

impl<R: Derived> Conformance<R> {
    /// Holds the game to the slow generator that comes from its declaration, in play and from positions that are set up at
    /// random, 300 of them; every law is asked of each.
    ///
    /// # Examples
    ///
    /// ```
    /// use quadrille_conformance::{Captures, Conformance};
    /// use quadrille_draughts::EnglishDraughts;
    ///
    /// Conformance::<EnglishDraughts>::new().games(3).captures(Captures::Forced).derived().check();
    /// ```
    #[must_use]
    pub fn derived(mut self) -> Self {
        self.declared.referees.push(|text| match fen::read_leniently::<R>(text) {
            Ok((position, _)) => R::slow_moves(&position),
            // That a FEN reads back is another law.
            Err(_) => Vec::new(),
        });
        self.declared.leads_to = Some(R::slow_move_leads_to);
        self.declared.set_up = Some(R::set_up);
        self
    }
}
