//! What the game is.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use quadrille_core::fen::Violation;
use quadrille_core::perft::Replies;
use quadrille_core::{
    Black, Clause, Color, Key, Lister, MoveError, MoveSink, Observer, Resolution, Rules, Sought, White, relay,
};

use crate::fen::ChessFields;
use crate::{
    Board, Checkmate, DeadPosition, Laws, Move, MoveCount, Position, PositionBy, Repeated, Repeats, Stalemate,
    chess960, clauses, generate, notation, play, replies, san,
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
    /// How the pieces move.
    type Laws: Laws;
    /// The name of the variant.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// Whether castling is always written as the king taking his rook, not only where the king or the rook does not
    /// stand on its square of orthodox chess.
    const KING_TAKES_ROOK: bool;
    /// The tag by which records tell it.
    const RECORD_TAG: Option<(&'static str, &'static str)>;
    /// What the rule book says, see [`Rules::CLAUSES`].
    const CLAUSES: &'static [&'static [Clause]] = &[];
    /// The automatic ends.
    type End: Resolution<ChessBy<Self>>;
    /// What a player may claim.
    type Claims: Resolution<ChessBy<Self>>;
}

/// The ends of chess: FIDE Laws 5.1.1, 5.2.1: mate and stalemate end the game before any counter does.
type Ends = (Checkmate, Stalemate, DeadPosition, MoveCount<MOVES_TO_END>, Repeated<TIMES_TO_END>);

/// The claims of chess.
pub(crate) type Claims = (MoveCount<MOVES_TO_CLAIM>, Repeated<TIMES_TO_CLAIM>);

/// Chess as it starts everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Orthodox;

impl Options for Orthodox {
    const NAME: &'static str = "chess";
    const TITLE: &'static str = "Chess";
    const KING_TAKES_ROOK: bool = false;
    const RECORD_TAG: Option<(&'static str, &'static str)> = None;
    const CLAUSES: &'static [&'static [Clause]] = clauses::CHESS;
    type Laws = Self;
    type End = Ends;
    type Claims = Claims;
}

impl Laws for Orthodox {
    type Options = Self;
    type State = ();
    type Fen = ChessFields;
    // No position that play can reach has more than 218 moves.
    type Buffer = [Move; 218];
    const START: &'static str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const SHORTCUTS: bool = true;

    fn start() -> Position {
        chess960::orthodox()
    }
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
    const CLAUSES: &'static [&'static [Clause]] = clauses::CHESS;
    type Laws = Orthodox;
    type End = Ends;
    type Claims = Claims;
}

/// Chess by the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct ChessBy<O>(PhantomData<O>);

/// Chess.
pub type Chess = ChessBy<Orthodox>;

/// Chess960: the same rules, castling always written as the king taking his rook.
pub type Chess960 = ChessBy<Shuffled>;

impl<O: Options> Lister<Self> for ChessBy<O> {
    fn list<S: MoveSink<Self>>(position: &PositionBy<O::Laws>, sink: &mut S) {
        generate::generate(position, sink);
    }
}

impl<O: Options> Rules for ChessBy<O> {
    const NAME: &'static str = O::NAME;
    const TITLE: &'static str = O::TITLE;
    const RECORD_TAG: Option<(&'static str, &'static str)> = O::RECORD_TAG;
    const CLAUSES: &'static [&'static [Clause]] = O::CLAUSES;
    // All replies to the moves of a position take 0.25 microseconds.
    const KEEPS_REPLIES: bool = true;
    const START: &'static str = <O::Laws as Laws>::START;

    type Geometry = Board;
    type Position = PositionBy<O::Laws>;
    type Move = Move;
    type Buffer = <O::Laws as Laws>::Buffer;
    type Fen = <O::Laws as Laws>::Fen;
    type End = O::End;
    type Claims = O::Claims;
    type Repeats = Repeats<<O::Laws as Laws>::State>;

    fn start() -> Self::Position {
        O::Laws::start()
    }

    fn empty() -> Self::Position {
        PositionBy::EMPTY
    }

    fn validate(position: &Self::Position, violations: &mut Vec<Violation>) {
        O::Laws::validate(position, violations);
    }

    #[inline]
    fn generate<S: MoveSink<Self>>(position: &Self::Position, sink: &mut S) {
        if O::Laws::SHORTCUTS {
            generate::generate(position, sink);
        } else {
            relay::<Self, Self, S>(position, sink);
        }
    }

    #[inline]
    fn play<L: Observer>(position: &mut Self::Position, mv: Move, observer: &mut L) {
        play::play(position, mv, observer);
    }

    fn null_move<L: Observer>(position: &mut Self::Position, observer: &mut L) -> bool {
        play::null_move(position, observer)
    }

    fn describe<L: Observer>(position: &Self::Position, observer: &mut L) {
        play::describe(position, observer);
    }

    fn repeats(position: &Self::Position) -> Self::Repeats {
        position.repeats()
    }

    fn replies<const CONVENTION: u8>(positions: &[Self::Position]) -> u64 {
        if !O::Laws::SHORTCUTS {
            return positions.iter().map(Replies::<Self, CONVENTION>::one_by_one).sum();
        }
        let of_one = |position: &Self::Position| match position.turn() {
            Color::White => replies::replies::<O, White>(position),
            Color::Black => replies::replies::<O, Black>(position),
        };
        positions.iter().map(of_one).sum()
    }

    #[inline]
    fn is_legal(position: &Self::Position, mv: Move) -> bool {
        let mut sought = Sought::<Self>::from(mv, mv.from().set());
        Self::generate(position, &mut sought);
        sought.found
    }

    fn write_move(position: &Self::Position, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write::<O>(position, mv, out)
    }

    fn read_move(position: &Self::Position, text: &str) -> Result<Move, MoveError> {
        notation::read(position, text)
    }

    fn write_recorded(position: &Self::Position, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        san::write(position, mv, out)
    }

    fn read_recorded(position: &Self::Position, text: &str) -> Result<Move, MoveError> {
        san::read(position, text)
    }
}

impl<O: Options<Laws = Orthodox>> ChessBy<O> {
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

impl<L: Laws> PositionBy<L> {
    /// Returns the key, computed from scratch; to keep it while playing, let a [`Key`] observe [`Rules::play`].
    pub fn key(&self) -> Key {
        Key::of::<ChessBy<L::Options>>(self)
    }
}
