//! What single variants add to the rules of the family.

use quadrille_core::Clause;

/// What Brazilian draughts adds.
pub(crate) const BRAZILIAN: &[Clause] = &[
    Clause::of(
        "brazilian_the_most_pieces",
        "The most pieces must be taken, men and kings counting alike.",
        "CBD, the law of the majority",
    ),
    Clause::of(
        "brazilian_a_man_that_passes",
        "A man that only passes the last row in a capture stays a man.",
        "CBD, promotion",
    ),
    Clause::of(
        "brazilian_twenty_moves",
        "After 20 moves of each side by kings alone, without a capture, the game is drawn.",
        "CBD, the draw",
    ),
    Clause::of(
        "brazilian_two_each",
        "Two kings against two kings, a king and a man, or a king draw after 5 moves of each side; so do a king against a king and a man, or a king.",
        "CBD, the draw",
    ),
];

/// What Canadian draughts adds.
pub(crate) const CANADIAN: &[Clause] = &[
    Clause::of(
        "canadian_five_rows",
        "The board has 144 squares; each side has five rows of six men, and White begins.",
        "PDN 3.0, Canadian draughts",
    ),
    Clause::of(
        "canadian_squares",
        "The dark squares are numbered 1 to 72, row by row from Black's side, with the long dark diagonal at each player's left.",
        "PDN 3.0, Canadian draughts; Association québécoise des joueurs de dames, the board",
    ),
];

/// What English draughts adds.
pub(crate) const ENGLISH: &[Clause] = &[
    Clause::of("english_1_11", "Each side has three rows of men.", "WCDF and ACF rules, 1.11"),
    Clause::of("english_1_17", "A king goes and captures one step forward or backward.", "WCDF and ACF rules, 1.17"),
    Clause::of("english_1_18", "A man captures forward alone.", "WCDF and ACF rules, 1.18"),
    Clause::of(
        "english_1_19",
        "A man that reaches the king-row becomes a king, and its turn ends.",
        "WCDF and ACF rules, 1.19",
    ),
    Clause::of("english_black", "Black begins, so that White ends each move.", "WCDF and ACF rules, the first move"),
    Clause::of(
        "english_draws",
        "The third repetition, and 40 moves of each side without a capture or a step of a man, are draws that are claimed.",
        "WCDF and ACF rules, 1.32",
    ),
];

/// What American pool checkers adds.
pub(crate) const POOL: &[Clause] = &[
    Clause::of("pool_5_start", "Each side has three rows of men, and Black begins.", "APCA, rule 5 and the first move"),
    Clause::of("pool_16", "A man that only passes the last row in a capture stays a man.", "APCA, rules 16, 22 and 23"),
    Clause::of("pool_20", "Any capture may be chosen; it is played to its end.", "APCA, rule 20"),
    Clause::of(
        "pool_26",
        "After 15 moves of each side by kings alone, without a capture, the game is drawn.",
        "APCA, rule 26",
    ),
    Clause::of(
        "pool_three_kings",
        "Three kings against a lone king draw after 13 moves of each side.",
        "APCA, playing rules",
    ),
];

/// What Russian draughts adds.
pub(crate) const RUSSIAN: &[Clause] = &[
    Clause::of(
        "russian_1_5_15",
        "A man that reaches the last row in a capture goes on as a king.",
        "Code of draughts of Russia, 1.5.15",
    ),
    Clause::of(
        "russian_7_2_4",
        "Three kings or more against a lone king draw after 15 moves of each side.",
        "FMJD-64, article 7.2.4",
    ),
    Clause::of(
        "russian_7_2_5",
        "After 15 moves of each side by kings alone, without a capture, the game is drawn.",
        "FMJD-64, article 7.2.5",
    ),
    Clause::of(
        "russian_7_2_6",
        "Where both have kings, the same material draws: of 4 or 5 pieces after 30 moves of each side, of 6 or 7 after 60.",
        "FMJD-64, article 7.2.6",
    ),
    Clause::of(
        "russian_7_2_7",
        "Three pieces, a king among them, against a lone king on the main road draw after 5 moves of each side.",
        "FMJD-64, article 7.2.7",
    ),
    Clause::of(
        "russian_7_2_8",
        "Two pieces or one, a king among them, against a lone king draw after 5 moves of each side.",
        "FMJD-64, article 7.2.8",
    ),
    Clause::of(
        "russian_records",
        "A capture is written with a colon; one with an `x` is read too.",
        "PDN 3.0, movetext",
    ),
];

/// What Italian draughts adds.
pub(crate) const ITALIAN: &[Clause] = &[
    Clause::of("italian_4_7", "A king goes one step.", "FID, technical rules, article 4.7"),
    Clause::of("italian_5_3", "A man may not take a king.", "FID, technical rules, article 5.3(b)"),
    Clause::of(
        "italian_5_6_to_5_9",
        "A man captures forward by one jump after another, a king in all four directions, from the next square.",
        "FID, technical rules, articles 5.6 to 5.9",
    ),
    Clause::of("italian_6_6", "The most pieces must be taken.", "FID, technical rules, article 6.6"),
    Clause::of(
        "italian_6_7",
        "Among as many pieces a king captures before a man.",
        "FID, technical rules, article 6.7",
    ),
    Clause::of("italian_6_8", "Then the most kings must be taken.", "FID, technical rules, article 6.8"),
    Clause::of("italian_6_9", "Then a capture in which a king is met first.", "FID, technical rules, article 6.9"),
    Clause::of(
        "italian_6_10",
        "Among captures that are equal the choice is free.",
        "FID, technical rules, article 6.10",
    ),
    Clause::of(
        "italian_fourth_repetition",
        "The same position for the fourth time is a draw.",
        "FID, technical rules, articles 9.3 and 10.4",
    ),
    Clause::of(
        "italian_forty_moves",
        "After 40 moves of each side by kings alone, without a capture, the game is drawn.",
        "FID, technical rules, articles 9.3 and 10.4",
    ),
];

/// What Spanish and Portuguese draughts adds.
pub(crate) const SPANISH: &[Clause] = &[
    Clause::of(
        "spanish_the_most_pieces",
        "The most pieces must be taken; then the most kings.",
        "FPD, classic draughts, the laws of quantity and of quality",
    ),
    Clause::of(
        "spanish_twenty_moves",
        "After 20 moves of each side by kings alone, without a capture, the game is drawn.",
        "FPD, classic draughts, article 23(a)",
    ),
    Clause::of(
        "spanish_three_kings",
        "Three kings that have the longest diagonal against a lone king draw after 12 moves of each side.",
        "FPD, classic draughts, the limits of moves",
    ),
];

/// What Czech draughts adds.
pub(crate) const CZECH: &[Clause] = &[Clause::of(
    "czech_4_14",
    "A king captures before a man; else any capture may be chosen.",
    "ČFD, Czech draughts, 4.14",
)];

/// What Thai draughts adds.
pub(crate) const THAI: &[Clause] = &[
    Clause::of("thai_start", "Each side has two rows of men, and Black begins.", "PDN 3.0, Thai draughts"),
    Clause::of(
        "thai_a_king_lands",
        "A king captures from any distance, and lands right behind what it takes.",
        "Rein Halbersma (dctl), Thai draughts",
    ),
    Clause::of("thai_removal", "Each captured piece leaves the board at once.", "Rein Halbersma (dctl), Thai draughts"),
    Clause::of(
        "thai_captures_are_written",
        "A quiet move is written `14-17`, a capture `14-21`.",
        "PDN 3.0, the capture separator of Thai draughts",
    ),
];

/// The board of Frisian draughts.
pub(crate) const FRISIAN_BOARD: &[Clause] = &[Clause::of(
    "frisian_board",
    "The board has 100 squares, a dark corner at each player's left; the dark ones are numbered 1 to 50 from Black's side.",
    "Official Rules for Frisian Draughts (2011), articles 1 to 5; PDN 3.0, Frisian draughts",
)];

/// How Frisian draughts begins.
pub(crate) const FRISIAN_START: &[Clause] = &[Clause::of(
    "frisian_start",
    "Men stand as in international draughts, and White begins.",
    "Official Rules for Frisian Draughts (2011), articles 4 and 6",
)];

/// How Frysk! begins.
pub(crate) const FRYSK: &[Clause] = &[Clause::of(
    "frysk_begins",
    "Each side has five men, on its back row, and White begins.",
    "lidraughts.org, Frysk!",
)];

/// What Frisian draughts and Frysk! add.
pub(crate) const FRISIAN: &[Clause] = &[
    Clause::of(
        "frisian_7",
        "Captures go in eight directions, along files and ranks too; a king captures from any distance, and lands on any free square behind.",
        "Official Rules for Frisian Draughts (2011), articles 7 and 9",
    ),
    Clause::of(
        "frisian_9",
        "A king goes over any number of empty squares on a diagonal, but along no file or rank.",
        "Official Rules for Frisian Draughts (2011), article 9",
    ),
    Clause::of(
        "frisian_a_king",
        "The greatest value must be taken, a king a little under two men.",
        "Official Rules for Frisian Draughts (2011), the shot; Rein Halbersma (dctl), Frisian draughts",
    ),
    Clause::of(
        "frisian_at_equal_value",
        "At equal value a king captures before a man.",
        "Official Rules for Frisian Draughts (2011), the shot",
    ),
    Clause::of(
        "frisian_8",
        "A man that only passes the last row in a capture stays a man.",
        "Official Rules for Frisian Draughts (2011), article 8",
    ),
    Clause::of(
        "frisian_one_king_moves",
        "The same king makes three simple moves in succession at most, while its side has a man.",
        "mindsports.nl, Frisian draughts; friesdammen.nl, the rules of the game",
    ),
    Clause::of(
        "frisian_without_a_man",
        "Without a man a king moves on.",
        "mindsports.nl, Frisian draughts; friesdammen.nl, the rules of the game",
    ),
    Clause::of(
        "frisian_two_kings",
        "Two kings have seven moves of each side against one; then the game is drawn.",
        "friesdammen.nl, the rules of the game",
    ),
    Clause::of(
        "frisian_one_king_each",
        "A king against a king has two moves of each side; then the game is drawn.",
        "lidraughts.org, Frisian draughts",
    ),
    Clause::of(
        "frisian_fen",
        "FEN tells the moves of a king in succession, and where it stands if that is in doubt.",
        "lidraughts.org, the FEN of Frisian draughts",
    ),
];

/// What Killer draughts adds.
pub(crate) const KILLER: &[Clause] = &[
    Clause::of(
        "killer_a_king",
        "A king captures from any distance, and stops right behind a king that it takes last.",
        "Christian Freeling, mindsports.nl, Killer draughts",
    ),
    Clause::of(
        "killer_no_limit",
        "There is no limit for few pieces against a lone king, whom two kings beat.",
        "Christian Freeling, mindsports.nl, Killer draughts",
    ),
];

/// What breakthrough draughts adds.
pub(crate) const BREAKTHROUGH: &[Clause] = &[
    Clause::of(
        "breakthrough_the_first_king",
        "The first player who makes a king wins.",
        "lidraughts.org, Breakthrough",
    ),
    Clause::of("breakthrough_no_draw", "There is no draw: men only go forward.", "lidraughts.org, Breakthrough"),
];

/// What antidraughts has in place of the loss.
pub(crate) const ANTIDRAUGHTS: &[Clause] = &[Clause::of(
    "antidraughts_who_has_no_move",
    "Who has no move, or no piece, wins.",
    "lidraughts.org, Antidraughts",
)];
