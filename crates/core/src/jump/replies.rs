//! Counting the replies to all moves of positions.

use super::boards::Boards;
use super::calm::Calm;
use super::generate::{Taker, captures, king_targets, quiet_moves};
use super::search::Lines;
use super::short::Sides;
use super::wants::Every;
use super::{Criterion, JumpMove, JumpMoves, Landing};
use crate::{
    Bits, Black, Color, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, Set, Side, Square,
    Turn, White,
};

/// Returns the number of replies to all moves of positions that have the same side to move.
///
/// Where the other side could not capture now, the replies to most quiet moves are added up set by set. The boards
/// after all other moves are gathered, and the moves on several counted at once. A variant must have asked for that by
/// [`REPLIES_AT_ONCE`](JumpMoves::REPLIES_AT_ONCE).
#[inline]
pub fn replies<V: JumpMoves, const CONVENTION: u8>(positions: &[JumpPosition<V::Geometry>]) -> u64 {
    const {
        let by_number = matches!(V::CHOICE, [] | [Criterion::Number]);
        let exact =
            by_number && matches!(V::LANDING, Landing::Anywhere) && V::MEN_CAPTURE_KINGS && V::KING_LIMIT.is_none();
        assert!(!V::REPLIES_AT_ONCE || exact, "replies are not counted at once by such a choice of captures");
    }
    let Some(first) = positions.first() else { return 0 };
    match first.turn() {
        Color::White => Replies::<V, White, CONVENTION>::count(first, positions),
        Color::Black => Replies::<V, Black, CONVENTION>::count(first, positions),
    }
}

/// The sink that counts the replies to the moves of the side `S`.
struct Replies<'a, V: JumpMoves, S: Side, const CONVENTION: u8> {
    /// The position whose moves come now.
    position: &'a JumpPosition<V::Geometry>,
    boards: Boards<V, S::Other, CONVENTION>,
    /// The replies that were added up.
    sum: u64,
}

impl<'a, V: JumpMoves, S: Side, const CONVENTION: u8> Replies<'a, V, S, CONVENTION> {
    /// Counts the replies to the moves of some positions, of which the first is `position`.
    #[inline]
    fn count(position: &'a JumpPosition<V::Geometry>, positions: &'a [JumpPosition<V::Geometry>]) -> u64 {
        let mut replies = Self { position, boards: Boards::new(), sum: 0 };
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
        captures::<V, S, _, _>(self.position, Every::<CONVENTION> {}, &mut lines, self);
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
                self.add_board(from.set(), to.set(), Set::<V::Geometry>::EMPTY);
            }
        }
    }

    /// Adds the board after a move.
    #[inline(always)]
    fn add_board(&mut self, from: Set<V::Geometry>, to: Set<V::Geometry>, captured: Set<V::Geometry>) {
        let own = self.position.pieces(S::Other::COLOR) & !captured;
        let enemies = self.position.pieces(S::COLOR) & !from | to;
        self.boards.take(Sides { own, enemies, kings: own & self.position.kings });
    }
}

impl<V: JumpMoves, S: Side, const CONVENTION: u8> Taker<V::Geometry> for Replies<'_, V, S, CONVENTION> {
    #[inline(always)]
    fn take(
        &mut self,
        targets: Set<V::Geometry>,
        make: impl Fn(Square<V::Geometry>) -> JumpMove<V::Geometry>,
        _: impl Fn(Square<V::Geometry>) -> JumpPosition<V::Geometry>,
    ) {
        for to in V::Geometry::squares(targets) {
            let mv = make(to);
            self.add_board(mv.from.set(), to.set(), mv.captured);
        }
    }
}

/// The steps of men, direction by direction.
struct Steps<'r, 'a, V: JumpMoves, S: Side, const CONVENTION: u8> {
    replies: &'r mut Replies<'a, V, S, CONVENTION>,
    calm: &'r Calm<V, S>,
}

impl<V: JumpMoves, S: Side, const CONVENTION: u8> DirectionVisitor for Steps<'_, '_, V, S, CONVENTION> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let position = self.replies.position;
        let targets = V::Geometry::step::<D>(position.men(S::COLOR)) & position.empty();
        let calm_targets = self.calm.targets_of_men::<D>(targets);
        self.replies.sum += self.calm.replies_to_men::<D>(calm_targets);
        for to in V::Geometry::squares(targets & !calm_targets) {
            let from = V::Geometry::step::<D::Opposite>(to.set());
            self.replies.add_board(from, to.set(), Set::<V::Geometry>::EMPTY);
        }
    }
}
