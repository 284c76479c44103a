//! The games: what each has that another has not.

use crate::grid::{Place, WAYS};

/// What a game has that another has not.
pub trait Array: Clone + std::fmt::Debug {
    /// Files, and ranks.
    const SIZE: (i32, i32);
    /// The position that a game starts from.
    const START: &'static str;
    /// The pieces but pawn and king.
    const PIECES: &'static str;
    /// What a pawn becomes.
    const PROMOTIONS: &'static str = Self::PIECES;
    /// Whether a pawn may step twice from its rank.
    const DOUBLE_STEP: bool;
    /// The file that the king castles from, and those that he castles to on the right and on the left.
    const CASTLING: Option<(i32, [i32; 2])>;
    /// Whether Black may castle too.
    const BLACK_CASTLES: bool = true;
    /// Whether a king who comes to the last rank wins.
    const LAST_RANK_WINS: bool = false;

    /// The ways of a piece, no pawn, as White sees them, each with how often it may be repeated: those by which it
    /// moves, and those by which it captures.
    fn ways(letter: char) -> [Ways; 2] {
        [ways(letter), ways(letter)]
    }
}

/// Ways on from a square, and how often each may be repeated.
type Ways = Vec<(Place, i32)>;

/// The ways of the pieces that move as they capture.
fn ways(letter: char) -> Ways {
    let straight = |way: &Place| way.0 == 0 || way.1 == 0;
    let far = |is: fn(bool) -> bool| WAYS.into_iter().filter(move |way| is(straight(way))).map(|way| (way, i32::MAX));
    let knight = KNIGHT.map(|way| (way, 1));
    match letter {
        'K' => WAYS.map(|way| (way, 1)).to_vec(),
        'Q' => far(|_| true).collect(),
        'R' => far(|straight| straight).collect(),
        'B' => far(|straight| !straight).collect(),
        'N' => knight.to_vec(),
        'C' => far(|straight| straight).chain(knight).collect(),
        'A' => far(|straight| !straight).chain(knight).collect(),
        _ => panic!("no piece: {letter}"),
    }
}

/// Los Alamos chess (Stein and Ulam, 1957; Pritchard, 1994): no bishops, no double step, no castling.
#[derive(Clone, Debug)]
pub struct LosAlamos;

impl Array for LosAlamos {
    const SIZE: (i32, i32) = (6, 6);
    const START: &'static str = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1";
    const PIECES: &'static str = "QRN";
    const DOUBLE_STEP: bool = false;
    const CASTLING: Option<(i32, [i32; 2])> = None;
}

/// Capablanca chess (Pritchard, 1994): the king castles by three files.
#[derive(Clone, Debug)]
pub struct Capablanca;

impl Array for Capablanca {
    const SIZE: (i32, i32) = (10, 8);
    const START: &'static str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    const PIECES: &'static str = "QCARBN";
    const DOUBLE_STEP: bool = true;
    const CASTLING: Option<(i32, [i32; 2])> = Some((5, [8, 2]));
}

/// Embassy chess (Kevin Hill, 2005): the king stands on the e-file, and castles by three files.
#[derive(Clone, Debug)]
pub struct Embassy;

impl Array for Embassy {
    const SIZE: (i32, i32) = (10, 8);
    const START: &'static str = "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1";
    const PIECES: &'static str = "QCARBN";
    const DOUBLE_STEP: bool = true;
    const CASTLING: Option<(i32, [i32; 2])> = Some((4, [7, 1]));
}

/// Orda chess (Couch Tomato, 2020, at pychess.org): an army on horseback plays Black, and a king on the last rank wins.
#[derive(Clone, Debug)]
pub struct Orda;

impl Array for Orda {
    const SIZE: (i32, i32) = (8, 8);
    const START: &'static str = "lhaykahl/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";
    const PIECES: &'static str = "QRBNLHAY";
    const PROMOTIONS: &'static str = "QH";
    const DOUBLE_STEP: bool = true;
    const CASTLING: Option<(i32, [i32; 2])> = Some((4, [6, 2]));
    const BLACK_CASTLES: bool = false;
    const LAST_RANK_WINS: bool = true;

    fn ways(letter: char) -> [Ways; 2] {
        match letter {
            'L' => [ways('N'), ways('R')],
            'A' => [ways('N'), ways('B')],
            'H' => [(); 2].map(|()| [ways('K'), ways('N')].concat()),
            'Y' => [(); 2].map(|()| ways('K').into_iter().filter(|&(way, _)| goes_yurt(way)).collect()),
            _ => [ways(letter), ways(letter)],
        }
    }
}

/// Whether a yurt goes one square this way.
fn goes_yurt(way: Place) -> bool {
    way.0 != 0 && way.1 != 0 || way == (0, 1)
}

/// The ways of a knight.
const KNIGHT: [Place; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
