//! What a game of this family says, and what a move of it is.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use super::choice::Criterion;
use super::generate::generate;
use super::legal::{has_move, is_legal};
use super::limit::NO_KING_THERE;
use super::list::{Buffer, list};
use super::notation::{MoveText, read_move, write_move, write_path};
use super::play::play;
use super::possible::{Start, assert_game};
use super::replies::replies;
use super::wants::{Asked, Every};
use crate::fen::{FenArguments, Violation};
use crate::perft::Replies;
use crate::relay::pass_on;
use crate::sink::convention_of;
use crate::{
    Bits, Black, Clause, Color, Convention, Geometry, JumpPosition, Jumper, MoveError, MoveSink, Observer, Resolution,
    Rules, Set, Side, Square, White,
};

/// What becomes of a man that reaches the last rank in the middle of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromotionInCapture {
    /// It goes on as a man, and promotes only if its turn ends on that rank.
    AtTheEnd,
    /// It is a king from there on, in the same turn.
    AtOnce,
    /// It promotes, and its turn ends there.
    EndsTheTurn,
}

/// Where a flying king lands behind what it captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// On any free square up to the next piece.
    Anywhere,
    /// On the next square alone.
    RightBehind,
    /// Anywhere, but its turn ends right behind the last captured piece if that is a king.
    RightBehindLastKing,
}

/// How the pieces of a variant move and capture: each constant is a rule of the book, so name its article where you set it.
///
/// Capture is forced.
pub trait JumpMoves: Copy + fmt::Debug + Send + Sync + 'static {
    /// The board.
    type Geometry: Geometry;
    /// A man of a side.
    type Man<S: Side>: Jumper;
    /// A king.
    type King: Jumper;

    /// Which captures are legal of those that are played to their end: what is asked of them, and in which order.
    const CHOICE: &'static [Criterion];
    /// Whether each captured piece leaves the board at once, so that its square may be crossed in the same turn.
    const REMOVE_DURING_CAPTURE: bool;
    /// Whether a piece may turn back the way it came between two jumps.
    const TURN_BACK: bool;
    /// What becomes of a man that reaches the last rank in the middle of a capture.
    const PROMOTION_IN_CAPTURE: PromotionInCapture;
    /// Whether a man's move starts the halfmove clock again, as a capture does.
    const MEN_RESET_CLOCK: bool;
    /// Whether a man may capture a king.
    const MEN_CAPTURE_KINGS: bool = true;
    /// Where a flying king lands.
    const LANDING: Landing = Landing::Anywhere;
    /// How often in succession one king may move without a capture while its side has a man, 3 at most; none if that is not
    /// limited. The form of FEN that goes with it is [`LimitedLists`](super::LimitedLists); lists without the number of these
    /// moves are refused when the game is compiled.
    const KING_LIMIT: Option<u32> = None;
    /// The side that moves first.
    const FIRST: Color = Color::White;

    /// Returns the rank where men of a side promote.
    #[inline(always)]
    fn promotion_rank<S: Side>() -> Set<Self::Geometry> {
        Self::Geometry::rank(S::rank(Self::Geometry::RANKS - 1, Self::Geometry::RANKS))
    }
}

/// The rules of a variant of men and kings that capture by jumping.
///
/// You say what the book says; [`Jumping<Self>`](Jumping) is then a game with all that [`Rules`] gives. Variants that
/// differ in how they end, and not in how they move, share their [`Moves`](JumpRules::Moves), and what is compiled
/// for them.
pub trait JumpRules: Copy + fmt::Debug + Send + Sync + 'static {
    /// How the pieces move.
    type Moves: JumpMoves;

    /// The name by which programs know the variant.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// The FEN of the start. Neither side may have more pieces than there in any position, where Fen has them as lists or as a
    /// board.
    const START: &'static str;

    /// The conventions by which a generator is compiled for each use of the moves, and each direction of a search, which is
    /// fast and takes the compiler long; by the others one lists the moves for all uses.
    const DIRECT: &'static [Convention] = &[];

    /// Whether the game is over once there is a king, so that there is no move then; [`FirstKing`](super::FirstKing) is
    /// the end that goes with it.
    const FIRST_KING_ENDS: bool = false;

    /// The automatic ends.
    type End: Resolution<Jumping<Self>>;
    /// What a player may claim.
    type Claims: Resolution<Jumping<Self>>;
    /// The form of FEN.
    type Fen: FenArguments<JumpPosition<Board<Self>>>;
    /// How moves are written.
    const TEXT: MoveText;
    /// What the rule book says, see [`Rules::CLAUSES`].
    const CLAUSES: &'static [&'static [Clause]] = &[];
    /// The value of the tag `GameType` of its records, which are PDN: number, first color, width, height, notation, whether
    /// it is inverted.
    const GAME_TYPE: &'static str;
}

/// A side has more pieces than at the start.
///
/// No game leads there. It is never waived: the orders of capturing so many loose pieces can be too many for any search.
pub const TOO_MANY_PIECES: Violation = Violation::of("lists", "no more pieces of a side than it has at the start");

/// A man stands on the rank where it promotes.
pub const MAN_ON_LAST_RANK: Violation = Violation::of("lists", "no man on the rank where it promotes");

/// The board of a variant.
pub type Board<V> = <<V as JumpRules>::Moves as JumpMoves>::Geometry;

/// The game of a variant of men and kings.
#[derive(Clone, Copy, Debug)]
pub struct Jumping<V>(PhantomData<V>);

impl<V: JumpRules> Rules for Jumping<V> {
    const NAME: &'static str = V::NAME;
    const TITLE: &'static str = V::TITLE;
    const START: &'static str = V::START;
    const CONVENTIONS: &'static [Convention] = &[Convention::Unique, Convention::Orders, Convention::Paths];
    const RECORD_TAG: Option<(&'static str, &'static str)> = Some(("GameType", V::GAME_TYPE));
    const CLAUSES: &'static [&'static [Clause]] = V::CLAUSES;
    const POSSIBLE: () = assert_game::<V>();

    type Geometry = Board<V>;
    type Position = JumpPosition<Board<V>>;
    type Move = JumpMove<Board<V>>;
    type Buffer = Buffer<Board<V>>;
    type Fen = V::Fen;
    type End = V::End;
    type Claims = V::Claims;
    type Repeats = ([Set<Board<V>>; 2], Set<Board<V>>, Color);

    fn start() -> Self::Position {
        match &Start::<V>::LISTS {
            Some(pieces) => JumpPosition::of_lists(pieces).with_turn(V::Moves::FIRST),
            None => Self::from_fen(V::START).unwrap_or_else(|errors| panic!("the start of {}: {errors}", V::NAME)),
        }
    }

    fn empty() -> Self::Position {
        JumpPosition::of_men(Set::<Board<V>>::EMPTY, Set::<Board<V>>::EMPTY).with_turn(V::Moves::FIRST)
    }

    fn validate(position: &Self::Position, violations: &mut Vec<Violation>) {
        let too_many = |color: Color| position.pieces(color).count() > Start::<V>::PIECES[color.index()];
        if Color::ALL.into_iter().any(too_many) {
            violations.push(TOO_MANY_PIECES);
        }
        let [white, black] = Color::ALL.map(|color| position.men(color));
        if (white & V::Moves::promotion_rank::<White>() | black & V::Moves::promotion_rank::<Black>()).any() {
            violations.push(MAN_ON_LAST_RANK);
        }
        if V::Moves::KING_LIMIT.is_some() && !position.notes_hold() {
            violations.push(NO_KING_THERE);
        }
    }

    #[inline]
    fn generate<K: MoveSink<Self>>(position: &Self::Position, sink: &mut K) {
        if is_over::<V>(position) {
            return;
        }
        if const { K::CONVENTION.is_among(V::DIRECT) } {
            generate::<V::Moves, Self, K>(position, sink);
        } else {
            let asked = Asked { convention: K::CONVENTION, first_only: K::FIRST_ONLY };
            pass_on(list::<V::Moves>(position, asked, K::CAPTURES_ONLY), sink);
        }
    }

    #[inline]
    fn replies<const CONVENTION: u8>(positions: &[Self::Position]) -> u64 {
        if const { V::FIRST_KING_ENDS || V::Moves::KING_LIMIT.is_some() }
            && (V::FIRST_KING_ENDS || positions.iter().any(|position| position.clock.notes() != 0))
        {
            positions.iter().map(Replies::<Self, CONVENTION>::one_by_one).sum()
        } else if const { convention_of(CONVENTION).is_among(V::DIRECT) } {
            replies::<V::Moves, _>(positions, Every::<CONVENTION> {})
        } else {
            replies::<V::Moves, _>(positions, Asked::every(convention_of(CONVENTION)))
        }
    }

    #[inline]
    fn has_move(position: &Self::Position) -> bool {
        !is_over::<V>(position) && has_move::<V::Moves>(position)
    }

    #[inline]
    fn is_legal(position: &Self::Position, mv: Self::Move) -> bool {
        !is_over::<V>(position)
            && if const { Convention::Unique.is_among(V::DIRECT) } {
                is_legal::<V::Moves, _>(position, mv, Every::<0> {})
            } else {
                is_legal::<V::Moves, _>(position, mv, Asked::every(Convention::Unique))
            }
    }

    #[inline]
    fn play<O: Observer>(position: &mut Self::Position, mv: Self::Move, observer: &mut O) {
        play::<V::Moves, O>(position, mv, observer);
    }

    fn null_move<O: Observer>(position: &mut Self::Position, observer: &mut O) -> bool {
        position.pass(observer);
        true
    }

    fn describe<O: Observer>(position: &Self::Position, observer: &mut O) {
        position.describe(observer);
        if V::Moves::KING_LIMIT.is_some() {
            position.tell_notes(observer, true);
        }
    }

    #[inline]
    fn repeats(position: &Self::Position) -> Self::Repeats {
        position.repeats()
    }

    #[inline(always)]
    fn clock_of_perft(position: &Self::Position, _: u32) -> u32 {
        // What is noted of successive moves is no clock, but as little a part of what repeats.
        if V::Moves::KING_LIMIT.is_some() { position.clock.notes() } else { 0 }
    }

    fn write_move(position: &Self::Position, mv: Self::Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write_move::<V>(position, mv, out)
    }

    fn write_move_in_full(position: &Self::Position, mv: Self::Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write_path::<V>(position, mv, out)
    }

    fn read_move(position: &Self::Position, text: &str) -> Result<Self::Move, MoveError> {
        read_move::<V>(position, text)
    }
}

/// Returns whether there is a king that ends the game.
#[inline(always)]
fn is_over<V: JumpRules>(position: &JumpPosition<Board<V>>) -> bool {
    V::FIRST_KING_ENDS && position.kings.any()
}

/// A whole turn: from, to, and the *set* of captured pieces.
///
/// Two ways round the same pieces to the same square are one move; the [`path`](super::path()) is found again only to
/// write it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct JumpMove<G: Geometry> {
    /// The square that the piece leaves.
    pub from: Square<G>,
    /// The square that it ends on; the same as `from` where a capture comes full circle.
    pub to: Square<G>,
    /// The pieces that it captures; none in a quiet move.
    pub captured: Set<G>,
    /// Whether the piece is a man that becomes a king.
    pub promotes: bool,
}
