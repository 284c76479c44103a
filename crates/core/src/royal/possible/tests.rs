//! Declarations that cannot be, and what is told of each.

use super::{assert_hands, assert_royals, number};
use crate::royal::Castling;
use crate::royal::castling::assert_castlings;
use crate::royal::drops::assert_drops;
use crate::royal::goals::assert_goals;
use crate::royal::letters::{assert_letters, number_of, set};
use crate::royal::pockets::assert_room;
use crate::royal::promotions::{assert_promotion_ranks, promotions};

/// Tests that something is refused, and what is said.
macro_rules! refused {
    ($($name:ident: $asked:expr => $said:literal;)+) => {
        $(
            #[test]
            #[should_panic(expected = $said)]
            fn $name() {
                let _ = $asked;
            }
        )+
    };
}

const LETTERS: &[&str] = &["K", "R", "P", "+P"];
const CASTLING: Castling = Castling { letter: 'K', partner: "R", royal: [2, 4], mate: [5, 3] };

#[test]
fn what_can_be_is_not_refused() {
    assert_letters(LETTERS);
    assert_eq!(set("PROGRESS", LETTERS, &["P", "+P"]), 0b1100);
    assert_eq!(promotions(LETTERS, &[("P", &["+P", "R"])])[..4], [0, 0, 0b1010, 0]);
    assert_promotion_ranks(1, 1, 5);
    assert_promotion_ranks(0, 0, 5);
    assert_castlings(LETTERS, &[CASTLING, Castling { letter: 'Q', mate: [0, 3], ..CASTLING }], 6);
    assert_drops(LETTERS, &[("P", &[0, 4])], 5);
    assert_room(LETTERS, 3);
    assert_room(&["K", "+R", "R"], 3);
    assert_goals(&[("K", &["c3"]), ("P", &["c3", "d3"])]);
    assert_royals("k3/p3/3P/3K", b'K');
    assert_hands("k3/4/4/K3[]", true);
    assert_hands("k3/4/4/K3", false);
    assert_eq!(number(b"k3/p3/kK", b'k'), 2);
}

refused! {
    letter_of_none: number_of("GOALS", LETTERS, "Q") => "GOALS has `Q`, which is not in LETTERS: `K` `R` `P` `+P`";
    letter_twice: set("PROGRESS", LETTERS, &["P", "P"]) => "PROGRESS has `P` twice";
    small_letter: assert_letters(&["K", "r"]) => "LETTERS has `r` for a kind: one capital";
    long_letter: assert_letters(&["K", "RR"]) => "LETTERS has `RR` for a kind: one capital";
    no_letter: assert_letters(&["K", ""]) => "LETTERS has `` for a kind: one capital";
    letters_alike: assert_letters(&["K", "R", "R"]) => "LETTERS has `R` twice";
    mark_of_none: assert_letters(&["K", "+R"]) => "LETTERS has `+R` and not the kind that promotes to it";
    promotion_to_nothing: promotions(LETTERS, &[("P", &[])]) => "PROMOTIONS has `P`, which becomes nothing";
    promotion_to_itself: promotions(LETTERS, &[("P", &["+P", "P"])]) => "PROMOTIONS has `P`, which becomes itself";
    promotion_said_twice: promotions(LETTERS, &[("P", &["+P"]), ("P", &["R"])]) => "PROMOTIONS has `P` twice";
    promotion_to_the_royal_one: promotions(LETTERS, &[("P", &["+P", "K"])]) => "PROMOTIONS has `K`, the royal piece";
    promotion_of_the_royal_one: promotions(LETTERS, &[("K", &["+P"])]) => "PROMOTIONS has `K`, the royal piece";
    promotion_of_none: promotions(LETTERS, &[("Q", &["+P"])]) => "PROMOTIONS has `Q`, which is not in LETTERS";
    mark_that_nothing_becomes: promotions(LETTERS, &[("P", &["R"])]) => "LETTERS has `+P` and PROMOTIONS nothing that becomes it";
    ranks_of_promotion_beyond_the_board: assert_promotion_ranks(6, 1, 5) => "PROMOTION_RANKS is 6, and the board has 5 ranks";
    no_ranks_of_promotion: assert_promotion_ranks(0, 1, 5) => "PROMOTION_RANKS is 0";
    castlings_alike: assert_castlings(LETTERS, &[CASTLING, CASTLING], 6) => "CASTLINGS has for `K` another castling of that letter";
    castling_beyond_the_board: assert_castlings(LETTERS, &[CASTLING], 5)
        => "CASTLINGS has for `K` the file 5, and the board has 0 to 4: they are counted from 0";
    castling_by_one_file: assert_castlings(LETTERS, &[Castling { royal: [2, 3], ..CASTLING }], 6) => "CASTLINGS has for `K` a royal piece that goes by one file";
    castling_to_one_file: assert_castlings(LETTERS, &[Castling { mate: [5, 4], ..CASTLING }], 6) => "CASTLINGS has for `K` both pieces on one file";
    castling_of_the_royal_one_with_itself: assert_castlings(LETTERS, &[Castling { partner: "K", ..CASTLING }], 6) => "CASTLINGS has for `K` the royal piece as its partner";
    castling_with_none: assert_castlings(LETTERS, &[Castling { partner: "Q", ..CASTLING }], 6) => "CASTLINGS has `Q`, which is not in LETTERS";
    castling_of_a_small_letter: assert_castlings(LETTERS, &[Castling { letter: 'k', ..CASTLING }], 6) => "CASTLINGS has a letter that is no capital";
    drop_of_a_promoted_one: assert_drops(LETTERS, &[("+P", &[0])], 5) => "NO_DROP has `+P`, which is never in hand";
    drop_of_the_royal_one: assert_drops(LETTERS, &[("K", &[0])], 5) => "NO_DROP has `K`, the royal piece";
    drop_said_twice: assert_drops(LETTERS, &[("P", &[0]), ("P", &[1])], 5) => "NO_DROP has `P` twice";
    drop_without_a_rank: assert_drops(LETTERS, &[("P", &[])], 5) => "NO_DROP has `P` without a rank";
    drop_beyond_the_board: assert_drops(LETTERS, &[("P", &[5])], 5) => "NO_DROP has the rank 5 for `P`, and the board has 0 to 4";
    room_too_small: assert_room(LETTERS, 2) => "Pockets has room for 2 kinds, and the last that comes to hand, which is the last of LETTERS without `+`, is `P`: write `InHand<3>`";
    room_too_large: assert_room(LETTERS, 4) => "write `InHand<3>`";
    goal_of_nothing: assert_goals(&[("K", &[])]) => "GOALS has `K` without a square";
    goals_said_twice: assert_goals(&[("K", &["c3"]), ("K", &["c4"])]) => "GOALS has `K` twice";
    goal_twice: assert_goals(&[("K", &["c3", "c3"])]) => "GOALS has `c3` twice";
    hands_where_there_are_none: assert_hands("k3/4/4/K3[]", false) => "START has `[`, the pieces in hand, and Pockets is NoPockets";
    no_hands_where_there_are_some: assert_hands("k3/4/4/K3", true) => "write `[]`";
    no_king: assert_royals("k3/4/4/4", b'K') => "START has 0 royal pieces of White, by the letter `K`";
    two_kings: assert_royals("kk2/4/4/K3", b'K') => "START has 2 royal pieces of Black, by the letter `k`";
}
