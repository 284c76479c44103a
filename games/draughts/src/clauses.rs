//! The rule book, clause by clause, in groups, of which each variant lists those that are true of it.
//!
//! **Source**: FMJD, Annex 1, by article.

mod family;
mod variants;

use quadrille_core::Clause;

pub(crate) use family::*;
pub(crate) use variants::*;

/// The board and the start.
pub(crate) const BOARD: &[Clause] = &[
    Clause::of(
        "fmjd_2_1",
        "The board has 100 squares, with the long dark diagonal at each player's left.",
        "FMJD, Annex 1, article 2.1",
    ),
    Clause::of(
        "fmjd_2_6",
        "The dark squares are numbered 1 to 50, row by row from Black's side.",
        "FMJD, Annex 1, article 2.6",
    ),
    Clause::of(
        "fmjd_2_8",
        "White's men stand on 31 to 50, Black's on 1 to 20, and White begins.",
        "FMJD, Annex 1, articles 2.8 and 3.1",
    ),
];

/// How men go and capture.
pub(crate) const MEN: &[Clause] = &[
    Clause::of(
        "fmjd_3_4",
        "A man goes one step forward on a diagonal, to an empty square.",
        "FMJD, Annex 1, article 3.4",
    ),
    Clause::of("fmjd_3_5", "A man whose move ends on the last row becomes a king.", "FMJD, Annex 1, article 3.5"),
    Clause::of(
        "fmjd_4_1",
        "A man captures forward and backward: he jumps over a piece of the other side to the empty square behind it.",
        "FMJD, Annex 1, article 4.1",
    ),
];

/// How kings go.
pub(crate) const KINGS: &[Clause] = &[Clause::of(
    "fmjd_3_9",
    "A king goes over any number of empty squares on a diagonal.",
    "FMJD, Annex 1, article 3.9",
)];

/// How kings capture.
pub(crate) const KING_CAPTURES: &[Clause] = &[Clause::of(
    "fmjd_4_3",
    "A king captures from any distance, and lands on any free square behind.",
    "FMJD, Annex 1, article 4.3",
)];

/// Which captures are legal, and what becomes of the pieces.
pub(crate) const CAPTURES: &[Clause] = &[
    Clause::of("fmjd_4_capture_is_forced", "Who can capture must.", "FMJD, Annex 1, chapter 4"),
    Clause::of(
        "fmjd_4_11",
        "Captured pieces leave the board after the whole capture; none is jumped twice, an empty square may be crossed again.",
        "FMJD, Annex 1, article 4.11",
    ),
    Clause::of(
        "fmjd_4_13",
        "The most pieces must be taken, men and kings counting alike.",
        "FMJD, Annex 1, article 4.13",
    ),
    Clause::of("fmjd_4_14", "Among captures of as many pieces the choice is free.", "FMJD, Annex 1, article 4.14"),
    Clause::of(
        "fmjd_4_15",
        "A man that only passes the last row in a capture stays a man.",
        "FMJD, Annex 1, article 4.15",
    ),
];

/// Who loses.
pub(crate) const LOSS: &[Clause] =
    &[Clause::of("fmjd_loss", "Who has no pieces, or no move when it is his turn, loses.", "FMJD, Annex 1")];

/// What draws, whatever the material.
pub(crate) const DRAWS: &[Clause] = &[
    Clause::of(
        "fmjd_6_1",
        "The same position with the same side to move for the third time is a draw.",
        "FMJD, Annex 1, article 6.1",
    ),
    Clause::of(
        "fmjd_6_2",
        "After 25 moves of each side by kings alone, without a capture, the game is drawn.",
        "FMJD, Annex 1, article 6.2",
    ),
];

/// What draws against a lone king.
pub(crate) const LONE_KING: &[Clause] = &[
    Clause::of(
        "fmjd_6_3",
        "With three kings, two and a man, or one and two men against a lone king, each side has 16 moves more.",
        "FMJD, Annex 1, article 6.3",
    ),
    Clause::of(
        "fmjd_6_3_and_6_4",
        "A position without a history counts from its clock.",
        "a decision, where FMJD, Annex 1, articles 6.3 and 6.4 are silent",
    ),
    Clause::of(
        "fmjd_6_4",
        "With two kings, a king and a man, or a king against a lone king, each side has 5 moves more.",
        "FMJD, Annex 1, article 6.4",
    ),
    Clause::of(
        "fmjd_8x8_clause",
        "There is no limit for a lone king on the long diagonal, as rules of 8×8 squares have it.",
        "FMJD, Annex 1, which has none",
    ),
];

/// How a move is written where squares have numbers and captures an `x`.
pub(crate) const PDN_TEXT: &[Clause] =
    &[Clause::of("pdn_quiet_and_capture", "A quiet move is written `32-28`, a capture `28x19`.", "PDN 3.0, movetext")];

/// How a position is written where squares have numbers.
pub(crate) const PDN_FEN: &[Clause] = &[Clause::of(
    "pdn_fen",
    "A position is written `W:W31-50:B1-20`; what is no position is refused where it is wrong.",
    "PDN 3.0, the tag FEN",
)];

/// What is one move, and how it is told from others.
pub(crate) const PDN_MOVES: &[Clause] = &[
    Clause::of(
        "pdn_an_ambiguous_capture",
        "A capture that is ambiguous is written with its whole sequence.",
        "PDN 3.0, movetext",
    ),
    Clause::of(
        "pdn_the_same_capture",
        "Two captures with the same from, to and captured pieces are one move.",
        "PDN 3.0, movetext",
    ),
    Clause::of("pdn_a_move", "What is no move is refused where it is wrong.", "PDN 3.0, movetext"),
];
