//! Positions near the exceptions: passes, ends, the clock.

use alloc::vec::Vec;
use core::slice;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use quadrille_core::perft::Replies;
use quadrille_core::{Clock, Color, Geometry, MoveList, Rules};

use crate::{Ataxx, Board, Move, Position, Squares};

/// Holds the replies counted at once to those counted one by one, and returns how many moves to each of: a pass, the
/// end, anything else.
fn hold(position: &Position) -> [usize; 3] {
    assert_eq!(
        Ataxx::replies::<0>(slice::from_ref(position)),
        Replies::<Ataxx, 0>::one_by_one(position),
        "{}",
        Ataxx::fen(position)
    );
    let mut met = [0; 3];
    for &mv in &Ataxx::moves(position) {
        let mut next = *position;
        Ataxx::play(&mut next, mv, &mut ());
        let replies: MoveList<Ataxx> = Ataxx::moves(&next);
        met[if replies.contains(&Move::Pass) {
            0
        } else if replies.is_empty() {
            1
        } else {
            2
        }] += 1;
    }
    met
}

/// Makes a position: each square is free, a hole or a stone, by weights, and the clock is near its end or not.
fn positions(free: u32, hole: u32, white: u32, black: u32) -> impl Strategy<Value = Position> {
    let square = prop_oneof![free => Just(0_u8), hole => Just(1), white => Just(2), black => Just(3)];
    let clock = prop_oneof![2 => Just(0_u16), 1 => 96..=101_u16];
    (prop::collection::vec(square, 49), clock).prop_map(|(squares, halfmoves)| {
        let of = |kind| -> Squares {
            Board::squares(Board::SQUARES)
                .zip(&squares)
                .filter(|&(_, &is)| is == kind)
                .map(|(square, _)| square.bit())
                .collect()
        };
        let mut clock = Clock::new(Color::Black);
        clock.halfmoves = halfmoves;
        Position { stones: [of(2), of(3)], holes: of(1), clock }
    })
}

/// Shows positions of which passes and ends are not far.
fn each_position(mut show: impl FnMut(&Position)) {
    let mut runner = TestRunner::deterministic();
    // The last squares; one stone left to flip; hardly a square within reach; much room; holes all over.
    for (free, hole, white, black) in [(1, 0, 12, 12), (8, 0, 1, 8), (4, 40, 4, 4), (20, 1, 2, 2), (2, 8, 1, 8)] {
        for _ in 0..4000 {
            let tree = positions(free, hole, white, black).new_tree(&mut runner).expect("nothing is rejected");
            show(&tree.current());
        }
    }
}

#[test]
fn replies_at_once_are_those_one_by_one() {
    let mut met = [0; 3];
    each_position(|position| {
        let of_one = hold(position);
        met = core::array::from_fn(|kind| met[kind] + of_one[kind]);
    });
    assert!(met.iter().all(|&moves| moves > 1000), "passes, ends and others: {met:?}");
}

#[test]
fn legal_moves_are_those_of_the_list() {
    let squares = || Board::squares(Board::SQUARES);
    let doubles = squares().flat_map(|from| squares().map(move |to| Move::Double { from, to }));
    let all: Vec<Move> = squares().map(Move::Single).chain(doubles).chain([Move::Pass]).collect();
    let mut position = 0;
    each_position(|set_up| {
        position += 1;
        // There are 2451 moves to ask about.
        if position % 40 == 0 {
            let list = Ataxx::moves(set_up);
            for &mv in &all {
                assert_eq!(Ataxx::is_legal(set_up, mv), list.contains(&mv), "{mv} in {}", Ataxx::fen(set_up));
            }
        }
    });
}
