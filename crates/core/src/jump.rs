//! Games of men and kings that capture by jumping.
//!
//! One mechanism serves the whole family: a game names its board, how its men and kings move, and the rules of capture
//! as constants of [`JumpMoves`] and [`JumpRules`]; [`Jumping`] makes it a game with a generator, the path of a
//! capture, and text.
//!
//! Capturing is a search in depth from each piece that can begin. Men are found all at once, by shifting the set of
//! them; only they and the kings are searched. Between two captures on one line a flying king may land on several
//! squares: the search keeps them as one set, so that a line of captures is met once, and not once for each. Where each
//! capture takes one piece nothing is searched, and to count replies by majority or by any capture nothing is listed.
//!
//! Many loose pieces can be captured in exponentially many orders. A search for moves that has cost too much begins
//! again and remembers where it has been; what is left to it grows with the *sets* of pieces that can be captured, which the
//! number of pieces that a side may have keeps in bounds. To count orders or paths is to walk each of them. A piece that is
//! captured from another side counts as another order: along more than two lines that is possible from where a king may land.

mod arrival;
mod boards;
mod calm;
mod choice;
mod first_king;
mod flight;
mod generate;
mod heading;
mod hot;
mod legal;
mod limit;
mod list;
mod memo;
mod notation;
mod path;
mod play;
mod position;
mod possible;
mod replies;
mod rules;
mod search;
mod short;
mod single;
mod starters;
mod tally;
mod trail;
mod twice;
mod wants;
mod wave;

pub use choice::Criterion;
pub use first_king::FirstKing;
pub use generate::{JumpGame, generate};
pub use limit::{LimitedLists, NO_KING_THERE};
pub use notation::{MoveText, read_move, write_move, write_path};
pub use path::path;
pub use play::play;
pub use position::{JumpPosition, Piece};
pub use rules::{
    Board, JumpMove, JumpMoves, JumpRules, Jumping, Landing, MAN_ON_LAST_RANK, PromotionInCapture, TOO_MANY_PIECES,
};
