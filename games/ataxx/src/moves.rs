//! What a turn is, which ones are legal, and what they do.

use core::marker::PhantomData;

use quadrille_core::{
    Clocks, Color, Geometry, MoveSink, Observer, Offset, OffsetVisitor, Offsets, Square, Stone as _, Turn,
};

use crate::position::Seconds;
use crate::rules::CLOCK_END;
use crate::{AtaxxBy, Board, Options, Position, Squares, Stone};

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

/// Gives each legal move to the sink: clones by destination, jumps by their step, or the pass.
///
/// A position that is over has none. Of the three ends, the two of the board that a side to move with a move could
/// meet are asked first; the third is asked only where there is no move.
#[inline]
pub(crate) fn generate<O: Options, S: MoveSink<AtaxxBy<O>>>(position: &Position, sink: &mut S) {
    if S::CAPTURES_ONLY || position.halfmoves() >= CLOCK_END || position.stones(position.turn().other()).is_empty() {
        return;
    }
    let (stones, free) = (position.stones(position.turn()), position.free());
    let singles = Stone::spread_to_neighbors::<Board>(stones) & free;
    sink.extend(singles, Move::Single);
    let count = Board::hops::<Seconds>(stones, free);
    let any_double = if sink.tally(count.into()) {
        count > 0
    } else {
        let mut doubles = Doubles { stones, free, found: false, sink, options: PhantomData };
        Seconds::each(&mut doubles);
        doubles.found
    };
    if !any_double && singles.is_empty() && !position.is_over() {
        sink.push(Move::Pass);
    }
}

/// Jumps by one step after the other, all stones at once.
struct Doubles<'a, S, O> {
    stones: Squares,
    free: Squares,
    found: bool,
    sink: &'a mut S,
    options: PhantomData<O>,
}

impl<O: Options, S: MoveSink<AtaxxBy<O>>> OffsetVisitor for Doubles<'_, S, O> {
    #[inline(always)]
    fn visit<Step: Offset>(&mut self) {
        let targets = Board::step::<Step>(self.stones) & self.free;
        self.found |= targets.any();
        self.sink.extend(targets, |to| Move::Double { from: Board::origin::<Step>(to), to });
    }
}

/// Plays a legal move.
#[inline]
pub(crate) fn play<L: Observer>(position: &mut Position, mv: Move, observer: &mut L) {
    let own = position.turn();
    match mv {
        Move::Single(to) => land(position, own, to, observer),
        Move::Double { from, to } => {
            position.stones[own.index()] ^= from.set();
            observer.piece(own.index(), from.bit(), false);
            land(position, own, to, observer);
        }
        Move::Pass => {}
    }
    position.clock.tick(matches!(mv, Move::Single(_)), Color::White);
    observer.state(0, own == Color::Black);
}

/// Puts a stone on a square; the enemy's stones next to it change sides.
#[inline(always)]
fn land<L: Observer>(position: &mut Position, own: Color, to: Square<Board>, observer: &mut L) {
    let flipped = Stone::neighbors(to) & position.stones(own.other());
    position.stones[own.other().index()] ^= flipped;
    position.stones[own.index()] |= flipped | to.set();
    if L::LISTENS {
        observer.piece(own.index(), to.bit(), true);
        for bit in flipped {
            observer.piece(own.other().index(), bit, false);
            observer.piece(own.index(), bit, true);
        }
    }
}
