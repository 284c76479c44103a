//! What can be asked on the command line.

use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::{ArgGroup, Parser, Subcommand, ValueEnum, value_parser};
use quadrille::core::{Convention, Perft};

use crate::help;
use crate::new::{self, Like};

/// Board games on one core: perft of all games side by side, boards, moves, FEN, files of games.
#[derive(Parser, Debug)]
#[command(name = "quadrille", version, about, arg_required_else_help = true, after_long_help = help::STATUS)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Count the sequences of moves to a depth; of all games at once, against the published counts
    Perft(PerftArgs),
    /// List the games
    Games,
    /// Write the rules of a game, clause by clause, each with its name and its source
    Rules {
        /// The game, by its name
        game: String,
    },
    /// Write a crate to begin with; only the binary `quadrille` has it: [`NEW`]
    #[command(skip)]
    New(New),
    /// Draw the board of a position
    Show(At),
    /// List the legal moves of a position
    Moves {
        #[command(flatten)]
        at: At,
        #[command(flatten)]
        form: MoveForm,
        /// Write one JSON object: `fen`, and `moves` in the order of their bytes
        #[arg(long)]
        json: bool,
    },
    /// Play the games of files: is every move legal, and the result what the rules say?
    #[command(after_long_help = help::CHECK)]
    Check {
        /// The files; `-` is the standard input
        #[arg(id = "file", required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        #[command(flatten)]
        rules: RulesOf,
        /// Check with so many threads, 1024 at the most; 0 is as many as the machine has
        #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u16).range(0..=MOST_THREADS))]
        threads: u16,
        /// Write a JSON object for each file: `file`, `game`, `games`, `plies`, `variations`, `comments`, `broken`, `bytes`,
        /// `seconds`, `complete`
        #[arg(long)]
        json: bool,
    },
    /// Step through a game of a file, with the board drawn
    #[command(after_long_help = help::REPLAY)]
    Replay {
        /// The file; `-` is the standard input
        file: PathBuf,
        #[command(flatten)]
        rules: RulesOf,
        /// The number of the game in the file
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(1..))]
        game: u64,
        /// Draw the position behind so many plies and no other; without it the keys step through where there is a
        /// terminal, else the last position is drawn
        #[arg(long, value_name = "N")]
        ply: Option<usize>,
    },
    /// Write the games of a file in another form
    #[command(after_long_help = help::CONVERT)]
    Convert {
        /// The file; `-` is the standard input
        file: PathBuf,
        #[command(flatten)]
        rules: RulesOf,
        /// What to write
        #[arg(long, value_enum)]
        to: Form,
    },
    /// Write a FEN in its canonical form
    Fen {
        /// Refuse a position that no game can have led to
        #[arg(long)]
        strict: bool,
        /// The game
        #[arg(index = 1)]
        game: String,
        /// The FEN, or `start`, in one argument or several; options stand before it
        #[arg(index = 2, required = true, num_args = 1.., trailing_var_arg = true, allow_hyphen_values = true)]
        fen: Vec<String>,
    },
}

/// The name of the command that the binary `quadrille` alone has.
pub(crate) const NEW: &str = "new";

/// What is to be written to begin with.
#[derive(clap::Args, Debug)]
pub(crate) struct New {
    /// The name of the game, of the crate and of its folder
    #[arg(value_parser = new::name)]
    pub(crate) name: String,
    /// Which game it begins as
    #[arg(long, value_enum)]
    pub(crate) like: Like,
    /// Take Quadrille's crates from a checkout of its repository, not from where crates are published
    #[arg(long, value_name = "FOLDER")]
    pub(crate) path: Option<PathBuf>,
}

/// By which rules to read records.
#[derive(clap::Args, Debug)]
pub(crate) struct RulesOf {
    /// The game, whatever tags say; without it, the tag GameType or Variant of the first game tells it
    #[arg(long, value_name = "GAME")]
    pub(crate) rules: Option<String>,
}

/// A form of records.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// Records, in the form of export
    Record,
    /// The FEN of each position of each game, one a line; an empty line behind each game
    Fen,
    /// A JSON object a line for each game
    Json,
}

/// A position of a game.
#[derive(clap::Args, Debug)]
pub(crate) struct At {
    /// The game
    pub(crate) game: String,
    /// The position: a FEN in one argument, or `start`, which it is without this
    #[arg(long, allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
    /// Play these moves first, in one argument, with blanks between
    #[arg(long, allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    /// Refuse a position that no game can have led to
    #[arg(long)]
    pub(crate) strict: bool,
}

/// How to write moves; at most one of these.
#[derive(clap::Args, Clone, Copy, Debug)]
#[group(multiple = false)]
pub(crate) struct MoveForm {
    /// Write moves with all that can be said of each: a capture with its whole path
    #[arg(long)]
    pub(crate) full: bool,
    /// Write moves as records of games have them, in SAN where the game has that
    #[arg(long)]
    pub(crate) san: bool,
}

/// What to count, and how.
#[derive(clap::Args, Debug)]
#[command(group = ArgGroup::new("subject").args(["game", "suite"]))]
pub(crate) struct PerftArgs {
    /// The game; without one, all games are held against the published counts
    pub(crate) game: Option<String>,
    /// The position: a FEN in one argument, or `start`, which it is without this
    #[arg(long, allow_hyphen_values = true, requires = "game", conflicts_with = "suite")]
    pub(crate) fen: Option<String>,
    /// Play these moves first, in one argument, with blanks between
    #[arg(long, allow_hyphen_values = true, requires = "game", conflicts_with = "suite")]
    pub(crate) moves: Option<String>,
    /// Refuse a position that no game can have led to
    #[arg(long, requires = "subject")]
    pub(crate) strict: bool,
    #[command(flatten)]
    pub(crate) what: What,
    #[command(flatten)]
    pub(crate) means: Means,
    /// Hold a file of positions and counts against the generators; --help tells what is in it
    #[arg(long, value_name = "FILE")]
    pub(crate) suite: Option<PathBuf>,
    /// With --suite: leave out the counts that are larger than this
    #[arg(long, value_name = "N", requires = "suite", conflicts_with = "game")]
    pub(crate) max_nodes: Option<u128>,
}

/// What to count in one position, and how to write it.
#[derive(clap::Args, Debug)]
pub(crate) struct What {
    /// The depth in plies; without it, the first that has a million sequences. With --suite: leave out what is deeper
    #[arg(long, short, value_name = "N", requires = "subject")]
    pub(crate) depth: Option<u32>,
    /// Count behind each move
    #[arg(long, requires = "game", conflicts_with = "suite")]
    pub(crate) divide: bool,
    /// What counts as one move, where a capture can be made in several ways
    #[arg(long, value_enum, default_value_t, requires = "game", conflicts_with = "suite")]
    pub(crate) count: Count,
    /// Write one JSON object: `game`, `fen`, `depth`, `count`, `nodes`, `seconds`, and with --divide `moves`; where it was
    /// interrupted, `complete` is false and `moves` has those alone that were counted to their end
    #[arg(long, requires = "game", conflicts_with = "suite")]
    pub(crate) json: bool,
}

/// What counts as one move.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Count {
    /// From, to, and the set of captured pieces
    #[default]
    Unique,
    /// Each order in which the pieces are captured
    Orders,
    /// Each sequence of landing squares
    Paths,
}

impl From<Count> for Convention {
    fn from(count: Count) -> Self {
        match count {
            Count::Unique => Self::Unique,
            Count::Orders => Self::Orders,
            Count::Paths => Self::Paths,
        }
    }
}

/// The largest table, in MiB: more than that is a slip of the pen.
const MOST_MIB: i64 = 1 << 20;
/// The most threads.
const MOST_THREADS: i64 = 1024;

/// By which means to count; they never change the number.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct Means {
    /// Play the last ply too, instead of only counting its moves
    #[arg(long)]
    no_bulk: bool,
    /// Keep counts in a table of this size: 0 is none, 1048576 (1 TiB) the most
    #[arg(long, value_name = "MIB", default_value_t = 0, value_parser = value_parser!(u32).range(0..=MOST_MIB))]
    hash: u32,
    /// Count with so many threads, 1024 at the most; 0 is as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(0..=MOST_THREADS))]
    threads: u16,
}

/// Returns a number of threads: for 0 as many as the machine has.
pub(crate) fn threads(number: u16) -> usize {
    match number {
        0 => available_parallelism().map_or(1, usize::from),
        number => number.into(),
    }
}

impl Means {
    /// Returns the options of a count.
    pub(crate) fn count(&self, depth: u32, convention: Convention) -> Perft {
        let bytes = usize::try_from(u64::from(self.hash) << 20).unwrap_or(usize::MAX);
        let threads = threads(self.threads);
        Perft::new(depth).convention(convention).bulk(!self.no_bulk).hash(bytes).threads(threads)
    }
}
