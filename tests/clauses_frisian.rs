//! Frisian draughts and Frysk!, which has the same rules and fewer men, clause by clause.

#[expect(dead_code, reason = "what other games are asked too")]
mod asked;

use asked::{draw, keeping, the};
use quadrille::core::Reason;

#[test]
fn frisian_board_of_a_hundred_squares() {
    for mut game in keeping("frisian_board", &[]) {
        // White's left corner is dark, and leads one way; at the right two lead from the first dark square.
        assert_eq!(game.at("W:W46:B5").moves(), ["46-41"]);
        assert_eq!(game.at("W:W50:B5").moves(), ["50-44", "50-45"]);
        assert_eq!(game.at("B:W46:B5").moves(), ["5-10"]);
        assert_eq!(game.at("W:W36:B5").moves(), ["36-31"]);
        assert_eq!(game.fault("W:W51:B5").0, 3);
    }
}

#[test]
fn frisian_9_a_king_flies_along_diagonals() {
    for mut game in keeping("frisian_9", &[]) {
        let moves = game.at("W:WK28,33:B1").moves().join(" ");
        let expected = "28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-37 28-41 28-46 28-5 28-6 33-29";
        assert_eq!(moves, expected);
    }
}

/// A king that has taken one of two men does not get past it to take the other.
#[test]
fn family_removal_bars_the_way_back() {
    for mut game in [the("frisian-draughts"), the("frysk")] {
        assert_eq!(game.at("W:WK28:B14,41").moves(), ["28x10", "28x46", "28x5"]);
        assert_eq!(game.play("28x46").fen(), "B:WK46:B14");
    }
}

#[test]
fn family_removal_none_is_jumped_twice() {
    for mut game in [the("frisian-draughts"), the("frysk")] {
        // A man goes round four, back to where it stood; the first, captured already, ends the turn.
        assert_eq!(game.at("W:W28:B12,13,22,23,45").moves_in_full(), ["28x17x8x19x28"]);
        assert_eq!(game.play("28x28").fen(), "B:W28:B45");
    }
}

#[test]
fn family_a_man_becomes_a_king() {
    for mut game in [the("frisian-draughts"), the("frysk")] {
        assert_eq!(game.at("W:W7:B45").play("7-1").fen(), "B:WK1:B45");
        assert_eq!(game.at("W:W12:B8,45").play("12x3").fen(), "B:WK3:B45");
    }
}

#[test]
fn frisian_start_of_four_rows() {
    for mut game in keeping("frisian_start", &[]) {
        assert_eq!(game.at_start().fen(), "W:W31-50:B1-20");
    }
}

#[test]
fn frisian_8_a_man_that_passes_the_last_row_stays_a_man() {
    for mut game in keeping("frisian_8", &[]) {
        assert_eq!(game.at("W:W12:B8,9,45").moves(), ["12x14"]);
        assert_eq!(game.at("W:W12:B8,9,45").play("12x14").fen(), "B:W14:B45");
    }
}

#[test]
fn frisian_7_captures_go_in_eight_directions() {
    for mut game in keeping("frisian_7", &[]) {
        assert_eq!(game.at("W:W28:B18").moves(), ["28x8"]);
        assert_eq!(game.at("W:W28:B29").moves(), ["28x30"]);
        assert_eq!(game.at("W:W28:B38").moves(), ["28x48"]);
        assert_eq!(game.at("W:WK46:B26").moves(), ["46x16", "46x6"]);
        assert_eq!(game.at("W:WK28:B1").moves().len(), 17);
    }
}

#[test]
fn frisian_a_king_is_worth_a_little_under_two_men() {
    for mut game in keeping("frisian_a_king", &[]) {
        assert_eq!(game.at("W:W28:B23,K32").moves(), ["28x37"]);
        assert_eq!(game.at("W:W28:B13,23,K32").moves(), ["28x8"]);
    }
}

#[test]
fn frisian_at_equal_value_a_king_captures() {
    for mut game in keeping("frisian_at_equal_value", &[]) {
        assert_eq!(game.at("W:W33,K6:B28,11").moves(), ["6x17", "6x22"]);
    }
}

#[test]
fn frisian_one_king_moves_three_times_in_succession_at_most() {
    for mut game in keeping("frisian_one_king_moves", &[]) {
        let rests = game.at("W:W31,K46:B1-4").play("46-41 1-6 41-46 2-7 46-41 3-8").fen();
        assert_eq!(rests, "W:W31,K41:B4,6-8:H0:F4:+0+341");
        assert_eq!(game.at(&rests).moves(), ["31-26", "31-27"]);
        let free = game.at(&rests).play("31-26 4-9").fen();
        assert!(game.at(&free).moves().contains(&"41-46".into()));
    }
}

#[test]
fn frisian_without_a_man_a_king_moves_on() {
    for mut game in keeping("frisian_without_a_man", &[]) {
        assert_eq!(game.at("W:WK46:B1:+0+3").moves().len(), 9);
        assert_eq!(game.at("W:WK46,50:B1:+0+3").moves(), ["50-44", "50-45"]);
    }
}

#[test]
fn frisian_fen_tells_the_king_that_has_moved() {
    for mut game in keeping("frisian_fen", &[]) {
        assert_eq!(game.at("W:WK46,50:BK5,1:H0:F1:+0+0").fen(), "W:WK46,50:B1,K5");
        assert_eq!(game.at("W:WK46,50:BK5,1:+1+2").fen(), "W:WK46,50:B1,K5:+15+246");
        assert_eq!(game.fault("W:WK46,K50:B1:+0+2").0, 18);
        assert_eq!(game.fault("W:WK46,K50:B1:+4+0").0, 15);
        assert_eq!(game.fault("W:WK46,50:B1:+0+250").1, "expected a king where one has moved in succession");
    }
}

#[test]
fn frysk_begins_with_five_men_a_side() {
    for mut game in keeping("frysk_begins", &[]) {
        assert_eq!(game.at_start().fen(), "W:W46-50:B1-5");
        assert_eq!(game.moves().len(), 9);
    }
}

#[test]
fn frisian_two_kings_have_seven_moves_against_one() {
    for mut game in keeping("frisian_two_kings", &[]) {
        assert_eq!(game.at("W:WK46,K47:BK5:H13:F30").outcome(), None);
        assert_eq!(game.at("W:WK46,K47:BK5:H14:F30").outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn frisian_one_king_each_has_two_moves() {
    for mut game in keeping("frisian_one_king_each", &[]) {
        assert_eq!(game.at("W:WK46:BK1:H3:F30").outcome(), None);
        assert_eq!(game.at("W:WK46:BK1:H4:F30").outcome(), draw(Reason::NO_PROGRESS));
    }
}
