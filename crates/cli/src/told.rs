//! What `--help` tells of the games that there are.

use clap::{Arg, Command};
use quadrille::core::Perft;
use quadrille::records::Format;
use quadrille::{AnyGame, Variant, find_recorded};

/// Returns the commands of a program, with what their help tells of the games.
///
/// Sessions of them are begun, and one of them is counted: that is for those alone who ask for help.
pub(crate) fn told(commands: Command, registry: &[Variant], program: &str) -> Command {
    let sessions: Vec<_> = registry.iter().map(Variant::session).collect();
    let Some(first) = sessions.first() else { return commands };
    let mut conventions = Vec::new();
    for convention in sessions.iter().flat_map(|game| game.conventions()) {
        if !conventions.contains(convention) {
            conventions.push(*convention);
        }
    }
    let names: Vec<_> = conventions.iter().map(|convention| format!("`{}`", convention.name())).collect();
    let only = registry.len() == 1;
    let commands = if only {
        commands.about(format!("{}: perft, boards, moves, FEN, files of games", first.title()))
    } else {
        commands
    };
    let commands = commands
        .mut_subcommand("perft", |perft| {
            let perft = perft.after_long_help(of_perft(&**first, &any_of(&names)));
            // There is nothing to choose.
            let perft = perft.mut_arg("count", |count| count.hide(names.len() == 1));
            if only { perft.about("Count the sequences of moves to a depth") } else { perft }
        })
        .mut_subcommand("fen", |fen| {
            let fen = fen.after_long_help(of_fen(&**first, only, program));
            // Nothing is read by it but the question for help.
            if only { fen.allow_missing_positional(true).mut_arg("game", |game| game.required(false)) } else { fen }
        });
    let forms = [Format::Pgn, Format::Pdn].map(|form| sessions.iter().any(|game| game.record_format() == form));
    let forms = match forms {
        [true, true] => "PGN or PDN",
        [_, false] => "PGN",
        [false, true] => "PDN",
    };
    let rules = of_rules(registry);
    ["check", "replay", "convert"].into_iter().fold(commands, |commands, name| {
        let files = if name == "check" { "The files" } else { "The file" };
        let file = |file: Arg| file.help(format!("{files}: {forms}; `-` is the standard input"));
        commands.mut_subcommand(name, |command| {
            command.mut_arg("file", file).mut_arg("rules", |arg| arg.help(rules.clone()))
        })
    })
}

/// Returns one of some words or another.
fn any_of(words: &[String]) -> String {
    match words {
        [before @ .., last] if !before.is_empty() => format!("{} or {last}", before.join(", ")),
        _ => words.concat(),
    }
}

/// Tells how a file of `--suite` is written, on a game, and the exit status.
fn of_perft(game: &dyn AnyGame, conventions: &str) -> String {
    let nodes = |depth| game.perft(&Perft::new(depth), &()).map_or(0, |counted| counted.nodes);
    let (name, fen, [one, two]) = (game.name(), game.start_fen(), [1, 2].map(nodes));
    format!(
        "\
A FILE of --suite has a position on each line, with a count for each depth:

  # a comment
  game: {name}
  source: who published the counts below
  count: unique
  {fen} ;D1 {one}
  start ;D1 {one} ;D2 {two}

A position is a FEN of the game above it, or the word `start`. `source:` and `count:` may be left out; `count:` is
{conventions}. They hold until the next of their kind, and a new `game:` counts `unique` again.

A line that cannot be read is reported, and the others are counted.

A count that takes long tells how far it is: by a bar on stderr, or by a line every ten seconds where that is no terminal.

Exit status:
  0    all is well
  1    a count differs from the one that was published
  2    bad input, reported on stderr: a line that cannot be read, or no counts at all; also where a count differs besides
  130  interrupted; what had been counted was printed"
    )
}

/// Tells the order of the arguments of `fen`, on a game.
fn of_fen(game: &dyn AnyGame, only: bool, program: &str) -> String {
    let (name, fen) = (game.name(), game.start_fen());
    if only {
        return format!(
            "\
Options stand before the FEN, and so does the game, which may be left out: all that follows is read as the FEN, which may
be the word `start`.

  {program} fen --strict {fen}"
        );
    }
    format!(
        "\
Options stand before the game and the FEN: all that follows the game is read as the FEN, which may be the word
`start`.

  {program} fen --strict {name} {fen}"
    )
}

/// Tells by which rules a file is read.
fn of_rules(registry: &[Variant]) -> String {
    let game = |form| find_recorded(registry, form, b"").map(Variant::name);
    let without = match [Format::Pdn, Format::Pgn].map(game) {
        [Some(pdn), Some(pgn)] => format!("the name of the file: `.pdn` is {pdn}, all else {pgn}"),
        [None, Some(game)] => format!("it is {game}, but for a file `.pdn`"),
        [Some(game), None] => format!("a file `.pdn` is {game}"),
        [None, None] => String::new(),
    };
    format!(
        "The game, whatever tags say; without it, the tag GameType or Variant of the first game tells it, else {without}"
    )
}
