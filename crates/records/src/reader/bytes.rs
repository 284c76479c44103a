//! What single bytes mean, and where what they enclose ends.

use crate::tags::is_of_name;

/// Returns whether a byte ends a word: a blank, or a sign with a meaning of its own.
#[inline]
pub(super) fn ends_word(byte: u8) -> bool {
    const ENDS: [bool; 256] = {
        let (mut table, signs) = ([false; 256], b"{}()[];$!?*<>\"");
        let mut at = 0;
        while at <= b' ' as usize {
            table[at] = true;
            at += 1;
        }
        at = 0;
        while at < signs.len() {
            table[signs[at] as usize] = true;
            at += 1;
        }
        table
    };
    ENDS[usize::from(byte)]
}

/// Returns the name and the value of a tag that has a line of its own and nothing escaped, and the bytes of the line.
pub(super) fn plain_tag(text: &[u8]) -> Option<(&str, &[u8], usize)> {
    let name = text.strip_prefix(b"[")?;
    let name = &name[..name.iter().position(|&byte| !is_of_name(byte)).filter(|&length| length > 0)?];
    let start = name.len() + 3;
    let value = text.get(start..).filter(|_| text[start - 2..].starts_with(b" \""))?;
    let value = &value[..memchr::memchr3(b'"', b'\\', b'\n', value)?];
    let line = match text[start + value.len()..] {
        [b'"', b']', b'\n', ..] => start + value.len() + 2,
        [b'"', b']', b'\r', b'\n', ..] => start + value.len() + 3,
        _ => return None,
    };
    str::from_utf8(name).ok().map(|name| (name, value, line))
}

/// Returns where the value of a tag ends: at a quotation mark without a backslash before it, or with the line.
pub(super) fn end_of_value(bytes: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        at += memchr::memchr3(b'"', b'\\', b'\n', &bytes[at..])?;
        if bytes[at] != b'\\' {
            return Some(at);
        }
        at += if matches!(bytes.get(at + 1)?, b'"' | b'\\') { 2 } else { 1 };
    }
}

/// Returns where a line begins in a comment that looks like the tag of another game: the comment was not closed.
pub(super) fn line_of_tag(comment: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'[', comment).find(|&at| {
        let name = comment[at + 1..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
        at > 0 && comment[at - 1] == b'\n' && name > 0 && comment[at + 1 + name..].starts_with(b" \"")
    })
}
