//! A generator that is compiled for lists alone.

use crate::sink::convention_of;
use crate::{Convention, MoveList, MoveSink, Rules};

/// A generator to be asked through lists, see [`relay`].
pub trait Lister<R: Rules> {
    /// Gives each legal move exactly once to the sink, as [`Rules::generate`] does.
    fn list<S: MoveSink<R>>(position: &R::Position, sink: &mut S);
}

/// Gives the moves of a generator to any sink by way of a list.
///
/// A generator that is called directly is compiled for each sink, a dozen times: so it is fastest. By way of a list it is
/// compiled once for each convention, and once for captures: for a game of many variants that is what its author waits for.
#[inline]
pub fn relay<R: Rules, L: Lister<R>, S: MoveSink<R>>(position: &R::Position, sink: &mut S) {
    let moves = if S::CAPTURES_ONLY {
        list::<R, L, 0, true>(position)
    } else {
        match S::CONVENTION {
            Convention::Orders if const { has(R::CONVENTIONS, 1) } => list::<R, L, 1, false>(position),
            Convention::Paths if const { has(R::CONVENTIONS, 2) } => list::<R, L, 2, false>(position),
            _ => list::<R, L, 0, false>(position),
        }
    };
    if sink.tally(|| moves.len() as u64) {
        return;
    }
    for mv in moves {
        sink.push(mv);
        if sink.is_full() {
            return;
        }
    }
}

/// Returns whether a convention is among some.
const fn has(conventions: &[Convention], number: u8) -> bool {
    let mut at = 0;
    while at < conventions.len() {
        if conventions[at] as u8 == number {
            return true;
        }
        at += 1;
    }
    false
}

/// The list that stands between.
struct Listed<R: Rules, const CONVENTION: u8, const CAPTURES: bool>(MoveList<R>);

impl<R: Rules, const CONVENTION: u8, const CAPTURES: bool> MoveSink<R> for Listed<R, CONVENTION, CAPTURES> {
    const CONVENTION: Convention = convention_of(CONVENTION);
    const CAPTURES_ONLY: bool = CAPTURES;

    #[inline(always)]
    fn push(&mut self, mv: R::Move) {
        self.0.push(mv);
    }
}

/// Lists the moves.
#[inline(never)]
fn list<R: Rules, L: Lister<R>, const CONVENTION: u8, const CAPTURES: bool>(position: &R::Position) -> MoveList<R> {
    let mut listed = Listed::<R, CONVENTION, CAPTURES>(MoveList::<R>::new());
    L::list(position, &mut listed);
    listed.0
}
