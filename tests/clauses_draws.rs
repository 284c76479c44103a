//! The draws of the draughts family: by repetition, by moves of kings alone, by what few pieces are left. Those of the
//! international game and its variants are asked with them, and so are those of Frisian draughts.

#[expect(dead_code, reason = "the draws need few of them")]
mod asked;

use asked::{Asked, draw, keeping, the};
use quadrille::core::{Outcome, Reason};

/// The squares of the longest diagonal of 64 squares.
const MAIN_ROAD: [&str; 8] = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];

/// The draw that all of them are.
fn no_progress() -> Option<Outcome> {
    draw(Reason::NO_PROGRESS)
}

/// Asserts that a game from a position is drawn after so many plies of kings, and not before.
fn assert_drawn_after(mut game: Asked, position: &str, plies: usize) {
    assert_eq!(game.at(position).wander(plies - 1, |_| false).outcome(), None, "{position}");
    assert_eq!(game.wander(1, |_| false).outcome(), no_progress(), "{position}");
}

#[test]
fn russian_7_2_4_fifteen_moves_of_three_kings() {
    assert_drawn_after(the("russian-draughts"), "W:WKa3,Kb2,Kc1:BKb8", 30);
    // The man's step starts the clock of kings again, its promotion the count: three kings are there from then on.
    let mut game = the("russian-draughts");
    game.at("W:WKa3,Kb2,g7:BKb8:H20:F40").play("g7-h8").wander(29, |_| false);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.wander(1, |_| false).outcome(), no_progress());
}

#[test]
fn russian_7_2_5_fifteen_moves_by_kings_alone() {
    let mut game = the("russian-draughts");
    assert_eq!(game.at("W:WKa1,a3,Kc1:BKb8,h4:H29:F40").outcome(), None);
    assert_eq!(game.at("W:WKa1,a3,Kc1:BKb8,h4:H30:F40").outcome(), no_progress());
}

#[test]
fn russian_7_2_6_thirty_moves_of_five_pieces_and_sixty_of_seven() {
    let mut game = the("russian-draughts");
    for (position, plies) in [("W:WKg1,a3,a5:BKb8,h6", 60), ("W:WKg1,a3,c1,e1:BKb8,h6,f8", 120)] {
        // A man steps in time, so that the clock of kings says nothing.
        game.at(position).wander(plies, |ply| ply % 25 == 0);
        assert_eq!(game.outcome(), no_progress(), "{position}");
        assert!(game.take_back());
        assert_eq!(game.outcome(), None, "{position}");
    }
}

#[test]
fn russian_7_2_7_five_moves_against_a_king_on_the_main_road() {
    let mut game = the("russian-draughts");
    game.at("W:WKa3,Ka5,Kc1:BKh8");
    for (plies, end) in [(9, None), (1, no_progress())] {
        for _ in 0..plies {
            let along_the_road = game.moves().into_iter().find(|mv| mv == "h8-a1" || mv == "a1-h8");
            // White stays off it, and is not captured.
            let beside = || game.quiet().into_iter().find(|mv| !MAIN_ROAD.iter().any(|square| mv.ends_with(square)));
            let mv = along_the_road.or_else(beside).expect("a quiet move");
            game.play(&mv);
        }
        assert_eq!(game.outcome(), end);
    }
    // Beside the road it is fifteen moves.
    assert_eq!(game.at("W:WKa3,Ka5,Kc1:BKb8:H10:F40").outcome(), None);
    assert_eq!(game.at("W:WKa3,Ka5,Kc1:BKh8:H10:F40").outcome(), no_progress());
    // Nor is it the road of one who shares it.
    assert_eq!(game.at("B:WKa3,Ka5,Ka1:BKh8:H10:F40").outcome(), None);
}

#[test]
fn russian_7_2_8_five_moves_of_two_pieces() {
    assert_drawn_after(the("russian-draughts"), "W:WKa3,Kc1:BKb8", 10);
    assert_drawn_after(the("russian-draughts"), "W:WKa3,a5:BKb8", 10);
    assert_drawn_after(the("russian-draughts"), "W:WKa3:BKb8", 10);
}

#[test]
fn brazilian_twenty_moves_by_kings_alone() {
    let mut game = the("brazilian-draughts");
    assert_eq!(game.at("W:WKa1,c1:BKb8,h6:H39:F40").outcome(), None);
    assert_eq!(game.at("W:WKa1,c1:BKb8,h6:H40:F40").outcome(), no_progress());
}

#[test]
fn brazilian_two_each_have_five_moves() {
    let mut game = the("brazilian-draughts");
    for pieces in ["WKa1,Kc1:BKb8,Kd8", "WKa1,Kc1:BKb8,h6", "WKa1,Kc1:BKb8", "WKa1:BKb8,h6", "WKa1:BKb8"] {
        assert_eq!(game.at(&format!("W:{pieces}:H9:F40")).outcome(), None, "{pieces}");
        assert_eq!(game.at(&format!("W:{pieces}:H10:F40")).outcome(), no_progress(), "{pieces}");
    }
    // Two men, a third piece, or nobody's king on a side: the game goes on.
    for pieces in ["WKa1,c1:BKb8,h6", "WKa1,Kc1,Ke1:BKb8", "WKa1:Bh6"] {
        assert_eq!(game.at(&format!("W:{pieces}:H10:F40")).outcome(), None, "{pieces}");
    }
}

#[test]
fn brazilian_two_each_begin_with_what_makes_them() {
    // A promotion makes two kings against one: before it there was a man more.
    let mut made = the("brazilian-draughts");
    assert_eq!(made.at("W:WKa1,g7:BKb8:H9:F40").play("g7-h8").outcome(), None);
    for mv in ["b8-a7", "a1-b2", "a7-b8", "b2-c3", "b8-a7", "c3-a1", "a7-b8", "h8-g7", "b8-a7"] {
        assert_eq!(made.play(mv).outcome(), None, "{mv}");
    }
    assert_eq!(made.play("g7-h8").outcome(), no_progress());
}

#[test]
fn pool_three_kings_have_thirteen_moves() {
    let mut game = the("pool-checkers");
    assert_eq!(game.at("W:WK29,K30,K31:BK1:H25:F40").outcome(), None);
    assert_eq!(game.at("W:WK29,K30,K31:BK1:H26:F40").outcome(), no_progress());
    assert_eq!(game.at("W:WK29,K30,31:BK1:H26:F40").outcome(), None);
}

#[test]
fn spanish_twenty_moves_by_kings_alone() {
    for mut game in keeping("spanish_twenty_moves", &[]) {
        assert_eq!(game.at("W:WK2,5:BK31,28:H39:F40").outcome(), None);
        assert_eq!(game.at("W:WK2,5:BK31,28:H40:F40").outcome(), no_progress());
    }
}

#[test]
fn spanish_three_kings_with_the_longest_diagonal_have_twelve_moves() {
    for mut game in keeping("spanish_three_kings", &[]) {
        // The diagonal goes from 1 to 32. The lone king may not hold it, and White must.
        for (position, end) in [
            ("W:WK1,K2,K3:BK31:H23:F40", None),
            ("W:WK1,K2,K3:BK31:H24:F40", no_progress()),
            ("W:WK2,K3,K4:BK31:H24:F40", None),
            ("W:WK2,K3,K4:BK32:H24:F40", None),
            ("W:WK1,K2,3:BK31:H24:F40", None),
        ] {
            assert_eq!(game.at(position).outcome(), end, "{position}");
        }
        // Who has had the diagonal may leave it, and the count goes on.
        assert_eq!(game.at("W:WK5,K2,K3:BK31:H23:F40").outcome(), None);
        assert_eq!(game.play("5-9").outcome(), no_progress());
    }
}

#[test]
fn pool_26_fifteen_moves_by_kings_alone() {
    let mut game = the("pool-checkers");
    assert_eq!(game.at("W:WK29:BK1:H29:F40").outcome(), None);
    assert_eq!(game.at("W:WK29:BK1:H30:F40").outcome(), no_progress());
}

#[test]
fn italian_forty_moves_by_kings_alone() {
    let mut game = the("italian-draughts");
    assert_eq!(game.at("W:WK32:BK4:H79:F60").outcome(), None);
    assert_eq!(game.at("W:WK32:BK4:H80:F60").outcome(), no_progress());
}

#[test]
fn english_draws_are_claimed() {
    let mut game = the("english-draughts");
    assert_eq!(game.at("W:WK32:BK1:H80:F60").outcome(), None);
    assert_eq!(game.claims(), [Outcome::draw(Reason::NO_PROGRESS)]);
    game.at("W:WK29:BK1").play(&"29-25 1-5 25-29 5-1 ".repeat(2));
    assert_eq!((game.outcome(), game.claims()), (None, vec![Outcome::draw(Reason::REPETITION)]));
}

/// Asserts that a cycle of moves draws when it has been played so often, and not before.
fn assert_repetition_draws(mut game: Asked, fen: &str, cycle: &str, times: usize) {
    assert_eq!(game.at(fen).play(&format!("{cycle} ").repeat(times - 1)).outcome(), None);
    assert_eq!(game.play(cycle).outcome(), draw(Reason::REPETITION));
}

#[test]
fn family_third_repetition_draws() {
    assert_repetition_draws(the("brazilian-draughts"), "W:WKa1:BKb8", "a1-b2 b8-a7 b2-a1 a7-b8", 2);
    assert_repetition_draws(the("russian-draughts"), "W:WKa1:BKb8", "a1-b2 b8-a7 b2-a1 a7-b8", 2);
    assert_repetition_draws(the("czech-draughts"), "W:WKa1:BKb8", "a1-b2 b8-a7 b2-a1 a7-b8", 2);
    assert_repetition_draws(the("pool-checkers"), "W:WK29:BK1", "29-25 1-5 25-29 5-1", 2);
    assert_repetition_draws(the("spanish-draughts"), "W:WK1:BK29", "1-5 29-25 5-1 25-29", 2);
    assert_repetition_draws(the("portuguese-draughts"), "W:WK1:BK29", "1-5 29-25 5-1 25-29", 2);
    assert_repetition_draws(the("thai-draughts"), "W:WK4:BK32", "4-8 32-28 8-4 28-32", 2);
    assert_repetition_draws(the("frisian-draughts"), "W:WK46,K47:BK1,K2", "47-42 2-8 42-47 8-2", 2);
    assert_repetition_draws(the("frysk"), "W:WK46,K47:BK1,K2", "47-42 2-8 42-47 8-2", 2);
}

#[test]
fn italian_fourth_repetition_draws() {
    assert_repetition_draws(the("italian-draughts"), "W:WK32:BK4", "32-28 4-8 28-32 8-4", 3);
}
