//! Positions in the mirror.

use crate::{Laws, Orthodox, PositionBy, SquareSet, State};

/// Laws that treat both sides alike: then a position with the colors exchanged is the same game.
pub trait Symmetric: Laws {}

impl Symmetric for Orthodox {}

impl<L: Symmetric> PositionBy<L> {
    /// Returns the position with the colors exchanged and the ranks turned over: the same game for the other side.
    #[must_use]
    pub fn mirror_colors(&self) -> Self {
        let mut mirrored = self.mapped(|set| SquareSet::from_words([set.words()[0].swap_bytes()]), |bit| bit ^ 56);
        mirrored.white ^= mirrored.occupied();
        mirrored.turn = self.turn.other();
        mirrored.state = mirrored.state.exchanged();
        mirrored
    }

    /// Returns the position turned by half and with the colors exchanged; none if there are rights to castle.
    pub fn rotate(&self) -> Option<Self> {
        self.mirror_files().map(|mirrored| mirrored.mirror_colors())
    }
}

impl<L: Laws> PositionBy<L> {
    /// Returns the position with left and right exchanged; none if there are rights to castle, since castling to the
    /// two sides differs.
    pub fn mirror_files(&self) -> Option<Self> {
        let flip = |set: SquareSet| SquareSet::from_words([set.words()[0].swap_bytes().reverse_bits()]);
        self.castling.is_empty().then(|| self.mapped(flip, |bit| bit ^ 7))
    }

    /// Returns the position with every set and the passed square moved.
    fn mapped(&self, set: impl Fn(SquareSet) -> SquareSet, bit: impl Fn(u8) -> u8) -> Self {
        Self {
            oblique: set(self.oblique),
            upright: set(self.upright),
            short: set(self.short),
            white: set(self.white),
            castling: set(self.castling),
            state: self.state.mapped(&set),
            passed: if self.passed == 0 { 0 } else { bit(self.passed) },
            ..*self
        }
    }
}
