//! What checking games comes to.

use std::io::{self, Read};
use std::ops::AddAssign;

use quadrille_core::Rules;

use crate::{CheckFault, Checker, Format, Piece, Reader, RecordError, Visitor};

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

/// The games after which a part is handed out.
const PART: u64 = 1000;

impl Tally {
    /// Has a checker play the games of a piece, main line and variations.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn of<R: Rules>(piece: Piece<impl Read>, checker: Checker<R>) -> io::Result<Self> {
        let mut whole = Self::default();
        Self::in_parts(piece, checker, |part| {
            whole += part;
            true
        })?;
        Ok(whole)
    }

    /// The same in parts of a thousand games, so that the memory for broken ones does not grow with the piece. It ends where
    /// who hears of a part says false.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn in_parts<R: Rules>(
        piece: Piece<impl Read>,
        mut checker: Checker<R>,
        mut hear: impl FnMut(Self) -> bool,
    ) -> io::Result<()> {
        parts(piece, Format::of::<R>(), &mut checker, &mut hear)
    }
}

/// Counts the games of a piece.
///
/// The rules are behind a trait object: so reading is compiled once for all games, and not for each.
fn parts(
    piece: Piece<impl Read>,
    format: Format,
    checker: &mut dyn Counts,
    hear: &mut dyn FnMut(Tally) -> bool,
) -> io::Result<()> {
    let place = piece.place();
    let mut reader = Reader::at(piece, format, place);
    let (mut part, mut begun) = (Tally::default(), place.byte);
    loop {
        let game = reader.read(checker)?;
        if let Some(game) = &game {
            part.games += 1;
            let [plies, variations, comments] = checker.counted();
            part.plies += plies as u64;
            part.variations += variations as u64;
            part.comments += comments as u64;
            part.broken.extend(game.as_ref().err().map(|error| Broken { game: part.games, error: error.clone() }));
        }
        if game.is_none() || part.games == PART {
            part.bytes = reader.bytes() - begun;
            begun = reader.bytes();
            if !hear(std::mem::take(&mut part)) || game.is_none() {
                return Ok(());
            }
        }
    }
}

/// A checker of any game.
trait Counts: Visitor<Fault = CheckFault> {
    /// Returns the plies, the variations and the comments of the last game.
    fn counted(&self) -> [usize; 3];
}

impl<R: Rules> Counts for Checker<R> {
    fn counted(&self) -> [usize; 3] {
        [self.plies(), self.variations(), self.comments()]
    }
}

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
