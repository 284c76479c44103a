//! The rules, clause by clause.

use quadrille_core::Clause;

/// What its author says of the game, and how moves and positions are written.
pub(crate) const ZAMKAUSKAS: &[Clause] = &[
    Clause::of(
        "zamkauskas_start",
        "The board has 100 squares; each side has four amazons, and White begins.",
        "Zamkauskas, El juego de las amazonas, the set-up",
    ),
    Clause::of(
        "zamkauskas_moves",
        "An amazon goes as a queen of chess does, and from where it comes to it shoots an arrow that flies in the same way.",
        "Zamkauskas, El juego de las amazonas, the moves",
    ),
    Clause::of(
        "zamkauskas_arrows",
        "Neither amazons nor arrows cross amazons or burnt squares; the square that the amazon left is empty.",
        "Zamkauskas, El juego de las amazonas, the moves",
    ),
    Clause::of(
        "zamkauskas_burnt_squares",
        "The square where an arrow lands is burnt for good.",
        "Zamkauskas, El juego de las amazonas, the arrows",
    ),
    Clause::of("zamkauskas_who_cannot_move", "Who cannot move loses.", "Zamkauskas, El juego de las amazonas, the end"),
    Clause::of(
        "amazons_fen",
        "A position has four amazons of each side; burnt squares are written `-`.",
        "Forsyth-Edwards Notation, with the fields that the game has",
    ),
    Clause::of(
        "amazons_text",
        "A move is written `d1-d7/g7`, the arrow last; what is no move is refused where it is wrong.",
        "the squares of algebraic notation; the signs between them are a decision",
    ),
];
