//! The variants of draughts, clause by clause where they differ from the international game and from each other.

#[expect(dead_code, reason = "draws are asked elsewhere")]
mod common;

use common::{after, canonical, fault, game, moves, moves_in_full, outcome, reread, win};
use quadrille_core::jump::FirstKing;
use quadrille_core::perft::perft;
use quadrille_core::{Color, Reason, Rules};
use quadrille_dama::Tama;
use quadrille_draughts::{
    Antidraughts, BrazilianDraughts, BreakthroughDraughts, CanadianDraughts, CzechDraughts, Draughts, EnglishDraughts,
    FrisianDraughts, Frysk, ItalianDraughts, KillerDraughts, PoolCheckers, PortugueseDraughts, RussianDraughts,
    SpanishDraughts, ThaiDraughts,
};

#[test]
fn brazilian_the_most_pieces_must_be_taken() {
    assert_eq!(moves::<BrazilianDraughts>("W:Wc3:Bd4,d6,b4"), ["c3xc7"]);
    assert_eq!(moves::<RussianDraughts>("W:Wc3:Bd4,d6,b4"), ["c3:a5", "c3:c7"]);
}

#[test]
fn brazilian_a_man_that_passes_the_last_row_stays_a_man() {
    assert_eq!(moves::<BrazilianDraughts>("W:Wb6:Bc7,e7,c3"), ["b6xf6"]);
    assert_eq!(after::<BrazilianDraughts>("W:Wb6:Bc7,e7,c3", "b6xf6"), "B:Wf6:Bc3");
}

#[test]
fn canadian_five_rows_of_six_men_on_two_words() {
    assert_eq!(moves::<CanadianDraughts>(CanadianDraughts::START).len(), 11);
    // The long diagonal: from one corner of the board to the other.
    assert!(moves::<CanadianDraughts>("W:WK67:B1").contains(&"67-6".into()));
}

#[test]
fn english_1_17_kings_go_one_step() {
    assert_eq!(moves::<EnglishDraughts>("W:WK18:B4"), ["18-14", "18-15", "18-22", "18-23"]);
}

#[test]
fn english_1_18_men_capture_forward_alone() {
    assert_eq!(moves::<EnglishDraughts>("W:W9:B14"), ["9-5", "9-6"]);
    assert_eq!(moves::<PoolCheckers>("W:W9:B14"), ["9x18"]);
}

#[test]
fn english_1_19_promotion_ends_the_turn() {
    assert_eq!(moves::<EnglishDraughts>("W:W9:B6,7"), ["9x2"]);
    assert_eq!(after::<EnglishDraughts>("W:W9:B6,7", "9x2"), "B:WK2:B7:H0:F2");
}

#[test]
fn english_black_moves_first_and_white_ends_the_move() {
    assert_eq!(after::<EnglishDraughts>(EnglishDraughts::START, "11-15"), "W:W21-32:B1-10,12,15");
    assert_eq!(after::<EnglishDraughts>(EnglishDraughts::START, "11-15 23-19"), "B:W19,21,22,24-32:B1-10,12,15:H0:F2");
}

#[test]
fn pool_16_a_man_that_passes_the_last_row_stays_a_man() {
    assert_eq!(moves::<PoolCheckers>("W:W9:B6,7,21"), ["9x11"]);
    assert_eq!(after::<PoolCheckers>("W:W9:B6,7,21", "9x11"), "B:W11:B21:H0:F2");
}

#[test]
fn pool_20_any_capture_may_be_chosen() {
    assert_eq!(moves::<PoolCheckers>("W:W22:B17,18,10"), ["22x13", "22x6"]);
}

#[test]
fn russian_1_5_15_a_man_goes_on_as_a_king() {
    assert_eq!(moves::<RussianDraughts>("W:Wb6:Bc7,f6"), ["b6:g5", "b6:h4"]);
    assert_eq!(after::<RussianDraughts>("W:Wb6:Bc7,f6,a3", "b6:h4"), "B:WKh4:Ba3");
}

/// The positions of the articles are those of the federation's rules.
#[test]
fn italian_5_6_to_5_9_men_and_kings_capture() {
    assert_eq!(moves::<ItalianDraughts>("W:W30:B27"), ["30x23"]);
    assert_eq!(moves::<ItalianDraughts>("W:W31:B12,20,28"), ["31x8"]);
    assert_eq!(moves::<ItalianDraughts>("W:WK22:B18,19,27"), ["22x13", "22x15", "22x31"]);
    assert_eq!(moves::<ItalianDraughts>("W:WK27:B5,6,13,15,21,23"), ["27x25"]);
}

#[test]
fn italian_5_3_a_man_may_not_take_a_king() {
    assert_eq!(moves::<ItalianDraughts>("W:W32:BK28"), [""; 0]);
    assert_eq!(moves::<ItalianDraughts>("W:W30:BK26"), ["30-27"]);
}

#[test]
fn italian_6_6_the_most_pieces() {
    assert_eq!(moves::<ItalianDraughts>("W:WK21,31:B10,18,27"), ["31x6"]);
}

#[test]
fn italian_6_7_then_with_a_king() {
    assert_eq!(moves::<ItalianDraughts>("W:WK23,31:B19,26,27"), ["23x21"]);
}

#[test]
fn italian_6_8_then_the_most_kings() {
    assert_eq!(moves::<ItalianDraughts>("W:WK23:B19,K28"), ["23x32"]);
}

#[test]
fn italian_6_9_then_where_a_king_is_met_first() {
    assert_eq!(moves::<ItalianDraughts>("W:WK30:B10,12,18,K20,K26,27"), ["30x5"]);
    assert_eq!(moves::<ItalianDraughts>("W:WK30:B10,K12,K18,20,K26,K27"), ["30x5"]);
}

#[test]
fn italian_6_10_among_equals_the_choice_is_free() {
    assert_eq!(moves::<ItalianDraughts>("W:WK31:B18,20,K27,K28"), ["31x13", "31x15"]);
}

#[test]
fn spanish_the_most_pieces_then_the_most_kings() {
    assert_eq!(moves::<SpanishDraughts>("W:W14:B18,K19"), ["14x23"]);
    assert_eq!(moves::<SpanishDraughts>("W:W14:B18,19"), ["14x21", "14x23"]);
    assert_eq!(moves::<PortugueseDraughts>("W:W14:B18,K19"), ["14x23"]);
}

#[test]
fn czech_4_14_a_king_captures_before_a_man() {
    assert_eq!(moves::<CzechDraughts>("W:Wc3,Kh2:Bd4,d6"), ["h2xb8", "h2xc7"]);
    assert_eq!(moves::<CzechDraughts>("W:Wc3,h2:Bd4,d6"), ["c3xc7"]);
}

#[test]
fn thai_a_king_lands_right_behind_what_it_takes() {
    assert_eq!(moves::<ThaiDraughts>("W:WK4:B15"), ["4x18"]);
}

#[test]
fn killer_a_king_stops_right_behind_a_king_that_it_takes_last() {
    assert_eq!(moves::<KillerDraughts>("W:WK46:BK28"), ["46x23"]);
    assert_eq!(moves::<KillerDraughts>("W:WK46:B28"), moves::<Draughts>("W:WK46:BK28"));
}

#[test]
fn breakthrough_the_first_king_wins() {
    let won = game::<BreakthroughDraughts>("W:W6:B30", "6-1");
    assert_eq!(won.outcome(), win(Color::White, FirstKing::REASON));
    assert!(!BreakthroughDraughts::has_move(won.position()));
    assert!(!BreakthroughDraughts::is_legal(won.position(), Draughts::moves(won.position())[0]));
    assert_eq!(perft::<BreakthroughDraughts>(&common::read::<BreakthroughDraughts>("W:W6:B30"), 2), 0);
    assert_eq!(perft::<Draughts>(&common::read::<Draughts>("W:W6:B30"), 2), 2);
}

#[test]
fn antidraughts_who_has_no_move_wins() {
    assert_eq!(outcome::<Antidraughts>("W:W6:B1"), win(Color::White, Reason::BLOCKED));
    assert_eq!(outcome::<Draughts>("W:W6:B1"), win(Color::Black, Reason::BLOCKED));
    assert_eq!(outcome::<Antidraughts>("B:W6:B"), win(Color::Black, Reason::BARE));
}

#[test]
fn tama_men_step_diagonally_and_capture_straight() {
    assert_eq!(moves::<Tama>("W:Wd4:Ba8"), ["d4-c4", "d4-c5", "d4-d5", "d4-e4", "d4-e5"]);
    assert_eq!(moves::<Tama>("W:Wd4:Be5,c4"), ["d4xb4"]);
}

#[test]
fn tama_kings_move_as_queens_and_capture_as_rooks() {
    assert_eq!(moves::<Tama>("W:WKa1:Bh7").len(), 21);
    assert_eq!(moves::<Tama>("W:WKa1:Bc3,a3"), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
}

#[test]
fn tama_a_man_goes_on_as_a_king() {
    assert_eq!(moves::<Tama>("W:Wd6:Bd7,f8"), ["d6xd8xg8=K", "d6xd8xh8=K"]);
}

#[test]
fn italian_6_9_a_capture_is_written_in_the_order_that_is_legal() {
    assert_eq!(moves_in_full::<ItalianDraughts>("W:WK30:B10,12,18,K20,K26,27"), ["30x21x14x5"]);
}

#[test]
fn russian_records_have_a_colon_and_every_sign_is_read() {
    assert_eq!(reread::<RussianDraughts>("W:Wc3:Bd4", "c3xe5"), Ok("c3:e5".into()));
    assert_eq!(reread::<RussianDraughts>(RussianDraughts::START, "c3-d4"), Ok("c3-d4".into()));
    assert_eq!(fault::<RussianDraughts>("W:Wc4:Bd8"), (3, "expected a dark square".into()));
    assert_eq!(canonical::<RussianDraughts>("W:Bd8,b8:Wa1,c3"), "W:Wc3,a1:Bb8,d8");
}

#[test]
fn italian_4_7_kings_go_one_step() {
    assert_eq!(moves::<ItalianDraughts>("W:WK22:B1"), ["22-18", "22-19", "22-26", "22-27"]);
}

/// Asserts who begins, and with how many men on each side.
fn assert_start<R: Rules>(begins: char, white: &str, black: &str) {
    assert_eq!(canonical::<R>(R::START), format!("{begins}:W{white}:B{black}"), "{}", R::NAME);
}

#[test]
fn family_start_of_three_rows() {
    let (white, black) = ("a1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3", "b6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8");
    for fen in [
        canonical::<BrazilianDraughts>(BrazilianDraughts::START),
        canonical::<RussianDraughts>(RussianDraughts::START),
        canonical::<CzechDraughts>(CzechDraughts::START),
    ] {
        assert_eq!(fen, canonical::<CzechDraughts>(&format!("W:W{white}:B{black}")));
    }
    assert_start::<ItalianDraughts>('W', "21-32", "1-12");
    assert_start::<SpanishDraughts>('W', "1-12", "21-32");
    assert_start::<PortugueseDraughts>('W', "1-12", "21-32");
}

#[test]
fn pool_5_start_with_black() {
    assert_start::<PoolCheckers>('B', "21-32", "1-12");
}

#[test]
fn thai_start_of_two_rows() {
    assert_start::<ThaiDraughts>('B', "1-8", "25-32");
}

#[test]
fn frisian_start_of_four_rows() {
    assert_start::<FrisianDraughts>('W', "31-50", "1-20");
}

#[test]
fn family_men_step_forward() {
    assert_eq!(moves::<BrazilianDraughts>("W:Wc3:Bh8"), ["c3-b4", "c3-d4"]);
    assert_eq!(moves::<RussianDraughts>("W:Wc3:Bh8"), ["c3-b4", "c3-d4"]);
    assert_eq!(moves::<CzechDraughts>("W:Wc3:Bh8"), ["c3-b4", "c3-d4"]);
    assert_eq!(moves::<EnglishDraughts>("W:W18:B1"), ["18-14", "18-15"]);
    assert_eq!(moves::<PoolCheckers>("W:W18:B1"), ["18-14", "18-15"]);
    assert_eq!(moves::<ItalianDraughts>("W:W30:B1"), ["30-26", "30-27"]);
    assert_eq!(moves::<SpanishDraughts>("W:W14:B32"), ["14-18", "14-19"]);
    assert_eq!(moves::<PortugueseDraughts>("W:W14:B32"), ["14-18", "14-19"]);
    assert_eq!(moves::<ThaiDraughts>("W:W14:B32"), ["14-17", "14-18"]);
    assert_eq!(moves::<FrisianDraughts>("W:W28:B1"), ["28-22", "28-23"]);
    assert_eq!(moves::<Frysk>("W:W28:B1"), ["28-22", "28-23"]);
}

#[test]
fn family_capture_is_forced() {
    assert_eq!(moves::<BrazilianDraughts>("W:Wc3,h2:Bd4"), ["c3xe5"]);
    assert_eq!(moves::<RussianDraughts>("W:Wc3,h2:Bd4"), ["c3:e5"]);
    assert_eq!(moves::<CzechDraughts>("W:Wc3,h2:Bd4"), ["c3xe5"]);
    assert_eq!(moves::<EnglishDraughts>("W:W18,32:B14"), ["18x9"]);
    assert_eq!(moves::<PoolCheckers>("W:W18,32:B14"), ["18x9"]);
    assert_eq!(moves::<ItalianDraughts>("W:W30,32:B27"), ["30x23"]);
    assert_eq!(moves::<SpanishDraughts>("W:W14,1:B18"), ["14x21"]);
    assert_eq!(moves::<PortugueseDraughts>("W:W14,1:B18"), ["14x21"]);
    assert_eq!(moves::<ThaiDraughts>("W:W14,1:B18"), ["14x23"]);
    assert_eq!(moves::<FrisianDraughts>("W:W28,50:B18"), ["28x8"]);
    assert_eq!(moves::<Frysk>("W:W28,50:B18"), ["28x8"]);
}

#[test]
fn family_men_capture_backward_too() {
    assert_eq!(moves::<BrazilianDraughts>("W:We5:Bd4"), ["e5xc3"]);
    assert_eq!(moves::<RussianDraughts>("W:We5:Bd4"), ["e5:c3"]);
    assert_eq!(moves::<PoolCheckers>("W:W9:B14"), ["9x18"]);
}

#[test]
fn family_men_capture_forward_alone() {
    assert_eq!(moves::<CzechDraughts>("W:We5:Bd4"), ["e5-d6", "e5-f6"]);
    assert_eq!(moves::<ItalianDraughts>("W:W23:B27"), ["23-19", "23-20"]);
    assert_eq!(moves::<SpanishDraughts>("W:W23:B19"), ["23-27", "23-28"]);
    assert_eq!(moves::<PortugueseDraughts>("W:W23:B19"), ["23-27", "23-28"]);
    assert_eq!(moves::<ThaiDraughts>("W:W23:B18"), ["23-26", "23-27"]);
}

#[test]
fn family_kings_fly() {
    // Along the long diagonal, from corner to corner.
    assert_eq!(moves::<BrazilianDraughts>("W:WKa1:Bb8").len(), 7);
    assert_eq!(moves::<RussianDraughts>("W:WKa1:Bb8").len(), 7);
    assert_eq!(moves::<CzechDraughts>("W:WKa1:Bb8").len(), 7);
    assert_eq!(moves::<PoolCheckers>("W:WK29:B1").len(), 7);
    assert_eq!(moves::<SpanishDraughts>("W:WK1:B29").len(), 7);
    assert_eq!(moves::<PortugueseDraughts>("W:WK1:B29").len(), 7);
    assert_eq!(moves::<ThaiDraughts>("W:WK4:B32").len(), 7);
}

#[test]
fn family_kings_land_where_they_like() {
    assert_eq!(moves::<BrazilianDraughts>("W:WKa1:Bd4"), ["a1xe5", "a1xf6", "a1xg7", "a1xh8"]);
    assert_eq!(moves::<RussianDraughts>("W:WKa1:Bd4"), ["a1:e5", "a1:f6", "a1:g7", "a1:h8"]);
    assert_eq!(moves::<CzechDraughts>("W:WKa1:Bd4"), ["a1xe5", "a1xf6", "a1xg7", "a1xh8"]);
    assert_eq!(moves::<PoolCheckers>("W:WK29:B18"), ["29x11", "29x15", "29x4", "29x8"]);
    assert_eq!(moves::<SpanishDraughts>("W:WK1:B14"), ["1x19", "1x23", "1x28", "1x32"]);
    assert_eq!(moves::<PortugueseDraughts>("W:WK1:B14"), ["1x19", "1x23", "1x28", "1x32"]);
}

/// From a1 over c3, f4 and f2 to e1: there c3 is still in the way to b4.
#[test]
fn family_removal_after_the_whole_capture() {
    let fen = "W:WKa1:Bc3,f4,f2,b4";
    assert_eq!(moves::<BrazilianDraughts>(fen), ["a1xe1"]);
    assert_eq!(after::<BrazilianDraughts>(fen, "a1xe1"), "B:WKe1:Bb4");
    assert_eq!(moves::<RussianDraughts>(fen), ["a1:e1", "a1:g1"]);
    assert_eq!(moves::<CzechDraughts>(fen), ["a1xe1", "a1xg1"]);
    assert_eq!(moves::<SpanishDraughts>("W:WK1:B7,10,13,15"), ["1x3"]);
    assert_eq!(moves::<PortugueseDraughts>("W:WK1:B7,10,13,15"), ["1x3"]);
}

#[test]
fn thai_removal_at_once() {
    // The square of the first captured piece is crossed on the way to the last.
    assert_eq!(moves::<ThaiDraughts>("W:WK4:B6,11,16,17,18"), ["4x1", "4x20"]);
}

#[test]
fn family_choice_is_free() {
    assert_eq!(moves::<RussianDraughts>("W:Wc3:Bd4,d6,b4"), ["c3:a5", "c3:c7"]);
    assert_eq!(moves::<EnglishDraughts>("W:W22:B17,18,10"), ["22x13", "22x6"]);
    assert_eq!(moves::<ThaiDraughts>("W:W14:B17,18,26"), ["14x21", "14x30"]);
}

#[test]
fn family_promotion_ends_the_turn() {
    assert_eq!(after::<CzechDraughts>("W:Wb6:Bc7,e7", "b6xd8"), "B:WKd8:Be7");
    assert_eq!(after::<ItalianDraughts>("W:W12:B6,7", "12x3"), "B:WK3:B6");
    assert_eq!(after::<SpanishDraughts>("W:W21:B26,27", "21x30"), "B:WK30:B27");
    assert_eq!(after::<PortugueseDraughts>("W:W21:B26,27", "21x30"), "B:WK30:B27");
    assert_eq!(after::<ThaiDraughts>("W:W24:B26,27", "24x31"), "B:WK31:B26:H0:F2");
}

#[test]
fn frisian_8_a_man_that_passes_the_last_row_stays_a_man() {
    assert_eq!(moves::<FrisianDraughts>("W:W12:B8,9,45"), ["12x14"]);
    assert_eq!(after::<FrisianDraughts>("W:W12:B8,9,45", "12x14"), "B:W14:B45");
}

/// Asserts that Black, who has a man that cannot move, or none, has lost.
fn assert_lost<R: Rules>(white: &str, blocked: &str) {
    assert_eq!(outcome::<R>(&format!("B:W{white}:B{blocked}")), win(Color::White, Reason::BLOCKED), "{}", R::NAME);
    assert_eq!(outcome::<R>(&format!("B:W{white}:B")), win(Color::White, Reason::BARE), "{}", R::NAME);
}

#[test]
fn family_loss_without_a_move_or_without_pieces() {
    assert_lost::<BrazilianDraughts>("b2,c1", "a3");
    assert_lost::<RussianDraughts>("b2,c1", "a3");
    assert_lost::<CzechDraughts>("b2,c1", "a3");
    assert_lost::<EnglishDraughts>("25,30", "21");
    assert_lost::<PoolCheckers>("25,30", "21");
    assert_lost::<ItalianDraughts>("28,31", "24");
    assert_lost::<SpanishDraughts>("2,5", "9");
    assert_lost::<PortugueseDraughts>("2,5", "9");
    assert_lost::<ThaiDraughts>("3,8", "12");
    assert_lost::<FrisianDraughts>("41,47", "36");
    assert_lost::<Frysk>("41,47", "36");
}

#[test]
fn tama_loss_without_a_move_or_without_pieces() {
    assert_lost::<Tama>("a1,a2,b2,b3,c3", "a3");
}

#[test]
fn tama_start_on_the_second_and_third_rank() {
    assert_eq!(moves::<Tama>(Tama::START).len(), 8 + 7 + 7);
    assert_eq!(after::<Tama>(Tama::START, "a3-a4").split(':').next(), Some("B"));
}

#[test]
fn tama_capture_is_forced() {
    assert_eq!(moves::<Tama>("W:Wd4,h2:Bd5"), ["d4xd6"]);
}

#[test]
fn tama_majority() {
    assert_eq!(moves::<Tama>("W:Wd4:Bd5,e4,f5"), ["d4xf4xf6"]);
}

#[test]
fn algebraic_text_of_moves_and_positions() {
    assert_eq!(reread::<BrazilianDraughts>("W:Wc3:Bd4", "c3xe5"), Ok("c3xe5".into()));
    assert_eq!(reread::<CzechDraughts>(CzechDraughts::START, "c3-d4"), Ok("c3-d4".into()));
    assert_eq!(canonical::<BrazilianDraughts>("W:Bd8,b8:Wa1,c3"), "W:Wc3,a1:Bb8,d8");
    assert_eq!(canonical::<CzechDraughts>("W:Bd8,b8:Wa1,c3"), "W:Wc3,a1:Bb8,d8");
    assert_eq!(fault::<CzechDraughts>("W:Wc4:Bd8"), (3, "expected a dark square".into()));
}

#[test]
fn frisian_7_captures_go_in_eight_directions() {
    assert_eq!(moves::<FrisianDraughts>("W:W28:B18"), ["28x8"]);
    assert_eq!(moves::<FrisianDraughts>("W:W28:B29"), ["28x30"]);
    assert_eq!(moves::<FrisianDraughts>("W:W28:B38"), ["28x48"]);
    assert_eq!(moves::<FrisianDraughts>("W:WK46:B26"), ["46x16", "46x6"]);
    assert_eq!(moves::<FrisianDraughts>("W:WK28:B1").len(), 17);
}

#[test]
fn frisian_a_king_is_worth_a_little_under_two_men() {
    assert_eq!(moves::<FrisianDraughts>("W:W28:B23,K32"), ["28x37"]);
    assert_eq!(moves::<FrisianDraughts>("W:W28:B13,23,K32"), ["28x8"]);
}

#[test]
fn frisian_at_equal_value_a_king_captures() {
    assert_eq!(moves::<FrisianDraughts>("W:W33,K6:B28,11"), ["6x17", "6x22"]);
}

#[test]
fn frisian_one_king_moves_three_times_in_succession_at_most() {
    let rests = after::<FrisianDraughts>("W:W31,K46:B1-4", "46-41 1-6 41-46 2-7 46-41 3-8");
    assert_eq!(rests, "W:W31,K41:B4,6-8:H6:F4:+0+341".replace("H6", "H0"));
    assert_eq!(moves::<FrisianDraughts>(&rests), ["31-26", "31-27"]);
    let free = after::<FrisianDraughts>(&rests, "31-26 4-9");
    assert!(moves::<FrisianDraughts>(&free).contains(&"41-46".into()));
}

#[test]
fn frisian_without_a_man_a_king_moves_on() {
    assert_eq!(moves::<FrisianDraughts>("W:WK46:B1:+0+3").len(), 9);
    assert_eq!(moves::<FrisianDraughts>("W:WK46,50:B1:+0+3"), ["50-44", "50-45"]);
}

#[test]
fn frisian_fen_tells_the_king_that_has_moved() {
    assert_eq!(canonical::<FrisianDraughts>("W:WK46,50:BK5,1:H0:F1:+0+0"), "W:WK46,50:B1,K5");
    assert_eq!(canonical::<FrisianDraughts>("W:WK46,50:BK5,1:+1+2"), "W:WK46,50:B1,K5:+15+246");
    assert_eq!(fault::<FrisianDraughts>("W:WK46,K50:B1:+0+2").0, 18);
    assert_eq!(fault::<FrisianDraughts>("W:WK46,K50:B1:+4+0").0, 15);
    assert_eq!(fault::<FrisianDraughts>("W:WK46,50:B1:+0+250").1, "expected a king where one has moved in succession");
}

#[test]
fn frysk_begins_with_five_men_a_side() {
    assert_eq!(moves::<Frysk>(Frysk::START).len(), 9);
}
