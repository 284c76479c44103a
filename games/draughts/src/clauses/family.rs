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
