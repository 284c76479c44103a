//! {{project-name | title_case}}: chess, but for what is said here. As it stands, the king who comes to a corner wins.

use quadrille_chess::clauses;
use quadrille_chess::{
    ByTheBoard, Checkmate, ChessBy, ChessFields, Kind, Laws, Move, MoveCount, Options, Orthodox, PositionBy, Repeated,
    SquareSet, Stalemate, Symmetric,
};
use quadrille_core::{Clause, Outcome, Reason};

/// {{project-name | title_case}}.
pub type {{project-name | upper_camel_case}} = ChessBy<Declaration>;

// What is impossible in the declaration is told by `cargo check`, here.
const _: () = quadrille_core::declaration::assert_possible::<{{project-name | upper_camel_case}}>();

/// What the rule book says.
#[derive(Clone, Copy, Debug)]
pub struct Declaration;

/// The squares a1, h1, a8 and h8: bit 0 is a1, bit 7 is h1.
const CORNERS: SquareSet = SquareSet::from_words([0x8100_0000_0000_0081]);

/// A king has come to a corner.
pub const IN_THE_CORNER: Reason = Reason::new("king in the corner");

impl Options for Declaration {
    type Laws = Self;
    const NAME: &'static str = "{{project-name}}";
    const TITLE: &'static str = "{{project-name | title_case}}";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "{{project-name | title_case}}"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::PAWNS,
        clauses::DOUBLE_STEP,
        clauses::EN_PASSANT,
        clauses::PROMOTION,
        clauses::KING,
        clauses::CASTLING,
        clauses::SAFETY,
        &[Clause::of("corner", "The king who comes to a corner wins.", "your source: body, article")],
    ];
    type End = (ByTheBoard, Checkmate, Stalemate, MoveCount<75>, Repeated<5>);
    type Claims = (MoveCount<50>, Repeated<3>);
}

/// What is not said here is as in chess: see the other methods and constants of `Laws`.
impl Laws for Declaration {
    type Options = Self;
    type State = ();
    type Fen = ChessFields;
    // As many moves as fit into a list in place.
    type Buffer = [Move; 218];
    const START: &'static str = Orthodox::START;

    fn ended(position: &PositionBy<Self>) -> Option<Outcome> {
        // The side that has just moved is asked first.
        let sides = [position.turn().other(), position.turn()];
        let winner = sides.into_iter().find(|&side| (position.pieces(side, Kind::King) & CORNERS).any())?;
        Some(Outcome::win(winner, IN_THE_CORNER))
    }
}

/// Nothing tells left from right, or White from Black but who begins.
impl Symmetric for Declaration {}
