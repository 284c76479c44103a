//! Counting the replies to many moves at once.
//!
//! What the other side could reply to a pass is found once, and how a piece changes that by leaving a square and by
//! coming to another, see [`Echo`]. For most moves, nineteen of twenty in the tree of the start and two of
//! three in that of Kiwipete, the two changes are added to the number after a pass; the others are played.

mod echo;
mod look;

use core::marker::PhantomData;

use quadrille_core::smallvec::SmallVec;
use quadrille_core::{Count, Geometry, MoveSink, Side};

use crate::frame::Frame;
use crate::generate::generate_within;
use crate::play::play_for;
use crate::position::only;
use crate::{Board, ChessBy, Kind, Move, Options, PositionBy, Square, SquareSet};
use echo::Echo;

/// Returns the number of replies to all moves of the side `C`, which is to move.
pub(crate) fn replies<O: Options, C: Side>(position: &PositionBy<O::Laws>) -> u64 {
    let passed = position.lifted::<C>(Kind::Pawn, SquareSet::EMPTY);
    let echo = Echo::of::<O, C::Other>(&passed);
    let mut replies = Replies::<O, C> { position, echo, played: SmallVec::new(), sum: 0, side: PhantomData };
    generate_within::<O, C, _>(position, &Frame::of(position), &mut replies);
    for next in &replies.played {
        let mut count = Count::<0>::default();
        generate_within::<O, C::Other, _>(next, &Frame::of(next), &mut count);
        replies.sum += count.moves as i64;
    }
    replies.sum as u64
}

/// The sink that counts the replies to the moves of the side `C`.
struct Replies<'a, O: Options, C> {
    position: &'a PositionBy<O::Laws>,
    echo: Echo,
    /// The positions after moves that are played.
    ///
    /// They wait for one generator: one in each place where a move is made writes none to memory, and keeps the processor
    /// waiting for its code, a tenth of the time in Kiwipete, and the compiler busy for a minute.
    played: SmallVec<[PositionBy<O::Laws>; 64]>,
    sum: i64,
    side: PhantomData<(O, C)>,
}

/// From how many squares on it pays to look anew with the piece in the air, where leaving its square changes more than
/// can be added up.
const LIFT: u32 = 3;

impl<O: Options, C: Side> Replies<'_, O, C> {
    /// Adds up the replies to the moves of a piece, but to the squares that are returned.
    #[inline(always)]
    fn add(&mut self, from: Square, targets: SquareSet) -> SquareSet {
        if !self.echo.releasing.contains(from.bit()) {
            self.sum += self.echo.replies(targets, 0);
            return SquareSet::EMPTY;
        }
        let (more, conflicts) = self.echo.release::<C::Other>(self.position, from);
        self.sum += self.echo.replies(targets & !conflicts, more);
        targets & conflicts
    }

    /// Adds up the replies to moves of pawns, but to the squares that are returned.
    #[inline(always)]
    fn add_pawns(&mut self, targets: SquareSet, make: impl Fn(Square) -> Move) -> SquareSet {
        let (mut quiet, mut others) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for to in Board::squares(targets) {
            let mv = make(to);
            let passed = Board::step::<<C::Other as Side>::Forward>(to.set());
            let en_passant = mv.is_double_step() && (passed & self.echo.watched).any();
            if en_passant || self.echo.exposing.contains(mv.from().bit()) {
                others |= to.set();
            } else if self.echo.releasing.contains(mv.from().bit()) {
                others |= self.add(mv.from(), to.set());
            } else {
                quiet |= to.set();
            }
        }
        self.sum += self.echo.replies(quiet, 0);
        others
    }
}

impl<O: Options, C: Side> MoveSink<ChessBy<O>> for Replies<'_, O, C> {
    /// Out of line: promotions, castlings and captures en passant are few.
    #[inline(never)]
    fn push(&mut self, mv: Move) {
        let mut next = *self.position;
        play_for::<O::Laws, C>(&mut next, mv);
        self.played.push(next);
    }

    #[inline(always)]
    fn follow(
        &mut self,
        targets: SquareSet,
        make: impl Fn(Square) -> Move,
        play: impl Fn(Square) -> PositionBy<O::Laws>,
    ) {
        if targets.is_empty() {
            return;
        }
        // All moves at once are of one kind, and but for pawns from one square.
        let first = make(only(targets));
        let (kind, from) = (first.moving(), first.from());
        let mut played = targets & self.echo.coming[kind.index()];
        if kind == Kind::Pawn {
            played |= self.add_pawns(targets ^ played, make);
        } else if !self.echo.exposing.contains(from.bit()) {
            played |= self.add(from, targets ^ played);
        } else if kind != Kind::King && targets.count() >= LIFT {
            let echo = Echo::of::<O, C::Other>(&self.position.lifted::<C>(kind, from.set()));
            played = targets & echo.coming[kind.index()];
            self.sum += echo.replies(targets ^ played, 0);
        } else {
            played = targets;
        }
        for to in Board::squares(played) {
            self.played.push(play(to));
        }
    }
}
