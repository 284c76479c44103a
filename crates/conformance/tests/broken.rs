//! Games with one defect each: is each caught, by the law that is meant for it?

mod toy;

use quadrille_conformance::{Captures, Conformance, Law, Report};
use quadrille_core::Rules;
use toy::defect::{self, Defect};
use toy::{Position, Step, Toy, ToyOf};

/// Examines the toy with a defect.
fn examine<R: Rules<Position = Position>>(defect: Defect) -> Report {
    defect::set(defect);
    let conformance = Conformance::<R>::new()
        .captures(Captures::Free)
        .symmetry("the colors exchanged", Position::mirrored)
        .referee(toy::referee::moves)
        .referee_plays(toy::referee::play);
    let report = conformance.run();
    defect::set(Defect::None);
    report
}

/// Returns the laws that do not hold.
fn broken(report: &Report) -> Vec<Law> {
    report.faults().iter().map(|fault| fault.law).collect()
}

#[test]
fn the_toy_is_right() {
    let report = examine::<Toy>(Defect::None);
    assert!(report.faults().is_empty(), "{report}");
    assert!(report.unmet().is_empty(), "{report}");
    assert!(report.positions() > 2_000, "{report}");
    for &law in Law::ALL {
        assert!(report.asked(law) > 0 || matches!(law, Law::Published | Law::Given), "{law:?} was not asked");
    }
}

/// Tests each defect: the law that is meant for it, and those that it breaks besides. These do not hold, and all others do;
/// the report tells them in its own order.
macro_rules! defects {
    ($($name:ident: $defect:ident, $law:ident $(and $other:ident)*;)*) => {
        $(#[test]
        fn $name() {
            let report = examine::<Toy>(Defect::$defect);
            let besides: &[Law] = &[$(Law::$other),*];
            let found = broken(&report);
            assert!(found.contains(&Law::$law) && !besides.contains(&Law::$law), "{report}");
            let mut expected = [&[Law::$law], besides].concat();
            expected.sort();
            assert_eq!(found, expected, "{report}");
        })*

        /// The games that have a defect each, by the laws that are meant for them.
        const MEANT: &[(Defect, Law)] = &[$((Defect::$defect, Law::$law)),*];
    };
}

defects! {
    a_start_that_is_not_its_fen: StartHasOtherTurn, Start;
    a_move_given_twice: MoveGivenTwice, MovesOnce and Captures and Referee;
    a_number_that_is_not_that_of_the_list: CountIsShort, SinksAgree;
    a_move_that_is_legal_and_not_in_the_list: AnythingIsLegal, OthersAreIllegal;
    a_refused_move_that_changes_the_position: TryingChanges, OthersAreIllegal;
    captures_that_do_not_capture: CapturesHaveMore, Captures;
    a_position_that_the_generator_does_not_play: FollowedStandsStill, FollowedIsPlayed;
    replies_counted_wrong_of_many_positions: RepliesAreMore, Replies;
    an_order_of_captures_that_no_convention_has: OrdersAreHidden, Conventions;
    a_move_that_leaves_a_position_against_the_rules: ManStaysOnLastRank, PlayKeepsRules and FenReadsBack and TextIsRefused and RecordsReadBack and RefereePlays;
    a_null_move_that_changes_pieces: NullMoveTakes, NullMove;
    a_piece_placed_for_both_sides: PlacedOnBoth, Placement and FenReadsBack and TextIsRefused and RecordsReadBack;
    a_fen_without_the_number_of_the_move: FenForgetsNumber, FenReadsBack and RecordsReadBack and RefereePlays;
    kinds_with_the_same_letter: LettersAreAlike, Letters and FenReadsBack and TextIsRefused and RecordsReadBack and Referee and RefereePlays;
    a_reader_of_moves_that_reads_another: FirstMoveIsRead, MovesReadBack and RecordsReadBack;
    moves_with_the_same_text: TextsAreTargets, MovesToldApart and MovesReadBack and RecordsReadBack and Referee and RefereePlays;
    a_reader_that_panics_on_short_text: ReaderSlices, TextIsRefused and MovesReadBack and RecordsReadBack;
    an_error_beyond_the_text: ErrorLiesBeyond, TextIsRefused;
    a_key_that_does_not_hear_of_captures: KeyForgetsCaptures, KeysFollowPlay;
    a_key_without_the_turn: KeyForgetsTurn, KeysTellApart;
    a_key_without_the_kinds: KeyForgetsKinds, KeysTellApart;
    a_key_with_a_clock: KeyHasClock, ClocksDoNotRepeat and NullMove and KeysFollowPlay;
    repetition_without_the_turn: RepeatsForgetTurn, SameMoves and KeysTellApart;
    a_won_game_that_goes_on: WinnerPlaysOn, WonHasNoMoves and Referee;
    a_position_without_moves_that_is_no_end: BlockedGoesOn, NoMovesIsAnEnd;
    an_end_that_does_not_come_again: EndsByChance, GamesGoBack and RecordsReadBack;
    a_record_that_cannot_be_read: RecordHasBlank, RecordsReadBack;
    a_symmetry_that_is_none: SymmetryForgetsTurn, Symmetry;
    a_generator_that_forgets_moves: ChiefStaysBehind, Referee and Symmetry;
    a_play_that_no_rule_knows: CaptorsRise, RefereePlays;
    a_generator_that_panics: GeneratorPanics, NothingPanics;
    an_end_that_panics: EndPanics, NothingPanics;
}

/// An author reads the fault, and not first what was seen besides, or was not.
#[test]
fn faults_are_told_first() {
    let told = examine::<Toy>(Defect::ManStaysOnLastRank).to_string();
    let at = |what: &str| told.find(what).unwrap_or_else(|| panic!("{what} in {told}"));
    assert!(told.starts_with("toy: 24 laws hold, 5 do not\n  PlayKeepsRules: expected that "), "{told}");
    assert!(at("RefereePlays: expected") < at("\n  seen: ") && at("\n  seen: ") < at("\n  not asked: "), "{told}");
    let told = examine::<Toy>(Defect::None).to_string();
    assert!(told.starts_with("toy: 29 laws hold, 0 do not\n  seen: "), "{told}");
    assert!(told.ends_with("\n  not asked: Given, Published"), "{told}");
}

/// A count of a suite is a fault each, and the law is one.
#[test]
fn a_law_that_is_broken_twice_is_one_law() {
    let report = Conformance::<Toy>::new().games(1).texts(0).published("start ;D1 1\nstart ;D1 2").run();
    assert_eq!(broken(&report), [Law::Published; 2], "{report}");
    assert!(report.to_string().contains(" laws hold, 1 does not\n"), "{report}");
}

#[test]
fn a_list_that_spills() {
    let report = examine::<ToyOf<[Step; 8]>>(Defect::None);
    assert_eq!(broken(&report), [Law::ListInPlace], "{report}");
}

#[test]
fn a_given_position_that_is_none() {
    let fens = [Toy::START, "5/5/5/5 w 0 1"];
    let report = Conformance::<Toy>::new().games(2).texts(0).positions(fens).run();
    assert_eq!((broken(&report), report.asked(Law::Given)), (vec![Law::Given], 2), "{report}");
    assert!(report.to_string().contains("5/5/5/5 w 0 1"), "{report}");
}

#[test]
fn counts_that_differ_from_those_published() {
    let mut slow = [1, 0, 0, 0];
    let mut fens = vec![Toy::START.to_owned()];
    for count in &mut slow[1..] {
        let mut next = Vec::new();
        for fen in &fens {
            let position = Toy::from_fen(fen).expect("a position");
            for mv in toy::referee::moves(fen) {
                let mut after = position;
                Toy::try_play(&mut after, Toy::read_move(&position, &mv).expect("a move")).expect("a legal move");
                next.push(Toy::fen(&after));
            }
        }
        *count = next.len();
        fens = next;
    }
    let suite = |third: usize| {
        format!("game: toy\nstart ;D1 {} ;D2 {} ;D3 {third}\ngame: another\nstart ;D1 1", slow[1], slow[2])
    };
    let counted = |suite: String| Conformance::<Toy>::new().games(1).texts(0).published(suite).run();
    let report = counted(suite(slow[3]));
    assert_eq!((broken(&report), report.asked(Law::Published)), (vec![], 3), "{report}");
    let report = counted(suite(slow[3] + 1));
    assert_eq!(broken(&report), [Law::Published], "{report}");
    assert!(report.to_string().contains(&format!("found {} at depth 3, where {} was published", slow[3], slow[3] + 1)));
    for (line, found) in [
        ("start ;D1 x", "\"D1 x\" where a count `D3 6460` was expected"),
        ("count: all\nstart ;D1 5", "\"all\" where `unique` was expected, by which the game counts"),
        ("9/9 ;D1 5", "no FEN: board, byte 0"),
    ] {
        assert!(counted(line.into()).to_string().contains(found), "{line}");
    }
}

/// The laws that are broken by what the game is given, and not by a defect of its own: the tests above.
const OF_WHAT_IS_GIVEN: [Law; 3] = [Law::ListInPlace, Law::Published, Law::Given];

#[test]
fn each_law_is_the_one_meant_for_a_defect() {
    for law in Law::ALL {
        let meant = MEANT.iter().any(|(_, meant)| meant == law);
        assert!(meant != OF_WHAT_IS_GIVEN.contains(law), "{law:?}: a defect meant for it: {meant}");
    }
}

/// No defect is declared and left untested, and none is counted twice.
#[test]
fn each_defect_is_tested_once() {
    for &defect in Defect::ALL {
        let tests = MEANT.iter().filter(|(tested, _)| *tested == defect).count();
        assert_eq!(tests, usize::from(defect != Defect::None), "{defect:?}");
    }
    assert_eq!(MEANT.len() + 1, Defect::ALL.len(), "and the right one");
}

#[test]
fn what_was_met_is_told_apart_in_play_and_in_set_ups() {
    let report = examine::<Toy>(Defect::None);
    assert!(report.unmet_in_play().is_empty(), "{report}");
    assert!(!report.to_string().contains("never in play"), "{report}");

    // In one ply from the start nothing is taken, promoted or won.
    let fens = ["5/5/2C2/m4/5 b 0 1", "1m3/M4/5/4m/5 w 0 1"];
    let report = Conformance::<Toy>::new().games(60).plies(1).texts(0).positions(fens).run();
    let told = report.to_string();
    assert!(report.unmet().is_empty() && report.faults().is_empty(), "{report}");
    assert_eq!(report.unmet_in_play(), ["a capture", "a promotion", "an end"], "{report}");
    assert!(
        told.contains("met in set-ups alone, never in play from the start: a capture, a promotion, an end"),
        "{told}"
    );
    assert!(told.contains("White wins: in the middle (in play 0, in set-ups "), "{told}");

    // Nothing is met in no game.
    let report = Conformance::<Toy>::new().games(0).texts(0).run();
    assert_eq!((report.unmet(), report.unmet_in_play()), (vec!["a capture", "an end"], vec![]), "{report}");
}

#[test]
fn a_fault_has_few_pieces_and_names_the_move() {
    let report = examine::<Toy>(Defect::ManStaysOnLastRank);
    let fault = &report.faults()[0];
    let pieces = fault.fen.split(' ').next().expect("a board").chars().filter(char::is_ascii_alphabetic).count();
    assert_eq!(pieces, 1, "{fault}");
    assert_eq!(fault.mv.as_ref().map(String::len), Some(4), "{fault}");
    assert!(fault.to_string().contains("where no man on his last rank was expected"), "{fault}");
}

/// A chief in the middle wins, whoever stands around; a piece that goes on is all that it takes besides.
#[test]
fn a_win_that_goes_on_has_few_pieces_too() {
    defect::set(Defect::WinnerPlaysOn);
    let pieces = |fen: &str| fen.chars().filter(|&letter| "MCmc".contains(letter)).count();
    let mut met = 0;
    for seed in 1..=5 {
        let report = Conformance::<Toy>::new().texts(0).seed(seed).run();
        let fault = report.faults().iter().find(|fault| fault.law == Law::WonHasNoMoves).expect("the law is broken");
        assert!(pieces(&fault.fen) <= 2 && fault.fen.ends_with(" 0 1"), "{fault}");
        assert!(fault.found.contains(" wins: in the middle: `generate` gives none there"), "{fault}");
        met = met.max(pieces(fault.met.as_ref().expect("it was met with other clocks, or more pieces")));
    }
    assert!(met > 2, "{met} pieces in games that go on");
    defect::set(Defect::None);
}

#[test]
fn what_a_fen_does_not_tell_is_told() {
    let report = examine::<Toy>(Defect::FenForgetsNumber);
    let fault = report.faults().iter().find(|fault| fault.law == Law::FenReadsBack).expect("the law is broken");
    assert!(fault.fen.ends_with(" 0 1"), "the number is not told, and the other clock is none: {fault}");
    let hint = "look at what its field in `Fen` writes and reads";
    assert_eq!(fault.found, format!("the number of the move 2, read back as 1: {hint}"), "{fault}");
}

/// Where it comes from, in which position, and what could not be asked.
#[test]
fn a_panic_is_told_once() {
    for (defect, said) in
        [(Defect::GeneratorPanics, "there are few pieces"), (Defect::EndPanics, "nobody knows the end of few pieces")]
    {
        let report = examine::<Toy>(defect);
        let told = report.to_string();
        assert_eq!(told.matches(said).count(), 1, "{told}");
        let fault = &report.faults()[0];
        let pieces = fault.fen.chars().filter(|&letter| "MCmc".contains(letter)).count();
        assert!(pieces <= 2 && fault.fen.ends_with(" 0 1"), "{told}");
        assert!(fault.found.starts_with("a panic at ") && fault.found.contains("tests/toy/mod.rs:"), "{told}");
        let besides: Vec<String> = fault.besides.iter().map(|law| format!("{law:?}")).collect();
        assert!(told.contains(&format!("the same panic where these were asked: {}", besides.join(", "))), "{told}");
        let hold = Law::ALL.len() - 3 - besides.len();
        assert!(
            told.contains(&format!("toy: {hold} laws hold, 1 does not, {} were stopped by", besides.len())),
            "{told}"
        );
    }
}

#[test]
fn a_count_that_panics_is_told() {
    defect::set(Defect::GeneratorPanics);
    let report = Conformance::<Toy>::new().games(0).texts(0).published("5/m4/5/1M3/5 w 0 1 ;D1 1").run();
    defect::set(Defect::None);
    assert_eq!(broken(&report), [Law::NothingPanics], "{report}");
    assert_eq!(report.faults()[0].besides.last(), Some(&Law::Published), "{report}");
}
