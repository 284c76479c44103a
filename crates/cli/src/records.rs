//! Files of records.

use std::fs;
use std::io::{self, Cursor, Read as _};
use std::path::{Path, PathBuf};

use quadrille::records::Format;
use quadrille::{AnyGame, AnyRecords, Input, find_recorded};

use crate::args::RulesOf;
use crate::error::Error;
use crate::run::Context;

/// The bytes by which a file tells which game it is.
const HEAD: u64 = 1 << 16;

/// A file of records, and the game that it has.
pub(crate) struct File {
    /// Where it is.
    pub(crate) path: PathBuf,
    /// The file.
    pub(crate) input: Input,
    /// Its bytes, if that is known.
    pub(crate) size: Option<u64>,
    /// The game.
    pub(crate) game: Box<dyn AnyGame>,
    /// Whether the user has said which game it is, whatever the tags say.
    pub(crate) any_kind: bool,
}

impl File {
    /// Reads the records.
    pub(crate) fn read(self) -> AnyRecords {
        self.game.records(self.input, self.any_kind)
    }
}

impl Context<'_> {
    /// Opens a file; `-` is the standard input.
    pub(crate) fn records(&self, path: &Path, rules: &RulesOf) -> Result<File, Error> {
        let failed = |error| Error::File { path: path.to_owned(), error };
        let (mut input, size): (Input, _) = if path == Path::new("-") {
            (Box::new(io::stdin()), None)
        } else {
            let file = fs::File::open(path).map_err(failed)?;
            let data = file.metadata().map_err(failed)?;
            (Box::new(file), data.is_file().then_some(data.len()))
        };
        let mut head = Vec::new();
        input.by_ref().take(HEAD).read_to_end(&mut head).map_err(failed)?;
        let game = match &rules.rules {
            Some(name) => self.game(name)?,
            None => {
                let is_pdn = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pdn"));
                let format = if is_pdn { Format::Pdn } else { Format::Pgn };
                let found = find_recorded(self.registry, format, &head);
                found.ok_or_else(|| Error::Unrecorded { path: path.to_owned() })?.session()
            }
        };
        let input = Box::new(Cursor::new(head).chain(input));
        Ok(File { path: path.to_owned(), input, size, game, any_kind: rules.rules.is_some() })
    }
}
