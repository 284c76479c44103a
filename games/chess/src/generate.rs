//! The generator: one for the list of moves, their number, whether there is any, captures alone, and perft.

use quadrille_core::{Black, CaptureList, Color, Geometry, Leaper, MoveList, MoveSink, Rider, Side, White};

use crate::attacks::by_pawns;
use crate::castling::Castlings;
use crate::frame::Frame;
use crate::moves::Tag;
use crate::position::only;
use crate::rules::{ChessBy, Options};
use crate::sieve::{Allowed, Captures};
use crate::{Bishop, Board, Kind, King, Knight, Laws, Move, PositionBy, Rook, Square, SquareSet, drops, pawns};

/// Gives each legal move once.
#[inline(always)]
pub(crate) fn generate<O: Options, S: MoveSink<ChessBy<O>>>(position: &PositionBy<O::Laws>, sink: &mut S) {
    match position.turn() {
        Color::White => generate_for::<O, White, S>(position, sink),
        Color::Black => generate_for::<O, Black, S>(position, sink),
    }
}

/// Gives each legal move of the side `C`, which is to move, once.
pub(crate) fn generate_for<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(position: &PositionBy<O::Laws>, sink: &mut S) {
    if O::Laws::ended(position).is_some() {
        return;
    }
    let frame = Frame::<C>::of(position);
    if O::Laws::CAPTURES_FORCED && !S::CAPTURES_ONLY {
        let mut captures = Captures { sink, found: false };
        generate_allowed::<O, C, _>(position, &frame, &mut captures);
        if captures.found {
            return;
        }
    }
    generate_allowed::<O, C, S>(position, &frame, sink);
}

/// Gives each move within the frame once that the laws allow.
#[inline(always)]
fn generate_allowed<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    frame: &Frame<C>,
    sink: &mut S,
) {
    if O::Laws::FILTERS {
        generate_within(position, frame, &mut Allowed { position, sink });
    } else {
        generate_within(position, frame, sink);
    }
}

/// Gives each legal move within the frame once.
#[inline(always)]
pub(crate) fn generate_within<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    frame: &Frame<C>,
    sink: &mut S,
) {
    // FIDE Laws 3.9: against two checks at once only the king can move.
    if !frame.checkers.several() {
        pawns::generate(position, frame, sink);
        if S::FIRST_ONLY && sink.is_full() {
            return;
        }
        generate_pieces(position, frame, sink);
        if O::Laws::DROPS && !S::CAPTURES_ONLY {
            drops::generate(position, frame, sink);
        }
        if S::FIRST_ONLY && sink.is_full() {
            return;
        }
    }
    if !O::Laws::guards_king(C::COLOR) {
        generate_kings(position, frame, sink);
    } else if (sink.origins() & frame.king.set()).any() {
        generate_king(position, frame, sink);
    }
}

/// Gives the moves of knights, bishops, rooks and queens.
///
/// A queen is met twice, along diagonals and along ranks and files: her pins are then those of the rider at hand.
#[inline(always)]
fn generate_pieces<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let own = frame.own & sink.origins();
    let wanted = frame.answer & if S::CAPTURES_ONLY { frame.enemy } else { !frame.own };
    let pinned = frame.straight_pins | frame.diagonal_pins;
    let queens = position.queens();
    for from in Board::squares(position.knights() & own & !pinned) {
        give::<O, C, S>(position, Kind::Knight, from, Knight::attacks::<Board>(from) & wanted, sink);
    }
    for from in Board::squares(position.diagonal() & own & !frame.straight_pins) {
        let mut targets = Bishop::attacks::<Board>(from, frame.occupied) & wanted;
        if frame.diagonal_pins.contains(from.bit()) {
            targets &= frame.diagonal_pins;
        }
        let kind = if queens.contains(from.bit()) { Kind::Queen } else { Kind::Bishop };
        give::<O, C, S>(position, kind, from, targets, sink);
    }
    for from in Board::squares(position.straight() & own & !frame.diagonal_pins) {
        let mut targets = Rook::attacks::<Board>(from, frame.occupied) & wanted;
        if frame.straight_pins.contains(from.bit()) {
            targets &= frame.straight_pins;
        }
        let kind = if queens.contains(from.bit()) { Kind::Queen } else { Kind::Rook };
        give::<O, C, S>(position, kind, from, targets, sink);
    }
}

/// Gives the moves of one piece to some squares.
#[inline(always)]
fn give<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    kind: Kind,
    from: Square,
    targets: SquareSet,
    sink: &mut S,
) {
    let lifted = position.lifted::<C>(kind, from.set());
    let make = |to| Move::new(from, to, Tag::of(kind));
    sink.follow(targets, make, |to| lifted.landed::<C>(kind, to).after(position, make(to)));
}

/// Gives the king's steps and castlings: squares that are not attacked once he has left his own.
///
/// **Source**: FIDE Laws 3.8.1, 3.8.2, 3.9.2.
#[inline(always)]
fn generate_king<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let steps = King::attacks::<Board>(frame.king) & if S::CAPTURES_ONLY { frame.enemy } else { !frame.own };
    let castling =
        if !S::CAPTURES_ONLY && frame.checkers.is_empty() { Castlings::of(position, frame) } else { Castlings::NONE };
    let safe = safe_for_king(position, frame, steps | castling.ways());
    give::<O, C, S>(position, Kind::King, frame.king, steps & safe, sink);
    castling.generate(frame, safe, sink);
}

/// Gives the steps of kings that step like other pieces, and castlings.
#[inline(always)]
fn generate_kings<O: Options, C: Side, S: MoveSink<ChessBy<O>>>(
    position: &PositionBy<O::Laws>,
    frame: &Frame<C>,
    sink: &mut S,
) {
    let wanted = if S::CAPTURES_ONLY { frame.enemy } else { !frame.own };
    for from in Board::squares(position.kings() & frame.own & sink.origins()) {
        give::<O, C, S>(position, Kind::King, from, King::attacks::<Board>(from) & wanted, sink);
    }
    let castling = if S::CAPTURES_ONLY { Castlings::NONE } else { Castlings::of(position, frame) };
    castling.generate_unguarded(position, frame, sink);
}

/// Returns those of some squares that no enemy attacks once the king has left his own.
#[inline(always)]
fn safe_for_king<L: Laws, C: Side>(position: &PositionBy<L>, frame: &Frame<C>, squares: SquareSet) -> SquareSet {
    let mut safe = squares & !by_pawns::<C::Other>(position.pawns() & frame.enemy);
    if L::guards_king(C::Other::COLOR) {
        safe &= !King::attacks::<Board>(only(position.kings() & frame.enemy));
    }
    let occupied = frame.occupied ^ frame.king.set();
    // Looking from two squares or fewer costs less than looking from each enemy.
    if !safe.without_first().several() {
        for to in Board::squares(safe) {
            if (position.far_attackers(to, occupied) & frame.enemy).any() {
                safe &= !to.set();
            }
        }
        return safe;
    }
    for from in Board::squares(position.knights() & frame.enemy) {
        safe &= !Knight::attacks::<Board>(from);
    }
    for from in Board::squares(position.diagonal() & frame.enemy) {
        safe &= !Bishop::attacks::<Board>(from, occupied);
    }
    for from in Board::squares(position.straight() & frame.enemy) {
        safe &= !Rook::attacks::<Board>(from, occupied);
    }
    safe
}

impl<L: Laws> PositionBy<L> {
    /// Returns every capture, en passant and captures that promote included.
    pub fn captures(&self) -> CaptureList<ChessBy<L::Options>> {
        let mut list = CaptureList(MoveList::<ChessBy<L::Options>>::new());
        generate::<L::Options, _>(self, &mut list);
        list
    }

    /// Returns whether a legal move captures.
    pub fn is_capture(&self, mv: Move) -> bool {
        mv.is_en_passant() || !mv.is_castling() && self.occupied().contains(mv.to().bit())
    }

    /// Returns the pieces of the side to move that are pinned to their king.
    pub fn pinned(&self) -> SquareSet {
        fn of<C: Side>(position: &PositionBy<impl Laws>) -> SquareSet {
            let frame = Frame::<C>::of(position);
            (frame.straight_pins | frame.diagonal_pins) & frame.own
        }
        match self.turn() {
            Color::White => of::<White>(self),
            Color::Black => of::<Black>(self),
        }
    }
}
