//! The rules, clause by clause.

use quadrille_core::Clause;

/// What the federation says, and how moves and positions are written.
pub(crate) const WOF: &[Clause] = &[
    Clause::of(
        "wof_start",
        "The board has 64 squares, with two disks of each side crosswise in the middle, and Black begins.",
        "World Othello Federation, official rules, the start",
    ),
    Clause::of(
        "wof_placing",
        "A disk is placed on an empty square, and must turn one disk at least.",
        "World Othello Federation, official rules, placing and turning",
    ),
    Clause::of(
        "wof_turning",
        "Every line of enemy disks between the disk that is placed and another own one is turned, straight or diagonal.",
        "World Othello Federation, official rules, placing and turning",
    ),
    Clause::of("wof_passing", "Who can place no disk passes.", "World Othello Federation, official rules, passing"),
    Clause::of(
        "wof_no_pass",
        "Who can place a disk does not pass.",
        "World Othello Federation, official rules, passing",
    ),
    Clause::of(
        "wof_end",
        "The game ends when neither side can place a disk; the side with more disks wins, and as many of each are a draw.",
        "World Othello Federation, official rules, the end",
    ),
    Clause::of(
        "othello_text",
        "A move is written by its square, a pass `pass`; what is no move is refused where it is wrong.",
        "the squares are those of the World Othello Federation; `pass` is a decision",
    ),
    Clause::of(
        "othello_fen",
        "Disks are written x and o, and read as X, * and O too; the four squares in the middle are never empty.",
        "Forsyth-Edwards Notation, with the fields that the game has",
    ),
];
