//! The rules, clause by clause.

use quadrille_core::Clause;

/// Where the pieces stand, and where the king castles to.
pub(crate) const CAPABLANCA: &[Clause] = &[
    Clause::of(
        "capablanca_start",
        "The board has 80 squares; the archbishop stands between knight and bishop on the queen's side, the chancellor on the king's, and White begins.",
        "D. B. Pritchard, The Encyclopedia of Chess Variants, 1994, Capablanca's chess",
    ),
    Clause::of(
        "capablanca_castling",
        "The king castles by three squares, to the c-file or the i-file.",
        "Fairy-Stockfish, variant.cpp",
    ),
];

/// The same of Embassy chess.
pub(crate) const EMBASSY: &[Clause] = &[
    Clause::of(
        "embassy_start",
        "The board has 80 squares; chancellor and archbishop stand beside the king, who is on the e-file, and White begins.",
        "Kevin Hill, Embassy Chess, 2005",
    ),
    Clause::of(
        "embassy_castling",
        "The king castles by three squares, to the b-file or the h-file.",
        "Fairy-Stockfish, variant.cpp",
    ),
];

/// How the pieces go, and how the game ends, by each array.
pub(crate) const PIECES: &[Clause] = &[
    Clause::of(
        "ten_files_chancellor",
        "A chancellor goes as rook and knight.",
        "D. B. Pritchard, The Encyclopedia of Chess Variants, 1994, Capablanca's chess",
    ),
    Clause::of(
        "ten_files_archbishop",
        "An archbishop goes as bishop and knight.",
        "D. B. Pritchard, The Encyclopedia of Chess Variants, 1994, Capablanca's chess",
    ),
    Clause::of(
        "ten_files_pawns",
        "A pawn steps forward, on its first move once or twice, and captures diagonally forward.",
        "FIDE Laws 3.7.1 to 3.7.3",
    ),
    Clause::of(
        "ten_files_promotion",
        "A pawn that reaches the last rank becomes a queen, chancellor, archbishop, rook, bishop or knight.",
        "FIDE Laws 3.7.3.3; Fairy-Stockfish, variant.cpp, for the two new pieces",
    ),
    Clause::of(
        "ten_files_en_passant",
        "A pawn that has just stepped twice past another can be captured as if it had stepped once, on the next move alone.",
        "FIDE Laws 3.7.3.1 and 3.7.3.2",
    ),
    Clause::of(
        "ten_files_castling",
        "Nobody castles out of check, through an attacked square or into check; the rook may be attacked and cross an attacked square.",
        "FIDE Laws 3.8.2.2",
    ),
    Clause::of("ten_files_check", "No move may expose the own king to check.", "FIDE Laws 3.9.2"),
    Clause::of("ten_files_mate", "Checkmate wins.", "FIDE Laws 5.1.1"),
    Clause::of("ten_files_draws", "Stalemate and kings alone are a draw.", "FIDE Laws 5.2.1 and 5.2.2"),
    Clause::of(
        "ten_files_third_repetition",
        "The same position for the third time is a draw.",
        "FIDE Laws 9.2, here without a claim",
    ),
    Clause::of(
        "ten_files_fifty_moves",
        "50 moves of each side without a capture or a pawn's move are a draw.",
        "FIDE Laws 9.3, here without a claim",
    ),
    Clause::of(
        "ten_files_fen",
        "The letters C and A are chancellor and archbishop, and empty squares go up to 10; what is no position is refused where it is wrong.",
        "the FEN of Fairy-Stockfish",
    ),
];
