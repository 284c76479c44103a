//! A file in pieces.

use std::io::{self, Cursor, Read};
use std::mem;
use std::num::NonZeroU64;

use crate::Place;

/// What a piece begins with, behind the end of a line.
const EVENT: &[u8] = b"\n[Event \"";
/// The bytes that are asked of the file at once where nothing else is said.
const PORTION: NonZeroU64 = NonZeroU64::new(1 << 20).unwrap();
/// The most bytes without a game that a piece could begin with.
const MOST: usize = 1 << 24;

/// Cuts a file into pieces of a mebibyte or a little more, each of which has whole games, so that several threads can
/// read it.
///
/// A piece begins where the tag `Event` stands behind an empty line: there a game begins, whatever is wrong before. Where a
/// file has no such place for 16 mebibytes, the last piece is all the rest of it.
///
/// # Examples
///
/// ```
/// use quadrille_chess::Chess;
/// use quadrille_records::{Checker, Pieces, Tally};
///
/// let file = "[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. e4 e4 *\n";
/// let mut tally = Tally::default();
/// for piece in Pieces::new(file.as_bytes()) {
///     tally += Tally::of(piece?, Checker::<Chess>::new())?;
/// }
/// assert_eq!((tally.games, tally.plies), (2, 3));
/// assert_eq!(tally.broken[0].game, 2);
/// assert_eq!(tally.broken[0].error.place.line, 7);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Pieces<I> {
    input: Option<I>,
    /// The bytes that are asked of the file at once.
    portion: u64,
    /// What was read behind the last piece.
    rest: Vec<u8>,
    place: Place,
}

/// A piece of a file. It is read as a file of its own.
#[derive(Debug)]
pub struct Piece<I> {
    bytes: Cursor<Vec<u8>>,
    /// The file, where the rest of it is in this piece.
    rest: Option<I>,
    place: Place,
}

impl<I: Read> Pieces<I> {
    /// Begins with a file. It need not be buffered.
    pub fn new(input: I) -> Self {
        Self::of(input, PORTION)
    }

    /// Begins with a file of which so many bytes are asked at once: a piece has as many or a few more.
    pub fn of(input: I, bytes: NonZeroU64) -> Self {
        Self { input: Some(input), portion: bytes.get(), rest: Vec::new(), place: Place::START }
    }

    /// Makes a piece of some bytes.
    fn piece(&mut self, bytes: Vec<u8>, rest: Option<I>) -> Piece<I> {
        let place = self.place;
        self.place.byte += bytes.len() as u64;
        self.place.line += memchr::memchr_iter(b'\n', &bytes).count() as u64;
        Piece { bytes: Cursor::new(bytes), rest, place }
    }

    /// Reads on until a piece is whole; none at the end of the file.
    fn read(&mut self) -> io::Result<Option<Piece<I>>> {
        let mut bytes = mem::take(&mut self.rest);
        while let Some(input) = &mut self.input {
            // What was looked through before can have the beginning of what is sought.
            let looked = bytes.len().saturating_sub(EVENT.len() + 2);
            if input.take(self.portion).read_to_end(&mut bytes)? == 0 {
                self.input = None;
            } else if let Some(cut) = last_game(&bytes[looked..]) {
                self.rest = bytes.split_off(looked + cut);
                return Ok(Some(self.piece(bytes, None)));
            } else if bytes.len() > MOST {
                let rest = self.input.take();
                return Ok(Some(self.piece(bytes, rest)));
            }
        }
        Ok((!bytes.is_empty()).then(|| self.piece(bytes, None)))
    }
}

/// Returns where the last game begins that a piece can begin with.
fn last_game(bytes: &[u8]) -> Option<usize> {
    let is_apart = |&end: &usize| bytes[..end].ends_with(b"\n") || bytes[..end].ends_with(b"\n\r");
    memchr::memmem::rfind_iter(bytes, EVENT).find(is_apart).map(|end| end + 1)
}

impl<I: Read> Iterator for Pieces<I> {
    type Item = io::Result<Piece<I>>;

    fn next(&mut self) -> Option<io::Result<Piece<I>>> {
        let piece = self.read().transpose();
        if matches!(piece, Some(Err(_))) {
            self.input = None;
        }
        piece
    }
}

impl<I> Piece<I> {
    /// Returns where in the file it begins.
    pub fn place(&self) -> Place {
        self.place
    }
}

impl<I: Read> Read for Piece<I> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match (self.bytes.read(into)?, &mut self.rest) {
            (0, Some(rest)) => rest.read(into),
            (read, _) => Ok(read),
        }
    }
}
