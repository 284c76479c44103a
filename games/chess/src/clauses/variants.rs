//! What the variants add to the Laws, or have in place of them.

use quadrille_core::Clause;

/// What is said of King of the Hill.
pub const KING_OF_THE_HILL: &[Clause] = &[
    Clause::of(
        "king_of_the_hill_the_king_in_the_middle",
        "The king who comes to d4, e4, d5 or e5 wins.",
        "lichess.org, King of the Hill",
    ),
    Clause::of(
        "king_of_the_hill_the_king_may_not",
        "He may not come there into check.",
        "lichess.org, King of the Hill",
    ),
    Clause::of(
        "king_of_the_hill_kings_alone",
        "Kings alone play on: no material is too little.",
        "lichess.org, King of the Hill",
    ),
];

/// What is said of Three-check.
pub const THREE_CHECK: &[Clause] = &[
    Clause::of("three_check_the_third_check", "Who gives the third check wins.", "lichess.org, Three-check"),
    Clause::of("three_check_a_double_check", "A double check counts once.", "lichess.org, Three-check"),
    Clause::of(
        "three_check_a_null_move",
        "A turn that is given away gives no check.",
        "a decision; searches ask for it",
    ),
    Clause::of(
        "three_check_kings_alone",
        "Kings alone draw; whatever is left beside them can give check.",
        "lichess.org, Three-check",
    ),
    Clause::of(
        "three_check_the_same_pieces",
        "The checks that are left to give tell positions apart.",
        "lichess.org, Three-check",
    ),
    Clause::of(
        "three_check_fen",
        "The checks left to give stand before the clocks, or those given behind them.",
        "lichess.org and Fairy-Stockfish, which write the one or the other",
    ),
];

/// What is said of Antichess.
pub const ANTICHESS: &[Clause] = &[
    Clause::of("antichess_a_capture", "A capture must be made, if there is one.", "lichess.org, Antichess"),
    Clause::of(
        "antichess_a_king",
        "A king is a piece like others: there is no check, he is captured, and there may be several.",
        "lichess.org, Antichess",
    ),
    Clause::of(
        "antichess_a_pawn",
        "A pawn that reaches the last rank becomes a queen, rook, bishop, knight or king.",
        "lichess.org, Antichess",
    ),
    Clause::of("antichess_there_is_no_castling", "There is no castling.", "lichess.org, Antichess"),
    Clause::of("antichess_who_loses_all_pieces", "Who loses all pieces wins.", "lichess.org, Antichess"),
    Clause::of("antichess_who_cannot_move", "Who cannot move wins.", "lichess.org, Antichess"),
    Clause::of(
        "antichess_bishops_that_never_meet",
        "Bishops that never meet are a draw, alone or with pawns that cannot move and that they do not meet either.",
        "lichess.org, Antichess",
    ),
];

/// What is said of Atomic.
pub const ATOMIC: &[Clause] = &[
    Clause::of(
        "atomic_a_capture",
        "A capture explodes what captures, what is captured, and all around but pawns.",
        "lichess.org, Atomic",
    ),
    Clause::of(
        "atomic_en_passant",
        "A capture en passant explodes where the capturing pawn arrives.",
        "lichess.org, Atomic",
    ),
    Clause::of(
        "atomic_who_explodes_the_other_king",
        "Who explodes the other king wins, be he in check himself.",
        "lichess.org, Atomic",
    ),
    Clause::of(
        "atomic_nobody_explodes_the_own_king",
        "Nobody explodes the own king; so a king captures nothing.",
        "lichess.org, Atomic",
    ),
    Clause::of("atomic_check", "But for that, no move may leave the own king in check.", "lichess.org, Atomic"),
    Clause::of(
        "atomic_castling",
        "Nobody castles out of check, through an attacked square, into check, or over a piece; where the king comes to is seen with the rook in its place, and beside the other king no square is attacked.",
        "FIDE Laws 3.8.2.2; the rules of Atomic on FICS, castling, which lichess.org has taken over: scalachess, issue 176",
    ),
    Clause::of("atomic_kings_that_touch", "Kings may touch, and then there is no check.", "lichess.org, Atomic"),
    Clause::of("atomic_a_rook_that_explodes", "A rook that explodes loses its right to castle.", "lichess.org, Atomic"),
    Clause::of("atomic_kings_alone", "Kings alone are a draw.", "lichess.org, Atomic"),
    Clause::of(
        "atomic_a_king_alone",
        "A bishop, a rook, or one or two knights against a king alone are a draw; so are two bishops, one of each side, that never meet.",
        "lichess.org, Atomic",
    ),
    Clause::of(
        "atomic_pawns_that_stand_still",
        "Pawns that cannot move are a draw, with kings alone or with bishops of one side that they do not meet.",
        "lichess.org, Atomic",
    ),
];

/// What is said of Racing Kings.
pub const RACING_KINGS: &[Clause] = &[
    Clause::of(
        "racing_kings_start",
        "The pieces stand on the first two ranks, Black's on the queen's side and White's on the king's, and White begins.",
        "lichess.org, Racing Kings",
    ),
    Clause::of("racing_kings_nobody_gives_check", "No move may give check.", "lichess.org, Racing Kings"),
    Clause::of(
        "racing_kings_there_are_no_pawns",
        "There are no pawns, and there is no castling.",
        "lichess.org, Racing Kings",
    ),
    Clause::of("racing_kings_the_first_king", "The first king on the last rank wins.", "lichess.org, Racing Kings"),
    Clause::of(
        "racing_kings_black_may_follow",
        "If it is White's, Black may follow at once, and then it is a draw.",
        "lichess.org, Racing Kings",
    ),
    Clause::of("racing_kings_black_follows", "He follows to no square that is attacked.", "lichess.org, Racing Kings"),
];

/// What is said of Horde.
pub const HORDE: &[Clause] = &[
    Clause::of("horde_start", "White has 36 pawns, Black the pieces of chess.", "lichess.org, Horde"),
    Clause::of("horde_white_has_no_king", "White has no king.", "lichess.org, Horde"),
    Clause::of(
        "horde_pawns_step_twice",
        "Pawns step twice from their second rank, and White's from the first too, if both squares are empty.",
        "lichess.org, Horde",
    ),
    Clause::of(
        "horde_a_double_step",
        "A double step from the second rank is captured en passant on the next move, one from the first is not.",
        "lichess.org, Horde",
    ),
    Clause::of("horde_black_wins", "Black wins by capturing all that White has.", "lichess.org, Horde"),
    Clause::of("horde_white_wins", "White wins by checkmate.", "lichess.org, Horde"),
];

/// What is said of Crazyhouse.
pub const CRAZYHOUSE: &[Clause] = &[
    Clause::of(
        "crazyhouse_what_is_captured",
        "What a side captures comes into its hand, and is dropped on an empty square in place of a move.",
        "FICS, help on crazyhouse; lichess.org, Crazyhouse",
    ),
    Clause::of(
        "crazyhouse_a_promoted_piece",
        "A piece that was promoted is captured as a pawn.",
        "FICS, help on crazyhouse; lichess.org, Crazyhouse",
    ),
    Clause::of(
        "crazyhouse_pawns_are_not_dropped",
        "Pawns are not dropped on the first and the last rank.",
        "FICS, help on crazyhouse; lichess.org, Crazyhouse",
    ),
    Clause::of(
        "crazyhouse_a_drop_stands",
        "A drop may stand between the king and a check.",
        "FICS, help on crazyhouse; lichess.org, Crazyhouse",
    ),
    Clause::of("crazyhouse_a_drop_may_mate", "A drop may mate.", "FICS, help on crazyhouse; lichess.org, Crazyhouse"),
    Clause::of(
        "crazyhouse_a_pawn_that_is_dropped",
        "A pawn that is dropped on its second rank may step twice.",
        "FICS, help on crazyhouse; lichess.org, Crazyhouse",
    ),
    Clause::of(
        "crazyhouse_what_is_in_hand",
        "What is in hand, and what was promoted, tells positions apart.",
        "FICS, help on crazyhouse; lichess.org, Crazyhouse",
    ),
    Clause::of(
        "crazyhouse_drops_as_text",
        "A drop is written `N@f3`; records leave out the letter of a pawn.",
        "FICS, help on crazyhouse; lichess.org, Crazyhouse",
    ),
    Clause::of(
        "crazyhouse_fen",
        "What is in hand stands in brackets behind the board, or as a ninth rank; `~` marks what was promoted.",
        "lichess.org, and XBoard for the brackets",
    ),
];
