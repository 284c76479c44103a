//! The rules, clause by clause.

use quadrille_core::Clause;

/// What is said of the game, and how moves and positions are written.
pub(crate) const CONNECT_FOUR: &[Clause] = &[
    Clause::of(
        "connect_four_start",
        "The board is empty, seven files of six squares, and White begins.",
        "Allis, A Knowledge-based Approach of Connect-Four, the rules",
    ),
    Clause::of(
        "connect_four_falling",
        "A disk is dropped into a file, and falls on those that are there.",
        "Allis, A Knowledge-based Approach of Connect-Four, the rules",
    ),
    Clause::of(
        "connect_four_a_full_file",
        "A file takes six disks.",
        "Allis, A Knowledge-based Approach of Connect-Four, the rules",
    ),
    Clause::of(
        "connect_four_rows",
        "Four in a row win, along a file, a rank or a diagonal.",
        "Allis, A Knowledge-based Approach of Connect-Four, the rules",
    ),
    Clause::of(
        "connect_four_a_full_board",
        "A full board without four in a row is a draw.",
        "Allis, A Knowledge-based Approach of Connect-Four, the rules",
    ),
    Clause::of(
        "connect_four_text",
        "A move is written by the square where the disk comes to lie; the number of the file is read too.",
        "Allis, whose squares these are; the number alone is a decision",
    ),
    Clause::of(
        "connect_four_fen",
        "No position has a disk above an empty square, a row of the side to move, or too many disks of a side.",
        "Forsyth-Edwards Notation, with the fields that the game has",
    ),
];
