//! What a turn is, which ones are legal, and what they do.

use quadrille_core::{Clocks, Color, Geometry, MoveSink, Observer, Square, Stone as _, Turn};

use crate::position::{Seconds, in_turn};
use crate::{AtaxxBy, Board, CLOCK_END, Options, Position, Squares, Stone};

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A new stone next to any own one.
    Single(Square<Board>),
    /// A stone that jumps two squares.
    Double {
        /// From where.
        from: Square<Board>,
        /// To where.
        to: Square<Board>,
    },
    /// No move: forced where there is none and the game is not over.
    Pass,
}

/// Gives each legal move to the sink: clones by where they land, jumps by where they land or come from, or the pass.
///
/// A position that is over has none. The end where nobody can move is asked only where there is no move.
#[inline]
pub(crate) fn generate<O: Options, S: MoveSink<AtaxxBy<O>>>(position: &Position, sink: &mut S) {
    if S::CAPTURES_ONLY || is_stopped(position) {
        return;
    }
    let ([own, _], free) = (position.sides(), position.free());
    let singles = Stone::spread_to_neighbors::<Board>(own) & free;
    sink.extend(singles, Move::Single);
    if sink.is_full() {
        return;
    }
    let mut found = singles.any();
    let tallied = sink.tally(|| {
        let doubles = Board::hops::<Seconds>(own, free);
        found |= doubles > 0;
        doubles.into()
    });
    // A set for each of the fewer squares: so the sets are large, and the loops over them well predicted.
    if !tallied && own.count() < free.count() {
        for from in Board::squares(own) {
            let targets = Stone::seconds(from) & free;
            found |= targets.any();
            sink.extend(targets, |to| Move::Double { from, to });
        }
    } else if !tallied {
        for to in Board::squares(free) {
            let sources = Stone::seconds(to) & own;
            found |= sources.any();
            sink.extend(sources, |from| Move::Double { from, to });
        }
    }
    if !found && !position.is_over() {
        sink.push(Move::Pass);
    }
}

/// Returns whether the game is over for a side that could move: the enemy has no stone, or the clock has run out.
#[inline(always)]
pub(crate) fn is_stopped(position: &Position) -> bool {
    position.halfmoves() >= CLOCK_END || position.sides()[1].is_empty()
}

/// Plays a legal move.
#[inline(always)]
pub(crate) fn play<L: Observer>(position: &mut Position, mv: Move, observer: &mut L) {
    match mv {
        Move::Single(to) => land(position, Squares::EMPTY, to, observer),
        Move::Double { from, to } => land(position, from.set(), to, observer),
        Move::Pass => {}
    }
    observer.state(0, position.turn() == Color::Black);
    position.clock.tick(matches!(mv, Move::Single(_)), Color::White);
}

/// Takes the stone that jumps, if one does, and puts one on a square; the enemy's stones next to it change sides.
#[inline(always)]
fn land<L: Observer>(position: &mut Position, left: Squares, to: Square<Board>, observer: &mut L) {
    let [own, enemy] = position.sides();
    let flipped = Stone::neighbors(to) & enemy;
    position.stones = in_turn(position.turn(), [own ^ left | flipped | to.set(), enemy ^ flipped]);
    if L::LISTENS {
        let [own, other] = [position.turn(), position.turn().other()].map(Color::index);
        for bit in left {
            observer.piece(own, bit, false);
        }
        observer.piece(own, to.bit(), true);
        for bit in flipped {
            observer.piece(other, bit, false);
            observer.piece(own, bit, true);
        }
    }
}
