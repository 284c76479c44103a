//! Positions at random, rich in what is rare in play.

use std::collections::BTreeSet;

use super::board::Squares;
use super::{Position, Variant, place};
use crate::Random;
use crate::draughts::{Kind, Piece, Side, Theme, draw_counters};

/// The number of jumps that a set-up may take to search through.
const WORK: usize = 1_000;

/// How often a set-up is drawn anew that is not as it is wished.
const DRAWS: usize = 1_000;

/// What a set-up is wished to show.
enum Wish {
    /// That one of the questions of captures, by its place, decides.
    Decides(usize),
    /// That a king which could move may not.
    Rests,
    /// That a man captures onto the last row.
    Arrives,
}

/// Draws a set-up; three times of four until it shows what is rarest in one that is drawn at random.
pub(super) fn set_up<V: Variant>(random: &mut Random) -> Position<V> {
    let mut wishes: Vec<Wish> = (0..V::BOOK.choice.len()).map(Wish::Decides).collect();
    wishes.extend(V::BOOK.successive_king_moves.map(|_| Wish::Rests));
    wishes.push(Wish::Arrives);
    if random.below(4) > 0 {
        let wish = random.pick(&wishes);
        for _ in 0..DRAWS {
            let drawn = draw_quick(random);
            if wish.is_granted(&drawn) {
                return drawn;
            }
        }
    }
    draw_quick(random)
}

impl Wish {
    /// Whether a set-up shows it.
    fn is_granted<V: Variant>(&self, drawn: &Position<V>) -> bool {
        let Some(paths) = drawn.paths(WORK) else { return false };
        match *self {
            Self::Decides(question) => {
                let moves = |left_out| {
                    let legal = V::BOOK.legal_but_for(left_out, paths.clone());
                    legal.iter().map(|path| drawn.resolve(&path.sequence())).collect::<BTreeSet<_>>()
                };
                moves(None) != moves(Some(question))
            }
            Self::Rests => {
                let rested = Position { tired: [None; 2], ..drawn.clone() };
                paths.is_empty() && drawn.quiet_moves().len() < rested.quiet_moves().len()
            }
            Self::Arrives => paths.iter().any(|path| !path.is_king && drawn.has_arrived(path)),
        }
    }
}

/// Draws until both sides could be to move without too long a search.
fn draw_quick<V: Variant>(random: &mut Random) -> Position<V> {
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
    // Now and then a few kings, on the squares between, are to move against many pieces that stand loose, half of them
    // kings.
    let hunt = random.below(4) == 0;
    let hunter = position.side;
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
