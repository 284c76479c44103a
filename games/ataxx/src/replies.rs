//! Counting the replies to all moves at once.

use quadrille_core::geometry::Degrees;
use quadrille_core::{Bits as _, Clocks, Geometry, Stone as _, Turn};

use crate::rules::CLOCK_END;
use crate::{Board, Position, Squares, Stone};

/// Returns for each square the number of stones of a set that jump there.
#[inline(always)]
fn jumps(stones: Squares) -> Degrees<Squares> {
    Degrees::of::<Board, <Stone as quadrille_core::Stone>::Seconds>(stones)
}

/// Returns the number of replies to all moves; none where moves must be looked at one by one: next to the clock's end,
/// and where there is none or the pass alone.
#[inline]
pub(crate) fn replies(position: &Position) -> Option<u64> {
    let (own, enemy) = (position.stones(position.turn()), position.stones(position.turn().other()));
    let free = position.free();
    let (own_near, enemy_near) = (Stone::spread_to_neighbors::<Board>(own), Stone::spread_to_neighbors::<Board>(enemy));
    let (own_jumps, enemy_jumps, free_jumps) = (jumps(own), jumps(enemy), jumps(free));
    let singles = own_near & free;
    let moves = singles.count() + own_jumps.sum(free);
    if moves == 0 || enemy.is_empty() || position.halfmoves() + 1 >= CLOCK_END {
        return None;
    }
    // As if no move flipped a stone: each leaves the enemy all its moves but the jumps to where it lands, and a double
    // adds those to the square it leaves.
    let (clones, all_jumps) = ((enemy_near & free).count(), enemy_jumps.sum(free));
    let mut replies =
        i64::from(moves * (clones + all_jumps) + enemy_jumps.dot(&free_jumps, own) + free_jumps.sum(own & enemy_near));
    replies -= i64::from(enemy_jumps.sum(singles) + own_jumps.dot(&enemy_jumps, free));
    let targets = (singles | own_jumps.any() & free) & if clones == 0 { free } else { enemy_near };
    for to in Board::squares(targets) {
        let flipped = Stone::neighbors(to) & enemy;
        let sources = Stone::seconds(to) & own;
        let left = enemy ^ flipped;
        let near = Stone::spread_to_neighbors::<Board>(left);
        let to_here = u32::from(singles.contains(to.bit())) + sources.count();
        let (clones_left, jumps_lost) = ((near & free).count(), free_jumps.sum(flipped));
        replies -= i64::from(to_here * (clones + jumps_lost - clones_left) + (sources & enemy_near & !near).count());
        for bit in flipped {
            replies -=
                i64::from((Stone::seconds(quadrille_core::Square::<Board>::from_bit_unchecked(bit)) & sources).count());
        }
        if clones_left == 0 && left.any() && all_jumps == jumps_lost + (Stone::seconds(to) & enemy).count() {
            let reach = near | Stone::spread_to_seconds::<Board>(left);
            replies += i64::from((sources & !reach).count());
            if singles.contains(to.bit()) {
                let own = own | flipped | to.set();
                let reach = Stone::spread_to_neighbors::<Board>(own) | Stone::spread_to_seconds::<Board>(own);
                replies += i64::from((reach & free & !to.set()).any());
            }
        }
    }
    Some(replies as u64)
}
