//! The rules, clause by clause.

use quadrille_core::Clause;

/// What is published of the game.
pub(crate) const LOS_ALAMOS: &[Clause] = &[
    Clause::of(
        "los_alamos_start",
        "The board has 36 squares; a side has two rooks, two knights, queen and king, and six pawns before them, and White begins.",
        "D. B. Pritchard, The Encyclopedia of Chess Variants, 1994, Los Alamos chess",
    ),
    Clause::of(
        "los_alamos_no_bishops",
        "There are no bishops, and a pawn on the last rank becomes a queen, a rook or a knight.",
        "Stein and Ulam, Experiments in Chess on Electronic Computing Machines, 1957",
    ),
    Clause::of(
        "los_alamos_no_double_step",
        "A pawn does not step twice, so that there is no capture en passant.",
        "Stein and Ulam, Experiments in Chess on Electronic Computing Machines, 1957",
    ),
    Clause::of(
        "los_alamos_no_castling",
        "There is no castling.",
        "Stein and Ulam, Experiments in Chess on Electronic Computing Machines, 1957",
    ),
    Clause::of("los_alamos_check", "No move may expose the own king to check.", "FIDE Laws 3.9.2"),
    Clause::of("los_alamos_mate", "Checkmate wins.", "FIDE Laws 5.1.1"),
    Clause::of("los_alamos_draws", "Stalemate and kings alone are a draw.", "FIDE Laws 5.2.1 and 5.2.2"),
    Clause::of(
        "los_alamos_third_repetition",
        "The same position for the third time is a draw.",
        "FIDE Laws 9.2, here without a claim",
    ),
    Clause::of(
        "los_alamos_fifty_moves",
        "50 moves of each side without a capture or a pawn's move are a draw.",
        "FIDE Laws 9.3, here without a claim",
    ),
];
