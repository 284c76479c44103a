//! Reading over movetext that nobody wants.

use std::io::{self, Read};

use super::bytes::{ends_word, stops_skimming};
use super::game::Game;
use crate::{GameResult, Visitor};

impl<I: Read, V: Visitor> Game<'_, I, V> {
    /// Goes on to the end of the game and returns its result, if it has one. Turns are not looked at.
    pub(super) fn skim(&mut self) -> io::Result<Option<GameResult>> {
        self.skip_blanks_and_escapes()?;
        while let Some(byte) = self.source.peek()? {
            if byte == b'[' && self.source.begins_line() {
                return Ok(None);
            }
            let (length, _) = self.source.until(|bytes| bytes.iter().position(|&byte| stops_skimming(byte)))?;
            let stop = self.source.window().get(length).copied();
            if stop == Some(b'-') {
                if let Some(result) = self.skim_word(length)? {
                    return Ok(Some(result));
                }
                continue;
            }
            self.source.skip(length);
            if stop == Some(b'\n') {
                self.source.skip_line_end();
                if let Some(b' ' | b'\t' | b'\r' | b'%') = self.source.peek()? {
                    self.skip_blanks_and_escapes()?;
                }
                continue;
            }
            match stop {
                Some(b'{') => self.read_comment(self.source.place())?,
                Some(b';') => self.skip_line()?,
                Some(b'*') if self.depth == 0 => {
                    self.source.skip(1);
                    return Ok(Some(GameResult::Unknown));
                }
                Some(sign) => {
                    self.source.skip(1);
                    match sign {
                        b'(' => self.depth += 1,
                        b')' => self.depth = self.depth.saturating_sub(1),
                        _ => {}
                    }
                }
                None => {}
            }
        }
        Ok(None)
    }

    /// Goes on over the word with a hyphen so many bytes on, and returns the result that it is.
    fn skim_word(&mut self, hyphen: usize) -> io::Result<Option<GameResult>> {
        let before = self.source.window()[..hyphen].iter().rposition(|&byte| ends_word(byte));
        self.source.skip(before.map_or(0, |place| place + 1));
        let (length, _) = self.source.until(|bytes| bytes.iter().position(|&byte| ends_word(byte)))?;
        let result = self.format.result(&self.source.window()[..length]).filter(|_| self.depth == 0);
        self.source.skip(length);
        Ok(result)
    }
}
