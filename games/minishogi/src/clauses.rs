//! The rules, clause by clause.

use quadrille_core::Clause;

/// What is published of the game, and how pieces in hand are written.
pub(crate) const MINISHOGI: &[Clause] = &[
    Clause::of(
        "minishogi_start",
        "The board has 25 squares; a side has king, gold, silver, bishop and rook on its first rank and a pawn before the king.",
        "The Chess Variant Pages, Minishogi, the setup",
    ),
    Clause::of(
        "minishogi_generals",
        "A gold goes one square straight, or diagonally forward; a silver diagonally, or straight forward.",
        "The Chess Variant Pages, Minishogi, the pieces",
    ),
    Clause::of(
        "minishogi_pawns",
        "A pawn goes one square forward, to capture too.",
        "The Chess Variant Pages, Minishogi, the pieces",
    ),
    Clause::of(
        "minishogi_promoted_pieces",
        "Silver and pawn become gold; bishop and rook gain the steps of a king.",
        "The Chess Variant Pages, Minishogi, promotion",
    ),
    Clause::of(
        "minishogi_promotion",
        "A piece may promote by a move to the last rank or from it; a pawn that reaches it must.",
        "The Chess Variant Pages, Minishogi, promotion",
    ),
    Clause::of(
        "minishogi_hand",
        "What is captured comes to hand, as the piece that it was before it promoted, and may be dropped on an empty square.",
        "The Chess Variant Pages, Minishogi, drops",
    ),
    Clause::of(
        "minishogi_pawn_drops",
        "No pawn is dropped on a file that has an own one which has not promoted, nor on the last rank.",
        "The Chess Variant Pages, Minishogi, drops",
    ),
    Clause::of("minishogi_no_mate", "No pawn mates by being dropped.", "The Chess Variant Pages, Minishogi, drops"),
    Clause::of(
        "minishogi_who_has_no_move",
        "Who has no move loses, in check or not.",
        "Wikipedia, Minishogi, the end; Fairy-Stockfish, variant.cpp",
    ),
    Clause::of(
        "minishogi_fourth_repetition",
        "The same position for the fourth time loses for the player who moved first.",
        "Wikipedia, Minishogi, sennichite; Fairy-Stockfish, variant.cpp",
    ),
    Clause::of(
        "minishogi_perpetual_check",
        "But if one side has checked all the time, that side loses.",
        "Wikipedia, Minishogi, sennichite; Fairy-Stockfish, variant.cpp",
    ),
    Clause::of(
        "minishogi_fen",
        "Pieces in hand stand in brackets behind the board; what is no position is refused where it is wrong.",
        "the FEN of Fairy-Stockfish",
    ),
];
