//! Reading over movetext that nobody wants.
//!
//! A line is looked through for what can hold a result or its signs, so that most bytes are seen by a search for a byte
//! alone: 2.5 times as fast as to look at each.

use std::io::{self, Read};

use super::bytes::ends_word;
use super::game::Game;
use crate::{Format, GameResult, Visitor};

/// How far a line was read over.
struct Skimmed {
    /// The bytes.
    bytes: usize,
    /// Why no further.
    stop: Stop,
}

/// Why a line was read over no further.
enum Stop {
    /// It ends here.
    End,
    /// A comment begins that does not end in it.
    Comment,
    /// The result comes before.
    Result(GameResult),
}

impl<I: Read, V: Visitor> Game<'_, I, V> {
    /// Goes on to the end of the game and returns its result, if it has one. Turns are not looked at.
    pub(super) fn skim(&mut self) -> io::Result<Option<GameResult>> {
        while let Some(byte) = self.source.peek()? {
            if self.source.begins_line() {
                match byte {
                    b'[' => return Ok(None),
                    b'%' => self.skip_line()?,
                    _ => {}
                }
            }
            let (length, ends) = self.source.until(|bytes| memchr::memchr(b'\n', bytes))?;
            let skimmed = skim(&self.source.window()[..length], self.format, &mut self.depth);
            self.source.skip(skimmed.bytes);
            match skimmed.stop {
                Stop::End if ends => self.source.skip_line_end(),
                Stop::End => {}
                Stop::Comment => self.read_comment(self.source.place())?,
                Stop::Result(result) => return Ok(Some(result)),
            }
        }
        Ok(None)
    }
}

/// Reads over a line of movetext that begins so deep in variations.
fn skim(line: &[u8], format: Format, depth: &mut usize) -> Skimmed {
    let mut at = 0;
    while at < line.len() {
        let end = memchr::memchr3(b'{', b';', b'(', &line[at..]).map_or(line.len(), |end| at + end);
        if *depth > 0 {
            let closed = memchr::memchr_iter(b')', &line[at..end]).count();
            if closed < *depth {
                *depth -= closed;
            } else {
                // What comes behind the parenthesis that closes the outermost is of the game.
                at += memchr::memchr_iter(b')', &line[at..end]).nth(*depth - 1).unwrap_or(0) + 1;
                *depth = 0;
                continue;
            }
        } else if let Some((bytes, result)) = result(&line[at..end], format) {
            return Skimmed { bytes: at + bytes, stop: Stop::Result(result) };
        }
        match line.get(end) {
            Some(b'(') => (at, *depth) = (end + 1, *depth + 1),
            Some(b'{') => match memchr::memchr(b'}', &line[end..]) {
                Some(closed) => at = end + closed + 1,
                None => return Skimmed { bytes: end, stop: Stop::Comment },
            },
            _ => break,
        }
    }
    Skimmed { bytes: line.len(), stop: Stop::End }
}

/// Returns the first result in movetext without comments and variations, and the bytes up to its end.
fn result(text: &[u8], format: Format) -> Option<(usize, GameResult)> {
    memchr::memchr3_iter(b'-', b'*', b'/', text).find_map(|at| {
        if text[at] == b'*' {
            return Some((at + 1, GameResult::Unknown));
        }
        // A result has a number before its hyphen: castling needs no further look.
        if at == 0 || !text[at - 1].is_ascii_digit() {
            return None;
        }
        let start = text[..at].iter().rposition(|&byte| ends_word(byte) || byte == b'.').map_or(0, |before| before + 1);
        let end = text[at..].iter().position(|&byte| ends_word(byte)).map_or(text.len(), |length| at + length);
        format.result(&text[start..end]).map(|result| (end, result))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Skims a line and returns the bytes, the depth behind it, and the result.
    fn of(line: &str, format: Format, mut depth: usize) -> (usize, usize, Option<String>) {
        let skimmed = skim(line.as_bytes(), format, &mut depth);
        let result = match skimmed.stop {
            Stop::End => None,
            Stop::Comment => Some("comment".into()),
            Stop::Result(result) => Some(result.to_string()),
        };
        (skimmed.bytes, depth, result)
    }

    #[test]
    fn a_line_is_read_over_to_its_result() {
        for (line, depth, expected) in [
            ("", 0, (0, 0, None)),
            ("1. e4 e5 O-O 0-0", 0, (16, 0, None)),
            ("1. e4 1-0 1. d4", 0, (9, 0, Some("1-0"))),
            ("e4 {1-0} ; 0-1", 0, (14, 0, None)),
            ("e4 {1-0", 0, (3, 0, Some("comment"))),
            ("e4 (d4 1-0 (c4 *) 0-1) 1/2-1/2 x", 0, (30, 0, Some("1/2-1/2"))),
            ("e4) *", 1, (5, 0, Some("*"))),
            ("e4) *", 2, (5, 1, None)),
            ("))) 1-0", 1, (7, 0, Some("1-0"))),
            ("12.1-0", 0, (6, 0, Some("1-0"))),
            ("1/2", 0, (3, 0, Some("1/2-1/2"))),
        ] {
            let (bytes, behind, result) = expected;
            let expected = (bytes, behind, result.map(str::to_owned));
            assert_eq!(of(line, Format::Pgn, depth), expected, "{line}");
        }
        assert_eq!(of("1. 32-28 19x23 2-0", Format::Pdn, 0), (18, 0, Some("1-0".into())));
    }
}
