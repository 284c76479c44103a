//! Text that may not be UTF-8.

use std::borrow::Cow;

/// What a file says in its own words: the value of a tag, a comment.
///
/// New files are written in UTF-8, old ones in ISO 8859-1, byte for character, as the standard of PGN has it.
///
/// **Source**: PGN Standard, 4.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text<'a> {
    bytes: &'a [u8],
    /// Whether a backslash stands before a quotation mark or another backslash.
    escapes: bool,
}

impl<'a> Text<'a> {
    /// Text as it is.
    pub fn plain(bytes: &'a [u8]) -> Self {
        Self { bytes, escapes: false }
    }

    /// The value of a tag, between its quotation marks.
    pub fn quoted(bytes: &'a [u8]) -> Self {
        Self { bytes, escapes: true }
    }

    /// Returns the bytes of the file.
    pub fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// Returns what they say; without a copy if they are UTF-8 and nothing is escaped.
    ///
    /// # Examples
    ///
    /// ```
    /// use quadrille_records::Text;
    ///
    /// assert_eq!(Text::plain("Zürich".as_bytes()).read(), "Zürich");
    /// assert_eq!(Text::plain(b"Z\xFCrich").read(), "Zürich");
    /// assert_eq!(Text::quoted(br#"a \"b\" \\ c"#).read(), r#"a "b" \ c"#);
    /// ```
    pub fn read(self) -> Cow<'a, str> {
        let text = match std::str::from_utf8(self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.bytes.iter().copied().map(char::from).collect()),
        };
        if !self.escapes || !text.contains('\\') {
            return text;
        }
        let mut read = String::with_capacity(text.len());
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            let next = letters.as_str().chars().next();
            let escaped = (letter == '\\').then_some(next).flatten().filter(|next| matches!(next, '\\' | '"'));
            if escaped.is_some() {
                letters.next();
            }
            read.push(escaped.unwrap_or(letter));
        }
        Cow::Owned(read)
    }
}
