//! The squares that a capture lands on, one after the other.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt::{self, Write as _};

use smallvec::SmallVec;

use super::choice::Choice;
use super::memo::{Memo, Point};
use super::search::retrace;
use super::trail::Trail;
use super::{JumpMove, JumpMoves};
use crate::{Bits, Convention, Geometry, JumpPosition, Set, Square};

/// Finds the way of making one capture whose written form comes first in the order of bytes.
///
/// A way lands right behind each captured piece, but where it turns or ends. What is the first way on from a point does
/// not depend on how the piece came there, so each point is searched once.
struct First<G: Geometry> {
    wanted: JumpMove<G>,
    /// In which jumps kings are to be captured, where that matters.
    early: u32,
    /// Landings that lead to the capture: a square, and the next landing.
    landings: Vec<(Square<G>, Option<usize>)>,
    /// The first landing of the first way on, for the points that have been searched.
    known: Memo<G, Option<usize>>,
    /// The points on the way to where the search is.
    stack: Vec<Visit<G>>,
    /// The first landing of the first way of all so far.
    first: Option<usize>,
}

/// A point that is being searched.
struct Visit<G: Geometry> {
    point: Point<G>,
    /// The square on which the piece landed, while the search goes on from there.
    landed: Option<Square<G>>,
    /// The first landing of the first way on so far.
    first: Option<usize>,
}

impl<G: Geometry> First<G> {
    /// Takes a way on from where the piece is, told by its first landing.
    fn offer(&mut self, way: Option<usize>) {
        let Some(way) = way else { return };
        let landed = self.stack.last().and_then(|visit| visit.landed);
        let landing = landed.map_or(self.landings[way], |square| (square, Some(way)));
        let known = self.stack.last().map_or(self.first, |visit| visit.first);
        if known.is_none_or(|known| self.order(landing, self.landings[known]) == Ordering::Less) {
            let new = Some(self.landings.len());
            self.landings.push(landing);
            match self.stack.last_mut() {
                Some(visit) => visit.first = new,
                None => self.first = new,
            }
        }
    }

    /// Returns which of two ways comes first when it is written; both have equally many landings.
    fn order(&self, one: (Square<G>, Option<usize>), other: (Square<G>, Option<usize>)) -> Ordering {
        let (mut one, mut other) = (one, other);
        loop {
            match (one.0 == other.0, one.1, other.1) {
                (false, ..) => return Name::of(one.0).cmp(&Name::of(other.0)),
                (true, Some(next), Some(other_next)) if next != other_next => {
                    (one, other) = (self.landings[next], self.landings[other_next]);
                }
                (true, ..) => return Ordering::Equal,
            }
        }
    }
}

impl<G: Geometry> Trail<G> for First<G> {
    fn enter(&mut self, point: Point<G>) -> bool {
        if (point.captured & !self.wanted.captured).any() {
            return false;
        }
        let known = self.known.get(point);
        match known {
            Some(way) => self.offer(way),
            None => self.stack.push(Visit { point, landed: None, first: None }),
        }
        known.is_none()
    }

    fn leave(&mut self) {
        if let Some(Visit { point, first, .. }) = self.stack.pop() {
            self.known.add(point, first);
            self.offer(first);
        }
    }

    fn land(&mut self, square: Square<G>) -> bool {
        if let Some(visit) = self.stack.last_mut() {
            visit.landed = Some(square);
        }
        true
    }

    fn lift(&mut self) {
        if let Some(visit) = self.stack.last_mut() {
            visit.landed = None;
        }
    }

    fn end(&mut self, to: Set<G>, captured: Set<G>, early: u32) {
        if captured == self.wanted.captured && early == self.early && to.contains(self.wanted.to.bit()) {
            self.landings.push((self.wanted.to, None));
            self.offer(Some(self.landings.len() - 1));
        }
    }
}

/// The name of a square with an `x` behind it, which comes behind every digit, whatever sign the game writes.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Name(SmallVec<[u8; 8]>);

impl Name {
    fn of<G: Geometry>(square: Square<G>) -> Self {
        let mut name = Self(SmallVec::new());
        // It takes whatever it is given.
        let _ = write!(name, "{square}x");
        name
    }
}

impl fmt::Write for Name {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

/// Returns the squares of a legal move's path: from, each landing, to.
///
/// Of several ways the one is taken whose written form, with `x` between squares, comes first in the order of bytes.
pub fn path<V: JumpMoves>(position: &JumpPosition<V::Geometry>, mv: JumpMove<V::Geometry>) -> Vec<Square<V::Geometry>> {
    let mut path = Vec::from([mv.from]);
    if mv.captured.is_empty() {
        path.push(mv.to);
        return path;
    }
    let early = earliest::<V>(position, mv);
    let (landings, stack) = (Vec::new(), Vec::new());
    let mut trail = First { wanted: mv, early, landings, known: Memo::new(), stack, first: None };
    retrace::<V>(position, mv.from, Convention::Orders, &mut trail);
    let mut next = trail.first;
    while let Some(landing) = next {
        let (square, behind) = trail.landings[landing];
        path.push(square);
        next = behind;
    }
    path
}

/// Finds the order of a capture that takes kings earliest.
struct Earliest<G: Geometry> {
    wanted: JumpMove<G>,
    early: u32,
}

impl<G: Geometry> Trail<G> for Earliest<G> {
    fn end(&mut self, to: Set<G>, captured: Set<G>, early: u32) {
        if captured == self.wanted.captured && to.contains(self.wanted.to.bit()) {
            self.early = self.early.max(early);
        }
    }
}

/// Returns in which jumps a legal capture takes kings, where that matters; else 0.
fn earliest<V: JumpMoves>(position: &JumpPosition<V::Geometry>, wanted: JumpMove<V::Geometry>) -> u32 {
    if !V::TELLS_ORDER {
        return 0;
    }
    let mut trail = Earliest { wanted, early: 0 };
    retrace::<V>(position, wanted.from, Convention::Orders, &mut trail);
    trail.early
}

/// Whether a capture lands on given squares.
struct Follow<'a, G: Geometry> {
    wanted: JumpMove<G>,
    early: u32,
    squares: &'a [Square<G>],
    landed: usize,
    followed: bool,
}

impl<G: Geometry> Trail<G> for Follow<'_, G> {
    fn land(&mut self, square: Square<G>) -> bool {
        self.landed += 1;
        self.squares.get(self.landed - 1) == Some(&square)
    }

    fn lift(&mut self) {
        self.landed -= 1;
    }

    fn end(&mut self, to: Set<G>, captured: Set<G>, early: u32) {
        let last = self.squares.get(self.landed..);
        self.followed |= captured == self.wanted.captured
            && early == self.early
            && matches!(last, Some(&[square]) if square == self.wanted.to && to.contains(square.bit()));
    }
}

/// Returns whether a legal capture can be made with exactly these landings, the last one included.
pub(super) fn follows<V: JumpMoves>(
    position: &JumpPosition<V::Geometry>,
    mv: JumpMove<V::Geometry>,
    squares: &[Square<V::Geometry>],
) -> bool {
    let mut trail = Follow { wanted: mv, early: earliest::<V>(position, mv), squares, landed: 0, followed: false };
    retrace::<V>(position, mv.from, Convention::Paths, &mut trail);
    trail.followed
}
