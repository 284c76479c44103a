//! Our own way to read records.

use std::convert::Infallible;
use std::hint::black_box;

use quadrille_chess::Chess;
use quadrille_records::{Checker, Format, Interest, Reader, Text, Visitor};

use crate::games;
use crate::heat::Counter;

/// Plays each game, variations too.
pub(crate) fn checked(_: &str, mebibytes: u32) -> Counter {
    let file = games::make(mebibytes);
    Box::new(move || {
        let mut reader = Reader::new(black_box(file.text.as_bytes()), Format::Pgn);
        let (mut checker, mut plies, mut variations) = (Checker::<Chess>::new(), 0, 0);
        while let Some(game) = reader.read(&mut checker).expect("a file in memory") {
            game.expect("the games are whole");
            plies += checker.plies() as u64;
            variations += checker.variations() as u64;
        }
        file.bytes_if((plies, variations) == (file.plies, file.variations))
    })
}

/// Reads the tags of each game.
pub(crate) fn tags(_: &str, mebibytes: u32) -> Counter {
    let file = games::make(mebibytes);
    Box::new(move || {
        let mut reader = Reader::new(black_box(file.text.as_bytes()), Format::Pgn);
        let mut values = Values(0);
        while let Some(game) = reader.read(&mut values).expect("a file in memory") {
            game.expect("the games are whole");
        }
        file.bytes_if(values.0 == file.values)
    })
}

/// Adds up the bytes of tags.
struct Values(u64);

impl Visitor for Values {
    type Fault = Infallible;

    fn tag(&mut self, _: &str, value: Text<'_>) -> Result<(), Infallible> {
        self.0 += value.bytes().len() as u64;
        Ok(())
    }

    fn tags_end(&mut self) -> Result<Interest, Infallible> {
        Ok(Interest::Nothing)
    }
}
