//! Counts from the start with the slow generator alone: `count GAME DEPTH [unique|orders|paths]`.

use std::process::ExitCode;

use quadrille_referee::arrays::{self, Array};
use quadrille_referee::draughts::Convention;
use quadrille_referee::family::{self, Variant};
use quadrille_referee::{
    Referee, amazons, ataxx, breakthrough, chess, connect_four, dama, draughts, gomoku, minishogi, othello,
};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let convention = match arguments.get(2).map(String::as_str) {
        None | Some("unique") => Convention::Unique,
        Some("orders") => Convention::Orders,
        Some("paths") => Convention::Paths,
        Some(_) => return usage(),
    };
    let (Some(game), Some(Ok(depth))) = (arguments.first(), arguments.get(1).map(|depth| depth.parse::<u32>())) else {
        return usage();
    };
    let nodes = match game.as_str() {
        "amazons" => amazons::Position::read("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w 1").perft(depth),
        "ataxx" => ataxx::Position::read("x5o/7/7/7/7/7/o5x x 0 1").perft(depth),
        "breakthrough" => breakthrough::Position::read("pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 1").perft(depth),
        "chess" => chess::Position::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").perft(depth),
        "connect-four" => connect_four::Position::read("7/7/7/7/7/7 x 1").perft(depth),
        "dama" => dama::Position::start().perft_by(depth, convention),
        "draughts" => draughts::Position::start().perft_by(depth, convention),
        "gomoku" => gomoku::Position::read(&(["19"; 19].join("/") + " x 1")).perft(depth),
        "othello" => othello::Position::read("8/8/8/3xo3/3ox3/8/8/8 x 1").perft(depth),
        "capablanca" => of_array::<arrays::Capablanca>(depth),
        "embassy" => of_array::<arrays::Embassy>(depth),
        "minishogi" => minishogi::Position::read("rbsgk/4p/5/P4/KGSBR[] w 0 1").perft(depth),
        "los-alamos" => of_array::<arrays::LosAlamos>(depth),
        "orda" => of_array::<arrays::Orda>(depth),
        "brazilian-draughts" => of_family::<family::Brazilian>(depth, convention),
        "breakthrough-draughts" => of_family::<family::Breakthrough>(depth, convention),
        "canadian-draughts" => of_family::<family::Canadian>(depth, convention),
        "czech-draughts" => of_family::<family::Czech>(depth, convention),
        "english-draughts" => of_family::<family::English>(depth, convention),
        "frisian-draughts" => of_family::<family::Frisian>(depth, convention),
        "frysk" => of_family::<family::Frysk>(depth, convention),
        "italian-draughts" => of_family::<family::Italian>(depth, convention),
        "killer-draughts" => of_family::<family::Killer>(depth, convention),
        "pool-checkers" => of_family::<family::Pool>(depth, convention),
        "russian-draughts" => of_family::<family::Russian>(depth, convention),
        "spanish-draughts" => of_family::<family::Spanish>(depth, convention),
        "tama" => of_family::<family::Tama>(depth, convention),
        "thai-draughts" => of_family::<family::Thai>(depth, convention),
        _ => return usage(),
    };
    println!("{nodes}");
    ExitCode::SUCCESS
}

/// Counts from the start of a variant of draughts.
fn of_family<V: Variant>(depth: u32, convention: Convention) -> u128 {
    family::Position::<V>::start().perft_by(depth, convention)
}

/// Counts from the start of chess on another board.
fn of_array<A: Array>(depth: u32) -> u128 {
    arrays::Position::<A>::read(A::START).perft(depth)
}

/// Says how it is called.
fn usage() -> ExitCode {
    eprintln!("count GAME DEPTH [unique|orders|paths], where GAME is a name such as draughts or russian-draughts");
    ExitCode::from(2)
}
