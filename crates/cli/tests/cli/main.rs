//! What a user of the binary sees: output, messages, exit status.

mod bad_input;
mod commands;
mod interrupt;
mod new;
mod perft;
mod plugin;
mod records;
mod start;
mod suite;

use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The binary.
const QUADRILLE: &str = env!("CARGO_BIN_EXE_quadrille");

/// What a run came to.
struct Run {
    status: i32,
    out: String,
    err: String,
}

/// Runs the binary.
fn quadrille(args: &[&str]) -> Run {
    run(Command::new(QUADRILLE).args(args))
}

/// Runs a program whose output is text.
fn run(command: &mut Command) -> Run {
    text_of(command.stdin(Stdio::null()).output().unwrap())
}

/// Takes what a program wrote.
fn text_of(output: Output) -> Run {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    // How far a count is gets told where a machine is slow.
    let told = |line: &&str| !line.contains(" nodes in ") && !line.contains(" MB in ");
    let err = text(output.stderr).split_inclusive('\n').filter(told).collect();
    let run = Run { status: output.status.code().unwrap(), out: text(output.stdout), err };
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run
}

/// Runs the binary with arguments that are good, and returns its output.
fn good(args: &[&str]) -> String {
    let Run { status, out, err } = quadrille(args);
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}: {out}");
    out
}

/// Runs the binary with arguments that are bad, and returns its message.
fn bad(args: &[&str]) -> String {
    let Run { status, out, err } = quadrille(args);
    assert_eq!((status, out.as_str()), (2, ""), "{args:?}: {err}");
    err
}

/// Returns the path of an example's binary.
fn example(name: &str) -> std::path::PathBuf {
    let path = Path::new(QUADRILLE).with_file_name("examples").join(name);
    path.with_extension(std::env::consts::EXE_EXTENSION)
}

/// Writes a file of this test run.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
