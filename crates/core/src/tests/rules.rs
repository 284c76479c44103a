//! What a game gets from its rules: lists, counts, play, history, ends and claims.

use alloc::string::String;
use alloc::vec::Vec;

use proptest::prelude::*;

use super::toy::{FULL, Position, Race, Step};
use crate::*;

/// A position of the race, from its FEN.
fn position(fen: &str) -> Position {
    Race::from_fen(fen).unwrap()
}

/// Plays moves given as text.
fn play(history: &mut History<Race>, moves: &str) {
    for text in moves.split(' ') {
        let mv = Race::read_move(history.position(), text).unwrap();
        history.play(mv).unwrap();
    }
}

/// Plays at random, each move by its number among the legal ones, till there is none.
fn wander(choices: &[usize]) -> Vec<Position> {
    let mut positions = Vec::from([Race::start()]);
    for &choice in choices {
        let mut next = positions[positions.len() - 1];
        let moves = Race::moves(&next);
        if moves.is_empty() {
            break;
        }
        Race::play(&mut next, moves[choice % moves.len()], &mut ());
        positions.push(next);
    }
    positions
}

/// Tells an observer what a position is and what is played, and holds the two together.
#[derive(Default, PartialEq, Eq, Debug)]
struct Ledger(alloc::collections::BTreeSet<(usize, usize)>);

impl Observer for Ledger {
    fn piece(&mut self, piece: usize, bit: usize, put: bool) {
        assert_eq!(put, !self.0.remove(&(piece, bit)), "a piece is put where it is not, and taken where it is");
        if put {
            self.0.insert((piece, bit));
        }
    }

    fn state(&mut self, state: usize, begins: bool) {
        self.piece(usize::MAX, state, begins);
    }
}

proptest! {
    #[test]
    fn each_sink_is_given_the_same(choices in proptest::collection::vec(0..1000_usize, 0..40)) {
        for position in wander(&choices) {
            let moves = Race::moves(&position);
            prop_assert_eq!(moves.len() as u64, Race::move_count(&position));
            prop_assert_eq!(!moves.is_empty(), Race::has_move(&position));

            let mut captures = CaptureList::<Race>(MoveList::<Race>::new());
            Race::generate(&position, &mut captures);
            let captured: Vec<Step> =
                moves.iter().copied().filter(|mv| position.at(mv.to) != Content::Empty).collect();
            prop_assert_eq!(captures.0.to_vec(), captured.clone());

            let mut orders = Count::<1>::default();
            Race::generate(&position, &mut orders);
            prop_assert_eq!(orders.moves as usize, moves.len() + captured.len());
        }
    }

    #[test]
    fn text_reads_back(choices in proptest::collection::vec(0..1000_usize, 0..40)) {
        for position in wander(&choices) {
            let fen = fen::write::<Race>(&position);
            let read = fen::read_leniently::<Race>(&fen).unwrap();
            prop_assert_eq!(read.0, position, "{}", fen);
            for mv in Race::moves(&position) {
                let mut text = String::new();
                Race::write_move(&position, mv, &mut text).unwrap();
                prop_assert_eq!(Race::read_move(&position, &text), Ok(mv));
                text.clear();
                Race::write_move_in_full(&position, mv, &mut text).unwrap();
                prop_assert_eq!(Race::read_move(&position, &text), Ok(mv));
            }
        }
    }

    #[test]
    fn an_observer_follows_the_game(choices in proptest::collection::vec(0..1000_usize, 0..40)) {
        let positions = wander(&choices);
        let (mut key, mut ledger) = (Key::of::<Race>(&positions[0]), Ledger::default());
        Race::describe(&positions[0], &mut ledger);
        for pair in positions.windows(2) {
            let is_next = |mv: &Step| {
                let mut next = pair[0];
                Race::play(&mut next, *mv, &mut ());
                next == pair[1]
            };
            let mv = Race::moves(&pair[0]).into_iter().find(is_next).unwrap();
            let (mut by_key, mut by_ledger) = (pair[0], pair[0]);
            Race::play(&mut by_key, mv, &mut key);
            Race::play(&mut by_ledger, mv, &mut ledger);
            let mut afresh = Ledger::default();
            Race::describe(&pair[1], &mut afresh);
            prop_assert_eq!(key, Key::of::<Race>(&pair[1]));
            prop_assert_eq!(&ledger, &afresh);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "[Ud0-9/ wb]{0,60}|\\PC{0,30}") {
        let _ = (Race::from_fen(&text), fen::read_leniently::<Race>(&text), Race::read_move(&Race::start(), &text));
    }
}

#[test]
fn only_legal_moves_are_played() {
    let mut position = Race::start();
    let before = position;
    let leap = Step { from: "a2".parse().unwrap(), to: "a5".parse().unwrap() };
    assert!(!Race::is_legal(&position, leap));
    assert_eq!(Race::try_play(&mut position, leap), Err(MoveError::Illegal));
    assert_eq!(position, before);
    assert_eq!(Race::read_move(&position, "a2a5"), Err(MoveError::Illegal));
    assert_eq!(Race::read_move(&position, "z9").unwrap_err().byte(), 0);

    let mv = Race::read_move(&position, "b3b4").unwrap();
    assert_eq!(Race::try_play(&mut position, mv), Ok(()));
    assert_eq!(fen::write::<Race>(&position), "10/d1d1d1d1d1/1d1d1d1d1d/10/1U8/3U1U1U1U/U1U1U1U1U1/10 b 1 1");
}

#[test]
fn fields_are_told_where_they_are() {
    let fault = |text: &str| Race::from_fen(text).unwrap_err().errors()[0];
    let board = "10/10/10/10/10/10/10/10";
    let expected = FenError::expected;
    let side = FenFault::Letter { letters: &["w", "b"], or: "" };
    assert_eq!(fault(""), expected("board", 0, "this field: it may not be left out"));
    assert_eq!(fault(board), expected("side to move", 23, "this field: it may not be left out"));
    assert_eq!(fault("10/10/10/10/10/10/10/10  x"), FenError { field: "side to move", byte: 25, fault: side });
    assert_eq!(fault("10/10/10/10/10/10/10/10 wb"), expected("side to move", 25, "one letter alone"));
    assert_eq!(fault("10/10/10/10/10/10/10/10 w 1é"), expected("halfmove clock", 27, "a digit"));
    assert_eq!(fault("10/10/10/10/10/10/10/10 w 1 2 3"), expected("end", 30, "the end of the FEN"));
    assert_eq!(fault("10/10/10/10/10/10/10/9 w"), expected("board", 22, "more squares: the rank is not full"));
    let left_out = position("10/10/10/10/10/10/10/10 b");
    assert_eq!((left_out.turn, left_out.halfmoves, left_out.fullmoves), (Color::Black, 0, 1));
    assert_eq!(position("10/10/10/10/10/10/10/10 b 0 0"), left_out, "moves are counted from 1");
}

#[test]
fn a_rule_may_be_waived_by_those_who_ask() {
    let text = " U9/10/10/10/10/10/10/d9 w 0 1";
    let errors = Race::from_fen(text).unwrap_err();
    let fault = FenFault::Rule(FULL.expected);
    let [error] = errors.errors() else { panic!("one rule: {errors}") };
    assert_eq!((error.field, error.byte, error.fault), ("board", 1, fault));
    assert_eq!(std::format!("{errors}"), "board, byte 1: expected no man on its last rank");
    // What one piece alone breaks is told where that stands.
    let one = Race::from_fen(" 10/10/10/U9/10/10/10/4d5 w 0 1").unwrap_err();
    assert_eq!(std::format!("{one}"), "board, byte 23: expected no man on its last rank");
    let (position, waived) = fen::read_leniently::<Race>(text).unwrap();
    assert_eq!(waived, errors.errors());
    assert!(!Race::has_move(&position));
}

#[test]
fn history_counts_and_takes_back() {
    let mut history = History::<Race>::new(position("10/9d/10/10/10/10/U9/10 w 0 1"));
    assert!(!history.undo());
    assert_eq!((history.occurrences(), history.claims()), (1, Vec::new()));

    play(&mut history, "a2b2 j7i7 b2a2");
    assert_eq!(history.occurrences(), 1, "another side to move, or another square");
    play(&mut history, "i7j7");
    assert_eq!(history.occurrences(), 2);
    // Each claim that holds, in the order of the tuple; the game goes on.
    let claims = [Outcome::draw(Reason::REPETITION), Outcome::draw(Reason::NO_PROGRESS)];
    assert_eq!(history.claims(), claims);
    assert_eq!(history.outcome(), None);
    assert_eq!(history.before().len(), 4);

    let illegal = Step { from: "j7".parse().unwrap(), to: "i7".parse().unwrap() };
    assert_eq!(history.play(illegal), Err(MoveError::Illegal));
    assert!(history.undo() && history.undo());
    assert_eq!((history.before().len(), history.position().fullmoves), (2, 2));
    assert_eq!(history.position(), &position("10/8d1/10/10/10/10/1U8/10 w 2 2"));
}

#[test]
fn of_several_ends_the_first_decides() {
    let outcome = |fen: &str| {
        let (position, _) = fen::read_leniently::<Race>(fen).unwrap();
        History::<Race>::new(position).outcome()
    };
    assert_eq!(outcome("10/9d/10/10/10/10/U9/10 w 11 9"), None);
    assert_eq!(outcome("10/9d/10/10/10/10/U9/10 w 12 9"), Some(Outcome::draw(Reason::NO_PROGRESS)));
    assert_eq!(outcome("U9/9d/10/10/10/10/10/10 b 3 9"), Some(Outcome::win(Color::White, Reason::BLOCKED)));
    assert_eq!(outcome("10/10/10/10/10/10/U9/10 b 3 9"), Some(Outcome::win(Color::White, Reason::BARE)));
    assert_eq!(outcome("10/10/10/10/10/10/d9/10 b 3 9"), Some(Outcome::win(Color::Black, Reason::BARE)));
    assert_eq!(outcome("10/10/10/10/10/10/10/10 b 3 9"), Some(Outcome::draw(Reason::BARE)));
    assert_eq!(outcome("10/10/10/10/10/10/10/10 b 99 9"), Some(Outcome::draw(Reason::NO_PROGRESS)));
}
