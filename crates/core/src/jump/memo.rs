//! What a search for captures has met already.

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use super::heading::Heading;
use super::trail::Trail;
use crate::mixer::Mixer;
use crate::{Geometry, Set, Square};

/// A point in the search of a piece: what follows from it depends on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Point<G: Geometry> {
    /// The square that the piece left.
    pub(super) from: Square<G>,
    /// The squares that it may have landed on.
    pub(super) at: Set<G>,
    /// What it has captured: a piece at least.
    pub(super) captured: Set<G>,
    /// In which jumps it has captured kings, where that matters.
    pub(super) early: u32,
    /// How it came there.
    pub(super) way: Way,
}

/// How a piece came to a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Way {
    /// As a man.
    Man,
    /// As a king that came by so many files and ranks.
    King(i8, i8),
    /// To the end of its capture.
    End,
}

impl Way {
    /// Returns the way of a king that came in a direction.
    #[inline(always)]
    pub(super) fn by(heading: impl Heading) -> Self {
        let (files, ranks) = heading.offset();
        Self::King(files as i8, ranks as i8)
    }
}

/// What is known of the points where a search has been.
///
/// Loose pieces can be captured in exponentially many orders, but many orders lead to points that others led to.
/// Remembering costs more than an ordinary search does, so it is for those that have gone on for long.
#[derive(Debug)]
pub(super) struct Memo<G: Geometry, T> {
    /// A power of two of places; a point is at its hash or behind it.
    places: Vec<Option<(Point<G>, T)>>,
    taken: usize,
}

impl<G: Geometry, T: Copy> Memo<G, T> {
    /// Makes an empty memory.
    pub(super) fn new() -> Self {
        Self { places: alloc::vec![None; 64], taken: 0 }
    }

    /// Returns what is known of a point.
    pub(super) fn get(&self, point: Point<G>) -> Option<T> {
        self.places[self.place_of(point)].map(|(_, known)| known)
    }

    /// Notes what is known of a point, and returns whether it is new.
    pub(super) fn add(&mut self, point: Point<G>, known: T) -> bool {
        let place = self.place_of(point);
        let new = self.places[place].replace((point, known)).is_none();
        self.taken += usize::from(new);
        if self.taken * 2 > self.places.len() {
            self.grow();
        }
        new
    }

    /// Returns the place where the point is, or where it belongs.
    fn place_of(&self, point: Point<G>) -> usize {
        let mut mixer = Mixer::default();
        point.hash(&mut mixer);
        let last = self.places.len() - 1;
        let mut place = mixer.finish() as usize & last;
        while self.places[place].is_some_and(|(other, _)| other != point) {
            place = (place + 1) & last;
        }
        place
    }

    /// Makes four times as many places.
    #[cold]
    fn grow(&mut self) {
        let more = alloc::vec![None; self.places.len() * 4];
        for (point, known) in core::mem::replace(&mut self.places, more).into_iter().flatten() {
            let place = self.place_of(point);
            self.places[place] = Some((point, known));
        }
    }
}

/// Goes on from each point once.
impl<G: Geometry> Trail<G> for Memo<G, ()> {
    fn remembers(&self) -> bool {
        true
    }

    fn enter(&mut self, point: Point<G>) -> bool {
        self.add(point, ())
    }
}
