//! What is impossible in a declaration of this family, told when it is compiled.

use core::marker::PhantomData;

use super::limit::assert_limit_is_told;
use super::rules::Board;
use super::{JumpMoves, JumpPosition, JumpRules};
use crate::bitboard::{ConstSet, Words};
use crate::declaration::{assert_men, game_type, word};
use crate::fen::{FenArguments, Syntax};
use crate::{Bits, Color, Geometry, Set};

/// The men of a side at the start, White's for 0.
struct Men<V, const SIDE: usize>(PhantomData<V>);

impl<V: JumpRules, const SIDE: usize> ConstSet<Set<Board<V>>> for Men<V, SIDE> {
    const SET: Set<Board<V>> = V::MEN[SIDE];
}

/// The squares of a board.
struct Squares<G>(PhantomData<G>);

impl<G: Geometry> ConstSet<G::Bits> for Squares<G> {
    const SET: G::Bits = G::SQUARES;
}

/// The words of a set of a board.
type WordsOf<G, S> = <<G as Geometry>::Bits as Bits>::InWords<S>;

/// Refuses a game whose start is not on its board or says other than its men and who moves first, and one that records tell
/// as a game on another board.
///
/// A declaration that is refused, for men of White that START has otherwise; with `"W:W7,8:B1,2"` it compiles:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideLists;
/// # use quadrille_core::jump::{Criterion, MoveText};
/// # use quadrille_core::*;
/// # type Board = Chequered<4, 4>;
/// # #[derive(Clone, Copy, Debug)] struct Man<S>(std::marker::PhantomData<S>);
/// # impl<S: Side> Jumper for Man<S> {
/// #     type Steps = (S::ForwardWest, S::ForwardEast);
/// #     type Jumps = (S::ForwardWest, S::ForwardEast);
/// #     const FLIES: bool = false;
/// # }
/// # #[derive(Clone, Copy, Debug)] struct King;
/// # impl Jumper for King {
/// #     type Steps = (NorthWest, NorthEast, SouthEast, SouthWest);
/// #     type Jumps = (NorthWest, NorthEast, SouthEast, SouthWest);
/// #     const FLIES: bool = false;
/// # }
/// # #[derive(Clone, Copy, Debug)] struct Tiny;
/// # impl JumpMoves for Tiny {
/// #     type Geometry = Board;
/// #     type Man<S: Side> = Man<S>;
/// #     type King = King;
/// #     const CHOICE: &'static [Criterion] = &[];
/// #     const REMOVE_DURING_CAPTURE: bool = false;
/// #     const TURN_BACK: bool = true;
/// #     const PROMOTION_IN_CAPTURE: PromotionInCapture = PromotionInCapture::AtTheEnd;
/// #     const MEN_RESET_CLOCK: bool = true;
/// # }
/// impl JumpRules for Tiny {
///     const START: &'static str = "W:W5,6:B1,2";
///     const MEN: [Set<Board>; 2] = [Board::picture(".. .. .. XX"), Board::picture("XX .. .. ..")];
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   type End = (BareSide, BlockedLoses);
/// #   type Claims = ();
/// #   type Fen = (SideLists<true>,);
/// #   const TEXT: MoveText = MoveText { always_whole: true, capture: 'x', promotion: "" };
/// #   const GAME_TYPE: &'static str = "50,W,4,4,N2,0";
///     // …
/// }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Jumping<Tiny>>();
/// ```
///
/// # Panics
///
/// If it is so.
pub(super) const fn assert_game<V: JumpRules>() {
    let squares = <WordsOf<Board<V>, Squares<Board<V>>> as Words>::WORDS;
    let men = [<WordsOf<Board<V>, Men<V, 0>> as Words>::WORDS, <WordsOf<Board<V>, Men<V, 1>> as Words>::WORDS];
    let mut number = 0;
    while number < squares.len() {
        let beyond = (men[0][number] | men[1][number]) & !squares[number];
        assert!(beyond == 0, "MEN has a square that the board lacks: make the sets as pictures of it");
        number += 1;
    }
    let (fields, mut field) = (<V::Fen as FenArguments<JumpPosition<Board<V>>>>::SYNTAX, 0);
    assert_limit_is_told(V::Moves::KING_LIMIT, fields);
    while field < fields.len() {
        if let Syntax::Lists { ranges, .. } = fields[field] {
            assert_men(word(V::START, field), Board::<V>::NAMING, ranges, men, V::Moves::FIRST);
        }
        field += 1;
    }
    if let Some(told) = game_type(V::GAME_TYPE) {
        let fits = told.width == Board::<V>::FILES && told.height == Board::<V>::RANKS;
        assert!(fits, "GAME_TYPE has another width or height than the board");
        if let Some(naming) = Board::<V>::NAMING {
            let agrees = told.numbers == naming.has_numbers();
            assert!(agrees, "GAME_TYPE has another notation than the board: `N` for numbers, `A` for file and rank");
        }
        let agrees = told.white_first == matches!(V::Moves::FIRST, Color::White);
        assert!(agrees, "GAME_TYPE has another first color than FIRST: `W` for White, `B` for Black");
    }
}
