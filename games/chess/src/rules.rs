//! What the game is.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use quadrille_core::fen::{BoardField, FullmoveNumber, HalfmoveClock, SideToMove, Violation};
use quadrille_core::{Black, Clause, Color, Key, MoveError, MoveSink, Observer, Rules, Sought, White};

use crate::{
    Board, Castling, Checkmate, DeadPosition, EnPassant, Move, MoveCount, Position, Repeated, Repeats, Stalemate,
    chess960, clauses, generate, notation, play, replies, san, validate,
};

/// The moves of each side without a capture or a pawn's move after which a draw may be claimed.
///
/// **Source**: FIDE Laws 9.3.
pub(crate) const MOVES_TO_CLAIM: u32 = 50;

/// The moves of each side without a capture or a pawn's move after which the game is drawn.
///
/// **Source**: FIDE Laws 9.6.2.
pub(crate) const MOVES_TO_END: u32 = 75;

/// How often a position must have been there for a draw to be claimed.
///
/// **Source**: FIDE Laws 9.2.
pub(crate) const TIMES_TO_CLAIM: usize = 3;

/// How often a position must have been there for the game to be drawn.
///
/// **Source**: FIDE Laws 9.6.1.
pub(crate) const TIMES_TO_END: usize = 5;

/// What tells one form of chess from another.
pub trait Options: fmt::Debug + Copy + Send + Sync + 'static {
    /// The name of the variant.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// Whether castling is always written as the king taking his rook, not only where the king or the rook does not
    /// stand on its square of orthodox chess.
    const KING_TAKES_ROOK: bool;
    /// The tag by which records tell it.
    const RECORD_TAG: Option<(&'static str, &'static str)>;
}

/// Chess as it starts everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Orthodox;

impl Options for Orthodox {
    const NAME: &'static str = "chess";
    const TITLE: &'static str = "Chess";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = None;
}

/// Chess from one of 960 starts.
///
/// **Source**: FIDE Laws, Guidelines II.
#[derive(Clone, Copy, Debug)]
pub struct Shuffled;

impl Options for Shuffled {
    const NAME: &'static str = "chess960";
    const TITLE: &'static str = "Chess960";
    const KING_TAKES_ROOK: bool = true;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", "Chess960"));
}

/// Chess by the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct ChessBy<O>(PhantomData<O>);

/// Chess.
pub type Chess = ChessBy<Orthodox>;

/// Chess960: the same rules, castling always written as the king taking his rook.
pub type Chess960 = ChessBy<Shuffled>;

impl<O: Options> Rules for ChessBy<O> {
    const NAME: &'static str = O::NAME;
    const TITLE: &'static str = O::TITLE;
    const RECORD_TAG: Option<(&'static str, &'static str)> = O::RECORD_TAG;
    const CLAUSES: &'static [&'static [Clause]] = &[clauses::FIDE, clauses::CHESS960];
    // All replies to the moves of a position take 0.25 microseconds.
    const KEEPS_REPLIES: bool = true;
    const START: &'static str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    type Geometry = Board;
    type Position = Position;
    type Move = Move;
    // No position that play can reach has more than 218 moves.
    type Buffer = [Move; 218];
    type Fen = (BoardField, SideToMove, Castling, EnPassant, HalfmoveClock, FullmoveNumber);
    // FIDE Laws 5.1.1, 5.2.1: mate and stalemate end the game before any counter does.
    type End = (Checkmate, Stalemate, DeadPosition, MoveCount<MOVES_TO_END>, Repeated<TIMES_TO_END>);
    type Claims = (MoveCount<MOVES_TO_CLAIM>, Repeated<TIMES_TO_CLAIM>);
    type Repeats = Repeats;

    fn start() -> Position {
        chess960::orthodox()
    }

    fn empty() -> Position {
        Position::EMPTY
    }

    fn validate(position: &Position, violations: &mut Vec<Violation>) {
        validate::validate(position, violations);
    }

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Position, sink: &mut S) {
        generate::generate(position, sink);
    }

    #[inline]
    fn play<L: Observer>(position: &mut Position, mv: Move, observer: &mut L) {
        play::play(position, mv, observer);
    }

    fn null_move<L: Observer>(position: &mut Position, observer: &mut L) -> bool {
        play::null_move(position, observer)
    }

    fn describe<L: Observer>(position: &Position, observer: &mut L) {
        play::describe(position, observer);
    }

    fn repeats(position: &Position) -> Repeats {
        position.repeats()
    }

    fn replies<const CONVENTION: u8>(positions: &[Position]) -> u64 {
        let of_one = |position: &Position| match position.turn() {
            Color::White => replies::replies::<O, White>(position),
            Color::Black => replies::replies::<O, Black>(position),
        };
        positions.iter().map(of_one).sum()
    }

    #[inline]
    fn is_legal(position: &Position, mv: Move) -> bool {
        let mut sought = Sought::<Self>::from(mv, mv.from().set());
        Self::generate(position, &mut sought);
        sought.found
    }

    fn write_move(position: &Position, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write::<O>(position, mv, out)
    }

    fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
        notation::read(position, text)
    }

    fn write_recorded(position: &Position, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        san::write(position, mv, out)
    }

    fn read_recorded(position: &Position, text: &str) -> Result<Move, MoveError> {
        san::read(position, text)
    }
}

impl<O: Options> ChessBy<O> {
    /// Returns the start of Chess960 of a number; none from 960 on. Number 518 is the start of chess.
    ///
    /// **Source**: the numbering of Reinhard Scharnagl, which FIDE Laws, Guidelines II follow.
    pub fn chess960(number: u16) -> Option<Position> {
        Self::double_chess960(number, number)
    }

    /// Returns the start of double Chess960, where each side has a number of its own; none from 960 on.
    pub fn double_chess960(white: u16, black: u16) -> Option<Position> {
        chess960::start(white, black)
    }
}

impl Position {
    /// Returns the key, computed from scratch; to keep it while playing, let a [`Key`] observe [`Rules::play`].
    pub fn key(&self) -> Key {
        Key::of::<Chess>(self)
    }
}
