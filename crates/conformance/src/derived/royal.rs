//! Games of leaping and riding pieces, one of them royal, as their declarations tell them: on a board of squares by file
//! and rank.
//!
//! Of a declaration it reads what the author has written, and nothing that is computed from it: letters, the steps of each
//! gait, the lists of promotions, castlings and goals. Each move is found by walking, played on a copy, and dropped if
//! the royal piece could then be taken.

mod board;
mod end;
mod fen;
mod game;
mod moves;
mod play;
mod set_up;
mod ways;

use std::marker::PhantomData;

use quadrille_core::Geometry;
use quadrille_core::fen::FenArguments;
use quadrille_core::royal::{RoyalMoves, RoyalPosition, RoyalRules};

use crate::Random;

/// A file and a rank, both counted from 0 at White's left.
pub type Place = (i32, i32);

/// A piece: whether it is White's, and the number of its kind.
type Piece = (bool, usize);

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// From where to where, and the kind that the piece is then.
    Go(Place, Place, usize),
    /// A kind comes from the hand.
    Drop(usize, Place),
    /// The castling of a number.
    Castle(usize),
}

/// A position of the rules `V`.
#[derive(Clone, Debug)]
pub struct Position<V> {
    /// What is where, rank by rank.
    board: Vec<Option<Piece>>,
    /// The pieces in hand.
    hands: Vec<Piece>,
    /// Whether White is to move.
    white: bool,
    /// The rights to castle: whether it is White's, and the number of the castling.
    rights: Vec<(bool, usize)>,
    /// The place that was passed.
    passed: Option<Place>,
    /// Half-moves without progress.
    clock: u32,
    /// The number of the move.
    number: u32,
    rules: PhantomData<V>,
}

/// The declaration of `V`.
type Moves<V> = <V as RoyalRules>::Moves;

/// The numbers of files and of ranks.
fn size<V: RoyalRules>() -> (i32, i32) {
    type Board<V> = <Moves<V> as RoyalMoves>::Geometry;
    (Board::<V>::FILES as i32, Board::<V>::RANKS as i32)
}

/// The number of the kind of a letter.
fn kind_of<V: RoyalRules>(letter: &str) -> usize {
    Moves::<V>::LETTERS.iter().position(|other| *other == letter).expect(letter)
}

/// The name of a place.
fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// A rank, counted from 0 at the side's own, counted from White's.
fn of_side<V: RoyalRules>(white: bool, rank: usize) -> i32 {
    if white { rank as i32 } else { size::<V>().1 - 1 - rank as i32 }
}

impl<V: RoyalRules> Position<V> {
    /// Returns a position that the fast generator has.
    pub fn of(position: &RoyalPosition<Moves<V>>) -> Self {
        let mut text = String::new();
        // A `String` takes whatever it is given.
        let _ = fen::Whole::encode(position, &mut text);
        fen::read(&text, &fen::ALL)
    }

    /// Reads a FEN that is known to be good: the board, the side to move, and those of castling, en passant and the clocks that
    /// the game's own FEN has, in this order.
    ///
    /// # Panics
    ///
    /// On another.
    pub fn read(fen: &str) -> Self {
        fen::read(fen, &fen::fields::<V>())
    }

    /// Writes the canonical FEN, of the fields that [`read`](Self::read) reads.
    pub fn write(&self) -> String {
        fen::write(self, &fen::fields::<V>())
    }

    /// Writes all of it, whichever fields the game's own FEN has.
    fn whole(&self) -> String {
        fen::write(self, &fen::ALL)
    }

    /// Returns every legal move, each once, sorted.
    pub fn moves(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { self.legal() }
    }

    /// Returns whether a move that is written so leads to the position of a FEN.
    pub fn leads_to(&self, text: &str, fen: &str) -> bool {
        self.after(text).iter().any(|next| next.write() == fen)
    }

    /// The positions after the legal moves that are written so.
    fn after(&self, text: &str) -> Vec<Self> {
        if self.is_over() {
            return Vec::new();
        }
        let written = self.candidates().into_iter().filter(|mv| self.text(mv) == text);
        written.filter(|&mv| !self.is_foul(mv)).map(|mv| self.play(&mv)).collect()
    }

    /// Returns a move as text.
    pub fn text(&self, mv: &Move) -> String {
        fen::text(self, *mv)
    }

    /// Returns the position after a move.
    #[must_use]
    pub fn play(&self, mv: &Move) -> Self {
        let mut next = self.played(*mv);
        next.settle();
        next
    }

    /// Sets up a position that the rules accept, rich in what is rare in play; none if chance finds none.
    pub fn set_up(random: &mut Random) -> Option<Self> {
        set_up::set_up(random)
    }
}
