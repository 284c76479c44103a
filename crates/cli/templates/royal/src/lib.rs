//! {{project-name | title_case}}: pieces that leap and ride, one of them royal. Each constant is a rule: change those that differ, and name your source.
//!
//! As it stands here it is a small chess on six files and six ranks, with one bishop and no queen.

use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use quadrille_core::royal::gaits::{Bishop, King, Knight, Pawn, Rook};
use quadrille_core::royal::{BareRoyals, Checkmate, NoPockets, PieceField, StalemateDraws};
use quadrille_core::{Clause, NoProgress, Rectangle, Repetition, Royal, RoyalMoves, RoyalRules};

/// The board: six files, six ranks. Nine of each are 81 squares in two words of 64 bits, `Rectangle<9, 9, 2>`.
pub type Board = Rectangle<6, 6>;

/// {{project-name | title_case}}.
pub type {{project-name | upper_camel_case}} = Royal<Declaration>;

// What is impossible in the declaration is told by `cargo check`, here.
const _: () = quadrille_core::declaration::assert_possible::<{{project-name | upper_camel_case}}>();

/// What the rule book says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Declaration;

impl RoyalMoves for Declaration {
    type Geometry = Board;
    // The first is the royal one. A gait of your own is a type: `Leap<(Hop<1, 3>, North)>` (one step each: one file to the
    // right and three ranks up, as White sees it; straight up), `Ride<(North, South)>`, `Quiet<…>` and `Capture<…>` of one,
    // or a tuple of several. The page of `quadrille_core::royal` has them all, castling, and ways to promote.
    type Kinds = (King, Rook, Bishop, Knight, Pawn);
    // `InHand<5>` has what is captured come to hand, to be dropped: the first five kinds, the royal one counted.
    type Pockets = NoPockets;
    const LETTERS: &'static [&'static str] = &["K", "R", "B", "N", "P"];
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R", "B", "N"])];
    // The kinds whose moves start the halfmove clock again, as captures do.
    const PROGRESS: &'static [&'static str] = &["P"];
}

impl RoyalRules for Declaration {
    type Moves = Self;

    const NAME: &'static str = "{{project-name}}";
    const TITLE: &'static str = "{{project-name | title_case}}";
    // The fields of `Fen`, which is below.
    const START: &'static str = "rnbknr/pppppp/6/6/PPPPPP/RNBKNR w 0 1";
    const RECORD_NAME: &'static str = "{{project-name | title_case}}";

    type End = (Checkmate, StalemateDraws, BareRoyals, Repetition<3>, NoProgress<100>);
    type Claims = ();
    type Fen = (PieceField, SideToMove, HalfmoveClock, FullmoveNumber);
    const CLAUSES: &'static [&'static [Clause]] = &[&[
        Clause::of("pieces", "King, rook, bishop and knight go as in chess.", "your source: body, article"),
        Clause::of("pawns", "A pawn steps to the square before it, and captures diagonally forward.", "your source: body, article"),
        Clause::of("promotion", "A pawn that reaches the last rank becomes a rook, a bishop or a knight.", "your source: body, article"),
        Clause::of("mate", "Checkmate wins.", "your source: body, article"),
        Clause::of("draws", "Stalemate, kings alone, the third repetition, and fifty moves of each side without a capture or a pawn's move are a draw.", "your source: body, article"),
    ]];
}
