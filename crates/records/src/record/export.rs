//! Writing a record in the form of export.

use std::fmt::{self, Write};

use quadrille_core::fen;
use quadrille_core::{Clocks, Rules, Turn};

use super::{Item, Record, turn_text};
use crate::Format;
use crate::lines::Lines;
use crate::wrap::Wrap;

/// Writes the record in the form of export, with the end of its last line: in a file an empty line comes before the next.
///
/// Variations that are open are ended. Lines are shorter than 80 columns, unless a word is longer, or a comment has a closing
/// brace: it goes on to the end of its line.
///
/// **Source**: PGN Standard, 3.2 and 8; PDN 3.0, where the movetext ends with `*` and the tag `Result` has the result.
impl<R: Rules> fmt::Display for Record<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut movetext = Movetext { out: Wrap::new(f), lines: Lines::<R>::new(self.start), numbered: true };
        for item in &self.items {
            movetext.item(item)?;
        }
        while movetext.lines.depth() > 0 {
            movetext.item(&Item::EndVariation)?;
        }
        movetext.out.word(match Format::of::<R>() {
            Format::Pgn => self.result.text::<R>(),
            Format::Pdn => "*",
        })?;
        movetext.out.end()
    }
}

impl<R: Rules> Record<R> {
    /// Writes the tags.
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags.roster() {
            write_tag(f, name, value)?;
        }
        write_tag(f, "Result", self.result.text::<R>())?;
        let mut held = Vec::new();
        if self.start != R::start() {
            held.push(("FEN", fen::write::<R>(&self.start)));
            held.push(("SetUp", "1".to_owned()));
        }
        if let Some((name, value)) = R::RECORD_TAG.filter(|(name, _)| self.tags.get(name).is_none()) {
            held.push((name, value.to_owned()));
        }
        let held = held.iter().map(|(name, value)| (*name, value.as_str()));
        let mut others: Vec<_> = self.tags.others().chain(held).collect();
        others.sort_unstable();
        others.into_iter().try_for_each(|(name, value)| write_tag(f, name, value))
    }
}

/// Writes a tag.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(letter)?;
    }
    f.write_str("\"]\n")
}

/// Movetext that is being written.
struct Movetext<'f, 'g, R: Rules> {
    out: Wrap<'f, 'g>,
    lines: Lines<R>,
    /// Whether the next turn has its number whoever's it is.
    numbered: bool,
}

impl<R: Rules> Movetext<'_, '_, R> {
    /// Writes an item.
    fn item(&mut self, item: &Item<R>) -> fmt::Result {
        match item {
            Item::Turn(mv) => return self.turn(Some(*mv)),
            Item::NullMove => return self.turn(None),
            // A glyph belongs to the turn: no number is needed behind it.
            Item::Glyph(number) => return self.out.word(&format!("${number}")),
            Item::Comment(text) => self.comment(text)?,
            Item::BeginVariation => {
                self.lines.begin_variation();
                self.out.open()?;
            }
            Item::EndVariation => {
                self.lines.end_variation();
                self.out.close()?;
            }
            Item::SetUp(position) => {
                self.lines.set_up(**position);
                self.out.word(&format!("/{}/", fen::write::<R>(position)))?;
            }
        }
        self.numbered = true;
        Ok(())
    }

    /// Writes a turn, with its number where the first side moves or something stands before it; none is a null move.
    fn turn(&mut self, mv: Option<R::Move>) -> fmt::Result {
        let position = self.lines.position;
        let first = position.turn() == R::start().turn();
        if first || self.numbered {
            self.out.word(&format!("{}{}", position.fullmoves(), if first { "." } else { "..." }))?;
        }
        self.out.word(&turn_text::<R>(&position, mv))?;
        match mv {
            Some(mv) => self.lines.play(mv),
            None => _ = self.lines.null_move(),
        }
        self.numbered = false;
        Ok(())
    }

    /// Writes a comment: in braces, or up to the end of the line where it has a closing brace itself.
    ///
    /// **Source**: PGN Standard, 5.
    fn comment(&mut self, text: &str) -> fmt::Result {
        if text.contains('}') {
            return self.out.line(&format!("; {text}"));
        }
        let text = format!("{{{text}}}");
        let mut rest = text.as_str();
        while let Some(end) = end_of_word(rest) {
            self.out.word(&rest[..end])?;
            rest = &rest[end + 1..];
        }
        self.out.word(rest)
    }
}

/// Returns where the first word of a comment ends behind which a line may end: at the last of its blanks, and not before
/// what would mean something at the beginning of a line.
fn end_of_word(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    (1..bytes.len() - 1).find(|&at| bytes[at] == b' ' && !matches!(bytes[at + 1], b' ' | b'[' | b'%'))
}
