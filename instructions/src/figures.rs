//! The file of figures: what each work took at the last release.

use std::fmt::Write;
use std::path::Path;

use crate::build::Build;
use crate::error::Error;

/// What stands above the figures.
const HEAD: &str = "\
# How many instructions each work takes, as valgrind counts them, without those of its base. The README says how this file
# is written. Another compiler, and another C library, come to other figures.
";

/// What each work took, and what it was compiled by and for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Figures {
    /// The processor that the works were compiled for.
    pub(crate) cpu: String,
    /// The compiler.
    pub(crate) rustc: String,
    /// The names of the works, with their figures.
    pub(crate) works: Vec<(String, u64)>,
}

/// What is wrong with a file of figures.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum FigureError {
    /// A line is none of a work.
    #[error("line {line}: expected a work and its figure, found `{text}`")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The line.
        text: String,
    },
    /// A work, or a key, stands there twice.
    #[error("line {line}: a second `{name}`")]
    Twice {
        /// The number of the line, from 1.
        line: usize,
        /// Which one.
        name: String,
    },
    /// A line is missing.
    #[error("there is no line `{0}: …`")]
    Missing(&'static str),
}

impl Figures {
    /// Reads the file.
    pub(crate) fn load(path: &Path) -> Result<Self, Error> {
        let text = std::fs::read_to_string(path).map_err(|error| Error::File { path: path.to_owned(), error })?;
        Self::read(&text).map_err(|error| Error::Figures { path: path.to_owned(), error })
    }

    /// Writes the file.
    pub(crate) fn save(&self, path: &Path) -> Result<(), Error> {
        std::fs::write(path, self.text()).map_err(|error| Error::File { path: path.to_owned(), error })
    }

    /// Returns the figure of a work.
    pub(crate) fn of(&self, work: &str) -> Option<u64> {
        self.works.iter().find(|(name, _)| name == work).map(|&(_, figure)| figure)
    }

    /// Refuses a program that was built for another processor.
    pub(crate) fn check_cpu(&self, build: &Build) -> Result<(), Error> {
        if self.cpu != build.cpu {
            return Err(Error::Cpu { built: build.cpu, figures: self.cpu.clone() });
        }
        Ok(())
    }

    /// Reads the text of the file.
    pub(crate) fn read(text: &str) -> Result<Self, FigureError> {
        let (mut cpu, mut rustc) = (None, None);
        let mut works: Vec<(String, u64)> = Vec::new();
        for (line, text) in text.lines().enumerate().map(|(number, line)| (number + 1, line.trim())) {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let twice = |name: &str| FigureError::Twice { line, name: name.to_owned() };
            let key = [("cpu", &mut cpu), ("rustc", &mut rustc)]
                .into_iter()
                .find_map(|(name, place)| Some((name, text.strip_prefix(name)?.strip_prefix(':')?, place)));
            if let Some((name, value, place)) = key {
                if place.replace(value.trim().to_owned()).is_some() {
                    return Err(twice(name));
                }
                continue;
            }
            let parts = text.split_once(' ').and_then(|(name, figure)| Some((name, figure.trim().parse().ok()?)));
            let (name, figure) = parts.ok_or_else(|| FigureError::Line { line, text: text.to_owned() })?;
            if works.iter().any(|(known, _)| known == name) {
                return Err(twice(name));
            }
            works.push((name.to_owned(), figure));
        }
        let cpu = cpu.ok_or(FigureError::Missing("cpu"))?;
        Ok(Self { cpu, rustc: rustc.ok_or(FigureError::Missing("rustc"))?, works })
    }

    /// Returns the text of the file.
    fn text(&self) -> String {
        let mut text = format!("{HEAD}cpu: {}\nrustc: {}\n\n", self.cpu, self.rustc);
        for (name, figure) in &self.works {
            // A `String` takes whatever it is given.
            let _ = writeln!(text, "{name} {figure}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file of this repository.
    const FILE: &str = include_str!("../figures.txt");

    const GOOD: &str = "# a remark\ncpu: x86-64-v3\nrustc: rustc 1.95.0 (a b)\n\nchess-list 12\nataxx-list  3456\n";

    fn good() -> Figures {
        let works = [("chess-list", 12), ("ataxx-list", 3456)].map(|(name, figure)| (name.to_owned(), figure));
        Figures { cpu: "x86-64-v3".to_owned(), rustc: "rustc 1.95.0 (a b)".to_owned(), works: works.to_vec() }
    }

    #[test]
    fn what_is_written_reads_back() {
        assert_eq!(Figures::read(GOOD), Ok(good()));
        assert_eq!(Figures::read(&good().text()), Ok(good()));
        assert_eq!([good().of("ataxx-list"), good().of("ataxx")], [Some(3456), None]);
    }

    #[test]
    fn wrong_lines_are_told_with_their_number() {
        for text in ["chess-play", "chess-play many", "chess-play 1 2", "chess-play -1", "os: linux", "rustc 1.95.0"] {
            let error = FigureError::Line { line: 7, text: text.to_owned() };
            assert_eq!(Figures::read(&format!("{GOOD}{text}\n")), Err(error));
        }
        for (text, name) in [("chess-list 13", "chess-list"), ("cpu: native", "cpu"), ("rustc: 2", "rustc")] {
            let error = FigureError::Twice { line: 7, name: name.to_owned() };
            assert_eq!(Figures::read(&format!("{GOOD}{text}\n")), Err(error));
        }
    }

    #[test]
    fn missing_lines_are_told() {
        assert_eq!(Figures::read(""), Err(FigureError::Missing("cpu")));
        assert_eq!(Figures::read("cpu: x\nchess-list 1\n"), Err(FigureError::Missing("rustc")));
    }

    #[test]
    fn the_file_has_a_figure_of_each_work_and_no_other() {
        let figures = Figures::read(FILE).unwrap();
        let names: Vec<String> = figures.works.iter().map(|(name, _)| name.clone()).collect();
        assert_eq!(names, crate::works::all().map(|work| work.name.to_string()).collect::<Vec<_>>());
        assert_eq!(figures.text(), FILE);
    }
}
