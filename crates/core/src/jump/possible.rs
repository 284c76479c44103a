//! What is impossible in a declaration of this family, told when it is compiled.

use core::marker::PhantomData;

use super::limit::assert_limit_is_told;
use super::rules::Board;
use super::{JumpMoves, JumpPosition, JumpRules, Piece};
use crate::declaration::{Pieces, game_type, word};
use crate::fen::{FenArguments, Syntax};
use crate::{Color, Geometry, Glyph};

/// The start of the rules `V`, as it is read when the game is compiled.
pub(super) struct Start<V>(PhantomData<V>);

impl<V: JumpRules> Start<V> {
    /// The fields of FEN.
    const FIELDS: &'static [Syntax] = <V::Fen as FenArguments<JumpPosition<Board<V>>>>::SYNTAX;

    /// Who stands where, if lists tell it.
    pub(super) const LISTS: Option<Pieces> = {
        let (mut pieces, mut field) = (None, 0);
        while field < Self::FIELDS.len() {
            if let (Syntax::Lists { ranges, .. }, Some(naming)) = (Self::FIELDS[field], Board::<V>::NAMING) {
                pieces = Some(Pieces::read(word(V::START, field), naming, ranges, V::Moves::FIRST));
            }
            field += 1;
        }
        pieces
    };

    /// How many pieces White and Black have; as many as there can be, where it is a field of the author's own that tells.
    pub(super) const PIECES: [u32; 2] = match Self::LISTS {
        Some(pieces) => [pieces.number(0), pieces.number(1)],
        None => {
            let (mut pieces, mut field) = ([u32::MAX; 2], 0);
            while field < Self::FIELDS.len() {
                if let Syntax::Board { .. } = Self::FIELDS[field] {
                    let board = word(V::START, field);
                    pieces = [number_of(Piece::LETTERS[0], board), number_of(Piece::LETTERS[1], board)];
                }
                field += 1;
            }
            pieces
        }
    };
}

/// Returns how many letters of a board are of some.
const fn number_of(letters: &str, board: &str) -> u32 {
    let (mut number, mut at) = (0, 0);
    while at < board.len() {
        let mut letter = 0;
        while letter < letters.len() {
            number += (letters.as_bytes()[letter] == board.as_bytes()[at]) as u32;
            letter += 1;
        }
        at += 1;
    }
    number
}

/// Refuses a game whose start is not on its board or says other than who moves first, and one that records tell as a game on
/// another board.
///
/// A declaration that is refused, for a man on a square that the board lacks; with `"W:W7,8:B1,2"` it compiles:
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
///     const START: &'static str = "W:W8,9:B1,2";
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
    let _ = Start::<V>::PIECES;
    assert_limit_is_told(V::Moves::KING_LIMIT, Start::<V>::FIELDS);
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
