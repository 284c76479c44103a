//! Reading records one after the other.

mod bytes;
mod game;
mod remarks;
mod skim;
mod tags;
mod turns;

use std::io::{self, Read};

use crate::source::Source;
use crate::{Format, Place, RecordError, Visitor};

/// Reads the games of a file one after the other, and tells a [`Visitor`] what it meets.
///
/// A game ends with its result and what is said behind it on the same line, where the tags of the next begin, or with the
/// file. A comment before tags is of the game that they begin; one that no game follows belongs to none. The file is read in
/// portions: the memory that it takes does not grow with the file. A comment or a tag of more than a mebibyte is refused.
///
/// | Text | What becomes of it |
/// | --- | --- |
/// | `[Name "value"]` | a tag |
/// | `{…}`, `;` to the end of the line | a comment |
/// | `%` at the start of a line | read over with the line |
/// | `(` and `)` | a variation begins and ends |
/// | `$n` up to 255, `!`, `?`, `!!`, `??`, `!?`, `?!` | a glyph |
/// | `12.`, `12...`, `...`, `12` | read over; two numbers without a point, one behind the other, are refused |
/// | `1-0`, `0-1`, `1/2-1/2`, `*`; in PDN `2-0`, `1-1`, `0-2`, `0-0` too | the result; within a variation it is read over |
/// | `/…/` in PDN | a position that is set up |
/// | anything else | a turn; in PGN `e8(Q)+` is one, and the note `e.p.` is read over |
///
/// **Source**: PGN Standard, 6 to 8; PDN 3.0.
#[derive(Debug)]
pub struct Reader<I> {
    source: Source<I>,
    format: Format,
    /// The name of the last tag, kept for its memory.
    name: String,
    begun: bool,
}

impl<I: Read> Reader<I> {
    /// Begins with a file. It need not be buffered.
    pub fn new(input: I, format: Format) -> Self {
        Self::at(input, format, Place::START)
    }

    /// Begins with a piece of a file, which is at a place of it where a line begins.
    pub fn at(input: I, format: Format, place: Place) -> Self {
        Self { source: Source::new(input, place), format, name: String::new(), begun: false }
    }

    /// Reads the next game; none at the end of the file. If the game is broken, it tells the first thing that is wrong in
    /// it, of which the visitor hears nothing and of what follows neither; the next call reads the next game.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn read<V: Visitor + ?Sized>(
        &mut self,
        visitor: &mut V,
    ) -> io::Result<Option<Result<(), RecordError<V::Fault>>>> {
        if !self.begun && self.source.starts_with(game::BYTE_ORDER_MARK)? {
            self.source.skip(game::BYTE_ORDER_MARK.len());
            self.source.begin_line();
        }
        self.begun = true;
        game::Game::new(self, visitor).read()
    }

    /// Returns how many bytes of the file have been read.
    pub fn bytes(&self) -> u64 {
        self.source.place().byte
    }
}
