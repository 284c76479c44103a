//! Drops of pieces in hand.

use super::book::{Book, KindSet};
use super::frame::Frame;
use super::generate::own_rank;
use super::kinds::KindSets;
use super::letters::{is_promoted, number_of, refuse};
use super::position::{SetOf, SetsOf};
use super::{Deed, Gait, KindVisitor, Kinds, Pockets, RoyalMove, RoyalMoves, RoyalPosition, play};
use crate::phrase::Refusal;
use crate::{Bits, Geometry, Side, Square};

/// Returns the squares where a side may drop a piece of each kind; `has_move` tells whether a position has a legal move.
#[inline(never)]
pub(super) fn targets<V: RoyalMoves, S: Side>(
    position: &RoyalPosition<V>,
    frame: &Frame<V::Geometry, S>,
    has_move: fn(&RoyalPosition<V>) -> bool,
) -> SetsOf<V> {
    let mut drops = Drops { position, frame, has_move, targets: <SetsOf<V> as KindSets<_>>::EMPTY };
    V::Kinds::each(&mut drops);
    drops.targets
}

/// Looks for them, kind by kind.
struct Drops<'a, V: RoyalMoves, S> {
    position: &'a RoyalPosition<V>,
    frame: &'a Frame<V::Geometry, S>,
    has_move: fn(&RoyalPosition<V>) -> bool,
    targets: SetsOf<V>,
}

impl<V: RoyalMoves, S: Side> KindVisitor for Drops<'_, V, S> {
    #[inline(always)]
    fn visit<A: Gait>(&mut self, kind: usize) {
        if self.position.pockets.held(S::COLOR, kind) == 0 {
            return;
        }
        let mut targets = self.frame.empty & self.frame.targets & droppable::<V, A, S>(kind);
        if Book::<V>::ONE_TO_A_FILE >> kind & 1 == 1 {
            for other in V::Geometry::squares(self.position.pieces(S::COLOR, kind)) {
                targets &= !V::Geometry::file(other.file());
            }
        }
        if Book::<V>::NO_MATE_BY_DROP >> kind & 1 == 1
            && let Some(royal) = self.position.royal(S::COLOR.other())
        {
            let ways = A::leapers::<V::Geometry, S>(royal) | A::riders::<V::Geometry, S>(royal, self.frame.occupied);
            for to in V::Geometry::squares(targets & ways) {
                if self.mates(kind, to) {
                    targets = targets.without(to.bit());
                }
            }
        }
        self.targets.as_mut()[kind] = targets;
    }
}

impl<V: RoyalMoves, S> Drops<'_, V, S> {
    /// Returns whether a drop that checks leaves the other side without a move.
    #[cold]
    fn mates(&self, kind: usize, to: Square<V::Geometry>) -> bool {
        let mut next = *self.position;
        play::play(&mut next, RoyalMove::special(to, to, kind, Deed::Drop), &mut ());
        !(self.has_move)(&next)
    }
}

/// Returns the squares where a kind may be dropped at all: where it could go on from, but for the ranks that are barred.
#[inline(always)]
fn droppable<V: RoyalMoves, A: Gait, S: Side>(kind: usize) -> SetOf<V> {
    let mut squares = A::starts::<V::Geometry, S>();
    for (letter, ranks) in V::NO_DROP {
        if *letter == V::LETTERS[kind] {
            for &rank in *ranks {
                squares &= !own_rank::<V, S>(rank);
            }
        }
    }
    squares
}

/// Refuses ranks on which a kind may not be dropped that the board lacks, those of a letter that no kind has, and those of a
/// kind that has promoted, which never comes to hand.
///
/// # Panics
///
/// If it is so.
pub(super) const fn assert_drops(letters: &[&str], barred: &[(&str, &[usize])], board: usize) {
    const NO_DROP: &str = "NO_DROP";
    let (mut kinds, mut i): (KindSet, _) = (0, 0);
    while i < barred.len() {
        let (letter, ranks) = barred[i];
        let kind = number_of(NO_DROP, letters, letter);
        if is_promoted(letter) {
            refuse(NO_DROP, letter, ", which is never in hand: there it is what it was before it promoted");
        }
        if kind == 0 {
            refuse(NO_DROP, letter, ", the royal piece, which is never in hand");
        }
        if kinds >> kind & 1 == 1 {
            refuse(NO_DROP, letter, " twice: name all its ranks at once");
        }
        if ranks.is_empty() {
            refuse(NO_DROP, letter, " without a rank: name them, or leave it out");
        }
        kinds |= 1 << kind;
        let mut rank = 0;
        while rank < ranks.len() {
            if ranks[rank] >= board {
                Refusal::of(NO_DROP)
                    .and(" has the rank ")
                    .and_number(ranks[rank])
                    .and(" for ")
                    .and_quoted(letter)
                    .and(", and the board has 0 to ")
                    .and_number(board - 1)
                    .and(": they are counted from 0")
                    .refuse();
            }
            rank += 1;
        }
        i += 1;
    }
}
