//! Ways of ending that many games share.

use core::cmp::Ordering;
use core::marker::PhantomData;

use crate::geometry::has_row;
use crate::{
    Clocks, Color, Content, Geometry, Glyph, History, Offsets, Outcome, Placement, Reason, Resolution, Rules,
    StoneGame, Stones, Turn,
};

/// The side to move loses if it has no legal move.
#[derive(Clone, Copy, Debug)]
pub struct BlockedLoses;

impl<R: Rules> Resolution<R> for BlockedLoses {
    fn resolve(history: &History<R>, has_move: bool) -> Option<Outcome> {
        (!has_move).then(|| Outcome::win(history.position().turn().other(), Reason::BLOCKED))
    }
}

/// The side to move wins if it has no legal move: for games whose aim is to lose one's pieces.
#[derive(Clone, Copy, Debug)]
pub struct BlockedWins;

impl<R: Rules> Resolution<R> for BlockedWins {
    fn resolve(history: &History<R>, has_move: bool) -> Option<Outcome> {
        (!has_move).then(|| Outcome::win(history.position().turn(), Reason::BLOCKED))
    }
}

/// A side without pieces wins; if both have none, it is a draw.
#[derive(Clone, Copy, Debug)]
pub struct BareSideWins;

impl<R: Rules> Resolution<R> for BareSideWins {
    fn resolve(history: &History<R>, has_move: bool) -> Option<Outcome> {
        let outcome = <BareSide as Resolution<R>>::resolve(history, has_move)?;
        Some(Outcome { winner: outcome.winner.map(Color::other), ..outcome })
    }
}

/// A side without pieces loses; if both have none, it is a draw.
#[derive(Clone, Copy, Debug)]
pub struct BareSide;

impl<R: Rules> Resolution<R> for BareSide {
    fn resolve(history: &History<R>, _: bool) -> Option<Outcome> {
        match pieces::<R>(history.position()) {
            [0, 0] => Some(Outcome::draw(Reason::BARE)),
            [0, _] => Some(Outcome::win(Color::Black, Reason::BARE)),
            [_, 0] => Some(Outcome::win(Color::White, Reason::BARE)),
            _ => None,
        }
    }
}

/// A position that can tell when nothing more can be placed.
pub trait Filled {
    /// Returns whether neither side can ever move again.
    fn is_filled(&self) -> bool;
}

/// Once the board is filled, the side with more stones wins; equal numbers draw.
#[derive(Clone, Copy, Debug)]
pub struct MostStones;

impl<R: Rules<Position: Filled>> Resolution<R> for MostStones {
    fn resolve(history: &History<R>, _: bool) -> Option<Outcome> {
        let position = history.position();
        if !position.is_filled() {
            return None;
        }
        let [white, black] = pieces::<R>(position);
        Some(match white.cmp(&black) {
            Ordering::Greater => Outcome::win(Color::White, Reason::MOST_STONES),
            Ordering::Less => Outcome::win(Color::Black, Reason::MOST_STONES),
            Ordering::Equal => Outcome::draw(Reason::MOST_STONES),
        })
    }
}

/// A side wins that has `LENGTH` stones or more in a row along one of the steps `L`: the one that has moved last, if both
/// have.
#[derive(Clone, Copy, Debug)]
pub struct InARow<L, const LENGTH: usize>(PhantomData<L>);

impl<R, V, L, const LENGTH: usize> Resolution<R> for InARow<L, LENGTH>
where
    R: Rules<Position = Stones<V>>,
    V: StoneGame<Geometry = R::Geometry>,
    L: Offsets,
{
    fn resolve(history: &History<R>, _: bool) -> Option<Outcome> {
        let position = history.position();
        let has_row = |color: &Color| has_row::<V::Geometry, L>(position.of(*color), LENGTH);
        let winner = [position.turn().other(), position.turn()].into_iter().find(has_row)?;
        Some(Outcome::win(winner, Reason::IN_A_ROW))
    }
}

/// Where nothing more can be placed, so that there is no legal move, it is a draw.
#[derive(Clone, Copy, Debug)]
pub struct FullDraws;

impl<R: Rules> Resolution<R> for FullDraws {
    fn resolve(_: &History<R>, has_move: bool) -> Option<Outcome> {
        (!has_move).then(|| Outcome::draw(Reason::FULL))
    }
}

/// The same position with the same side to move for the `TIMES`-th time is a draw.
#[derive(Clone, Copy, Debug)]
pub struct Repetition<const TIMES: usize>;

impl<R: Rules, const TIMES: usize> Resolution<R> for Repetition<TIMES> {
    const POSSIBLE: () = assert!(TIMES >= 2, "Repetition<TIMES> counts the first time too: write 2 or more");

    fn resolve(history: &History<R>, _: bool) -> Option<Outcome> {
        (history.occurrences() >= TIMES).then(|| Outcome::draw(Reason::REPETITION))
    }
}

/// A halfmove clock of `PLIES` or more is a draw.
#[derive(Clone, Copy, Debug)]
pub struct NoProgress<const PLIES: u32>;

impl<R: Rules, const PLIES: u32> Resolution<R> for NoProgress<PLIES> {
    const READS_CLOCK: bool = true;
    const POSSIBLE: () = assert!(PLIES >= 1, "NoProgress<0> draws at once: write the plies without progress");

    fn resolve(history: &History<R>, _: bool) -> Option<Outcome> {
        (history.position().halfmoves() >= PLIES).then(|| Outcome::draw(Reason::NO_PROGRESS))
    }
}

/// Returns the number of pieces of White and of Black.
fn pieces<R: Rules>(position: &R::Position) -> [u32; 2] {
    let mut pieces = [0; 2];
    for square in R::Geometry::squares(R::Geometry::SQUARES) {
        if let Content::Piece(piece) = position.at(square)
            && let Some(count) = pieces.get_mut(piece.token().team)
        {
            *count += 1;
        }
    }
    pieces
}
