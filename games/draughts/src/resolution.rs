//! The draws that count moves once the material is down to a lone king.
//!
//! The count starts with the capture or the promotion that makes the material, and does not start again while it stays
//! in its class. A position set up without its history has been in its class for as long as its halfmove clock says.

use quadrille_core::jump::Board;
use quadrille_core::{Bits, Clocks, Color, History, JumpPosition, JumpRules, Jumping, Outcome, Reason, Resolution};

use crate::Draughts;

/// Three kings, two kings and a man, or a king and two men against a lone king: 16 more moves of each side, then a draw.
///
/// **Source**: FMJD, Annex 1, article 6.3.
#[derive(Clone, Copy, Debug)]
pub struct FewAgainstOne;

impl Resolution<Draughts> for FewAgainstOne {
    fn resolve(history: &History<Draughts>, _: bool) -> Option<Outcome> {
        (plies_in_class(history, |pieces, kings| pieces == 3 && kings >= 1) >= 32)
            .then(|| Outcome::draw(Reason::NO_PROGRESS))
    }
}

/// Two kings, a king and a man, or a king against a lone king: 5 more moves of each side, then a draw.
///
/// **Source**: FMJD, Annex 1, article 6.4.
#[derive(Clone, Copy, Debug)]
pub struct LoneKing;

impl Resolution<Draughts> for LoneKing {
    fn resolve(history: &History<Draughts>, _: bool) -> Option<Outcome> {
        (plies_in_class(history, |pieces, kings| pieces <= 2 && kings >= 1) >= 10)
            .then(|| Outcome::draw(Reason::NO_PROGRESS))
    }
}

/// Two kings against a lone king, in Frisian draughts: 7 more moves of each side, then a draw.
///
/// **Source**: friesdammen.nl, the rules of the game.
#[derive(Clone, Copy, Debug)]
pub struct TwoKingsAgainstOne;

impl<V: JumpRules> Resolution<Jumping<V>> for TwoKingsAgainstOne {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        (plies_in_class(history, |pieces, kings| (pieces, kings) == (2, 2)) >= 14)
            .then(|| Outcome::draw(Reason::NO_PROGRESS))
    }
}

/// A king against a king, in Frisian draughts: 2 more moves of each side, then a draw.
///
/// **Source**: lidraughts.org, Frisian draughts; the official rules have a draw at once unless one of them is lost.
#[derive(Clone, Copy, Debug)]
pub struct OneKingEach;

impl<V: JumpRules> Resolution<Jumping<V>> for OneKingEach {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        (plies_in_class(history, |pieces, kings| (pieces, kings) == (1, 1)) >= 4)
            .then(|| Outcome::draw(Reason::NO_PROGRESS))
    }
}

/// Returns for how many plies a lone king has stood against pieces of the class, told by their number and kings.
fn plies_in_class<V: JumpRules>(history: &History<Jumping<V>>, class: impl Fn(u32, u32) -> bool) -> u32 {
    let in_class = |position: &JumpPosition<Board<V>>| {
        Color::ALL.into_iter().any(|color| {
            let [one, many] = [color, color.other()];
            position.pieces(one).count() == 1
                && position.kings(one).count() == 1
                && class(position.pieces(many).count(), position.kings(many).count())
        })
    };
    let positions = || core::iter::once(history.position()).chain(history.before().iter().rev());
    let stayed = positions().take_while(|position| in_class(position)).count();
    match positions().nth(stayed) {
        _ if stayed == 0 => 0,
        // The position before the class is there: the ply from it made the class.
        Some(_) => stayed as u32 - 1,
        None => stayed as u32 - 1 + positions().last().map_or(0, Clocks::halfmoves),
    }
}
