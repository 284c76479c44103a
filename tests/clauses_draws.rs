//! The draws of the draughts family: by repetition, by moves of kings alone, by what few pieces are left.

#[expect(dead_code, reason = "the draws of one game need few of them")]
mod common;

use common::{draw, game, outcome, play};
use quadrille_core::{Clocks, History, Outcome, Reason, Rules, fen};
use quadrille_dama::Tama;
use quadrille_draughts::{
    BrazilianDraughts, CzechDraughts, EnglishDraughts, FrisianDraughts, Frysk, ItalianDraughts, PoolCheckers,
    PortugueseDraughts, RussianDraughts, SpanishDraughts, ThaiDraughts,
};

/// A position.
type Position = <RussianDraughts as Rules>::Position;

/// The draw that all of them are.
fn no_progress() -> Option<Outcome> {
    draw(Reason::NO_PROGRESS)
}

/// Plays so many plies that neither capture nor let capture, promote or repeat; a man steps where `man` says so of the ply.
fn wander(history: &mut History<RussianDraughts>, plies: usize, man: fn(usize) -> bool) {
    assert!(goes_on(history, 1, plies, man), "stuck in {}", fen::write::<RussianDraughts>(history.position()));
}

/// Plays the plies from one on, if there is a way.
fn goes_on(history: &mut History<RussianDraughts>, ply: usize, plies: usize, man: fn(usize) -> bool) -> bool {
    let position = *history.position();
    let captures = |position: &Position| !RussianDraughts::captures(position).is_empty();
    if ply > plies {
        return true;
    }
    RussianDraughts::moves(&position).into_iter().any(|mv| {
        let mut next = position;
        RussianDraughts::play(&mut next, mv, &mut ());
        let repeats = history.before().iter().any(|before| before.repeats() == next.repeats());
        let calm = !mv.promotes && !repeats && !captures(&position) && !captures(&next);
        if !calm || (next.halfmoves() == 0) != man(ply) {
            return false;
        }
        history.play(mv).expect("a legal move");
        goes_on(history, ply + 1, plies, man) || !history.undo()
    })
}

/// Asserts that a game from a position is drawn after so many plies of kings, and not before.
fn assert_drawn_after(position: &str, plies: usize) {
    let mut history = game::<RussianDraughts>(position, "");
    wander(&mut history, plies - 1, |_| false);
    assert_eq!(history.outcome(), None, "{position}");
    wander(&mut history, 1, |_| false);
    assert_eq!(history.outcome(), no_progress(), "{position}");
}

#[test]
fn russian_7_2_4_fifteen_moves_of_three_kings() {
    assert_drawn_after("W:WKa3,Kb2,Kc1:BKb8", 30);
    // The man's step starts the clock of kings again, its promotion the count: three kings are there from then on.
    let mut history = game::<RussianDraughts>("W:WKa3,Kb2,g7:BKb8:H20:F40", "g7-h8");
    wander(&mut history, 29, |_| false);
    assert_eq!(history.outcome(), None);
    wander(&mut history, 1, |_| false);
    assert_eq!(history.outcome(), no_progress());
}

#[test]
fn russian_7_2_5_fifteen_moves_by_kings_alone() {
    assert_eq!(outcome::<RussianDraughts>("W:WKa1,a3,Kc1:BKb8,h4:H29:F40"), None);
    assert_eq!(outcome::<RussianDraughts>("W:WKa1,a3,Kc1:BKb8,h4:H30:F40"), no_progress());
}

#[test]
fn russian_7_2_6_thirty_moves_of_five_pieces_and_sixty_of_seven() {
    for (position, plies) in [("W:WKg1,a3,a5:BKb8,h6", 60), ("W:WKg1,a3,c1,e1:BKb8,h6,f8", 120)] {
        let mut history = game::<RussianDraughts>(position, "");
        // A man steps in time, so that the clock of kings says nothing.
        wander(&mut history, plies, |ply| ply % 25 == 0);
        assert_eq!(history.outcome(), no_progress(), "{position}");
        assert!(history.undo());
        assert_eq!(history.outcome(), None, "{position}");
    }
}

#[test]
fn russian_7_2_7_five_moves_against_a_king_on_the_main_road() {
    let mut history = game::<RussianDraughts>("W:WKa3,Ka5,Kc1:BKh8", "");
    for (plies, end) in [(9, None), (1, no_progress())] {
        for _ in 0..plies {
            let on_road =
                ["h8-a1", "a1-h8"].into_iter().find(|mv| RussianDraughts::read_move(history.position(), mv).is_ok());
            match on_road {
                Some(mv) => play(&mut history, mv),
                None => off_the_road(&mut history),
            }
        }
        assert_eq!(history.outcome(), end);
    }
    // Beside the road it is fifteen moves.
    assert_eq!(outcome::<RussianDraughts>("W:WKa3,Ka5,Kc1:BKb8:H10:F40"), None);
    assert_eq!(outcome::<RussianDraughts>("W:WKa3,Ka5,Kc1:BKh8:H10:F40"), no_progress());
    // Nor is it the road of one who shares it.
    assert_eq!(outcome::<RussianDraughts>("B:WKa3,Ka5,Ka1:BKh8:H10:F40"), None);
}

/// Plays a move of White's that stays off the main road and is not captured.
fn off_the_road(history: &mut History<RussianDraughts>) {
    let position = *history.position();
    let mv = RussianDraughts::moves(&position).into_iter().find(|&mv| {
        let mut next = position;
        RussianDraughts::play(&mut next, mv, &mut ());
        let repeats = history.before().iter().any(|before| before.repeats() == next.repeats());
        mv.to.file() != mv.to.rank()
            && !repeats
            && RussianDraughts::moves(&next).iter().all(|mv| mv.captured.is_empty())
    });
    play(history, &common::text::<RussianDraughts>(&position, mv.expect("a quiet move")));
}

#[test]
fn russian_7_2_8_five_moves_of_two_pieces() {
    assert_drawn_after("W:WKa3,Kc1:BKb8", 10);
    assert_drawn_after("W:WKa3,a5:BKb8", 10);
    assert_drawn_after("W:WKa3:BKb8", 10);
}

#[test]
fn brazilian_twenty_moves_by_kings_alone() {
    assert_eq!(outcome::<BrazilianDraughts>("W:WKa1,c1:BKb8,h6:H39:F40"), None);
    assert_eq!(outcome::<BrazilianDraughts>("W:WKa1,c1:BKb8,h6:H40:F40"), no_progress());
}

#[test]
fn brazilian_two_each_have_five_moves() {
    for pieces in ["WKa1,Kc1:BKb8,Kd8", "WKa1,Kc1:BKb8,h6", "WKa1,Kc1:BKb8", "WKa1:BKb8,h6", "WKa1:BKb8"] {
        assert_eq!(outcome::<BrazilianDraughts>(&format!("W:{pieces}:H9:F40")), None, "{pieces}");
        assert_eq!(outcome::<BrazilianDraughts>(&format!("W:{pieces}:H10:F40")), no_progress(), "{pieces}");
    }
    // Two men, a third piece, or nobody's king on a side: the game goes on.
    for pieces in ["WKa1,c1:BKb8,h6", "WKa1,Kc1,Ke1:BKb8", "WKa1:Bh6"] {
        assert_eq!(outcome::<BrazilianDraughts>(&format!("W:{pieces}:H10:F40")), None, "{pieces}");
    }
}

#[test]
fn brazilian_two_each_begin_with_what_makes_them() {
    // A promotion makes two kings against one: before it there was a man more.
    let mut made = game::<BrazilianDraughts>("W:WKa1,g7:BKb8:H9:F40", "g7-h8");
    assert_eq!(made.outcome(), None);
    for mv in ["b8-a7", "a1-b2", "a7-b8", "b2-c3", "b8-a7", "c3-a1", "a7-b8", "h8-g7", "b8-a7"] {
        play(&mut made, mv);
        assert_eq!(made.outcome(), None, "{mv}");
    }
    play(&mut made, "g7-h8");
    assert_eq!(made.outcome(), no_progress());
}

#[test]
fn pool_three_kings_have_thirteen_moves() {
    assert_eq!(outcome::<PoolCheckers>("W:WK29,K30,K31:BK1:H25:F40"), None);
    assert_eq!(outcome::<PoolCheckers>("W:WK29,K30,K31:BK1:H26:F40"), no_progress());
    assert_eq!(outcome::<PoolCheckers>("W:WK29,K30,31:BK1:H26:F40"), None);
}

#[test]
fn spanish_twenty_moves_by_kings_alone() {
    for (clock, end) in [(39, None), (40, no_progress())] {
        assert_eq!(outcome::<SpanishDraughts>(&format!("W:WK2,5:BK31,28:H{clock}:F40")), end);
        assert_eq!(outcome::<PortugueseDraughts>(&format!("W:WK2,5:BK31,28:H{clock}:F40")), end);
    }
}

#[test]
fn spanish_three_kings_with_the_longest_diagonal_have_twelve_moves() {
    let drawn = no_progress();
    // The diagonal goes from 1 to 32. The lone king may not hold it, and White must.
    for (position, end) in [
        ("W:WK1,K2,K3:BK31:H23:F40", None),
        ("W:WK1,K2,K3:BK31:H24:F40", drawn),
        ("W:WK2,K3,K4:BK31:H24:F40", None),
        ("W:WK2,K3,K4:BK32:H24:F40", None),
        ("W:WK1,K2,3:BK31:H24:F40", None),
    ] {
        assert_eq!(outcome::<SpanishDraughts>(position), end, "{position}");
        assert_eq!(outcome::<PortugueseDraughts>(position), end, "{position}");
    }
    // Who has had the diagonal may leave it, and the count goes on.
    assert_eq!(game::<SpanishDraughts>("W:WK5,K2,K3:BK31:H23:F40", "").outcome(), None);
    assert_eq!(game::<SpanishDraughts>("W:WK5,K2,K3:BK31:H23:F40", "5-9").outcome(), drawn);
}

#[test]
fn pool_26_fifteen_moves_by_kings_alone() {
    assert_eq!(outcome::<PoolCheckers>("W:WK29:BK1:H29:F40"), None);
    assert_eq!(outcome::<PoolCheckers>("W:WK29:BK1:H30:F40"), no_progress());
}

#[test]
fn italian_forty_moves_by_kings_alone() {
    assert_eq!(outcome::<ItalianDraughts>("W:WK32:BK4:H79:F60"), None);
    assert_eq!(outcome::<ItalianDraughts>("W:WK32:BK4:H80:F60"), no_progress());
}

#[test]
fn english_draws_are_claimed() {
    let drawn = game::<EnglishDraughts>("W:WK32:BK1:H80:F60", "");
    assert_eq!(drawn.outcome(), None);
    assert_eq!(drawn.claims(), no_progress().into_iter().collect::<Vec<_>>());
    let there_and_back = "29-25 1-5 25-29 5-1 ";
    let repeated = game::<EnglishDraughts>("W:WK29:BK1", &there_and_back.repeat(2));
    assert_eq!(repeated.claims(), draw(Reason::REPETITION).into_iter().collect::<Vec<_>>());
}

/// Asserts that a cycle of moves draws when it has been played so often, and not before.
fn assert_repetition_draws<R: Rules>(fen: &str, cycle: &str, times: usize) {
    assert_eq!(game::<R>(fen, &format!("{cycle} ").repeat(times - 1)).outcome(), None, "{}", R::NAME);
    assert_eq!(game::<R>(fen, &format!("{cycle} ").repeat(times)).outcome(), draw(Reason::REPETITION), "{}", R::NAME);
}

#[test]
fn family_third_repetition_draws() {
    assert_repetition_draws::<BrazilianDraughts>("W:WKa1:BKb8", "a1-b2 b8-a7 b2-a1 a7-b8", 2);
    assert_repetition_draws::<RussianDraughts>("W:WKa1:BKb8", "a1-b2 b8-a7 b2-a1 a7-b8", 2);
    assert_repetition_draws::<CzechDraughts>("W:WKa1:BKb8", "a1-b2 b8-a7 b2-a1 a7-b8", 2);
    assert_repetition_draws::<PoolCheckers>("W:WK29:BK1", "29-25 1-5 25-29 5-1", 2);
    assert_repetition_draws::<SpanishDraughts>("W:WK1:BK29", "1-5 29-25 5-1 25-29", 2);
    assert_repetition_draws::<PortugueseDraughts>("W:WK1:BK29", "1-5 29-25 5-1 25-29", 2);
    assert_repetition_draws::<ThaiDraughts>("W:WK4:BK32", "4-8 32-28 8-4 28-32", 2);
    assert_repetition_draws::<FrisianDraughts>("W:WK46,K47:BK1,K2", "47-42 2-8 42-47 8-2", 2);
    assert_repetition_draws::<Frysk>("W:WK46,K47:BK1,K2", "47-42 2-8 42-47 8-2", 2);
}

#[test]
fn italian_fourth_repetition_draws() {
    assert_repetition_draws::<ItalianDraughts>("W:WK32:BK4", "32-28 4-8 28-32 8-4", 3);
}

#[test]
fn frisian_two_kings_have_seven_moves_against_one() {
    assert_eq!(outcome::<FrisianDraughts>("W:WK46,K47:BK5:H13:F30"), None);
    assert_eq!(outcome::<FrisianDraughts>("W:WK46,K47:BK5:H14:F30"), no_progress());
}

#[test]
fn frisian_one_king_each_has_two_moves() {
    assert_eq!(outcome::<FrisianDraughts>("W:WK46:BK1:H3:F30"), None);
    assert_eq!(outcome::<Frysk>("W:WK46:BK1:H4:F30"), no_progress());
}

#[test]
fn tama_third_repetition_draws() {
    assert_repetition_draws::<Tama>("W:WKa1:BKh7", "a1-a2 h7-h6 a2-a1 h6-h7", 2);
}
