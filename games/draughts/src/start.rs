//! Boards, and where the men stand at the start.

use quadrille_core::geometry::{Algebraic, MirroredNumbers, TurnedMirroredNumbers, TurnedNumbers};
use quadrille_core::{Chequered, Set, bitboard};

use crate::Board;

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

/// Three rows of White's men on 8×8 squares.
const WHITE_THREE_ROWS: &str = ".... .... .... .... .... XXXX XXXX XXXX";

/// Three rows of Black's men on 8×8 squares.
const BLACK_THREE_ROWS: &str = "XXXX XXXX XXXX .... .... .... .... ....";

/// Declares three rows of men on each side of boards of 8×8 squares.
macro_rules! three_rows {
    ($($name:ident $board:ident $squares:literal;)*) => {
        $(#[doc = concat!("Three rows of men on each side of ", $squares)]
        pub(crate) const $name: [Set<$board>; 2] = [$board::picture(WHITE_THREE_ROWS), $board::picture(BLACK_THREE_ROWS)];)*
    };
}

three_rows! {
    THREE_ROWS Board64 "squares named by numbers.";
    ALGEBRAIC_THREE_ROWS AlgebraicBoard "squares named by file and rank.";
    MIRRORED_THREE_ROWS MirroredBoard "a mirrored board.";
    TURNED_MIRRORED_THREE_ROWS TurnedMirroredBoard "a mirrored board that is numbered from White's side.";
}

/// Two rows of men on each side.
pub(crate) const TWO_ROWS: [Set<TurnedBoard>; 2] = [
    bitboard! { TurnedBoard:
        . . . .
        . . . .
        . . . .
        . . . .
        . . . .
        . . . .
        X X X X
        X X X X
    },
    bitboard! { TurnedBoard:
        X X X X
        X X X X
        . . . .
        . . . .
        . . . .
        . . . .
        . . . .
        . . . .
    },
];

/// Four rows of men on each side of 10×10 squares.
pub(crate) const FOUR_ROWS: [Set<Board>; 2] = [
    bitboard! { Board:
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        X X X X X
        X X X X X
        X X X X X
        X X X X X
    },
    bitboard! { Board:
        X X X X X
        X X X X X
        X X X X X
        X X X X X
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    },
];

/// Four rows of men on each side of the Frisian board.
pub(crate) const FRISIAN_FOUR_ROWS: [Set<FrisianBoard>; 2] = [
    FrisianBoard::picture("..... ..... ..... ..... ..... ..... XXXXX XXXXX XXXXX XXXXX"),
    FrisianBoard::picture("XXXXX XXXXX XXXXX XXXXX ..... ..... ..... ..... ..... ....."),
];

/// One row of men on each side of the Frisian board.
pub(crate) const FRISIAN_BACK_ROWS: [Set<FrisianBoard>; 2] = [
    FrisianBoard::picture("..... ..... ..... ..... ..... ..... ..... ..... ..... XXXXX"),
    FrisianBoard::picture("XXXXX ..... ..... ..... ..... ..... ..... ..... ..... ....."),
];

/// Five rows of men on each side of 12×12 squares.
pub(crate) const FIVE_ROWS: [Set<Board144>; 2] = [
    bitboard! { Board144:
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        X X X X X X
        X X X X X X
        X X X X X X
        X X X X X X
        X X X X X X
    },
    bitboard! { Board144:
        X X X X X X
        X X X X X X
        X X X X X X
        X X X X X X
        X X X X X X
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    },
];
