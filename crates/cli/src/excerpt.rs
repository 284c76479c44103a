//! A place in a text, shown with a caret under it.

use unicode_width::UnicodeWidthChar as _;

/// A text as one line of a terminal, and the column of a place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Excerpt {
    /// The line: no tab, nothing that steers a terminal, no more than [`WIDTH`] columns.
    pub(crate) line: String,
    /// The column under which the caret goes, from 0.
    pub(crate) column: usize,
}

/// The columns that a line takes at most.
const WIDTH: usize = 100;
/// The columns that are kept before a place far from the start.
const BEFORE: usize = 60;
/// What stands for text that was left out.
const LEFT_OUT: char = '…';

impl Excerpt {
    /// Shows the place of a byte, from 0; a byte beyond the end is the end.
    pub(crate) fn of(text: &str, byte: usize) -> Self {
        let before = signs_before(text, byte);
        let signs: Vec<(char, usize)> = text.chars().map(printable).collect();

        let (mut line, mut start, mut column) = (String::new(), before, 0);
        for (_, width) in signs[..before].iter().rev() {
            if column + width > BEFORE {
                break;
            }
            column += width;
            start -= 1;
        }
        if start > 0 {
            line.push(LEFT_OUT);
            column += 1;
        }
        let mut room = WIDTH - usize::from(start > 0);
        for (i, &(sign, width)) in signs.iter().enumerate().skip(start) {
            let more = usize::from(i + 1 < signs.len());
            if width + more > room {
                line.push(LEFT_OUT);
                break;
            }
            line.push(sign);
            room -= width;
        }
        Self { line, column }
    }
}

/// Returns the number of signs before a byte, from 0.
pub(crate) fn signs_before(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|(at, sign)| at + sign.len_utf8() <= byte).count()
}

/// Returns what is shown of a sign, and the columns that it takes.
fn printable(sign: char) -> (char, usize) {
    match sign {
        '\t' => (' ', 1),
        // They turn the direction of the text around, and the caret would be under another place.
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => (char::REPLACEMENT_CHARACTER, 1),
        _ => sign.width().map_or((char::REPLACEMENT_CHARACTER, 1), |width| (sign, width)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, byte: usize) -> (String, usize) {
        let Excerpt { line, column } = Excerpt::of(text, byte);
        (line, column)
    }

    #[test]
    fn columns_are_those_of_the_display() {
        assert_eq!(shown("", 0), (String::new(), 0));
        assert_eq!(shown("abc", 1), ("abc".into(), 1));
        assert_eq!(shown("abc", 9), ("abc".into(), 3));
        assert_eq!(shown("éb", 2), ("éb".into(), 1));
        assert_eq!(shown("éb", 1), ("éb".into(), 0));
        assert_eq!(shown("馬b", 3), ("馬b".into(), 2));
        assert_eq!(shown("e\u{301}b", 3), ("e\u{301}b".into(), 1));
        assert_eq!(shown("a\tb", 2), ("a b".into(), 2));
        assert_eq!(shown("a\x1b[31mb\n", 6), ("a\u{fffd}[31mb\u{fffd}".into(), 6));
        assert_eq!(shown("\u{202e}b", 3), ("\u{fffd}b".into(), 1));
    }

    #[test]
    fn long_text_is_cut_around_the_place() {
        let text = format!("{}X{}", "a".repeat(500), "b".repeat(500));
        let (line, column) = shown(&text, 500);
        assert_eq!(line.chars().nth(column), Some('X'));
        assert_eq!((line.chars().next(), line.chars().last()), (Some('…'), Some('…')));
        assert_eq!(line.chars().count(), WIDTH);

        let (line, column) = shown(&text, 0);
        assert_eq!((line.chars().count(), column), (WIDTH, 0));
        let (line, column) = shown(&text, text.len());
        assert_eq!((line.chars().last(), column), (Some('b'), line.chars().count()));
        assert_eq!(shown(&"a".repeat(WIDTH), 0).0, "a".repeat(WIDTH));
    }

    /// To look at each sign once is enough: a file may be one long line.
    #[test]
    fn a_text_of_any_length_is_shown() {
        let text = "a".repeat(600_000);
        assert_eq!(shown(&text, text.len()).1, BEFORE + 1);
        assert_eq!(shown(&text, text.len() / 2).1, BEFORE + 1);
    }
}
