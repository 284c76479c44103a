//! A generator that is compiled for lists alone.

use crate::{MoveList, MoveSink, Rules};

/// A generator to be asked through lists, see [`relay`].
pub trait Lister<R: Rules> {
    /// Gives each legal move exactly once to the sink, as [`Rules::generate`] does.
    fn list<S: MoveSink<R>>(position: &R::Position, sink: &mut S);
}

/// Gives the moves of a generator to any sink by way of a list.
///
/// A generator that is called directly is compiled for each sink, a dozen times: so it is fastest. By way of a list it is
/// compiled once, and once for captures: for a game of many variants that is what its author waits for. It is for games that
/// know one convention.
#[inline]
pub fn relay<R: Rules, L: Lister<R>, S: MoveSink<R>>(position: &R::Position, sink: &mut S) {
    const { assert!(R::CONVENTIONS.len() == 1, "what counts as one move is not passed on to the list") };
    let moves = if S::CAPTURES_ONLY { list::<R, L, true>(position) } else { list::<R, L, false>(position) };
    pass_on(moves, sink);
}

/// Gives moves that are listed to a sink.
#[inline]
pub(crate) fn pass_on<R: Rules>(moves: MoveList<R>, sink: &mut impl MoveSink<R>) {
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

/// The list that stands between.
struct Listed<R: Rules, const CAPTURES: bool>(MoveList<R>);

impl<R: Rules, const CAPTURES: bool> MoveSink<R> for Listed<R, CAPTURES> {
    const CAPTURES_ONLY: bool = CAPTURES;

    #[inline(always)]
    fn push(&mut self, mv: R::Move) {
        self.0.push(mv);
    }
}

/// Lists the moves.
#[inline(never)]
fn list<R: Rules, L: Lister<R>, const CAPTURES: bool>(position: &R::Position) -> MoveList<R> {
    let mut listed = Listed::<R, CAPTURES>(MoveList::<R>::new());
    L::list(position, &mut listed);
    listed.0
}
