//! Arbitrary bytes make no reader panic, and each ends.

use std::io::{self, Read};

use proptest::prelude::*;
use quadrille_ataxx::Ataxx;
use quadrille_chess::Chess;
use quadrille_core::Rules;
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_records::{Checker, Format, Interest, Reader, Text, Visitor};

/// Wants no movetext.
struct Tags;

impl Visitor for Tags {
    type Fault = std::convert::Infallible;

    fn tag(&mut self, _: &str, value: Text<'_>) -> Result<(), Self::Fault> {
        value.read();
        Ok(())
    }

    fn tags_end(&mut self) -> Result<Interest, Self::Fault> {
        Ok(Interest::Nothing)
    }
}

/// Gives a few bytes at a time.
struct Drops<'a>(&'a [u8], usize);

impl Read for Drops<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let taken = self.0.len().min(self.1).min(into.len());
        into[..taken].copy_from_slice(&self.0[..taken]);
        self.0 = &self.0[taken..];
        Ok(taken)
    }
}

/// Reads all games of a file with a visitor; what it tells of each is the same however the bytes come.
fn read_all<V: Visitor>(bytes: &[u8], format: Format, visitor: impl Fn() -> V) {
    let read = |input: &mut dyn Read| {
        let (mut reader, mut visitor, mut told) = (Reader::new(input, format), visitor(), Vec::new());
        while let Some(game) = reader.read(&mut visitor).expect("a file in memory") {
            told.push(game.map_err(|error| (error.place, error.to_string())));
            assert!(told.len() <= bytes.len() + 1, "more games than bytes");
        }
        assert_eq!(reader.bytes(), bytes.len() as u64, "it reads to the end");
        told
    };
    assert_eq!(read(&mut &bytes[..]), read(&mut Drops(bytes, 3)));
}

fn check<R: Rules>(bytes: &[u8]) {
    for format in [Format::Pgn, Format::Pdn] {
        read_all(bytes, format, Checker::<R>::new);
        read_all(bytes, format, || Tags);
    }
}

/// Text that looks like records, in pieces.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("[Event \"a\"]\n"),
        Just("[FEN \"W:W31:B1\"]"),
        Just("["),
        Just("]"),
        Just("\""),
        Just("\\"),
        Just("\n"),
        Just(" "),
        Just("{"),
        Just("}"),
        Just("("),
        Just(")"),
        Just(";"),
        Just("%"),
        Just("$1"),
        Just("$"),
        Just("!"),
        Just("?!"),
        Just("1."),
        Just("1..."),
        Just("e4"),
        Just("e5"),
        Just("Nf3"),
        Just("--"),
        Just("O-O"),
        Just("0-0"),
        Just("e8(Q)"),
        Just("32-28"),
        Just("19x23"),
        Just("d3-d4"),
        Just("g2"),
        Just("1-0"),
        Just("1/2-1/2"),
        Just("*"),
        Just("2-0"),
        Just("/"),
        Just("-"),
        Just("e.p."),
        Just("\u{FEFF}"),
        Just("é"),
        Just("\r\n"),
        Just("\0"),
        Just("<"),
        Just("x"),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check::<Chess>(&bytes);
    }

    #[test]
    fn text_that_looks_like_records(text in pieces()) {
        check::<Chess>(text.as_bytes());
        check::<Draughts>(text.as_bytes());
        check::<Dama>(text.as_bytes());
        check::<Ataxx>(text.as_bytes());
    }
}
