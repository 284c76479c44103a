//! The gaits that many games share.

use super::{Capture, Leap, Quiet, Ride};
use crate::{East, Hop, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};

/// One square in any direction.
pub type King = Leap<(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest)>;

/// Along ranks and files.
pub type Rook = Ride<(North, East, South, West)>;

/// Along diagonals.
pub type Bishop = Ride<(NorthEast, SouthEast, SouthWest, NorthWest)>;

/// Along ranks, files and diagonals.
pub type Queen = (Rook, Bishop);

/// Two squares along a rank or a file and one across.
pub type Knight =
    Leap<(Hop<1, 2>, Hop<2, 1>, Hop<2, -1>, Hop<1, -2>, Hop<-1, -2>, Hop<-2, -1>, Hop<-2, 1>, Hop<-1, 2>)>;

/// One square forward to move, diagonally forward to capture.
pub type Pawn = (Quiet<Leap<(North,)>>, Capture<Leap<(NorthEast, NorthWest)>>);
