//! Laws of ends.

use quadrille_core::{History, Rules};

use crate::asked::{Answer, Asked, Breach, hold};
use crate::number::counted;

/// A game that is won has no more moves, unless its author says that sequences of moves go on.
pub(crate) fn won_has_no_moves<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let outcome = History::<R>::new(asked.position).outcome();
    // A set-up may be won in ways that no game is; one with fewer pieces than a game has left, in the way that this is.
    let is_of_play = asked.of_play || asked.end_of_play == outcome;
    if let Some(outcome) = outcome.filter(|outcome| is_of_play && outcome.winner.is_some()) {
        let goes_on = asked.declared.played_on.contains(&outcome.reason);
        hold!(
            asked.moves.is_empty() || goes_on,
            "{}, and that {outcome}: `generate` gives none there (a mechanism is told by its hook, such as \
             `RoyalRules::ended`), or `played_on_after` says that they go on",
            counted(asked.moves.len() as u64, "move", "moves")
        );
    }
    Ok(())
}

/// A position without moves is the end of its game.
pub(crate) fn no_moves_is_an_end<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let ends = !asked.moves.is_empty() || History::<R>::new(asked.position).outcome().is_some();
    hold!(ends, "no move and no end");
    Ok(())
}

/// Neither the moves nor the captures alone, nor what a move does nor the end can be asked without an answer.
pub(crate) fn nothing_panics<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    R::captures(&asked.position);
    for &mv in &asked.moves {
        asked.after(mv);
    }
    History::<R>::new(asked.position).outcome();
    Ok(())
}
