//! The same position, seen from the other side.

use crate::{Position, Squares};

impl Position {
    /// Mirrors the board from side to side and up and down and changes the colors of the stones.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let turned = |set: Squares| set.into_iter().map(|bit| 60 - bit).collect();
        let [white, black] = self.stones.map(turned);
        Self { stones: [black, white], holes: turned(self.holes), clock: self.clock.passed() }
    }
}
