//! What `--help` tells beyond the options, whichever games there are.

use std::ffi::OsStr;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The exit status.
pub(crate) const STATUS: &str = "\
Exit status:
  0    all is well
  1    a count differs from the one that was published
  2    bad input, reported on stderr; also where a count differs besides
  130  interrupted; what had been counted was printed";

/// How `check` tells what it finds.
pub(crate) const CHECK: &str = "\
A game is broken if its text is no record, a move is not legal, a tag says that it is another game, or what is said of its
result is not the same throughout: by its tag, by what its moves end with, and by the rules, where there is no move in the
last position; `*` agrees with any. An end that leaves moves, by repetition or a clock say, is not held against a result.
Each is reported on stderr with its number, line and column, and where a move is not legal
with the legal ones that are nearest; the others are counted.

Exit status:
  0    all is well
  2    a game is broken, or a file cannot be read
  130  interrupted; what had been checked was counted";

/// The keys of `replay`.
pub(crate) const REPLAY: &str = "\
Keys:
  right, down, space, n    the next ply
  left, up, backspace, p   the ply before
  home, end                the first position, the last
  q, escape                leave

Exit status:
  0    all is well
  2    the game is broken, there is no such game or ply, or the file cannot be read
  130  interrupted";

/// What `convert` writes.
pub(crate) const CONVERT: &str = "\
A JSON object of --to json has: `game`, its number in the file; `rules`, the name of its game; `tags`; `start`, the FEN of
its first position; `moves`, those that were played; `result`; and `movetext`, all of it with comments and variations.

A broken game is reported on stderr and left out.

Exit status:
  0    all is well
  2    a game is broken, or the file cannot be read
  130  interrupted; the games before were written";

/// How a position is given, told where it stands as if it were something else.
pub(crate) const FEN: &str = "a position is given in one argument: --fen 'FEN'";

/// Adds a hint to an error, where it is about a FEN that stands without `--fen`.
pub(crate) fn hinted(mut error: clap::Error, command: Option<&OsStr>) -> clap::Error {
    let takes_fen = command.is_some_and(|command| ["show", "moves", "perft"].iter().any(|name| command == *name));
    if let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg)
        && error.kind() == ErrorKind::UnknownArgument
        && takes_fen
        && !argument.starts_with('-')
    {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(FEN)]));
    }
    error
}
