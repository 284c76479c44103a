//! Boards, and what is shared of their starts.

use quadrille_core::Chequered;
use quadrille_core::geometry::{Algebraic, MirroredNumbers, TurnedMirroredNumbers, TurnedNumbers};

/// 8×8 squares, named by numbers.
pub type Board64 = Chequered<8, 8>;

/// 8×8 squares, named by file and rank.
pub type AlgebraicBoard = Chequered<8, 8, 1, 1, Algebraic>;

/// 8×8 squares with a dark corner at White's right, numbered from Black's side.
pub type MirroredBoard = Chequered<8, 8, 1, 1, MirroredNumbers>;

/// 8×8 squares with a dark corner at White's right, numbered from White's side.
pub type TurnedMirroredBoard = Chequered<8, 8, 1, 1, TurnedMirroredNumbers>;

/// 8×8 squares, numbered from White's side.
pub type TurnedBoard = Chequered<8, 8, 1, 1, TurnedNumbers>;

/// 10×10 squares with three ghosts for each pair of rows, so that no jump along a rank or a file needs a mask.
pub type FrisianBoard = Chequered<10, 10, 1, 3>;

/// 12×12 squares, named by numbers; they take two words.
pub type Board144 = Chequered<12, 12, 2>;

/// Three rows of men on each side, by file and rank.
pub(crate) const ALGEBRAIC_START: &str = "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
