//! {{project-name | title_case}}: a stone goes to a square beside it where the enemy stands, and takes it. Who cannot move loses.

use std::fmt;

use quadrille_core::fen::{BoardField, FullmoveNumber, SideLetters, SideToMove, Violation};
use quadrille_core::stones::Arrangement;
use quadrille_core::{
    BlockedLoses, Clause, East, Geometry, MoveError, MoveSink, North, Observer, Offset, Rectangle, Rules, South,
    Square, StoneGame, Stones, West,
};

/// The board: five files, six ranks.
pub type Board = Rectangle<5, 6>;
/// Where the stones stand, and whose turn it is.
pub type Position = Stones<{{project-name | upper_camel_case}}>;

/// {{project-name | upper_camel_case}}. White's stones are `o`, Black's `x`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct {{project-name | upper_camel_case}};

// What is impossible in the declaration is told by `cargo check`, here.
const _: () = quadrille_core::declaration::assert_possible::<{{project-name | upper_camel_case}}>();

impl SideLetters for {{project-name | upper_camel_case}} {
    const WHITE: &'static str = "o";
    const BLACK: &'static str = "x";
}

impl StoneGame for {{project-name | upper_camel_case}} {
    type Geometry = Board;
}

/// A step onto an enemy stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    from: Square<Board>,
    to: Square<Board>,
}

impl Rules for {{project-name | upper_camel_case}} {
    const NAME: &'static str = "{{project-name}}";
    const TITLE: &'static str = "{{project-name | title_case}}";
    const START: &'static str = "oxoxo/xoxox/oxoxo/xoxox/oxoxo/xoxox o 1";
    const CLAUSES: &'static [&'static [Clause]] = &[&[
        Clause::of("step", "A stone goes to a square beside it and takes the enemy's stone there.", "your source: body, article"),
        Clause::of("end", "Who cannot move loses.", "your source: body, article"),
    ]];

    type Geometry = Board;
    type Position = Position;
    type Move = Step;
    // 49 pairs of neighbors, and not one more move.
    type Buffer = [Step; 49];
    type Fen = (BoardField, SideToMove<Self>, FullmoveNumber);
    type End = (BlockedLoses,);
    type Claims = ();
    type Repeats = Arrangement<Self>;

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(_: &Position, _: &mut Vec<Violation>) {}

    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        steps::<North, S>(position, sink);
        steps::<East, S>(position, sink);
        steps::<South, S>(position, sink);
        steps::<West, S>(position, sink);
    }

    fn play<O: Observer>(position: &mut Position, Step { from, to }: Step, observer: &mut O) {
        // What changes of one's own stones, and of the enemy's; `true` keeps the halfmove clock, which the FEN lacks, at 0.
        position.ply([from.set() | to.set(), to.set()], true, observer);
    }

    fn describe<O: Observer>(position: &Position, observer: &mut O) {
        position.describe(observer);
    }

    fn repeats(position: &Position) -> Self::Repeats {
        position.arrangement()
    }

    fn write_move(_: &Position, Step { from, to }: Step, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{from}{to}")
    }

    fn read_move(position: &Position, text: &str) -> Result<Step, MoveError> {
        let (from, taken) = Board::read_square(text)?;
        let to = text[taken..].parse().map_err(|error| MoveError::from(error).moved(taken))?;
        Self::legal(position, Step { from, to })
    }
}

/// Gives the steps in one direction to the sink: all stones step at once.
fn steps<D: Offset, S: MoveSink<{{project-name | upper_camel_case}}>>(position: &Position, sink: &mut S) {
    let [own, enemy] = position.sides();
    sink.extend(Board::step::<D>(own) & enemy, |to| Step { from: Board::origin::<D>(to), to });
}
