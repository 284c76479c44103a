use alloc::string::ToString;
use alloc::vec::Vec;

use super::*;
use crate::Placement;
use crate::tests::toy::{Race, Step};

/// Four plies that lead back to where they began.
const ROUND: [&str; 4] = ["a2b2", "j7i7", "b2a2", "i7j7"];

/// Starts with a man of each side.
fn two_men() -> Game<Race> {
    Game::from_fen("10/9d/10/10/10/10/U9/10 w 0 1").unwrap()
}

/// Plays moves.
fn play(game: &mut Game<Race>, moves: &[&str]) {
    for text in moves {
        game.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// Returns the moves as text.
fn texts(moves: &[Step]) -> Vec<alloc::string::String> {
    moves.iter().map(|step| alloc::format!("{}{}", step.from, step.to)).collect()
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut game = two_men();
    play(&mut game, &ROUND);
    let positions: Vec<_> = game.positions().copied().collect();
    assert_eq!((positions.len(), game.ply(), game.turn()), (5, 4, Color::White));
    assert_eq!((game.start(), game.position()), (&positions[0], &positions[4]));

    assert_eq!(texts(&[game.undo().unwrap(), game.undo().unwrap()]), ["i7j7", "b2a2"]);
    assert_eq!((texts(game.moves()), texts(game.undone())), (texts_of(&ROUND[..2]), texts_of(&ROUND[2..])));
    assert_eq!(game.position(), &positions[2]);
    assert_eq!(texts(&[game.redo().unwrap()]), ["b2a2"]);
    for ply in [0, 4, 1, 3, 3] {
        game.go_to(ply).unwrap();
        assert_eq!((game.ply(), game.position()), (ply, &positions[ply]));
    }
    assert_eq!(game.go_to(5), Err(GameError::Ply { ply: 5, last: 4 }));
    assert_eq!((game.ply(), game.redo().is_some(), game.redo()), (3, true, None));
    game.go_to(0).unwrap();
    assert_eq!((game.undo(), game.undone().len()), (None, 4));
}

fn texts_of(texts: &[&str]) -> Vec<alloc::string::String> {
    texts.iter().map(ToString::to_string).collect()
}

#[test]
fn a_move_that_differs_replaces_what_lies_behind() {
    let mut game = two_men();
    play(&mut game, &ROUND);
    game.resign(Color::Black).unwrap();
    game.go_to(1).unwrap();
    play(&mut game, &ROUND[1..2]);
    assert_eq!(game.undone().len(), 2, "the same move again");
    game.go_to(4).unwrap();
    assert!(game.outcome().is_some(), "the end is where it was");

    game.go_to(1).unwrap();
    play(&mut game, &["j7j6"]);
    assert_eq!((game.ply(), game.undone().len()), (2, 0));
    play(&mut game, &["b2a2", "j6i6"]);
    assert_eq!(game.outcome(), None, "the end is gone with what led to it");
}

#[test]
fn what_fails_changes_nothing() {
    let mut game = two_men();
    play(&mut game, &ROUND[..2]);
    game.undo();
    let before = (*game.position(), game.moves().len(), game.undone().len());
    assert_eq!(game.play_text("j7j8"), Err(GameError::Move(MoveError::Illegal)));
    let illegal = Step { from: "b2".parse().unwrap(), to: "b3".parse().unwrap() };
    assert_eq!(game.play(illegal), Err(GameError::Move(MoveError::Illegal)));
    assert_eq!(game.claim(Reason::REPETITION), Err(GameError::Claim(Reason::REPETITION)));
    assert_eq!((*game.position(), game.moves().len(), game.undone().len()), before);
}

#[test]
fn players_end_a_game_and_take_that_back() {
    let mut game = two_men();
    play(&mut game, &ROUND[..3]);
    let resigned = Outcome::win(Color::White, Reason::RESIGNATION);
    assert_eq!(game.resign(Color::Black), Ok(resigned));
    assert_eq!(game.outcome(), Some(resigned));
    for error in [game.play_text("i7j7").err(), game.agree_to_draw().err(), game.claim(Reason::REPETITION).err()] {
        assert_eq!(error, Some(GameError::Over(resigned)));
    }
    assert_eq!(game.claims(), []);

    game.undo();
    assert_eq!((game.outcome(), game.resume()), (None, false), "it ended later");
    game.redo();
    assert_eq!(game.outcome(), Some(resigned));
    assert!(game.resume() && !game.resume());
    assert_eq!(game.outcome(), None);
    assert_eq!(game.agree_to_draw(), Ok(Outcome::draw(Reason::AGREEMENT)));
}

#[test]
fn an_end_by_players_is_the_end_of_what_was_taken_back() {
    let mut game = two_men();
    play(&mut game, &ROUND);
    game.go_to(2).unwrap();
    game.conclude(Outcome::win(Color::Black, Reason::new("time"))).unwrap();
    assert_eq!((game.ply(), game.undone().len()), (2, 0));
}

#[test]
fn claims_are_apart_from_ends() {
    let mut game = two_men();
    play(&mut game, &ROUND[..3]);
    assert_eq!(game.claims(), []);
    let last = Race::read_move(game.position(), ROUND[3]).unwrap();
    let draws = [Outcome::draw(Reason::REPETITION), Outcome::draw(Reason::NO_PROGRESS)];
    assert_eq!(game.claims_by(last).unwrap(), draws);
    assert_eq!(game.ply(), 3, "it was not made");
    game.play(last).unwrap();
    assert_eq!((game.outcome(), game.claims()), (None, draws.to_vec()));
    assert_eq!(game.claim(Reason::NO_PROGRESS), Ok(draws[1]));
    assert_eq!(game.outcome(), Some(draws[1]));
}

#[test]
fn the_rules_end_a_game_whatever_the_players_say() {
    let mut game = two_men();
    for _ in 0..3 {
        play(&mut game, &ROUND);
    }
    let drawn = Outcome::draw(Reason::NO_PROGRESS);
    assert_eq!(game.outcome(), Some(drawn));
    assert_eq!(game.resign(Color::White), Err(GameError::Over(drawn)));
    assert!(!game.resume());
    assert_eq!(game.claims(), []);
    game.undo();
    assert_eq!(game.outcome(), None);
    let early = Game::<Race>::from_position(*game.position());
    assert_eq!((early.ply(), early.start()), (0, game.position()));
}

#[test]
fn a_copy_up_to_here_lacks_what_was_taken_back() {
    let mut game = two_men();
    play(&mut game, &ROUND);
    game.resign(Color::White).unwrap();
    assert_eq!(game.up_to_here().outcome(), game.outcome());
    game.go_to(1).unwrap();
    let copy = game.up_to_here();
    assert_eq!((copy.ply(), copy.undone().len(), copy.outcome()), (1, 0, None));
    assert_eq!(copy.position(), game.position());
    assert_eq!(game.undone().len(), 3);
    assert!(copy.position().at("b2".parse().unwrap()).piece().is_some());
}

#[test]
fn errors_say_what_was_expected() {
    let texts = [
        (GameError::Over(Outcome::draw(Reason::AGREEMENT)), "the game is over: draw: agreement"),
        (GameError::Claim(Reason::REPETITION), "expected a claim that the rules allow here, not repetition"),
        (GameError::Ply { ply: 9, last: 4 }, "expected a ply from 0 to 4, not 9"),
    ];
    for (error, text) in texts {
        assert_eq!(error.to_string(), text);
    }
}
