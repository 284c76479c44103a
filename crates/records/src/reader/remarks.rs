//! Comments and glyphs.

use std::io::{self, Read};

use super::bytes::line_of_tag;
use super::game::Game;
use crate::source::LONGEST;
use crate::{Place, Text, Visitor};

impl<I: Read, V: Visitor + ?Sized> Game<'_, I, V> {
    /// Reads comments and glyphs behind the result: on its line they are of this game.
    pub(super) fn read_behind_result(&mut self) -> io::Result<()> {
        loop {
            self.skip_spaces()?;
            let place = self.source.place();
            match self.source.peek()? {
                Some(b'{') => self.read_comment(place)?,
                Some(b';') => self.read_rest_of_line()?,
                Some(b'$') => self.read_glyph(place)?,
                Some(b'!' | b'?') => self.read_strength()?,
                _ => return Ok(()),
            }
        }
    }

    /// Reads the comments before the tags.
    pub(super) fn read_comments(&mut self) -> io::Result<()> {
        while self.error.is_none() {
            match self.source.peek()? {
                Some(b'{') => self.read_comment(self.source.place())?,
                Some(b';') => self.read_rest_of_line()?,
                _ => break,
            }
            self.skip_blanks_and_escapes()?;
        }
        Ok(())
    }

    /// Reads a comment in braces.
    pub(super) fn read_comment(&mut self, place: Place) -> io::Result<()> {
        self.source.skip(1);
        let (mut length, mut closed) = self.source.until(|bytes| memchr::memchr(b'}', bytes))?;
        let several_lines = memchr::memchr(b'\n', &self.source.window()[..length]).is_some();
        if several_lines && let Some(line) = line_of_tag(&self.source.window()[..length]) {
            (length, closed) = (line, false);
        }
        if closed && length <= LONGEST {
            if self.is_told() {
                self.visitor.comment(Text::plain(&self.source.window()[..length]));
            }
            if several_lines {
                self.source.skip_lines(length);
            } else {
                self.source.skip(length);
            }
            self.source.skip(1);
        } else if length > LONGEST {
            self.refuse(place, "a comment of a megabyte at the most");
            self.skip_comment()?;
        } else {
            self.refuse(place, "a comment that is closed");
            self.source.skip_lines(length);
        }
        Ok(())
    }

    /// Goes on behind the brace that ends a comment of any length, or to the tags of another game.
    fn skip_comment(&mut self) -> io::Result<()> {
        loop {
            let (length, closed) = self.source.until(|bytes| memchr::memchr(b'}', bytes))?;
            if let Some(line) = line_of_tag(&self.source.window()[..length]) {
                self.source.skip_lines(line);
                return Ok(());
            }
            self.source.skip_lines(length);
            if closed || length == 0 {
                self.source.skip(usize::from(closed));
                return Ok(());
            }
        }
    }

    /// Reads a comment up to the end of the line.
    pub(super) fn read_rest_of_line(&mut self) -> io::Result<()> {
        self.source.skip(1);
        let (length, _) = self.source.until(|bytes| memchr::memchr(b'\n', bytes))?;
        let text = &self.source.window()[..length];
        if self.is_told() {
            self.visitor.comment(Text::plain(text.strip_suffix(b"\r").unwrap_or(text)));
        }
        self.source.skip(length);
        Ok(())
    }

    /// Reads a numeric annotation glyph.
    pub(super) fn read_glyph(&mut self, place: Place) -> io::Result<()> {
        self.source.skip(1);
        let (length, _) = self.source.until(|bytes| bytes.iter().position(|byte| !byte.is_ascii_digit()))?;
        let number = str::from_utf8(&self.source.window()[..length]).unwrap_or_default().parse();
        self.source.skip(length);
        match number {
            Ok(number) => self.glyph(number),
            Err(_) => {
                self.refuse(place, "a glyph from $0 to $255");
            }
        }
        Ok(())
    }

    /// Reads `!`, `?`, or two of them.
    pub(super) fn read_strength(&mut self) -> io::Result<()> {
        let mut signs = [0; 2];
        for sign in &mut signs {
            if let Some(byte @ (b'!' | b'?')) = self.source.peek()? {
                *sign = byte;
                self.source.skip(1);
            }
        }
        self.glyph(match signs {
            [b'!', 0] => 1,
            [_, 0] => 2,
            [b'!', b'!'] => 3,
            [b'?', b'?'] => 4,
            [b'!', _] => 5,
            _ => 6,
        });
        Ok(())
    }

    /// Tells a glyph.
    fn glyph(&mut self, number: u8) {
        if self.is_told() {
            self.visitor.glyph(number);
        }
    }
}
