//! Texts that are put together when they are compiled.

/// A text of several parts, as a constant: what was expected, with the letters that a board or a game has.
///
/// What does not fit into its bytes is left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase<const LONGEST: usize = 96> {
    bytes: [u8; LONGEST],
    length: usize,
}

/// A text that tells what is impossible in a declaration.
pub(crate) type Refusal = Phrase<240>;

impl Refusal {
    /// Stops with the text: the compiler, where this is asked in a constant.
    #[track_caller]
    pub(crate) const fn refuse(&self) -> ! {
        panic!("{}", self.as_str())
    }
}

impl<const LONGEST: usize> Phrase<LONGEST> {
    /// Begins with a text.
    pub(crate) const fn of(text: &str) -> Self {
        Self { bytes: [0; LONGEST], length: 0 }.and(text)
    }

    /// Returns the phrase with a text behind it.
    pub(crate) const fn and(mut self, text: &str) -> Self {
        let mut at = 0;
        while at < text.len() && self.length < LONGEST {
            self.bytes[self.length] = text.as_bytes()[at];
            (self.length, at) = (self.length + 1, at + 1);
        }
        self
    }

    /// Returns the phrase with a letter of ASCII behind it.
    pub(crate) const fn and_letter(mut self, letter: u8) -> Self {
        assert!(letter.is_ascii(), "a letter of ASCII is one byte");
        if self.length < LONGEST {
            self.bytes[self.length] = letter;
            self.length += 1;
        }
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

    /// Returns the phrase with a text behind it, quoted as code is.
    pub(crate) const fn and_quoted(self, text: &str) -> Self {
        self.and("`").and(text).and("`")
    }

    /// Returns the phrase with a number behind it.
    pub(crate) const fn and_number(self, number: usize) -> Self {
        let rest = if number < 10 { self } else { self.and_number(number / 10) };
        rest.and_letter(b'0' + (number % 10) as u8)
    }

    /// Returns the phrase with a number of things behind it, by the name of one that takes an `s` for several.
    pub(crate) const fn and_several(self, number: usize, one: &str) -> Self {
        self.and_number(number).and(" ").and(one).and(if number == 1 { "" } else { "s" })
    }

    /// Returns the text.
    pub(crate) const fn as_str(&self) -> &str {
        let bytes = self.bytes.split_at(self.length).0;
        match core::str::from_utf8(bytes) {
            Ok(text) => text,
            // A letter of several bytes that did not fit.
            Err(error) => match core::str::from_utf8(bytes.split_at(error.valid_up_to()).0) {
                Ok(text) => text,
                Err(_) => "",
            },
        }
    }
}
