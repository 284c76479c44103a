//! The legal moves.

use core::marker::PhantomData;

use super::limit::resting;
use super::play::Lifted;
use super::search::{self, Line, Lines};
use super::wants::{AnyMove, Every, Wants};
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
fn generate_for<V: JumpMoves, R: JumpGame<V>, S: Side, K: MoveSink<R>>(
    position: &JumpPosition<V::Geometry>,
    sink: &mut K,
) {
    let mut lines = Lines::<V::Geometry>::new();
    let mut sunk = Sunk { sink, rules: PhantomData };
    match (K::FIRST_ONLY, K::CONVENTION) {
        (true, _) => captures::<V, S, _, _>(position, AnyMove {}, &mut lines, &mut sunk),
        (_, Convention::Unique) => captures::<V, S, _, _>(position, Every::<0> {}, &mut lines, &mut sunk),
        (_, Convention::Orders) => captures::<V, S, _, _>(position, Every::<1> {}, &mut lines, &mut sunk),
        (_, Convention::Paths) => captures::<V, S, _, _>(position, Every::<2> {}, &mut lines, &mut sunk),
    }
    if lines.is_empty() && !K::CAPTURES_ONLY {
        quiet_moves::<V, S, _>(position, &mut sunk);
    }
}

/// Takes moves, by whichever rules they are played.
pub(super) trait Taker<G: Geometry> {
    /// Takes a move to each square of a set; `make` builds it, `play` returns the position after it.
    fn take(
        &mut self,
        targets: Set<G>,
        make: impl Fn(Square<G>) -> JumpMove<G>,
        play: impl Fn(Square<G>) -> JumpPosition<G>,
    );
}

/// The sink of a game.
struct Sunk<'k, R, K> {
    sink: &'k mut K,
    rules: PhantomData<R>,
}

impl<G, R, K> Taker<G> for Sunk<'_, R, K>
where
    G: Geometry,
    R: Rules<Geometry = G, Position = JumpPosition<G>, Move = JumpMove<G>>,
    K: MoveSink<R>,
{
    #[inline(always)]
    fn take(
        &mut self,
        targets: Set<G>,
        make: impl Fn(Square<G>) -> JumpMove<G>,
        play: impl Fn(Square<G>) -> JumpPosition<G>,
    ) {
        self.sink.follow(targets, make, play);
    }
}

/// Gives each legal capture of the side `S` to who takes them, and leaves the lines that it found.
#[inline]
pub(super) fn captures<V: JumpMoves, S: Side, W: Wants, K: Taker<V::Geometry>>(
    position: &JumpPosition<V::Geometry>,
    wants: W,
    lines: &mut Lines<V::Geometry>,
    taker: &mut K,
) {
    search::captures::<V, S, W>(position, wants, lines);
    for &Line { from, to, captured, promotes } in lines.iter() {
        let lifted = Lifted::<_, S>::new::<V>(*position, position.kings.contains(from.bit()), true);
        let make = |to| JumpMove { from, to, captured, promotes };
        taker.take(to, make, |to| lifted.played::<V>(make(to)));
    }
}

/// Gives each quiet move to who takes them, the men's all at once.
#[inline]
pub(super) fn quiet_moves<V: JumpMoves, S: Side, K: Taker<V::Geometry>>(
    position: &JumpPosition<V::Geometry>,
    taker: &mut K,
) {
    let (men, empty) = (position.men(S::COLOR), position.empty());
    let lifted = Lifted::new::<V>(*position, false, false);
    let mut steps = ManSteps::<V, S, K> { men, empty, lifted, taker };
    <V::Man<S> as Jumper>::Steps::each_direction(&mut steps);
    let lifted = Lifted::<_, S>::new::<V>(*position, true, false);
    for from in V::Geometry::squares(position.kings(S::COLOR) & !resting::<V, S>(position)) {
        let make = |to| quiet(from, to, false);
        taker.take(king_targets::<V>(from, empty), make, |to| lifted.played::<V>(make(to)));
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
struct ManSteps<'a, V: JumpMoves, S, K> {
    men: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    lifted: Lifted<V::Geometry, S>,
    taker: &'a mut K,
}

impl<V: JumpMoves, S: Side, K: Taker<V::Geometry>> DirectionVisitor for ManSteps<'_, V, S, K> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let targets = V::Geometry::step::<D>(self.men) & self.empty;
        let make = |to: Square<V::Geometry>| {
            quiet(V::Geometry::origin::<D>(to), to, V::promotion_rank::<S>().contains(to.bit()))
        };
        self.taker.take(targets, make, |to| self.lifted.played::<V>(make(to)));
    }
}
