//! The variants of international draughts: what each has of its own, and the articles it takes over where they have to be
//! asked otherwise, on 12×12 squares or without kings.
//!
//! Canadian draughts has the same picture as the international game, with two rows and two columns more:
//!
//! ```text
//!    .  1  .  2  .  3  .  4  .  5  .  6
//!    7  .  8  .  9  . 10  . 11  . 12  .
//!    . 13  . 14  . 15  . 16  . 17  . 18
//!   19  . 20  . 21  . 22  . 23  . 24  .
//!    . 25  . 26  . 27  . 28  . 29  . 30
//!   31  . 32  . 33  . 34  . 35  . 36  .
//!    . 37  . 38  . 39  . 40  . 41  . 42
//!   43  . 44  . 45  . 46  . 47  . 48  .
//!    . 49  . 50  . 51  . 52  . 53  . 54
//!   55  . 56  . 57  . 58  . 59  . 60  .
//!    . 61  . 62  . 63  . 64  . 65  . 66
//!   67  . 68  . 69  . 70  . 71  . 72  .
//! ```

#[expect(dead_code, reason = "what chess is asked too")]
mod asked;

use asked::{draw, the, win};
use quadrille::core::jump::FirstKing;
use quadrille::core::{Color, Reason};

#[test]
fn canadian_five_rows_on_each_side() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at_start().fen(), "W:W43-72:B1-30");
    let moves = "43-37 44-37 44-38 45-38 45-39 46-39 46-40 47-40 47-41 48-41 48-42";
    assert_eq!(game.moves().join(" "), moves);
}

#[test]
fn canadian_squares_numbered_from_blacks_side() {
    let mut game = the("canadian-draughts");
    // The corners of the numbering: 6 and 67 have one neighbor, 72 two.
    assert_eq!(game.at("B:W67:B6").moves(), ["6-12"]);
    assert_eq!(game.at("W:W67:B6").moves(), ["67-61"]);
    assert_eq!(game.at("W:W72:B6").moves(), ["72-65", "72-66"]);
    // From White's left corner straight to the other.
    assert_eq!(
        game.at("W:WK67:B1").moves().join(" "),
        "67-12 67-17 67-23 67-28 67-34 67-39 67-45 67-50 67-56 67-6 67-61"
    );
}

#[test]
fn fmjd_3_4_man_steps_forward() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:W45:B13").moves(), ["45-38", "45-39"]);
    assert_eq!(game.at("B:W71:B39").moves(), ["39-45", "39-46"]);
    assert_eq!(game.at("W:W38,45:B13").moves(), ["38-32", "38-33", "45-39"]);
}

#[test]
fn fmjd_3_5_promotion_at_the_end_of_a_move() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:W8:B65").moves(), ["8-1", "8-2"]);
    assert_eq!(game.play("8-1").fen(), "B:WK1:B65");
    assert_eq!(game.at("B:W7:B65").play("65-71").fen(), "W:W7:BK71:H0:F2");
}

#[test]
fn fmjd_3_9_king_flies() {
    let mut game = the("canadian-draughts");
    // To the north-west a man on the edge stops it, to the south-east its own man.
    let moves = game.at("W:WK45,51:B19").moves().join(" ");
    let expected = "45-12 45-17 45-23 45-25 45-28 45-32 45-34 45-38 45-39 45-50 45-56 45-6 45-61 45-67 51-46";
    assert_eq!(moves, expected);
}

#[test]
fn fmjd_4_1_man_captures_forward_and_backward() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:W45:B38,39,50,51").moves(), ["45x32", "45x34", "45x56", "45x58"]);
    assert_eq!(game.at("B:W38,39,50,51:B45").moves(), ["45x32", "45x34", "45x56", "45x58"]);
    // Two men behind each other cannot be jumped.
    assert_eq!(game.at("W:W45:B32,38").moves(), ["45-39"]);
}

#[test]
fn fmjd_4_3_king_captures_from_afar_and_lands_where_it_likes() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:WK67:B45").moves().join(" "), "67x12 67x17 67x23 67x28 67x34 67x39 67x6");
    // Two behind each other bar the way, right behind the first or later, and so does a piece of its own.
    assert_eq!(game.at("W:WK67:B23,28,45").moves(), ["67x34", "67x39"]);
    assert_eq!(game.at("W:WK67:B45,39").moves(), ["67-50", "67-56", "67-61"]);
    assert_eq!(game.at("W:WK67,56:B45,65").moves(), ["56-49", "56-50", "67-61"]);
}

#[test]
fn fmjd_4_capture_is_forced() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:W45,65:B38").moves(), ["45x32"]);
}

#[test]
fn fmjd_4_11_captured_pieces_leave_after_the_capture() {
    let mut game = the("canadian-draughts");
    // 65x26x.., 49 follows; from 56 the captured man on 39 still bars the way to 28.
    assert_eq!(game.at("W:WK65:B28,32,39,49").moves(), ["65x56", "65x62", "65x69"]);
    assert_eq!(game.play("65x56").fen(), "B:WK56:B28");
}

#[test]
fn fmjd_4_11_no_piece_is_jumped_twice() {
    let mut game = the("canadian-draughts");
    // A king and a man go round four men, back to where they stood.
    assert_eq!(game.at("W:WK14:B20,21,32,33").moves(), ["14x1", "14x14", "14x3", "14x8", "14x9"]);
    assert_eq!(game.at("W:W45:B26,27,38,39").moves(), ["45x45"]);
    assert_eq!(game.moves_in_full(), ["45x32x21x34x45"]);
}

#[test]
fn fmjd_4_13_majority() {
    let mut game = the("canadian-draughts");
    // Two rather than one, and two men rather than one king.
    assert_eq!(game.at("W:W45,59:B25,38,52").moves(), ["45x19"]);
    assert_eq!(game.at("W:W45,59:B25,38,K52").moves(), ["45x19"]);
    // Five rather than four, from the last row to the second: over the squares of both words of the board.
    assert_eq!(game.at("W:W70,72:B16,27,29,38,41,50,53,63,65").moves(), ["70x11"]);
    assert_eq!(game.moves_in_full(), ["70x57x44x33x22x11"]);
    // Four and four.
    assert_eq!(game.at("W:W70,72:B27,29,38,41,50,53,63,65").moves(), ["70x22", "72x24"]);
}

#[test]
fn fmjd_4_14_free_choice_among_equals() {
    let mut game = the("canadian-draughts");
    // A king is worth no more than a man, captured or capturing.
    assert_eq!(game.at("W:W45,59:B38,K52").moves(), ["45x32", "59x46"]);
    assert_eq!(game.at("W:WK67,59:B45,52").moves().join(" "), "59x46 67x12 67x17 67x23 67x28 67x34 67x39 67x6");
}

#[test]
fn fmjd_4_15_a_man_that_passes_the_last_row_stays_a_man() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:W15:B8,9,65").moves(), ["15x13"]);
    assert_eq!(game.play("15x13").fen(), "B:W13:B65");
    // It ends there.
    assert_eq!(game.at("W:W15:B9,65").play("15x2").fen(), "B:WK2:B65");
}

#[test]
fn fmjd_loss_without_a_move_or_without_pieces() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:W67:B56,61").moves(), [""; 0]);
    assert_eq!(game.outcome(), win(Color::Black, Reason::BLOCKED));
    assert_eq!(game.at("B:W12,17:B6").outcome(), win(Color::White, Reason::BLOCKED));
    assert_eq!(game.at("W:W:B1").outcome(), win(Color::Black, Reason::BARE));
    assert_eq!(game.at("B:W72:B").outcome(), win(Color::White, Reason::BARE));
    assert_eq!(game.at_start().outcome(), None);
}

#[test]
fn fmjd_6_1_the_same_position_for_the_third_time() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:WK70,53:BK3,25").play("70-63 3-9 63-70 9-3").outcome(), None);
    assert_eq!(game.play("70-63 3-9 63-70").outcome(), None);
    assert_eq!(game.play("9-3").outcome(), draw(Reason::REPETITION));
}

#[test]
fn fmjd_6_2_twenty_five_moves_by_kings_alone() {
    let mut game = the("canadian-draughts");
    assert_eq!(game.at("W:WK70,53:BK3,25:H49:F60").outcome(), None);
    assert_eq!(game.play("70-63").outcome(), draw(Reason::NO_PROGRESS));
    // A man that steps begins the count again.
    assert_eq!(game.at("W:WK70,53:BK3,25:H49:F60").play("53-47").fen(), "B:W47,K70:BK3,25:H0:F60");
    assert_eq!(game.at("W:WK69,K70,53:BK3,K4,25").wander(49, |_| false).outcome(), None);
    assert_eq!(game.wander(1, |_| false).outcome(), draw(Reason::NO_PROGRESS));
}

#[test]
fn killer_a_king_stops_right_behind_a_king_that_it_takes_last() {
    let mut game = the("killer-draughts");
    assert_eq!(game.at("W:WK46:BK28").moves(), ["46x23"]);
    assert_eq!(game.at("W:WK46:B28").moves(), ["46x10", "46x14", "46x19", "46x23", "46x5"]);
    // The king may be one of several, and have been taken after men or kings.
    assert_eq!(game.at("W:WK46:B28,K14").moves(), ["46x10"]);
    assert_eq!(game.at("W:WK46:BK28,K14").moves(), ["46x10"]);
    assert_eq!(game.at("W:WK45:B40,K18,31").moves(), ["45x12"]);
}

#[test]
fn killer_a_king_lands_where_it_likes_if_a_man_comes_last() {
    let mut game = the("killer-draughts");
    assert_eq!(game.at("W:WK46:BK28,14").moves(), ["46x10", "46x5"]);
    // Behind the king it goes on from where it likes: 19.
    assert_eq!(game.at("W:WK46:BK28,13").moves(), ["46x2", "46x8"]);
}

#[test]
fn killer_a_king_is_no_more_than_a_man_and_a_man_takes_it_as_ever() {
    let mut game = the("killer-draughts");
    assert_eq!(game.at("W:W33:BK28").moves(), ["33x22"]);
    assert_eq!(game.at("W:W28,40:B11,22,K34").moves(), ["28x6"]);
}

#[test]
fn killer_no_limit_against_a_lone_king() {
    // In the international game two kings have five moves of each side.
    assert_eq!(the("killer-draughts").at("W:WK46,K47:BK3").wander(20, |_| false).outcome(), None);
}

#[test]
fn fmjd_2_1_dark_corner_at_the_left() {
    let mut game = the("breakthrough-draughts");
    // White's left corner is dark, and leads one way; at the right two lead from the first dark square.
    assert_eq!(game.at("W:W46:B5").moves(), ["46-41"]);
    assert_eq!(game.at("W:W50:B5").moves(), ["50-44", "50-45"]);
}

#[test]
fn breakthrough_the_first_king_wins() {
    let mut game = the("breakthrough-draughts");
    for (position, mv, winner) in [
        ("W:W6:B30", "6-1", Color::White),
        ("B:W30:B45", "45-50", Color::Black),
        // By a capture that ends on the last row.
        ("W:W13:B8,45", "13x2", Color::White),
    ] {
        assert_eq!(game.at(position).play(mv).outcome(), win(winner, FirstKing::REASON), "{position}");
        assert_eq!(game.moves(), [""; 0], "{position}");
    }
    // In the international game the same position goes on.
    assert_eq!(the("draughts").at("W:W6:B30").play("6-1").moves(), ["30-34", "30-35"]);
}

#[test]
fn breakthrough_the_first_king_is_none_that_passes_the_last_row() {
    let mut game = the("breakthrough-draughts");
    assert_eq!(game.at("W:W13:B7,8,45").play("13x11").outcome(), None);
    assert_eq!(game.moves(), ["45-50"]);
}

#[test]
fn breakthrough_no_draw() {
    let mut game = the("breakthrough-draughts");
    assert_eq!(game.at("W:W46:B5:H200:F300").outcome(), None);
    assert_eq!(game.play("46-41").outcome(), None);
}

#[test]
fn antidraughts_who_has_no_move_wins() {
    let mut game = the("antidraughts");
    assert_eq!(game.at("W:W6:B1").outcome(), win(Color::White, Reason::BLOCKED));
    assert_eq!(game.at("B:W6:B").outcome(), win(Color::Black, Reason::BARE));
    assert_eq!(the("draughts").at("W:W6:B1").outcome(), win(Color::Black, Reason::BLOCKED));
}

#[test]
fn antidraughts_who_has_no_move_left_has_given_all_away() {
    let mut game = the("antidraughts");
    // The man offers itself, and must be taken.
    assert_eq!(game.at("W:W32:B23").play("32-28").moves(), ["23x32"]);
    assert_eq!(game.play("23x32").outcome(), win(Color::White, Reason::BARE));
}
