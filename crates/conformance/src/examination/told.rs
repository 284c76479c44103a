//! Faults that are met in positions, made small, and told.

use quadrille_core::Rules;

use super::{Examination, NEAR, fen_text, move_text};
use crate::asked::{Asked, Breach};
use crate::declared::Declared;
use crate::found::Found;
use crate::laws::{self, Question};
use crate::quiet::quietly;
use crate::shrink::shrink;
use crate::{Fault, Law};

/// Returns the question whether a position can be asked about at all.
fn nothing_panics<R: Rules>() -> Question<R> {
    Question { law: Law::NothingPanics, every: 1, ask: laws::nothing_panics::<R> }
}

impl<R: Rules> Examination<'_, R> {
    /// Does something with a position, and returns what it gives; a panic is a fault.
    pub(super) fn guard<T>(&mut self, position: R::Position, act: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.report.count(Law::NothingPanics);
        self.at = position;
        quietly(|| act(self)).map_err(|found| self.tell_panic(self.at, found)).ok()
    }

    /// Tells how a question was answered in a position.
    pub(super) fn tell(&mut self, question: usize, position: R::Position, breach: Breach<R>) {
        let law = self.questions[question].law;
        let panic = breach.found.panic.as_ref();
        if self.report.is_told(panic) {
            return self.report.settle(Fault::of(law, fen_text::<R>(&position), breach.found));
        }
        if panic.is_some()
            && let Some(source) = self.source(position, panic)
        {
            self.tell_panic(source, breach.found.clone());
            return self.report.settle(Fault::of(law, fen_text::<R>(&position), breach.found));
        }
        let fault = small(&self.questions[question], position, &self.conformance.declared, breach);
        self.report.settle(fault);
    }

    /// Tells a panic that is met in a position, whatever is asked.
    fn tell_panic(&mut self, position: R::Position, found: Found) {
        let known = self.report.faults().iter().find(|known| known.is_panic(found.panic.as_ref()));
        if known.is_none_or(|known| known.law != Law::NothingPanics) {
            let fault = small(&nothing_panics(), position, &self.conformance.declared, Breach::from(found));
            self.report.settle(fault);
        }
    }

    /// Returns the position, of those that are some plies away, in which a panic comes about whatever is asked: where the
    /// moves are generated, say, or the end is looked for.
    fn source(&self, position: R::Position, panic: Option<&String>) -> Option<R::Position> {
        let (mut near, mut next) = (vec![position], 0);
        while let Some(&position) = near.get(next) {
            next += 1;
            let after = quietly(|| {
                let asked = Asked::new(position, false, &self.conformance.declared);
                laws::nothing_panics(&asked).map(|()| asked.moves.iter().map(|&mv| asked.after(mv)).collect::<Vec<_>>())
            });
            match after {
                Ok(after) => {
                    let room = NEAR.saturating_sub(near.len());
                    near.extend(after.into_iter().flatten().take(room));
                }
                Err(found) if found.panic.as_ref() == panic => return Some(position),
                Err(_) => {}
            }
        }
        None
    }
}

/// Returns a fault, in a position with as few pieces as show it.
fn small<R: Rules>(question: &Question<R>, position: R::Position, declared: &Declared<R>, breach: Breach<R>) -> Fault {
    let (smallest, Breach { mv, found }) = shrink(question, position, declared, breach);
    let met = (smallest != position).then(|| fen_text::<R>(&position));
    let mv = mv.map(|mv| move_text::<R>(&smallest, mv));
    Fault { met, mv, ..Fault::of(question.law, fen_text::<R>(&smallest), found) }
}
