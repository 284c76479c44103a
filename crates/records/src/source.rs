//! The bytes of a file, as many as are needed at a time.

use std::io::{self, Read};

use crate::Place;

/// The bytes that are asked of the file at once: few at first, for short texts, twice as many each time.
const FIRST: usize = 1 << 12;
const PORTION: usize = 1 << 16;
/// The longest comment or tag, in bytes: a file has no end that one could wait for.
pub(crate) const LONGEST: usize = 1 << 20;

/// A window on a file: the bytes from the place where the reader is.
#[derive(Debug)]
pub(crate) struct Source<I> {
    input: I,
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    /// The byte of the file that the buffer begins with.
    offset: u64,
    /// The line, from 1, and the byte of the file that it begins with.
    line: u64,
    line_start: u64,
}

impl<I: Read> Source<I> {
    /// Begins with a file, or a piece of it that is at a place where a line begins.
    pub(crate) fn new(input: I, place: Place) -> Self {
        let Place { byte, line, .. } = place;
        Self { input, buffer: Vec::new(), at: 0, end: 0, offset: byte, line, line_start: byte }
    }

    /// Returns what is in the window.
    #[inline]
    pub(crate) fn window(&self) -> &[u8] {
        &self.buffer[self.at..self.end]
    }

    /// Returns the next byte.
    #[inline]
    pub(crate) fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.at == self.end && !self.more()? {
            return Ok(None);
        }
        Ok(Some(self.buffer[self.at]))
    }

    /// Returns whether the next bytes are these.
    pub(crate) fn starts_with(&mut self, bytes: &[u8]) -> io::Result<bool> {
        self.reach(bytes.len())?;
        Ok(self.window().starts_with(bytes))
    }

    /// Has so many bytes in the window, if there are.
    #[inline]
    pub(crate) fn reach(&mut self, bytes: usize) -> io::Result<()> {
        while self.end - self.at < bytes {
            if !self.more()? {
                break;
            }
        }
        Ok(())
    }

    /// Has more of the file in the window; false at its end.
    #[cold]
    pub(crate) fn more(&mut self) -> io::Result<bool> {
        let full = self.end == self.buffer.len();
        if self.at > 0 {
            self.buffer.copy_within(self.at..self.end, 0);
            self.offset += self.at as u64;
            (self.at, self.end) = (0, self.end - self.at);
        }
        if self.end == self.buffer.len() || full && self.buffer.len() < PORTION {
            self.buffer.resize((self.buffer.len() * 2).max(FIRST), 0);
        }
        loop {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(read) => {
                    self.end += read;
                    return Ok(read > 0);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Returns how many bytes come before the first that `find` finds, and whether it found one; without one they are all
    /// that is left, or [`LONGEST`] and more.
    #[inline]
    pub(crate) fn until(&mut self, find: impl Fn(&[u8]) -> Option<usize>) -> io::Result<(usize, bool)> {
        let mut looked = 0;
        loop {
            if let Some(found) = find(&self.window()[looked..]) {
                return Ok((looked + found, true));
            }
            looked = self.window().len();
            if looked > LONGEST || !self.more()? {
                return Ok((looked, false));
            }
        }
    }

    /// The same where `find` has to see all bytes from here: what one means depends on those before it.
    pub(crate) fn until_in_all(&mut self, find: impl Fn(&[u8]) -> Option<usize>) -> io::Result<(usize, bool)> {
        loop {
            if let Some(found) = find(self.window()) {
                return Ok((found, true));
            }
            if self.window().len() > LONGEST || !self.more()? {
                return Ok((self.window().len(), false));
            }
        }
    }

    /// Goes on by bytes of one line.
    #[inline]
    pub(crate) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Goes on over the end of a line.
    #[inline]
    pub(crate) fn skip_line_end(&mut self) {
        self.at += 1;
        self.line += 1;
        self.line_start = self.offset + self.at as u64;
    }

    /// Goes on by bytes among which lines may end.
    #[inline]
    pub(crate) fn skip_lines(&mut self, bytes: usize) {
        let window = &self.buffer[self.at..self.at + bytes];
        if let Some(last) = memchr::memrchr(b'\n', window) {
            self.line += memchr::memchr_iter(b'\n', window).count() as u64;
            self.line_start = self.offset + (self.at + last + 1) as u64;
        }
        self.at += bytes;
    }

    /// Goes on over blanks, control characters among them, and the ends of lines.
    #[inline]
    pub(crate) fn skip_blanks(&mut self) -> io::Result<()> {
        loop {
            while self.at < self.end {
                match self.buffer[self.at] {
                    b'\n' => self.skip_line_end(),
                    0..=b' ' => self.at += 1,
                    _ => return Ok(()),
                }
            }
            if !self.more()? {
                return Ok(());
            }
        }
    }

    /// Returns the place where the reader is.
    #[inline]
    pub(crate) fn place(&self) -> Place {
        let byte = self.offset + self.at as u64;
        Place { byte, line: self.line, column: byte - self.line_start + 1 }
    }

    /// Has the line begin where the reader is: behind a byte order mark.
    pub(crate) fn begin_line(&mut self) {
        self.line_start = self.offset + self.at as u64;
    }

    /// Returns whether a line begins where the reader is.
    pub(crate) fn begins_line(&self) -> bool {
        self.offset + self.at as u64 == self.line_start
    }
}
