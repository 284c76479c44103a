//! Whether there is a move, and whether a move is legal, found without a list.

use super::calm::seen;
use super::generate::king_targets;
use super::limit::resting;
use super::search::{self, Line, Lines};
use super::short::men_capture;
use super::wants::Wants;
use super::{JumpMove, JumpMoves};
use crate::{
    Bits, Black, Color, Direction, DirectionVisitor, Directions, Geometry, JumpPosition, Jumper, Set, Side, Square,
    Turn, White,
};

/// Returns whether there is a legal move.
#[inline]
pub(super) fn has_move<V: JumpMoves>(position: &JumpPosition<V::Geometry>) -> bool {
    match position.turn() {
        Color::White => has_move_of::<V, White>(position),
        Color::Black => has_move_of::<V, Black>(position),
    }
}

/// Returns whether a move is legal; only where it captures, and something can be captured, are the captures searched.
#[inline]
pub(super) fn is_legal<V: JumpMoves, W: Wants>(
    position: &JumpPosition<V::Geometry>,
    mv: JumpMove<V::Geometry>,
    wants: W,
) -> bool {
    let (can_capture, can_go) = match position.turn() {
        Color::White => (has_capture::<V, White>(position), is_step::<V, White>(position, mv)),
        Color::Black => (has_capture::<V, Black>(position), is_step::<V, Black>(position, mv)),
    };
    if mv.captured.is_empty() || !can_capture {
        return can_go && !can_capture;
    }
    let mut lines = Lines::<V::Geometry>::new();
    match position.turn() {
        Color::White => search::captures::<V, White, W>(position, wants, &mut lines),
        Color::Black => search::captures::<V, Black, W>(position, wants, &mut lines),
    }
    let JumpMove { from, to, captured, promotes } = mv;
    let is_it = |line: &Line<V::Geometry>| {
        (line.from, line.captured, line.promotes) == (from, captured, promotes) && line.to.contains(to.bit())
    };
    lines.iter().any(is_it)
}

/// Returns whether the side `S` has a move.
fn has_move_of<V: JumpMoves, S: Side>(position: &JumpPosition<V::Geometry>) -> bool {
    let mut reach = Reach::<V> { from: position.men(S::COLOR), to: Set::<V::Geometry>::EMPTY };
    <V::Man<S> as Jumper>::Steps::each_direction(&mut reach);
    let king_goes = |king| king_targets::<V>(king, position.empty()).any();
    (reach.to & position.empty()).any()
        || V::Geometry::squares(position.kings(S::COLOR) & !resting::<V, S>(position)).any(king_goes)
        || has_capture::<V, S>(position)
}

/// Returns whether the side `S` can capture.
fn has_capture<V: JumpMoves, S: Side>(position: &JumpPosition<V::Geometry>) -> bool {
    let (enemies, empty) = (position.pieces(S::Other::COLOR), position.empty());
    let king_captures = |king| {
        let mut look = Look::<V> { king, enemies, empty, landed: Set::<V::Geometry>::EMPTY };
        <V::King as Jumper>::Jumps::each_direction(&mut look);
        look.landed.any()
    };
    men_capture::<V, S>(position) || V::Geometry::squares(position.kings(S::COLOR)).any(king_captures)
}

/// Returns whether a move is one that its piece could make without a capture.
fn is_step<V: JumpMoves, S: Side>(position: &JumpPosition<V::Geometry>, mv: JumpMove<V::Geometry>) -> bool {
    let to = mv.to.set() & position.empty();
    if resting::<V, S>(position).contains(mv.from.bit()) {
        return false;
    }
    if mv.captured.any() || to.is_empty() || !position.pieces(S::COLOR).contains(mv.from.bit()) {
        return false;
    }
    if position.kings.contains(mv.from.bit()) {
        return !mv.promotes && (king_targets::<V>(mv.from, position.empty()) & to).any();
    }
    let mut reach = Reach::<V> { from: mv.from.set(), to: Set::<V::Geometry>::EMPTY };
    <V::Man<S> as Jumper>::Steps::each_direction(&mut reach);
    (reach.to & to).any() && mv.promotes == (V::promotion_rank::<S>() & to).any()
}

/// Where steps lead.
struct Reach<V: JumpMoves> {
    from: Set<V::Geometry>,
    to: Set<V::Geometry>,
}

impl<V: JumpMoves> DirectionVisitor for Reach<V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        self.to |= V::Geometry::step::<D>(self.from);
    }
}

/// Where a king lands next to what it captures.
struct Look<V: JumpMoves> {
    king: Square<V::Geometry>,
    enemies: Set<V::Geometry>,
    empty: Set<V::Geometry>,
    landed: Set<V::Geometry>,
}

impl<V: JumpMoves> DirectionVisitor for Look<V> {
    #[inline(always)]
    fn visit<D: Direction>(&mut self) {
        let next = seen::<V, D>(self.king, self.empty) & self.enemies;
        self.landed |= V::Geometry::step::<D>(next) & self.empty;
    }
}
