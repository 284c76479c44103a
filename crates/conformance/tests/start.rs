//! A game whose start breaks a rule of the game itself.

use quadrille_conformance::{Captures, Conformance, Law};
use quadrille_core::fen::SideToMove;
use quadrille_core::royal::gaits::{King, Rook};
use quadrille_core::royal::{Checkmate, NoPockets, PieceField, StalemateDraws};
use quadrille_core::{Rectangle, Royal, RoyalMoves, RoyalRules};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Checked;

impl RoyalMoves for Checked {
    type Geometry = Rectangle<4, 4>;
    type Kinds = (King, Rook);
    type Pockets = NoPockets;
    const LETTERS: &'static [&'static str] = &["K", "R"];
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
    const PROGRESS: &'static [&'static str] = &[];
}

impl RoyalRules for Checked {
    type Moves = Self;
    const NAME: &'static str = "checked";
    const TITLE: &'static str = "Checked";
    // The rook gives check, and it is White's turn.
    const START: &'static str = "k3/4/4/R2K w";
    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove);
}

/// The rule is told, and first; what could not be asked then is no news.
#[test]
fn a_start_that_breaks_a_rule_is_told_first() {
    let report = Conformance::<Royal<Checked>>::new().captures(Captures::Free).derived().run();
    assert_eq!(report.faults().len(), 1, "{report}");
    let told = "checked: 0 laws hold, 1 do not
  Start: expected that the FEN of the start is the position of the start, and it breaks no rule
    in k3/4/4/R2K w
    found board, byte 7: expected Black not in check: it is White's turn
  nothing else was asked: there is no start to begin from";
    assert_eq!((report.faults()[0].law, report.to_string().as_str()), (Law::Start, told));
}
