//! The rules, clause by clause.

use quadrille_core::Clause;

/// What is published of the game.
pub(crate) const ORDA: &[Clause] = &[
    Clause::of(
        "orda_start",
        "On 64 squares White has the pieces of chess; Black two lancers, kheshigs and archers, yurt and king on the last rank, and pawns on the third from there. White begins.",
        "pychess.org, Orda Chess, general rules 1 to 3; Fairy-Stockfish, variants.ini",
    ),
    Clause::of(
        "orda_lancer",
        "A lancer moves as a knight, and captures and checks as a rook.",
        "pychess.org, Orda Chess, the Lancer",
    ),
    Clause::of(
        "orda_archer",
        "An archer moves as a knight, and captures and checks as a bishop.",
        "pychess.org, Orda Chess, the Horse Archer",
    ),
    Clause::of("orda_kheshig", "A kheshig goes as knight and king.", "pychess.org, Orda Chess, the Kheshig"),
    Clause::of(
        "orda_yurt",
        "A yurt goes one square diagonally, or one straight forward.",
        "pychess.org, Orda Chess, the Yurt",
    ),
    Clause::of(
        "orda_pawns",
        "A pawn steps forward, on its first move of the Kingdom once or twice, and captures diagonally forward; one that has just stepped twice can be captured in passing.",
        "pychess.org, Orda Chess, rule 5; FIDE Laws 3.7.1 to 3.7.3",
    ),
    Clause::of(
        "orda_promotion",
        "A pawn of either side that reaches the last rank becomes a queen or a kheshig.",
        "pychess.org, Orda Chess, rule 6",
    ),
    Clause::of(
        "orda_castling",
        "The Kingdom castles as in chess; the Horde does not castle.",
        "pychess.org, Orda Chess, rule 4; FIDE Laws 3.8.2",
    ),
    Clause::of("orda_check", "No move may expose the own king to check.", "FIDE Laws 3.9.2"),
    Clause::of(
        "orda_campmate",
        "A king who comes to the last rank, where he is not in check, has won.",
        "pychess.org, Orda Chess, rule 7",
    ),
    Clause::of("orda_mate", "Checkmate wins.", "FIDE Laws 5.1.1"),
    Clause::of(
        "orda_stalemate",
        "Stalemate is a draw; kings alone play on.",
        "pychess.org, Orda Chess, rule 8; pyffish, tests of insufficient material",
    ),
    Clause::of(
        "orda_third_repetition",
        "The same position for the third time is a draw.",
        "FIDE Laws 9.2, here without a claim",
    ),
    Clause::of(
        "orda_fifty_moves",
        "50 moves of each side without a capture or a pawn's move are a draw.",
        "FIDE Laws 9.3, here without a claim",
    ),
    Clause::of(
        "orda_fen",
        "The letters L, H, A and Y are lancer, kheshig, archer and yurt; what is no position is refused where it is wrong.",
        "the FEN of Fairy-Stockfish",
    ),
];
