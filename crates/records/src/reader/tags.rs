//! The section of tags.

use std::io::{self, Read};

use super::bytes::{end_of_value, plain_tag};
use super::game::Game;
use crate::tags::is_of_name;
use crate::{Fault, Place, RecordError, Text, Visitor};

impl<I: Read, V: Visitor + ?Sized> Game<'_, I, V> {
    /// Reads the section of tags.
    pub(super) fn read_tags(&mut self) -> io::Result<()> {
        let mut apart = false;
        while self.source.peek()? == Some(b'[') && !self.begins_another(apart)? {
            self.tags = true;
            let place = self.source.place();
            if !self.read_plain_tag(place) && !self.read_tag(place)? {
                self.skip_line()?;
            }
            self.skip_blanks_and_escapes()?;
            apart = self.source.place().line > place.line + 1;
        }
        if self.error.is_none() {
            match self.visitor.tags_end() {
                Ok(interest) => self.interest = interest,
                Err(fault) => {
                    self.error = Some(RecordError { place: self.source.place(), fault: Fault::Refused(fault) });
                }
            }
        }
        Ok(())
    }

    /// Returns whether the tag that comes is the first of another game, one without moves and result being before it: that
    /// is `Event`, if the game has it or an empty line is between.
    fn begins_another(&mut self, apart: bool) -> io::Result<bool> {
        Ok((self.event || self.tags && apart) && self.source.starts_with(b"[Event \"")?)
    }

    /// Reads a tag that has a line of its own and nothing escaped, as most; false, and nothing is read, if it is another.
    fn read_plain_tag(&mut self, place: Place) -> bool {
        let Some((name, value, end)) = plain_tag(self.source.window()) else { return false };
        self.event |= name == "Event";
        if self.error.is_none()
            && let Err(fault) = self.visitor.tag(name, Text::quoted(value))
        {
            self.error = Some(RecordError { place, fault: Fault::Refused(fault) });
        }
        self.source.skip(end);
        self.source.skip_line_end();
        true
    }

    /// Reads a tag; false if it is none.
    fn read_tag(&mut self, place: Place) -> io::Result<bool> {
        self.source.skip(1);
        self.skip_spaces()?;
        let (length, _) = self.source.until(|bytes| bytes.iter().position(|&byte| !is_of_name(byte)))?;
        self.name.clear();
        // It is ASCII.
        self.name.push_str(str::from_utf8(&self.source.window()[..length]).unwrap_or_default());
        if length == 0 {
            return Ok(self.refuse(self.source.place(), "the name of a tag"));
        }
        self.source.skip(length);
        self.skip_spaces()?;
        if self.source.peek()? != Some(b'"') {
            return Ok(self.refuse(self.source.place(), "a quotation mark before the value of the tag"));
        }
        self.source.skip(1);
        let (length, _) = self.source.until_in_all(end_of_value)?;
        if self.source.window().get(length) != Some(&b'"') {
            return Ok(self.refuse(self.source.place().plus(length), "a quotation mark behind the value of the tag"));
        }
        let value = Text::quoted(&self.source.window()[..length]);
        self.event |= self.name == "Event";
        if self.error.is_none()
            && let Err(fault) = self.visitor.tag(self.name, value)
        {
            self.error = Some(RecordError { place, fault: Fault::Refused(fault) });
        }
        self.source.skip(length + 1);
        self.skip_spaces()?;
        if self.source.peek()? != Some(b']') {
            return Ok(self.refuse(self.source.place(), "a bracket behind the tag"));
        }
        self.source.skip(1);
        Ok(true)
    }
}
