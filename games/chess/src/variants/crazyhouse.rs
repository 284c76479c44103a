//! Crazyhouse: what a side captures it may drop.
//!
//! **Source**: FICS, help on crazyhouse; lichess.org, the page of the variant Crazyhouse.

use alloc::vec::Vec;

use quadrille_core::fen::{FullmoveNumber, HalfmoveClock, SideToMove, Violation};
use quadrille_core::{Clause, Color, Geometry, Observer};

use super::pocket_field::PocketBoard;
use crate::rules::{TIMES_TO_CLAIM, TIMES_TO_END};
use crate::state::FIRST_NUMBER;
use crate::validate::{self, add};
use crate::{
    Board, Castling, Checkmate, ChessBy, EnPassant, Kind, Laws, Move, Options, PositionBy, Repeated, SquareSet,
    Stalemate, State, Symmetric, clauses,
};

/// Crazyhouse.
pub type Crazyhouse = ChessBy<Dropping>;

/// What a side captures it may drop.
#[derive(Clone, Copy, Debug)]
pub struct Dropping;

/// More pieces on the board and in hand than a game begins with.
///
/// **Source**: FIDE Laws 2.2: sixteen of each side; what is captured changes hands.
pub const TOO_MANY_PIECES: Violation =
    Violation::waivable("board", "no more than thirty-two pieces on the board and in hand");

/// The most pieces of one kind that a side can hold: beyond it they are not counted.
pub(super) const MOST_IN_HAND: u8 = 64;

/// What each side has in hand, and which pieces on the board were pawns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pockets {
    /// How many of each kind but the king, by side.
    counts: [[u8; 5]; 2],
    /// The pieces that were promoted: when they are captured they are pawns again.
    promoted: SquareSet,
}

impl Pockets {
    /// Returns how many pieces of a kind a side has in hand.
    pub fn count(&self, color: Color, kind: Kind) -> u32 {
        self.counts[color.index()].get(kind.index()).map_or(0, |&count| count.into())
    }

    /// Returns the pieces on the board that were promoted.
    pub fn promoted(&self) -> SquareSet {
        self.promoted
    }

    /// Gives a piece into a hand; of a king it does nothing.
    pub fn add(&mut self, color: Color, kind: Kind) {
        if let Some(count) = self.counts[color.index()].get_mut(kind.index()) {
            *count = (*count + 1).min(MOST_IN_HAND);
        }
    }

    /// Takes a piece from a hand, if one is there.
    pub fn take(&mut self, color: Color, kind: Kind) {
        if let Some(count) = self.counts[color.index()].get_mut(kind.index()) {
            *count = count.saturating_sub(1);
        }
    }

    /// Marks the pieces on the board that were promoted.
    pub fn set_promoted(&mut self, promoted: SquareSet) {
        self.promoted = promoted;
    }

    /// Returns how many pieces are in hand.
    fn all(&self) -> u32 {
        self.counts.as_flattened().iter().map(|&count| u32::from(count)).sum()
    }
}

impl State for Pockets {
    const EMPTY: Self = Self { counts: [[0; 5]; 2], promoted: SquareSet::EMPTY };

    /// The state `129 + 128 * k + n` is that White has `n` pieces of the kind `k` in hand, `769 + 128 * k + n` that Black
    /// has; `1409 + b` that the piece on bit `b` was promoted.
    fn tell<Obs: Observer>(&self, before: &Self, observer: &mut Obs) {
        let counts = before.counts.as_flattened().iter().zip(self.counts.as_flattened());
        for (place, (&before, &after)) in counts.enumerate().filter(|(_, (before, after))| before != after) {
            for (count, begins) in [(before, false), (after, true)] {
                if count > 0 {
                    observer.state(FIRST_NUMBER + 128 * place + usize::from(count), begins);
                }
            }
        }
        for square in Board::squares(before.promoted ^ self.promoted) {
            observer.state(FIRST_NUMBER + 1280 + square.bit(), self.promoted.contains(square.bit()));
        }
    }

    fn clear(&mut self, squares: SquareSet) {
        self.promoted &= !squares;
    }

    fn hand(&self, color: Color) -> impl Iterator<Item = (Kind, u32)> {
        Kind::DROPPED.into_iter().rev().map(move |kind| (kind, self.count(color, kind)))
    }

    fn exchanged(self) -> Self {
        Self { counts: [self.counts[1], self.counts[0]], ..self }
    }

    fn mapped(self, set: impl Fn(SquareSet) -> SquareSet) -> Self {
        Self { promoted: set(self.promoted), ..self }
    }
}

impl Options for Dropping {
    type Laws = Self;
    const NAME: &'static str = "crazyhouse";
    const TITLE: &'static str = "Crazyhouse";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Crazyhouse"));
    const CLAUSES: &'static [&'static [Clause]] = &[
        clauses::PIECES,
        clauses::PAWNS,
        clauses::DOUBLE_STEP,
        clauses::EN_PASSANT,
        clauses::PROMOTION,
        clauses::KING,
        clauses::CASTLING,
        clauses::CASTLING_AND_CHECK,
        clauses::CHECK,
        clauses::SAFETY,
        clauses::MATE,
        clauses::STALEMATE,
        clauses::REPETITION,
        clauses::EN_PASSANT_REPEATS,
        clauses::CASTLING_REPEATS,
        clauses::CRAZYHOUSE,
    ];
    // On lichess.org no count of moves draws, since nothing is lost by a capture, and no material is too little.
    type End = (Checkmate, Stalemate, Repeated<TIMES_TO_END>);
    type Claims = (Repeated<TIMES_TO_CLAIM>,);
}

impl Laws for Dropping {
    type Options = Self;
    type State = Pockets;
    type Fen = (PocketBoard, SideToMove, Castling, EnPassant, HalfmoveClock, FullmoveNumber);
    // Five kinds on sixty squares, and the moves of few pieces: who holds much has little on the board.
    type Buffer = [Move; 512];
    const START: &'static str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
    const DROPS: bool = true;

    #[inline(always)]
    fn holds(position: &PositionBy<Self>, kind: Kind) -> bool {
        position.state.count(position.turn(), kind) > 0
    }

    /// What is captured comes into the hand, as a pawn if it was one.
    #[inline(always)]
    fn played(before: &PositionBy<Self>, after: &mut PositionBy<Self>, mv: Move) {
        let (side, pockets) = (before.turn(), &mut after.state);
        if mv.is_drop() {
            return pockets.take(side, mv.kind());
        }
        if mv.is_en_passant() {
            pockets.add(side, Kind::Pawn);
        } else if let (Some(captured), false) = (before.piece_at(mv.to()), mv.is_castling()) {
            let was_pawn = pockets.promoted.contains(mv.to().bit());
            pockets.add(side, if was_pawn { Kind::Pawn } else { captured.kind });
        }
        let goes_on = pockets.promoted.contains(mv.from().bit()) || mv.promotion().is_some();
        pockets.promoted &= !(mv.from().set() | mv.to().set());
        if goes_on {
            pockets.promoted |= mv.to().set();
        }
    }

    fn validate(position: &PositionBy<Self>, violations: &mut Vec<Violation>) {
        validate::kings(position, &Color::ALL, violations);
        validate::pawns(position, violations);
        validate::checks(position, violations);
        add(position.occupied().count() + position.state.all() > 32, TOO_MANY_PIECES, violations);
        validate::rights(position, violations);
        validate::en_passant(position, violations);
    }
}

impl Symmetric for Dropping {}
