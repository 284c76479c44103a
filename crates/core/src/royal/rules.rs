//! What a game of this family says.

use alloc::vec::Vec;
use core::fmt;
use core::hash::Hash;
use core::marker::PhantomData;

use super::generate::generate;
use super::goals::{ByTheBoard, outcome};
use super::notation::{read_move, write_move};
use super::play::play;
use super::possible::assert_game;
use super::validate::validate;
use super::{Kinds, Pockets, RoyalMove, RoyalPosition};
use crate::fen::{FenArguments, Violation};
use crate::{Clause, Geometry, Lister, MoveError, MoveSink, Observer, Outcome, Resolution, Rules, Sought, relay};

/// A castling: the royal piece and a partner of its back rank change places in one turn.
///
/// Files are counted from 0. The royal piece goes by two files or more, so that the text of its move is no other
/// move's. The squares between the two, and those that both come to, must be empty but for the two; the royal piece may
/// stand on, cross and come to no square that is attacked. The right to it is lost when either has left its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The letter of White's right in FEN; Black's is the small one.
    pub letter: char,
    /// The letter of the partner's kind.
    pub partner: &'static str,
    /// The files that the royal piece leaves and comes to.
    pub royal: [usize; 2],
    /// The files that the partner leaves and comes to.
    pub mate: [usize; 2],
}

/// How the pieces of a variant move: each item is a rule of the book, so name its article where you set it.
///
/// Kinds are named by their letters, those of White's pieces: one capital letter, with a `+` before it for the kind that a
/// piece with that letter becomes by promotion.
pub trait RoyalMoves: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The board.
    type Geometry: Geometry;
    /// The gait of each kind; the first is the royal one's.
    type Kinds: Kinds;
    /// The pieces in hand: [`NoPockets`](super::NoPockets), or [`InHand`](super::InHand) where what is captured may be
    /// dropped.
    type Pockets: Pockets;

    /// The letter of each kind, in the order of [`Kinds`](RoyalMoves::Kinds).
    const LETTERS: &'static [&'static str];

    /// What pieces promote to, by their letters. A piece that could go nowhere without it must promote, and does not
    /// become one that could go nowhere and would have to have promoted in its turn.
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])];
    /// The number of ranks at the far end where pieces promote.
    const PROMOTION_RANKS: usize = 1;
    /// Whether a piece that leaves these ranks may promote too.
    const PROMOTION_ON_LEAVING: bool = false;
    /// Whether a piece that may promote must.
    const PROMOTION_FORCED: bool = true;

    /// The castlings.
    const CASTLINGS: &'static [Castling] = &[];

    /// The kinds whose moves start the halfmove clock again, as captures do.
    const PROGRESS: &'static [&'static str];

    /// The kinds of which a side may not drop a second one on a file. Of those that stay on their file none stand there twice.
    const ONE_TO_A_FILE: &'static [&'static str] = &[];
    /// The kinds that may not mate by being dropped.
    const NO_MATE_BY_DROP: &'static [&'static str] = &[];
    /// The ranks, counted from 0 at its own side, where a kind may not be dropped; nor may it be where it could go nowhere.
    const NO_DROP: &'static [(&'static str, &'static [usize])] = &[];
}

/// The rules of a variant of leaping and riding pieces of which one is royal.
///
/// You say what the book says; [`Royal<Self>`](Royal) is then a game with all that [`Rules`] gives. Variants that differ
/// in how they start or end, and not in how they move, share their [`Moves`](RoyalRules::Moves), and what is compiled for
/// them.
pub trait RoyalRules: Copy + fmt::Debug + Send + Sync + 'static {
    /// How the pieces move.
    type Moves: RoyalMoves;

    /// The name by which programs know the variant.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// The FEN of the start.
    const START: &'static str;
    /// The value of the tag `Variant` of its records, which are PGN.
    const RECORD_NAME: &'static str = Self::NAME;
    /// What the rule book says, see [`Rules::CLAUSES`].
    const CLAUSES: &'static [&'static [Clause]] = &[];

    /// The squares that win, for each kind that can win so: who brings such a piece to one of them has won, and there
    /// is no move then. They are said as White sees them; Black's are the same, upside down. It counts what the piece is when
    /// it stands there: where it must promote on that square, what it has become; and a drop brings it there too.
    ///
    /// On 5×5 squares, `&[("K", &["c3"])]` is a hill for the king, and `&[("K", &["a5", "b5", "c5", "d5", "e5"])]` the
    /// last rank, which is the first one for Black's.
    const GOALS: &'static [(&'static str, &'static [&'static str])] = &[];

    /// Returns the outcome, if the board says in another way that the game is over: then there is no move. A win by a
    /// piece that is lost, say:
    ///
    /// ```
    /// # use quadrille_core::fen::SideToMove;
    /// # use quadrille_core::royal::gaits::{King, Rook};
    /// # use quadrille_core::royal::{Checkmate, NoPockets, PieceField, RoyalPosition, StalemateDraws};
    /// # use quadrille_core::*;
    /// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
    /// # impl RoyalMoves for Tiny {
    /// #   type Geometry = Rectangle<5, 5>;
    /// #   type Kinds = (King, Rook);
    /// #   type Pockets = NoPockets;
    /// #   const LETTERS: &'static [&'static str] = &["K", "R"];
    /// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
    /// #   const PROGRESS: &'static [&'static str] = &[];
    /// # }
    /// const ROOK: usize = 1;
    /// const ROOK_LOST: Reason = Reason::new("the rook is lost");
    ///
    /// impl RoyalRules for Tiny {
    ///     fn ended(position: &RoyalPosition<Self>) -> Option<Outcome> {
    ///         let loser = Color::ALL.into_iter().find(|&color| position.pieces(color, ROOK).is_empty())?;
    ///         Some(Outcome::win(loser.other(), ROOK_LOST))
    ///     }
    /// #   type Moves = Self;
    /// #   const NAME: &'static str = "tiny";
    /// #   const TITLE: &'static str = "Tiny";
    /// #   const START: &'static str = "r3k/5/5/5/R3K w";
    /// #   type End = (Checkmate, StalemateDraws);
    /// #   type Claims = ();
    /// #   type Fen = (PieceField, SideToMove);
    ///     // …
    /// }
    ///
    /// let mut history = History::<Royal<Tiny>>::new(Royal::<Tiny>::start());
    /// history.play(Royal::<Tiny>::read_move(history.position(), "a1a5")?)?;
    /// assert_eq!(history.outcome(), Some(Outcome::win(Color::White, ROOK_LOST)));
    /// assert!(!Royal::<Tiny>::has_move(history.position()));
    /// # Ok::<(), MoveError>(())
    /// ```
    ///
    /// It is asked where no piece stands on one of its [`GOALS`](RoyalRules::GOALS), which come first. It may ask what
    /// stands where, what is in hand and whose turn it is, and not the clocks: positions that differ in these alone have the
    /// same moves. The default says nothing, and costs nothing.
    #[inline(always)]
    fn ended(_position: &RoyalPosition<Self::Moves>) -> Option<Outcome> {
        None
    }

    /// The automatic ends, but for those that the board says, which come before them: [`GOALS`](RoyalRules::GOALS) and
    /// [`ended`](RoyalRules::ended).
    type End: Resolution<Royal<Self>>;
    /// What a player may claim.
    type Claims: Resolution<Royal<Self>>;
    /// The fields of FEN. A position knows all that [`PieceField`](super::PieceField), `SideToMove`,
    /// [`CastlingField`](super::CastlingField), [`EnPassantField`](super::EnPassantField), `HalfmoveClock` and
    /// `FullmoveNumber` tell, and what has no field is lost in a FEN: leave out what the game does not have, and no clock.
    type Fen: FenArguments<RoyalPosition<Self::Moves>>;
}

/// The board of a variant.
pub type Board<V> = <<V as RoyalRules>::Moves as RoyalMoves>::Geometry;

/// The game of a variant of leaping and riding pieces of which one is royal.
#[derive(Clone, Copy, Debug)]
pub struct Royal<V>(PhantomData<V>);

impl<V: RoyalRules> Lister<Self> for Royal<V> {
    fn list<K: MoveSink<Self>>(position: &RoyalPosition<V::Moves>, sink: &mut K) {
        generate(position, sink);
    }
}

impl<V: RoyalRules> Rules for Royal<V> {
    const NAME: &'static str = V::NAME;
    const TITLE: &'static str = V::TITLE;
    const START: &'static str = V::START;
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("Variant", V::RECORD_NAME));
    const CLAUSES: &'static [&'static [Clause]] = V::CLAUSES;
    const POSSIBLE: () = assert_game::<V>();
    const KEEPS_REPLIES: bool = true;

    type Geometry = Board<V>;
    type Position = RoyalPosition<V::Moves>;
    type Move = RoyalMove<Board<V>>;
    // Play on boards of up to 80 squares stays below, pieces in hand included; it is 2 KiB.
    type Buffer = [Self::Move; 256];
    type Fen = V::Fen;
    type End = (ByTheBoard, V::End);
    type Claims = V::Claims;
    type Repeats = RoyalPosition<V::Moves>;

    /// # Panics
    ///
    /// If [`RoyalRules::START`] is no position: a mistake in the declaration.
    fn start() -> Self::Position {
        match Self::from_fen(V::START) {
            Ok(position) => position,
            Err(errors) => panic!("the start of {} is no position: {errors}", V::NAME),
        }
    }

    fn empty() -> Self::Position {
        RoyalPosition::EMPTY
    }

    fn validate(position: &Self::Position, violations: &mut Vec<Violation>) {
        validate(position, violations);
    }

    #[inline]
    fn generate<K: MoveSink<Self>>(position: &Self::Position, sink: &mut K) {
        if outcome::<V>(position).is_none() {
            relay::<Self, Self, K>(position, sink);
        }
    }

    #[inline]
    fn play<O: Observer>(position: &mut Self::Position, mv: Self::Move, observer: &mut O) {
        play(position, mv, observer);
    }

    fn null_move<O: Observer>(position: &mut Self::Position, observer: &mut O) -> bool {
        position.null_move(observer)
    }

    fn describe<O: Observer>(position: &Self::Position, observer: &mut O) {
        position.describe(observer);
    }

    #[inline]
    fn repeats(position: &Self::Position) -> Self::Repeats {
        position.repeats()
    }

    #[inline]
    fn is_legal(position: &Self::Position, mv: Self::Move) -> bool {
        let mut sought = Sought::<Self>::from(mv, mv.from.set());
        Self::generate(position, &mut sought);
        sought.found
    }

    fn write_move(_: &Self::Position, mv: Self::Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write_move::<V::Moves>(mv, out)
    }

    fn read_move(position: &Self::Position, text: &str) -> Result<Self::Move, MoveError> {
        read_move::<V>(position, text)
    }
}
