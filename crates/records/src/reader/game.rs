//! One game.

use std::io::{self, Read};

use super::Reader;
use super::bytes::ends_word;
use crate::source::Source;
use crate::{Fault, Format, GameResult, Interest, Place, RecordError, Text, Visitor};

/// The turn that looks like a number of a move.
///
/// **Source**: Universal Ataxx Interface: the move that passes.
const PASS: &[u8] = b"0000";

/// What files of UTF-8 may begin with.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// What may stand behind a pawn's capture, as a word of its own.
const EN_PASSANT: &[u8] = b"e.p.";

/// A game that is being read.
pub(super) struct Game<'r, I, V: Visitor + ?Sized> {
    pub(super) source: &'r mut Source<I>,
    pub(super) format: Format,
    pub(super) name: &'r mut String,
    pub(super) visitor: &'r mut V,
    pub(super) interest: Interest,
    /// The first thing that is wrong; what follows is not told.
    pub(super) error: Option<RecordError<V::Fault>>,
    /// The variations that are open.
    pub(super) depth: usize,
    /// Where the outermost of them begins.
    opened: Place,
    /// Whether the last word was a number without a point.
    numbered: bool,
    /// Whether there was a tag.
    pub(super) tags: bool,
    /// Whether there was the tag `Event`.
    pub(super) event: bool,
}

/// What comes next in the movetext.
enum Next {
    /// More of this game.
    More,
    /// The result.
    Result(GameResult),
    /// Nothing: another game, or the end of the file.
    Over,
}

impl<'r, I: Read, V: Visitor + ?Sized> Game<'r, I, V> {
    /// Begins where the reader is.
    pub(super) fn new(reader: &'r mut Reader<I>, visitor: &'r mut V) -> Self {
        Self {
            source: &mut reader.source,
            format: reader.format,
            name: &mut reader.name,
            visitor,
            interest: Interest::All,
            error: None,
            depth: 0,
            opened: Place::default(),
            numbered: false,
            tags: false,
            event: false,
        }
    }

    /// Reads it; none if there is no more game.
    pub(super) fn read(mut self) -> io::Result<Option<Result<(), RecordError<V::Fault>>>> {
        self.skip_blanks_and_escapes()?;
        // Files that were joined have a byte order mark in the middle.
        while self.source.starts_with(BYTE_ORDER_MARK)? {
            self.source.skip(BYTE_ORDER_MARK.len());
            self.skip_blanks_and_escapes()?;
        }
        if self.source.peek()?.is_none() {
            return Ok(None);
        }
        self.visitor.begin();
        self.read_comments()?;
        if let Some(error) = self.error {
            return Ok(Some(Err(error)));
        }
        if self.source.peek()?.is_none() {
            return Ok(None);
        }
        self.read_tags()?;
        let skims = self.interest == Interest::Nothing && self.error.is_none();
        let result = if skims { self.skim()? } else { self.read_movetext()? };
        if result.is_some() {
            self.read_behind_result()?;
        }
        if self.depth > 0 && !skims {
            self.refuse(self.opened, "a closing parenthesis for this one");
        }
        let place = self.source.place();
        self.tell(place, |visitor| visitor.end(result, place));
        Ok(Some(self.error.map_or(Ok(()), Err)))
    }

    /// Reads the movetext and returns the result, if it has one.
    fn read_movetext(&mut self) -> io::Result<Option<GameResult>> {
        loop {
            self.read_plain_turns();
            match self.next()? {
                Next::More => {}
                Next::Result(result) => return Ok(Some(result)),
                Next::Over => return Ok(None),
            }
        }
    }

    /// Reads what comes next in the movetext.
    fn next(&mut self) -> io::Result<Next> {
        self.skip_blanks_and_escapes()?;
        let place = self.source.place();
        let Some(byte) = self.source.peek()? else { return Ok(Next::Over) };
        match byte {
            b'[' if self.source.begins_line() => return Ok(Next::Over),
            b'{' => self.read_comment(place)?,
            b';' => self.read_rest_of_line()?,
            b'(' => self.open(place),
            b')' => self.close(place),
            b'$' => self.read_glyph(place)?,
            b'!' | b'?' => self.read_strength()?,
            b'.' => {
                self.numbered = false;
                self.source.skip(1);
            }
            b'*' => {
                self.source.skip(1);
                return Ok(self.result(GameResult::Unknown));
            }
            b'/' if self.format == Format::Pdn => self.read_set_up(place)?,
            b'[' | b']' | b'}' | b'<' | b'>' | b'"' => {
                self.refuse(place, "a move, a comment or a result");
                self.source.skip(1);
            }
            _ => return self.read_word(),
        }
        Ok(Next::More)
    }

    /// Reads the number of a move, a result or a turn.
    fn read_word(&mut self) -> io::Result<Next> {
        let (mut length, _) = self.source.until(|bytes| bytes.iter().position(|&byte| ends_word(byte)))?;
        let word = &self.source.window()[..length];
        if word.first().is_some_and(u8::is_ascii_digit) {
            let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
            if (digits == length || word[digits] == b'.') && word != PASS {
                // The number of a move may lack its point, but not twice.
                let bare = digits == length;
                if bare && std::mem::replace(&mut self.numbered, bare) {
                    self.refuse(self.source.place(), "a move behind its number");
                }
                self.source.skip(digits);
                return Ok(Next::More);
            }
            if let Some(result) = self.format.result(word) {
                self.source.skip(length);
                return Ok(self.result(result));
            }
        }
        // `e8(Q)+` is a promotion and no variation.
        self.source.reach(length + 5)?;
        if self.format == Format::Pgn
            && let [b'(', b'N' | b'B' | b'R' | b'Q', b')', rest @ ..] = &self.source.window()[length..]
        {
            length += 3 + rest.iter().take_while(|byte| matches!(byte, b'+' | b'#')).count();
        }
        self.tell_turn(length);
        self.source.skip(length);
        Ok(Next::More)
    }

    /// Tells the turn that the next bytes are.
    #[inline]
    pub(super) fn tell_turn(&mut self, length: usize) {
        self.numbered = false;
        let word = &self.source.window()[..length];
        // Behind the note only the sign of a check can stand, which is of the turn before.
        let is_note = word.strip_prefix(EN_PASSANT).is_some_and(|rest| rest.iter().all(|byte| b"+#".contains(byte)));
        if !self.is_told() || is_note {
            return;
        }
        let told = match str::from_utf8(word) {
            Ok(text) => self.visitor.turn(text).map_err(|(byte, fault)| (byte, Fault::Refused(fault))),
            Err(error) => Err((error.valid_up_to(), Fault::Syntax { expected: "a move" })),
        };
        if let Err((byte, fault)) = told {
            self.error = Some(RecordError { place: self.source.place().plus(byte), fault });
        }
    }

    /// Takes a result: within a variation it says nothing of the game.
    fn result(&mut self, result: GameResult) -> Next {
        if self.depth > 0 { Next::More } else { Next::Result(result) }
    }

    /// Reads a position that is set up.
    fn read_set_up(&mut self, place: Place) -> io::Result<()> {
        self.source.skip(1);
        let (length, _) = self.source.until(|bytes| memchr::memchr2(b'/', b'\n', bytes))?;
        if self.source.window().get(length) != Some(&b'/') {
            self.refuse(place, "a position between slashes");
            self.source.skip(length);
            return Ok(());
        }
        if self.is_told()
            && let Err(fault) = self.visitor.set_up(Text::plain(&self.source.window()[..length]))
        {
            self.error = Some(RecordError { place, fault: Fault::Refused(fault) });
        }
        self.source.skip(length + 1);
        Ok(())
    }

    /// A variation begins.
    fn open(&mut self, place: Place) {
        self.source.skip(1);
        if self.depth == 0 {
            self.opened = place;
        }
        self.depth += 1;
        if self.interest == Interest::All {
            self.tell(place, V::begin_variation);
        }
    }

    /// A variation ends.
    fn close(&mut self, place: Place) {
        self.source.skip(1);
        if self.depth == 0 {
            self.refuse(place, "a move, a comment or a result: no parenthesis is open");
            return;
        }
        self.depth -= 1;
        if self.error.is_none() && self.interest == Interest::All {
            self.visitor.end_variation();
        }
    }

    /// Returns whether the visitor is told what is met here.
    #[inline]
    pub(super) fn is_told(&self) -> bool {
        let wanted = match self.interest {
            Interest::All => true,
            Interest::MainLine => self.depth == 0,
            Interest::Nothing => false,
        };
        wanted && self.error.is_none()
    }

    /// Tells the visitor, unless something was wrong before.
    fn tell(&mut self, place: Place, tell: impl FnOnce(&mut V) -> Result<(), V::Fault>) {
        if self.error.is_none()
            && let Err(fault) = tell(self.visitor)
        {
            self.error = Some(RecordError { place, fault: Fault::Refused(fault) });
        }
    }

    /// Notes that the text is wrong, unless something was before; always false.
    pub(super) fn refuse(&mut self, place: Place, expected: &'static str) -> bool {
        self.error.get_or_insert(RecordError { place, fault: Fault::Syntax { expected } });
        false
    }

    /// Goes on over blanks, ends of lines, and lines that begin with `%`.
    pub(super) fn skip_blanks_and_escapes(&mut self) -> io::Result<()> {
        loop {
            self.source.skip_blanks()?;
            if self.source.peek()? != Some(b'%') || !self.source.begins_line() {
                return Ok(());
            }
            self.skip_line()?;
        }
    }

    /// Goes on over blanks within a line.
    pub(super) fn skip_spaces(&mut self) -> io::Result<()> {
        while matches!(self.source.peek()?, Some(b' ' | b'\t')) {
            self.source.skip(1);
        }
        Ok(())
    }

    /// Goes on to the end of the line.
    pub(super) fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let (length, ends) = self.source.until(|bytes| memchr::memchr(b'\n', bytes))?;
            self.source.skip(length);
            if ends || length == 0 {
                return Ok(());
            }
        }
    }
}
