//! Positions that games begin from besides the start.

use quadrille_core::{History, Rules, fen};

use super::Examination;
use crate::derived::NoSetUp;
use crate::origin::Origin;
use crate::quiet::quietly;
use crate::random::Random;
use crate::{Fault, Law};

/// Set-ups that are made of a declaration.
const SET_UPS: usize = 300;

/// The positions that games can begin from: the author's own, and set-ups that come from the declaration.
pub(super) struct Given<R: Rules> {
    own: Vec<R::Position>,
    set_ups: Vec<R::Position>,
    /// How many were drawn.
    drawn: usize,
}

impl<R: Rules> Given<R> {
    /// Draws one: each of the author's own in turn, and when each has been, one at random, of the own and the set-ups by
    /// turns.
    pub(super) fn draw(&mut self, random: &mut Random) -> Option<(R::Position, Origin)> {
        let drawn = self.drawn;
        self.drawn += 1;
        if let Some(&own) = self.own.get(drawn) {
            return Some((own, Origin::Given));
        }
        let of_set_ups = self.own.is_empty() || (drawn - self.own.len()).is_multiple_of(2);
        if of_set_ups && !self.set_ups.is_empty() {
            return Some((*random.pick(&self.set_ups), Origin::SetUp));
        }
        (!self.own.is_empty()).then(|| (*random.pick(&self.own), Origin::Given))
    }
}

impl<R: Rules> Examination<'_, R> {
    /// Visits the positions that were given, and set-ups of the declaration; returns those that a game can begin from.
    pub(super) fn given(&mut self) -> Given<R> {
        let (mut own, mut set_ups) = (self.read_own(), self.make_set_ups());
        for list in [&mut own, &mut set_ups] {
            list.retain(|&position| {
                let begins = self.guard(position, |examination| {
                    examination.visit_set_up(position);
                    begins_from::<R>(&position)
                });
                begins == Some(true)
            });
        }
        Given { own, set_ups, drawn: 0 }
    }

    /// Reads the positions that the author gave.
    fn read_own(&mut self) -> Vec<R::Position> {
        let mut own = Vec::new();
        for text in &self.conformance.positions {
            self.report.count(Law::Given);
            match quietly(|| fen::read_leniently::<R>(text)) {
                Ok(Ok((position, _))) => own.push(position),
                Ok(Err(errors)) => self.report.settle(Fault::of(Law::Given, text, errors.to_string())),
                Err(found) => self.report.settle(Fault::of(Law::Given, text, found)),
            }
        }
        own
    }

    /// Makes set-ups, if the game is declared in constants and they are wanted.
    fn make_set_ups(&mut self) -> Vec<R::Position> {
        let (mut random, mut made) = (Random::new(self.conformance.seed), Vec::new());
        let Some(set_up) = self.conformance.declared.set_up else { return made };
        for _ in 0..SET_UPS {
            self.report.count(Law::Given);
            match quietly(|| set_up(&mut random)) {
                Ok(Ok(position)) => made.push(position),
                Ok(Err(NoSetUp::Refused { fen, found })) => self.report.settle(Fault::of(Law::Given, fen, found)),
                // To look for others would take as long again, each.
                Ok(Err(NoSetUp::NotFound)) => {
                    self.report.no_set_up = true;
                    break;
                }
                Err(found) => self.report.settle(Fault::of(Law::Given, "a set-up of the declaration", found)),
            }
        }
        made
    }

    /// Visits a set-up, whether or not a game begins from it: each law is asked of it.
    pub(super) fn visit_set_up(&mut self, position: R::Position) {
        self.visit_wholly(position);
        if let Some(outcome) = self.report.ways.note(&History::<R>::new(position)) {
            self.report.end(outcome, false);
        }
    }
}

/// Returns whether a game can begin from a position: there is a move, and no end.
pub(super) fn begins_from<R: Rules>(position: &R::Position) -> bool {
    R::has_move(position) && History::<R>::new(*position).outcome().is_none()
}

#[cfg(test)]
mod tests {
    use quadrille_ataxx::Ataxx;
    use quadrille_core::{Clocks, Rules};

    use super::Given;
    use crate::Random;
    use crate::origin::Origin;

    /// Draws from so many positions of the author and so many set-ups; returns the numbers of their moves, those of set-ups
    /// from 101 on.
    fn drawn(own: u32, set_ups: u32, times: usize) -> Vec<u32> {
        let numbered = |number| {
            let mut position = Ataxx::start();
            position.set_fullmoves(number);
            position
        };
        let of = |first: u32, number: u32| (first..first + number).map(numbered).collect();
        let mut given = Given::<Ataxx> { own: of(1, own), set_ups: of(101, set_ups), drawn: 0 };
        let mut random = Random::new(1);
        let draws = (0..times).filter_map(|_| given.draw(&mut random));
        let numbers = draws.map(|(position, origin)| {
            assert_eq!(origin == Origin::SetUp, position.fullmoves() > 100);
            position.fullmoves()
        });
        numbers.collect()
    }

    #[test]
    fn the_own_ones_are_drawn_in_turn_and_set_ups_half_of_the_time_at_most() {
        assert_eq!(drawn(3, 300, 3), [1, 2, 3]);
        let many = drawn(3, 300, 103);
        assert_eq!(many[..3], [1, 2, 3]);
        assert_eq!(many[3..].iter().filter(|&&number| number > 100).count(), 50);
        assert!((1..=3).all(|own| many[3..].contains(&own)), "{many:?}");
        assert_eq!(drawn(1, 0, 3), [1; 3]);
        assert_eq!(drawn(0, 1, 3), [101; 3]);
        assert_eq!(drawn(0, 0, 3), []);
    }
}
