//! The rules, clause by clause.

use quadrille_core::Clause;

/// What its author says of the game, and how positions are written.
pub(crate) const TROYKA: &[Clause] = &[
    Clause::of(
        "troyka_start",
        "The board has 64 squares; the men of each side fill its first two ranks, and White begins.",
        "Troyka, Breakthrough (2000), the start",
    ),
    Clause::of(
        "troyka_steps",
        "A man steps forward, straight or diagonally, to an empty square.",
        "Troyka, Breakthrough (2000), the moves",
    ),
    Clause::of(
        "troyka_captures",
        "A man captures diagonally forward, never straight; nobody must capture.",
        "Troyka, Breakthrough (2000), the moves",
    ),
    Clause::of(
        "troyka_own_men",
        "No man goes where one of its own side stands.",
        "Troyka, Breakthrough (2000), the moves",
    ),
    Clause::of(
        "troyka_the_last_rank",
        "Who first brings a man to the last rank wins.",
        "Troyka, Breakthrough (2000), the end",
    ),
    Clause::of("troyka_without_men", "Who has lost all men loses.", "Troyka, Breakthrough (2000), the end"),
    Clause::of(
        "breakthrough_fen",
        "No position has a man of the side to move on its last rank, or more than 16 men of a side.",
        "Forsyth-Edwards Notation, with the fields that the game has",
    ),
];
