//! Positions at random, rich in what is rare in play.

use super::board::Squares;
use super::{Position, Variant, place};
use crate::Random;
use crate::draughts::{Kind, Piece, Side, Theme, draw_counters};

/// The number of jumps that a set-up may take to search through.
const WORK: usize = 1_000;

/// Draws until both sides could be to move without too long a search.
pub(super) fn set_up<V: Variant>(random: &mut Random) -> Position<V> {
    loop {
        let drawn = draw::<V>(random);
        let quick = |side| Position { side, ..drawn.clone() }.paths(WORK).is_some();
        if drawn.board.iter().any(Option::is_some) && quick(Side::White) && quick(Side::Black) {
            return drawn;
        }
    }
}

/// A set-up at random, which may take too long to search through.
fn draw<V: Variant>(random: &mut Random) -> Position<V> {
    let book = &V::BOOK;
    let mut position = Position::<V>::empty(*random.pick(&[Side::White, Side::Black]));
    (position.halfmove, position.fullmove) = draw_counters(random);
    // Now and then it is a few kings, on the squares between, against many pieces that stand loose, half of them kings.
    let hunt = random.below(4) == 0;
    let hunter = *random.pick(&[Side::White, Side::Black]);
    let theme = if hunt { Theme::Loose } else { *random.pick(&Theme::ALL) };
    for side in [Side::White, Side::Black] {
        let mut kinds = match hunt {
            true if side == hunter => vec![Kind::King; 1 + random.below(2)],
            true => (0..4 + random.below(7)).map(|_| *random.pick(&[Kind::Man, Kind::King])).collect(),
            false => theme.draw(random),
        };
        kinds.retain(|&kind| kind == Kind::Man || !book.first_king_wins);
        for kind in kinds.into_iter().take(book.pieces) {
            let fits = |&square: &u8| {
                let (row, column) = (book.row(square), book.column(square));
                let loose = match book.squares {
                    Squares::All => (row + column) % 2 == 1,
                    _ => row % 2 == 1 && row != i32::from(book.size) - 1,
                };
                let to_go = book.rows_to_go(side, square);
                position.board[square as usize].is_none()
                    && (kind == Kind::King || to_go > 0)
                    && (theme != Theme::Loose || loose != (hunt && side == hunter))
                    && (theme != Theme::Promotion || kind == Kind::King || to_go <= 3)
            };
            let squares: Vec<u8> = book.all().into_iter().filter(fits).collect();
            if !squares.is_empty() {
                position.board[*random.pick(&squares) as usize] = Some(Piece { side, kind });
            }
        }
        let kings = position.of(side, Kind::King);
        let noted = book.successive_king_moves.is_some() && !kings.is_empty() && random.below(2) == 0;
        if noted && !position.of(side, Kind::Man).is_empty() {
            position.tired[place(side)] = Some((1 + random.below(3) as u32, *random.pick(&kings)));
        }
    }
    position
}
