//! What is asked of a file of records.

use std::num::NonZeroU64;

use quadrille_core::Rules;
use quadrille_records::{Checker, Format, Pieces, Reader, Records, Tally};

/// Reads a file whole and in pieces, and writes what reads as a record.
pub fn ask<R: Rules>(bytes: &[u8]) {
    let (mut games, mut broken) = (0, Vec::new());
    let (mut reader, mut checker) = (Reader::new(bytes, Format::of::<R>()), Checker::<R>::new());
    while let Some(game) = reader.read(&mut checker).expect("a file in memory") {
        games += 1;
        broken.extend(game.err().map(|error| (games, error.to_string())));
    }
    let mut tally = Tally::default();
    for piece in Pieces::of(bytes, NonZeroU64::MIN) {
        tally += Tally::of(piece.expect("a file in memory"), Checker::<R>::new()).expect("a file in memory");
    }
    let in_pieces: Vec<_> = tally.broken.iter().map(|one| (one.game, one.error.to_string())).collect();
    assert_eq!((tally.games, in_pieces), (games, broken));
    for record in Records::<R, _>::new(bytes).flatten() {
        let text = record.to_string();
        let again = Records::<R, _>::new(text.as_bytes()).next().and_then(Result::ok);
        assert_eq!(again, Some(record), "\n{text}");
    }
}
