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
    clauses::PDN_MOVES,
];

/// Brazilian draughts.
pub(crate) const BRAZILIAN: &[&[Clause]] = &[
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::BACKWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::LANDING,
    clauses::REMOVAL,
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
    clauses::PDN_MOVES,
];

/// Czech draughts.
pub(crate) const CZECH: &[&[Clause]] = &[
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
    clauses::STEPS,
    clauses::FORCED,
    clauses::CHOICE,
    clauses::ENGLISH,
    clauses::LOST,
    clauses::PDN_TEXT,
    clauses::PDN_MOVES,
];

/// Frisian draughts.
pub(crate) const FRISIAN: &[&[Clause]] = &[
    clauses::STEPS,
    clauses::FORCED,
    clauses::FRISIAN_START,
    clauses::FRISIAN,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_MOVES,
];

/// Frysk!.
pub(crate) const FRYSK: &[&[Clause]] = &[
    clauses::STEPS,
    clauses::FORCED,
    clauses::FRYSK,
    clauses::FRISIAN,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_MOVES,
];

/// Italian draughts.
pub(crate) const ITALIAN: &[&[Clause]] = &[
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::FORWARD,
    clauses::FORCED,
    clauses::ENDS_TURN,
    clauses::ITALIAN,
    clauses::LOST,
    clauses::PDN_TEXT,
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
    clauses::PDN_MOVES,
];

/// American pool checkers.
pub(crate) const POOL: &[&[Clause]] = &[
    clauses::STEPS,
    clauses::BACKWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::LANDING,
    clauses::POOL,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_TEXT,
    clauses::PDN_MOVES,
];

/// Russian draughts.
pub(crate) const RUSSIAN: &[&[Clause]] = &[
    clauses::THREE_ROWS,
    clauses::STEPS,
    clauses::BACKWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::CHOICE,
    clauses::LANDING,
    clauses::REMOVAL,
    clauses::RUSSIAN,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_MOVES,
];

/// Spanish draughts, and Portuguese.
pub(crate) const SPANISH: &[&[Clause]] = &[
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
    clauses::PDN_MOVES,
];

/// Thai draughts.
pub(crate) const THAI: &[&[Clause]] = &[
    clauses::STEPS,
    clauses::FORWARD,
    clauses::FLYING,
    clauses::FORCED,
    clauses::CHOICE,
    clauses::ENDS_TURN,
    clauses::THAI,
    clauses::LOST,
    clauses::THIRD,
    clauses::PDN_TEXT,
    clauses::PDN_MOVES,
];
