//! Making what shows a fault small.

use quadrille_core::{Clocks, Content, Geometry, History, Placement, Rules, fen};

use crate::asked::{Asked, Breach};
use crate::declared::Declared;
use crate::found::Found;
use crate::laws::Question;
use crate::quiet::quietly;

/// The most positions that are tried.
const TRIES: usize = 2_000;

/// Asks a law; a panic breaks it.
pub(crate) fn ask<R: Rules>(question: &Question<R>, asked: &Asked<'_, R>) -> Option<Breach<R>> {
    match quietly(|| (question.ask)(asked)) {
        Ok(answer) => answer.err(),
        Err(found) => Some(Breach::from(found)),
    }
}

/// Takes pieces off, and the clocks back, as long as the law stays broken; returns what is left, and how it breaks there.
/// A panic stays one that says the same, and what is none becomes none.
///
/// A position whose FEN reads back stays such: what a piece is taken from may have a square that the piece has passed.
pub(crate) fn shrink<R: Rules>(
    question: &Question<R>,
    position: R::Position,
    declared: &Declared<R>,
    breach: Breach<R>,
) -> (R::Position, Breach<R>) {
    let (mut smallest, mut breach, mut tries) = (position, breach, 0);
    let is_text = reads_back::<R>(&position);
    let end_of_play = quietly(|| History::<R>::new(position).outcome()).unwrap_or_default();
    let mut attempt = |candidate: R::Position, smallest: &mut R::Position, breach: &mut Breach<R>| {
        tries += 1;
        if tries > TRIES || candidate == *smallest || !stands::<R>(&candidate) {
            return false;
        }
        if is_text && !reads_back::<R>(&candidate) {
            return false;
        }
        let found = match quietly(|| Asked { end_of_play, ..Asked::new(candidate, false, declared) }) {
            Ok(asked) => ask(question, &asked),
            Err(found) => Some(Breach::from(found)),
        };
        let Some(found) = found.filter(|candidate| candidate.found.panic == breach.found.panic) else { return false };
        (*smallest, *breach) = (candidate, found);
        true
    };
    for clocks in [[true, true], [true, false], [false, true]] {
        let mut fresh = smallest;
        if clocks[0] {
            fresh.set_halfmoves(0);
        }
        if clocks[1] {
            fresh.set_fullmoves(1);
        }
        attempt(fresh, &mut smallest, &mut breach);
    }
    loop {
        let mut smaller = false;
        for square in R::Geometry::squares(R::Geometry::SQUARES) {
            if smallest.at(square) != Content::Empty {
                let mut candidate = smallest;
                candidate.place(square, Content::Empty);
                smaller |= attempt(candidate, &mut smallest, &mut breach);
            }
        }
        if !smaller {
            return (smallest, breach);
        }
    }
}

/// Returns whether moves can be generated in a position: it breaks no rule but such as may be waived.
pub(crate) fn stands<R: Rules>(position: &R::Position) -> bool {
    let mut violations = Vec::new();
    let validated = quietly(|| R::validate(position, &mut violations));
    validated.is_ok() && violations.iter().all(|violation| violation.waivable)
}

/// Returns whether the FEN of a position reads back as the position.
fn reads_back<R: Rules>(position: &R::Position) -> bool {
    let read = quietly(|| fen::read_leniently::<R>(&fen::write::<R>(position)));
    read.is_ok_and(|read| read.is_ok_and(|(read, _)| read == *position))
}

/// Takes characters out of two texts as long as they stay wrong.
pub(crate) fn shrink_texts(texts: [String; 2], wrong: &dyn Fn(&[String; 2]) -> Option<Found>) -> [String; 2] {
    let mut smallest = texts;
    for which in [0, 1] {
        let mut at = 0;
        while at < smallest[which].chars().count() {
            let mut candidate = smallest.clone();
            candidate[which] = smallest[which].chars().enumerate().filter(|&(i, _)| i != at).map(|(_, c)| c).collect();
            if wrong(&candidate).is_some() {
                smallest = candidate;
            } else {
                at += 1;
            }
        }
    }
    smallest
}
