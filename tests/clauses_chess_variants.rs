//! Do King of the Hill, Three-check, Racing Kings and Crazyhouse keep each clause that they add? A test is named after the
//! variant and the clause. What they take over from the Laws is asked with chess, but what Racing Kings has no position for.
//!
//! **Source**: the pages of the variants on lichess.org; FICS, help on crazyhouse.

#[expect(dead_code, reason = "what draughts are asked too")]
mod asked;

use asked::{draw, the, win};
use quadrille::core::{Color, Outcome, Reason, Rules};
use quadrille_chess::{Crazyhouse, Kind, ThreeCheck, reason, violation};

#[test]
fn king_of_the_hill_the_king_in_the_middle_wins() {
    let mut game = the("king-of-the-hill");
    for (moves, recorded) in [("e3d4", "Kd4#"), ("e3e4", "Ke4#")] {
        let won = Outcome::win(Color::White, reason::ON_THE_HILL);
        assert_eq!(game.at("7k/8/8/8/8/4K3/8/8 w - - 0 1").end_by(moves, recorded), Some(won));
    }
    let won = Outcome::win(Color::Black, reason::ON_THE_HILL);
    assert_eq!(game.at("8/8/3k4/8/8/8/8/K7 b - - 0 1").end_by("d6e5", "Ke5#"), Some(won));
}

#[test]
fn king_of_the_hill_the_king_may_not_come_there_into_check() {
    assert_eq!(the("king-of-the-hill").at("3r3k/8/8/8/8/4K3/8/8 w - - 0 1").moves_from(""), "e3e2 e3e4 e3f2 e3f3 e3f4");
}

#[test]
fn king_of_the_hill_kings_alone_play_on() {
    assert_eq!(the("king-of-the-hill").at("7k/8/8/8/8/8/8/K7 w - - 0 1").outcome(), None);
}

#[test]
fn three_check_the_third_check_wins() {
    let mut game = the("three-check");
    let won = Outcome::win(Color::White, reason::THIRD_CHECK);
    assert_eq!(game.at("7k/8/8/8/8/8/8/K5R1 w - - 1+3 0 1").end_by("g1h1", "Rh1#"), Some(won));
    assert_eq!(game.at("7k/8/8/8/8/8/8/K5R1 w - - 3+3 0 1").play("g1h1").fen(), "7k/8/8/8/8/8/8/K6R b - - 2+3 1 1");
}

#[test]
fn three_check_a_double_check_counts_once() {
    let both_lines = "4k3/8/8/8/4N3/8/8/K3R3 w - - 3+3 0 1";
    assert_eq!(the("three-check").at(both_lines).play("e4f6").fen(), "4k3/8/5N2/8/8/8/8/K3R3 b - - 2+3 1 1");
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
    assert_eq!(the("three-check").broken("7k/8/8/8/8/8/8/K5R1 w - - 0+0 0 1"), [violation::BOTH_HAVE_WON.expected]);
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
    let mut game = the("three-check");
    assert_eq!(game.at("7k/8/8/8/8/8/8/K7 w - - 3+3 0 1").outcome(), Some(Outcome::draw(Reason::MATERIAL)));
    assert_eq!(game.at("7k/8/8/8/8/8/8/KN6 w - - 3+3 0 1").outcome(), None);
}

/// From the start of Racing Kings.
const KINGS_OUT_AND_BACK: &str = "h2h3 a2a3 h3h2 a3a2 ";

#[test]
fn racing_kings_start_side_by_side() {
    assert_eq!(the("racing-kings").at_start().fen(), "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
}

#[test]
fn racing_kings_nobody_gives_check() {
    let mut game = the("racing-kings");
    assert_eq!(
        game.at("8/8/8/8/8/k7/7R/7K w - - 0 1").moves_from("h2"),
        "h2b2 h2c2 h2d2 h2e2 h2f2 h2g2 h2h4 h2h5 h2h6 h2h7 h2h8"
    );
    assert_eq!(game.broken("8/8/8/8/8/k6R/8/7K b - - 0 1"), [violation::CHECK.expected]);
}

#[test]
fn racing_kings_there_are_no_pawns_and_no_castling() {
    let mut game = the("racing-kings");
    assert_eq!(game.broken("8/8/8/8/8/k7/7P/7K w - - 0 1"), [violation::PAWN.expected]);
    assert_eq!(game.broken("8/8/8/8/8/k7/8/4K2R w K - 0 1"), [violation::RIGHT_WITHOUT_CASTLING.expected]);
}

#[test]
fn racing_kings_the_first_king_on_the_last_rank_wins() {
    let mut game = the("racing-kings");
    let white = Outcome::win(Color::White, reason::RACE_WON);
    assert_eq!(game.at("8/7K/8/8/8/k7/8/8 w - - 0 1").end_by("h7h8", "Kh8#"), Some(white));
    let black = Outcome::win(Color::Black, reason::RACE_WON);
    assert_eq!(game.at("8/k6K/8/8/8/8/8/8 b - - 0 1").end_by("a7a8", "Ka8#"), Some(black));
}

#[test]
fn racing_kings_black_may_follow_at_once_and_draw() {
    let mut game = the("racing-kings");
    let fen = "8/k6K/8/8/8/8/8/8 w - - 0 1";
    assert_eq!(game.at(fen).play("h7h8").outcome(), None);
    assert_eq!(game.moves().len(), 5);
    assert_eq!(game.at(fen).end_by("h7h8 a7a8", "Ka8"), Some(Outcome::draw(reason::RACE_DRAWN)));
    assert_eq!(game.at(fen).end_by("h7h8 a7a6", "Ka6#"), Some(Outcome::win(Color::White, reason::RACE_WON)));
}

#[test]
fn racing_kings_black_follows_to_squares_that_are_not_attacked() {
    let mut game = the("racing-kings");
    let won = Outcome::win(Color::White, reason::RACE_WON);
    assert_eq!(game.at("2R5/k6K/8/8/8/8/8/8 w - - 0 1").end_by("h7h8", "Kh8#"), Some(won));
    assert_eq!(game.at("1R6/k6K/8/8/8/8/8/8 w - - 0 1").play("h7h8").outcome(), None);
}

#[test]
fn fide_3_9_2_pinned_pieces() {
    let mut game = the("racing-kings");
    assert_eq!(game.at("8/8/8/8/4r3/4N3/8/k3K3 w - - 0 1").moves_from("e3"), "");
    assert_eq!(game.at("8/8/8/4r3/8/4R3/8/k3K3 w - - 0 1").moves_from("e3"), "e3e2 e3e4 e3e5");
}

#[test]
fn fide_9_2_threefold_repetition_is_claimed() {
    let mut game = the("racing-kings");
    assert_eq!(game.at_start().play(KINGS_OUT_AND_BACK).claims(), []);
    assert_eq!(game.play(KINGS_OUT_AND_BACK).claims(), [Outcome::draw(reason::THREEFOLD)]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn fide_9_6_1_fivefold_repetition_ends_the_game() {
    let mut game = the("racing-kings");
    assert_eq!(game.at_start().play(&KINGS_OUT_AND_BACK.repeat(3)).outcome(), None);
    assert_eq!(game.play(KINGS_OUT_AND_BACK).outcome(), draw(reason::FIVEFOLD));
}

#[test]
fn crazyhouse_what_is_captured_is_dropped() {
    let mut game = the("crazyhouse");
    let fen = "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1";
    assert_eq!(game.at(fen).play("e4d5").fen(), "4k3/8/8/3P4/8/8/8/4K3[N] b - - 0 1");
    assert_eq!(game.at(fen).play("e4d5 e8e7 N@f3").fen(), "8/4k3/8/3P4/8/5N2/8/4K3[] b - - 2 2");
}

#[test]
fn crazyhouse_a_promoted_piece_is_captured_as_a_pawn() {
    let mut game = the("crazyhouse");
    let fen = "3k2n1/5P2/8/8/8/8/8/R3K3[] w Q - 0 1";
    assert_eq!(game.at(fen).play("f7g8q d8d7 g8g7").fen(), "8/3k2Q~1/8/8/8/8/8/R3K3[N] b Q - 2 2");
    assert_eq!(game.at("7r/8/8/8/8/8/8/K3k2Q~[] b - - 0 1").play("h8h1").fen(), "8/8/8/8/8/8/8/K3k2r[p] w - - 0 2");
}

#[test]
fn crazyhouse_pawns_are_not_dropped_on_the_first_and_the_last_rank() {
    let fen = "8/8/8/8/8/8/8/K1k5[P] w - - 0 1";
    let drops = the("crazyhouse").at(fen).moves_from("P@");
    assert_eq!(drops.split(' ').count(), 48);
    assert!(!drops.contains('1') && !drops.contains('8'));
}

#[test]
fn crazyhouse_a_drop_stands_between_the_king_and_a_check() {
    let mut game = the("crazyhouse");
    assert_eq!(game.at("4k3/8/8/8/r3K3/8/8/8[N] w - - 0 1").moves_from("N@"), "N@b4 N@c4 N@d4");
    assert_eq!(game.at("4k3/8/8/8/8/5n2/8/4K3[N] w - - 0 1").moves_from("N@"), "");
}

#[test]
fn crazyhouse_a_pawn_that_is_dropped_on_its_second_rank_steps_twice() {
    let mut game = the("crazyhouse");
    assert_eq!(game.at("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1").play("P@a2 e8e7").moves_from("a2"), "a2a3 a2a4");
}

#[test]
fn crazyhouse_a_drop_may_mate() {
    let end = the("crazyhouse").at("k7/8/K7/8/8/8/8/8[R] w - - 0 1").play("R@h8").outcome();
    assert_eq!(end, win(Color::White, reason::CHECKMATE));
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
    assert_eq!(one.mirror_colors().state().count(Color::Black, Kind::Knight), 1);
}
