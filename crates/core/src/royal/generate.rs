//! Legal moves, kind by kind.

use core::marker::PhantomData;

use super::book::{Book, KindSet};
use super::frame::Frame;
use super::play::Lifted;
use super::position::SetOf;
use super::{
    Deed, Gait, KindVisitor, Kinds, Pockets, RoyalMove, RoyalMoves, RoyalPosition, castling, drops, en_passant,
};
use crate::{Any, Bits, Black, Color, Geometry, MoveSink, Rules, Set, Side, Square, Turn, White};

/// A game whose positions and moves are those of this family.
pub trait RoyalGame<V: RoyalMoves>:
    Rules<Geometry = V::Geometry, Position = RoyalPosition<V>, Move = RoyalMove<V::Geometry>>
{
}

impl<V: RoyalMoves, R> RoyalGame<V> for R where
    R: Rules<Geometry = V::Geometry, Position = RoyalPosition<V>, Move = RoyalMove<V::Geometry>>
{
}

/// Gives each legal move to the sink, whether or not the board ends the game: that is for the rules of a game to ask.
#[inline]
pub fn generate<V: RoyalMoves, R: RoyalGame<V>, K: MoveSink<R>>(position: &RoyalPosition<V>, sink: &mut K) {
    match position.turn() {
        Color::White => generate_of::<V, White, R, K>(position, sink),
        Color::Black => generate_of::<V, Black, R, K>(position, sink),
    }
}

/// Gives the moves of a side.
fn generate_of<V: RoyalMoves, S: Side, R: RoyalGame<V>, K: MoveSink<R>>(position: &RoyalPosition<V>, sink: &mut K) {
    let Some(frame) = Frame::<V::Geometry, S>::of(position) else { return };
    V::Kinds::each(&mut Moves { position, frame: &frame, sink, rules: PhantomData::<R> });
    if frame.checks.several() || sink.is_full() {
        return;
    }
    if position.passed.is_some() {
        en_passant(position, sink);
    }
    if K::CAPTURES_ONLY {
        return;
    }
    if !V::CASTLINGS.is_empty() && position.rights != 0 && frame.checks.is_empty() {
        let open = castling::open::<V, S>(position, &frame);
        for number in (0..V::CASTLINGS.len()).filter(|number| open >> number & 1 == 1) {
            let [from, to] = castling::royal_way::<V>(S::COLOR, number);
            sink.push(RoyalMove::special(from, to, 0, Deed::Castling(number as u8)));
        }
    }
    if V::Pockets::IN_USE && !sink.is_full() {
        let targets = drops::targets::<V, S>(position, &frame, could_move::<V, R>);
        for (kind, &targets) in targets.as_ref().iter().enumerate() {
            sink.extend(targets, |to| RoyalMove::special(to, to, kind, Deed::Drop));
        }
    }
}

/// Returns whether the side to move could move if its game went on: where the board ends a game, that is no mate.
fn could_move<V: RoyalMoves, R: RoyalGame<V>>(position: &RoyalPosition<V>) -> bool {
    let mut any = Any::default();
    generate::<V, R, Any>(position, &mut any);
    any.found
}

/// Gives the captures on a square that was passed.
#[cold]
fn en_passant<V: RoyalMoves, R: RoyalGame<V>, K: MoveSink<R>>(position: &RoyalPosition<V>, sink: &mut K) {
    if let Some(passed) = position.passed {
        for (kind, &capturers) in en_passant::capturers(position, passed).as_ref().iter().enumerate() {
            for from in V::Geometry::squares(capturers & sink.origins()) {
                sink.push(RoyalMove::special(from, passed, kind, Deed::EnPassant));
            }
        }
    }
}

/// Gives the plain moves and the double steps.
struct Moves<'a, V: RoyalMoves, S, R, K> {
    position: &'a RoyalPosition<V>,
    frame: &'a Frame<V::Geometry, S>,
    sink: &'a mut K,
    rules: PhantomData<R>,
}

impl<V: RoyalMoves, S: Side, R: RoyalGame<V>, K: MoveSink<R>> KindVisitor for Moves<'_, V, S, R, K> {
    #[inline(always)]
    fn visit<A: Gait>(&mut self, kind: usize) {
        let frame = self.frame;
        if self.sink.is_full() || kind > 0 && frame.checks.several() {
            return;
        }
        for from in V::Geometry::squares(self.position.kind(kind) & frame.own & self.sink.origins()) {
            let mut targets = targets::<V::Geometry, A, S>(frame, from);
            if K::CAPTURES_ONLY {
                targets &= frame.enemy;
            }
            if kind == 0 {
                self.give::<A>(kind, from, frame.safe(self.position, targets));
                continue;
            }
            let allowed = frame.allowed(from);
            self.give::<A>(kind, from, targets & allowed);
            if let Some(rank) = const { A::DOUBLE_STEP }
                && !K::CAPTURES_ONLY
            {
                let ahead = V::Geometry::step::<S::Forward>(from.set() & own_rank::<V, S>(rank)) & frame.empty;
                let to = V::Geometry::step::<S::Forward>(ahead) & frame.empty & allowed;
                self.sink.extend(to, |to| RoyalMove::special(from, to, kind, Deed::DoubleStep));
            }
        }
    }
}

impl<V: RoyalMoves, S: Side, R: RoyalGame<V>, K: MoveSink<R>> Moves<'_, V, S, R, K> {
    /// Gives the moves of a piece to each target, and those by which it promotes.
    #[inline(always)]
    fn give<A: Gait>(&mut self, kind: usize, from: Square<V::Geometry>, mut targets: SetOf<V>) {
        let promotions = Book::<V>::PROMOTIONS[kind];
        if promotions != 0 {
            let zone = zone::<V, S>();
            let everywhere = V::PROMOTION_ON_LEAVING && zone.contains(from.bit());
            let promoting = if everywhere { targets } else { targets & zone };
            for becomes in kinds_of(promotions) {
                let possible =
                    if Book::<V>::PROMOTES_AGAIN { promotable::<V, S>(becomes) } else { V::Geometry::SQUARES };
                self.follow(kind, from, promoting & possible, becomes);
            }
            targets &= if V::PROMOTION_FORCED { !promoting } else { A::starts::<V::Geometry, S>() };
        }
        self.follow(kind, from, targets, kind);
    }

    /// Gives the moves of a piece to each target, where it is then of a kind.
    #[inline(always)]
    fn follow(&mut self, kind: usize, from: Square<V::Geometry>, targets: SetOf<V>, becomes: usize) {
        let lifted = Lifted::<V, S>::of(self.position, kind, from);
        self.sink.follow(targets, |to| RoyalMove::plain(from, to, kind, becomes), |to| lifted.put(to, becomes));
    }
}

/// Returns where a piece may come to, checks and pins apart.
#[inline]
fn targets<G: Geometry, A: Gait, S: Side>(frame: &Frame<G, S>, from: Square<G>) -> Set<G> {
    A::captures::<G, S>(from, frame.occupied) & frame.enemy | A::quiets::<G, S>(from, frame.occupied) & frame.empty
}

/// Returns where a piece may become of a kind: one that promotes itself would have to have done so where it could not
/// go on.
fn promotable<V: RoyalMoves, S: Side>(kind: usize) -> SetOf<V> {
    struct Starts<V: RoyalMoves, S> {
        kind: usize,
        squares: SetOf<V>,
        side: PhantomData<S>,
    }
    impl<V: RoyalMoves, S: Side> KindVisitor for Starts<V, S> {
        fn visit<K: Gait>(&mut self, kind: usize) {
            if kind == self.kind && Book::<V>::PROMOTIONS[kind] != 0 {
                self.squares = K::starts::<V::Geometry, S>();
            }
        }
    }
    let mut starts = Starts::<V, S> { kind, squares: V::Geometry::SQUARES, side: PhantomData };
    V::Kinds::each(&mut starts);
    starts.squares
}

/// Returns the kinds of a set.
#[inline(always)]
pub(super) fn kinds_of(set: KindSet) -> impl Iterator<Item = usize> {
    (0..KindSet::BITS as usize).filter(move |kind| set >> kind & 1 == 1)
}

/// Returns a rank, counted from 0 at the side's own.
#[inline(always)]
pub(super) fn own_rank<V: RoyalMoves, S: Side>(rank: usize) -> SetOf<V> {
    V::Geometry::rank(S::rank(rank, V::Geometry::RANKS))
}

/// Returns the squares where pieces of a side promote.
#[inline(always)]
pub(super) fn zone<V: RoyalMoves, S: Side>() -> SetOf<V> {
    let ranks = V::Geometry::RANKS;
    (ranks - V::PROMOTION_RANKS..ranks).fold(SetOf::<V>::EMPTY, |zone, rank| zone | own_rank::<V, S>(rank))
}
