//! The end that the board says: squares that win, and what a variant says besides.

use core::marker::PhantomData;

use super::book::KindSet;
use super::kinds::MOST_KINDS;
use super::letters::{number_of, refuse};
use super::{Board, Gait, KindVisitor, Kinds, Royal, RoyalMoves, RoyalPosition, RoyalRules, reason};
use crate::declaration::{MOST_WORDS, is_same};
use crate::phrase::Refusal;
use crate::{Bits, Color, Geometry, History, Outcome, Resolution, Set, Turn};

/// The board says that the game is over: a piece has come to one of its goals ([`RoyalRules::GOALS`]), or the variant
/// says so of the position ([`RoyalRules::ended`]). There is no move then.
///
/// Each game of this family has this end, before those of its [`End`](RoyalRules::End), which do not name it.
#[derive(Clone, Copy, Debug)]
pub struct ByTheBoard;

impl<V: RoyalRules> Resolution<Royal<V>> for ByTheBoard {
    fn resolve(history: &History<Royal<V>>, _: bool) -> Option<Outcome> {
        outcome::<V>(history.position())
    }

    /// Tells the goals, if there are any, and what a variant says besides, where it says something: nobody knows before
    /// whether there is such an end.
    fn each(history: &History<Royal<V>>, _: bool, tell: &mut dyn FnMut(&'static str, Option<Outcome>)) {
        if !V::GOALS.is_empty() {
            tell("GOALS", goal_reached::<V>(history.position()));
        }
        if let Some(outcome) = V::ended(history.position()) {
            tell("ended", Some(outcome));
        }
    }
}

/// Returns the outcome, if the board says that the game is over.
#[inline(always)]
pub(super) fn outcome<V: RoyalRules>(position: &RoyalPosition<V::Moves>) -> Option<Outcome> {
    goal_reached::<V>(position).or_else(|| V::ended(position))
}

/// Returns the outcome, if a piece stands on one of its goals.
#[inline(always)]
fn goal_reached<V: RoyalRules>(position: &RoyalPosition<V::Moves>) -> Option<Outcome> {
    if V::GOALS.is_empty() {
        return None;
    }
    let mut reached = Reached::<V> { position, by: [false; 2] };
    <V::Moves as RoyalMoves>::Kinds::each(&mut reached);
    // In a set-up both sides may have come to one: then the side that has moved did so last.
    let mover = position.turn();
    let winner = [mover.other(), mover].into_iter().find(|side| reached.by[side.index()])?;
    Some(Outcome::win(winner, reason::GOAL))
}

/// Looks, kind by kind, which side has a piece on one of its goals.
struct Reached<'a, V: RoyalRules> {
    position: &'a RoyalPosition<V::Moves>,
    by: [bool; 2],
}

impl<V: RoyalRules> KindVisitor for Reached<'_, V> {
    #[inline(always)]
    fn visit<K: Gait>(&mut self, kind: usize) {
        if Goals::<V>::KINDS >> kind & 1 == 0 {
            return;
        }
        for color in Color::ALL {
            let goals = Set::<Board<V>>::from_leading_words(&Goals::<V>::WORDS[kind][color.index()]);
            self.by[color.index()] |= (self.position.pieces(color, kind) & goals).any();
        }
    }
}

/// The goals of the rules `V` in numbers.
///
/// A declaration that is refused, since the board has no sixth rank; with `&["c5"]` it compiles:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Rook};
/// # use quadrille_core::royal::{Checkmate, NoPockets, PieceField, StalemateDraws};
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
/// impl RoyalRules for Tiny {
///     const GOALS: &'static [(&'static str, &'static [&'static str])] = &[("K", &["c6"])];
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3r/5/5/5/R3K w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
///     // …
/// }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
///
/// Nor is one whose goals are those of a kind that there is not:
///
/// ```compile_fail,E0080
/// # use quadrille_core::fen::SideToMove;
/// # use quadrille_core::royal::gaits::{King, Rook};
/// # use quadrille_core::royal::{Checkmate, NoPockets, PieceField, StalemateDraws};
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
/// impl RoyalRules for Tiny {
///     const GOALS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["c5"])];
/// #   type Moves = Self;
/// #   const NAME: &'static str = "tiny";
/// #   const TITLE: &'static str = "Tiny";
/// #   const START: &'static str = "k3r/5/5/5/R3K w";
/// #   type End = (Checkmate, StalemateDraws);
/// #   type Claims = ();
/// #   type Fen = (PieceField, SideToMove);
///     // …
/// }
///
/// const _: () = quadrille_core::declaration::assert_possible::<Royal<Tiny>>();
/// ```
pub(super) struct Goals<V>(PhantomData<V>);

impl<V: RoyalRules> Goals<V> {
    /// The kinds that have a goal.
    const KINDS: KindSet = {
        let (mut kinds, mut i) = (0, 0);
        while i < V::GOALS.len() {
            kinds |= 1 << Self::kind(i);
            i += 1;
        }
        kinds
    };

    /// The words of the goals, for each kind those of White and of Black.
    const WORDS: [[[u64; MOST_WORDS]; 2]; MOST_KINDS] = {
        let (mut words, mut i) = ([[[0; MOST_WORDS]; 2]; MOST_KINDS], 0);
        while i < V::GOALS.len() {
            let (kind, names) = (Self::kind(i), V::GOALS[i].1);
            let mut name = 0;
            while name < names.len() {
                let (bits, mut side) = (Self::bits(names[name]), 0);
                while side < bits.len() {
                    words[kind][side][bits[side] / 64] |= 1 << (bits[side] % 64);
                    side += 1;
                }
                name += 1;
            }
            i += 1;
        }
        words
    };

    /// Returns the number of the kind of an entry.
    const fn kind(entry: usize) -> usize {
        number_of(GOALS, V::Moves::LETTERS, V::GOALS[entry].0)
    }

    /// Returns the bits of a square as White names it, for White and for Black.
    const fn bits(name: &str) -> [usize; 2] {
        let Some(naming) = Board::<V>::NAMING else { panic!("GOALS has names of squares: the board has no `NAMING`") };
        let white = match naming.read(name.as_bytes(), 0) {
            Some((bit, end)) if end == name.len() => bit,
            _ => refuse_square::<Board<V>>(name, ", which the board lacks"),
        };
        match naming.upside_down(white) {
            Some(black) => [white, black],
            None => refuse_square::<Board<V>>(name, ", which Black, who sees the board upside down, lacks"),
        }
    }

    /// Refuses what cannot be: letters that no kind has, and squares that the board lacks; and what says nothing, or says
    /// it twice.
    pub(super) const POSSIBLE: () = {
        assert_goals(V::GOALS);
        let _ = Self::WORDS;
    };
}

/// Refuses kinds without a goal, and kinds and squares that are named twice.
///
/// # Panics
///
/// If there are such.
pub(super) const fn assert_goals(goals: &[(&str, &[&str])]) {
    let mut i = 0;
    while i < goals.len() {
        let ((letter, squares), mut other) = (goals[i], 0);
        if squares.is_empty() {
            refuse(GOALS, letter, " without a square: name those that win, or leave it out");
        }
        while other < i {
            if is_same(goals[other].0.as_bytes(), letter.as_bytes()) {
                refuse(GOALS, letter, " twice: name all its squares at once");
            }
            other += 1;
        }
        let mut square = 0;
        while square < squares.len() {
            let mut before = 0;
            while before < square {
                if is_same(squares[before].as_bytes(), squares[square].as_bytes()) {
                    refuse(GOALS, squares[square], " twice for one kind: once is enough");
                }
                before += 1;
            }
            square += 1;
        }
        i += 1;
    }
}

/// Refuses a square of a goal.
const fn refuse_square<G: Geometry>(name: &str, what: &str) -> ! {
    Refusal::of(GOALS)
        .and(" has the square ")
        .and_quoted(name)
        .and(what)
        .and(": it has ")
        .and_several(G::FILES, "file")
        .and(" and ")
        .and_several(G::RANKS, "rank")
        .refuse()
}

/// The item of the declaration.
const GOALS: &str = "GOALS";

#[cfg(test)]
mod tests;
