//! Laws of the moves that are given.

use quadrille_core::{Geometry, MoveSink, Rules, Set, Square};

use crate::Captures;
use crate::asked::{Answer, Asked, Breach, hold};
use crate::number::counted;

/// Each move is given once.
pub(crate) fn given_once<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    for (i, &mv) in asked.moves.iter().enumerate() {
        hold!(!asked.moves[..i].contains(&mv), on mv, "it given twice");
    }
    Ok(())
}

/// All that is asked of the generator tells the same.
pub(crate) fn sinks_agree<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let (position, listed) = (&asked.position, asked.moves.len() as u64);
    let (number, any) = (R::move_count(position), R::has_move(position));
    let told = || counted(listed, "move", "moves");
    hold!(number == listed, "{} in the list, and {number} counted", told());
    hold!(any == (listed > 0), "{} in the list, and that there is {}", told(), if any { "one" } else { "none" });
    let perft = R::count::<0>(position, 1);
    hold!(perft == listed, "{} in the list, and a perft of {perft} to depth 1", told());
    for &mv in &asked.moves {
        hold!(R::is_legal(position, mv), on mv, "it in the list, and not legal");
        let mut next = *position;
        hold!(R::try_play(&mut next, mv).is_ok(), on mv, "it in the list, and it cannot be tried");
        hold!(next == asked.after(mv), on mv, "trying it and playing it to lead to different positions");
    }
    Ok(())
}

/// Moves of the positions around are legal here only if they are in the list.
pub(crate) fn others_are_illegal<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let mut next = asked.position;
    // One ply on, and two: moves of the other side, and moves of this one from another position.
    for _ in 0..2 {
        let Some(&first) = R::moves(&next).first() else { break };
        R::play(&mut next, first, &mut ());
        for mv in R::moves(&next) {
            let listed = asked.moves.contains(&mv);
            hold!(R::is_legal(&asked.position, mv) == listed, on mv, "it legal, and not in the list");
            let mut tried = asked.position;
            let refused = R::try_play(&mut tried, mv).is_err();
            hold!(refused != listed, on mv, "it played, and not in the list");
            hold!(listed || tried == asked.position, on mv, "it refused, and the position changed");
        }
    }
    Ok(())
}

/// The captures alone are moves; where the author says what captures are, they are all that take a piece.
pub(crate) fn captures_are_moves<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let captures = R::captures(&asked.position);
    for (i, &mv) in captures.iter().enumerate() {
        hold!(asked.moves.contains(&mv), on mv, "it among the captures, and not among the moves");
        hold!(!captures[..i].contains(&mv), on mv, "it twice among the captures");
    }
    let Some(declared) = asked.declared.captures else { return Ok(()) };
    for &mv in &asked.moves {
        let (alone, takes) = (captures.contains(&mv), declared != Captures::None && asked.takes(mv));
        hold!(
            !alone || declared != Captures::None,
            on mv,
            "it among the captures alone, and `Captures::None` is declared"
        );
        let [does, is] = if takes { ["takes", "is not"] } else { ["does not take", "is"] };
        hold!(alone == takes, on mv, "that it {does} a piece, and {is} among the captures alone");
        let forced = declared == Captures::Forced && !captures.is_empty();
        hold!(!forced || takes, on mv, "it beside a capture, which is forced");
    }
    Ok(())
}

/// What the generator plays is what playing the move leads to.
pub(crate) fn followed_is_played<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    struct Followed<'a, 'd, R: Rules>(&'a Asked<'d, R>, Option<R::Move>);

    impl<R: Rules> MoveSink<R> for Followed<'_, '_, R> {
        fn push(&mut self, _: R::Move) {}

        fn follow(
            &mut self,
            targets: Set<R::Geometry>,
            make: impl Fn(Square<R::Geometry>) -> R::Move,
            play: impl Fn(Square<R::Geometry>) -> R::Position,
        ) {
            let other = |&to: &Square<R::Geometry>| play(to) != self.0.after(make(to));
            let other = R::Geometry::squares(targets).find(other).map(&make);
            self.1 = self.1.or(other);
        }
    }

    let mut followed = Followed(asked, None);
    R::generate(&asked.position, &mut followed);
    followed.1.map_or(Ok(()), |mv| Err(Breach::on(mv, "another position")))
}

/// In play no list of moves is spilled.
pub(crate) fn list_in_place<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let room = asked.moves.inline_size();
    hold!(!asked.of_play || !asked.moves.spilled(), "{} moves, and room for {room}", asked.moves.len());
    Ok(())
}
