//! How men and kings move in Armenian draughts.

use core::marker::PhantomData;

use quadrille_core::{East, Jumper, North, NorthEast, NorthWest, Side, South, SouthEast, SouthWest, West};

/// A man of Armenian draughts.
#[derive(Clone, Copy, Debug)]
pub struct ArmenianMan<S>(PhantomData<S>);

impl<S: Side> Jumper for ArmenianMan<S> {
    /// One step forward, straight or diagonally, or sideways.
    ///
    /// **Source**: iggamecenter.com, Tama, play.
    type Steps = (S::ForwardWest, S::Forward, S::ForwardEast, West, East);
    /// Forward and sideways; never diagonally.
    ///
    /// **Source**: iggamecenter.com, Tama, captures.
    type Jumps = (S::Forward, West, East);
    const FLIES: bool = false;
}

/// A king of Armenian draughts: it moves like a queen, and captures like a rook.
///
/// **Source**: iggamecenter.com, Tama, play and captures.
#[derive(Clone, Copy, Debug)]
pub struct ArmenianKing;

impl Jumper for ArmenianKing {
    type Steps = (North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest);
    type Jumps = (North, East, South, West);
    const FLIES: bool = true;
}
