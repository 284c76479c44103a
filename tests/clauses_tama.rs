//! Armenian draughts, clause by clause. How it is written is asked with Turkish dama.

#[expect(dead_code, reason = "what other games are asked too")]
mod asked;

use asked::{draw, the, win};
use quadrille::core::{Color, Reason};

#[test]
fn tama_men_step_diagonally_and_capture_straight() {
    let mut game = the("tama");
    assert_eq!(game.at("W:Wd4:Ba8").moves(), ["d4-c4", "d4-c5", "d4-d5", "d4-e4", "d4-e5"]);
    assert_eq!(game.at("W:Wd4:Be5,c4").moves(), ["d4xb4"]);
}

#[test]
fn tama_kings_move_as_queens_and_capture_as_rooks() {
    let mut game = the("tama");
    assert_eq!(game.at("W:WKa1:Bh7").moves().len(), 21);
    assert_eq!(game.at("W:WKa1:Bc3,a3").moves(), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
}

#[test]
fn tama_a_man_goes_on_as_a_king() {
    assert_eq!(the("tama").at("W:Wd6:Bd7,f8").moves(), ["d6xd8xg8=K", "d6xd8xh8=K"]);
}

#[test]
fn tama_loss_without_a_move_or_without_pieces() {
    let mut game = the("tama");
    assert_eq!(game.at("B:Wa1,a2,b2,b3,c3:Ba3").outcome(), win(Color::White, Reason::BLOCKED));
    assert_eq!(game.at("B:Wa1,a2,b2,b3,c3:B").outcome(), win(Color::White, Reason::BARE));
}

#[test]
fn tama_start_on_the_second_and_third_rank() {
    let mut game = the("tama");
    assert_eq!(game.at_start().moves().len(), 8 + 7 + 7);
    assert_eq!(game.at_start().play("a3-a4").fen().split(':').next(), Some("B"));
}

#[test]
fn tama_capture_is_forced() {
    assert_eq!(the("tama").at("W:Wd4,h2:Bd5").moves(), ["d4xd6"]);
}

#[test]
fn tama_majority() {
    let mut game = the("tama");
    assert_eq!(game.at("W:Wd4:Bd5,e4,f5").moves(), ["d4xf4xf6"]);
    // Two men rather than one king.
    assert_eq!(game.at("W:Wd2,Kh1:Bd3,d5,Kh5,a8").moves(), ["d2xd4xd6"]);
}

#[test]
fn tama_removal_at_once() {
    let mut game = the("tama");
    // Up over d3, right over f6, down over g4, and left along the third row: over d3, empty by now, to take b3.
    assert_eq!(game.at("W:WKd1:Bb3,d3,g4,f6,h8").moves(), ["d1xd6xg6xg3xa3"]);
    assert_eq!(game.play("d1xd6xg6xg3xa3").fen(), "B:WKa3:Bh8");
}

#[test]
fn tama_no_reversal_between_two_jumps() {
    let mut game = the("tama");
    // Having taken c4 it may not turn back to take f4, nor the other way.
    assert_eq!(game.at("W:WKd4:Bc4,f4").moves(), ["d4xa4", "d4xb4", "d4xg4", "d4xh4"]);
    // It may go straight on.
    assert_eq!(game.at("W:WKd4:Be4,g4").moves(), ["d4xf4xh4"]);
}

#[test]
fn tama_promotion_by_a_quiet_step() {
    let mut game = the("tama");
    assert_eq!(game.at("W:Wd7:Bf8,a7").moves(), ["d7-c7", "d7-c8=K", "d7-d8=K", "d7-e7", "d7-e8=K"]);
    assert_eq!(game.play("d7-d8").fen(), "B:WKd8:Ba7,f8:H1:F1");
}

#[test]
fn tama_third_repetition_draws() {
    let mut game = the("tama");
    assert_eq!(game.at("W:WKa1:BKh7").play("a1-a2 h7-h6 a2-a1 h6-h7").outcome(), None);
    assert_eq!(game.play("a1-a2 h7-h6 a2-a1 h6-h7").outcome(), draw(Reason::REPETITION));
}
