//! Reading over movetext that nobody wants.
//!
//! Most games are told from the next without a look at their comments (`plain_game`): tags alone are read twice as fast
//! for it. In the others, what comes next of each kind, a comment or parenthesis, a sign of a result, the end of a
//! line, is sought once and kept until it is passed (`Skim`), so that most bytes are seen by searches for single bytes
//! alone.

use std::io::{self, Read};
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::LazyLock;

use memchr::memmem::Finder;

use super::bytes::{ends_word, line_of_tag};
use super::game::Game;
use crate::source::LONGEST;
use crate::{Format, GameResult, Visitor};

/// The bytes that are looked through at once, not much more than a game has: what is not in it is not sought beyond.
const PORTION: usize = 1 << 12;

/// The most bytes of a game whose end is looked for at once.
const MOST: usize = 1 << 14;

/// Why movetext was read over no further.
#[derive(Debug, PartialEq, Eq)]
enum Stop {
    /// There is no more of it here.
    End,
    /// A comment begins that does not end here, or that another game cuts off.
    Comment,
    /// The rest of a line is to be read over that does not end here.
    RestOfLine,
    /// A line begins with the tag of another game.
    Over,
    /// The result comes before.
    Result(GameResult),
}

impl<I: Read, V: Visitor + ?Sized> Game<'_, I, V> {
    /// Goes on to the end of the game and returns its result, if it has one. Turns are not looked at.
    pub(super) fn skim(&mut self) -> io::Result<Option<GameResult>> {
        let (mut ended, mut portion) = (false, PORTION);
        loop {
            if self.source.begins_line() {
                match self.source.peek()? {
                    Some(b'[') => return Ok(None),
                    Some(b'%') => self.skip_line()?,
                    _ => {}
                }
            }
            let window = self.source.window();
            if self.depth == 0
                && let Some((length, result)) = plain_game(window, self.format)
            {
                self.source.skip_lines(length);
                return Ok(result);
            }
            let text = &window[..window.len().min(portion)];
            // Unless the file is at its end, the last word may go on.
            let words = text.iter().rposition(|&byte| ends_word(byte)).map_or(0, |end| end + 1);
            let whole = ended && text.len() == window.len();
            let text = if whole || text.len() > LONGEST { text } else { &text[..words] };
            let mut skim = Skim::new(text, self.format, self.depth, whole);
            let (stop, at, window_len) = (skim.run(), skim.at, window.len());
            self.depth = skim.depth;
            self.source.skip_lines(at);
            match stop {
                Stop::End if whole => return Ok(None),
                // A word is longer than the portion.
                Stop::End if at == 0 && portion < window_len => portion *= 2,
                Stop::End if at == 0 => ended = !self.source.more()?,
                Stop::End => portion = PORTION,
                Stop::Comment => self.read_comment(self.source.place())?,
                Stop::RestOfLine => self.skip_line()?,
                Stop::Over => return Ok(None),
                Stop::Result(result) => return Ok(Some(result)),
            }
        }
    }
}

/// Where a line begins with a bracket.
static TAGS: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"\n["));
/// Where a line begins that is read over.
static ESCAPE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"\n%"));

/// Returns the length of a game that ends where a line begins with a bracket, and its result, if that can be told without a
/// look at each of its comments: it has no comment to the end of a line, and nothing like a result but at its end.
fn plain_game(text: &[u8], format: Format) -> Option<(usize, Option<GameResult>)> {
    let text = &text[..text.len().min(MOST)];
    let game = &text[..TAGS.find(text)? + 1];
    // Behind a closing brace no comment is open, and behind one that opens there is, whatever comes before.
    let in_comment = |at: usize| memchr::memrchr2(b'{', b'}', &game[..at]).is_some_and(|brace| game[brace] == b'{');
    let semicolons = memchr::memchr_iter(b';', game).all(in_comment);
    if in_comment(game.len()) || !semicolons || ESCAPE.find(game).is_some() {
        return None;
    }
    match memchr::memchr3_iter(b'-', b'*', b'/', game).find_map(|sign| result(game, sign, format)) {
        Some((end, result)) => game[end..].iter().all(is_blank).then_some((end, Some(result))),
        None => Some((game.len(), None)),
    }
}

/// More bytes than a result has.
const RESULT: usize = 8;

/// Returns the result that has a sign, and where it ends.
fn result(text: &[u8], sign: usize, format: Format) -> Option<(usize, GameResult)> {
    if text[sign] == b'*' {
        return Some((sign + 1, GameResult::Unknown));
    }
    // A result has a number before its hyphen: castling needs no further look.
    if sign == 0 || !text[sign - 1].is_ascii_digit() {
        return None;
    }
    // No result is longer, and a word without an end would be looked at for each of its hyphens.
    let (first, last) = (sign.saturating_sub(RESULT), text.len().min(sign + RESULT));
    let before = text[first..sign].iter().rposition(|&byte| ends_word(byte) || byte == b'.');
    let start = before.map_or(first, |before| first + before + 1);
    let end = text[sign..last].iter().position(|&byte| ends_word(byte)).map_or(last, |length| sign + length);
    format.result(&text[start..end]).map(|result| (end, result))
}

/// Returns whether a byte is a blank, as the end of a line is.
fn is_blank(byte: &u8) -> bool {
    *byte <= b' '
}

/// Movetext that is being read over.
struct Skim<'t> {
    text: &'t [u8],
    format: Format,
    /// The variations that are open.
    depth: usize,
    /// Whether the file ends with the text.
    whole: bool,
    at: usize,
    /// The next brace, semicolon or parenthesis that opens.
    opening: usize,
    /// The next sign that a result can have.
    sign: usize,
    /// The next end of a line or of a variation.
    end: usize,
}

impl<'t> Skim<'t> {
    /// Begins so deep in variations.
    fn new(text: &'t [u8], format: Format, depth: usize, whole: bool) -> Self {
        let mut skim = Self { text, format, depth, whole, at: 0, opening: 0, sign: 0, end: 0 };
        skim.seek_opening();
        skim.seek_sign();
        skim.seek_end();
        skim
    }

    fn seek_opening(&mut self) {
        self.opening = self.or_end(memchr::memchr3(b'{', b';', b'(', &self.text[self.at..]));
    }

    fn seek_sign(&mut self) {
        self.sign = self.or_end(memchr::memchr3(b'-', b'*', b'/', &self.text[self.at..]));
    }

    fn seek_end(&mut self) {
        self.end = self.or_end(memchr::memchr2(b'\n', b')', &self.text[self.at..]));
    }

    /// Returns where something was found from here on, or the end.
    fn or_end(&self, found: Option<usize>) -> usize {
        found.map_or(self.text.len(), |found| self.at + found)
    }

    /// Reads over it.
    fn run(&mut self) -> Stop {
        loop {
            self.at = self.opening.min(self.sign).min(self.end);
            let Some(&byte) = self.text.get(self.at) else { return Stop::End };
            let step = match byte {
                b'\n' => self.line(),
                b'{' => self.comment(),
                b';' => self.rest_of_line(),
                b'(' => self.parenthesis(self.depth + 1),
                b')' => self.parenthesis(self.depth.saturating_sub(1)),
                _ => self.result(),
            };
            if let Break(stop) = step {
                return stop;
            }
            if self.opening < self.at {
                self.seek_opening();
            }
            if self.sign < self.at {
                self.seek_sign();
            }
            if self.end < self.at {
                self.seek_end();
            }
        }
    }

    /// Goes on over the end of a line, and over the next where that begins with `%`.
    fn line(&mut self) -> ControlFlow<Stop> {
        self.at += 1;
        match self.text.get(self.at) {
            Some(b'[') => Break(Stop::Over),
            Some(b'%') => self.rest_of_line(),
            _ => Continue(()),
        }
    }

    /// Goes on to the end of the line.
    fn rest_of_line(&mut self) -> ControlFlow<Stop> {
        match memchr::memchr(b'\n', &self.text[self.at..]) {
            None => Break(Stop::RestOfLine),
            Some(length) => {
                self.at += length;
                // It is sought again: what was found may be in what was read over.
                self.end = self.at;
                Continue(())
            }
        }
    }

    /// Goes on over a comment.
    fn comment(&mut self) -> ControlFlow<Stop> {
        let Some(length) = memchr::memchr(b'}', &self.text[self.at..]) else { return Break(Stop::Comment) };
        let end = self.at + length;
        if self.end < end && line_of_tag(&self.text[self.at..end]).is_some() {
            return Break(Stop::Comment);
        }
        self.at = end + 1;
        Continue(())
    }

    /// Goes on over a parenthesis, behind which so many variations are open.
    fn parenthesis(&mut self, depth: usize) -> ControlFlow<Stop> {
        self.depth = depth;
        self.at += 1;
        Continue(())
    }

    /// Looks whether a sign is that of a result, and goes on over it if it is not: neither is one within a variation, unless
    /// no word comes behind it.
    fn result(&mut self) -> ControlFlow<Stop> {
        let Some((end, result)) = result(self.text, self.at, self.format) else {
            self.at += 1;
            return Continue(());
        };
        let rest = &self.text[end..];
        let is_last = match rest.iter().position(|byte| !is_blank(byte)) {
            None if self.depth > 0 && !self.whole => return Break(Stop::End),
            None => true,
            Some(word) => word > 0 && rest[word - 1..].starts_with(b"\n["),
        };
        self.at = end;
        if self.depth == 0 || is_last { Break(Stop::Result(result)) } else { Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads over a text and returns the bytes, the depth behind it, and why no further.
    fn of(text: &str, format: Format, depth: usize) -> (usize, usize, Stop) {
        let mut skim = Skim::new(text.as_bytes(), format, depth, true);
        let stop = skim.run();
        (skim.at, skim.depth, stop)
    }

    #[test]
    fn movetext_is_read_over_to_its_result() {
        use quadrille_core::Color::{Black, White};
        let (white, black) = (Stop::Result(GameResult::Win(White)), || Stop::Result(GameResult::Win(Black)));
        let draw = || Stop::Result(GameResult::Draw);
        for (text, depth, expected) in [
            ("", 0, (0, 0, Stop::End)),
            ("1. e4 e5 O-O 0-0", 0, (16, 0, Stop::End)),
            ("1. e4\ne5 1-0 1. d4", 0, (12, 0, white)),
            ("e4 {1-0} ; 0-1\nd5\n% *\n0-1", 0, (25, 0, black())),
            ("e4 {1-0", 0, (3, 0, Stop::Comment)),
            ("e4 {1-0\n[Event \"a\"]}", 0, (3, 0, Stop::Comment)),
            ("e4\n[Event", 0, (3, 0, Stop::Over)),
            ("e4 (d4 1-0 (c4 *) 0-1) 1/2-1/2 x", 0, (30, 0, draw())),
            ("e4) *", 1, (5, 0, Stop::Result(GameResult::Unknown))),
            ("e4 (d4 (c4 1-0 f4) 0-1\n", 0, (22, 1, black())),
            ("e4) * x", 2, (7, 1, Stop::End)),
            (")) ) *", 1, (6, 0, Stop::Result(GameResult::Unknown))),
            ("12.1/2-1/2", 0, (10, 0, draw())),
            ("1/2", 0, (3, 0, draw())),
        ] {
            assert_eq!(of(text, Format::Pgn, depth), expected, "{text}");
        }
        let two_points = Stop::Result(GameResult::Win(White));
        assert_eq!(of("1. 32-28 19x23 2-0", Format::Pdn, 0), (18, 0, two_points));
    }
}
