//! What a move does.

use quadrille_core::royal::{Pockets, RoyalMoves, RoyalRules};

use super::ways::ways;
use super::{Move, Moves, Piece, Position, kind_of, of_side};

impl<V: RoyalRules> Position<V> {
    /// Takes a piece into the hand of the side to move.
    fn take(&mut self, (_, kind): Piece) {
        if <Moves<V> as RoyalMoves>::Pockets::IN_USE {
            let plain = Moves::<V>::LETTERS[kind].trim_start_matches('+');
            self.hands.push((self.white, kind_of::<V>(plain)));
        }
    }

    /// The position after a move, the place that was passed noted whoever may capture there.
    pub(super) fn played(&self, mv: Move) -> Self {
        let mut next = self.clone();
        next.passed = None;
        next.clock += 1;
        let mut touched = Vec::new();
        match mv {
            Move::Go(from, to, becomes) => {
                let (_, kind) = self.at(from).expect("a piece moves");
                if let Some(captured) = self.at(to) {
                    next.take(captured);
                    next.clock = 0;
                }
                next.put(from, None);
                next.put(to, Some((self.white, becomes)));
                if Moves::<V>::PROGRESS.contains(&Moves::<V>::LETTERS[kind]) {
                    next.clock = 0;
                }
                if ways::<V>()[kind].double_step.is_some() {
                    if Some(to) == self.passed && to.0 != from.0 {
                        let captured = self.at((to.0, from.1)).expect("a piece has passed");
                        next.take(captured);
                        next.put((to.0, from.1), None);
                        next.clock = 0;
                    }
                    if (from.1 - to.1).abs() == 2 && from.0 == to.0 {
                        next.passed = Some((from.0, (from.1 + to.1) / 2));
                    }
                }
                touched = vec![from, to];
            }
            Move::Drop(kind, to) => {
                let held = self.hands.iter().position(|held| *held == (self.white, kind)).expect("a piece in hand");
                next.hands.remove(held);
                next.put(to, Some((self.white, kind)));
            }
            Move::Castle(number) => {
                let castling = Moves::<V>::CASTLINGS[number];
                let at = |file: usize| (file as i32, of_side::<V>(self.white, 0));
                let [royal, mate] = [castling.royal, castling.mate].map(|files| files.map(at));
                let pieces = [self.at(royal[0]), self.at(mate[0])];
                next.put(royal[0], None);
                next.put(mate[0], None);
                next.put(royal[1], pieces[0]);
                next.put(mate[1], pieces[1]);
                touched = vec![royal[0], mate[0]];
            }
        }
        next.rights.retain(|&(white, number)| {
            let castling = Moves::<V>::CASTLINGS[number];
            let homes = [castling.royal[0], castling.mate[0]].map(|file| (file as i32, of_side::<V>(white, 0)));
            !homes.iter().any(|home| touched.contains(home))
        });
        next.number += u32::from(!self.white);
        next.white = !self.white;
        next
    }

    /// Forgets the place that was passed if nobody could legally capture there, were the game not over.
    pub(super) fn settle(&mut self) {
        let Some(passed) = self.passed else { return };
        let captures = |mv: &Move| match *mv {
            Move::Go(from, to, _) => {
                to == passed
                    && from.0 != to.0
                    && self.at(from).is_some_and(|piece| ways::<V>()[piece.1].double_step.is_some())
            }
            _ => false,
        };
        if !self.legal().iter().any(captures) {
            self.passed = None;
        }
    }
}
