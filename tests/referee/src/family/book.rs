//! What rule books differ in.

use super::board::{Direction, Names, Squares};
use super::paths::Path;
use crate::draughts::Side;

/// How a kind of piece goes: as a man of the side at the bottom sees it.
#[derive(Clone, Copy, Debug)]
pub struct Gait {
    /// Where it goes.
    pub steps: &'static [Direction],
    /// Where it captures.
    pub captures: &'static [Direction],
}

/// Where a king comes down behind what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// On any free square.
    Anywhere,
    /// On the next square.
    RightBehind,
    /// On any free square, but on the next one where what it takes last is a king.
    RightBehindALastKing,
}

/// When what is captured leaves the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// After the turn: until then it stands in the way, and is not captured again.
    AfterTheTurn,
    /// At once: what was behind it comes into the open.
    AtOnce,
}

/// What becomes of a man that comes to the last row by a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastRow {
    /// It goes on as a man if it can, and is a king if the turn ends there.
    PassedAsMan,
    /// It is a king, and the turn ends.
    EndsTheTurn,
    /// It is a king, and goes on as one.
    GoesOnAsKing,
}

/// A question of captures: those with the greatest answer may be chosen.
pub(super) type Question = fn(&Path) -> Vec<i32>;

/// What a rule book says.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// Rows, and columns.
    pub size: u8,
    /// Which squares are played on.
    pub squares: Squares,
    /// How they are called.
    pub names: Names,
    /// Whose men go up.
    pub bottom: Side,
    /// Who begins.
    pub first: Side,
    /// The position that a game starts from.
    pub start: &'static str,
    /// The most pieces of a side: those it has at the start.
    pub pieces: usize,
    /// How men go.
    pub man: Gait,
    /// How kings go.
    pub king: Gait,
    /// Whether kings go and capture over any number of free squares.
    pub king_flies: bool,
    /// Where kings come down.
    pub landing: Landing,
    /// When what is captured leaves.
    pub removal: Removal,
    /// What becomes of a man on the last row.
    pub last_row: LastRow,
    /// Which captures may be chosen, by one question after another.
    pub choice: &'static [Question],
    /// Whether a piece may capture back along the way that it came.
    pub turns_back: bool,
    /// Whether men capture kings.
    pub men_take_kings: bool,
    /// Whether the first king wins.
    pub first_king_wins: bool,
    /// How often one king may move in succession while its side has a man.
    pub successive_king_moves: Option<u32>,
    /// Whether a man's move sets the clock back.
    pub men_are_progress: bool,
}

/// As many pieces as there are.
pub(super) fn pieces(path: &Path) -> Vec<i32> {
    vec![path.captured.len() as i32]
}

/// As many kings as there are.
pub(super) fn kings(path: &Path) -> Vec<i32> {
    vec![path.captured_kings().iter().map(|&king| i32::from(king)).sum()]
}

/// With a king.
pub(super) fn by_a_king(path: &Path) -> Vec<i32> {
    vec![i32::from(path.is_king)]
}

/// Kings as early as can be.
pub(super) fn kings_first(path: &Path) -> Vec<i32> {
    path.captured_kings().into_iter().map(i32::from).collect()
}

/// As much as can be, where a king is worth a little under two men.
pub(super) fn worth(path: &Path) -> Vec<i32> {
    let kings = kings(path)[0];
    vec![pieces(path)[0] + kings, -kings]
}

impl Book {
    /// The captures that may be chosen.
    pub(super) fn legal(&self, paths: Vec<Path>) -> Vec<Path> {
        self.legal_but_for(None, paths)
    }

    /// The captures that might be chosen if one of the questions, by its place, were not asked.
    pub(super) fn legal_but_for(&self, left_out: Option<usize>, mut paths: Vec<Path>) -> Vec<Path> {
        paths.retain(|path| self.landing != Landing::RightBehindALastKing || path.ends_well());
        for (_, question) in self.choice.iter().enumerate().filter(|&(place, _)| Some(place) != left_out) {
            let most = paths.iter().map(question).max();
            paths.retain(|path| Some(question(path)) == most);
        }
        paths
    }

    /// Whether a man has become a king on its way.
    pub(super) fn crowned(&self, side: Side, landings: &[u8]) -> bool {
        self.last_row == LastRow::GoesOnAsKing && landings.iter().any(|&square| self.on_last_row(side, square))
    }
}
