//! The legal moves.

use core::marker::PhantomData;

use super::limit::resting;
use super::play::Lifted;
use super::search::{Line, Lines, Search};
use super::wants::{AnyMove, EveryMove, EveryOrder, EveryPath};
use super::{JumpMove, JumpMoves};
use crate::{
    Bits, Black, Color, Convention, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, MoveSink,
    Rules, Set, Side, Square, Turn, White,
};

/// The rules of a game that moves by `V`.
pub trait JumpGame<V: JumpMoves>:
    Rules<Geometry = V::Geometry, Position = JumpPosition<V::Geometry>, Move = JumpMove<V::Geometry>>
{
}

impl<V, R> JumpGame<V> for R
where
    V: JumpMoves,
    R: Rules<Geometry = V::Geometry, Position = JumpPosition<V::Geometry>, Move = JumpMove<V::Geometry>>,
{
}

/// Gives each legal move to the sink: captures where there is one, else the quiet moves.
#[inline]
pub fn generate<V: JumpMoves, R: JumpGame<V>, K: MoveSink<R>>(position: &JumpPosition<V::Geometry>, sink: &mut K) {
    match position.turn() {
        Color::White => generate_for::<V, R, White, K>(position, sink),
        Color::Black => generate_for::<V, R, Black, K>(position, sink),
    }
}

/// Gives each legal move of the side `S` to the sink.
#[inline]
pub(super) fn generate_for<V: JumpMoves, R: JumpGame<V>, S: Side, K: MoveSink<R>>(
    position: &JumpPosition<V::Geometry>,
    sink: &mut K,
) {
    let mut lines = Lines::<V::Geometry>::new();
    captures::<V, R, S, K>(position, &mut lines, sink);
    if lines.is_empty() && !K::CAPTURES_ONLY {
        quiet_moves::<V, R, S, K>(position, sink);
    }
}

/// Gives each legal capture of the side `S` to the sink, and leaves the lines that it found.
#[inline]
pub(super) fn captures<V: JumpMoves, R: JumpGame<V>, S: Side, K: MoveSink<R>>(
    position: &JumpPosition<V::Geometry>,
    lines: &mut Lines<V::Geometry>,
    sink: &mut K,
) {
    match (K::FIRST_ONLY, K::CONVENTION) {
        (true, _) => Search::<V, AnyMove, ()>::captures::<S>(position, lines),
        (_, Convention::Unique) => Search::<V, EveryMove, ()>::captures::<S>(position, lines),
        (_, Convention::Orders) => Search::<V, EveryOrder, ()>::captures::<S>(position, lines),
        (_, Convention::Paths) => Search::<V, EveryPath, ()>::captures::<S>(position, lines),
    }
    for &Line { from, to, captured, promotes } in lines.iter() {
        let lifted = Lifted::<_, S>::new::<V>(*position, position.kings.contains(from.bit()), true);
        let make = |to| JumpMove { from, to, captured, promotes };
        sink.follow(to, make, |to| lifted.played::<V>(make(to)));
    }
}

/// Gives each quiet move to the sink, the men's all at once.
#[inline]
pub(super) fn quiet_moves<V: JumpMoves, R: JumpGame<V>, S: Side, K: MoveSink<R>>(
    position: &JumpPosition<V::Geometry>,
    sink: &mut K,
) {
    let (men, empty) = (position.men(S::COLOR), position.empty());
    let lifted = Lifted::new::<V>(*position, false, false);
    let mut steps = ManSteps::<V, R, S, K> { men, empty, lifted, sink, rules: PhantomData };
    <V::Man<S> as Jumper>::Steps::each_direction(&mut steps);
    let lifted = Lifted::<_, S>::new::<V>(*position, true, false);
    for from in V::Geometry::squares(position.kings(S::COLOR) & !resting::<V, S>(position)) {
        let make = |to| quiet(from, to, false);
        sink.follow(king_targets::<V>(from, empty), make, |to| lifted.played::<V>(make(to)));
    }
}

/// Returns the empty squares to which a king can go.
#[inline(always)]
pub(super) fn king_targets<V: JumpMoves>(from: Square<V::Geometry>, empty: Set<V::Geometry>) -> Set<V::Geometry> {
    let reached = match V::King::FLIES {
        true => V::Geometry::rides::<<V::King as Jumper>::Steps>(from, !empty),
        false => V::Geometry::leaps::<<V::King as Jumper>::Steps>(from),
    };
    reached & empty
}

/// Returns a move without a capture.
#[inline(always)]
fn quiet<G: Geometry>(from: Square<G>, to: Square<G>, promotes: bool) -> JumpMove<G> {
    JumpMove { from, to, captured: Set::<G>::EMPTY, promotes }
}

/// The steps of all men, direction by direction.
struct ManSteps<'a, V: JumpMoves, R, S, K> {
    men: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    lifted: Lifted<V::Geometry, S>,
    sink: &'a mut K,
    rules: PhantomData<R>,
}

impl<V: JumpMoves, R: JumpGame<V>, S: Side, K: MoveSink<R>> DirectionVisitor for ManSteps<'_, V, R, S, K> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let targets = V::Geometry::step::<D>(self.men) & self.empty;
        let make = |to: Square<V::Geometry>| {
            quiet(V::Geometry::origin::<D>(to), to, V::promotion_rank::<S>().contains(to.bit()))
        };
        self.sink.follow(targets, make, |to| self.lifted.played::<V>(make(to)));
    }
}
