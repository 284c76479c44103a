//! The rules, clause by clause.

use quadrille_core::Clause;

/// What is said of the game, and how moves and positions are written.
pub(crate) const GOMOKU: &[Clause] = &[
    Clause::of(
        "gomoku_start",
        "The board is empty, 19 files of 19 squares, and Black begins.",
        "Allis, Searching for Solutions in Games and Artificial Intelligence, Go-Moku",
    ),
    Clause::of(
        "gomoku_placing",
        "A stone is placed on any empty square.",
        "Allis, Searching for Solutions in Games and Artificial Intelligence, Go-Moku",
    ),
    Clause::of(
        "gomoku_rows",
        "Five in a row win, along a file, a rank or a diagonal.",
        "Allis, Searching for Solutions in Games and Artificial Intelligence, Go-Moku",
    ),
    Clause::of(
        "gomoku_longer_rows",
        "Longer rows win too.",
        "Allis, Searching for Solutions in Games and Artificial Intelligence, Go-Moku: free-style",
    ),
    Clause::of(
        "gomoku_a_full_board",
        "A full board without five in a row is a draw.",
        "Allis, Searching for Solutions in Games and Artificial Intelligence, Go-Moku",
    ),
    Clause::of(
        "gomoku_text",
        "A move is written by its square; what is no move is refused where it is wrong.",
        "the squares of algebraic notation",
    ),
    Clause::of(
        "gomoku_fen",
        "No position has a row of the side to move, or too many stones of a side.",
        "Forsyth-Edwards Notation, with the fields that the game has",
    ),
];
