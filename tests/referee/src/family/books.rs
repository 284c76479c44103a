//! The table of the variants, each row from the rule book that it names.

use super::Variant;
use super::board::{Direction, Names, Squares};
use super::book::Landing::{Anywhere, RightBehind, RightBehindALastKing};
use super::book::LastRow::{EndsTheTurn, GoesOnAsKing, PassedAsMan};
use super::book::Removal::{AfterTheTurn, AtOnce};
use super::book::{Book, Gait, by_a_king, kings, kings_first, pieces, worth};
use crate::draughts::Side;

/// Up the board on both diagonals.
const AHEAD: &[Direction] = &[(-1, -1), (-1, 1)];

/// Both diagonals.
const DIAGONALS: &[Direction] = &[(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// Both diagonals, and from dark square to dark square along rows and columns.
const EIGHT: &[Direction] = &[(-1, -1), (-1, 1), (1, -1), (1, 1), (-2, 0), (2, 0), (0, -2), (0, 2)];

/// International draughts, to which the others are compared (FMJD, Annex 1).
const INTERNATIONAL: Book = Book {
    size: 10,
    squares: Squares::LowerLeft,
    names: Names::Numbers,
    bottom: Side::White,
    first: Side::White,
    start: "W:W31-50:B1-20",
    pieces: 20,
    man: Gait { steps: AHEAD, captures: DIAGONALS },
    king: Gait { steps: DIAGONALS, captures: DIAGONALS },
    king_flies: true,
    landing: Anywhere,
    removal: AfterTheTurn,
    last_row: PassedAsMan,
    choice: &[pieces],
    turns_back: true,
    men_take_kings: true,
    first_king_wins: false,
    successive_king_moves: None,
    men_are_progress: true,
};

/// The same on 64 squares that have names.
const NAMED: Book = Book {
    size: 8,
    names: Names::LettersFromAbove,
    start: "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
    pieces: 12,
    ..INTERNATIONAL
};

/// Men that take ahead alone, and whose turn ends on the last row.
const AHEAD_ALONE: Gait = Gait { steps: AHEAD, captures: AHEAD };

/// Declares variants with their books.
macro_rules! books {
    ($($(#[$doc:meta])* $variant:ident: $book:expr;)*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $variant;

        impl Variant for $variant {
            const BOOK: Book = $book;
        })*
    };
}

books! {
    /// International draughts, by this table (FMJD, Annex 1).
    International: INTERNATIONAL;

    /// Brazilian draughts: the international rules on 64 squares (CBD).
    Brazilian: NAMED;

    /// Canadian draughts: the international rules on 144 squares (PDN 3.0, type 27).
    Canadian: Book { size: 12, start: "W:W43-72:B1-30", pieces: 30, ..INTERNATIONAL };

    /// English draughts (WCDF and ACF, 1.15 to 1.19; PDN 3.0, type 21: Black begins).
    English: Book {
        size: 8,
        first: Side::Black,
        start: "B:W21-32:B1-12",
        pieces: 12,
        man: AHEAD_ALONE,
        king_flies: false,
        last_row: EndsTheTurn,
        choice: &[],
        ..INTERNATIONAL
    };

    /// American pool checkers (APCA, rules 16 to 23; PDN 3.0, type 23: Black begins).
    Pool: Book { size: 8, first: Side::Black, start: "B:W21-32:B1-12", pieces: 12, choice: &[], ..INTERNATIONAL };

    /// Russian draughts (Code of draughts of Russia, 1.5; PDN 3.0, type 25).
    Russian: Book { last_row: GoesOnAsKing, choice: &[], ..NAMED };

    /// Italian draughts (FID, technical rules, articles 4 to 6; PDN 3.0, type 22: the lower left corner is light).
    Italian: Book {
        size: 8,
        squares: Squares::LowerRight,
        start: "W:W21-32:B1-12",
        pieces: 12,
        man: AHEAD_ALONE,
        king_flies: false,
        last_row: EndsTheTurn,
        choice: &[pieces, by_a_king, kings, kings_first],
        men_take_kings: false,
        ..INTERNATIONAL
    };

    /// Spanish draughts (FPD, classic draughts; PDN 3.0, type 24: the lower left corner is light, and White, who has square
    /// 1 at the right of the first row, is here at the top).
    Spanish: Book {
        size: 8,
        squares: Squares::LowerRight,
        bottom: Side::Black,
        start: "W:W1-12:B21-32",
        pieces: 12,
        man: AHEAD_ALONE,
        last_row: EndsTheTurn,
        choice: &[pieces, kings],
        ..INTERNATIONAL
    };

    /// Portuguese draughts: as Spanish (FPD; PDN 3.0, type 28).
    Portuguese: Spanish::BOOK;

    /// Czech draughts (ČFD, 4.14; PDN 3.0, type 29).
    Czech: Book { man: AHEAD_ALONE, last_row: EndsTheTurn, choice: &[by_a_king], ..NAMED };

    /// Thai draughts (mindsports.nl, Thai draughts; checkers.fandom.com, Mak-hot; PDN 3.0, type 31: Black begins, from
    /// the row of squares 29 to 32).
    Thai: Book {
        size: 8,
        bottom: Side::Black,
        first: Side::Black,
        start: "B:W1-8:B25-32",
        pieces: 8,
        man: AHEAD_ALONE,
        landing: RightBehind,
        removal: AtOnce,
        last_row: EndsTheTurn,
        choice: &[],
        ..INTERNATIONAL
    };

    /// Frisian draughts (Official Rules for Frisian Draughts, 2011, articles 7 to 9 and the shot; mindsports.nl).
    Frisian: Book {
        man: Gait { steps: AHEAD, captures: EIGHT },
        king: Gait { steps: DIAGONALS, captures: EIGHT },
        choice: &[worth, by_a_king],
        successive_king_moves: Some(3),
        ..INTERNATIONAL
    };

    /// Frysk!: Frisian draughts with five men a side (lidraughts.org).
    Frysk: Book { start: "W:W46-50:B1-5", pieces: 5, ..Frisian::BOOK };

    /// Killer draughts (Christian Freeling, mindsports.nl).
    Killer: Book { landing: RightBehindALastKing, ..INTERNATIONAL };

    /// Breakthrough draughts (lidraughts.org, Breakthrough).
    Breakthrough: Book { first_king_wins: true, ..INTERNATIONAL };

    /// Antidraughts: who moves last loses, and all moves are as in the international game (lidraughts.org).
    Antidraughts: INTERNATIONAL;

    /// Armenian draughts, or Tama (iggamecenter.com, Tama; ludii.games, Tama, for the majority, the ban on turning back
    /// and the man that goes on as a king).
    Tama: Book {
        squares: Squares::All,
        names: Names::LettersFromBelow,
        start: "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
        pieces: 16,
        man: Gait { steps: &[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1)], captures: &[(-1, 0), (0, -1), (0, 1)] },
        king: Gait {
            steps: &[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)],
            captures: &[(-1, 0), (0, -1), (0, 1), (1, 0)],
        },
        removal: AtOnce,
        last_row: GoesOnAsKing,
        turns_back: false,
        men_are_progress: false,
        ..NAMED
    };
}
