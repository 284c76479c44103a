//! The board: what is where, and where it could go.

use quadrille_core::royal::RoyalRules;

use super::ways::ways;
use super::{Piece, Place, Position, size};

impl<V: RoyalRules> Position<V> {
    /// Where a place is in the list; none beyond the board.
    pub(super) fn index((file, rank): Place) -> Option<usize> {
        let (files, ranks) = size::<V>();
        ((0..files).contains(&file) && (0..ranks).contains(&rank)).then_some((rank * files + file) as usize)
    }

    /// What is at a place.
    pub(super) fn at(&self, place: Place) -> Option<Piece> {
        self.board[Self::index(place)?]
    }

    /// Puts something at a place.
    pub(super) fn put(&mut self, place: Place, piece: Option<Piece>) {
        let index = Self::index(place).expect("a place of the board");
        self.board[index] = piece;
    }

    /// Every place.
    pub(super) fn places() -> impl Iterator<Item = Place> {
        let (files, ranks) = size::<V>();
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank)))
    }

    /// Where a piece of a kind and side could go by its steps; `take` says whether to what it captures or to empty
    /// places.
    pub(super) fn reach(&self, from: Place, (white, kind): Piece, take: bool) -> Vec<Place> {
        let mut reached = Vec::new();
        for step in ways::<V>()[kind].steps.iter().filter(|step| if take { step.captures } else { step.moves }) {
            let ranks = if white { step.ranks } else { -step.ranks };
            let mut to = (from.0 + step.files, from.1 + ranks);
            while Self::index(to).is_some() {
                match self.at(to) {
                    None if !take => reached.push(to),
                    Some((other, _)) if take && other != white => reached.push(to),
                    _ => {}
                }
                if self.at(to).is_some() || !step.rides {
                    break;
                }
                to = (to.0 + step.files, to.1 + ranks);
            }
        }
        reached
    }

    /// Whether a side could take what stands, or would stand, at a place.
    pub(super) fn is_attacked(&self, place: Place, by_white: bool) -> bool {
        let mut with_target = self.clone();
        with_target.put(place, Some((!by_white, 0)));
        Self::places().any(|from| match with_target.at(from) {
            Some(piece) if piece.0 == by_white => with_target.reach(from, piece, true).contains(&place),
            _ => false,
        })
    }

    /// Whether the royal piece of a side could be taken.
    pub(super) fn is_in_check(&self, white: bool) -> bool {
        Self::places().any(|place| self.at(place) == Some((white, 0)) && self.is_attacked(place, !white))
    }

    /// Whether a piece could go anywhere from a place, if the board were empty.
    pub(super) fn could_go(from: Place, (white, kind): Piece) -> bool {
        ways::<V>()[kind].steps.iter().any(|step| {
            let ranks = if white { step.ranks } else { -step.ranks };
            Self::index((from.0 + step.files, from.1 + ranks)).is_some()
        })
    }
}
