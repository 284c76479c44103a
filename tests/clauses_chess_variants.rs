//! Do the variants of chess keep each clause that they add? A test is named after the variant and the clause.
//!
//! **Source**: the pages of the variants on lichess.org; FICS, help on crazyhouse.

use quadrille_chess::{
    Antichess, Atomic, Crazyhouse, Horde, KingOfTheHill, RacingKings, ThreeCheck, reason, violation,
};
use quadrille_core::fen::FenFault;
use quadrille_core::{Color, History, Outcome, Reason, Rules};

/// Returns the moves of a position from a square, or from all, as sorted text.
fn moves_from<R: Rules>(fen: &str, from: &str) -> String {
    let position = R::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let moves = R::moves(&position);
    let mut texts: Vec<String> = moves.iter().map(|&mv| R::move_text(&position, mv)).collect();
    texts.retain(|text| text.starts_with(from));
    texts.sort();
    texts.join(" ")
}

/// Plays moves from a position.
fn played<R: Rules>(fen: &str, moves: &str) -> History<R> {
    let mut history = History::new(R::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}")));
    for text in moves.split_whitespace() {
        let mv = R::read_move(history.position(), text).unwrap_or_else(|error| panic!("{fen}: {text}: {error}"));
        history.play(mv).expect(text);
    }
    history
}

/// Asserts the FEN after moves from a position.
fn assert_after<R: Rules>(fen: &str, moves: &str, expected: &str) {
    assert_eq!(R::fen(played::<R>(fen, moves).position()), expected, "{fen}: {moves}");
}

/// Asserts how a game ends after moves from a position, that no move is left, and how a record has the last move.
fn assert_ends<R: Rules>(fen: &str, moves: &str, outcome: Outcome, recorded: &str) {
    let history = played::<R>(fen, moves);
    assert_eq!(history.outcome(), Some(outcome), "{fen}: {moves}");
    assert!(!R::has_move(history.position()), "{fen}: {moves}");
    let (first, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
    let before = played::<R>(fen, first);
    let mv = R::read_move(before.position(), last).expect(last);
    let mut text = String::new();
    R::write_recorded(before.position(), mv, &mut text).expect("a string takes all");
    assert_eq!(text, recorded);
}

/// Asserts the rules that a FEN breaks.
fn assert_broken<R: Rules>(fen: &str, expected: &[quadrille_core::Violation]) {
    let errors = R::from_fen(fen).expect_err(fen);
    let faults: Vec<FenFault> = errors.errors().iter().map(|error| error.fault).collect();
    assert_eq!(
        faults,
        expected.iter().map(|violation| FenFault::Rule(violation.expected)).collect::<Vec<_>>(),
        "{fen}"
    );
}

#[test]
fn king_of_the_hill_the_king_in_the_middle_wins() {
    for (moves, recorded) in [("e3d4", "Kd4#"), ("e3e4", "Ke4#")] {
        let won = Outcome::win(Color::White, reason::ON_THE_HILL);
        assert_ends::<KingOfTheHill>("7k/8/8/8/8/4K3/8/8 w - - 0 1", moves, won, recorded);
    }
    let won = Outcome::win(Color::Black, reason::ON_THE_HILL);
    assert_ends::<KingOfTheHill>("8/8/3k4/8/8/8/8/K7 b - - 0 1", "d6e5", won, "Ke5#");
}

#[test]
fn king_of_the_hill_the_king_may_not_come_there_into_check() {
    assert_eq!(moves_from::<KingOfTheHill>("3r3k/8/8/8/8/4K3/8/8 w - - 0 1", ""), "e3e2 e3e4 e3f2 e3f3 e3f4");
}

#[test]
fn king_of_the_hill_kings_alone_play_on() {
    assert_eq!(played::<KingOfTheHill>("7k/8/8/8/8/8/8/K7 w - - 0 1", "").outcome(), None);
}

#[test]
fn three_check_the_third_check_wins() {
    let won = Outcome::win(Color::White, reason::THIRD_CHECK);
    assert_ends::<ThreeCheck>("7k/8/8/8/8/8/8/K5R1 w - - 1+3 0 1", "g1h1", won, "Rh1#");
    assert_after::<ThreeCheck>("7k/8/8/8/8/8/8/K5R1 w - - 3+3 0 1", "g1h1", "7k/8/8/8/8/8/8/K6R b - - 2+3 1 1");
}

#[test]
fn three_check_a_double_check_counts_once() {
    let both_lines = "4k3/8/8/8/4N3/8/8/K3R3 w - - 3+3 0 1";
    assert_after::<ThreeCheck>(both_lines, "e4f6", "4k3/8/5N2/8/8/8/8/K3R3 b - - 2+3 1 1");
}

#[test]
fn three_check_a_null_move_gives_no_check() {
    let mut position = ThreeCheck::from_fen("7k/8/8/8/8/8/8/K5R1 w - - 1+1 0 1").expect("a position");
    assert!(ThreeCheck::null_move(&mut position, &mut ()));
    assert_eq!((position.state().of(Color::White), position.state().of(Color::Black)), (1, 1));
}

#[test]
fn three_check_fen_has_the_checks_left_or_those_given() {
    for text in [
        "7k/8/8/8/8/8/8/K5R1 w - - 2+3 4 5",
        "7k/8/8/8/8/8/8/K5R1 w - - 4 5 +1+0",
        "7k/8/8/8/8/8/8/K5R1 w - -  4 5  +1+0 ",
    ] {
        let position = ThreeCheck::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(ThreeCheck::fen(&position), "7k/8/8/8/8/8/8/K5R1 w - - 2+3 4 5");
    }
    let without = ThreeCheck::from_fen("7k/8/8/8/8/8/8/K5R1 w - - 4 5").expect("a position");
    assert_eq!(ThreeCheck::fen(&without), "7k/8/8/8/8/8/8/K5R1 w - - 3+3 4 5");
    for (text, byte) in [
        ("7k/8/8/8/8/8/8/K5R1 w - - 4+3 0 1", 26),
        ("7k/8/8/8/8/8/8/K5R1 w - - 3-3 0 1", 27),
        ("7k/8/8/8/8/8/8/K5R1 w - - 3+ 0 1", 28),
        ("7k/8/8/8/8/8/8/K5R1 w - - 0 1 +4+0", 31),
        ("7k/8/8/8/8/8/8/K5R1 w - - 0 1 +0+0+", 34),
    ] {
        assert_eq!(ThreeCheck::from_fen(text).expect_err(text).errors()[0].byte, byte, "{text}");
    }
    assert_broken::<ThreeCheck>("7k/8/8/8/8/8/8/K5R1 w - - 0+0 0 1", &[violation::BOTH_HAVE_WON]);
}

#[test]
fn three_check_the_same_pieces_with_other_checks_are_another_position() {
    let one = ThreeCheck::from_fen("7k/8/8/8/8/8/8/K5R1 w - - 3+3 0 1").expect("a position");
    let other = ThreeCheck::from_fen("7k/8/8/8/8/8/8/K5R1 w - - 3+2 0 1").expect("a position");
    assert!(one.key() != other.key() && ThreeCheck::repeats(&one) != ThreeCheck::repeats(&other));
    assert_eq!(one.mirror_colors().mirror_colors(), one);
    assert_eq!(other.mirror_colors().state().of(Color::White), 2);
}

#[test]
fn three_check_kings_alone_draw() {
    assert_eq!(
        played::<ThreeCheck>("7k/8/8/8/8/8/8/K7 w - - 3+3 0 1", "").outcome(),
        Some(Outcome::draw(Reason::MATERIAL))
    );
    assert_eq!(played::<ThreeCheck>("7k/8/8/8/8/8/8/KN6 w - - 3+3 0 1", "").outcome(), None);
}

#[test]
fn racing_kings_nobody_gives_check() {
    assert_eq!(
        moves_from::<RacingKings>("8/8/8/8/8/k7/7R/7K w - - 0 1", "h2"),
        "h2b2 h2c2 h2d2 h2e2 h2f2 h2g2 h2h4 h2h5 h2h6 h2h7 h2h8"
    );
    assert_broken::<RacingKings>("8/8/8/8/8/k6R/8/7K b - - 0 1", &[violation::CHECK]);
}

#[test]
fn racing_kings_there_are_no_pawns_and_no_castling() {
    assert_broken::<RacingKings>("8/8/8/8/8/k7/7P/7K w - - 0 1", &[violation::PAWN]);
    assert_broken::<RacingKings>("8/8/8/8/8/k7/8/4K2R w K - 0 1", &[violation::RIGHT_WITHOUT_CASTLING]);
}

#[test]
fn racing_kings_the_first_king_on_the_last_rank_wins() {
    let white = Outcome::win(Color::White, reason::RACE_WON);
    assert_ends::<RacingKings>("8/7K/8/8/8/k7/8/8 w - - 0 1", "h7h8", white, "Kh8#");
    let black = Outcome::win(Color::Black, reason::RACE_WON);
    assert_ends::<RacingKings>("8/k6K/8/8/8/8/8/8 b - - 0 1", "a7a8", black, "Ka8#");
}

#[test]
fn racing_kings_black_may_follow_at_once_and_draw() {
    let fen = "8/k6K/8/8/8/8/8/8 w - - 0 1";
    let history = played::<RacingKings>(fen, "h7h8");
    assert_eq!(history.outcome(), None);
    assert_eq!(RacingKings::move_count(history.position()), 5);
    assert_ends::<RacingKings>(fen, "h7h8 a7a8", Outcome::draw(reason::RACE_DRAWN), "Ka8");
    assert_ends::<RacingKings>(fen, "h7h8 a7a6", Outcome::win(Color::White, reason::RACE_WON), "Ka6#");
}

#[test]
fn racing_kings_black_follows_to_squares_that_are_not_attacked() {
    let won = Outcome::win(Color::White, reason::RACE_WON);
    assert_ends::<RacingKings>("2R5/k6K/8/8/8/8/8/8 w - - 0 1", "h7h8", won, "Kh8#");
    assert_eq!(played::<RacingKings>("1R6/k6K/8/8/8/8/8/8 w - - 0 1", "h7h8").outcome(), None);
}

#[test]
fn horde_white_has_no_king() {
    assert_broken::<Horde>("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", &[violation::HORDE_WITH_KING]);
    assert_eq!(moves_from::<Horde>("k7/8/8/8/8/8/8/r6P w - - 0 1", ""), "h1h2 h1h3");
}

#[test]
fn horde_pawns_step_twice_from_the_first_rank_too() {
    assert_eq!(moves_from::<Horde>("k7/8/8/8/8/8/8/P7 w - - 0 1", ""), "a1a2 a1a3");
    assert_eq!(moves_from::<Horde>("k7/8/8/8/8/p7/8/P7 w - - 0 1", ""), "a1a2");
    assert_eq!(moves_from::<Horde>("k7/8/8/8/8/8/P7/P7 w - - 0 1", ""), "a2a3 a2a4");
}

#[test]
fn horde_a_double_step_from_the_first_rank_is_not_captured_en_passant() {
    assert_after::<Horde>("k7/8/8/8/8/1p6/8/P7 w - - 0 1", "a1a3", "k7/8/8/8/8/Pp6/8/8 b - - 0 1");
    assert_after::<Horde>("k7/8/8/8/1p6/8/P7/8 w - - 0 1", "a2a4", "k7/8/8/8/Pp6/8/8/8 b - a3 0 1");
}

#[test]
fn horde_black_wins_by_capturing_all() {
    let won = Outcome::win(Color::Black, reason::HORDE_DESTROYED);
    assert_ends::<Horde>("k7/8/8/8/8/8/8/r6P b - - 0 1", "a1h1", won, "Rxh1#");
}

#[test]
fn horde_white_wins_by_mate() {
    let history = played::<Horde>("k7/7Q/P7/8/8/8/8/8 w - - 0 1", "h7b7");
    assert_eq!(history.outcome(), Some(Outcome::win(Color::White, reason::CHECKMATE)));
}

#[test]
fn antichess_a_capture_must_be_made() {
    assert_eq!(moves_from::<Antichess>("8/8/8/8/3p4/4P3/8/R7 w - - 0 1", ""), "e3d4");
    assert_eq!(moves_from::<Antichess>("8/8/8/3pP3/8/8/8/R7 w - d6 0 2", ""), "e5d6");
}

#[test]
fn antichess_a_king_is_a_piece_like_others() {
    assert_eq!(moves_from::<Antichess>("8/8/8/8/8/8/r7/K6R w - - 0 1", ""), "a1a2");
    assert_eq!(moves_from::<Antichess>("8/8/8/7r/8/8/8/K7 w - - 0 1", ""), "a1a2 a1b1 a1b2");
    let several = Antichess::from_fen("8/8/8/7r/8/8/8/K6K w - - 0 1").expect("several kings");
    assert!(!several.in_check());
}

#[test]
fn antichess_a_pawn_may_become_a_king() {
    assert_eq!(moves_from::<Antichess>("8/P7/8/8/8/8/8/7r w - - 0 1", ""), "a7a8b a7a8k a7a8n a7a8q a7a8r");
    assert_after::<Antichess>("8/P7/8/8/8/8/8/7r w - - 0 1", "a7a8k", "K7/8/8/8/8/8/8/7r b - - 0 1");
}

#[test]
fn antichess_there_is_no_castling() {
    assert_broken::<Antichess>("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &[violation::RIGHT_WITHOUT_CASTLING]);
}

#[test]
fn antichess_who_loses_all_pieces_wins() {
    let won = Outcome::win(Color::White, reason::ALL_LOST);
    assert_ends::<Antichess>("8/8/8/8/8/1r6/1P6/8 b - - 0 1", "b3b2", won, "Rxb2#");
}

#[test]
fn antichess_who_cannot_move_wins() {
    let won = Outcome::win(Color::White, reason::NO_MOVE);
    assert_ends::<Antichess>("8/8/8/1p6/8/1P6/8/8 b - - 0 1", "b5b4", won, "b4#");
}

#[test]
fn antichess_bishops_that_never_meet_draw() {
    let drawn = Some(Outcome::draw(Reason::MATERIAL));
    assert_eq!(played::<Antichess>("8/8/8/8/8/8/8/b1B5 w - - 0 1", "").outcome(), None);
    assert_eq!(played::<Antichess>("8/8/8/8/8/8/8/bB6 w - - 0 1", "").outcome(), drawn);
    // Pawns that stand still, White's on light squares like the bishop: b5 and b6. The last rank is free of them.
    assert_eq!(played::<Antichess>("8/8/1p6/1P6/8/8/8/bB6 w - - 0 1", "").outcome(), drawn);
    // A pawn that can move, one that a bishop meets, and one that captures in passing.
    assert_eq!(played::<Antichess>("8/8/1p6/8/1P6/8/8/bB6 w - - 0 1", "").outcome(), None);
    assert_eq!(played::<Antichess>("8/8/p7/P7/8/8/8/bB6 w - - 0 1", "").outcome(), None);
    assert_eq!(played::<Antichess>("8/8/8/5p2/5Pp1/6P1/8/Bb6 b - f3 0 1", "").outcome(), None);
    assert_eq!(played::<Antichess>("8/8/8/5p2/5Pp1/6P1/8/Bb6 b - - 0 1", "").outcome(), drawn);
}

#[test]
fn atomic_a_capture_explodes_all_around_but_pawns() {
    let fen = "4k3/8/8/2nnn3/2PpP3/2NNN3/8/3RK3 w - - 0 1";
    assert_after::<Atomic>(fen, "c3d5", "4k3/8/8/8/2PpP3/3NN3/8/3RK3 b - - 0 1");
}

#[test]
fn atomic_en_passant_explodes_where_the_pawn_arrives() {
    let fen = "4k3/8/2n5/3pP3/8/8/8/4K3 w - d6 0 2";
    assert_after::<Atomic>(fen, "e5d6", "4k3/8/8/8/8/8/8/4K3 b - - 0 2");
}

#[test]
fn atomic_who_explodes_the_other_king_wins_even_in_check() {
    let won = Outcome::win(Color::White, reason::KING_EXPLODED);
    assert_ends::<Atomic>("3rk3/8/8/8/4r3/8/8/3RK3 w - - 0 1", "d1d8", won, "Rxd8#");
}

#[test]
fn atomic_nobody_explodes_the_own_king() {
    assert_eq!(moves_from::<Atomic>("4k3/8/8/8/8/8/4p3/4K2R w - - 0 1", "e1"), "e1d2 e1f2");
    assert_eq!(moves_from::<Atomic>("7k/8/8/8/8/8/3Rp3/4K3 w - - 0 1", "d2e2"), "");
}

#[test]
fn atomic_kings_that_touch_are_not_in_check() {
    let position = Atomic::from_fen("8/8/8/8/8/8/4k3/r3K3 w - - 0 1").expect("kings that touch");
    assert!(!position.in_check());
    assert_eq!(moves_from::<Atomic>("8/8/8/8/8/8/4k3/r3K3 w - - 0 1", ""), "e1d1 e1d2 e1f1 e1f2");
}

#[test]
fn atomic_a_rook_that_explodes_loses_its_right() {
    let fen = "4k3/8/8/8/8/5b2/6N1/4K2R b K - 0 1";
    assert_after::<Atomic>(fen, "f3g2", "4k3/8/8/8/8/8/8/4K3 w - - 0 2");
}

#[test]
fn crazyhouse_what_is_captured_is_dropped() {
    let fen = "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1";
    assert_after::<Crazyhouse>(fen, "e4d5", "4k3/8/8/3P4/8/8/8/4K3[N] b - - 0 1");
    assert_after::<Crazyhouse>(fen, "e4d5 e8e7 N@f3", "8/4k3/8/3P4/8/5N2/8/4K3[] b - - 2 2");
}

#[test]
fn crazyhouse_a_promoted_piece_is_captured_as_a_pawn() {
    let fen = "3k2n1/5P2/8/8/8/8/8/R3K3[] w Q - 0 1";
    assert_after::<Crazyhouse>(fen, "f7g8q d8d7 g8g7", "8/3k2Q~1/8/8/8/8/8/R3K3[N] b Q - 2 2");
    assert_after::<Crazyhouse>("7r/8/8/8/8/8/8/K3k2Q~[] b - - 0 1", "h8h1", "8/8/8/8/8/8/8/K3k2r[p] w - - 0 2");
}

#[test]
fn crazyhouse_pawns_are_not_dropped_on_the_first_and_the_last_rank() {
    let fen = "8/8/8/8/8/8/8/K1k5[P] w - - 0 1";
    let drops = moves_from::<Crazyhouse>(fen, "P@");
    assert_eq!(drops.split(' ').count(), 48);
    assert!(!drops.contains('1') && !drops.contains('8'));
}

#[test]
fn crazyhouse_a_drop_stands_between_the_king_and_a_check() {
    assert_eq!(moves_from::<Crazyhouse>("4k3/8/8/8/r3K3/8/8/8[N] w - - 0 1", "N@"), "N@b4 N@c4 N@d4");
    assert_eq!(moves_from::<Crazyhouse>("4k3/8/8/8/8/5n2/8/4K3[N] w - - 0 1", "N@"), "");
}

#[test]
fn crazyhouse_a_pawn_that_is_dropped_on_its_second_rank_steps_twice() {
    let history = played::<Crazyhouse>("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a2 e8e7");
    assert!(Crazyhouse::read_move(history.position(), "a2a4").is_ok());
}

#[test]
fn crazyhouse_a_drop_may_mate() {
    let history = played::<Crazyhouse>("k7/8/K7/8/8/8/8/8[R] w - - 0 1", "R@h8");
    assert_eq!(history.outcome(), Some(Outcome::win(Color::White, reason::CHECKMATE)));
}

#[test]
fn crazyhouse_drops_as_text() {
    let position = Crazyhouse::from_fen("k7/8/8/8/8/8/8/7K[PN] w - - 0 1").expect("a position");
    for (text, recorded) in [("N@f3", "N@f3"), ("P@e4", "@e4")] {
        let mv = Crazyhouse::read_move(&position, text).expect(text);
        let mut written = String::new();
        Crazyhouse::write_recorded(&position, mv, &mut written).expect("a string takes all");
        assert_eq!(written, recorded);
        assert_eq!(Crazyhouse::read_recorded(&position, recorded), Ok(mv));
        assert_eq!(Crazyhouse::read_recorded(&position, text), Ok(mv));
        assert_eq!(Crazyhouse::move_text(&position, mv), text);
    }
    for (text, byte) in [("K@e4", 0), ("x@e4", 0), ("N@e9", 3), ("N@e4q", 4), ("N@", 2)] {
        assert_eq!(Crazyhouse::read_move(&position, text).expect_err(text).byte(), byte, "{text}");
    }
    assert!(Crazyhouse::read_move(&position, "Q@e4").is_err());
}

#[test]
fn crazyhouse_fen_has_what_is_in_hand() {
    for text in ["4k3/8/8/8/8/8/8/4K2Q~[QPn] w - - 0 1", "4k3/8/8/8/8/8/8/4K2Q~/nPQ w - - 0 1"] {
        let position = Crazyhouse::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(Crazyhouse::fen(&position), "4k3/8/8/8/8/8/8/4K2Q~[QPn] w - - 0 1");
    }
    for (text, byte) in [
        ("4k3/8/8/8/8/8/8/4K3[Qn w - - 0 1", 22),
        ("4k3/8/8/8/8/8/8/4K3[K] w - - 0 1", 20),
        ("4k3/8/8/8/8/8/8/4K~3[] w - - 0 1", 18),
        ("4k2Q~/8/8/8/8/8/8/4K2x[] w - - 0 1", 21),
        // A pawn on the last rank, behind the mark of another piece.
        ("Q~3k2P/8/8/8/8/8/8/4K3[P] w - - 0 1", 5),
    ] {
        assert_eq!(Crazyhouse::from_fen(text).expect_err(text).errors()[0].byte, byte, "{text}");
    }
}

#[test]
fn crazyhouse_what_is_in_hand_tells_positions_apart() {
    let read = |text: &str| Crazyhouse::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let one = read("4k3/8/8/8/8/8/8/4K2Q[N] w - - 0 1");
    for other in ["4k3/8/8/8/8/8/8/4K2Q[n] w - - 0 1", "4k3/8/8/8/8/8/8/4K2Q~[N] w - - 0 1"].map(read) {
        assert!(one.key() != other.key() && one != other);
    }
    assert_eq!(one.mirror_colors().state().count(Color::Black, quadrille_chess::Kind::Knight), 1);
}

#[test]
fn horde_start_of_thirty_six_pawns() {
    let start = Horde::start();
    let pawns = start.pieces(Color::White, quadrille_chess::Kind::Pawn);
    assert_eq!((pawns, pawns.count()), (start.color(Color::White), 36));
    assert_eq!(start.color(Color::Black).count(), 16);
}

#[test]
fn atomic_check_is_met_unless_the_other_king_explodes() {
    assert_eq!(moves_from::<Atomic>("4r2k/8/8/8/8/8/3P1P2/3RKR2 w - - 0 1", "d2"), "");
    assert_eq!(moves_from::<Atomic>("4r1k1/6p1/8/8/8/8/3P2R1/3RK3 w - - 0 1", "g2"), "g2e2 g2g7");
}

/// The first two are those of scalachess, issue 176; the third is that of Fairy-Stockfish, issue 281, and the fourth of
/// python-chess, issue 437, from a game.
#[test]
fn atomic_castling_beside_the_other_king_and_behind_the_rook() {
    // On d1 nothing is a check while the other king is on e2; from f2 he does not reach so far.
    assert_eq!(moves_from::<Atomic>("8/8/8/8/8/8/4k3/R3K2r w Q - 0 1", "e1c1"), "e1c1");
    assert_eq!(moves_from::<Atomic>("8/8/8/8/8/8/5k2/R3K2r w Q - 0 1", "e1c1"), "");
    // From h8 the rook sees c8 once the king has left e8, and d8 is where the other rook comes to.
    assert_eq!(moves_from::<Atomic>("r3k2R/4K3/8/8/8/8/8/8 b q - 0 1", "e8c8"), "e8c8");
    let played = "r3k1R1/pb2K2p/2n5/2pppr2/3P4/2P1P3/PP3P1P/R7 b q - 3 23";
    assert_eq!(moves_from::<Atomic>(played, "e8c8"), "e8c8");
}

#[test]
fn atomic_castling_out_of_through_and_into_check() {
    assert_eq!(moves_from::<Atomic>("r3k3/8/8/8/8/8/8/1K2R3 b q - 0 1", "e8c8"), "");
    assert_eq!(moves_from::<Atomic>("r3k3/8/8/8/8/8/8/1K1R4 b q - 0 1", "e8c8"), "");
    assert_eq!(moves_from::<Atomic>("r3k3/8/8/8/8/8/8/1KR5 b q - 0 1", "e8c8"), "");
    // Nor over a piece; and with none of this he does castle.
    assert_eq!(moves_from::<Atomic>("rn2k3/8/8/8/8/8/8/1K6 b q - 0 1", "e8c8"), "");
    assert_eq!(moves_from::<Atomic>("r3k3/8/8/8/8/8/8/RK6 b q - 0 1", "e8c8"), "e8c8");
}

#[test]
fn atomic_kings_alone_draw() {
    let alone = played::<Atomic>("7k/8/8/8/8/8/8/K7 w - - 0 1", "");
    assert_eq!(alone.outcome(), Some(Outcome::draw(Reason::MATERIAL)));
}

#[test]
fn atomic_a_king_alone_and_bishops_that_never_meet_draw() {
    for (fen, drawn) in [
        ("7k/8/8/8/8/8/8/KB6 w - - 0 1", true),
        ("7k/8/8/8/8/8/8/KR6 w - - 0 1", true),
        ("7k/8/8/8/8/8/8/KNN5 w - - 0 1", true),
        ("7k/8/8/8/8/8/8/KBb5 w - - 0 1", true),
        // What lichess.org plays on with: a queen, a pawn, two pieces, three knights, pieces that may meet.
        ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", false),
        ("7k/8/8/8/8/8/P7/K7 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KBN5 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KNNN4 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KB1b4 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KBbB4 w - - 0 1", false),
        ("7k/8/8/8/8/8/8/KNb5 w - - 0 1", false),
    ] {
        let outcome = played::<Atomic>(fen, "").outcome();
        assert_eq!(outcome, drawn.then(|| Outcome::draw(Reason::MATERIAL)), "{fen}");
    }
}

#[test]
fn atomic_pawns_that_stand_still_draw() {
    for (fen, drawn) in [
        ("7k/8/8/4p3/4P3/8/8/K7 w - - 0 1", true),
        // A square that was passed, with nobody to capture on it.
        ("7k/8/8/4p3/4P3/8/8/K7 b - e3 0 1", true),
        // White's bishop on light squares does not meet e5, which is dark; it would meet d5.
        ("7k/8/8/4p3/4P3/8/8/KB6 w - - 0 1", true),
        ("7k/8/8/3p4/3P4/8/8/KB6 w - - 0 1", false),
        ("7k/8/8/3p4/3P4/8/8/Kb6 w - - 0 1", true),
        ("7k/8/8/4p3/4P3/8/8/KBb5 w - - 0 1", false),
        ("7k/8/8/4p3/8/4P3/8/K7 w - - 0 1", false),
        ("7k/8/8/3pp3/4P3/3P4/8/K7 w - - 0 1", false),
        ("7k/8/8/4p3/4P3/8/8/KN6 w - - 0 1", false),
    ] {
        let outcome = played::<Atomic>(fen, "").outcome();
        assert_eq!(outcome, drawn.then(|| Outcome::draw(Reason::MATERIAL)), "{fen}");
    }
}
