//! How one piece against one ends.

use quadrille_core::{
    CaptureList, Color, History, JumpMoves, JumpRules, Jumping, MoveList, Outcome, Reason, Resolution, Rules,
};

use crate::{Board, Position};

/// One against one is a draw at once, whatever the kinds.
///
/// **Source**: TÜDAF rulebook, the draw.
#[derive(Clone, Copy, Debug)]
pub struct OneAgainstOneDraws;

impl<V: JumpRules<Moves: JumpMoves<Geometry = Board>>> Resolution<Jumping<V>> for OneAgainstOneDraws {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        is_one_against_one(history.position()).then(|| Outcome::draw(Reason::MATERIAL))
    }
}

/// One against one, a king beats a man; equal kinds draw.
#[derive(Clone, Copy, Debug)]
pub struct OneAgainstOneKingWins;

impl<V: JumpRules<Moves: JumpMoves<Geometry = Board>>> Resolution<Jumping<V>> for OneAgainstOneKingWins {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        let position = history.position();
        is_one_against_one(position).then(|| match Color::ALL.map(|color| position.kings(color).any()) {
            [true, false] => Outcome::win(Color::White, Reason::MATERIAL),
            [false, true] => Outcome::win(Color::Black, Reason::MATERIAL),
            _ => Outcome::draw(Reason::MATERIAL),
        })
    }
}

/// One against one is a draw unless the side to move can capture.
#[derive(Clone, Copy, Debug)]
pub struct OneAgainstOneDrawsUnlessCaptureIsDue;

impl<V: JumpRules<Moves: JumpMoves<Geometry = Board>>> Resolution<Jumping<V>> for OneAgainstOneDrawsUnlessCaptureIsDue {
    fn resolve(history: &History<Jumping<V>>, _: bool) -> Option<Outcome> {
        let position = history.position();
        let mut captures = CaptureList::<Jumping<V>>(MoveList::<Jumping<V>>::new());
        Jumping::<V>::generate(position, &mut captures);
        (is_one_against_one(position) && captures.0.is_empty()).then(|| Outcome::draw(Reason::MATERIAL))
    }
}

/// Returns whether each side has one piece.
fn is_one_against_one(position: &Position) -> bool {
    Color::ALL.iter().all(|&color| position.pieces(color).count() == 1)
}
