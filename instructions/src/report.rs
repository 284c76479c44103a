//! What has come of a run.

use std::io::{self, Write};

use crate::build::Build;
use crate::figures::Figures;
use crate::name::Name;
use crate::number::grouped;

/// How far a work may be above its figure, in parts of a hundred.
const TOLERANCE: u64 = 2;

/// A work that was counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// Its name.
    pub(crate) work: Name,
    /// What it took.
    pub(crate) instructions: u64,
    /// What it took at the last release.
    pub(crate) figure: Option<u64>,
}

/// All that is said of a run.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    /// How this program was built.
    pub(crate) build: &'a Build,
    /// The figures, unless they are written anew.
    pub(crate) figures: Option<&'a Figures>,
    /// The works.
    pub(crate) rows: &'a [Row],
}

impl Row {
    /// Returns whether it takes more than its figure allows; without a figure nothing is allowed.
    fn is_above(&self) -> bool {
        let allowed = self.figure.map_or(0, |figure| u128::from(figure) * u128::from(100 + TOLERANCE));
        u128::from(self.instructions) * 100 > allowed
    }

    /// Returns what it takes through its figure.
    fn ratio(&self) -> Option<f64> {
        self.figure.filter(|&figure| figure > 0).map(|figure| self.instructions as f64 / figure as f64)
    }
}

impl Report<'_> {
    /// Returns whether the figures are of this compiler: what another one makes of the code is no fault of the code.
    fn is_comparable(&self) -> bool {
        self.figures.is_some_and(|figures| figures.rustc == self.build.rustc)
    }

    /// Returns whether a work takes more than its figure allows.
    pub(crate) fn has_failed(&self) -> bool {
        self.is_comparable() && self.rows.iter().any(Row::is_above)
    }

    /// Writes the table, and what is to be said of it.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{:<26} {:>15} {:>15} {:>7}", "work", "instructions", "figure", "ratio")?;
        for row in self.rows {
            let figure = row.figure.map_or_else(|| "–".to_owned(), grouped);
            let ratio = row.ratio().map_or_else(|| "–".to_owned(), |ratio| format!("{ratio:.4}"));
            let mark = if self.is_comparable() && row.is_above() { "  above" } else { "" };
            writeln!(
                out,
                "{:<26} {:>15} {figure:>15} {ratio:>7}{mark}",
                row.work.to_string(),
                grouped(row.instructions)
            )?;
        }
        writeln!(out, "\nBuilt for {} by {}.", self.build.cpu, self.build.rustc)?;
        if let Some(figures) = self.figures.filter(|_| !self.is_comparable()) {
            writeln!(out, "warning: the figures are those of {}: no ratio is held against the code.", figures.rustc)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn row(instructions: u64, figure: Option<u64>) -> Row {
        Row { work: Name::NOTHING, instructions, figure }
    }

    fn figures(rustc: &str) -> Figures {
        Figures { cpu: Build::this().cpu.to_owned(), rustc: rustc.to_owned(), works: Vec::new() }
    }

    #[test]
    fn two_in_a_hundred_are_allowed() {
        let above = [(980, 1000), (1020, 1000), (1021, 1000), (1, 0), (0, 0)];
        assert_eq!(above.map(|(now, then)| row(now, Some(then)).is_above()), [false, false, true, true, false]);
        assert!(row(1000, None).is_above());
    }

    #[test]
    fn a_work_above_its_figure_fails() {
        let (build, figures) = (Build::this(), figures(Build::this().rustc));
        let failed = |rows: &[Row]| Report { build: &build, figures: Some(&figures), rows }.has_failed();
        assert!(!failed(&[row(1000, Some(1000))]));
        assert!(failed(&[row(1000, Some(1000)), row(1021, Some(1000))]));
        assert!(failed(&[row(1000, None)]));
    }

    #[test]
    fn another_compiler_warns_and_does_not_fail() {
        let (build, figures) = (Build::this(), figures("rustc 0.1.0"));
        let report = Report { build: &build, figures: Some(&figures), rows: &[row(2000, Some(1000))] };
        assert!(!report.has_failed());
        let mut text = Vec::new();
        report.write(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("warning: the figures are those of rustc 0.1.0"), "{text}");
        assert!(text.contains("2,000           1,000  2.0000\n"), "{text}");
    }
}
