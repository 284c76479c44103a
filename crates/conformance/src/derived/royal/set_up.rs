//! Positions at random.

use quadrille_core::royal::{Pockets, RoyalMoves, RoyalRules};

use super::ways::ways;
use super::{Moves, Place, Position, kind_of, of_side, size};
use crate::Random;

/// How often a set-up is tried until there is said to be none.
const TRIES: usize = 10_000;

/// Sets up a position that the rules accept, rich in what is rare in play: rights to castle, squares just passed, men
/// about to promote, pieces in hand. There may be none: on few squares a royal piece may always stand in check.
pub(super) fn set_up<V: RoyalRules>(random: &mut Random) -> Option<Position<V>> {
    (0..TRIES).filter_map(|_| attempt::<V>(random)).find(Position::stands)
}

impl<V: RoyalRules> Position<V> {
    /// Whether there is one royal piece a side, none that could be taken at once, and no piece doubled that may not be.
    pub(super) fn stands(&self) -> bool {
        let doubled = |piece: (bool, usize)| {
            let on = |file| (0..size::<V>().1).filter(|&rank| self.at((file, rank)) == Some(piece)).count();
            (0..size::<V>().0).any(|file| on(file) > 1)
        };
        let kept = Moves::<V>::ONE_TO_A_FILE.iter().map(|letter| kind_of::<V>(letter));
        let kept = !kept.flat_map(|kind| [(true, kind), (false, kind)]).any(doubled);
        let royals = |white| Self::places().filter(|&place| self.at(place) == Some((white, 0))).count();
        kept && royals(true) == 1 && royals(false) == 1 && !self.is_in_check(!self.white)
    }
}

/// Puts pieces on a board, without a look at checks; not if there are more of them than squares.
fn attempt<V: RoyalRules>(random: &mut Random) -> Option<Position<V>> {
    let (files, ranks) = size::<V>();
    let empty = format!("{}{files}", format!("{files}/").repeat(ranks as usize - 1));
    let mut position = Position::<V>::read(&format!("{empty} w"));
    position.white = random.below(2) == 0;
    position.clock = random.below(120) as u32;
    position.number = 1 + random.below(200) as u32;
    let kinds = Moves::<V>::LETTERS.len();
    if random.below(2) == 0 {
        rights(&mut position, random);
    }
    for white in [true, false] {
        if !Position::<V>::places().any(|place| position.at(place) == Some((white, 0))) {
            let place = free(&position, random)?;
            position.put(place, Some((white, 0)));
        }
    }
    // There may be none but the royal ones.
    let number = if kinds > 1 { random.below(((files * ranks) as usize / 3).max(1)) } else { 0 };
    for _ in 0..number {
        let (place, piece) = (free(&position, random)?, (random.below(2) == 0, 1 + random.below(kinds - 1)));
        if Position::<V>::could_go(place, piece) {
            position.put(place, Some(piece));
        }
    }
    if <Moves<V> as RoyalMoves>::Pockets::IN_USE && kinds > 1 {
        for _ in 0..random.below(6) {
            let kind = 1 + random.below(kinds - 1);
            if !Moves::<V>::LETTERS[kind].starts_with('+') {
                position.hands.push((random.below(2) == 0, kind));
            }
        }
    }
    if random.below(3) == 0 {
        pass(&mut position, random);
    }
    position.settle();
    Some(position)
}

/// An empty place, if there is one.
fn free<V: RoyalRules>(position: &Position<V>, random: &mut Random) -> Option<Place> {
    let free: Vec<Place> = Position::<V>::places().filter(|&place| position.at(place).is_none()).collect();
    (!free.is_empty()).then(|| *random.pick(&free))
}

/// Puts pieces where castlings begin, with the rights.
fn rights<V: RoyalRules>(position: &mut Position<V>, random: &mut Random) {
    for (number, castling) in Moves::<V>::CASTLINGS.iter().enumerate() {
        for white in [true, false] {
            if random.below(4) > 0 {
                let rank = of_side::<V>(white, 0);
                position.put((castling.royal[0] as i32, rank), Some((white, 0)));
                position.put((castling.mate[0] as i32, rank), Some((white, kind_of::<V>(castling.partner))));
                position.rights.push((white, number));
            }
        }
    }
}

/// Puts a piece that has just passed a place, and beside it one that may capture it there.
fn pass<V: RoyalRules>(position: &mut Position<V>, random: &mut Random) {
    let ways = ways::<V>();
    let Some(kind) = ways.iter().position(|way| way.double_step.is_some()) else { return };
    let rank = ways[kind].double_step.unwrap_or_default();
    let mover = !position.white;
    let file = random.below(size::<V>().0 as usize) as i32;
    let [from, passed, to] = [0, 1, 2].map(|steps| (file, of_side::<V>(mover, rank + steps)));
    let beside = (if file > 0 { file - 1 } else { file + 1 }, to.1);
    let is_free = |&place: &Place| Position::<V>::index(place).is_some() && position.at(place).is_none();
    if [from, passed, to, beside].iter().all(is_free) {
        position.put(to, Some((mover, kind)));
        position.put(beside, Some((position.white, kind)));
        position.passed = Some(passed);
    }
}
