//! International draughts, article by article (FMJD, Annex 1), asked of each variant that takes the article over.
//!
//! Those that are left out have a test of the article of their own: breakthrough draughts where kings stand on the board,
//! and Canadian draughts, whose squares have other numbers.
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

#[expect(dead_code, reason = "what chess is asked too")]
mod asked;

use asked::{draw, keeping, win};
use quadrille::core::{Color, Reason};

const START: &str = "W:W31-50:B1-20";

#[test]
fn fmjd_2_1_dark_long_diagonal_at_the_left() {
    for mut game in keeping("fmjd_2_1", &["breakthrough-draughts"]) {
        // From White's left corner straight to 5, where a man on the edge cannot be jumped.
        let diagonal = ["46-10", "46-14", "46-19", "46-23", "46-28", "46-32", "46-37", "46-41"];
        assert_eq!(game.at("W:WK46:B5").moves(), diagonal);
    }
}

#[test]
fn fmjd_2_6_squares_numbered_from_blacks_side() {
    for mut game in keeping("fmjd_2_6", &[]) {
        // The corners of the numbering: 5 and 46 have one neighbor, 45 one before it and 50 two.
        assert_eq!(game.at("B:W46:B5").moves(), ["5-10"]);
        assert_eq!(game.at("W:W46:B5").moves(), ["46-41"]);
        assert_eq!(game.at("W:W45:B5").moves(), ["45-40"]);
        assert_eq!(game.at("W:W41:B5").moves(), ["41-36", "41-37"]);
        assert_eq!(game.at("W:W50:B5").moves(), ["50-44", "50-45"]);
    }
}

#[test]
fn fmjd_2_8_start() {
    for mut game in keeping("fmjd_2_8", &[]) {
        assert_eq!(game.at_start().fen(), START);
        assert_eq!(game.moves(), ["31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"]);
    }
}

#[test]
fn fmjd_3_4_man_steps_forward() {
    for mut game in keeping("fmjd_3_4", &["canadian-draughts"]) {
        assert_eq!(game.at("W:W28:B1").moves(), ["28-22", "28-23"]);
        assert_eq!(game.at("B:W50:B23").moves(), ["23-28", "23-29"]);
        assert_eq!(game.at("W:W28,22:B1").moves(), ["22-17", "22-18", "28-23"]);
    }
}

#[test]
fn fmjd_3_5_promotion_at_the_end_of_a_move() {
    for mut game in keeping("fmjd_3_5", &["canadian-draughts"]) {
        assert_eq!(game.at("W:W7:B45").moves(), ["7-1", "7-2"]);
        assert_eq!(game.play("7-1").fen(), "B:WK1:B45");
        assert_eq!(game.at("B:W6:B44").play("44-50").fen(), "W:W6:BK50:H0:F2");
    }
}

#[test]
fn fmjd_3_9_king_flies() {
    for mut game in keeping("fmjd_3_9", &["canadian-draughts"]) {
        // To the north-west a man on the edge stops it, to the south-east its own man.
        let moves = game.at("W:WK28,33:B6").moves().join(" ");
        let expected = "28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-37 28-41 28-46 28-5 33-29";
        assert_eq!(moves, expected);
    }
}

#[test]
fn fmjd_4_1_man_captures_forward_and_backward() {
    for mut game in keeping("fmjd_4_1", &["canadian-draughts"]) {
        assert_eq!(game.at("W:W28:B22,23,32,33").moves(), ["28x17", "28x19", "28x37", "28x39"]);
        assert_eq!(game.at("B:W22,23,32,33:B28").moves(), ["28x17", "28x19", "28x37", "28x39"]);
        // Two men behind each other cannot be jumped.
        assert_eq!(game.at("W:W28:B17,22").moves(), ["28-23"]);
    }
}

#[test]
fn fmjd_4_3_king_captures_from_afar_and_lands_where_it_likes() {
    for mut game in keeping("fmjd_4_3", &["canadian-draughts"]) {
        assert_eq!(game.at("W:WK46:B28").moves(), ["46x10", "46x14", "46x19", "46x23", "46x5"]);
        assert_eq!(game.at("W:WK46:BK28").moves(), ["46x10", "46x14", "46x19", "46x23", "46x5"]);
        // Two behind each other bar the way, right behind the first or later, and so does a piece of its own.
        assert_eq!(game.at("W:WK46:B10,14,28").moves(), ["46x19", "46x23"]);
        assert_eq!(game.at("W:WK46:B28,23").moves(), ["46-32", "46-37", "46-41"]);
        assert_eq!(game.at("W:WK46,37:B28,45").moves(), ["37-31", "37-32", "46-41"]);
    }
}

#[test]
fn fmjd_4_capture_is_forced() {
    for mut game in keeping("fmjd_4_capture_is_forced", &["canadian-draughts"]) {
        assert_eq!(game.at("W:W28,45:B22").moves(), ["28x17"]);
    }
}

#[test]
fn fmjd_4_11_captured_pieces_leave_after_the_capture() {
    for mut game in keeping("fmjd_4_11", &["breakthrough-draughts", "canadian-draughts"]) {
        // 45x18x.., 17 and 31 follow; from 37 the captured man on 23 still bars the way to 14.
        assert_eq!(game.at("W:WK45:B14,17,23,31").moves(), ["45x37", "45x42", "45x48"]);
        assert_eq!(game.play("45x37").fen(), "B:WK37:B14");
    }
}

#[test]
fn fmjd_4_11_no_piece_is_jumped_twice() {
    for mut game in keeping("fmjd_4_11", &["breakthrough-draughts", "canadian-draughts"]) {
        // Round four men, back to where it stood; the first man, captured already, ends the turn. Two orders, one move.
        assert_eq!(game.at("W:WK2:B7,8,17,18").moves(), ["2x2"]);
        assert_eq!(game.moves_in_full(), ["2x11x22x13x2"]);
        assert_eq!(game.at("W:WK2:B7,8,17,18,45").play("2x2").fen(), "B:WK2:B45");
    }
}

#[test]
fn fmjd_4_11_empty_squares_may_be_crossed_again() {
    for mut game in keeping("fmjd_4_11", &["breakthrough-draughts", "canadian-draughts"]) {
        // The king crosses 34 before it takes 23, and again before it takes 30.
        assert_eq!(game.at("W:WK45:B17,23,30,31").moves(), ["45x25"]);
        assert_eq!(game.moves_in_full(), ["45x12x26x48x25"]);
    }
}

#[test]
fn fmjd_4_11_a_man_goes_round_and_jumps_nobody_twice() {
    for mut game in keeping("fmjd_4_11", &["canadian-draughts"]) {
        // The square that the man left is empty: it goes round and ends there.
        assert_eq!(game.at("W:W28:B12,13,22,23").moves(), ["28x28"]);
        assert_eq!(game.moves_in_full(), ["28x17x8x19x28"]);
        assert_eq!(game.at("W:W28:B12,13,22,23,45").play("28x28").fen(), "B:W28:B45");
    }
}

#[test]
fn fmjd_4_13_majority() {
    for mut game in keeping("fmjd_4_13", &["canadian-draughts"]) {
        // 28 takes two, 40 but one.
        assert_eq!(game.at("W:W28,40:B11,22,34").moves(), ["28x6"]);
    }
}

#[test]
fn fmjd_4_13_majority_counts_kings_and_men_alike() {
    for mut game in keeping("fmjd_4_13", &["breakthrough-draughts", "canadian-draughts"]) {
        // Two men rather than one king.
        assert_eq!(game.at("W:W28,40:B11,22,K34").moves(), ["28x6"]);
    }
}

#[test]
fn fmjd_4_14_free_choice_among_equals() {
    for mut game in keeping("fmjd_4_14", &["canadian-draughts"]) {
        assert_eq!(game.at("W:W28,40:B22,34").moves(), ["28x17", "40x29"]);
    }
}

#[test]
fn fmjd_4_14_free_choice_between_kings_and_men() {
    for mut game in keeping("fmjd_4_14", &["breakthrough-draughts", "canadian-draughts"]) {
        // A king is worth no more than a man, captured or capturing.
        assert_eq!(game.at("W:W28,40:B22,K34").moves(), ["28x17", "40x29"]);
        assert_eq!(game.at("W:WK46,40:B28,34").moves(), ["40x29", "46x10", "46x14", "46x19", "46x23", "46x5"]);
    }
}

#[test]
fn fmjd_4_15_a_man_that_passes_the_last_row_stays_a_man() {
    for mut game in keeping("fmjd_4_15", &["canadian-draughts"]) {
        assert_eq!(game.at("W:W13:B7,8,45").moves(), ["13x11"]);
        assert_eq!(game.play("13x11").fen(), "B:W11:B45");
        // It ends there.
        assert_eq!(game.at("W:W13:B8,45").play("13x2").fen(), "B:WK2:B45");
    }
}

#[test]
fn fmjd_loss_without_a_move_or_without_pieces() {
    for mut game in keeping("fmjd_loss", &["canadian-draughts"]) {
        assert_eq!(game.at("W:W46:B37,41").moves(), [""; 0]);
        assert_eq!(game.outcome(), win(Color::Black, Reason::BLOCKED));
        assert_eq!(game.at("B:W10,14:B5").outcome(), win(Color::White, Reason::BLOCKED));
        assert_eq!(game.at("W:W:B1").outcome(), win(Color::Black, Reason::BARE));
        assert_eq!(game.at("B:W50:B").outcome(), win(Color::White, Reason::BARE));
        assert_eq!(game.at_start().outcome(), None);
    }
}

#[test]
fn fmjd_6_1_the_same_position_for_the_third_time() {
    for mut game in keeping("fmjd_6_1", &["canadian-draughts"]) {
        game.at("W:WK48,35:BK3,16").play("48-43 3-8 43-48 8-3");
        assert_eq!(game.outcome(), None);
        assert_eq!(game.play("48-43 3-8 43-48").outcome(), None);
        assert_eq!(game.play("8-3").outcome(), draw(Reason::REPETITION));
        assert_eq!(game.claims(), []);
    }
}

#[test]
fn fmjd_6_1_with_the_same_side_to_move() {
    for mut game in keeping("fmjd_6_1", &["canadian-draughts"]) {
        game.at("W:WK48,35:BK3,16").play("48-43 3-8 43-48 8-3");
        // Three plies of White's king against two of Black's: the same picture for the third time, the other side to move.
        assert_eq!(game.play("48-43 3-9 43-39 9-3 39-48").outcome(), None);
    }
}

#[test]
fn fmjd_6_2_twenty_five_moves_by_kings_alone() {
    for mut game in keeping("fmjd_6_2", &["canadian-draughts"]) {
        assert_eq!(game.at("W:WK48,35:BK3,16:H49:F60").outcome(), None);
        assert_eq!(game.play("48-43").outcome(), draw(Reason::NO_PROGRESS));
        assert_eq!(game.at("W:WK48,K47,35:BK3,K4,16").wander(49, |_| false).outcome(), None);
        assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_6_2_the_count_starts_again() {
    for mut game in keeping("fmjd_6_2", &["canadian-draughts"]) {
        // At a man's move, at a capture, at a promotion.
        let kings_and_men = "W:WK48,35:BK3,16:H49:F60";
        assert_eq!(game.at(kings_and_men).play("35-30").fen(), "B:W30,K48:BK3,16:H0:F60");
        assert_eq!(game.at("W:WK48,35:B6,39:H49:F60").play("48x34").fen(), "B:WK34,35:B6:H0:F60");
        assert_eq!(game.at("W:WK48,7:BK3,16:H49:F60").play("7-1").fen(), "B:WK1,K48:BK3,16:H0:F60");
        assert_eq!(game.at(kings_and_men).play("35-30 3-8").outcome(), None);
    }
}

#[test]
fn fmjd_6_3_sixteen_moves_against_a_lone_king() {
    for mut game in keeping("fmjd_6_3", &[]) {
        for white in ["K46,K47,K48", "K46,K47,40", "K46,40,45"] {
            assert_eq!(game.at(&format!("W:W{white}:BK3")).wander(31, |_| false).outcome(), None, "{white}");
            assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS), "{white}");
        }
        // Either color may be the lone one.
        let end = game.at("W:WK48:BK3,K4,K5").wander(32, |_| false).outcome();
        assert_eq!(end, draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_6_3_other_material_is_not_counted() {
    for mut game in keeping("fmjd_6_3", &[]) {
        // Four against one, three men against one, against a lone man, against two: by their clocks they would be drawn.
        for lists in ["WK46,K47,K48,49:BK3", "W40,45,50:BK3", "WK46,K47,K48:B6", "WK46,K47:BK3,16"] {
            assert_eq!(game.at(&format!("W:{lists}:H40:F50")).outcome(), None, "{lists}");
        }
        assert_eq!(game.at("W:WK46,K47,K48:BK3:H40:F50").outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_6_3_the_count_starts_with_the_capture_that_makes_the_material() {
    for mut game in keeping("fmjd_6_3", &[]) {
        // Before it, kings have moved for 20 plies, which the clock of 25 moves has counted.
        game.at("W:WK46,K47,K48:BK3,42:H20:F30").play("48x37").wander(31, |_| false);
        assert_eq!(game.outcome(), None);
        assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_6_3_the_count_starts_with_the_promotion_that_makes_the_material() {
    for mut game in keeping("fmjd_6_3", &[]) {
        // Three men against a king are in no class; the first promotion makes a king and two men of them.
        assert_eq!(game.at("W:W7,40,45:BK3").play("7-1").clock(), 0);
        assert_eq!(game.wander(31, |_| false).outcome(), None);
        assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_6_3_the_count_does_not_start_again_in_the_class() {
    for mut game in keeping("fmjd_6_3", &[]) {
        // A man's move after 10 plies and a promotion after 12 start the clock of 25 moves again, but not this count.
        game.at("W:WK46,12,45:BK49").wander(10, |_| false);
        for mv in ["12-7", "7-1"] {
            assert_eq!(game.play(mv).clock(), 0);
            game.wander(1, |_| false);
        }
        assert_eq!(game.wander(17, |_| false).outcome(), None);
        assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_6_3_and_6_4_a_position_without_history_counts_from_its_clock() {
    for mut game in keeping("fmjd_6_3_and_6_4", &[]) {
        for (position, end) in [
            ("W:WK46,K47,K48:BK3:H30:F40", None),
            ("W:WK46,K47,K48:BK3:H31:F40", draw(Reason::NO_PROGRESS)),
            ("W:WK48:BK3:H8:F40", None),
            ("W:WK48:BK3:H9:F40", draw(Reason::NO_PROGRESS)),
        ] {
            assert_eq!(game.at(position).play("48-43").outcome(), end, "{position}");
        }
    }
}

#[test]
fn fmjd_6_4_five_moves_against_a_lone_king() {
    for mut game in keeping("fmjd_6_4", &[]) {
        for white in ["K46,K47", "K46,40", "K46"] {
            assert_eq!(game.at(&format!("W:W{white}:BK3")).wander(9, |_| false).outcome(), None, "{white}");
            assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS), "{white}");
        }
    }
}

#[test]
fn fmjd_6_4_the_count_does_not_start_again_in_the_class() {
    for mut game in keeping("fmjd_6_4", &[]) {
        // Two kings against one become one against one: the capture starts the clock of 25 moves again, not this count.
        assert_eq!(game.at("W:WK48,K50:BK3").play("50-17 3x21").clock(), 0);
        assert_eq!(game.wander(7, |_| false).outcome(), None);
        assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_6_4_the_count_starts_when_three_become_two() {
    for mut game in keeping("fmjd_6_4", &[]) {
        // The lone king takes one of three, on the second ply of the class of 16 moves: 5 moves from there.
        game.at("W:WK48,K50,45:BK3").play("50-17 3x21").wander(9, |_| false);
        assert_eq!(game.outcome(), None);
        assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn fmjd_8x8_clause_of_the_long_diagonal_is_off() {
    for mut game in keeping("fmjd_8x8_clause", &[]) {
        // A lone king on the long diagonal against three: 16 moves, not 5.
        assert_eq!(game.at("W:WK45,K47,K48:BK5:H10:F40").play("48-43").outcome(), None);
        assert_eq!(game.wander(20, |_| false).outcome(), None);
    }
}
