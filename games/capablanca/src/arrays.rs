//! The arrays: who stands where at the start, and where the king castles to.

use core::fmt;
use core::hash::Hash;

use quadrille_core::Clause;

use crate::clauses;

/// An array of the twenty pieces on 10×8 squares.
pub trait Array: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The name of the variant.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// What the tag `Variant` of its records says.
    const RECORD_NAME: &'static str;
    /// The FEN of the start.
    const START: &'static str;
    /// The king's file at the start, counted from 0.
    const KING: usize;
    /// The files that he castles to, on the right and on the left.
    const CASTLED: [usize; 2];
    /// What is said of the array alone.
    const CLAUSES: &'static [Clause];
}

/// Archbishop on the queen's side, chancellor on the king's, between knight and bishop.
///
/// **Source**: D. B. Pritchard, The Encyclopedia of Chess Variants, 1994: Capablanca's chess, the later form. The king
/// castles by three squares, to `c1` or `i1`: Fairy-Stockfish, `variant.cpp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CapablancaArray;

impl Array for CapablancaArray {
    const NAME: &'static str = "capablanca";
    const TITLE: &'static str = "Capablanca chess";
    const RECORD_NAME: &'static str = "Capablanca";
    const START: &'static str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    const KING: usize = 5;
    const CASTLED: [usize; 2] = [8, 2];
    const CLAUSES: &'static [Clause] = clauses::CAPABLANCA;
}

/// Chancellor and archbishop beside the king, who stands on the e-file.
///
/// **Source**: Kevin Hill, Embassy Chess, 2005. The king castles by three squares, to `b1` or `h1`: Fairy-Stockfish,
/// `variant.cpp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EmbassyArray;

impl Array for EmbassyArray {
    const NAME: &'static str = "embassy";
    const TITLE: &'static str = "Embassy chess";
    const RECORD_NAME: &'static str = "Embassy";
    const START: &'static str = "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1";
    const KING: usize = 4;
    const CASTLED: [usize; 2] = [7, 1];
    const CLAUSES: &'static [Clause] = clauses::EMBASSY;
}
