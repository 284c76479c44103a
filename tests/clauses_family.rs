//! The variants of draughts, clause by clause where they differ from the international game and from each other.

#[expect(dead_code, reason = "draws are asked elsewhere")]
mod asked;

use asked::{Asked, keeping, the, win};
use quadrille::core::{Color, MoveError, Reason};

#[test]
fn brazilian_the_most_pieces_must_be_taken() {
    assert_eq!(the("brazilian-draughts").at("W:Wc3:Bd4,d6,b4").moves(), ["c3xc7"]);
    assert_eq!(the("russian-draughts").at("W:Wc3:Bd4,d6,b4").moves(), ["c3:a5", "c3:c7"]);
}

#[test]
fn brazilian_a_man_that_passes_the_last_row_stays_a_man() {
    let mut game = the("brazilian-draughts");
    assert_eq!(game.at("W:Wb6:Bc7,e7,c3").moves(), ["b6xf6"]);
    assert_eq!(game.at("W:Wb6:Bc7,e7,c3").play("b6xf6").fen(), "B:Wf6:Bc3");
}

#[test]
fn english_1_17_kings_go_one_step() {
    let mut game = the("english-draughts");
    assert_eq!(game.at("W:WK18:B4").moves(), ["18-14", "18-15", "18-22", "18-23"]);
    // From the next square to the next but one, whatever is free behind.
    assert_eq!(game.at("W:WK25:B22").moves(), ["25x18"]);
    assert_eq!(game.at("W:WK25:B18").moves(), ["25-21", "25-22", "25-29", "25-30"]);
}

#[test]
fn english_1_18_men_capture_forward_alone() {
    assert_eq!(the("english-draughts").at("W:W9:B14").moves(), ["9-5", "9-6"]);
    assert_eq!(the("pool-checkers").at("W:W9:B14").moves(), ["9x18"]);
}

#[test]
fn english_1_19_promotion_ends_the_turn() {
    let mut game = the("english-draughts");
    assert_eq!(game.at("W:W9:B6,7").moves(), ["9x2"]);
    assert_eq!(game.at("W:W9:B6,7").play("9x2").fen(), "B:WK2:B7:H0:F2");
}

#[test]
fn english_black_moves_first_and_white_ends_the_move() {
    let mut game = the("english-draughts");
    assert_eq!(game.at_start().play("11-15").fen(), "W:W21-32:B1-10,12,15");
    assert_eq!(game.at_start().play("11-15 23-19").fen(), "B:W19,21,22,24-32:B1-10,12,15:H0:F2");
}

#[test]
fn pool_16_a_man_that_passes_the_last_row_stays_a_man() {
    let mut game = the("pool-checkers");
    assert_eq!(game.at("W:W9:B6,7,21").moves(), ["9x11"]);
    assert_eq!(game.at("W:W9:B6,7,21").play("9x11").fen(), "B:W11:B21:H0:F2");
}

#[test]
fn pool_20_any_capture_may_be_chosen() {
    assert_eq!(the("pool-checkers").at("W:W22:B17,18,10").moves(), ["22x13", "22x6"]);
}

#[test]
fn russian_1_5_15_a_man_goes_on_as_a_king() {
    let mut game = the("russian-draughts");
    assert_eq!(game.at("W:Wb6:Bc7,f6").moves(), ["b6:g5", "b6:h4"]);
    assert_eq!(game.at("W:Wb6:Bc7,f6,a3").play("b6:h4").fen(), "B:WKh4:Ba3");
}

/// The positions of the articles are those of the federation's rules.
#[test]
fn italian_5_6_to_5_9_men_and_kings_capture() {
    let mut game = the("italian-draughts");
    assert_eq!(game.at("W:W30:B27").moves(), ["30x23"]);
    assert_eq!(game.at("W:W31:B12,20,28").moves(), ["31x8"]);
    assert_eq!(game.at("W:WK22:B18,19,27").moves(), ["22x13", "22x15", "22x31"]);
    assert_eq!(game.at("W:WK27:B5,6,13,15,21,23").moves(), ["27x25"]);
}

#[test]
fn italian_5_3_a_man_may_not_take_a_king() {
    let mut game = the("italian-draughts");
    assert_eq!(game.at("W:W32:BK28").moves(), [""; 0]);
    assert_eq!(game.at("W:W30:BK26").moves(), ["30-27"]);
}

#[test]
fn italian_6_6_the_most_pieces() {
    assert_eq!(the("italian-draughts").at("W:WK21,31:B10,18,27").moves(), ["31x6"]);
}

#[test]
fn italian_6_7_then_with_a_king() {
    assert_eq!(the("italian-draughts").at("W:WK23,31:B19,26,27").moves(), ["23x21"]);
}

#[test]
fn italian_6_8_then_the_most_kings() {
    assert_eq!(the("italian-draughts").at("W:WK23:B19,K28").moves(), ["23x32"]);
}

#[test]
fn italian_6_9_then_where_a_king_is_met_first() {
    let mut game = the("italian-draughts");
    assert_eq!(game.at("W:WK30:B10,12,18,K20,K26,27").moves(), ["30x5"]);
    assert_eq!(game.at("W:WK30:B10,K12,K18,20,K26,K27").moves(), ["30x5"]);
}

#[test]
fn italian_6_10_among_equals_the_choice_is_free() {
    assert_eq!(the("italian-draughts").at("W:WK31:B18,20,K27,K28").moves(), ["31x13", "31x15"]);
}

#[test]
fn spanish_the_most_pieces_then_the_most_kings() {
    for mut game in keeping("spanish_the_most_pieces", &[]) {
        assert_eq!(game.at("W:W14:B18,K19").moves(), ["14x23"]);
        assert_eq!(game.at("W:W14:B18,19").moves(), ["14x21", "14x23"]);
        // Two men rather than a king.
        assert_eq!(game.at("W:W7,10:B11,19,K13").moves(), ["7x23"]);
    }
}

#[test]
fn czech_4_14_a_king_captures_before_a_man() {
    let mut game = the("czech-draughts");
    assert_eq!(game.at("W:Wc3,Kh2:Bd4,d6").moves(), ["h2xb8", "h2xc7"]);
    assert_eq!(game.at("W:Wc3,h2:Bd4,d6").moves(), ["c3xc7"]);
}

#[test]
fn thai_a_king_lands_right_behind_what_it_takes() {
    assert_eq!(the("thai-draughts").at("W:WK4:B15").moves(), ["4-18"]);
}

#[test]
fn italian_6_9_a_capture_is_written_in_the_order_that_is_legal() {
    assert_eq!(the("italian-draughts").at("W:WK30:B10,12,18,K20,K26,27").moves_in_full(), ["30x21x14x5"]);
}

#[test]
fn russian_records_have_a_colon_and_an_x_is_read() {
    let mut game = the("russian-draughts");
    assert_eq!(game.at("W:Wc3:Bd4").read("c3xe5"), Ok("c3:e5".into()));
    assert_eq!(game.read("c3-e5"), Err(MoveError::Illegal));
    assert_eq!(game.at_start().read("c3-d4"), Ok("c3-d4".into()));
    assert_eq!(game.fault("W:Wc4:Bd8"), (3, "expected a dark square".into()));
    assert_eq!(game.at("W:Bd8,b8:Wa1,c3").fen(), "W:Wc3,a1:Bb8,d8");
}

#[test]
fn italian_4_7_kings_go_one_step() {
    assert_eq!(the("italian-draughts").at("W:WK22:B1").moves(), ["22-18", "22-19", "22-26", "22-27"]);
}

/// Asserts who begins, and with how many men on each side.
fn assert_start(mut game: Asked, begins: char, white: &str, black: &str) {
    assert_eq!(game.at_start().fen(), format!("{begins}:W{white}:B{black}"));
}

#[test]
fn family_start_of_three_rows() {
    let (white, black) = ("a1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3", "b6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8");
    for fen in [
        the("brazilian-draughts").at_start().fen(),
        the("russian-draughts").at_start().fen(),
        the("czech-draughts").at_start().fen(),
    ] {
        assert_eq!(fen, the("czech-draughts").at(&format!("W:W{white}:B{black}")).fen());
    }
    assert_start(the("italian-draughts"), 'W', "21-32", "1-12");
    assert_start(the("spanish-draughts"), 'W', "1-12", "21-32");
    assert_start(the("portuguese-draughts"), 'W', "1-12", "21-32");
}

/// Asserts that the first square leads one way, for it is in a corner, and the second two ways, on White's back row.
fn assert_corner(mut game: Asked, [corner, only]: [&str; 2], [other, left, right]: [&str; 3], black: &str) {
    assert_eq!(game.at(&format!("W:W{corner}:B{black}")).moves(), [format!("{corner}-{only}")]);
    let ways = [format!("{other}-{left}"), format!("{other}-{right}")];
    assert_eq!(game.at(&format!("W:W{other}:B{black}")).moves(), ways);
}

#[test]
fn family_dark_left_corner() {
    for mut game in [the("brazilian-draughts"), the("russian-draughts"), the("czech-draughts")] {
        assert_eq!(game.at("B:Wa1:Bh8").moves(), ["h8-g7"]);
        assert_eq!(game.fault("W:Wh1:Bh8"), (3, "expected a dark square".into()));
        assert_corner(game, ["a1", "b2"], ["g1", "f2", "h2"], "h8");
    }
    assert_corner(the("english-draughts"), ["29", "25"], ["32", "27", "28"], "4");
    assert_corner(the("pool-checkers"), ["29", "25"], ["32", "27", "28"], "4");
    assert_corner(the("thai-draughts"), ["4", "8"], ["1", "5", "6"], "29");
}

#[test]
fn family_dark_right_corner() {
    assert_corner(the("italian-draughts"), ["32", "28"], ["29", "25", "26"], "1");
    assert_corner(the("spanish-draughts"), ["1", "5"], ["4", "7", "8"], "32");
    assert_corner(the("portuguese-draughts"), ["1", "5"], ["4", "7", "8"], "32");
}

#[test]
fn english_1_11_start_of_three_rows() {
    assert_start(the("english-draughts"), 'B', "21-32", "1-12");
}

#[test]
fn pool_5_start_with_black() {
    assert_start(the("pool-checkers"), 'B', "21-32", "1-12");
}

#[test]
fn thai_start_of_two_rows() {
    assert_start(the("thai-draughts"), 'B', "1-8", "25-32");
}

#[test]
fn family_men_step_forward() {
    assert_eq!(the("brazilian-draughts").at("W:Wc3:Bh8").moves(), ["c3-b4", "c3-d4"]);
    assert_eq!(the("russian-draughts").at("W:Wc3:Bh8").moves(), ["c3-b4", "c3-d4"]);
    assert_eq!(the("czech-draughts").at("W:Wc3:Bh8").moves(), ["c3-b4", "c3-d4"]);
    assert_eq!(the("english-draughts").at("W:W18:B1").moves(), ["18-14", "18-15"]);
    assert_eq!(the("pool-checkers").at("W:W18:B1").moves(), ["18-14", "18-15"]);
    assert_eq!(the("italian-draughts").at("W:W30:B1").moves(), ["30-26", "30-27"]);
    assert_eq!(the("spanish-draughts").at("W:W14:B32").moves(), ["14-18", "14-19"]);
    assert_eq!(the("portuguese-draughts").at("W:W14:B32").moves(), ["14-18", "14-19"]);
    assert_eq!(the("thai-draughts").at("W:W14:B32").moves(), ["14-17", "14-18"]);
    assert_eq!(the("frisian-draughts").at("W:W28:B1").moves(), ["28-22", "28-23"]);
    assert_eq!(the("frysk").at("W:W28:B1").moves(), ["28-22", "28-23"]);
}

#[test]
fn family_capture_is_forced() {
    assert_eq!(the("brazilian-draughts").at("W:Wc3,h2:Bd4").moves(), ["c3xe5"]);
    assert_eq!(the("russian-draughts").at("W:Wc3,h2:Bd4").moves(), ["c3:e5"]);
    assert_eq!(the("czech-draughts").at("W:Wc3,h2:Bd4").moves(), ["c3xe5"]);
    assert_eq!(the("english-draughts").at("W:W18,32:B14").moves(), ["18x9"]);
    assert_eq!(the("pool-checkers").at("W:W18,32:B14").moves(), ["18x9"]);
    assert_eq!(the("italian-draughts").at("W:W30,32:B27").moves(), ["30x23"]);
    assert_eq!(the("spanish-draughts").at("W:W14,1:B18").moves(), ["14x21"]);
    assert_eq!(the("portuguese-draughts").at("W:W14,1:B18").moves(), ["14x21"]);
    assert_eq!(the("thai-draughts").at("W:W14,1:B18").moves(), ["14-23"]);
    assert_eq!(the("frisian-draughts").at("W:W28,50:B18").moves(), ["28x8"]);
    assert_eq!(the("frysk").at("W:W28,50:B18").moves(), ["28x8"]);
}

#[test]
fn family_men_capture_backward_too() {
    assert_eq!(the("brazilian-draughts").at("W:We5:Bd4").moves(), ["e5xc3"]);
    assert_eq!(the("russian-draughts").at("W:We5:Bd4").moves(), ["e5:c3"]);
    assert_eq!(the("pool-checkers").at("W:W9:B14").moves(), ["9x18"]);
}

#[test]
fn family_men_capture_forward_alone() {
    assert_eq!(the("czech-draughts").at("W:We5:Bd4").moves(), ["e5-d6", "e5-f6"]);
    assert_eq!(the("italian-draughts").at("W:W23:B27").moves(), ["23-19", "23-20"]);
    assert_eq!(the("spanish-draughts").at("W:W23:B19").moves(), ["23-27", "23-28"]);
    assert_eq!(the("portuguese-draughts").at("W:W23:B19").moves(), ["23-27", "23-28"]);
    assert_eq!(the("thai-draughts").at("W:W23:B18").moves(), ["23-26", "23-27"]);
}

#[test]
fn family_kings_fly() {
    // Along the long diagonal, from corner to corner.
    assert_eq!(the("brazilian-draughts").at("W:WKa1:Bb8").moves().len(), 7);
    assert_eq!(the("russian-draughts").at("W:WKa1:Bb8").moves().len(), 7);
    assert_eq!(the("czech-draughts").at("W:WKa1:Bb8").moves().len(), 7);
    assert_eq!(the("pool-checkers").at("W:WK29:B1").moves().len(), 7);
    assert_eq!(the("spanish-draughts").at("W:WK1:B29").moves().len(), 7);
    assert_eq!(the("portuguese-draughts").at("W:WK1:B29").moves().len(), 7);
    assert_eq!(the("thai-draughts").at("W:WK4:B32").moves().len(), 7);
}

#[test]
fn family_kings_land_where_they_like() {
    assert_eq!(the("brazilian-draughts").at("W:WKa1:Bd4").moves(), ["a1xe5", "a1xf6", "a1xg7", "a1xh8"]);
    assert_eq!(the("russian-draughts").at("W:WKa1:Bd4").moves(), ["a1:e5", "a1:f6", "a1:g7", "a1:h8"]);
    assert_eq!(the("czech-draughts").at("W:WKa1:Bd4").moves(), ["a1xe5", "a1xf6", "a1xg7", "a1xh8"]);
    assert_eq!(the("pool-checkers").at("W:WK29:B18").moves(), ["29x11", "29x15", "29x4", "29x8"]);
    assert_eq!(the("spanish-draughts").at("W:WK1:B14").moves(), ["1x19", "1x23", "1x28", "1x32"]);
    assert_eq!(the("portuguese-draughts").at("W:WK1:B14").moves(), ["1x19", "1x23", "1x28", "1x32"]);
}

/// From a1 over c3, f4 and f2 to e1: there c3 is still in the way to b4.
#[test]
fn family_removal_after_the_whole_capture() {
    let fen = "W:WKa1:Bc3,f4,f2,b4";
    assert_eq!(the("brazilian-draughts").at(fen).moves(), ["a1xe1"]);
    assert_eq!(the("brazilian-draughts").at(fen).play("a1xe1").fen(), "B:WKe1:Bb4");
    assert_eq!(the("russian-draughts").at(fen).moves(), ["a1:e1", "a1:g1"]);
    assert_eq!(the("czech-draughts").at(fen).moves(), ["a1xe1", "a1xg1"]);
    assert_eq!(the("spanish-draughts").at("W:WK1:B7,10,13,15").moves(), ["1x3"]);
    assert_eq!(the("portuguese-draughts").at("W:WK1:B7,10,13,15").moves(), ["1x3"]);
}

/// A king that has taken one of two men does not get past it to take the other.
#[test]
fn family_removal_bars_the_way_back() {
    let mut game = the("pool-checkers");
    assert_eq!(game.at("W:WK18:B11,25").moves(), ["18x29", "18x4", "18x8"]);
    assert_eq!(game.play("18x29").fen(), "B:WK29:B11:H0:F2");
    // As from a1 above.
    assert_eq!(game.at("W:WK29:B17,19,22,27").moves(), ["29x31", "29x32"]);
}

/// Asserts that a king goes round four men, back to where it stood: the first man, captured already, ends the turn.
fn assert_round(mut game: Asked, position: &str, round: &str, left: &str) {
    // Two orders, one move.
    assert_eq!(game.at(position).moves(), [round]);
    let in_full = game.moves_in_full();
    assert!(in_full.len() == 1 && in_full[0].matches('x').count() == 4, "{in_full:?}");
    assert_eq!(game.play(round).fen(), left);
}

#[test]
fn family_removal_none_is_jumped_twice() {
    assert_round(the("english-draughts"), "W:WK18:B6,7,14,15,21", "18x18", "B:WK18:B21:H0:F2");
    assert_round(the("italian-draughts"), "W:WK22:B10,11,18,19,24", "22x22", "B:WK22:B24");
}

#[test]
fn thai_removal_at_once() {
    // The square of the first captured piece is crossed on the way to the last.
    assert_eq!(the("thai-draughts").at("W:WK4:B6,11,16,17,18").moves(), ["4-1", "4-20"]);
}

#[test]
fn family_choice_is_free() {
    assert_eq!(the("russian-draughts").at("W:Wc3:Bd4,d6,b4").moves(), ["c3:a5", "c3:c7"]);
    assert_eq!(the("english-draughts").at("W:W22:B17,18,10").moves(), ["22x13", "22x6"]);
    assert_eq!(the("thai-draughts").at("W:W14:B17,18,26").moves(), ["14-21", "14-30"]);
}

/// By a step, and by a capture.
#[test]
fn family_a_man_becomes_a_king() {
    assert_eq!(the("brazilian-draughts").at("W:Wc7:Bf2").play("c7-b8").fen(), "B:WKb8:Bf2");
    assert_eq!(the("brazilian-draughts").at("W:Wb6:Bc7,f2").play("b6xd8").fen(), "B:WKd8:Bf2");
    assert_eq!(the("russian-draughts").at("W:Wc7:Bf2").play("c7-b8").fen(), "B:WKb8:Bf2");
    assert_eq!(the("russian-draughts").at("W:Wb6:Bc7,f2").play("b6:d8").fen(), "B:WKd8:Bf2");
    assert_eq!(the("pool-checkers").at("B:W5:B27").play("27-32").fen(), "W:W5:BK32");
    assert_eq!(the("pool-checkers").at("B:W5,27:B24").play("24x31").fen(), "W:W5:BK31");
}

#[test]
fn family_promotion_ends_the_turn() {
    assert_eq!(the("czech-draughts").at("W:Wb6:Bc7,e7").play("b6xd8").fen(), "B:WKd8:Be7");
    assert_eq!(the("italian-draughts").at("W:W12:B6,7").play("12x3").fen(), "B:WK3:B6");
    assert_eq!(the("spanish-draughts").at("W:W21:B26,27").play("21x30").fen(), "B:WK30:B27");
    assert_eq!(the("portuguese-draughts").at("W:W21:B26,27").play("21x30").fen(), "B:WK30:B27");
    assert_eq!(the("thai-draughts").at("W:W24:B26,27").play("24-31").fen(), "B:WK31:B26:H0:F2");
}

/// Asserts that Black, who has a man that cannot move, or none, has lost.
fn assert_lost(mut game: Asked, white: &str, blocked: &str) {
    assert_eq!(game.at(&format!("B:W{white}:B{blocked}")).outcome(), win(Color::White, Reason::BLOCKED));
    assert_eq!(game.at(&format!("B:W{white}:B")).outcome(), win(Color::White, Reason::BARE));
}

#[test]
fn family_loss_without_a_move_or_without_pieces() {
    assert_lost(the("brazilian-draughts"), "b2,c1", "a3");
    assert_lost(the("russian-draughts"), "b2,c1", "a3");
    assert_lost(the("czech-draughts"), "b2,c1", "a3");
    assert_lost(the("english-draughts"), "25,30", "21");
    assert_lost(the("pool-checkers"), "25,30", "21");
    assert_lost(the("italian-draughts"), "28,31", "24");
    assert_lost(the("spanish-draughts"), "2,5", "9");
    assert_lost(the("portuguese-draughts"), "2,5", "9");
    assert_lost(the("thai-draughts"), "3,8", "12");
    assert_lost(the("frisian-draughts"), "41,47", "36");
    assert_lost(the("frysk"), "41,47", "36");
}

#[test]
fn algebraic_text_of_moves_and_positions() {
    assert_eq!(the("brazilian-draughts").at("W:Wc3:Bd4").read("c3xe5"), Ok("c3xe5".into()));
    assert_eq!(the("czech-draughts").at_start().read("c3-d4"), Ok("c3-d4".into()));
    assert_eq!(the("brazilian-draughts").at("W:Bd8,b8:Wa1,c3").fen(), "W:Wc3,a1:Bb8,d8");
    assert_eq!(the("czech-draughts").at("W:Bd8,b8:Wa1,c3").fen(), "W:Wc3,a1:Bb8,d8");
    assert_eq!(the("czech-draughts").fault("W:Wc4:Bd8"), (3, "expected a dark square".into()));
}
