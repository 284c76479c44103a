//! Counts from the start with the slow generator alone: `count GAME DEPTH [unique|orders|paths]`.

use std::process::ExitCode;

use quadrille_capablanca::{CapablancaArray, EmbassyArray, Variant as ByArray};
use quadrille_core::RoyalRules;
use quadrille_los_alamos::Variant as LosAlamos;
use quadrille_minishogi::Variant as Minishogi;
use quadrille_referee::draughts::Convention;
use quadrille_referee::{Referee, ataxx, chess, dama, draughts, royal};

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
        "ataxx" => ataxx::Position::read("x5o/7/7/7/7/7/o5x x 0 1").perft(depth),
        "chess" => chess::Position::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").perft(depth),
        "dama" => dama::Position::start().perft_by(depth, convention),
        "draughts" => draughts::Position::start().perft_by(depth, convention),
        "capablanca" => of_start::<ByArray<CapablancaArray>>(depth),
        "embassy" => of_start::<ByArray<EmbassyArray>>(depth),
        "minishogi" => of_start::<Minishogi>(depth),
        "los-alamos" => of_start::<LosAlamos>(depth),
        _ => return usage(),
    };
    println!("{nodes}");
    ExitCode::SUCCESS
}

/// Counts from the start of a game of leaping and riding pieces.
fn of_start<V: RoyalRules>(depth: u32) -> u128 {
    royal::Position::<V>::read(V::START).perft(depth)
}

/// Says how it is called.
fn usage() -> ExitCode {
    eprintln!("count ataxx|capablanca|chess|dama|draughts|embassy|los-alamos|minishogi DEPTH [unique|orders|paths]");
    ExitCode::from(2)
}
