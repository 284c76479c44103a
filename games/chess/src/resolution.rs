//! How a game of chess ends.

use quadrille_core::{Black, Clocks, Geometry, History, Outcome, Reason, Resolution, Side, White};

use crate::rules::{MOVES_TO_END, TIMES_TO_END};
use crate::{Board, ChessBy, Kind, Laws, Options, PositionBy, SquareSet};

/// Why a game of chess ends, or may be claimed to have.
pub mod reason {
    use quadrille_core::Reason;

    pub use crate::variants::antichess::{ALL_LOST, NO_MOVE};
    pub use crate::variants::atomic::KING_EXPLODED;
    pub use crate::variants::horde::HORDE_DESTROYED;
    pub use crate::variants::king_of_the_hill::ON_THE_HILL;
    pub use crate::variants::racing_kings::{RACE_DRAWN, RACE_WON};
    pub use crate::variants::three_check::THIRD_CHECK;

    /// The king of the side to move is in check and there is no legal move.
    ///
    /// **Source**: FIDE Laws 5.1.1.
    pub const CHECKMATE: Reason = Reason::new("checkmate");
    /// The king of the side to move is not in check and there is no legal move.
    ///
    /// **Source**: FIDE Laws 5.2.1.
    pub const STALEMATE: Reason = Reason::new("stalemate");
    /// The same position came for the third time.
    ///
    /// **Source**: FIDE Laws 9.2.
    pub const THREEFOLD: Reason = Reason::new("threefold repetition");
    /// The same position came for the fifth time.
    ///
    /// **Source**: FIDE Laws 9.6.1.
    pub const FIVEFOLD: Reason = Reason::new("fivefold repetition");
    /// Fifty moves of each side without a capture or a pawn's move.
    ///
    /// **Source**: FIDE Laws 9.3.
    pub const FIFTY_MOVES: Reason = Reason::new("fifty moves");
    /// Seventy-five moves of each side without a capture or a pawn's move.
    ///
    /// **Source**: FIDE Laws 9.6.2.
    pub const SEVENTY_FIVE_MOVES: Reason = Reason::new("seventy-five moves");
}

/// The board says that the game is over.
#[derive(Clone, Copy, Debug)]
pub struct ByTheBoard;

impl<O: Options> Resolution<ChessBy<O>> for ByTheBoard {
    fn resolve(history: &History<ChessBy<O>>, _: bool) -> Option<Outcome> {
        O::Laws::ended(history.position())
    }
}

/// The side to move has no legal move and is in check, which loses.
///
/// **Source**: FIDE Laws 5.1.1.
#[derive(Clone, Copy, Debug)]
pub struct Checkmate;

impl<O: Options> Resolution<ChessBy<O>> for Checkmate {
    fn resolve(history: &History<ChessBy<O>>, has_move: bool) -> Option<Outcome> {
        let position = history.position();
        (!has_move && position.in_check()).then(|| Outcome::win(position.turn().other(), reason::CHECKMATE))
    }
}

/// The side to move has no legal move and is not in check, which draws.
///
/// **Source**: FIDE Laws 5.2.1.
#[derive(Clone, Copy, Debug)]
pub struct Stalemate;

impl<O: Options> Resolution<ChessBy<O>> for Stalemate {
    fn resolve(history: &History<ChessBy<O>>, has_move: bool) -> Option<Outcome> {
        (!has_move && !history.position().in_check()).then(|| Outcome::draw(reason::STALEMATE))
    }
}

/// Neither side can mate with what is left, whatever is played.
///
/// That is seen by material alone: bare kings, one minor piece, or nothing but bishops on squares of one color.
///
/// **Source**: FIDE Laws 5.2.2.
#[derive(Clone, Copy, Debug)]
pub struct DeadPosition;

impl<O: Options> Resolution<ChessBy<O>> for DeadPosition {
    fn resolve(history: &History<ChessBy<O>>, _: bool) -> Option<Outcome> {
        history.position().lacks_material().then(|| Outcome::draw(Reason::MATERIAL))
    }
}

/// Nothing but kings is left.
///
/// **Source**: lichess.org, where kings alone draw the variants in which a king alone cannot win.
#[derive(Clone, Copy, Debug)]
pub struct BareKings;

impl<O: Options> Resolution<ChessBy<O>> for BareKings {
    fn resolve(history: &History<ChessBy<O>>, _: bool) -> Option<Outcome> {
        let position = history.position();
        (position.occupied() == position.kings()).then(|| Outcome::draw(Reason::MATERIAL))
    }
}

/// So many moves of each side without a capture or a pawn's move draw.
///
/// **Source**: FIDE Laws 9.3, 9.6.2.
#[derive(Clone, Copy, Debug)]
pub struct MoveCount<const MOVES: u32>;

impl<O: Options, const MOVES: u32> Resolution<ChessBy<O>> for MoveCount<MOVES> {
    fn resolve(history: &History<ChessBy<O>>, _: bool) -> Option<Outcome> {
        let reason = if MOVES >= MOVES_TO_END { reason::SEVENTY_FIVE_MOVES } else { reason::FIFTY_MOVES };
        (history.position().halfmoves() >= 2 * MOVES).then(|| Outcome::draw(reason))
    }
}

/// The same position for the `TIMES`-th time draws.
///
/// **Source**: FIDE Laws 9.2, 9.6.1.
#[derive(Clone, Copy, Debug)]
pub struct Repeated<const TIMES: usize>;

impl<O: Options, const TIMES: usize> Resolution<ChessBy<O>> for Repeated<TIMES> {
    fn resolve(history: &History<ChessBy<O>>, _: bool) -> Option<Outcome> {
        let reason = if TIMES >= TIMES_TO_END { reason::FIVEFOLD } else { reason::THREEFOLD };
        (history.occurrences() >= TIMES).then(|| Outcome::draw(reason))
    }
}

/// The dark squares.
pub(crate) const DARK: SquareSet = SquareSet::from_words([0xAA55_AA55_AA55_AA55]);

impl<L: Laws> PositionBy<L> {
    /// Returns whether no sequence of legal moves can mate, as the material alone tells.
    ///
    /// **Source**: FIDE Laws 5.2.2.
    pub fn lacks_material(&self) -> bool {
        let bishops = self.kind(Kind::Bishop);
        let others = self.occupied() & !self.kings() & !bishops;
        match others.count() {
            0 => (bishops & DARK).is_empty() || (bishops & !DARK).is_empty(),
            1 => bishops.is_empty() && others == self.knights(),
            _ => false,
        }
    }

    /// Returns whether no pawn can move: each has a pawn right before it, and nothing that it could capture.
    pub(crate) fn pawns_are_locked(&self) -> bool {
        self.en_passant().is_none() && self.pawns_of_are_locked::<White>() && self.pawns_of_are_locked::<Black>()
    }

    /// Returns whether no pawn of a side can move, but for a capture en passant.
    fn pawns_of_are_locked<C: Side>(&self) -> bool {
        let pawns = self.pawns() & self.side::<C>();
        let attacked = Board::step::<C::ForwardEast>(pawns) | Board::step::<C::ForwardWest>(pawns);
        (Board::step::<C::Forward>(pawns) & !self.pawns()).is_empty() && (attacked & self.side::<C::Other>()).is_empty()
    }
}

/// Returns the dark squares if some squares are all dark, the light ones if they are all light; none if they are both.
///
/// No square at all is none of one shade.
pub(crate) fn shade(squares: SquareSet) -> Option<SquareSet> {
    [DARK, !DARK].into_iter().find(|&shade| squares.any() && (squares & !shade).is_empty())
}
