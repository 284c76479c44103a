use super::book::{Gait, Landing, LastRow, Removal};
use super::*;
use Convention::{Orders, Unique};

/// Up the board on both diagonals.
const AHEAD: &[(i32, i32)] = &[(-1, -1), (-1, 1)];

/// The texts of all moves.
fn texts<V: Variant>(fen: &str) -> Vec<String> {
    let position = Position::<V>::read(fen);
    let mut texts: Vec<String> = position.moves().iter().map(|mv| position.text(mv)).collect();
    texts.sort();
    texts
}

#[test]
fn fen_reads_back() {
    for fen in ["W:W31-50:B1-20", "B:WK46,50:B1,K5:H3:F9:+15+246", "W:WK41,K42:B7,8,10-12:+0+141", "W:W:BK50"] {
        assert_eq!(Position::<Frisian>::read(fen).write(), fen);
    }
    assert_eq!(Position::<Russian>::read("W:Ba7,Kb8:Wa1,c3").write(), "W:Wc3,a1:BKb8,a7");
    assert_eq!(Position::<Tama>::read("B:Wc3,Ka1:Bb8").write(), "B:WKa1,c3:Bb8");
}

/// The examples of the federation's rules.
#[test]
fn italian_priorities() {
    assert_eq!(texts::<Italian>("W:WK21,31:B10,18,27"), ["31x6x10x18x27"]);
    assert_eq!(texts::<Italian>("W:WK23,31:B19,26,27"), ["23x21x26x27"]);
    assert_eq!(texts::<Italian>("W:WK23:B19,K28"), ["23x32x28"]);
    assert_eq!(texts::<Italian>("W:WK31:B18,20,K27,K28"), ["31x13x18x27", "31x15x20x28"]);
    assert_eq!(texts::<Italian>("W:W32:BK28"), [""; 0]);
}

#[test]
fn russian_men_go_on_as_kings_and_kings_to_the_end() {
    assert_eq!(texts::<Russian>("W:Wb6:Bc7,f6"), ["b6xg5xc7xf6=K", "b6xh4xc7xf6=K"]);
    // Of the squares behind b2 only those are left from which another piece can be taken.
    assert_eq!(texts::<Russian>("W:WKa1:Bb2,f4"), ["a1xg3xb2xf4", "a1xh2xb2xf4"]);
}

#[test]
fn thai_kings_stop_right_behind_and_turn_back() {
    assert_eq!(texts::<Thai>("W:WK4:B15"), ["4x18x15"]);
    // What was captured is gone: the king flies back over its square.
    assert_eq!(texts::<Thai>("W:WK14:B9,18"), ["14x23x18x9", "14x5x18x9"]);
}

/// Holds the counts of depth 1, 2, … against a table.
fn table<V: Variant>(fen: &str, convention: Convention, expected: &[u128]) {
    let position = Position::<V>::read(fen);
    for (depth, &nodes) in (1..).zip(expected) {
        assert_eq!(position.perft_by(depth, convention), nodes, "{fen} {convention:?} depth {depth}");
    }
}

#[test]
fn killer_counts_as_letouzey_has_it() {
    let random_178 = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";
    table::<Killer>(random_178, Unique, &[14, 55, 1168, 5165]);
    table::<International>(random_178, Unique, &[14, 55, 1168, 5432]);
}

#[test]
fn frisian_counts_as_published() {
    table::<Frisian>(Frisian::BOOK.start, Unique, &[9, 81, 658, 3874]);
    table::<Frisian>(Frisian::BOOK.start, Orders, &[9, 81, 658, 3880]);
}

/// Holds a book that is wrong in one point to being told from the right one, five times in what is compared by default.
fn assert_told<V: Variant, W: Variant>(what: &str) {
    let differ = walk::<V>().take(COMPARED).enumerate().filter(|(_, step)| differ::<V, W>(step));
    let told: Vec<usize> = differ.map(|(place, _)| place).take(5).collect();
    println!("{what}: {told:?}");
    assert!(told.len() == 5, "{what}: told in the positions {told:?} of {COMPARED} alone");
}

/// Whether a position has other moves by another book, or one that leads elsewhere.
fn differ<V: Variant, W: Variant>(step: &Step<V>) -> bool {
    let (right, wrong) = (&step.position, Position::<W>::read(&step.position.write()));
    if wrong.sequences(walk::WORK).is_none() {
        return false;
    }
    let moves: Vec<Move> = right.moves();
    moves != wrong.moves() || moves.iter().any(|mv| right.play(mv).write() != wrong.play(mv).write())
}

/// Declares variants that are wrong in one point, and tests that the positions tell each from the right one.
macro_rules! wrong {
    ($($test:ident $wrong:ident of $right:ident: $($field:ident: $value:expr),*;)*) => {
        $(#[derive(Clone, Copy, Debug)]
        struct $wrong;

        impl Variant for $wrong {
            const BOOK: Book = Book { $($field: $value,)* ..$right::BOOK };
        }

        #[test]
        fn $test() {
            assert_told::<$right, $wrong>(stringify!($wrong));
        })*
    };
}

/// Tests that the positions tell each variant whose men or kings lack one of their directions.
macro_rules! lame {
    ($($test:ident: $right:ident, $piece:ident $way:ident: $($place:literal)*;)*) => {
        $(#[test]
        fn $test() {
            $({
                #[derive(Clone, Copy, Debug)]
                struct Lame;

                impl Variant for Lame {
                    const BOOK: Book = Book {
                        $piece: Gait {
                            $way: &but::<{ $right::BOOK.$piece.$way.len() - 1 }>($right::BOOK.$piece.$way, $place),
                            ..$right::BOOK.$piece
                        },
                        ..$right::BOOK
                    };
                }

                assert_told::<$right, Lame>(concat!(stringify!($right $piece $way), " without ", $place));
            })*
        })*
    };
}

/// All directions of a list but one.
const fn but<const N: usize>(directions: &[(i32, i32)], left_out: usize) -> [(i32, i32); N] {
    let (mut rest, mut at) = ([(0, 0); N], 0);
    while at < N {
        rest[at] = directions[if at < left_out { at } else { at + 1 }];
        at += 1;
    }
    rest
}

wrong! {
    set_ups_tell_men_that_capture_back WrongRussian of Russian: man: Gait { steps: AHEAD, captures: AHEAD };
    set_ups_tell_men_that_stay_men StayingRussian of Russian: last_row: LastRow::PassedAsMan;
    set_ups_tell_men_that_end_the_turn PassingEnglish of English: last_row: LastRow::GoesOnAsKing;
    set_ups_tell_kings_that_fly FlyingEnglish of English: king_flies: true;
    set_ups_tell_the_majority FreeBrazilian of Brazilian: choice: &[];
    set_ups_tell_the_choice BusyRussian of Russian: choice: &[book::pieces];
    set_ups_tell_that_a_king_captures_first MixedCzech of Czech: choice: &[];
    set_ups_tell_the_quality PlainSpanish of Spanish: choice: &[book::pieces];
    set_ups_tell_the_capture_with_a_king ItalianByMen of Italian: choice: &[book::pieces, book::kings, book::kings_first];
    set_ups_tell_the_most_kings ItalianByKings of Italian: choice: &[book::pieces, book::by_a_king, book::kings_first];
    set_ups_tell_the_earliest_king ItalianLate of Italian: choice: &[book::pieces, book::by_a_king, book::kings];
    set_ups_tell_men_that_take_kings BraveItalian of Italian: men_take_kings: true;
    set_ups_tell_kings_that_stop RoamingThai of Thai: landing: Landing::Anywhere;
    set_ups_tell_removal_at_once LateThai of Thai: removal: Removal::AfterTheTurn;
    set_ups_tell_that_kings_turn_back StraightThai of Thai: turns_back: false;
    set_ups_tell_a_last_king RoamingKiller of Killer: landing: Landing::Anywhere;
    set_ups_tell_a_king_behind_every_piece StoppingKiller of Killer: landing: Landing::RightBehind;
    set_ups_tell_the_worth_of_kings FrisianByNumber of Frisian: choice: &[book::pieces, book::by_a_king];
    set_ups_tell_a_king_of_two_men FrisianByTwo of Frisian: choice: &[two_men, book::by_a_king];
    set_ups_tell_that_the_king_captures FrisianByMen of Frisian: choice: &[book::worth];
    set_ups_tell_a_limit_of_three LastingFrisian of Frisian: successive_king_moves: Some(4);
    set_ups_tell_men_that_step_on_diagonals UprightFrisian of Frisian:
        man: Gait { steps: &[(-1, -1), (-1, 1), (-2, 0)], ..Frisian::BOOK.man };
    set_ups_tell_kings_that_step_on_diagonals UprightFrisianKing of Frisian:
        king: Gait { steps: Frisian::BOOK.king.captures, ..Frisian::BOOK.king };
    set_ups_tell_that_the_first_king_wins LongBreakthrough of Breakthrough: first_king_wins: false;
    set_ups_tell_that_men_are_progress SlowRussian of Russian: men_are_progress: false;
    set_ups_tell_that_tama_men_are_none FastTama of Tama: men_are_progress: true;
    set_ups_tell_the_majority_of_tama FreeTama of Tama: choice: &[];
    set_ups_tell_the_number_in_tama WorthTama of Tama: choice: &[book::worth];
    set_ups_tell_tama_men_that_step_back RetiringTama of Tama:
        man: Gait { steps: Tama::BOOK.king.steps, ..Tama::BOOK.man };
    set_ups_tell_tama_men_that_capture_behind WatchfulTama of Tama:
        man: Gait { captures: Tama::BOOK.king.captures, ..Tama::BOOK.man };
    set_ups_tell_tama_men_that_capture_straight SlantingTama of Tama:
        man: Gait { captures: Tama::BOOK.man.steps, ..Tama::BOOK.man };
    set_ups_tell_tama_kings_that_capture_straight SlantingTamaKing of Tama:
        king: Gait { captures: Tama::BOOK.king.steps, ..Tama::BOOK.king };
    set_ups_tell_no_turning_back TurningTama of Tama: turns_back: true;
    set_ups_tell_tama_after_the_turn LateTama of Tama: removal: Removal::AfterTheTurn;
    set_ups_tell_tama_men_that_stay_men StayingTama of Tama: last_row: LastRow::PassedAsMan;
}

lame! {
    set_ups_tell_where_frisian_men_capture: Frisian, man captures: 0 1 2 3 4 5 6 7;
    set_ups_tell_where_frisian_kings_capture: Frisian, king captures: 0 1 2 3 4 5 6 7;
    set_ups_tell_where_tama_men_step: Tama, man steps: 0 1 2 3 4;
    set_ups_tell_where_tama_men_capture: Tama, man captures: 0 1 2;
    set_ups_tell_where_tama_kings_step: Tama, king steps: 0 1 2 3 4 5 6 7;
    set_ups_tell_where_tama_kings_capture: Tama, king captures: 0 1 2 3;
}

/// As much as can be, where a king is worth two men.
fn two_men(path: &Path) -> Vec<i32> {
    vec![book::pieces(path)[0] + book::kings(path)[0]]
}
