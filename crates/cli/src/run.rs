//! From the arguments to the exit status.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use anstream::ColorChoice;
use clap::error::ErrorKind;
use clap::{Args as _, CommandFactory as _, FromArgMatches as _};
use quadrille::Variant;

use crate::args::{Args, At, Command, NEW, New, PerftArgs};
use crate::error::Error;
use crate::position::START;
use crate::suite::Limits;
use crate::told::told;
use crate::{check, convert, fen, games, help, moves, new, perft, replay, report, rules, show, suite, table};

/// How a command ended that had good input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// All is well.
    Good,
    /// A count differs from the published one.
    Differs,
    /// Some of the input was bad, and has been reported.
    BadInput,
    /// The user has interrupted it.
    Interrupted,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Good => 0,
            Status::Differs => 1,
            Status::BadInput => 2,
            Status::Interrupted => 130,
        })
    }
}

/// Where a command writes, and which games it knows.
pub(crate) struct Context<'a> {
    /// The games.
    pub(crate) registry: &'a [Variant],
    /// Results.
    pub(crate) out: &'a mut dyn Write,
    /// Warnings and errors.
    pub(crate) err: &'a mut dyn Write,
    /// Whether results keep their colors.
    pub(crate) colored: bool,
    /// How the command ends where nobody reads the rest of its results: by what it has found till then.
    pub(crate) found: Status,
}

/// Runs the command line with the arguments of the process, over the games of a registry.
///
/// It reads and writes the process's standard streams, and takes over its Ctrl-C while it counts. See the
/// [crate](crate) for the exit status.
pub fn run(registry: &[Variant]) -> ExitCode {
    answer(registry, false)
}

/// Runs the command line of the binary `quadrille`: that of [`run`] over the games of this repository, and with the
/// command `new`, which writes a crate to begin a game with.
#[cfg(feature = "games")]
pub fn run_quadrille() -> ExitCode {
    answer(quadrille::GAMES, true)
}

/// Runs the command line; with the command `new`, if it `begins` games.
fn answer(registry: &[Variant], begins: bool) -> ExitCode {
    let given: Vec<_> = std::env::args_os().collect();
    let program = given.first().and_then(|path| Path::new(path).file_name());
    let program = program.map_or("quadrille".into(), |name| name.to_string_lossy().into_owned());
    let (mut out, mut err) = (anstream::stdout(), anstream::stderr());
    let sound = with_a_start(registry, &mut err);
    let found = if sound.len() < registry.len() { Status::BadInput } else { Status::Good };
    let asked = match (Line { registry, sound: &sound, begins, program: &program }).read(given) {
        Ok(asked) => asked,
        Err(error) => {
            // There is nobody left to tell where the stream is closed.
            let error = help::hinted(error, std::env::args_os().nth(1).as_deref());
            let _ = error.print();
            return if error.use_stderr() { Status::BadInput } else { found }.into();
        }
    };
    // Whichever game is meant, a session of one without a start cannot begin; the others can be listed.
    if found != Status::Good && !matches!(asked, Command::Games) {
        return found.into();
    }
    let colored = out.current_choice() != ColorChoice::Never;
    let mut context = Context { registry: &sound, out: &mut out, err: &mut err, colored, found };
    let result = command(&mut context, asked).and_then(|status| {
        context.out.flush()?;
        Ok(status)
    });
    match result {
        Ok(status) => status.into(),
        // A reader that has seen enough is no fault, and takes none away.
        Err(Error::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => context.found.into(),
        Err(error) => {
            let _ = report::error(context.err, &error);
            Status::BadInput.into()
        }
    }
}

/// Returns the games of a registry whose start is a position; tells of the others.
fn with_a_start(registry: &[Variant], err: &mut dyn Write) -> Vec<Variant> {
    let has_a_start = |game: &&Variant| match game.check_start() {
        Ok(()) => true,
        Err(errors) => {
            // Nobody reads it, and the status says so all the same.
            let _ = report::start(err, game, &errors);
            false
        }
    };
    registry.iter().filter(has_a_start).copied().collect()
}

/// What `--version` tells behind the name of a program that is not the binary `quadrille`.
const ON_QUADRILLE: &str = concat!("on quadrille ", env!("CARGO_PKG_VERSION"));

/// A command line.
#[derive(Clone, Copy)]
struct Line<'a> {
    registry: &'a [Variant],
    /// The games of which sessions can begin.
    sound: &'a [Variant],
    /// Whether it has the command `new`.
    begins: bool,
    /// The name of the program.
    program: &'a str,
}

impl Line<'_> {
    /// Reads the arguments; where there is one game, it is meant where none is named.
    fn read(self, given: Vec<OsString>) -> Result<Command, clap::Error> {
        if let [only] = self.registry
            && let Some(place) = place_of_game(&given, only.name())
        {
            let mut named = given.clone();
            named.insert(place, only.name().into());
            match read(self.commands(), &named) {
                Ok(asked) => return Ok(asked),
                // What is missing besides.
                Err(error) if error.kind() == ErrorKind::MissingRequiredArgument => return Err(error),
                // Where it does not fit, such as in a question for help, what was given is read as it is.
                Err(_) => {}
            }
        }
        read(self.commands(), &given).or_else(|error| match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                read(told(self.commands(), self.sound, self.program), &given)
            }
            _ => Err(error),
        })
    }

    /// Returns the commands; where there is one game, it is what those default to that ask for one.
    fn commands(self) -> clap::Command {
        let mut commands = Args::command();
        if self.begins {
            let about = "Write a crate with a game of your own to begin with: its rules, its tests, its command line";
            commands = commands.subcommand(New::augment_args(clap::Command::new(NEW)).about(about));
        }
        if !self.begins {
            // It is the author's program, whose version nobody has told.
            commands = commands.display_name(format!("{},", self.program)).version(ON_QUADRILLE);
        }
        let [only] = self.registry else { return commands };
        let meant = |game: clap::Arg| game.required(false).default_value(only.name());
        let commands = ["show", "moves", "rules"]
            .into_iter()
            .fold(commands, |commands, name| commands.mut_subcommand(name, |command| command.mut_arg("game", meant)));
        // These are given the name before, and tell of it here.
        let told = |game: clap::Arg| game.help(format!("The game [default: {}]", only.name()));
        commands.mut_subcommand("perft", |perft| perft.mut_arg("game", told)).mut_subcommand("fen", |fen| {
            fen.mut_arg("game", told).override_usage(format!("{} fen [OPTIONS] [GAME] <FEN>...", self.program))
        })
    }
}

/// Reads arguments.
fn read(commands: clap::Command, given: &[OsString]) -> Result<Command, clap::Error> {
    let matches = commands.try_get_matches_from(given)?;
    match matches.subcommand() {
        Some((NEW, asked)) => New::from_arg_matches(asked).map(Command::New),
        _ => Args::from_arg_matches(&matches).map(|args| args.command),
    }
}

/// Returns where the name of the only game may stand, of the commands that mean something else without one: `perft`, whose
/// other arguments ask for it, and `fen`, behind whose game all is the FEN.
fn place_of_game(given: &[OsString], name: &str) -> Option<usize> {
    match given.get(1)?.to_str()? {
        "perft" => Some(2),
        "fen" => {
            let Some(place) = (2..given.len()).find(|&place| given[place] != "--strict") else {
                return Some(given.len());
            };
            let text = given[place].to_str()?;
            let is_name = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
            // Another name than that of the game is told to be none, where a FEN follows; alone it is read as one.
            let alone = place + 1 == given.len() && !text.starts_with('-');
            (text != name && (text == START || alone) || !text.chars().all(is_name)).then_some(place)
        }
        _ => None,
    }
}

/// Runs a command.
fn command(context: &mut Context<'_>, command: Command) -> Result<Status, Error> {
    match command {
        Command::Perft(PerftArgs { suite: Some(path), max_nodes, means, strict, what, .. }) => {
            suite::run(context, &path, Limits { depth: what.depth, nodes: max_nodes }, means, strict)
        }
        Command::Perft(PerftArgs { game: Some(game), fen, moves, strict, means, what, .. }) => {
            let game = context.position_at(&At { game, fen, moves, strict })?;
            perft::run(context, &*game, means, &what)
        }
        Command::Perft(PerftArgs { means, .. }) => table::run(context, means),
        Command::Games => games::run(context),
        Command::Rules { game } => {
            let game = context.position(&game, None, false)?;
            rules::run(context, &*game)
        }
        Command::New(New { name, like, path }) => new::run(context, &name, like, path.as_deref()),
        Command::Show(at) => {
            let game = context.position_at(&at)?;
            show::run(context, &*game)
        }
        Command::Moves { at, form, json } => {
            let game = context.position_at(&at)?;
            moves::run(context, &*game, form, json)
        }
        Command::Check { files, rules, threads, json } => check::run(context, &files, &rules, threads, json),
        Command::Replay { file, rules, game, ply } => replay::run(context, &file, &rules, game, ply),
        Command::Convert { file, rules, to } => convert::run(context, &file, &rules, to),
        Command::Fen { strict, game, fen } => {
            let game = context.position(&game, Some(&fen.join(" ")), strict)?;
            fen::run(context, &*game)
        }
    }
}
