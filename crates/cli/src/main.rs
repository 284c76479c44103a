//! The binary `quadrille`: the command line over the games of this repository.

use std::process::ExitCode;

fn main() -> ExitCode {
    quadrille_cli::run_quadrille()
}
