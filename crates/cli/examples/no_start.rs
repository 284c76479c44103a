//! A game whose start is a position, and one whose start breaks a rule, as its author may have slipped: what the command
//! line tells then is tested on it.

use std::process::ExitCode;

use quadrille::Variant;
use quadrille::core::fen::SideToMove;
use quadrille::core::royal::gaits::{King, Rook};
use quadrille::core::royal::{Checkmate, NoPockets, PieceField, StalemateDraws};
use quadrille::core::{Rectangle, Royal, RoyalMoves, RoyalRules};

/// Kings and rooks on five by five squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pieces;

impl RoyalMoves for Pieces {
    type Geometry = Rectangle<5, 5>;
    type Kinds = (King, Rook);
    type Pockets = NoPockets;
    const LETTERS: &'static [&'static str] = &["K", "R"];
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
    const PROGRESS: &'static [&'static str] = &[];
}

/// Begins with a rook each.
#[derive(Clone, Copy, Debug)]
struct Rooks;

impl RoyalRules for Rooks {
    type Moves = Pieces;
    const NAME: &'static str = "rooks";
    const TITLE: &'static str = "Rooks";
    const START: &'static str = "1r2k/5/5/5/K2R1 w";
    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove);
}

/// Begins with Black in check, White to move.
#[derive(Clone, Copy, Debug)]
struct Checks;

impl RoyalRules for Checks {
    type Moves = Pieces;
    const NAME: &'static str = "checks";
    const TITLE: &'static str = "Checks";
    const START: &'static str = "4k/5/5/5/K3R w";
    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove);
}

fn main() -> ExitCode {
    quadrille_cli::run(&[Variant::of::<Royal<Rooks>>(), Variant::of::<Royal<Checks>>()])
}
