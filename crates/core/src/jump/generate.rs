//! The legal moves.

use core::marker::PhantomData;

use super::search::{Line, Search};
use super::{JumpMove, JumpRules, Jumping};
use crate::{
    Bits, Black, Color, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, MoveSink, Set, Side,
    Square, White,
};

/// Gives each legal move to the sink: captures where there is one, else the quiet moves.
#[inline]
pub fn generate<V: JumpRules, K: MoveSink<Jumping<V>>>(position: &JumpPosition<V::Geometry>, sink: &mut K) {
    match position.turn {
        Color::White => generate_for::<V, White, K>(position, sink),
        Color::Black => generate_for::<V, Black, K>(position, sink),
    }
}

/// Gives each legal move of the side `S` to the sink.
#[inline]
fn generate_for<V: JumpRules, S: Side, K: MoveSink<Jumping<V>>>(position: &JumpPosition<V::Geometry>, sink: &mut K) {
    let captures = Search::<V, K, ()>::captures::<S>(position);
    for &Line { from, to, captured, promotes } in &captures {
        sink.extend(to, |to| JumpMove { from, to, captured, promotes });
    }
    if captures.is_empty() && !K::CAPTURES_ONLY {
        quiet_moves::<V, S, K>(position, sink);
    }
}

/// Gives each quiet move to the sink, the men's all at once.
#[inline]
fn quiet_moves<V: JumpRules, S: Side, K: MoveSink<Jumping<V>>>(position: &JumpPosition<V::Geometry>, sink: &mut K) {
    let empty = position.empty();
    let mut steps = ManSteps::<V, S, K> { men: position.men(S::COLOR), empty, sink, types: PhantomData };
    <V::Man<S> as Jumper>::Steps::each_direction(&mut steps);
    for from in V::Geometry::squares(position.kings(S::COLOR)) {
        let mut reach = KingReach::<V> { from, empty, reached: Set::<V::Geometry>::EMPTY };
        <V::King as Jumper>::Steps::each_direction(&mut reach);
        sink.extend(reach.reached & empty, |to| quiet(from, to, false));
    }
}

/// Returns a move without a capture.
#[inline(always)]
fn quiet<G: Geometry>(from: Square<G>, to: Square<G>, promotes: bool) -> JumpMove<G> {
    JumpMove { from, to, captured: Set::<G>::EMPTY, promotes }
}

/// The steps of all men, direction by direction.
struct ManSteps<'a, V: JumpRules, S, K> {
    men: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    sink: &'a mut K,
    types: PhantomData<S>,
}

impl<V: JumpRules, S: Side, K: MoveSink<Jumping<V>>> DirectionVisitor for ManSteps<'_, V, S, K> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let targets = V::Geometry::step::<D>(self.men) & self.empty;
        self.sink
            .extend(targets, |to| quiet(V::Geometry::origin::<D>(to), to, V::promotion_rank::<S>().contains(to.bit())));
    }
}

/// The squares that a king reaches, direction by direction.
struct KingReach<V: JumpRules> {
    from: Square<V::Geometry>,
    empty: Set<V::Geometry>,
    reached: Set<V::Geometry>,
}

impl<V: JumpRules> DirectionVisitor for KingReach<V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        self.reached |= if V::King::FLIES {
            V::Geometry::slide::<D>(self.from, !self.empty)
        } else {
            V::Geometry::step::<D>(self.from.set())
        };
    }
}
