//! The starts of Chess960 by number.

use quadrille_core::Color;

use crate::{Kind, Position, Square};

/// The number of starts.
const STARTS: u16 = 960;

/// The number of the start of chess.
const ORTHODOX: u16 = 518;

/// The two places of the knights among the five squares that bishops and queen leave, by their number.
const KNIGHTS: [[usize; 2]; 10] = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// Returns the start of chess.
pub(crate) fn orthodox() -> Position {
    set_up([rank_of(ORTHODOX); 2])
}

/// Returns the start in which White's and Black's pieces stand by a number each.
pub(crate) fn start(white: u16, black: u16) -> Option<Position> {
    (white < STARTS && black < STARTS).then(|| set_up([rank_of(white), rank_of(black)]))
}

/// Returns the pieces of a number from the a-file on.
///
/// **Source**: Reinhard Scharnagl's direct derivation: the number is divided by 4 for the bishop on a light square, by
/// 4 for the other, by 6 for the queen; what is left is the knights' number; rook, king and rook fill the rest in this
/// order.
fn rank_of(number: u16) -> [Kind; 8] {
    let number = usize::from(number);
    let mut rank = [None; 8];
    rank[number % 4 * 2 + 1] = Some(Kind::Bishop);
    rank[number / 4 % 4 * 2] = Some(Kind::Bishop);
    put_on_free(&mut rank, number / 16 % 6, Kind::Queen);
    let [first, second] = KNIGHTS[number / 96 % 10];
    // The second is put first, so that it does not move the places that the first counts.
    put_on_free(&mut rank, second, Kind::Knight);
    put_on_free(&mut rank, first, Kind::Knight);
    for kind in [Kind::Rook, Kind::King, Kind::Rook] {
        put_on_free(&mut rank, 0, kind);
    }
    rank.map(|kind| kind.unwrap_or(Kind::Rook))
}

/// Puts a piece on the free square that `place` others are before.
fn put_on_free(rank: &mut [Option<Kind>; 8], place: usize, kind: Kind) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(place) {
        *square = Some(kind);
    }
}

/// Sets up the board.
fn set_up(ranks: [[Kind; 8]; 2]) -> Position {
    let mut position = Position::EMPTY;
    for color in Color::ALL {
        let (back, pawns) = if color == Color::White { (0, 8) } else { (56, 48) };
        for (file, kind) in ranks[color.index()].into_iter().enumerate() {
            let square = Square::from_bit_unchecked(back + file).set();
            position.put(square, color, kind);
            position.put(Square::from_bit_unchecked(pawns + file).set(), color, Kind::Pawn);
            if kind == Kind::Rook {
                position.castling |= square;
            }
        }
    }
    position
}
