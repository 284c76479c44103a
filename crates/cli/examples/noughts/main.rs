//! A command line over a game of one's own: `cargo run -p quadrille-cli --example noughts -- perft`.

mod game;

use std::process::ExitCode;

use quadrille::Variant;

fn main() -> ExitCode {
    quadrille_cli::run(&[Variant::of::<game::Noughts>()])
}
