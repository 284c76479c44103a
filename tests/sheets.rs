//! Does the sheet of each variant of men and kings say what its constants declare?
//!
//! For each constant the table has the clauses that say what it is set to; the sheet must list one of them, and none that
//! says what the others are set to.

use std::any::type_name;

use quadrille_core::jump::Criterion;
use quadrille_core::{Color, JumpMoves, JumpRules, Jumper, White};
use quadrille_dama::Turkish;

/// Clauses that say the same.
type Clauses = &'static [&'static str];

/// The board.
const BOARD: Clauses = &[
    "fmjd_2_1",
    "canadian_squares",
    "family_dark_left",
    "family_dark_right",
    "frisian_board",
    "tudaf_board_and_start",
    "tama_start",
];

/// Where the men start.
const START: Clauses = &[
    "fmjd_2_8",
    "canadian_five_rows",
    "family_start",
    "english_1_11",
    "pool_5_start",
    "thai_start",
    "frisian_start",
    "frysk_begins",
    "tudaf_board_and_start",
    "tama_start",
];

/// How a man steps.
const MEN_STEP: Clauses = &["fmjd_3_4", "family_men_step", "tudaf_man_moves", "tama_men"];

/// Whether a man captures forward alone, or sideways too.
const NEVER_BACKWARD: Clauses = &["family_men_capture_forward", "english_1_18", "tudaf_man_captures", "tama_men"];
const BACKWARD: Clauses = &["fmjd_4_1", "family_men_capture_backward", "frisian_7"];

/// That a king flies.
const FLYING: Clauses = &["fmjd_3_9", "family_kings_fly", "frisian_9", "tudaf_king_moves", "tama_kings"];

/// That he does not.
const SHORT: Clauses = &["english_1_17", "italian_4_7"];

/// Where a king lands that flies, in the order of `Landing`.
const ANYWHERE: Clauses = &["fmjd_4_3", "family_kings_land", "frisian_7", "tudaf_king_captures", "tama_kings"];
const RIGHT_BEHIND: Clauses = &["thai_a_king_lands"];
const RIGHT_BEHIND_LAST_KING: Clauses = &["killer_a_king"];

/// That capture is forced.
const FORCED: Clauses =
    &["fmjd_4_capture_is_forced", "family_capture_is_forced", "tudaf_capture_is_forced", "tama_capture_is_forced"];

/// Which captures may be chosen.
const CHOICES: [(&[Criterion], Clauses); 6] = [
    (&[], &["family_choice", "pool_20"]),
    (&[Criterion::Number], &["fmjd_4_13", "brazilian_the_most_pieces", "tudaf_majority", "tama_majority"]),
    (&[Criterion::Number, Criterion::Kings], &["spanish_the_most_pieces"]),
    (&[Criterion::WithKing], &["czech_4_14"]),
    (&[Criterion::Value { man: 100, king: 199 }, Criterion::WithKing], &["frisian_a_king"]),
    (&[Criterion::Number, Criterion::WithKing, Criterion::Kings, Criterion::EarlyKings], &["italian_6_6"]),
];

/// When captured pieces leave.
const AFTER_THE_TURN: Clauses = &["fmjd_4_11", "family_removal"];
const AT_ONCE: Clauses = &["tudaf_removal_at_once", "thai_removal", "tama_removal"];

/// That no piece turns back.
const NO_REVERSAL: Clauses = &["tudaf_no_reversal", "tama_no_reversal"];

/// That a man is promoted where its move ends.
const PROMOTION: Clauses = &[
    "fmjd_3_5",
    "family_a_man_becomes_a_king",
    "family_promotion",
    "english_1_19",
    "tudaf_promotion_by_a_quiet_step",
    "tama_promotion",
];

/// What becomes of a man that reaches the last row in a capture, in the order of `PromotionInCapture`.
const PASSING: Clauses =
    &["fmjd_4_15", "brazilian_a_man_that_passes", "pool_16", "frisian_8", "tudaf_promotion_in_capture"];
const GOING_ON: Clauses = &["russian_1_5_15", "tama_a_man_goes_on", "tudaf_option_promotion_in_capture_at_once"];
const ENDING: Clauses = &["family_promotion", "english_1_19", "tudaf_option_promotion_ends_the_turn"];

/// That a man may not take a king.
const KINGS_ARE_SAFE: Clauses = &["italian_5_3"];

/// How often one king may move.
const KING_LIMIT: Clauses = &["frisian_one_king_moves"];

/// That Black begins.
const BLACK_BEGINS: Clauses = &["english_black", "pool_5_start", "thai_start"];

/// Who wins, or loses, without a move.
const ENDS: Clauses = &["fmjd_loss", "family_loss", "antidraughts_who_has_no_move", "tudaf_loss", "tama_loss"];

/// How moves are written: by the sign of a capture.
const TEXTS: [(char, Clauses); 3] = [
    ('x', &["pdn_quiet_and_capture", "algebraic_text", "turkish_text"]),
    (':', &["russian_records"]),
    ('-', &["thai_captures_are_written"]),
];

/// Asserts that a sheet has one of the clauses that say what is so, and none that says what is not.
fn assert_says<V: JumpRules>(what: &str, so: Clauses, not: &[Clauses]) {
    let listed: Vec<_> = V::CLAUSES.concat().iter().map(|clause| clause.name).collect();
    let says = |clauses: Clauses| clauses.iter().copied().filter(|name| listed.contains(name)).collect::<Vec<_>>();
    assert_eq!(says(so).len(), 1, "{}, {what}: {:?} of {so:?}", V::NAME, says(so));
    for other in not {
        assert_eq!(says(other), [""; 0], "{}, {what}", V::NAME);
    }
}

/// Asserts that a sheet has a clause of what only some variants have if this one has it, and none else.
fn assert_if<V: JumpRules>(what: &str, has: bool, clauses: Clauses) {
    if has { assert_says::<V>(what, clauses, &[]) } else { assert_says::<V>(what, START, &[clauses]) }
}

/// Asserts that a sheet says what the constants declare.
fn assert_sheet<V: JumpRules>() {
    for (what, clauses) in [
        ("the board", BOARD),
        ("the start", START),
        ("how a man goes", MEN_STEP),
        ("who must capture", FORCED),
        ("promotion", PROMOTION),
        ("the end", ENDS),
    ] {
        assert_says::<V>(what, clauses, &[]);
    }
    let (written, others): (Vec<_>, Vec<_>) = TEXTS.into_iter().partition(|text| text.0 == V::TEXT.capture);
    let others: Vec<_> = others.into_iter().map(|text| text.1).collect();
    assert_says::<V>("the text", written[0].1, &others);
    // White's man, by the names of its directions.
    type Jumps<V> = <<<V as JumpRules>::Moves as JumpMoves>::Man<White> as Jumper>::Jumps;
    let captures =
        if type_name::<Jumps<V>>().contains("South") { [BACKWARD, NEVER_BACKWARD] } else { [NEVER_BACKWARD, BACKWARD] };
    assert_says::<V>("how a man captures", captures[0], &captures[1..]);
    let landings = [ANYWHERE, RIGHT_BEHIND, RIGHT_BEHIND_LAST_KING];
    if V::FIRST_KING_ENDS {
        assert_says::<V>(
            "kings, which never go",
            BOARD,
            &[FLYING, SHORT, ANYWHERE, RIGHT_BEHIND, RIGHT_BEHIND_LAST_KING],
        );
    } else if <V::Moves as JumpMoves>::King::FLIES {
        let landing = V::Moves::LANDING as usize;
        assert_says::<V>("how a king goes", FLYING, &[SHORT]);
        let others: Vec<_> = (0..3).filter(|&other| other != landing).map(|other| landings[other]).collect();
        assert_says::<V>("where a king lands", landings[landing], &others);
    } else {
        assert_says::<V>("how a king goes", SHORT, &[FLYING, ANYWHERE, RIGHT_BEHIND, RIGHT_BEHIND_LAST_KING]);
    }
    let promotions = [PASSING, GOING_ON, ENDING];
    let promotion = V::Moves::PROMOTION_IN_CAPTURE as usize;
    let others: Vec<_> = (0..3).filter(|&other| other != promotion).map(|other| promotions[other]).collect();
    assert_says::<V>("promotion in a capture", promotions[promotion], &others);
    let is_chosen = |criteria: &[Criterion]| criteria == V::Moves::CHOICE;
    let others: Vec<_> = CHOICES.iter().filter(|choice| !is_chosen(choice.0)).map(|choice| choice.1).collect();
    let chosen = CHOICES.iter().find(|choice| is_chosen(choice.0));
    assert_says::<V>("the choice", chosen.expect("a choice of the table").1, &others);
    let removals = if V::Moves::REMOVE_DURING_CAPTURE { [AT_ONCE, AFTER_THE_TURN] } else { [AFTER_THE_TURN, AT_ONCE] };
    assert_says::<V>("removal", removals[0], &removals[1..]);
    assert_if::<V>("turning back", !V::Moves::TURN_BACK, NO_REVERSAL);
    assert_if::<V>("men that capture kings", !V::Moves::MEN_CAPTURE_KINGS, KINGS_ARE_SAFE);
    assert_if::<V>("the limit of a king's moves", V::Moves::KING_LIMIT.is_some(), KING_LIMIT);
    assert_if::<V>("who begins", V::Moves::FIRST == Color::Black, BLACK_BEGINS);
}

/// Declares a test of each variant.
macro_rules! variants {
    ($($test:ident $rules:ty;)*) => {
        $(#[test]
        fn $test() {
            assert_sheet::<$rules>();
        })*

        #[test]
        fn no_variant_of_men_and_kings_is_left_out() {
            let names = [$(<$rules>::NAME),*];
            for variant in quadrille::GAMES.iter().filter(|variant| variant.family() == "draughts") {
                assert!(names.contains(&variant.name()), "{}", variant.name());
            }
        }
    };
}

variants! {
    antidraughts_sheet quadrille_draughts::Anti;
    brazilian_draughts_sheet quadrille_draughts::Brazilian;
    breakthrough_draughts_sheet quadrille_draughts::Breakthrough;
    canadian_draughts_sheet quadrille_draughts::Canadian;
    czech_draughts_sheet quadrille_draughts::Czech;
    dama_capture_due_sheet Turkish<quadrille_dama::CaptureDue>;
    dama_king_at_once_sheet Turkish<quadrille_dama::KingAtOnce>;
    dama_king_beats_man_sheet Turkish<quadrille_dama::KingBeatsMan>;
    dama_limit_sheet Turkish<quadrille_dama::Limit>;
    dama_play_on_sheet Turkish<quadrille_dama::PlayOn>;
    dama_sheet Turkish<quadrille_dama::Tudaf>;
    dama_turn_ends_sheet Turkish<quadrille_dama::TurnEnds>;
    draughts_sheet quadrille_draughts::International;
    english_draughts_sheet quadrille_draughts::English;
    frisian_draughts_sheet quadrille_draughts::Frisian;
    frysk_sheet quadrille_draughts::FryskRules;
    italian_draughts_sheet quadrille_draughts::Italian;
    killer_draughts_sheet quadrille_draughts::Killer;
    pool_checkers_sheet quadrille_draughts::Pool;
    portuguese_draughts_sheet quadrille_draughts::Portuguese;
    russian_draughts_sheet quadrille_draughts::Russian;
    spanish_draughts_sheet quadrille_draughts::Spanish;
    tama_sheet quadrille_dama::Armenian;
    thai_draughts_sheet quadrille_draughts::Thai;
}
