//! Laws of playing, and of what stands on the board.

use quadrille_core::{Clocks, Content, Geometry, Key, Placement, Rules, Setup, Turn, fen};

use crate::asked::{Answer, Asked, Breach, hold};

/// A move leads to a position that breaks no rule; from a set-up, none that cannot be waived.
pub(crate) fn play_keeps_rules<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    for &mv in &asked.moves {
        let next = asked.after(mv);
        let mut violations = Vec::new();
        R::validate(&next, &mut violations);
        let breaks = violations.iter().find(|violation| asked.of_play || !violation.waivable);
        if let Some(violation) = breaks {
            let next = fen::write::<R>(&next);
            return Err(Breach::on(mv, format!("{next}, where {} was expected", violation.expected)));
        }
    }
    Ok(())
}

/// A null move gives the turn and nothing else that stands on the board.
pub(crate) fn null_move_gives_the_turn<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let from_scratch = Key::of::<R>(&asked.position);
    let (mut next, mut key) = (asked.position, from_scratch);
    if !R::null_move(&mut next, &mut key) {
        hold!(next == asked.position && key == from_scratch, "a change by a null move that cannot be");
        return Ok(());
    }
    hold!(next.turn() != asked.position.turn(), "the same side to move");
    hold!(key == Key::of::<R>(&next), "another key than from scratch");
    for square in R::Geometry::squares(R::Geometry::SQUARES) {
        hold!(next.at(square) == asked.position.at(square), "another piece on {square}");
    }
    Ok(())
}

/// A piece that is taken off and placed again stands where it stood, and nothing else has moved; a position that is put
/// together from what stands there is the same.
pub(crate) fn placed_stands<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let squares = || R::Geometry::squares(R::Geometry::SQUARES);
    for square in squares() {
        let content = asked.position.at(square);
        let mut placed = asked.position;
        placed.place(square, Content::Empty);
        hold!(placed.at(square) == Content::Empty, "{:?} on {square}, which was cleared", placed.at(square));
        placed.place(square, content);
        for other in squares() {
            let (found, expected) = (placed.at(other), asked.position.at(other));
            hold!(found == expected, "{found:?} on {other}, not {expected:?}, once {square} was set again");
        }
    }
    if asked.declared.pieces_know_more {
        return Ok(());
    }
    let mut setup = Setup::<R>::from_position(asked.position);
    for square in squares() {
        if let Content::Piece(piece) = asked.position.at(square) {
            setup = setup.clear(square).put(square, piece);
        }
    }
    let setup = setup.turn(asked.position.turn()).clocks(asked.position.halfmoves(), asked.position.fullmoves());
    // One that breaks rules is not put together.
    if let Ok(built) = setup.build() {
        hold!(built == asked.position, "another position, put together: {}", fen::write::<R>(&built));
    }
    Ok(())
}
