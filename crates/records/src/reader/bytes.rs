//! What single bytes mean, and where what they enclose ends.

/// Returns whether a byte ends a word: a blank, or a sign with a meaning of its own.
#[inline]
pub(super) fn ends_word(byte: u8) -> bool {
    const ENDS: [bool; 256] = table(true, b"{}()[];$!?*<>\"");
    ENDS[usize::from(byte)]
}

/// Returns whether a byte can end a game, or begins what can hold such a byte.
#[inline]
pub(super) fn stops_skimming(byte: u8) -> bool {
    const STOPS: [bool; 256] = table(false, b"\n-*{;()");
    STOPS[usize::from(byte)]
}

/// Returns of each byte whether it is among some signs, or a blank where blanks are.
const fn table(blanks: bool, signs: &[u8]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut i = 0;
    while blanks && i <= b' ' as usize {
        table[i] = true;
        i += 1;
    }
    i = 0;
    while i < signs.len() {
        table[signs[i] as usize] = true;
        i += 1;
    }
    table
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
