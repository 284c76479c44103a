use quadrille_core::{Convention, MoveSink, Rules};
use quadrille_dama::Dama;

use super::*;
use crate::clock::Clock;
use crate::work::{Scale, Work};

/// What continuous integration asks: does everyone still count the same?
#[test]
fn all_contestants_come_to_the_known_counts() {
    for heat in all() {
        let times = heat
            .run(Scale::Quick, 1, |at| Ok(heat.contestants[at].run(Scale::Quick, Clock::Wall)?), |_| ())
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(heat.results(Scale::Quick, &times).len(), heat.lines.len());
    }
}

/// A sequence by paths that is counted if it ends where there is no move.
struct DeadEnds<'a> {
    position: &'a <Dama as Rules>::Position,
    plies: u32,
    moves: u64,
    found: u64,
}

impl MoveSink<Dama> for DeadEnds<'_> {
    const CONVENTION: Convention = Convention::Paths;

    fn push(&mut self, mv: <Dama as Rules>::Move) {
        let mut next = *self.position;
        Dama::play(&mut next, mv, &mut ());
        self.moves += 1;
        self.found += dead_ends(&next, self.plies - 1);
    }
}

/// Returns the number of sequences of fewer than so many moves that end where there is no move.
fn dead_ends(position: &<Dama as Rules>::Position, plies: u32) -> u64 {
    match plies {
        0 => 0,
        1 => u64::from(!Dama::has_move(position)),
        _ => {
            let mut ends = DeadEnds { position, plies, moves: 0, found: 0 };
            Dama::generate(position, &mut ends);
            if ends.moves == 0 { 1 } else { ends.found }
        }
    }
}

#[test]
fn the_dead_ends_of_dama_are_known() {
    for Work { name, fen, full, quick } in [dama::START, dama::KINGS, dama::MIXED] {
        let position = Dama::from_fen(fen).unwrap();
        for depth in [full, quick] {
            assert_eq!(dead_ends(&position, depth.plies), depth.dead_ends, "{name}");
        }
    }
}
