//! What checking games comes to.

use std::io::{self, Read};
use std::ops::AddAssign;

use quadrille_core::Rules;

use crate::{CheckFault, Checker, Format, Piece, Reader, RecordError};

/// What checking the games of a file, or of a piece of it, has come to.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The games, broken ones among them.
    pub games: u64,
    /// The plies that were played; of broken games those before the fault.
    pub plies: u64,
    /// The variations.
    pub variations: u64,
    /// The comments.
    pub comments: u64,
    /// The bytes.
    pub bytes: u64,
    /// The games that are broken, in the order of the file.
    pub broken: Vec<Broken>,
}

/// A game that is broken.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The number of the game, from 1.
    pub game: u64,
    /// What is wrong in it.
    pub error: RecordError<CheckFault>,
}

impl Tally {
    /// Plays the games of a piece by the rules `R`, main line and variations, while `goes_on` says so: it is asked before
    /// each game.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn of<R: Rules>(piece: Piece<impl Read>, goes_on: impl Fn() -> bool) -> io::Result<Self> {
        let place = piece.place();
        let mut reader = Reader::at(piece, Format::of::<R>(), place);
        let (mut checker, mut tally) = (Checker::<R>::new(), Self::default());
        while goes_on()
            && let Some(game) = reader.read(&mut checker)?
        {
            tally.games += 1;
            tally.plies += checker.plies() as u64;
            tally.variations += checker.variations() as u64;
            tally.comments += checker.comments() as u64;
            tally.broken.extend(game.err().map(|error| Broken { game: tally.games, error }));
        }
        tally.bytes = reader.bytes() - place.byte;
        Ok(tally)
    }
}

/// Adds what comes behind in the file.
impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        let games = self.games;
        self.broken.extend(other.broken.into_iter().map(|Broken { game, error }| Broken { game: games + game, error }));
        self.games += other.games;
        self.plies += other.plies;
        self.variations += other.variations;
        self.comments += other.comments;
        self.bytes += other.bytes;
    }
}
