//! Counting the replies to many moves at once.
//!
//! What the other side could reply to a pass is found once, and how a piece changes that by leaving a square and by
//! coming to another, see [`Echo`]. For most moves, 39 of 40 in the tree of the start and ten of eleven in that of Kiwipete,
//! the two changes are added to the number after a pass; the others are played.

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
    let mut echo = Echo::NONE;
    echo.look::<O, C::Other>(&passed);
    let mut replies = Replies::<O, C> { position, echo: &echo, played: SmallVec::new(), sum: 0, side: PhantomData };
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
    echo: &'a Echo,
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
    fn add(&mut self, kind: Kind, from: Square, targets: SquareSet) -> SquareSet {
        let mut played = SquareSet::EMPTY;
        if self.echo.releasing.contains(from.bit()) {
            let (more, conflicts) = self.echo.release::<C::Other>(self.position, from, targets);
            self.sum += more;
            played = conflicts;
        }
        self.sum += self.echo.replies::<C::Other>(kind, targets ^ played);
        played
    }

    /// Adds up the replies to moves of pawns, which all go the way of the first, but to the squares that are returned.
    #[inline(always)]
    fn add_pawns(&mut self, targets: SquareSet, first: Move) -> SquareSet {
        let way = first.to().bit().wrapping_sub(first.from().bit()) & 63;
        let from = |set: SquareSet| SquareSet::from_words(set.words().map(|word| word.rotate_left(way as u32)));
        let mut played = targets & from(self.echo.exposing);
        if first.is_double_step() {
            played |= targets & Board::step::<C::Forward>(self.echo.watched);
        }
        for to in Board::squares((targets ^ played) & from(self.echo.releasing)) {
            let from = Square::from_bit_unchecked(to.bit().wrapping_sub(way) & 63);
            match self.echo.release::<C::Other>(self.position, from, to.set()) {
                (more, conflicts) if conflicts.is_empty() => self.sum += more,
                _ => played |= to.set(),
            }
        }
        let targets = targets ^ played;
        if first.is_double_step() {
            self.sum += self.echo.captures_by_pawns(Board::step::<<C::Other as Side>::Forward>(targets));
        }
        self.sum += self.echo.replies::<C::Other>(Kind::Pawn, targets);
        played
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
            played |= self.add_pawns(targets ^ played, first);
        } else if !self.echo.exposing.contains(from.bit()) {
            played |= self.add(kind, from, targets ^ played);
        } else if kind != Kind::King && targets.count() >= LIFT {
            let mut echo = Echo::NONE;
            echo.look::<O, C::Other>(&self.position.lifted::<C>(kind, from.set()));
            played = targets & echo.coming[kind.index()];
            self.sum += echo.replies::<C::Other>(kind, targets ^ played);
        } else {
            played = targets;
        }
        for to in Board::squares(played) {
            self.played.push(play(to));
        }
    }
}
