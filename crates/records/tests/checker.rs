//! Are the moves of records played by the rules of their games?

use quadrille_ataxx::Ataxx;
use quadrille_chess::{Chess, Chess960};
use quadrille_core::Rules;
use quadrille_dama::Dama;
use quadrille_draughts::Draughts;
use quadrille_records::{Checker, Format, Reader};

/// Checks a file and returns of each game the plies and the variations, or what is wrong.
fn check<R: Rules>(file: &str, format: Format) -> Vec<Result<(usize, usize), String>> {
    let mut reader = Reader::new(file.as_bytes(), format);
    let mut checker = Checker::<R>::new();
    let mut games = Vec::new();
    while let Some(game) = reader.read(&mut checker).expect("a file in memory") {
        games.push(game.map(|()| (checker.plies(), checker.variations())).map_err(|error| error.to_string()));
    }
    games
}

/// Asserts what is wrong in a game, and that the next is read.
fn assert_wrong<R: Rules>(format: Format, text: &str, expected: &str) {
    let games = check::<R>(&format!("{text}\n\n[Event \"next\"]\n\n*\n"), format);
    assert_eq!(games, [Err(expected.to_owned()), Ok((0, 0))], "{text}");
}

#[test]
fn chess_is_played_in_algebraic_notation() {
    let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7!? {x} 6. Re1 b5 7. Bb3 d6 *";
    assert_eq!(check::<Chess>(game, Format::Pgn), [Ok((14, 0))]);
}

#[test]
fn a_variation_replaces_the_turn_before_it() {
    let game = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6 (2... Nc6)) 2. Nf3 (2. f4 exf4) 2... Nc6 *";
    assert_eq!(check::<Chess>(game, Format::Pgn), [Ok((4, 4))]);
    assert_wrong::<Chess>(Format::Pgn, "(1. d4) 1. e4 *", "line 1, column 1: expected a turn before a variation on it");
    assert_wrong::<Chess>(Format::Pgn, "e4 (d4 e4) *", "line 1, column 8: expected a legal move, not `e4`");
}

#[test]
fn pgn_9_7_a_game_begins_from_its_fen() {
    let game = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 5\"]\n\n5... Kd7 6. e4 *";
    assert_eq!(check::<Chess>(game, Format::Pgn), [Ok((2, 0))]);
    assert_wrong::<Chess>(
        Format::Pgn,
        "[FEN \"4k3/8/8/8/8/8/4P3/4K2 b - - 0 5\"]\n\n5... Kd7 *",
        "line 1, column 1: FEN: board, byte 21: expected more squares: the rank is not full",
    );
    let shuffled = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"3k4/pppppppp/8/8/8/8/8/1R1K2R1 w GB - 0 1\"]\n\n1. O-O Kc8 2. Kh1 *";
    assert_eq!(check::<Chess960>(shuffled, Format::Pgn), [Ok((3, 0))]);
}

#[test]
fn what_is_wrong_in_a_turn_is_told_by_line_and_column() {
    for (text, expected) in [
        ("1. e4 e5\n2. Ke3 *", "line 2, column 4: expected a legal move, not `Ke3`"),
        ("1. e4 Nf9 *", "line 1, column 9: expected a rank from 1 to 8 in `Nf9`"),
        ("1. e4 x *", "line 1, column 8: expected a file from a to h in `x`"),
        (
            "[FEN \"4k3/8/8/8/4K3/N7/8/N3N3 w - - 0 1\"]\n1. Nc2 *",
            "line 2, column 4: expected one legal move: several fit `Nc2`",
        ),
    ] {
        assert_wrong::<Chess>(Format::Pgn, text, expected);
    }
}

#[test]
fn a_result_that_the_board_contradicts_is_wrong() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    assert_eq!(check::<Chess>(&format!("{mate} 0-1 {mate} *"), Format::Pgn), [Ok((4, 0)), Ok((4, 0))]);
    let expected = "line 1, column 24: expected the result that the rules give, Black wins: checkmate, not 1-0";
    assert_wrong::<Chess>(Format::Pgn, &format!("{mate} 1-0"), expected);
    // Whoever resigns or runs out of time need not be mated.
    assert_eq!(check::<Chess>("1. e4 0-1", Format::Pgn), [Ok((1, 0))]);
}

#[test]
fn draughts_and_dama_are_played_in_pdn() {
    let draughts =
        "[Event \"a\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 (2... 13x24) 3. 33-28 23x32 4. 37x28 2-0";
    assert_eq!(check::<Draughts>(draughts, Format::Pdn), [Ok((7, 1))]);
    let ambiguous =
        "[FEN \"W:WK47:B14,19,29,31,42\"]\n\n1. 47x38x24x13x36 *\n[FEN \"W:WK47:B14,19,29,31,42\"]\n\n1. 47x36 *";
    assert_eq!(
        check::<Draughts>(ambiguous, Format::Pdn),
        [Ok((1, 0)), Err("line 6, column 4: expected one legal move: several fit `47x36`".into())]
    );
    let dama = "[GameType \"30\"]\n\n1. d3-d4 d6-d5 2. d4xd6xd8=K *";
    assert_eq!(check::<Dama>(dama, Format::Pdn), [Ok((3, 0))]);
    for promotion in ["d7-d8=K", "d7-d8"] {
        let game = format!("[FEN \"W:Wd7,a2:Bh7\"]\n\n1. {promotion} *");
        assert_eq!(check::<Dama>(&game, Format::Pdn), [Ok((1, 0))], "{promotion}");
    }
}

#[test]
fn ataxx_is_played_in_the_same_frame() {
    assert_eq!(check::<Ataxx>("[Event \"a\"]\n\n1. g2 a2 2. g1e3 {jump} *", Format::Pgn), [Ok((3, 0))]);
}

#[test]
fn a_null_move_stands_in_a_variation_alone() {
    for null in ["--", "Z0"] {
        let game = format!("1. e4 e5 (1... {null} 2. d4 (2. {null} e5) {null}) 2. Nf3 *");
        assert_eq!(check::<Chess>(&game, Format::Pgn), [Ok((3, 2))]);
        let expected = format!("line 1, column 7: expected a legal move, not `{null}`");
        assert_wrong::<Chess>(Format::Pgn, &format!("1. e4 {null} 2. e5 *"), &expected);
        let expected = format!("line 1, column 26: expected a legal move, not `{null}`");
        assert_wrong::<Chess>(Format::Pgn, &format!("1. e4 f6 2. Qh5 g6 (2... {null}) *"), &expected);
    }
}
