//! Counting instructions with valgrind's tool callgrind.

use std::io;
use std::process::Command;

use crate::error::Error;
use crate::name::Name;

/// The program that counts.
const VALGRIND: &str = "valgrind";

/// Its output does not tell a count.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum CallgrindError {
    /// There is no line of it.
    #[error("there is no line `Collected`")]
    NoCount,
    /// The line of it is none.
    #[error("line {line}: `{text}` is no number of instructions")]
    Number {
        /// The number of the line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
}

/// Returns how many instructions a process takes that executes a work, its start included.
pub(crate) fn run(work: Name) -> Result<u64, Error> {
    run_by(VALGRIND, work)
}

/// Counts by a program of this name.
fn run_by(program: &'static str, work: Name) -> Result<u64, Error> {
    let this = std::env::current_exe().map_err(|error| Error::Process { program: "this program", error })?;
    let mut command = Command::new(program);
    // Nothing but what stands here is to change a count: no file and no variable of options.
    command.args(["--command-line-only=yes", "--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let output =
        command.arg(this).args(["--work", &work.to_string()]).output().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Error::NoValgrind(program),
            _ => Error::Process { program, error },
        })?;
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        return Err(Error::Status { work, status: output.status, stderr });
    }
    read(&stderr).map_err(|error| Error::Callgrind { work, error })
}

/// Reads the number of instructions from what callgrind writes at the end: `==1234== Collected : 56789`.
fn read(text: &str) -> Result<u64, CallgrindError> {
    for (number, line) in text.lines().enumerate() {
        let Some((_, count)) = line.split_once("== Collected :") else { continue };
        let wrong = || CallgrindError::Number { line: number + 1, text: count.trim().to_owned() };
        return count.trim().parse().map_err(|_| wrong());
    }
    Err(CallgrindError::NoCount)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "==7== Callgrind, a call-graph generating cache profiler\n==7== \n==7== Events    : Ir\n";

    #[test]
    fn the_count_is_read() {
        assert_eq!(
            read(&format!("{HEAD}==7== Collected : 1234567\n==7== \n==7== I   refs:      1,234,567\n")),
            Ok(1_234_567)
        );
    }

    #[test]
    fn a_wrong_count_is_told_with_its_line() {
        for text in ["", "12x", "-1", "1 2", "99999999999999999999"] {
            let error = CallgrindError::Number { line: 4, text: text.to_owned() };
            assert_eq!(read(&format!("{HEAD}==7== Collected : {text}\n")), Err(error));
        }
    }

    #[test]
    fn a_missing_count_is_told() {
        assert_eq!(read(HEAD), Err(CallgrindError::NoCount));
        assert_eq!(read(""), Err(CallgrindError::NoCount));
    }

    #[test]
    fn without_valgrind_it_is_said_where_it_comes_from() {
        let error = run_by("no-such-valgrind", Name::NOTHING).unwrap_err();
        assert!(matches!(error, Error::NoValgrind(_)));
        assert!(error.to_string().contains("apt install valgrind"), "{error}");
    }
}
