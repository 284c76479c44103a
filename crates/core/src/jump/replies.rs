//! Counting the replies to all moves of positions.

use super::boards::Boards;
use super::calm::Calm;
use super::choice::Choice;
use super::generate::{Taker, captures, king_targets, quiet_moves};
use super::search::Lines;
use super::short::Sides;
use super::wants::Wants;
use super::{JumpMove, JumpMoves};
use crate::{
    Bits, Black, Color, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, Set, Side, Square,
    Turn, White,
};

/// Returns the number of replies to all moves of positions that have the same side to move, and in which no king's successive
/// moves are noted.
///
/// Where the other side could not capture now, the replies to most quiet moves are added up set by set. The boards
/// after all other moves are gathered, and the moves on several counted at once.
#[inline]
pub(super) fn replies<V: JumpMoves, W: Wants>(positions: &[JumpPosition<V::Geometry>], wants: W) -> u64 {
    let Some(first) = positions.first() else { return 0 };
    match first.turn() {
        Color::White => Replies::<V, White, W>::count(first, positions, wants),
        Color::Black => Replies::<V, Black, W>::count(first, positions, wants),
    }
}

/// The sink that counts the replies to the moves of the side `S`.
struct Replies<'a, V: JumpMoves, S: Side, W: Wants> {
    /// The position whose moves come now.
    position: &'a JumpPosition<V::Geometry>,
    boards: Boards<V, S::Other, W>,
    wants: W,
    /// The replies that were added up.
    sum: u64,
}

impl<'a, V: JumpMoves, S: Side, W: Wants> Replies<'a, V, S, W> {
    /// Counts the replies to the moves of some positions, of which the first is `position`.
    #[inline]
    fn count(position: &'a JumpPosition<V::Geometry>, positions: &'a [JumpPosition<V::Geometry>], wants: W) -> u64 {
        let mut replies = Self { position, boards: Boards::new(wants), wants, sum: 0 };
        for position in positions {
            replies.position = position;
            replies.add();
        }
        replies.boards.moves() + replies.sum
    }

    /// Adds the replies to the moves of the position.
    #[inline]
    fn add(&mut self) {
        let mut lines = Lines::<V::Geometry>::new();
        captures::<V, S, _, _>(self.position, self.wants, &mut lines, self);
        if lines.is_empty() {
            match Calm::<V, S>::of(self.position) {
                Some(calm) => self.add_quiet(&calm),
                None => quiet_moves::<V, S, _>(self.position, self),
            }
        }
    }

    /// Adds the replies to quiet moves.
    #[inline]
    fn add_quiet(&mut self, calm: &Calm<V, S>) {
        <V::Man<S> as Jumper>::Steps::each_direction(&mut Steps { replies: self, calm });
        for from in V::Geometry::squares(self.position.kings(S::COLOR)) {
            let targets = king_targets::<V>(from, self.position.empty());
            let calm_targets = calm.targets_of_king(from, targets);
            self.sum += calm.replies_to_king(from, calm_targets);
            for to in V::Geometry::squares(targets & !calm_targets) {
                self.add_board(from.set(), to.set(), Set::<V::Geometry>::EMPTY, false);
            }
        }
    }

    /// Adds the board after a move.
    #[inline(always)]
    fn add_board(&mut self, from: Set<V::Geometry>, to: Set<V::Geometry>, captured: Set<V::Geometry>, promotes: bool) {
        let own = self.position.pieces(S::Other::COLOR) & !captured;
        let enemies = self.position.pieces(S::COLOR) & !from | to;
        let mut kings = own & self.position.kings;
        if V::SEES_KINGS {
            // One that was captured has left its square, to which the piece may have come.
            kings |= enemies & self.position.kings & !to;
            if promotes || (self.position.kings & from).any() {
                kings |= to;
            }
        }
        self.boards.take(Sides { own, enemies, kings });
    }
}

impl<V: JumpMoves, S: Side, W: Wants> Taker<V::Geometry> for Replies<'_, V, S, W> {
    #[inline(always)]
    fn take(
        &mut self,
        targets: Set<V::Geometry>,
        make: impl Fn(Square<V::Geometry>) -> JumpMove<V::Geometry>,
        _: impl Fn(Square<V::Geometry>) -> JumpPosition<V::Geometry>,
    ) {
        for to in V::Geometry::squares(targets) {
            let JumpMove { from, to, captured, promotes } = make(to);
            self.add_board(from.set(), to.set(), captured, promotes);
        }
    }
}

/// The steps of men, direction by direction.
struct Steps<'r, 'a, V: JumpMoves, S: Side, W: Wants> {
    replies: &'r mut Replies<'a, V, S, W>,
    calm: &'r Calm<V, S>,
}

impl<V: JumpMoves, S: Side, W: Wants> DirectionVisitor for Steps<'_, '_, V, S, W> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let position = self.replies.position;
        let targets = V::Geometry::step::<D>(position.men(S::COLOR)) & position.empty();
        let calm_targets = self.calm.targets_of_men::<D>(targets);
        self.replies.sum += self.calm.replies_to_men::<D>(calm_targets);
        for to in V::Geometry::squares(targets & !calm_targets) {
            let from = V::Geometry::step::<D::Opposite>(to.set());
            let promotes = V::promotion_rank::<S>().contains(to.bit());
            self.replies.add_board(from, to.set(), Set::<V::Geometry>::EMPTY, promotes);
        }
    }
}
