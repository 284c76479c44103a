//! The rules, clause by clause.

use quadrille_core::Clause;

/// What engines and their interface agree on, but for repetition.
pub(crate) const UAI: &[Clause] = &[
    Clause::of(
        "uai_start",
        "The board has 49 squares; two stones of each side stand in opposite corners, and x begins.",
        "Universal Ataxx Interface",
    ),
    Clause::of(
        "uai_single",
        "A stone is cloned to an empty square next to any own one: one move for each such square.",
        "Universal Ataxx Interface",
    ),
    Clause::of("uai_double", "A stone jumps to an empty square at distance two.", "Universal Ataxx Interface"),
    Clause::of(
        "uai_distances",
        "Squares that touch, by a side or a corner, are at distance one; those next to these at distance two.",
        "Universal Ataxx Interface",
    ),
    Clause::of("uai_holes", "No stone lands on a hole; holes do not hinder jumps.", "Universal Ataxx Interface"),
    Clause::of(
        "uai_pass",
        "Who cannot move passes, if the game is not over; nobody else does.",
        "Universal Ataxx Interface",
    ),
    Clause::of("uai_no_pass", "Once the game is over there is no pass.", "libataxx"),
    Clause::of(
        "uai_end",
        "A side without stones loses; where nobody can move any more, the most stones win.",
        "Universal Ataxx Interface",
    ),
    Clause::of("uai_clock", "100 plies without a clone are a draw, if nothing else has ended the game.", "libataxx"),
    Clause::of(
        "uai_move_text",
        "A clone is written by its square, a jump by both, a pass `0000`.",
        "Universal Ataxx Interface",
    ),
    Clause::of(
        "uai_fen",
        "x may be written X, b or B, o as O, w or W; clocks may be missing.",
        "Universal Ataxx Interface",
    ),
];

/// Nothing is said of repetition.
pub(crate) const NO_REPETITION: &[Clause] =
    &[Clause::of("uai_no_end_by_repetition", "Repetition ends no game.", "libataxx")];

/// Repetition draws.
pub(crate) const THREEFOLD: &[Clause] =
    &[Clause::of("uai_option_threefold", "The same position for the third time is a draw.", "club rules")];
