//! The rule book, clause by clause.

use quadrille_core::Clause;

/// What the federation says, but for what sources disagree on.
pub(crate) const TUDAF: &[Clause] = &[
    Clause::of(
        "tudaf_board_and_start",
        "The board has 64 squares; the men of each side fill its second and third rank, and White begins.",
        "TÜDAF rulebook, the start",
    ),
    Clause::of(
        "tudaf_man_moves",
        "A man goes one step forward, to the left or to the right; never backward, never diagonally.",
        "TÜDAF rulebook, the man's move",
    ),
    Clause::of(
        "tudaf_man_captures",
        "A man captures forward, to the left and to the right, by jumping to the empty square behind a piece.",
        "TÜDAF rulebook, the man's capture",
    ),
    Clause::of(
        "tudaf_king_moves",
        "A dama goes over any number of empty squares, like a rook.",
        "TÜDAF rulebook, the dama's move",
    ),
    Clause::of(
        "tudaf_king_captures",
        "A dama captures from any distance, and lands on any free square behind the piece.",
        "TÜDAF rulebook, the dama's capture",
    ),
    Clause::of("tudaf_capture_is_forced", "Who can capture must.", "TÜDAF rulebook, capturing"),
    Clause::of(
        "tudaf_majority",
        "The most pieces must be taken, men and damas counting alike.",
        "TÜDAF rulebook, the majority",
    ),
    Clause::of(
        "tudaf_free_choice",
        "Among captures of as many pieces the choice is free.",
        "TÜDAF rulebook, the majority",
    ),
    Clause::of("tudaf_rulebook", "The rulebook's own examples have these moves.", "TÜDAF rulebook, the diagrams"),
    Clause::of("tudaf_removal_at_once", "Each captured piece leaves the board at once.", "TÜDAF rulebook, removal"),
    Clause::of(
        "tudaf_removed_pieces",
        "The square of a piece that was captured may be crossed and landed on in the same turn.",
        "TÜDAF rulebook, removal",
    ),
    Clause::of(
        "tudaf_no_reversal",
        "Between two jumps no piece turns back the way it came.",
        "TÜDAF rulebook, the dama's capture",
    ),
    Clause::of(
        "tudaf_own_square",
        "The square that the piece left may be crossed and ended on.",
        "TÜDAF rulebook, removal",
    ),
    Clause::of(
        "tudaf_promotion_by_a_quiet_step",
        "A man that steps to the last rank becomes a dama, and the turn ends.",
        "TÜDAF rulebook, promotion",
    ),
    Clause::of("tudaf_loss", "Who has no pieces, or no move when it is his turn, loses.", "TÜDAF rulebook, the end"),
    Clause::of(
        "tudaf_the_same_position",
        "The same position for the third time is a draw.",
        "TÜDAF rulebook, the draw",
    ),
];

/// Declares groups of one clause.
macro_rules! groups {
    ($($(#[$doc:meta])* $group:ident: $name:literal, $says:literal, $source:literal;)*) => {
        $($(#[$doc])*
        pub(crate) const $group: &[Clause] = &[Clause::of($name, $says, $source)];)*
    };
}

groups! {
    /// A man promotes at the end of its turn.
    PROMOTED_AT_THE_END: "tudaf_promotion_in_capture",
        "A man that reaches the last rank in a capture goes on as a man, and becomes a dama at the end of the turn.",
        "TÜDAF rulebook, promotion";
    /// A man promotes at once.
    PROMOTED_AT_ONCE: "tudaf_option_promotion_in_capture_at_once",
        "A man that reaches the last rank in a capture goes on as a dama.", "club rules, against TÜDAF's";
    /// Promotion ends the turn.
    TURN_ENDED: "tudaf_option_promotion_ends_the_turn",
        "A man that reaches the last rank in a capture becomes a dama, and its turn ends there.",
        "club rules, against TÜDAF's";
    /// One against one is a draw.
    ONE_AGAINST_ONE_DRAWN: "tudaf_one_against_one",
        "One piece against one is a draw at once.", "TÜDAF rulebook, the draw";
    /// One against one goes on.
    ONE_AGAINST_ONE_PLAYED: "tudaf_option_one_against_one_played_on",
        "One piece against one is played on.", "club rules, against TÜDAF's";
    /// A dama beats a man.
    ONE_DAMA_WINS: "tudaf_option_one_king_beats_one_man",
        "One piece against one is over: a dama beats a man, else it is a draw.", "club rules, against TÜDAF's";
    /// One against one is a draw, unless it is a capture.
    ONE_AGAINST_ONE_TAKEN: "tudaf_option_one_against_one_draws_unless_a_capture_is_due",
        "One piece against one is a draw, unless whose turn it is can capture.", "club rules, against TÜDAF's";
    /// There is no limit.
    NO_LIMIT: "tudaf_no_limit", "There is no limit on play without progress.", "TÜDAF rulebook, which sets none";
    /// There is one.
    LIMIT: "tudaf_option_limit", "50 plies without a capture are a draw.", "the documentation of the engine kish";
}

/// How moves and positions are written.
pub(crate) const TEXT: &[Clause] = &[
    Clause::of(
        "turkish_text",
        "A capture is written with every square that it lands on, and the move of a man that is promoted ends with `=K`.",
        "the text of the engine kish",
    ),
    Clause::of(
        "turkish_promoted_king",
        "A man that is promoted is a king in the text of the next move.",
        "the text of the engine kish",
    ),
    Clause::of(
        "turkish_fen",
        "A position is written `W:Wa2,Kb2:Ba7`; what is no position is refused where it is wrong.",
        "PDN 3.0, the tag FEN",
    ),
];

/// What is said of Armenian draughts.
pub(crate) const TAMA: &[Clause] = &[
    Clause::of(
        "tama_start",
        "The board has 64 squares; the men of each side fill its second and third rank, and White begins.",
        "ludii.games, Tama (Armenian draughts)",
    ),
    Clause::of(
        "tama_men",
        "A man goes one step forward, straight or diagonally, or sideways; it captures straight forward and sideways.",
        "iggamecenter.com, Tama, play and captures",
    ),
    Clause::of(
        "tama_kings",
        "A king goes as a queen of chess does, and captures as a rook does, from any distance, landing on any free square.",
        "iggamecenter.com, Tama, play and captures",
    ),
    Clause::of("tama_capture_is_forced", "Who can capture must.", "iggamecenter.com, Tama, captures"),
    Clause::of(
        "tama_majority",
        "The most pieces must be taken, men and kings counting alike.",
        "ludii.games, Tama (Armenian draughts)",
    ),
    Clause::of("tama_removal", "Each captured piece leaves the board at once.", "iggamecenter.com, Tama, captures"),
    Clause::of(
        "tama_no_reversal",
        "Between two jumps no piece turns back the way it came.",
        "ludii.games, Tama (Armenian draughts)",
    ),
    Clause::of(
        "tama_promotion",
        "A man that steps to the last rank becomes a king.",
        "ludii.games, Tama (Armenian draughts)",
    ),
    Clause::of(
        "tama_a_man_goes_on",
        "A man that reaches the last rank in a capture goes on as a king.",
        "ludii.games, Tama (Armenian draughts)",
    ),
    Clause::of(
        "tama_loss",
        "Who has no pieces, or no move when it is his turn, loses.",
        "iggamecenter.com, Tama, objective",
    ),
    Clause::of(
        "tama_third_repetition",
        "The same position for the third time is a draw.",
        "as in Turkish dama: TÜDAF rulebook, the draw",
    ),
];
