//! The rule sheet of each variant: the clauses that are true of it, in their order.

use quadrille_core::Clause;

use crate::clauses;

/// International draughts.
pub(crate) const INTERNATIONAL: &[&[Clause]] = &[
    clauses::BOARD,
    clauses::MEN,
    clauses::KINGS,
    clauses::KING_CAPTURES,
    clauses::CAPTURES,
    clauses::LOSS,
    clauses::DRAWS,
    clauses::LONE_KING,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Antidraughts.
pub(crate) const ANTIDRAUGHTS: &[&[Clause]] = &[
    clauses::BOARD,
    clauses::MEN,
    clauses::KINGS,
    clauses::KING_CAPTURES,
    clauses::CAPTURES,
    clauses::ANTIDRAUGHTS,
    clauses::DRAWS,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Brazilian draughts.
pub(crate) const BRAZILIAN: &[&[Clause]] = &[
    clauses::DARK_LEFT,
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::BACKWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::LANDING,
    clauses::REMOVAL,
    clauses::PROMOTION,
    clauses::BRAZILIAN,
    clauses::LOST,
    clauses::THIRD,
    clauses::ALGEBRAIC,
    clauses::PDN_MOVES,
];

/// Breakthrough draughts.
pub(crate) const BREAKTHROUGH: &[&[Clause]] = &[
    clauses::BOARD,
    clauses::MEN,
    clauses::CAPTURES,
    clauses::BREAKTHROUGH,
    clauses::LOSS,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Canadian draughts.
pub(crate) const CANADIAN: &[&[Clause]] = &[
    clauses::CANADIAN,
    clauses::MEN,
    clauses::KINGS,
    clauses::KING_CAPTURES,
    clauses::CAPTURES,
    clauses::LOSS,
    clauses::DRAWS,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Czech draughts.
pub(crate) const CZECH: &[&[Clause]] = &[
    clauses::DARK_LEFT,
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::FORWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::LANDING,
    clauses::REMOVAL,
    clauses::ENDS_TURN,
    clauses::CZECH,
    clauses::LOST,
    clauses::THIRD,
    clauses::ALGEBRAIC,
    clauses::PDN_MOVES,
];

/// English draughts.
pub(crate) const ENGLISH: &[&[Clause]] = &[
    clauses::DARK_LEFT,
    clauses::NUMBERS_FROM_BLACK,
    clauses::STEPS,
    clauses::FORCED,
    clauses::CHOICE,
    clauses::REMOVAL,
    clauses::ENGLISH,
    clauses::LOST,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Frisian draughts.
pub(crate) const FRISIAN: &[&[Clause]] = &[
    clauses::FRISIAN_BOARD,
    clauses::FRISIAN_START,
    clauses::STEPS,
    clauses::FORCED,
    clauses::REMOVAL,
    clauses::PROMOTION,
    clauses::FRISIAN,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Frysk!.
pub(crate) const FRYSK: &[&[Clause]] = &[
    clauses::FRISIAN_BOARD,
    clauses::FRYSK,
    clauses::STEPS,
    clauses::FORCED,
    clauses::REMOVAL,
    clauses::PROMOTION,
    clauses::FRISIAN,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Italian draughts.
pub(crate) const ITALIAN: &[&[Clause]] = &[
    clauses::DARK_RIGHT,
    clauses::NUMBERS_FROM_BLACK,
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::FORWARD,
    clauses::FORCED,
    clauses::REMOVAL,
    clauses::ENDS_TURN,
    clauses::ITALIAN,
    clauses::LOST,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Killer draughts.
pub(crate) const KILLER: &[&[Clause]] = &[
    clauses::BOARD,
    clauses::MEN,
    clauses::KINGS,
    clauses::KILLER,
    clauses::CAPTURES,
    clauses::LOSS,
    clauses::DRAWS,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// American pool checkers.
pub(crate) const POOL: &[&[Clause]] = &[
    clauses::DARK_LEFT,
    clauses::NUMBERS_FROM_BLACK,
    clauses::STEPS,
    clauses::BACKWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::LANDING,
    clauses::REMOVAL,
    clauses::PROMOTION,
    clauses::POOL,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Russian draughts.
pub(crate) const RUSSIAN: &[&[Clause]] = &[
    clauses::DARK_LEFT,
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::BACKWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::CHOICE,
    clauses::LANDING,
    clauses::REMOVAL,
    clauses::PROMOTION,
    clauses::RUSSIAN,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_MOVES,
];

/// Spanish draughts, and Portuguese.
pub(crate) const SPANISH: &[&[Clause]] = &[
    clauses::DARK_RIGHT,
    clauses::NUMBERS_FROM_WHITE,
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::FORWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::LANDING,
    clauses::REMOVAL,
    clauses::ENDS_TURN,
    clauses::SPANISH,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_TEXT,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];

/// Thai draughts.
pub(crate) const THAI: &[&[Clause]] = &[
    clauses::DARK_LEFT,
    clauses::NUMBERS_FROM_WHITE,
    clauses::STEPS,
    clauses::FORWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::CHOICE,
    clauses::ENDS_TURN,
    clauses::THAI,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_FEN,
    clauses::PDN_MOVES,
];
