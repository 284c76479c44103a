//! Files of positions and counts, line by line.
//!
//! ```text
//! # a comment
//! game: ataxx
//! source: who published the counts below
//! count: unique
//! position: what people call the next position
//! x5o/7/7/7/7/7/o5x x 0 1 ;D1 16 ;D2 256
//! start ;D3 6460
//! ```
//!
//! `game`, `source` and `count` hold until the next of their kind; a new game counts `unique` again.

use quadrille::core::Convention;
use quadrille::core::perft::MOST_PLIES;
use quadrille::{AnyGame, Variant, find};

use crate::position;

/// A position with the counts that were published of it.
#[derive(Debug)]
pub(crate) struct Entry {
    /// A session at the position.
    pub(crate) game: Box<dyn AnyGame>,
    /// The FEN as it was given.
    pub(crate) fen: String,
    /// What people call the position.
    pub(crate) name: Option<String>,
    /// Who published the counts.
    pub(crate) source: Option<String>,
    /// What counts as one move.
    pub(crate) convention: Convention,
    /// Depths and counts.
    pub(crate) counts: Vec<(u32, u128)>,
}

/// What a line is that is not broken.
#[derive(Debug)]
pub(crate) enum Line {
    /// A header, a comment, nothing.
    Other,
    /// A position under a header that was broken, which has been reported.
    Skipped,
    /// A position.
    Entry(Box<Entry>),
}

/// What is wrong with a line, at a byte of it from 0.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what}")]
pub(crate) struct Fault {
    /// The byte.
    pub(crate) byte: usize,
    /// What is wrong.
    pub(crate) what: What,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum What {
    /// Something else was expected.
    #[error("byte {byte}: expected {expected}")]
    Expected {
        /// Where.
        byte: usize,
        /// What.
        expected: &'static str,
    },
    /// Nothing can be counted to that depth.
    #[error("byte {byte}: expected a depth of {MOST_PLIES} plies or fewer")]
    Depth {
        /// Where.
        byte: usize,
    },
    /// The FEN is wrong.
    #[error(transparent)]
    Fen(#[from] quadrille::core::FenError),
    /// There is no such game.
    #[error("byte {byte}: expected the name of a game: {}", .names.join(", "))]
    Game {
        /// Where.
        byte: usize,
        /// The names that there are.
        names: Vec<&'static str>,
    },
    /// The game does not count like that.
    #[error("byte {byte}: expected a convention of {game}: {}", .names.join(", "))]
    Convention {
        /// Where.
        byte: usize,
        /// The game.
        game: &'static str,
        /// The conventions that it has.
        names: Vec<&'static str>,
    },
}

/// Makes the fault of something else that was expected at a byte.
fn expected(byte: usize, expected: &'static str) -> Fault {
    Fault { byte, what: What::Expected { byte, expected } }
}

/// A header that positions depend on.
#[derive(Debug)]
enum Header<T> {
    Missing,
    Broken,
    Given(T),
}

/// Reads lines; it remembers the headers.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    registry: &'a [Variant],
    strict: bool,
    game: Header<Box<dyn AnyGame>>,
    count: Header<Convention>,
    source: Option<String>,
    name: Option<String>,
}

impl<'a> Reader<'a> {
    /// Begins a file; a strict reader refuses positions that no game can have led to.
    pub(crate) fn new(registry: &'a [Variant], strict: bool) -> Self {
        Self { registry, strict, game: Header::Missing, count: Header::Missing, source: None, name: None }
    }

    /// Reads a line.
    pub(crate) fn line(&mut self, line: &str) -> Result<Line, Fault> {
        let text = line.trim_ascii();
        let start = line.len() - line.trim_ascii_start().len();
        if text.is_empty() || text.starts_with('#') {
            return Ok(Line::Other);
        }
        let word = text.bytes().take_while(u8::is_ascii_lowercase).count();
        match text[word..].strip_prefix(':') {
            Some(value) if word > 0 => {
                let byte = start + text.len() - value.trim_ascii_start().len();
                self.header(&text[..word], value.trim_ascii(), start, byte)?;
                Ok(Line::Other)
            }
            _ => self.position(text, start),
        }
    }

    /// Reads a header, whose value is at a byte.
    fn header(&mut self, key: &str, value: &str, start: usize, byte: usize) -> Result<(), Fault> {
        match key {
            "game" => self.game(value, byte),
            "count" => self.count(value, byte),
            "source" => {
                self.source = Some(value.to_owned());
                Ok(())
            }
            "position" => {
                self.name = Some(value.to_owned());
                Ok(())
            }
            _ => Err(expected(start, "`game:`, `source:`, `count:`, `position:` or a FEN")),
        }
    }

    /// Takes the game of the lines below.
    fn game(&mut self, name: &str, byte: usize) -> Result<(), Fault> {
        (self.game, self.count, self.source, self.name) = (Header::Broken, Header::Missing, None, None);
        match find(self.registry, name) {
            Some(variant) => {
                self.game = Header::Given(variant.session());
                Ok(())
            }
            None => {
                let names = self.registry.iter().map(Variant::name).collect();
                Err(Fault { byte, what: What::Game { byte, names } })
            }
        }
    }

    /// Takes the convention of the lines below.
    fn count(&mut self, name: &str, byte: usize) -> Result<(), Fault> {
        self.count = Header::Broken;
        let game = match &self.game {
            Header::Given(game) => game,
            Header::Broken => return Ok(()),
            Header::Missing => return Err(expected(byte, "a line `game: NAME` above")),
        };
        match game.conventions().iter().find(|convention| convention.name() == name) {
            Some(&convention) => {
                self.count = Header::Given(convention);
                Ok(())
            }
            None => {
                let names = game.conventions().iter().map(|convention| convention.name()).collect();
                Err(Fault { byte, what: What::Convention { byte, game: game.name(), names } })
            }
        }
    }

    /// Reads a position and its counts.
    fn position(&mut self, text: &str, start: usize) -> Result<Line, Fault> {
        let name = self.name.take();
        let (mut game, convention) = match (&self.game, &self.count) {
            (Header::Missing, _) => return Err(expected(start, "a line `game: NAME` above")),
            (Header::Broken, _) | (_, Header::Broken) => return Ok(Line::Skipped),
            (Header::Given(game), Header::Missing) => (game.clone(), Convention::Unique),
            (Header::Given(game), Header::Given(convention)) => (game.clone(), *convention),
        };
        let Some((fen, counts)) = text.split_once(';') else {
            return Err(expected(start + text.len(), "`;D1` and a count behind the FEN"));
        };
        let counts = read_counts(counts, start + fen.len() + 1)?;
        let fen = fen.trim_ascii_end();
        if let Err(errors) = position::set(&mut *game, fen, self.strict) {
            return Err(match errors.errors().first() {
                Some(error) => {
                    let error = error.moved(start);
                    Fault { byte: error.byte, what: error.into() }
                }
                None => expected(start, "a FEN"),
            });
        }
        let (fen, source) = (fen.to_owned(), self.source.clone());
        Ok(Line::Entry(Box::new(Entry { game, fen, name, source, convention, counts })))
    }
}

/// Reads `D1 20 ;D2 400`, which is at a byte of the line.
fn read_counts(text: &str, mut byte: usize) -> Result<Vec<(u32, u128)>, Fault> {
    let mut counts = Vec::new();
    for part in text.split(';') {
        let at = byte + part.len() - part.trim_ascii_start().len();
        byte += part.len() + 1;
        let part = part.trim_ascii();
        let Some(rest) = part.strip_prefix('D') else {
            return Err(expected(at, "`D` and a depth"));
        };
        let (depth, nodes) = rest.split_once([' ', '\t']).unwrap_or((rest, ""));
        let number_at = at + part.len() - nodes.trim_ascii_start().len();
        let depth = depth.parse().map_err(|_| expected(at + 1, "a depth"))?;
        if depth > MOST_PLIES {
            return Err(Fault { byte: at + 1, what: What::Depth { byte: at + 1 } });
        }
        let nodes = nodes.trim_ascii_start().parse().map_err(|_| expected(number_at, "a number of nodes"))?;
        counts.push((depth, nodes));
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille::GAMES;

    /// Reads a file and returns what each line comes to: a fault's byte, or the number of counts.
    fn read(text: &str) -> Vec<Result<usize, (usize, String)>> {
        let mut reader = Reader::new(GAMES, false);
        let line = |line| match reader.line(line) {
            Ok(Line::Entry(entry)) => Ok(entry.counts.len()),
            Ok(_) => Ok(0),
            Err(fault) => Err((fault.byte, fault.to_string())),
        };
        text.lines().map(line).collect()
    }

    fn fault(text: &str) -> (usize, String) {
        read(&format!("game: ataxx\n{text}")).pop().and_then(Result::err).unwrap()
    }

    #[test]
    fn positions_take_the_headers_above() {
        let text = "# x\n\ngame: ataxx\r\nsource: me\n  start ;D1 16; D2 256\t\nx5o/7/7/7/7/7/o5x x 0 1;D3\t6460";
        assert_eq!(read(text), [Ok(0), Ok(0), Ok(0), Ok(0), Ok(2), Ok(1)]);
    }

    #[test]
    fn faults_have_a_byte() {
        assert_eq!(read("start ;D1 16")[0], Err((0, "byte 0: expected a line `game: NAME` above".into())));
        for (line, byte, what) in [
            ("start", 5, "byte 5: expected `;D1` and a count behind the FEN"),
            ("start ;E1 16", 7, "byte 7: expected `D` and a depth"),
            ("start ;D1 16 ;", 14, "byte 14: expected `D` and a depth"),
            ("start ;Dx 16", 8, "byte 8: expected a depth"),
            ("start ;D1 16 ;D256 1", 15, "byte 15: expected a depth of 255 plies or fewer"),
            ("start ;D1", 9, "byte 9: expected a number of nodes"),
            ("start ;D1  x", 11, "byte 11: expected a number of nodes"),
            ("source: é", 0, ""),
            (" 8/é x ;D1 1", 1, "board, byte 1: expected a gap of 1 to 7: no more is left of the rank"),
            ("gmae: x", 0, "byte 0: expected `game:`, `source:`, `count:`, `position:` or a FEN"),
            ("  count: paths", 9, "byte 9: expected a convention of ataxx: unique"),
        ] {
            match what {
                "" => assert_eq!(read(line), [Ok(0)]),
                _ => assert_eq!(fault(line), (byte, what.to_owned()), "{line}"),
            }
        }
        assert!(fault("game: x").1.starts_with("byte 6: expected the name of a game: "));
    }

    #[test]
    fn lines_below_a_broken_header_are_skipped() {
        let text = "game: x\nstart ;D1 1\ngame: ataxx\ncount: paths\nstart ;D1 1\ncount: unique\nstart ;D1 1";
        let read: Vec<_> = read(text).into_iter().map(Result::ok).collect();
        assert_eq!(read, [None, Some(0), Some(0), None, Some(0), Some(0), Some(1)]);
    }
}
