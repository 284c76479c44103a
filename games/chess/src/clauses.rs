//! The Laws, clause by clause, in groups, of which each form of chess lists those that are true of it.
//!
//! **Source**: FIDE Laws of Chess taking effect from 1 January 2023, by article.

mod variants;

use quadrille_core::Clause;

pub use variants::{ANTICHESS, ATOMIC, CRAZYHOUSE, HORDE, KING_OF_THE_HILL, RACING_KINGS, THREE_CHECK};

/// How bishop, rook, queen and knight go.
pub const PIECES: &[Clause] = &[
    Clause::of("fide_3_2", "A bishop goes along diagonals.", "FIDE Laws 3.2"),
    Clause::of("fide_3_3", "A rook goes along files and ranks.", "FIDE Laws 3.3"),
    Clause::of("fide_3_4", "A queen goes along files, ranks and diagonals.", "FIDE Laws 3.4"),
    Clause::of(
        "fide_3_6",
        "A knight goes to the nearest squares that are not on the same file, rank or diagonal.",
        "FIDE Laws 3.6",
    ),
];

/// How pawns go.
pub const PAWNS: &[Clause] = &[
    Clause::of("fide_3_7_1", "A pawn steps forward to an empty square.", "FIDE Laws 3.7.1"),
    Clause::of("fide_3_7_3", "It captures diagonally forward.", "FIDE Laws 3.7.3"),
];

/// The double step.
pub const DOUBLE_STEP: &[Clause] =
    &[Clause::of("fide_3_7_2", "On its first move it may step twice, if both squares are empty.", "FIDE Laws 3.7.2")];

/// The capture en passant.
pub const EN_PASSANT: &[Clause] = &[
    Clause::of(
        "fide_3_7_3_1",
        "It captures a pawn that has just stepped twice past it as if that had stepped once.",
        "FIDE Laws 3.7.3.1",
    ),
    Clause::of("fide_3_7_3_2", "That is legal on the next move alone.", "FIDE Laws 3.7.3.2"),
];

/// What a pawn becomes.
pub const PROMOTION: &[Clause] = &[Clause::of(
    "fide_3_7_3_3",
    "A pawn that reaches the last rank becomes a queen, rook, bishop or knight.",
    "FIDE Laws 3.7.3.3",
)];

/// How a king goes.
pub const KING: &[Clause] =
    &[Clause::of("fide_3_8_1", "A king goes one step, to a square that is not attacked.", "FIDE Laws 3.8.1")];

/// Castling.
pub const CASTLING: &[Clause] = &[
    Clause::of(
        "fide_3_8_2",
        "Castling moves the king two squares towards a rook, and the rook over him.",
        "FIDE Laws 3.8.2",
    ),
    Clause::of(
        "fide_3_8_2_1",
        "The right is lost once the king has moved, and with a rook that has moved.",
        "FIDE Laws 3.8.2.1",
    ),
];

/// When nobody castles.
pub const CASTLING_AND_CHECK: &[Clause] = &[Clause::of(
    "fide_3_8_2_2",
    "Nobody castles out of check, through an attacked square, into check, or over a piece.",
    "FIDE Laws 3.8.2.2",
)];

/// What a check is.
pub const CHECK: &[Clause] =
    &[Clause::of("fide_3_9_1", "A king is in check if he is attacked; from two checks he must go.", "FIDE Laws 3.9.1")];

/// What no move does to the own king.
pub const SAFETY: &[Clause] =
    &[Clause::of("fide_3_9_2", "No move may expose the own king to check, or leave him in it.", "FIDE Laws 3.9.2")];

/// Checkmate.
pub const MATE: &[Clause] = &[Clause::of("fide_5_1_1", "Checkmate wins.", "FIDE Laws 5.1.1")];

/// Stalemate.
pub const STALEMATE: &[Clause] = &[Clause::of("fide_5_2_1", "Stalemate is a draw.", "FIDE Laws 5.2.1")];

/// What draws for want of material.
pub const DEAD_POSITION: &[Clause] = &[Clause::of(
    "fide_5_2_2",
    "A dead position is a draw: neither side can mate with what is left.",
    "FIDE Laws 5.2.2",
)];

/// The same position again.
pub const REPETITION: &[Clause] = &[
    Clause::of("fide_9_2", "The same position for the third time is a draw, if it is claimed.", "FIDE Laws 9.2"),
    Clause::of("fide_9_6_1", "The same position for the fifth time is a draw.", "FIDE Laws 9.6.1"),
];

/// What captures en passant have to do with it.
pub const EN_PASSANT_REPEATS: &[Clause] =
    &[Clause::of("fide_9_2_3_1", "A legal capture en passant tells positions apart.", "FIDE Laws 9.2.3.1")];

/// What castling has to do with it.
pub const CASTLING_REPEATS: &[Clause] =
    &[Clause::of("fide_9_2_3_2", "Rights to castle tell positions apart.", "FIDE Laws 9.2.3.2")];

/// The count of moves without a capture or a pawn's move.
pub const MOVE_COUNT: &[Clause] = &[
    Clause::of(
        "fide_9_3",
        "50 moves of each side without a capture or a pawn's move are a draw, if it is claimed.",
        "FIDE Laws 9.3",
    ),
    Clause::of("fide_9_6_2", "75 moves of each side without a capture or a pawn's move are a draw.", "FIDE Laws 9.6.2"),
];

/// What the Laws say of Chess960.
pub const CHESS960: &[Clause] = &[Clause::of(
    "fide_guidelines_ii_3",
    "King and rook castle to the squares of orthodox chess, wherever they started.",
    "FIDE Laws, Guidelines II.3",
)];

/// All that the Laws say of chess, from the start of orthodox chess and from others.
pub const CHESS: &[&[Clause]] = &[
    PIECES,
    PAWNS,
    DOUBLE_STEP,
    EN_PASSANT,
    PROMOTION,
    KING,
    CASTLING,
    CASTLING_AND_CHECK,
    CHECK,
    SAFETY,
    MATE,
    STALEMATE,
    DEAD_POSITION,
    REPETITION,
    EN_PASSANT_REPEATS,
    CASTLING_REPEATS,
    MOVE_COUNT,
    CHESS960,
];
