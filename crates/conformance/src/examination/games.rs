//! Games at random, and where they begin.

use quadrille_core::{Content, Geometry, History, Placement, Rules};

use super::given::begins_from;
use super::{Examination, fen_text};
use crate::asked::Asked;
use crate::found::Found;
use crate::number::counted;
use crate::origin::Origin;
use crate::quiet::wrong;
use crate::shrink::stands;
use crate::{Fault, Law, laws};

/// How often a set-up is drawn in which there is something to play.
const DRAWS: usize = 20;

/// A law of a game: where it begins, and its moves.
type OfGame<R> = fn(<R as Rules>::Position, &[<R as Rules>::Move]) -> Result<(), String>;

impl<R: Rules> Examination<'_, R> {
    /// Plays games at random: from the start, from the positions that were given, and from such with fewer pieces.
    pub(crate) fn play(&mut self) {
        let mut given = self.given();
        for number in 0..self.conformance.games {
            self.guard(R::start(), |examination| {
                let drawn = match number % 3 {
                    1 => given.draw(&mut examination.random),
                    2 => examination.thinned().map(|position| (position, Origin::SetUp)),
                    _ => None,
                };
                let (position, origin) = drawn.unwrap_or_else(|| (R::start(), Origin::Start));
                if R::has_move(&position) {
                    examination.play_one(position, origin);
                }
            });
        }
    }

    /// Returns a set-up with fewer pieces than play has left, from which a game can begin; none if it is not drawn.
    fn thinned(&mut self) -> Option<R::Position> {
        (0..DRAWS).find_map(|_| {
            let position = self.thin();
            self.at = position;
            if begins_from::<R>(&position) {
                return Some(position);
            }
            self.visit_set_up(position);
            None
        })
    }

    /// Plays some plies, and takes pieces off.
    fn thin(&mut self) -> R::Position {
        let mut position = R::start();
        for _ in 0..self.random.below(self.conformance.plies.max(1)) {
            self.at = position;
            let moves = R::moves(&position);
            if moves.is_empty() {
                break;
            }
            R::play(&mut position, *self.random.pick(&moves), &mut ());
        }
        let stay = 1 + self.random.below(8);
        for square in R::Geometry::squares(R::Geometry::SQUARES) {
            let mut without = position;
            without.place(square, Content::Empty);
            if !self.random.once_in(stay) && stands::<R>(&without) {
                position = without;
            }
        }
        position
    }

    /// Plays a game.
    fn play_one(&mut self, start: R::Position, origin: Origin) {
        let of_play = origin == Origin::Start;
        self.report.begin(origin);
        let (mut history, mut moves, mut over) = (History::<R>::new(start), Vec::new(), false);
        for _ in 0..self.conformance.plies {
            let position = *history.position();
            let asked = self.visit(position, of_play);
            if !over && let Some(outcome) = self.report.ways.note(&history) {
                self.report.end(outcome, of_play);
                over = true;
            }
            let Some(mv) = self.choose(&asked) else { break };
            self.report.captures.note(asked.takes(mv), of_play);
            self.report.promotions.note(asked.promotes(mv), of_play);
            moves.push(mv);
            if history.play(mv).is_err() {
                // The laws of moves have told it.
                break;
            }
        }
        self.ask_of_game(Law::GamesGoBack, laws::games_go_back::<R>, start, &moves);
        self.ask_of_game(Law::RecordsReadBack, laws::records_read_back::<R>, start, &moves);
    }

    /// Picks a move: captures more often than they are met.
    fn choose(&mut self, asked: &Asked<'_, R>) -> Option<R::Move> {
        let captures = R::captures(&asked.position);
        if !captures.is_empty() && self.random.once_in(3) {
            return Some(*self.random.pick(&captures));
        }
        (!asked.moves.is_empty()).then(|| *self.random.pick(&asked.moves))
    }

    /// Asks a law of a game, and shortens the game if it does not hold.
    fn ask_of_game(&mut self, law: Law, holds: OfGame<R>, start: R::Position, moves: &[R::Move]) {
        if self.report.is_broken(law) {
            return;
        }
        self.report.count(law);
        let broken = |moves: &[R::Move]| wrong(|| holds(start, moves));
        if broken(moves).is_none() {
            return;
        }
        let shortest = (0..=moves.len()).find_map(|plies| broken(&moves[..plies]).map(|found| (plies, found)));
        let (plies, found) = shortest.unwrap_or((moves.len(), Found::from("it once, and not again")));
        let fen =
            format!("{}, in a game of {} from there", fen_text::<R>(&start), counted(plies as u64, "ply", "plies"));
        self.report.settle(Fault::of(law, fen, found));
    }
}

#[cfg(test)]
mod tests {
    use quadrille_ataxx::Ataxx;

    use super::{Examination, begins_from};
    use crate::Conformance;

    /// A side that has no stone is lost on the spot, and pieces are taken off until one of each side stays at the least.
    #[test]
    fn a_set_up_to_play_from_has_a_move_and_no_end() {
        let conformance = Conformance::<Ataxx>::new().plies(4);
        let mut examination = Examination::new(&conformance);
        for _ in 0..200 {
            assert!(examination.thinned().is_some_and(|position| begins_from::<Ataxx>(&position)));
        }
        let report = examination.finish();
        assert!(report.positions() > 50, "those that are over are visited: {report}");
        assert!(report.ends.keys().any(|end| end.contains(" wins: ")), "and are ends: {:?}", report.ends);
        assert_eq!(report.games(), 0, "and are no games");
    }
}
