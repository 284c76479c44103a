//! Does the sheet of each game of leaping and riding pieces say what its constants declare?
//!
//! For each constant the table has words: the sheet has them if the constant is set so, and has them not if it is not.

use std::any::type_name;

use quadrille_core::Geometry;
use quadrille_core::royal::{Board, Pockets, RoyalMoves, RoyalRules};

/// Asserts that a sheet says what the constants declare; the kinds are called so, in the order of their letters.
fn assert_sheet<V: RoyalRules>(kinds: &[&str]) {
    type Moves<V> = <V as RoyalRules>::Moves;
    let sheet: Vec<_> = V::CLAUSES.concat().iter().map(|clause| clause.says).collect();
    let says = |words: &str| sheet.iter().any(|sentence| sentence.contains(words));
    let gaits = type_name::<<Moves<V> as RoyalMoves>::Kinds>();
    let ends = type_name::<V::End>();
    let ends_by = |end: &str| ends.contains(&format!("::{end}"));
    let promotes = !Moves::<V>::PROMOTIONS.is_empty();
    for (what, is_so, words) in [
        ("castling", !Moves::<V>::CASTLINGS.is_empty(), "castles"),
        ("a double step", gaits.contains("DoubleStep"), "once or twice"),
        ("promotion that is free", promotes && !Moves::<V>::PROMOTION_FORCED, "may promote"),
        ("promotion on leaving", Moves::<V>::PROMOTION_ON_LEAVING, "or from it"),
        ("a hand", <Moves<V> as RoyalMoves>::Pockets::IN_USE, "comes to hand"),
        ("one to a file", !Moves::<V>::ONE_TO_A_FILE.is_empty(), "a file that has an own one"),
        ("no mate by a drop", !Moves::<V>::NO_MATE_BY_DROP.is_empty(), "mates by being dropped"),
        ("goals", !V::GOALS.is_empty(), "comes to the last rank, where he is not in check, has won"),
        ("mate", ends_by("Checkmate") && !ends_by("BlockedLoses"), "Checkmate wins"),
        ("who has no move", ends_by("BlockedLoses"), "Who has no move loses"),
        ("stalemate", ends_by("StalemateDraws"), "Stalemate"),
        ("kings alone", ends_by("BareRoyals"), "kings alone are a draw"),
        ("the third repetition", ends_by("Repetition<3>"), "for the third time is a draw"),
        ("the fourth repetition", ends_by("RepetitionLosesForFirst<4>"), "for the fourth time loses"),
        ("perpetual check", ends_by("PerpetualCheckLoses<4>"), "checked all the time, that side loses"),
        ("no progress", ends_by("NoProgress<100>"), "50 moves of each side"),
    ] {
        assert_eq!(says(words), is_so, "{}, {what}: {words:?}", V::NAME);
    }
    let squares = format!("{} squares", Board::<V>::FILES * Board::<V>::RANKS);
    assert!(says(&squares), "{}: {squares}", V::NAME);
    // Where a pawn becomes what there is from the start, each kind is named.
    let into = Moves::<V>::PROMOTIONS.iter().find(|(letter, into)| *letter == "P" && !into[0].starts_with('+'));
    let told = sheet.iter().find_map(|sentence| sentence.split_once(" becomes a ").map(|(_, kinds)| kinds));
    assert_eq!(told.is_some(), into.is_some(), "{}: what a pawn becomes", V::NAME);
    for (letter, kind) in Moves::<V>::LETTERS.iter().zip(kinds) {
        let is_so = into.is_some_and(|(_, into)| into.contains(letter));
        assert_eq!(told.is_some_and(|told| told.contains(kind)), is_so, "{}: a pawn becomes a {kind}", V::NAME);
    }
}

/// Declares a test of each game, with what its kinds are called.
macro_rules! games {
    ($($test:ident $rules:ty: $kinds:expr;)*) => {
        $(#[test]
        fn $test() {
            let kinds: Vec<_> = $kinds.split(' ').collect();
            assert_eq!(kinds.len(), <<$rules as RoyalRules>::Moves as RoyalMoves>::LETTERS.len());
            assert_sheet::<$rules>(&kinds);
        })*
    };
}

games! {
    capablanca_sheet quadrille_capablanca::Variant<quadrille_capablanca::CapablancaArray>:
        "king queen chancellor archbishop rook bishop knight pawn";
    embassy_sheet quadrille_capablanca::Variant<quadrille_capablanca::EmbassyArray>:
        "king queen chancellor archbishop rook bishop knight pawn";
    los_alamos_sheet quadrille_los_alamos::Variant: "king queen rook knight pawn";
    minishogi_sheet quadrille_minishogi::Variant: "king gold silver bishop rook pawn promoted horse dragon tokin";
    orda_sheet quadrille_orda::Variant: "king queen kheshig rook lancer bishop archer knight yurt pawn";
}
