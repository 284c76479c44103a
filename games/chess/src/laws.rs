//! How the pieces move and what a position holds: where the variants differ from chess.

use alloc::vec::Vec;
use core::fmt;

use quadrille_core::fen::{FenArguments, Violation};
use quadrille_core::smallvec::Array;
use quadrille_core::{Color, Outcome};

use crate::{Kind, Move, Options, PositionBy, SquareSet, State, validate};

/// The laws by which pieces move: what differs from chess. All that is not said is as in chess, and costs nothing.
///
/// What is written here is asked where a position is played, and not how a game is called or ends; that is for
/// [`Options`].
pub trait Laws: fmt::Debug + Copy + Send + Sync + 'static {
    /// The options of the game that is meant where there is nothing but a position.
    type Options: Options<Laws = Self>;
    /// What a position holds beside pieces, rights and clocks.
    type State: State;
    /// The fields of FEN.
    type Fen: FenArguments<PositionBy<Self>>;
    /// The inline capacity of a move list.
    type Buffer: Array<Item = Move>;

    /// The FEN of the start.
    const START: &'static str;

    /// Whether the moves are those of chess in every position: then replies are counted at once, and a turn in algebraic
    /// notation is found without generating the moves.
    const SHORTCUTS: bool = false;
    /// Whether a capture must be made where there is one.
    const CAPTURES_FORCED: bool = false;
    /// Whether a side that has no move wins.
    const BLOCKED_WINS: bool = false;
    /// Whether a pawn may become a king.
    const PROMOTES_TO_KING: bool = false;
    /// Whether pieces may be dropped.
    const DROPS: bool = false;
    /// Whether [`allows`](Laws::allows) is asked about each move.
    const FILTERS: bool = false;

    /// Returns the position of the start.
    fn start() -> PositionBy<Self> {
        let mut position = PositionBy::EMPTY;
        // A test reads the start of each game.
        let _ = Self::Fen::decode(&mut position, Self::START);
        position
    }

    /// Returns whether a side has one king that it may not leave attacked, as in chess: then checks and pins are known
    /// before the first move is made. Else kings step like other pieces.
    #[inline(always)]
    fn guards_king(_color: Color) -> bool {
        true
    }

    /// Returns whether the pawns of a side may stand on its first rank and step twice from there too, without being
    /// captured en passant then.
    #[inline(always)]
    fn pawns_on_first_rank(_color: Color) -> bool {
        false
    }

    /// Returns whether the side to move has a piece of a kind to drop.
    #[inline(always)]
    fn holds(_position: &PositionBy<Self>, _kind: Kind) -> bool {
        false
    }

    /// Returns whether a move that is otherwise legal is so by these laws.
    #[inline(always)]
    fn allows(_position: &PositionBy<Self>, _mv: Move) -> bool {
        true
    }

    /// Returns those of some squares that a king who is not guarded may cross when he castles, his own among them. The one
    /// that he comes to is for [`allows`](Laws::allows).
    ///
    /// **Source**: FIDE Laws 3.8.2.2, where a variant has checks at all. The default is for one that has none.
    #[inline(always)]
    fn may_cross(_position: &PositionBy<Self>, squares: SquareSet) -> SquareSet {
        squares
    }

    /// Does what a move does besides: `after` is the position with the pieces where they go in chess.
    #[inline(always)]
    fn played(_before: &PositionBy<Self>, _after: &mut PositionBy<Self>, _mv: Move) {}

    /// Returns the outcome, if the board says that the game is over: then there is no move.
    #[inline(always)]
    fn ended(_position: &PositionBy<Self>) -> Option<Outcome> {
        None
    }

    /// Returns the pieces that give check to a side.
    #[inline(always)]
    fn checkers(position: &PositionBy<Self>, color: Color) -> SquareSet {
        if !Self::guards_king(color) {
            return SquareSet::EMPTY;
        }
        position.attackers(position.king(color), color.other())
    }

    /// Adds every rule that the position breaks.
    fn validate(position: &PositionBy<Self>, violations: &mut Vec<Violation>) {
        validate::validate(position, violations);
    }
}
