//! What the game is.

use alloc::vec::Vec;
use core::{fmt, marker::PhantomData};

use quadrille_core::fen::{BoardField, FullmoveNumber, HalfmoveClock, SideToMove, Violation};
use quadrille_core::{
    BareSide, Clause, Clocks, Color, Key, MostStones, MoveError, MoveSink, NoProgress, Observer, Repetition,
    Resolution, Rules, Turn, perft::Replies,
};

use crate::{Board, Letters, Move, Position, Squares, clauses, legal, moves, notation, replies};

/// The plies without a clone after which the game is drawn.
///
/// **Source**: Universal Ataxx Interface, `libataxx`: the halfmove clock ends the game at 100.
pub(crate) const CLOCK_END: u32 = 100;

/// What sources disagree on.
pub trait Options: fmt::Debug + Copy + Send + Sync + 'static {
    /// The name of the variant.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// What is said of repetition.
    const CLAUSES: &'static [Clause];
    /// The end by repetition, if there is one.
    type Repetition: Resolution<AtaxxBy<Self>>;
}

/// No end by repetition: the clock suffices.
#[derive(Clone, Copy, Debug)]
pub struct NoRepetition;

impl Options for NoRepetition {
    const NAME: &'static str = "ataxx";
    const TITLE: &'static str = "Ataxx";
    const CLAUSES: &'static [Clause] = clauses::NO_REPETITION;
    type Repetition = ();
}

/// The same position for the third time is a draw.
#[derive(Clone, Copy, Debug)]
pub struct Threefold;

impl Options for Threefold {
    const NAME: &'static str = "ataxx-threefold";
    const TITLE: &'static str = "Ataxx, drawn by threefold repetition";
    const CLAUSES: &'static [Clause] = clauses::THREEFOLD;
    type Repetition = (Repetition<3>,);
}

/// Ataxx on 7×7 squares, by the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct AtaxxBy<O>(PhantomData<O>);

/// Ataxx.
pub type Ataxx = AtaxxBy<NoRepetition>;

/// Ataxx, drawn by threefold repetition.
pub type AtaxxThreefold = AtaxxBy<Threefold>;

impl<O: Options> Rules for AtaxxBy<O> {
    const NAME: &'static str = O::NAME;
    const TITLE: &'static str = O::TITLE;
    const START: &'static str = "x5o/7/7/7/7/7/o5x x 0 1";
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Ataxx"));
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::UAI, O::CLAUSES];

    type Geometry = Board;
    type Position = Position;
    type Move = Move;
    // No position has more than 194 moves.
    type Buffer = [Move; 194];
    type Fen = (BoardField<true>, SideToMove<Letters>, HalfmoveClock, FullmoveNumber);
    // The board decides before the clock.
    type End = (BareSide, MostStones, NoProgress<CLOCK_END>, O::Repetition);
    type Claims = ();
    type Repeats = ([Squares; 2], Squares, Color);

    fn start() -> Position {
        Position::START
    }

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(_: &Position, _: &mut Vec<Violation>) {}

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        moves::generate(position, sink);
    }

    #[inline(always)]
    fn play<L: Observer>(position: &mut Position, mv: Move, observer: &mut L) {
        moves::play(position, mv, observer);
    }

    #[inline]
    fn is_legal(position: &Position, mv: Move) -> bool {
        legal::is_legal::<O>(position, mv)
    }

    #[inline]
    fn replies<const CONVENTION: u8>(positions: &[Position]) -> u64 {
        replies::replies(positions, |position| Replies::<Self, CONVENTION>::one_by_one(position))
    }

    fn null_move<L: Observer>(position: &mut Position, observer: &mut L) -> bool {
        moves::play(position, Move::Pass, observer);
        true
    }

    fn describe<L: Observer>(position: &Position, observer: &mut L) {
        position.describe(observer);
    }

    fn repeats(position: &Position) -> Self::Repeats {
        (position.stones, position.holes, position.turn())
    }

    #[inline]
    fn clock_of_perft(position: &Position, depth: u32) -> u32 {
        let clock = position.halfmoves();
        if clock + depth > CLOCK_END { clock } else { 0 }
    }

    fn write_move(_: &Position, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{mv}")
    }

    fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
        let mv = notation::read(text)?;
        if Self::is_legal(position, mv) { Ok(mv) } else { Err(MoveError::Illegal) }
    }
}

impl Position {
    /// Returns the key, computed from scratch; to keep it while playing, let a [`Key`] observe [`Rules::play`].
    pub fn key(&self) -> Key {
        Key::of::<Ataxx>(self)
    }
}
