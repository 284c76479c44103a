//! Texts that are put together when they are compiled.

/// A text of several parts, as a constant: what was expected, with the letters that a board or a game has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase {
    bytes: [u8; LONGEST],
    length: usize,
}

/// The bytes that a text has at the most.
const LONGEST: usize = 96;

impl Phrase {
    /// Begins with a text.
    pub(crate) const fn of(text: &str) -> Self {
        Self { bytes: [0; LONGEST], length: 0 }.and(text)
    }

    /// Returns the phrase with a text behind it.
    pub(crate) const fn and(mut self, text: &str) -> Self {
        let mut at = 0;
        while at < text.len() {
            self.bytes[self.length] = text.as_bytes()[at];
            (self.length, at) = (self.length + 1, at + 1);
        }
        self
    }

    /// Returns the phrase with a letter of ASCII behind it.
    pub(crate) const fn and_letter(mut self, letter: u8) -> Self {
        assert!(letter.is_ascii(), "a letter of ASCII is one byte");
        self.bytes[self.length] = letter;
        self.length += 1;
        self
    }

    /// Returns the phrase with letters of ASCII behind it, as [`FenFault`](crate::FenFault) tells them: `` one of `RP` ``.
    pub(crate) const fn and_letters(self, letters: &[u8]) -> Self {
        let mut phrase = self.and(if letters.len() == 1 { "`" } else { "one of `" });
        let mut at = 0;
        while at < letters.len() {
            phrase = phrase.and_letter(letters[at]);
            at += 1;
        }
        phrase.and("`")
    }

    /// Returns the phrase with a number behind it.
    pub(crate) const fn and_number(self, number: usize) -> Self {
        let rest = if number < 10 { self } else { self.and_number(number / 10) };
        rest.and_letter(b'0' + (number % 10) as u8)
    }

    /// Returns the text.
    pub(crate) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => panic!("parts of a text are a text"),
        }
    }
}
