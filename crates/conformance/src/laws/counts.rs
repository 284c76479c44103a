//! Laws of counting.

use quadrille_core::perft::Replies;
use quadrille_core::{Convention, Count, Rules};

use crate::asked::{Answer, Asked, Breach, hold};
use crate::number::counted;

/// The most replies to replies, about, that are counted.
const REPLIES: usize = 1_000_000;

/// Replies counted at once, of one position and of many, are those to each move.
pub(crate) fn replies_add_up<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let most = (REPLIES / asked.moves.len().pow(2).max(1)).max(1);
    let after: Vec<R::Position> = asked.moves.iter().take(most).map(|&mv| asked.after(mv)).collect();
    for positions in [&[], &[asked.position][..], &after] {
        agree::<R, 0>(positions)?;
        if const { Convention::Orders.is_among(R::CONVENTIONS) } {
            agree::<R, 1>(positions)?;
        }
        if const { Convention::Paths.is_among(R::CONVENTIONS) } {
            agree::<R, 2>(positions)?;
        }
    }
    let (counted, played) = (R::count::<0>(&asked.position, 2), Replies::<R, 0>::one_by_one(&asked.position));
    hold!(counted == played, "a perft of {counted} to depth 2, and {played} replies move by move");
    Ok(())
}

/// Counts the replies in both ways.
fn agree<R: Rules, const CONVENTION: u8>(positions: &[R::Position]) -> Answer<R> {
    let (counted, played) =
        (R::replies::<CONVENTION>(positions), positions.iter().map(Replies::<R, CONVENTION>::one_by_one).sum::<u64>());
    let of = positions.len();
    hold!(counted == played, "{counted} replies at once, and {played} move by move, of {of} positions together");
    Ok(())
}

/// Orders count no fewer than unique moves, and paths no fewer than orders.
pub(crate) fn conventions_refine<R: Rules>(asked: &Asked<'_, R>) -> Answer<R> {
    let (unique, orders, paths) = (number::<R, 0>(asked), number::<R, 1>(asked), number::<R, 2>(asked));
    let refine = unique <= orders && orders <= paths && (unique == 0) == (paths == 0);
    let (moves, ways) = (counted(unique, "move", "moves"), counted(paths, "path", "paths"));
    hold!(refine, "{moves}, {} and {ways}", counted(orders, "order", "orders"));
    let alone = R::CONVENTIONS.len() == 1 && unique != paths;
    hold!(!alone, "{moves} and {ways}, in a game that has but one convention");
    Ok(())
}

/// Returns the number of moves by a convention.
fn number<R: Rules, const CONVENTION: u8>(asked: &Asked<'_, R>) -> u64 {
    let mut count = Count::<CONVENTION>::default();
    R::generate(&asked.position, &mut count);
    count.moves
}
