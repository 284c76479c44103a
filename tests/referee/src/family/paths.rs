//! Captures, walked square by square.

use super::board::Direction;
use super::book::{Landing, LastRow, Removal};
use super::{Position, Variant};
use crate::draughts::{Kind, Piece, Sequence};

/// What a piece has captured up to now.
#[derive(Clone, Debug)]
pub struct Path {
    /// Whether it began as a king.
    pub is_king: bool,
    /// Where it began.
    pub from: u8,
    /// Where it landed, in order.
    pub landings: Vec<u8>,
    /// What it captured, in order.
    pub captured: Vec<(u8, Kind)>,
    /// Whether it landed right behind what it captured, in order.
    behind: Vec<bool>,
    /// Which way it jumped last.
    last: Option<Direction>,
}

impl Path {
    /// The path as a sequence of squares.
    pub(super) fn sequence(&self) -> Sequence {
        let captured = self.captured.iter().map(|&(square, _)| square).collect();
        Sequence { from: self.from, landings: self.landings.clone(), captured }
    }

    /// Which of the captured pieces are kings, in order.
    pub(super) fn captured_kings(&self) -> Vec<bool> {
        self.captured.iter().map(|&(_, kind)| kind == Kind::King).collect()
    }

    /// Whether the piece has come down right behind what it took last, if that is a king.
    pub(super) fn ends_well(&self) -> bool {
        self.captured_kings().last() != Some(&true) || self.behind.last() == Some(&true)
    }

    /// Where the piece is.
    fn at(&self) -> u8 {
        *self.landings.last().unwrap_or(&self.from)
    }
}

/// What a piece meets on a square.
#[derive(PartialEq, Eq)]
enum Met {
    Nothing,
    Enemy(Kind),
    Wall,
}

impl<V: Variant> Position<V> {
    /// Every capture of the side to move to its end, or nothing if more than `limit` jumps must be looked at.
    pub(super) fn paths(&self, limit: usize) -> Option<Vec<Path>> {
        let (mut open, mut ended, mut work) = (Vec::new(), Vec::new(), 0);
        for kind in [Kind::Man, Kind::King] {
            for from in self.of(self.side, kind) {
                let (is_king, landings, captured, behind) = (kind == Kind::King, Vec::new(), Vec::new(), Vec::new());
                let path = Path { is_king, from, landings, captured, behind, last: None };
                open.push((self.jumps(&path), path));
            }
        }
        while let Some((jumps, path)) = open.pop() {
            work += jumps.iter().map(Vec::len).sum::<usize>() + 1;
            if work > limit {
                return None;
            }
            if jumps.is_empty() && !path.captured.is_empty() {
                ended.push(path);
                continue;
            }
            for landings in jumps {
                let mut next: Vec<_> = landings.into_iter().map(|next| (self.jumps(&next), next)).collect();
                // Who can go on from one of the squares behind may not stop on another.
                if next.iter().any(|(jumps, _)| !jumps.is_empty()) {
                    next.retain(|(jumps, _)| !jumps.is_empty());
                }
                open.append(&mut next);
            }
        }
        Some(ended)
    }

    /// The paths with one more capture; those that differ by the last landing alone are together.
    fn jumps(&self, path: &Path) -> Vec<Vec<Path>> {
        let book = &V::BOOK;
        let is_king = path.is_king || book.crowned(self.side, &path.landings);
        if !is_king && book.last_row == LastRow::EndsTheTurn && self.has_arrived(path) {
            return Vec::new();
        }
        let flies = is_king && book.king_flies;
        let mut jumps = Vec::new();
        for &direction in if is_king { book.king.captures } else { book.man.captures } {
            let direction = book.seen_by(self.side, direction);
            if !book.turns_back && path.last == Some((-direction.0, -direction.1)) {
                continue;
            }
            let (mut next, mut before) = (book.step(path.at(), direction), 0);
            while let Some(square) = next.filter(|&square| flies && self.meets(path, square) == Met::Nothing) {
                before += 1;
                next = book.step(square, direction);
            }
            debug_assert!(flies || before == 0, "a piece that does not fly captures beside it");
            let Some(victim) = next else { continue };
            let Met::Enemy(kind) = self.meets(path, victim) else { continue };
            if kind == Kind::King && !is_king && !book.men_take_kings {
                continue;
            }
            let (mut landings, mut next) = (Vec::new(), book.step(victim, direction));
            while let Some(square) = next.filter(|&square| self.meets(path, square) == Met::Nothing) {
                let mut longer = path.clone();
                longer.behind.push(landings.is_empty());
                longer.landings.push(square);
                longer.captured.push((victim, kind));
                longer.last = Some(direction);
                landings.push(longer);
                let further = flies && book.landing != Landing::RightBehind;
                next = if further { book.step(square, direction) } else { None };
            }
            if !landings.is_empty() {
                jumps.push(landings);
            }
        }
        jumps
    }

    /// Whether a path has come to the last row.
    pub(super) fn has_arrived(&self, path: &Path) -> bool {
        path.landings.last().is_some_and(|&square| V::BOOK.on_last_row(self.side, square))
    }

    /// What stands in the way of a piece that has captured along a path: its own square is free.
    fn meets(&self, path: &Path, square: u8) -> Met {
        if path.captured.iter().any(|&(captured, _)| captured == square) {
            return if V::BOOK.removal == Removal::AtOnce { Met::Nothing } else { Met::Wall };
        }
        match self.board[square as usize] {
            _ if square == path.from => Met::Nothing,
            None => Met::Nothing,
            Some(Piece { side, .. }) if side == self.side => Met::Wall,
            Some(Piece { kind, .. }) => Met::Enemy(kind),
        }
    }
}
