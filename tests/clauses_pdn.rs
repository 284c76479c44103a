//! How draughts is written: does each game that lists a clause of PDN 3.0 keep it? What is said of any board is asked of
//! all that list it; else each board has positions of its own.

#[expect(dead_code, reason = "what chess is asked too, and draws")]
mod asked;

use asked::{Asked, keeping, the};
use quadrille::core::{Count, MoveError, Rules};
use quadrille_draughts::Draughts;

/// Asserts how a man's steps, a capture and a capture of two are written: by from and to alone, but in full.
fn assert_written(mut game: Asked, steps: (&str, [&str; 2]), capture: (&str, &str), twice: (&str, &str, &str)) {
    assert_eq!(game.at(steps.0).moves(), steps.1);
    assert_eq!(game.at(capture.0).moves(), [capture.1]);
    assert_eq!(game.at(twice.0).moves(), [twice.1]);
    assert_eq!(game.moves_in_full(), [twice.2]);
}

/// Asserts all moves of a position, and that from and to of the first do not tell it from another.
fn assert_ambiguous(mut game: Asked, position: &str, from_and_to: &str, moves: &[&str]) {
    assert_eq!(game.at(position).moves(), moves, "{position}");
    assert_eq!(game.read(from_and_to), Err(MoveError::Ambiguous), "{position}");
    for mv in moves {
        assert_eq!(game.read(mv).as_deref(), Ok(*mv), "{position}");
    }
}

/// Asserts that a capture in two orders is one move, which both read as, and of which the first is written in full.
fn assert_one_move(mut game: Asked, position: &str, from_and_to: &str, orders: [&str; 2]) {
    let moves = game.at(position).moves();
    assert_eq!(moves.iter().filter(|mv| *mv == from_and_to || orders.contains(&&***mv)).count(), 1, "{moves:?}");
    for text in [from_and_to, orders[0], orders[1]] {
        assert_eq!(game.read(text).as_deref(), Ok(from_and_to), "{position}: {text}");
    }
    let in_full = game.moves_in_full();
    assert!(in_full.iter().any(|mv| mv == orders[0]), "{position}: {in_full:?}");
    assert!(in_full.iter().all(|mv| mv != orders[1]), "{position}: {in_full:?}");
}

#[test]
fn pdn_quiet_and_capture() {
    for game in keeping(
        "pdn_quiet_and_capture",
        &[
            "canadian-draughts",
            "english-draughts",
            "italian-draughts",
            "pool-checkers",
            "portuguese-draughts",
            "spanish-draughts",
        ],
    ) {
        let steps = ("W:W28:B45", ["28-22", "28-23"]);
        assert_written(game, steps, ("W:W28:B22", "28x17"), ("W:W28:B11,22", "28x6", "28x17x6"));
    }
}

#[test]
fn pdn_quiet_and_capture_on_other_boards() {
    let steps = ("W:W45:B65", ["45-38", "45-39"]);
    let twice = ("W:W45:B25,38", "45x19", "45x32x19");
    assert_written(the("canadian-draughts"), steps, ("W:W45:B38", "45x32"), twice);
    for game in [the("english-draughts"), the("pool-checkers")] {
        let steps = ("W:W18:B1", ["18-14", "18-15"]);
        assert_written(game, steps, ("W:W18:B14", "18x9"), ("W:W22:B9,17", "22x6", "22x13x6"));
    }
    let steps = ("W:W30:B1", ["30-26", "30-27"]);
    assert_written(the("italian-draughts"), steps, ("W:W30:B27", "30x23"), ("W:W30:B19,27", "30x14", "30x23x14"));
    for game in [the("spanish-draughts"), the("portuguese-draughts")] {
        let steps = ("W:W14:B32", ["14-18", "14-19"]);
        assert_written(game, steps, ("W:W14:B18", "14x21"), ("W:W7:B11,19", "7x23", "7x14x23"));
    }
    let steps = ("W:W14:B32", ["14-17", "14-18"]);
    assert_written(the("thai-draughts"), steps, ("W:W14:B17", "14-21"), ("W:W11:B15,23", "11-27", "11-18-27"));
}

#[test]
fn thai_captures_are_written_as_quiet_moves_are() {
    let mut game = the("thai-draughts");
    assert_eq!(game.at("W:W14:B17").moves(), ["14-21"]);
    for (text, read) in [("14-21", Ok("14-21")), ("14x21", Ok("14-21")), ("14-18", Err(MoveError::Illegal))] {
        assert_eq!(game.read(text).as_deref().map_err(Clone::clone), read, "{text}");
    }
    game.at("W:W11:B15,23");
    for text in ["11-27", "11-18-27", "11x18x27"] {
        assert_eq!(game.read(text).as_deref(), Ok("11-27"), "{text}");
    }
    // One sign throughout, and as many squares as there are jumps.
    assert!(matches!(game.read("11-18x27"), Err(MoveError::Syntax { byte: 5, .. })));
    assert_eq!(game.read("11-18"), Err(MoveError::Illegal));
    assert_eq!(game.at("W:W14:B32").read("14-22-17"), Err(MoveError::Illegal));
}

#[test]
fn pdn_an_ambiguous_capture_is_written_whole() {
    for game in [the("draughts"), the("antidraughts"), the("killer-draughts")] {
        // 42 and 29, then 19 by way of 24 or 14 by way of 20, then 31.
        let whole = ["47x38x20x9x36", "47x38x24x13x36"];
        assert_ambiguous(game, "W:WK47:B14,19,29,31,42", "47x36", &whole);
    }
    // Men, since a king ends the game.
    let whole = ["42x31x22x13x24x35", "42x33x22x13x24x35"];
    assert_ambiguous(the("breakthrough-draughts"), "W:W42:B18,19,27,28,30,37,38", "42x35", &whole);
    let whole = ["68x57x35x22x55", "68x57x40x27x55"];
    assert_ambiguous(the("canadian-draughts"), "W:WK68:B28,34,46,49,62", "68x55", &whole);
    for game in [the("frisian-draughts"), the("frysk")] {
        assert_ambiguous(game, "W:WK30:B11,34,40", "30x6", &["30x39x6", "30x50x6"]);
    }
}

#[test]
fn pdn_an_ambiguous_capture_is_written_whole_on_sixty_four_squares() {
    assert_ambiguous(the("english-draughts"), "W:W31:B18,19,26,27", "31x15", &["31x22x15", "31x24x15"]);
    assert_ambiguous(the("italian-draughts"), "W:W23:B11,12,19,20", "23x7", &["23x14x7", "23x16x7"]);
    for game in [the("spanish-draughts"), the("portuguese-draughts")] {
        assert_ambiguous(game, "W:W7:B11,12,19,20", "7x23", &["7x14x23", "7x16x23"]);
    }
    assert_ambiguous(the("thai-draughts"), "W:W11:B15,16,23,24", "11-27", &["11-18-27", "11-20-27"]);
    assert_ambiguous(the("czech-draughts"), "W:We1:Bd2,d4,f2,f4", "e1xe5", &["e1xc3xe5", "e1xg3xe5"]);
    // c5 and f4, with c3 or with b2 between; the king may not stop on e1, since from d2 the capture goes on.
    let whole = ["7x17x26x12", "7x17x26x16", "7x21x30x12", "7x21x30x16"];
    assert_ambiguous(the("pool-checkers"), "W:WK7:B14,19,20,22,25", "7x12", &whole);
    let position = "W:WKe7:Bb2,c3,c5,f4,h4";
    let whole = ["e7xa3xc1xg5", "e7xa3xc1xh6", "e7xb4xd2xg5", "e7xb4xd2xh6"];
    assert_ambiguous(the("brazilian-draughts"), position, "e7xg5", &whole);
    let whole = ["e7:a3:c1:g5", "e7:a3:c1:h6", "e7:b4:d2:g5", "e7:b4:d2:h6"];
    assert_ambiguous(the("russian-draughts"), position, "e7:g5", &whole);
}

#[test]
fn pdn_an_ambiguous_capture_is_read_by_each_of_its_paths() {
    for mut game in [the("draughts"), the("antidraughts"), the("killer-draughts")] {
        game.at("W:WK47:B14,19,29,31,42");
        // Behind 42 it may land on 33 as well.
        assert_eq!(game.read("47x33x20x9x36").as_deref(), Ok("47x38x20x9x36"));
        for illegal in
            ["47x38x24x9x36", "47x38x24x13", "47x38x24x36", "47x24x13x36", "47x38x24x13x36x36", "47-36", "47x31"]
        {
            assert_eq!(game.read(illegal), Err(MoveError::Illegal), "{illegal}");
        }
    }
}

#[test]
fn pdn_the_same_capture_in_two_orders_is_one_move() {
    let position = Draughts::from_fen("W:WK38:B18,19,32,33").expect("a position");
    assert_eq!(Draughts::move_count(&position), 5);
    let mut orders = Count::<1>::default();
    Draughts::generate(&position, &mut orders);
    assert_eq!(orders.moves, 6);
}

#[test]
fn pdn_the_same_capture_reads_from_both_orders() {
    for game in [the("draughts"), the("antidraughts"), the("breakthrough-draughts"), the("killer-draughts")] {
        assert_one_move(game, "W:W28:B12,13,22,23", "28x28", ["28x17x8x19x28", "28x19x8x17x28"]);
    }
    let orders = ["45x32x21x34x45", "45x34x21x32x45"];
    assert_one_move(the("canadian-draughts"), "W:W45:B26,27,38,39", "45x45", orders);
    for game in [the("frisian-draughts"), the("frysk")] {
        // To the right, straight on, to the left and back, or the other way round.
        assert_one_move(game, "W:W28:B9,18,20,29", "28x28", ["28x30x10x8x28", "28x8x10x30x28"]);
    }
}

#[test]
fn pdn_the_same_capture_reads_from_both_orders_on_sixty_four_squares() {
    let orders = ["31x22x15x24x31", "31x24x15x22x31"];
    assert_one_move(the("english-draughts"), "W:WK31:B18,19,26,27", "31x31", orders);
    assert_one_move(the("pool-checkers"), "W:W31:B18,19,26,27", "31x31", orders);
    let orders = ["23x14x7x16x23", "23x16x7x14x23"];
    assert_one_move(the("italian-draughts"), "W:WK23:B11,12,19,20", "23x23", orders);
    for game in [the("spanish-draughts"), the("portuguese-draughts")] {
        assert_one_move(game, "W:WK7:B11,12,19,20", "7x7", ["7x14x23x16x7", "7x16x23x14x7"]);
    }
    let orders = ["11-18-27-20-11", "11-20-27-18-11"];
    assert_one_move(the("thai-draughts"), "W:WK11:B15,16,23,24", "11-11", orders);
    let orders = ["e1xc3xe5xg3xe1", "e1xg3xe5xc3xe1"];
    assert_one_move(the("brazilian-draughts"), "W:We1:Bd2,d4,f2,f4", "e1xe1", orders);
    assert_one_move(the("czech-draughts"), "W:WKe1:Bd2,d4,f2,f4", "e1xe1", orders);
    let orders = ["e1:c3:e5:g3:e1", "e1:g3:e5:c3:e1"];
    assert_one_move(the("russian-draughts"), "W:We1:Bd2,d4,f2,f4", "e1:e1", orders);
}

#[test]
fn pdn_a_move_that_is_none() {
    for mut game in keeping("pdn_a_move", &["brazilian-draughts", "czech-draughts", "russian-draughts"]) {
        game.at_start();
        for (text, at) in [
            ("", 0),
            ("32", 2),
            ("x", 0),
            ("99-46", 0),
            ("0-1", 0),
            ("32-99", 3),
            ("32--28", 3),
            ("32-28x23", 5),
            ("32-28 ", 5),
            ("32x", 3),
            ("32é28", 2),
        ] {
            let error = game.read(text).expect_err(text);
            assert!(matches!(error, MoveError::Syntax { .. }) && error.byte() == at, "{text}: {error:?}");
        }
        // A step backward, a capture of nothing, a step from where nobody stands, and one beyond the next square.
        for text in ["1-32", "32x28", "17-18", "32-1"] {
            assert_eq!(game.read(text), Err(MoveError::Illegal), "{text}");
        }
        let legal = game.moves().remove(0);
        assert_eq!(game.read(&legal), Ok(legal));
    }
}

#[test]
fn pdn_a_move_that_is_none_where_squares_have_names() {
    for mut game in [the("brazilian-draughts"), the("czech-draughts"), the("russian-draughts")] {
        game.at_start();
        for (text, at) in [
            ("", 0),
            ("c3", 2),
            ("x", 0),
            ("i3-h4", 0),
            ("a9-b8", 1),
            ("c3-d9", 4),
            ("c3--d4", 3),
            ("c3-d4xe5", 5),
            ("c3-d4 ", 5),
            ("c3x", 3),
            ("32-28", 0),
        ] {
            let error = game.read(text).expect_err(text);
            assert!(matches!(error, MoveError::Syntax { .. }) && error.byte() == at, "{text}: {error:?}");
        }
        for text in ["c3-d2", "c3xe5", "b6-a5", "d4-e5", "c3-e5"] {
            assert_eq!(game.read(text), Err(MoveError::Illegal), "{text}");
        }
        assert_eq!(game.read("c3-d4").as_deref(), Ok("c3-d4"));
    }
}

#[test]
fn pdn_fen_forms() {
    for mut game in keeping("pdn_fen", &[]) {
        for (text, canonically) in [
            // Either color first, a final point, no order, no ranges.
            ("W:BK20:W15,13,14,16", "W:W13-16:BK20"),
            ("B:W15,14:BK3,K1,K2.", "B:W14,15:BK1,K2,K3"),
            // A side without pieces; kings; both clocks, either, none.
            ("W:WK3:B", "W:WK3:B"),
            ("B:W:BK20", "B:W:BK20"),
            ("W:WK3:BK1:H12:F34", "W:WK3:BK1:H12:F34"),
            ("W:WK3:BK1:F34", "W:WK3:BK1:H0:F34"),
            ("W:WK3:BK1:H12", "W:WK3:BK1:H12:F1"),
            ("W:WK3:BK1:H0:F1", "W:WK3:BK1"),
            // A king breaks a run of men.
            ("W:W13,K14,15,16,17:BK1", "W:W13,K14,15-17:BK1"),
        ] {
            assert_eq!(game.at(text).fen(), canonically, "{text}");
        }
        let start = game.at_start().fen();
        assert_eq!(game.at(&start).fen(), start);
    }
}

#[test]
fn pdn_fen_errors() {
    for mut game in keeping("pdn_fen", &[]) {
        for (text, byte, expected) in [
            ("", 0, "this field: it may not be left out"),
            ("X:W13:BK1", 0, "`W` or `B`"),
            ("W", 1, "`:` and the list of each color"),
            ("W:W13-16", 8, "`:` and the list of each color"),
            ("WB:W13:BK1", 1, "`:` behind the side to move"),
            ("W:W99:BK1", 3, "the number of a square of the board"),
            ("W:W0:BK1", 3, "the number of a square of the board"),
            ("W:W99999999999999999999:BK1", 3, "the number of a square of the board"),
            ("W:W13,13:BK1", 6, "a square that is not given already"),
            ("W:W13-16,15:BK1", 9, "a square that is not given already"),
            ("W:W13:B13", 7, "a square that is not given already"),
            ("W:W16-13:BK1", 6, "a square behind the first of the range"),
            ("W:W13-13:BK1", 6, "a square behind the first of the range"),
            ("W:WQ13:BK1", 3, "the number of a square"),
            ("W:Wa1:BK1", 3, "the number of a square"),
            ("W:W13,:BK1", 6, "a square behind the comma"),
            ("W:W13;14:BK1", 5, "`,` or `:` behind a square"),
            ("W:W13:W14:BK1", 6, "each of `W`, `B`, `H` and `F` once"),
            ("W:W13:G1:BK1", 6, "`W`, `B`, `H` or `F`"),
            ("W:W13:BK1:Hx", 11, "a digit"),
            ("W:W13:BK1:H10000", 11, "a number from 0 to 9999"),
            ("W:W13:BK1 w", 10, "the end of the FEN"),
            ("W:WK1-31:B", 0, "no more pieces of a side than it has at the start"),
        ] {
            assert_eq!(game.fault(text), (byte, format!("expected {expected}")), "{text}");
        }
    }
}

#[test]
fn pdn_fen_has_no_man_where_it_would_have_been_promoted() {
    let last_rows = [(the("draughts"), 1, 50), (the("canadian-draughts"), 1, 72), (the("english-draughts"), 1, 32)];
    for (mut game, whites, blacks) in last_rows {
        let expected = "expected a square off the rank where a man promotes";
        assert_eq!(game.fault(&format!("W:W{whites}:BK20")), (3, expected.into()));
        assert_eq!(game.fault(&format!("W:WK20:B{blacks}")), (8, expected.into()));
    }
}

/// Asserts the moves of two men on the edges at White's left and right, of one amid the board, and that there is no square 33.
fn assert_numbers(mut game: Asked, edges: [&str; 2], amid: &str, black: &str) {
    for ways in [edges[0], edges[1], amid] {
        let from = ways.split('-').next().expect("a square");
        assert_eq!(game.at(&format!("W:W{from}:B{black}")).moves().join(" "), ways);
    }
    assert_eq!(game.fault("W:W33:B1").0, 3);
}

#[test]
fn pdn_numbers_from_black() {
    assert_numbers(the("english-draughts"), ["13-9", "20-16"], "18-14 18-15", "4");
    assert_numbers(the("pool-checkers"), ["13-9", "20-16"], "18-14 18-15", "4");
    assert_numbers(the("italian-draughts"), ["17-13", "24-20"], "22-18 22-19", "1");
}

#[test]
fn pdn_numbers_from_white() {
    assert_numbers(the("spanish-draughts"), ["8-12", "9-13"], "14-18 14-19", "32");
    assert_numbers(the("portuguese-draughts"), ["8-12", "9-13"], "14-18 14-19", "32");
    assert_numbers(the("thai-draughts"), ["12-16", "5-9"], "14-17 14-18", "29");
}
