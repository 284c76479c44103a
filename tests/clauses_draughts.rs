//! International draughts, article by article (FMJD, Annex 1), and its notation (PDN 3.0).
//!
//! ```text
//!    .  1  .  2  .  3  .  4  .  5
//!    6  .  7  .  8  .  9  . 10  .
//!    . 11  . 12  . 13  . 14  . 15
//!   16  . 17  . 18  . 19  . 20  .
//!    . 21  . 22  . 23  . 24  . 25
//!   26  . 27  . 28  . 29  . 30  .
//!    . 31  . 32  . 33  . 34  . 35
//!   36  . 37  . 38  . 39  . 40  .
//!    . 41  . 42  . 43  . 44  . 45
//!   46  . 47  . 48  . 49  . 50  .
//! ```

mod common;

use common::{after, canonical, draw, fault, game, outcome, play, reread, win};
use quadrille_core::{Clocks, Color, Count, History, MoveError, Reason, Rules, fen};
use quadrille_draughts::{Draughts, Position};

/// Returns the legal moves as text, in the order of bytes.
fn moves(position: &str) -> Vec<String> {
    common::moves::<Draughts>(position)
}

/// Plays so many plies that capture nothing, offer nothing and repeat nothing, so that only counters change.
///
/// Of such moves the first in the order of bytes is played, kings' moves first.
fn wander(history: &mut History<Draughts>, plies: usize) {
    let captures = |position: &Position| Draughts::moves(position).iter().any(|mv| mv.captured.any());
    for _ in 0..plies {
        let position = *history.position();
        let mut calm: Vec<(bool, String)> = Vec::new();
        for &mv in &Draughts::moves(&position) {
            let mut next = position;
            Draughts::play(&mut next, mv, &mut ());
            let repeats = history.before().iter().any(|before| before.repeats() == next.repeats());
            if !repeats && !captures(&position) && !captures(&next) && Draughts::has_move(&next) {
                calm.push((next.halfmoves() == 0, common::text::<Draughts>(&position, mv)));
            }
        }
        let (_, mv) = calm.iter().min().unwrap_or_else(|| panic!("stuck in {}", fen::write::<Draughts>(&position)));
        play(history, mv);
    }
}

#[test]
fn fmjd_2_1_dark_long_diagonal_at_the_left() {
    // From White's left corner straight to 5, where a man on the edge cannot be jumped.
    assert_eq!(moves("W:WK46:B5"), ["46-10", "46-14", "46-19", "46-23", "46-28", "46-32", "46-37", "46-41"]);
}

#[test]
fn fmjd_2_6_squares_numbered_from_blacks_side() {
    // The corners of the numbering: 5 and 46 have one neighbor, 45 two.
    assert_eq!(moves("B:W46:B5"), ["5-10"]);
    assert_eq!(moves("W:W46:B5"), ["46-41"]);
    assert_eq!(moves("W:W45:B5"), ["45-40"]);
    assert_eq!(moves("W:W41:B5"), ["41-36", "41-37"]);
}

#[test]
fn fmjd_2_8_start() {
    assert_eq!(canonical::<Draughts>(Draughts::START), "W:W31-50:B1-20");
    assert_eq!(fen::write::<Draughts>(&Draughts::start()), Draughts::START);
    assert_eq!(
        moves(Draughts::START),
        ["31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"]
    );
}

#[test]
fn fmjd_3_4_man_steps_forward() {
    assert_eq!(moves("W:W28:B1"), ["28-22", "28-23"]);
    assert_eq!(moves("B:W50:B23"), ["23-28", "23-29"]);
    assert_eq!(moves("W:W28,22:B1"), ["22-17", "22-18", "28-23"]);
}

#[test]
fn fmjd_3_5_promotion_at_the_end_of_a_move() {
    assert_eq!(moves("W:W7:BK50"), ["7-1", "7-2"]);
    assert_eq!(after::<Draughts>("W:W7:BK50", "7-1"), "B:WK1:BK50");
    assert_eq!(after::<Draughts>("B:WK1:B44", "44-50"), "W:WK1:BK50:H0:F2");
}

#[test]
fn fmjd_3_9_king_flies() {
    // To the north-west a man on the edge stops it, to the south-east its own man.
    assert_eq!(
        moves("W:WK28,33:B6"),
        [
            "28-10", "28-11", "28-14", "28-17", "28-19", "28-22", "28-23", "28-32", "28-37", "28-41", "28-46", "28-5",
            "33-29"
        ]
    );
}

#[test]
fn fmjd_4_1_man_captures_forward_and_backward() {
    assert_eq!(moves("W:W28:B22,23,32,33"), ["28x17", "28x19", "28x37", "28x39"]);
    assert_eq!(moves("B:W22,23,32,33:B28"), ["28x17", "28x19", "28x37", "28x39"]);
    // Two men behind each other cannot be jumped.
    assert_eq!(moves("W:W28:B17,22"), ["28-23"]);
}

#[test]
fn fmjd_4_3_king_captures_from_afar_and_lands_where_it_likes() {
    assert_eq!(moves("W:WK46:B28"), ["46x10", "46x14", "46x19", "46x23", "46x5"]);
    // Two behind each other bar the way, right behind the first or later, and so does a piece of its own.
    assert_eq!(moves("W:WK46:B10,14,28"), ["46x19", "46x23"]);
    assert_eq!(moves("W:WK46:B28,23"), ["46-32", "46-37", "46-41"]);
    assert_eq!(moves("W:WK46,37:B28,45"), ["37-31", "37-32", "46-41"]);
}

#[test]
fn fmjd_4_capture_is_forced() {
    assert_eq!(moves("W:W28,45:B22"), ["28x17"]);
}

#[test]
fn fmjd_4_11_captured_pieces_leave_after_the_capture() {
    // 45x18x.., 17 and 31 follow; from 37 the captured man on 23 still bars the way to 14.
    assert_eq!(moves("W:WK45:B14,17,23,31"), ["45x37", "45x42", "45x48"]);
    assert_eq!(after::<Draughts>("W:WK45:B14,17,23,31", "45x37"), "B:WK37:B14");
}

#[test]
fn fmjd_4_11_no_piece_is_jumped_twice() {
    // Round four men, back to where it stood; the first man, captured already, ends the turn. Two orders, one move.
    assert_eq!(moves("W:WK2:B7,8,17,18"), ["2x2"]);
    assert_eq!(common::moves_in_full::<Draughts>("W:WK2:B7,8,17,18"), ["2x11x22x13x2"]);
    assert_eq!(after::<Draughts>("W:WK2:B7,8,17,18,45", "2x2"), "B:WK2:B45");
}

#[test]
fn fmjd_4_11_empty_squares_may_be_crossed_again() {
    // The king crosses 34 before it takes 23, and again before it takes 30.
    assert_eq!(moves("W:WK45:B17,23,30,31"), ["45x25"]);
    assert_eq!(common::moves_in_full::<Draughts>("W:WK45:B17,23,30,31"), ["45x12x26x48x25"]);
    // The square that the man left is empty: it goes round and ends there.
    assert_eq!(moves("W:W28:B12,13,22,23"), ["28x28"]);
    assert_eq!(common::moves_in_full::<Draughts>("W:W28:B12,13,22,23"), ["28x17x8x19x28"]);
}

#[test]
fn fmjd_4_13_majority() {
    // 28 takes two, 40 but one.
    assert_eq!(moves("W:W28,40:B11,22,34"), ["28x6"]);
    // Two men rather than one king.
    assert_eq!(moves("W:W28,40:B11,22,K34"), ["28x6"]);
}

#[test]
fn fmjd_4_14_free_choice_among_equals() {
    // A king is worth no more than a man, captured or capturing.
    assert_eq!(moves("W:W28,40:B22,K34"), ["28x17", "40x29"]);
    assert_eq!(moves("W:WK46,40:B28,34"), ["40x29", "46x10", "46x14", "46x19", "46x23", "46x5"]);
}

#[test]
fn fmjd_4_15_a_man_that_passes_the_last_row_stays_a_man() {
    assert_eq!(moves("W:W13:B7,8,45"), ["13x11"]);
    assert_eq!(after::<Draughts>("W:W13:B7,8,45", "13x11"), "B:W11:B45");
    // It ends there.
    assert_eq!(after::<Draughts>("W:W13:B8,45", "13x2"), "B:WK2:B45");
}

#[test]
fn fmjd_loss_without_a_move_or_without_pieces() {
    assert_eq!(moves("W:W46:B37,41"), [""; 0]);
    assert_eq!(outcome::<Draughts>("W:W46:B37,41"), win(Color::Black, Reason::BLOCKED));
    assert_eq!(outcome::<Draughts>("B:W10,14:B5"), win(Color::White, Reason::BLOCKED));
    assert_eq!(outcome::<Draughts>("W:W:B1"), win(Color::Black, Reason::BARE));
    assert_eq!(outcome::<Draughts>("B:W50:B"), win(Color::White, Reason::BARE));
    assert_eq!(outcome::<Draughts>(Draughts::START), None);
}

#[test]
fn fmjd_6_1_the_same_position_for_the_third_time() {
    let round = "48-43 3-8 43-48 8-3";
    let start = "W:WK48,35:BK3,16";
    assert_eq!(game::<Draughts>(start, round).outcome(), None);
    let mut history = game::<Draughts>(start, &format!("{round} 48-43 3-8 43-48"));
    assert_eq!(history.outcome(), None);
    play(&mut history, "8-3");
    assert_eq!(history.outcome(), draw(Reason::REPETITION));
    assert_eq!(history.claims(), []);
}

#[test]
fn fmjd_6_1_with_the_same_side_to_move() {
    // The pieces stand alike three times, but White is to move only twice.
    let mut history = game::<Draughts>("W:WK48,35:BK3,16", "48-43 3-8 43-48 8-3");
    assert_eq!(history.occurrences(), 2);
    // Three plies of White's king against two of Black's: the same picture, the other side to move.
    for mv in ["48-43", "3-9", "43-39", "9-3", "39-48"] {
        play(&mut history, mv);
    }
    assert_eq!(history.occurrences(), 1);
    assert_eq!(history.outcome(), None);
}

#[test]
fn fmjd_6_2_twenty_five_moves_by_kings_alone() {
    let start = "W:WK48,35:BK3,16:H49:F60";
    assert_eq!(game::<Draughts>(start, "").outcome(), None);
    assert_eq!(game::<Draughts>(start, "48-43").outcome(), draw(Reason::NO_PROGRESS));
    let mut history = game::<Draughts>("W:WK48,K47,35:BK3,K4,16", "");
    wander(&mut history, 49);
    assert_eq!(history.outcome(), None);
    wander(&mut history, 1);
    assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_2_the_count_starts_again() {
    // At a man's move, at a capture, at a promotion.
    assert_eq!(after::<Draughts>("W:WK48,35:BK3,16:H49:F60", "35-30"), "B:W30,K48:BK3,16:H0:F60");
    assert_eq!(after::<Draughts>("W:WK48,35:B6,39:H49:F60", "48x34"), "B:WK34,35:B6:H0:F60");
    assert_eq!(after::<Draughts>("W:WK48,7:BK3,16:H49:F60", "7-1"), "B:WK1,K48:BK3,16:H0:F60");
    assert_eq!(game::<Draughts>("W:WK48,35:BK3,16:H49:F60", "35-30 3-8").outcome(), None);
}

#[test]
fn fmjd_6_3_sixteen_moves_against_a_lone_king() {
    for white in ["K46,K47,K48", "K46,K47,40", "K46,40,45"] {
        let mut history = game::<Draughts>(&format!("W:W{white}:BK3"), "");
        wander(&mut history, 31);
        assert_eq!(history.outcome(), None, "{white}");
        wander(&mut history, 1);
        assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS), "{white}");
    }
    // Either color may be the lone one.
    let mut history = game::<Draughts>("W:WK48:BK3,K4,K5", "");
    wander(&mut history, 32);
    assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_3_other_material_is_not_counted() {
    // Four against one, three men against one, against a lone man, against two: by their clocks they would be drawn.
    for lists in ["WK46,K47,K48,49:BK3", "W40,45,50:BK3", "WK46,K47,K48:B6", "WK46,K47:BK3,16"] {
        assert_eq!(outcome::<Draughts>(&format!("W:{lists}:H40:F50")), None, "{lists}");
    }
    assert_eq!(outcome::<Draughts>("W:WK46,K47,K48:BK3:H40:F50"), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_3_the_count_starts_with_the_capture_that_makes_the_material() {
    // Before it, kings have moved for 20 plies, which the clock of 25 moves has counted.
    let mut history = game::<Draughts>("W:WK46,K47,K48:BK3,42:H20:F30", "48x37");
    wander(&mut history, 31);
    assert_eq!(history.outcome(), None);
    wander(&mut history, 1);
    assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_3_the_count_starts_with_the_promotion_that_makes_the_material() {
    // Three men against a king are in no class; the first promotion makes a king and two men of them.
    let mut history = game::<Draughts>("W:W7,40,45:BK3", "7-1");
    assert_eq!(history.position().halfmoves(), 0);
    wander(&mut history, 31);
    assert_eq!(history.outcome(), None);
    wander(&mut history, 1);
    assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_3_the_count_does_not_start_again_in_the_class() {
    // A man's move after 10 plies and a promotion after 12 start the clock of 25 moves again, but not this count.
    let mut history = game::<Draughts>("W:WK46,12,45:BK49", "");
    wander(&mut history, 10);
    for (mv, reply) in [("12-7", 1), ("7-1", 1)] {
        play(&mut history, mv);
        assert_eq!(history.position().halfmoves(), 0);
        wander(&mut history, reply);
    }
    wander(&mut history, 17);
    assert_eq!(history.outcome(), None);
    wander(&mut history, 1);
    assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_3_and_6_4_a_position_without_history_counts_from_its_clock() {
    assert_eq!(game::<Draughts>("W:WK46,K47,K48:BK3:H30:F40", "48-43").outcome(), None);
    assert_eq!(game::<Draughts>("W:WK46,K47,K48:BK3:H31:F40", "48-43").outcome(), draw(Reason::NO_PROGRESS));
    assert_eq!(game::<Draughts>("W:WK48:BK3:H8:F40", "48-43").outcome(), None);
    assert_eq!(game::<Draughts>("W:WK48:BK3:H9:F40", "48-43").outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_4_five_moves_against_a_lone_king() {
    for white in ["K46,K47", "K46,40", "K46"] {
        let mut history = game::<Draughts>(&format!("W:W{white}:BK3"), "");
        wander(&mut history, 9);
        assert_eq!(history.outcome(), None, "{white}");
        wander(&mut history, 1);
        assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS), "{white}");
    }
}

#[test]
fn fmjd_6_4_the_count_does_not_start_again_in_the_class() {
    // Two kings against one become one against one: the capture starts the clock of 25 moves again, not this count.
    let mut history = game::<Draughts>("W:WK48,K50:BK3", "50-17 3x21");
    assert_eq!(history.position().halfmoves(), 0);
    wander(&mut history, 7);
    assert_eq!(history.outcome(), None);
    wander(&mut history, 1);
    assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_6_4_the_count_starts_when_three_become_two() {
    // The lone king takes one of three, on the second ply of the class of 16 moves: 5 moves from there.
    let mut history = game::<Draughts>("W:WK48,K50,45:BK3", "50-17 3x21");
    wander(&mut history, 9);
    assert_eq!(history.outcome(), None);
    wander(&mut history, 1);
    assert_eq!(history.outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn fmjd_8x8_clause_of_the_long_diagonal_is_off() {
    // A lone king on the long diagonal against three: 16 moves, not 5.
    let mut history = game::<Draughts>("W:WK45,K47,K48:BK5:H10:F40", "48-43");
    assert_eq!(history.outcome(), None);
    wander(&mut history, 20);
    assert_eq!(history.outcome(), None);
}

#[test]
fn pdn_quiet_and_capture() {
    assert_eq!(moves("W:W28:B45"), ["28-22", "28-23"]);
    assert_eq!(moves("W:W28:B22"), ["28x17"]);
    // Two jumps, one way: from and to alone.
    assert_eq!(moves("W:W28:B11,22"), ["28x6"]);
    assert_eq!(common::moves_in_full::<Draughts>("W:W28:B11,22"), ["28x17x6"]);
}

#[test]
fn pdn_an_ambiguous_capture_is_written_whole() {
    // 42 and 29, then 19 by way of 24 or 14 by way of 20, then 31.
    let position = "W:WK47:B14,19,29,31,42";
    assert_eq!(moves(position), ["47x38x20x9x36", "47x38x24x13x36"]);
    assert_eq!(reread::<Draughts>(position, "47x36"), Err(MoveError::Ambiguous));
    assert_eq!(reread::<Draughts>(position, "47x38x24x13x36").as_deref(), Ok("47x38x24x13x36"));
    // Behind 42 it may land on 33 as well.
    assert_eq!(reread::<Draughts>(position, "47x33x20x9x36").as_deref(), Ok("47x38x20x9x36"));
    for illegal in ["47x38x24x9x36", "47x38x24x13", "47x38x24x36", "47x24x13x36", "47x38x24x13x36x36", "47-36", "47x31"]
    {
        assert_eq!(reread::<Draughts>(position, illegal), Err(MoveError::Illegal), "{illegal}");
    }
}

#[test]
fn pdn_the_same_capture_in_two_orders_is_one_move() {
    let position = common::read::<Draughts>("W:WK38:B18,19,32,33");
    assert_eq!(Draughts::move_count(&position), 5);
    let mut orders = Count::<1>::default();
    Draughts::generate(&position, &mut orders);
    assert_eq!(orders.moves, 6);
    // Both orders read as the same move.
    let round = "W:WK2:B7,8,17,18";
    for text in ["2x2", "2x11x22x13x2", "2x13x22x11x2"] {
        assert_eq!(reread::<Draughts>(round, text).as_deref(), Ok("2x2"));
    }
}

#[test]
fn pdn_a_move_that_is_none() {
    let byte = |text| reread::<Draughts>(Draughts::START, text).map_err(|error| (error, error.byte()));
    for (text, at) in [
        ("", 0),
        ("32", 2),
        ("x", 0),
        ("51-46", 0),
        ("0-1", 0),
        ("32-99", 3),
        ("32--28", 3),
        ("32-28x23", 5),
        ("32-28 ", 5),
        ("32x", 3),
        ("32é28", 2),
    ] {
        assert!(matches!(byte(text), Err((MoveError::Syntax { .. }, byte)) if byte == at), "{text}: {:?}", byte(text));
    }
    for text in ["32-23", "32x28", "20-25", "28-23"] {
        assert_eq!(byte(text), Err((MoveError::Illegal, 0)), "{text}");
    }
    assert_eq!(byte("32-28").as_deref(), Ok("32-28"));
}

#[test]
fn pdn_fen_forms() {
    for (text, canonically) in [
        ("W:W31-50:B1-20", "W:W31-50:B1-20"),
        // Either color first, a final point, no order, no ranges.
        ("W:B1-20:W31-50", "W:W31-50:B1-20"),
        ("B:W50,49:BK1,2,3.", "B:W49,50:BK1,2,3"),
        ("W:W31,32,33:B1,2", "W:W31-33:B1,2"),
        // A side without pieces; kings; both clocks, either, none.
        ("W:WK3:B", "W:WK3:B"),
        ("B:W:BK50", "B:W:BK50"),
        ("W:WK3:B1:H12:F34", "W:WK3:B1:H12:F34"),
        ("W:WK3:B1:F34", "W:WK3:B1:H0:F34"),
        ("W:WK3:B1:H12", "W:WK3:B1:H12:F1"),
        ("W:WK3:B1:H0:F1", "W:WK3:B1"),
        // A king breaks a run of men.
        ("W:W31,32,K33,34,35,36:B1", "W:W31,32,K33,34-36:B1"),
    ] {
        assert_eq!(canonical::<Draughts>(text), canonically, "{text}");
    }
}

#[test]
fn pdn_fen_errors() {
    for (text, byte, expected) in [
        ("", 0, "this field: it may not be left out"),
        ("X:W31:B1", 0, "`W` or `B`"),
        ("W", 1, "`:` and the list of each color"),
        ("W:W31-50", 8, "`:` and the list of each color"),
        ("WB:W31:B1", 1, "`:` behind the side to move"),
        ("W:W51:B1", 3, "the number of a square of the board"),
        ("W:W0:B1", 3, "the number of a square of the board"),
        ("W:W99999999999999999999:B1", 3, "the number of a square of the board"),
        ("W:W31,31:B1", 6, "a square that is not given already"),
        ("W:W31-40,35:B1", 9, "a square that is not given already"),
        ("W:W31:B31", 7, "a square that is not given already"),
        ("W:W50-31:B1", 6, "a square behind the first of the range"),
        ("W:W31-31:B1", 6, "a square behind the first of the range"),
        ("W:W1:B20", 3, "a square off the rank where a man promotes"),
        ("W:W31:B1,50", 9, "a square off the rank where a man promotes"),
        ("W:WQ31:B1", 3, "the number of a square"),
        ("W:Wa1:B1", 3, "the number of a square"),
        ("W:W31,:B1", 6, "a square behind the comma"),
        ("W:W31;32:B1", 5, "`,` or `:` behind a square"),
        ("W:W31:W32:B1", 6, "each of `W`, `B`, `H` and `F` once"),
        ("W:W31:G1:B1", 6, "`W`, `B`, `H` or `F`"),
        ("W:W31:B1:Hx", 10, "a digit"),
        ("W:W31:B1:H10000", 10, "a number from 0 to 9999"),
        ("W:W31:B1 w", 9, "the end of the FEN"),
        ("W:WK1-21:B", 0, "no more pieces of a side than it has at the start"),
    ] {
        assert_eq!(fault::<Draughts>(text), (byte, format!("expected {expected}")), "{text}");
    }
}
