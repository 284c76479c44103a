//! What the variants have in place of the international rules, or share among themselves.

use quadrille_core::Clause;

/// Who can capture must.
pub(crate) const FORCED: &[Clause] = &[Clause::of(
    "family_capture_is_forced",
    "Who can capture must.",
    "CBD, Code of draughts of Russia, ČFD, WCDF and ACF, APCA, FID, FPD, Rein Halbersma (dctl) and Official Rules for Frisian Draughts: capturing",
)];

/// How men go.
pub(crate) const STEPS: &[Clause] = &[Clause::of(
    "family_men_step",
    "A man goes one step forward on a diagonal, to an empty square.",
    "CBD, Code of draughts of Russia, ČFD, WCDF and ACF, APCA, FID, FPD, Rein Halbersma (dctl) and Official Rules for Frisian Draughts: the man",
)];

/// Men that capture backward too.
pub(crate) const BACKWARD: &[Clause] = &[Clause::of(
    "family_men_capture_backward",
    "A man captures forward and backward.",
    "CBD, Code of draughts of Russia and APCA: the capture",
)];

/// Men that capture forward alone.
pub(crate) const FORWARD: &[Clause] = &[Clause::of(
    "family_men_capture_forward",
    "A man captures forward alone.",
    "ČFD, FID, FPD and Rein Halbersma (dctl): the capture",
)];

/// Kings that fly.
pub(crate) const FLYING: &[Clause] = &[Clause::of(
    "family_kings_fly",
    "A king goes over any number of empty squares on a diagonal.",
    "CBD, Code of draughts of Russia, ČFD, APCA, FPD and Rein Halbersma (dctl): the king",
)];

/// Kings that land where they like.
pub(crate) const LANDING: &[Clause] = &[Clause::of(
    "family_kings_land",
    "A king captures from any distance, and lands on any free square behind.",
    "CBD, Code of draughts of Russia, ČFD, APCA and FPD: the king",
)];

/// When captured pieces leave.
pub(crate) const REMOVAL: &[Clause] = &[Clause::of(
    "family_removal",
    "Captured pieces leave the board after the whole capture, and none is jumped twice.",
    "CBD, Code of draughts of Russia, ČFD, WCDF and ACF, APCA, FID, FPD and Official Rules for Frisian Draughts: the capture",
)];

/// Promotion where a move ends.
pub(crate) const PROMOTION: &[Clause] = &[Clause::of(
    "family_a_man_becomes_a_king",
    "A man whose move ends on the last row becomes a king.",
    "CBD, Code of draughts of Russia, APCA and Official Rules for Frisian Draughts: promotion",
)];

/// Promotion that ends the turn.
pub(crate) const ENDS_TURN: &[Clause] = &[Clause::of(
    "family_promotion",
    "A man that reaches the last row becomes a king, and its turn ends.",
    "ČFD, FID, FPD and Rein Halbersma (dctl): promotion",
)];

/// Captures that are chosen freely.
pub(crate) const CHOICE: &[Clause] = &[Clause::of(
    "family_choice",
    "Any capture may be chosen; it is played to its end.",
    "Code of draughts of Russia, WCDF and ACF and Rein Halbersma (dctl): the choice",
)];

/// Who loses.
pub(crate) const LOST: &[Clause] = &[Clause::of(
    "family_loss",
    "Who has no pieces, or no move when it is his turn, loses.",
    "CBD, Code of draughts of Russia, ČFD, WCDF and ACF, APCA, FID, FPD, Rein Halbersma (dctl) and Official Rules for Frisian Draughts: the end",
)];

/// The third repetition.
pub(crate) const THIRD: &[Clause] = &[Clause::of(
    "family_third_repetition",
    "The same position with the same side to move for the third time is a draw.",
    "CBD, Code of draughts of Russia, ČFD, APCA, FPD, Rein Halbersma (dctl) and Official Rules for Frisian Draughts: the draw",
)];

/// The board of 64 squares.
pub(crate) const DARK_LEFT: &[Clause] = &[Clause::of(
    "family_dark_left",
    "The board has 64 squares, with a dark corner at each player's left.",
    "CBD, Code of draughts of Russia, ČFD, WCDF and ACF, APCA and Rein Halbersma (dctl): the board",
)];

/// The mirrored board of 64 squares.
pub(crate) const DARK_RIGHT: &[Clause] = &[Clause::of(
    "family_dark_right",
    "The board has 64 squares, with a dark corner at each player's right.",
    "FID, technical rules, article 2.3; FPD, classic draughts, 2.1.5",
)];

/// Numbers that begin with Black.
pub(crate) const NUMBERS_FROM_BLACK: &[Clause] = &[Clause::of(
    "pdn_numbers_from_black",
    "The dark squares are numbered 1 to 32, row by row from Black's side, each row from White's left to his right.",
    "PDN 3.0, English draughts, American pool checkers and Italian draughts",
)];

/// Numbers that begin with White.
pub(crate) const NUMBERS_FROM_WHITE: &[Clause] = &[Clause::of(
    "pdn_numbers_from_white",
    "The dark squares are numbered 1 to 32, row by row from White's side, each row from White's right to his left.",
    "PDN 3.0, Spanish, Portuguese and Thai draughts",
)];

/// The start on 64 squares.
pub(crate) const THREE_ROWS: &[Clause] = &[Clause::of(
    "family_start",
    "Each side has three rows of men, and White begins.",
    "CBD, Code of draughts of Russia, ČFD, FID and FPD: the start",
)];

/// How a move and a position are written where squares have names.
pub(crate) const ALGEBRAIC: &[Clause] = &[Clause::of(
    "algebraic_text",
    "A quiet move is written `c3-d4`, a capture `c3xe5`, a position `W:Wc3:Bd4`.",
    "PDN 3.0, movetext and the tag FEN",
)];

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
    Clause::of("russian_records", "A capture is written with a colon; `x` and `-` are read too.", "PDN 3.0, movetext"),
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
