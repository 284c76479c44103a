//! Ataxx, point by point, and its notation (Universal Ataxx Interface), asked of each game that lists the point.

#[expect(dead_code, reason = "what other games are asked too")]
mod asked;

use asked::{draw, keeping, win};
use quadrille::core::{Color, MoveError, Reason};

const START: &str = "x5o/7/7/7/7/7/o5x x 0 1";

#[test]
fn uai_start() {
    for mut game in keeping("uai_start", &[]) {
        assert_eq!(game.at_start().fen(), START);
        // Each of two stones in a corner clones to three squares and jumps to five.
        assert_eq!(
            game.at_start().moves(),
            [
                "a6", "a7a5", "a7b5", "a7c5", "a7c6", "a7c7", "b6", "b7", "f1", "f2", "g1e1", "g1e2", "g1e3", "g1f3",
                "g1g3", "g2"
            ]
        );
    }
}

#[test]
fn uai_single_is_one_move_per_destination() {
    for mut game in keeping("uai_single", &[]) {
        // b7 lies next to two stones; all else within reach is a hole.
        assert_eq!(game.at("x1x----/-------/-------/7/7/7/o6 x 0 1").moves(), ["b7"]);
    }
}

#[test]
fn uai_single_clones_and_flips() {
    for mut game in keeping("uai_single", &[]) {
        // Next to a2 stand a3, b2 and b3; the clock starts again, the move's number goes up behind o alone.
        assert_eq!(game.at("6o/7/7/7/oo5/1o5/x6 x 5 9").play("a2").fen(), "6o/7/7/7/xx5/xx5/x6 o 0 9");
        assert_eq!(game.at("6x/7/7/7/7/7/o6 o 5 9").play("b1").fen(), "6x/7/7/7/7/7/oo5 x 0 10");
    }
}

#[test]
fn uai_double_jumps_and_flips() {
    for mut game in keeping("uai_double", &[]) {
        assert_eq!(game.at("6o/7/7/7/7/7/x2o3 x 3 9").play("a1c1").fen(), "6o/7/7/7/7/7/2xx3 o 4 9");
        // What stands next to the square it leaves stays.
        assert_eq!(game.at("6o/7/7/7/7/o6/x6 x 3 9").play("a1c1").fen(), "6o/7/7/7/7/o6/2x4 o 4 9");
    }
}

#[test]
fn uai_double_is_told_by_its_stone() {
    for mut game in keeping("uai_double", &[]) {
        // Both stones jump to c7, and neither is next to it; b7 and d7 are holes.
        assert_eq!(game.at("x-1-x--/-------/-------/7/7/7/o6 x 0 1").moves(), ["a7c7", "e7c7"]);
    }
}

#[test]
fn uai_distances() {
    for mut game in keeping("uai_distances", &[]) {
        // From the middle: eight squares at distance 1, sixteen at distance 2.
        let all = game.at("7/7/7/3x3/7/7/o6 x 0 1").moves();
        assert_eq!(
            all.iter().filter(|text| text.len() == 2).collect::<Vec<_>>(),
            ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"]
        );
        assert_eq!(
            all.iter().filter(|text| text.len() == 4).collect::<Vec<_>>(),
            [
                "d4b2", "d4b3", "d4b4", "d4b5", "d4b6", "d4c2", "d4c6", "d4d2", "d4d6", "d4e2", "d4e6", "d4f2", "d4f3",
                "d4f4", "d4f5", "d4f6"
            ]
        );
    }
}

#[test]
fn uai_holes_block_landing_not_jumping() {
    for mut game in keeping("uai_holes", &[]) {
        assert_eq!(game.at("6o/7/7/7/7/--5/x-5 x 0 1").moves(), ["a1a3", "a1b3", "a1c1", "a1c2", "a1c3"]);
        assert_eq!(game.at("6o/7/7/7/-6/--5/x--4 x 0 1").moves(), ["a1b3", "a1c2", "a1c3"]);
        // A hole never flips.
        assert_eq!(game.at("6o/7/7/7/7/--5/x-5 x 0 1").play("a1c1").fen(), "6o/7/7/7/7/--5/1-x4 o 1 1");
    }
}

#[test]
fn uai_pass_is_forced_and_only_then() {
    for mut game in keeping("uai_pass", &[]) {
        let blocked = "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1";
        assert_eq!(game.at(blocked).moves(), ["0000"]);
        assert_eq!(game.at(blocked).play("0000").fen(), "7/7/7/7/ooooooo/ooooooo/xxxxxxx o 1 1");
        assert_eq!(
            game.at("7/7/7/7/xxxxxxx/xxxxxxx/ooooooo o 7 3").play("0000").fen(),
            "7/7/7/7/xxxxxxx/xxxxxxx/ooooooo x 8 4"
        );
        assert_eq!(game.at_start().read("0000"), Err(MoveError::Illegal));
        assert_eq!(game.at(blocked).outcome(), None);
    }
}

#[test]
fn uai_no_pass_once_the_game_is_over() {
    for mut game in keeping("uai_no_pass", &[]) {
        for over in [
            // Neither side can ever move, a side is bare, the clock has run out.
            "xo-----/-------/-------/-------/7/7/7 x 0 1",
            "7/7/7/7/7/7/o6 x 0 1",
            "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 100 1",
        ] {
            assert_eq!(game.at(over).moves(), [""; 0], "{over}");
        }
    }
}

#[test]
fn uai_end_by_elimination() {
    for mut game in keeping("uai_end", &[]) {
        assert_eq!(game.at("7/7/7/7/oo5/1o5/x6 x 0 1").play("a2").outcome(), win(Color::Black, Reason::BARE));
        assert_eq!(game.at("7/7/7/7/7/7/o6 x 0 1").outcome(), win(Color::White, Reason::BARE));
        assert_eq!(game.at("7/7/7/7/7/7/o6 o 0 1").outcome(), win(Color::White, Reason::BARE));
        assert_eq!(game.at("7/7/7/7/7/7/7 x 0 1").outcome(), draw(Reason::BARE));
    }
}

#[test]
fn uai_end_when_nobody_can_move() {
    for mut game in keeping("uai_end", &[]) {
        let mut most = |board: &str| game.at(&format!("{board} x 0 1")).outcome();
        let (x, o) = ("xxxxxxx", "ooooooo");
        assert_eq!(most(&format!("{x}/{x}/{x}/xxxxooo/{o}/{o}/{o}")), win(Color::Black, Reason::MOST_STONES));
        assert_eq!(most(&format!("{x}/{x}/{x}/xxxoooo/{o}/{o}/{o}")), win(Color::White, Reason::MOST_STONES));
        assert_eq!(most(&format!("{x}/{x}/{x}/xxx-ooo/{o}/{o}/{o}")), draw(Reason::MOST_STONES));
        // Empty squares that no stone can reach do not count; one within two squares does.
        assert_eq!(most("xxo----/-------/-------/-------/7/7/7"), win(Color::Black, Reason::MOST_STONES));
        assert_eq!(most("xxo----/-------/1------/-------/7/7/7"), None);
        // It is enough that the other side can move.
        assert_eq!(most("xx-----/-------/oo-----/1------/-------/-------/-------"), None);
        assert_eq!(game.at("xx-----/-------/oo-----/1------/-------/-------/------- x 0 1").moves(), ["0000"]);
    }
}

#[test]
fn uai_clock() {
    for mut game in keeping("uai_clock", &[]) {
        assert_eq!(game.at("x5o/7/7/7/7/7/o5x x 99 50").outcome(), None);
        assert_eq!(game.at("x5o/7/7/7/7/7/o5x x 99 50").play("a7a5").outcome(), draw(Reason::NO_PROGRESS));
        assert_eq!(game.at("x5o/7/7/7/7/7/o5x x 99 50").play("a6").outcome(), None);
        // A pass counts, and the stones do not.
        assert_eq!(
            game.at("7/7/7/7/ooooooo/ooooooo/xxxxxxx x 99 50").play("0000").outcome(),
            draw(Reason::NO_PROGRESS)
        );
        assert_eq!(game.at("x5o/7/7/7/7/7/o5x x 100 1").outcome(), draw(Reason::NO_PROGRESS));
        assert_eq!(game.at("x5o/7/7/7/7/7/o5x x 101 1").outcome(), draw(Reason::NO_PROGRESS));
    }
}

#[test]
fn uai_clock_is_decided_last() {
    for mut game in keeping("uai_clock", &[]) {
        // The double that runs the clock out takes the last stone, or fills the last square.
        assert_eq!(game.at("7/7/7/7/7/7/x2o3 x 99 50").play("a1c1").outcome(), win(Color::Black, Reason::BARE));
        assert_eq!(
            game.at("x-1o---/-------/-------/-------/7/7/7 x 99 50").play("a7c7").outcome(),
            win(Color::Black, Reason::BARE)
        );
        assert_eq!(
            game.at("xxo----/-------/-------/-------/7/7/7 x 100 50").outcome(),
            win(Color::Black, Reason::MOST_STONES)
        );
    }
}

#[test]
fn uai_no_end_by_repetition() {
    for mut game in keeping("uai_no_end_by_repetition", &[]) {
        let round = "a7a5 a1a3 a5a7 a3a1";
        game.at_start().play(&format!("{round} {round} {round}"));
        assert_eq!((game.claims(), game.outcome()), (vec![], None));
    }
}

#[test]
fn uai_option_threefold() {
    for mut game in keeping("uai_option_threefold", &[]) {
        let round = "a7a5 a1a3 a5a7 a3a1";
        assert_eq!(game.at_start().play(&format!("{round} a7a5 a1a3 a5a7")).outcome(), None);
        assert_eq!(game.play("a3a1").outcome(), draw(Reason::REPETITION));
    }
}

#[test]
fn uai_move_text() {
    for mut game in keeping("uai_move_text", &[]) {
        for mv in ["g2", "a7c5"] {
            assert_eq!(game.at_start().read(mv).as_deref(), Ok(mv));
        }
        assert_eq!(game.at_start().moves_in_full(), game.at_start().moves());
    }
}

#[test]
fn uai_move_text_that_is_no_move() {
    for mut game in keeping("uai_move_text", &[]) {
        for (text, at) in
            [("", 0), ("a", 1), ("h1", 0), ("a8", 1), ("a7c", 3), ("a7c5x", 4), ("a7h5", 2), ("000", 0), ("00000", 0)]
        {
            let error = game.at_start().read(text).expect_err(text);
            assert!(matches!(error, MoveError::Syntax { .. }) && error.byte() == at, "{text}: {error}");
        }
        for text in ["d4", "a7a6", "a7a4", "g7g5", "0000", "a7"] {
            assert_eq!(game.at_start().read(text), Err(MoveError::Illegal), "{text}");
        }
    }
}

#[test]
fn uai_fen_forms() {
    for mut game in keeping("uai_fen", &[]) {
        for (text, canonically) in [
            ("x5o/7/7/7/7/7/o5x x", "x5o/7/7/7/7/7/o5x x 0 1"),
            ("x5o/7/7/7/7/7/o5x x 7", "x5o/7/7/7/7/7/o5x x 7 1"),
            ("X5O/7/7/7/7/7/O5X X 0 1", "x5o/7/7/7/7/7/o5x x 0 1"),
            ("b5w/7/7/7/7/7/w5b b 0 1", "x5o/7/7/7/7/7/o5x x 0 1"),
            ("B5W/7/7/7/7/7/W5B W 0 1", "x5o/7/7/7/7/7/o5x o 0 1"),
            ("x5o/7/7/7/7/7/o5x o 12 34", "x5o/7/7/7/7/7/o5x o 12 34"),
            ("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1", "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1"),
            ("  x5o/7/7/7/7/7/o5x   x  0\t1 ", "x5o/7/7/7/7/7/o5x x 0 1"),
        ] {
            assert_eq!(game.at(text).fen(), canonically, "{text}");
        }
    }
}

#[test]
fn uai_fen_errors() {
    for mut game in keeping("uai_fen", &[]) {
        for (text, byte, expected) in [
            ("", 0, "this field: it may not be left out"),
            ("x5o/7/7/7/7/7 x 0 1", 13, "`/` and the next rank: the board has too few"),
            ("x5o/7/7/7/7/7/o5xx x 0 1", 17, "the end of the board: the last rank is full"),
            ("x5o/7/7/7/7/7/o5q x 0 1", 16, "one of `oOwW xXbB`, `-`, or a gap of 1"),
            ("x4o/7/7/7/7/7/o5x x 0 1", 3, "more squares: the rank is not full"),
            ("8/7/7/7/7/7/7 x 0 1", 0, "a gap of 1 to 7: no more is left of the rank"),
            ("x05o/7/7/7/7/7/o5x x 0 1", 1, "a gap of one square or more, without a zero before it"),
            ("x5o/7/7/7/7/7/o5x", 17, "this field: it may not be left out"),
            ("x5o/7/7/7/7/7/o5x z 0 1", 18, "one of `oOwW xXbB`"),
            ("x5o/7/7/7/7/7/o5x xx 0 1", 19, "one letter alone"),
            ("x5o/7/7/7/7/7/o5x x -1 1", 20, "a digit"),
            ("x5o/7/7/7/7/7/o5x x 10000 1", 20, "a number from 0 to 9999"),
            ("x5o/7/7/7/7/7/o5x x 0 1 9", 24, "the end of the FEN"),
        ] {
            assert_eq!(game.fault(text), (byte, format!("expected {expected}")), "{text}");
        }
    }
}
