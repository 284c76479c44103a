//! Words in lines.

use std::fmt::{self, Write};

/// The most that a line has, in characters.
///
/// **Source**: PGN Standard, 4.3: the lines of export are shorter than 80.
const WIDTH: usize = 79;

/// Writes words with blanks between, and the ends of lines where they are needed.
pub(crate) struct Wrap<'f, 'g> {
    out: &'f mut fmt::Formatter<'g>,
    /// The characters of this line.
    column: usize,
    /// The word that was begun: what is closed behind it belongs to it.
    word: String,
    /// Whether the next word belongs to the one that was begun.
    joined: bool,
}

impl<'f, 'g> Wrap<'f, 'g> {
    /// Begins at the start of a line.
    pub(crate) fn new(out: &'f mut fmt::Formatter<'g>) -> Self {
        Self { out, column: 0, word: String::new(), joined: false }
    }

    /// Writes a word.
    pub(crate) fn word(&mut self, word: &str) -> fmt::Result {
        if !self.joined {
            self.flush()?;
        }
        self.joined = false;
        self.word.push_str(word);
        Ok(())
    }

    /// Writes an opening parenthesis, which belongs to the next word.
    pub(crate) fn open(&mut self) -> fmt::Result {
        self.word("(")?;
        self.joined = true;
        Ok(())
    }

    /// Writes a closing parenthesis, which belongs to the last word.
    pub(crate) fn close(&mut self) -> fmt::Result {
        self.word.push(')');
        self.joined = false;
        Ok(())
    }

    /// Writes what goes on to the end of the line.
    pub(crate) fn line(&mut self, text: &str) -> fmt::Result {
        self.joined = false;
        self.word(text)?;
        self.end()
    }

    /// Ends the line.
    pub(crate) fn end(&mut self) -> fmt::Result {
        self.flush()?;
        self.column = 0;
        self.out.write_char('\n')
    }

    /// Writes the word that was begun.
    fn flush(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let width = self.word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + width <= WIDTH;
            self.out.write_char(if fits { ' ' } else { '\n' })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.column += width;
        self.out.write_str(&self.word)?;
        self.word.clear();
        Ok(())
    }
}
