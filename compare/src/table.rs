//! A table as text.

use std::io::{self, Write};

/// How the cells of a column are aligned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    /// To the left, as words are.
    Left,
    /// To the right, as numbers are.
    Right,
}

/// Rows of cells below a head.
#[derive(Debug)]
pub(crate) struct Table<const COLUMNS: usize> {
    /// What the columns are called.
    pub(crate) head: [(&'static str, Align); COLUMNS],
    /// The cells.
    pub(crate) rows: Vec<[String; COLUMNS]>,
}

impl<const COLUMNS: usize> Table<COLUMNS> {
    /// Writes it in columns for the terminal, as wide as these.
    pub(crate) fn write_text(&self, widths: &[usize; COLUMNS], out: &mut dyn Write) -> io::Result<()> {
        let head = self.head.map(|(name, _)| name.to_owned());
        for row in std::iter::once(&head).chain(&self.rows) {
            let mut line = String::new();
            for ((cell, width), (_, align)) in row.iter().zip(widths).zip(self.head) {
                line += &match align {
                    Align::Left => format!("{cell:width$}  "),
                    Align::Right => format!("{cell:>width$}  "),
                };
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// Writes it as Markdown.
    pub(crate) fn write_markdown(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "| {} |", self.head.map(|(name, _)| name).join(" | "))?;
        let rules = self.head.map(|(_, align)| if align == Align::Right { "---:" } else { "---" });
        writeln!(out, "| {} |", rules.join(" | "))?;
        for row in &self.rows {
            writeln!(out, "| {} |", row.join(" | "))?;
        }
        Ok(())
    }

    /// Returns how wide each column is.
    pub(crate) fn widths(&self) -> [usize; COLUMNS] {
        std::array::from_fn(|column| {
            let cells = self.rows.iter().map(|row| row[column].chars().count());
            cells.chain([self.head[column].0.chars().count()]).max().unwrap_or(0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table<2> {
        let rows = [["chess", "1"], ["go", "123"]].map(|row| row.map(str::to_owned)).to_vec();
        Table { head: [("game", Align::Left), ("n", Align::Right)], rows }
    }

    #[test]
    fn text_is_aligned() {
        let mut text = Vec::new();
        table().write_text(&table().widths(), &mut text).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), "game     n\nchess    1\ngo     123\n");
    }

    #[test]
    fn markdown_has_a_rule() {
        let mut text = Vec::new();
        table().write_markdown(&mut text).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), "| game | n |\n| --- | ---: |\n| chess | 1 |\n| go | 123 |\n");
    }
}
