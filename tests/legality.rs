//! No move but those that are listed is legal, whatever squares it names: men and kings, where legality is asked without a
//! list.

use quadrille_core::jump::Jumping;
use quadrille_core::{Bits, Geometry, JumpMove, JumpMoves, JumpRules, Rules, Set};
use quadrille_dama::{Tudaf, Turkish};
use quadrille_draughts::International;
use quadrille_referee::{Random, Referee, dama, draughts};

/// The board of a variant.
type Board<V> = <<V as JumpRules>::Moves as JumpMoves>::Geometry;

/// Sets up positions at random, and asks in each whether any quiet move at all is legal, and each listed move once its
/// captures are another's.
fn assert_legal_are_the_listed<V: JumpRules, S: Referee>(positions: u64) {
    let squares: Vec<_> = Board::<V>::squares(Board::<V>::SQUARES).collect();
    let pairs = || squares.iter().flat_map(|&from| squares.iter().map(move |&to| (from, to)));
    let (mut quiet, mut captures) = (0, 0);
    for seed in 0..positions {
        let text = S::set_up(&mut Random::new(seed)).write();
        let position = Jumping::<V>::from_fen(&text).unwrap_or_else(|errors| panic!("{text}: {errors}"));
        let moves = Jumping::<V>::moves(&position);
        assert_eq!(Jumping::<V>::has_move(&position), !moves.is_empty(), "{text}");
        for ((from, to), promotes) in pairs().flat_map(|pair| [(pair, false), (pair, true)]) {
            let mv = JumpMove { from, to, captured: Set::<Board<V>>::EMPTY, promotes };
            assert_eq!(Jumping::<V>::is_legal(&position, mv), moves.contains(&mv), "{text} {mv:?}");
        }
        for (&mv, other) in moves.iter().zip(moves.iter().skip(1)) {
            let mv = JumpMove { captured: other.captured, ..mv };
            assert_eq!(Jumping::<V>::is_legal(&position, mv), moves.contains(&mv), "{text} {mv:?}");
        }
        let captured = moves.first().is_some_and(|mv| mv.captured.any());
        (quiet, captures) = (quiet + u64::from(!captured), captures + u64::from(captured));
    }
    assert!(quiet > positions / 10 && captures > positions / 10, "{quiet} positions without captures, {captures} with");
}

#[test]
fn in_dama_no_move_but_the_listed_is_legal() {
    assert_legal_are_the_listed::<Turkish<Tudaf>, dama::Position>(600);
}

#[test]
fn in_draughts_no_move_but_the_listed_is_legal() {
    assert_legal_are_the_listed::<International, draughts::Position>(600);
}
