//! The draws of Russian draughts, which count moves while the material stays what it is.

#[expect(dead_code, reason = "the draws of one game need few of them")]
mod common;

use common::{draw, game, outcome, play};
use quadrille_core::{Clocks, History, Outcome, Reason, Rules, fen};
use quadrille_draughts::RussianDraughts;

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
