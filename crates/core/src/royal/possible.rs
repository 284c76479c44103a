//! What is impossible in a declaration of this family, told when it is compiled.

use super::book::Book;
use super::goals::Goals;
use super::{Kinds, Pockets, RoyalMoves, RoyalPosition, RoyalRules};
use crate::declaration::{assert_value, word};
use crate::fen::{FenArguments, Syntax};
use crate::phrase::Refusal;

/// Refuses a game with letters that no kind has, promotions to nothing, steps, files and ranks that the board has no
/// room for, or a start without one royal piece of each side.
///
/// A declaration that is refused, since nothing has the letter `Q`; with `&["R"]` it compiles:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Castling, Checkmate, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// impl RoyalMoves for Tiny {
///     const LETTERS: &'static [&'static str] = &["K", "R", "P"];
///     const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["Q"])];
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook, Pawn);
/// #   type Pockets = NoPockets;
/// #   const PROGRESS: &'static [&'static str] = &["P"];
///     // …
/// }
/// # impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/p3/3P/3K w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
/// # }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// Nor is one where a pawn becomes nothing, or with a step of more files or ranks than there are:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Checkmate, Leap, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// impl RoyalMoves for Tiny {
///     const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &[])];
/// #   type Kinds = (King, Rook, Pawn);
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Pockets = NoPockets;
/// #   const LETTERS: &'static [&'static str] = &["K", "R", "P"];
/// #   const PROGRESS: &'static [&'static str] = &["P"];
///     // …
/// }
/// # impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/p3/3P/3K w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
/// # }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Checkmate, Leap, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// impl RoyalMoves for Tiny {
///     type Kinds = (King, Leap<(Hop<1, 2>, Hop<-2, 9>)>, Pawn);
/// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R"])];
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Pockets = NoPockets;
/// #   const LETTERS: &'static [&'static str] = &["K", "R", "P"];
/// #   const PROGRESS: &'static [&'static str] = &["P"];
///     // …
/// }
/// # impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/p3/3P/3K w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
/// # }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// Nor one with a castling of more files than there are, or with a start without a king:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Castling, Checkmate, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// impl RoyalMoves for Tiny {
///     const CASTLINGS: &'static [Castling] = &[Castling { letter: 'K', partner: "R", royal: [1, 4], mate: [3, 2] }];
/// #   const LETTERS: &'static [&'static str] = &["K", "R", "P"];
/// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R"])];
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook, Pawn);
/// #   type Pockets = NoPockets;
/// #   const PROGRESS: &'static [&'static str] = &["P"];
///     // …
/// }
/// # impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/p3/3P/3K w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
/// # }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Castling, Checkmate, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// # impl RoyalMoves for Tiny {
/// #   const LETTERS: &'static [&'static str] = &["K", "R", "P"];
/// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R"])];
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook, Pawn);
/// #   type Pockets = NoPockets;
/// #   const PROGRESS: &'static [&'static str] = &["P"];
/// # }
/// impl RoyalRules for Tiny {
///     const START: &'static str = "r3/p3/3P/3K w";
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
///     // …
/// }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// Nor where a pawn becomes a king,
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Castling, Checkmate, InHand, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// impl RoyalMoves for Tiny {
/// #   type Pockets = NoPockets;
///     const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R", "K"])];
/// #   const LETTERS: &'static [&'static str] = &["K", "R", "P"];
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook, Pawn);
/// #   const PROGRESS: &'static [&'static str] = &["P"];
///     // …
/// }
/// # impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/p3/3P/3K w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
/// # }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// where a kind has no room in hand (here the third; `InHand<3>` has it),
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Castling, Checkmate, InHand, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// impl RoyalMoves for Tiny {
///     type Pockets = InHand<2>;
/// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R"])];
/// #   const LETTERS: &'static [&'static str] = &["K", "R", "P"];
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook, Pawn);
/// #   const PROGRESS: &'static [&'static str] = &["P"];
///     // …
/// }
/// # impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/p3/3P/3K[] w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
/// # }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// or where the start has fields that the FEN does not name:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Pawn, Rook};
/// # use quadrille_core::royal::{Castling, Checkmate, InHand, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// impl RoyalMoves for Tiny {
/// #   type Pockets = NoPockets;
/// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["R"])];
/// #   const LETTERS: &'static [&'static str] = &["K", "R", "P"];
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook, Pawn);
/// #   const PROGRESS: &'static [&'static str] = &["P"];
///     // …
/// }
/// # impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
///     const START: &'static str = "k3/p3/3P/3K w 0 1";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
///     type Fen = (PieceField, SideToMove);
/// # }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// Of no game may the FEN lack the clock by which it ends (with `HalfmoveClock` behind the side it compiles), or two
/// clauses have one name:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Rook};
/// # use quadrille_core::royal::{Checkmate, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// # impl RoyalMoves for Tiny {
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook);
/// #   type Pockets = NoPockets;
/// #   const LETTERS: &'static [&'static str] = &["K", "R"];
/// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
/// #   const PROGRESS: &'static [&'static str] = &[];
/// # }
/// impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/r3/3R/3K w";
///     type End = (Checkmate, StalemateDraws, NoProgress<100>);
/// #   type Claims = ();
///     type Fen = (PieceField, SideToMove);
///     // …
/// }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Rook};
/// # use quadrille_core::royal::{Checkmate, NoPockets, PieceField, StalemateDraws};
/// # use quadrille_core::*;
/// # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] struct Tiny;
/// # impl RoyalMoves for Tiny {
/// #   type Geometry = Rectangle<4, 4>;
/// #   type Kinds = (King, Rook);
/// #   type Pockets = NoPockets;
/// #   const LETTERS: &'static [&'static str] = &["K", "R"];
/// #   const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
/// #   const PROGRESS: &'static [&'static str] = &[];
/// # }
/// impl RoyalRules for Tiny {
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3/r3/3R/3K w";
///     const CLAUSES: &'static [&'static [Clause]] =
///         &[&[Clause::of("aim", "A king.", "Rules, 1"), Clause::of("aim", "A rook.", "Rules, 2")]];
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
///     // …
/// }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// # Panics
///
/// If it is such.
pub(super) const fn assert_game<V: RoyalRules>() {
    assert_value("RECORD_NAME", V::RECORD_NAME);
    let () = Book::<V::Moves>::POSSIBLE;
    let () = Goals::<V>::POSSIBLE;
    let (fields, mut field) = (<V::Fen as FenArguments<RoyalPosition<V::Moves>>>::SYNTAX, 0);
    let (mut castles, mut passes, mut any) = (false, false, fields.is_empty());
    while field < fields.len() {
        (castles, passes) = (
            castles || matches!(fields[field], Syntax::Castling),
            passes || matches!(fields[field], Syntax::EnPassant),
        );
        any = any || matches!(fields[field], Syntax::Any);
        if let Syntax::Pieces = fields[field] {
            assert_hands(word(V::START, field), <V::Moves as RoyalMoves>::Pockets::IN_USE);
            assert_royals(word(V::START, field), V::Moves::LETTERS[0].as_bytes()[0]);
        }
        field += 1;
    }
    let castles = castles || any || V::Moves::CASTLINGS.is_empty();
    assert!(castles, "CASTLINGS has castlings, and no field of Fen the rights to them: put `CastlingField` into Fen");
    let passes = passes || any || !<V::Moves as RoyalMoves>::Kinds::PASSES;
    assert!(
        passes,
        "Kinds has a double step, and no field of Fen the square that was passed: put `EnPassantField` into Fen"
    );
}

/// Refuses a board with pieces in hand behind it in a game that has none, and one without in a game that has them.
const fn assert_hands(board: &str, in_use: bool) {
    let told = number(board.as_bytes(), b'[') > 0;
    assert!(in_use || !told, "START has `[`, the pieces in hand, and Pockets is NoPockets: there are none");
    assert!(told || !in_use, "START has no pieces in hand behind the board: write `[]` where there are none");
}

/// Refuses a board without one royal piece of each side.
const fn assert_royals(board: &str, capital: u8) {
    let (sides, mut side) = ([("White", capital), ("Black", capital.to_ascii_lowercase())], 0);
    while side < sides.len() {
        let (name, letter) = sides[side];
        let royals = number(board.as_bytes(), letter);
        if royals != 1 {
            Refusal::of("START has ")
                .and_number(royals)
                .and(" royal pieces of ")
                .and(name)
                .and(", by the letter `")
                .and_letter(letter)
                .and("`, the first of LETTERS: a side has one")
                .refuse();
        }
        side += 1;
    }
}

/// Returns how often a letter is in a text.
const fn number(text: &[u8], letter: u8) -> usize {
    let (mut number, mut at) = (0, 0);
    while at < text.len() {
        number += (text[at] == letter) as usize;
        at += 1;
    }
    number
}

#[cfg(test)]
mod tests;
