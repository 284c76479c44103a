//! FEN: what is read, what is refused and where, what is written.

use quadrille_chess::{CastlingStyle, Chess, EnPassantStyle, FenStyle, Position, violation};
use quadrille_core::fen::{FenFault, read_leniently};
use quadrille_core::{Rules, Violation};

/// Asserts that a text is refused with one fault: its field, its byte and what was expected.
fn assert_refused(text: &str, field: &str, byte: usize, expected: &str) {
    let errors = Chess::from_fen(text).expect_err(text);
    let [error] = errors.errors() else { panic!("{text}: {errors}") };
    assert_eq!((error.field, error.byte), (field, byte), "{text}: {error}");
    assert!(error.to_string().contains(expected), "{text}: {error}");
}

/// Asserts that a position is refused for breaking exactly these rules.
fn assert_breaks(text: &str, rules: &[Violation]) {
    let errors = Chess::from_fen(text).expect_err(text);
    let found: Vec<_> = errors.errors().iter().map(|error| (error.field, error.fault)).collect();
    let wanted: Vec<_> = rules.iter().map(|rule| (rule.field, FenFault::Rule(rule.expected))).collect();
    assert_eq!(found, wanted, "{text}: {errors}");
}

#[test]
fn syntax_is_refused_at_its_byte() {
    assert_refused("", "board", 0, "may not be left out");
    assert_refused("kK6/8/8/8/8/8/8/8/8 w - - 0 1", "board", 17, "the last rank is full");
    assert_refused("4k3/4K3 w - - 0 1", "board", 7, "`/`");
    assert_refused("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "board", 18, "a gap");
    assert_refused("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w KQkq - 0 1", "board", 43, "the last rank is full");
    assert_refused("4k3/8/8/8/8/8/8/4K2é w - - 0 1", "board", 19, "expected one of `PNBRQK pnbrqk`, or a gap of 1");
    assert_refused("4k3/8/8/8/8/8/8/4K3", "side to move", 19, "may not be left out");
    assert_refused("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side to move", 20, "expected `w` or `b`");
    assert_refused("r3k2r/8/8/8/8/8/8/R3K2R w KQkqX - 0 1", "castling", 30, "letters of rights");
    assert_refused("r3k2r/8/8/8/8/8/8/R3K2R w KQkqK - 0 1", "castling", 30, "each right once");
    assert_refused("r3k2r/8/8/8/8/8/8/R3K2R w KQ- - 0 1", "castling", 28, "letters of rights");
    assert_refused("r3k2r/8/8/8/8/8/8/R3K2R w é - 0 1", "castling", 26, "letters of rights");
    assert_refused("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en passant", 25, "rank");
    assert_refused("4k3/8/8/8/8/8/8/4K3 w - e33 0 1", "en passant", 26, "the end");
    assert_refused("4k3/8/8/8/8/8/8/4K3 w - - -1 1", "halfmove clock", 26, "a digit");
    assert_refused("4k3/8/8/8/8/8/8/4K3 w - - 0 10000", "fullmove number", 28, "0 to 9999");
    assert_refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1 9", "end", 30, "the end of the FEN");
}

/// Moves are counted from 1; some programs write 0 before the first.
#[test]
fn the_number_of_the_move_is_1_or_more() {
    let position = Chess::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 0").unwrap();
    assert_eq!(Chess::fen(&position), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

/// Of pieces that break a rule together the last that is read is pointed at: the one too many.
#[test]
fn a_piece_that_breaks_a_rule_is_pointed_at() {
    for (text, byte) in [
        ("8/8/8/8/8/8/8/8 w - - 0 1", 0),
        ("8/8/3kK3/8/8/8/8/8 w - - 0 1", 6),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", 18),
        ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", 17),
        ("4k3/8/8/8/8/8/P7/PK6 w - - 0 1", 17),
        ("rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 34),
    ] {
        let errors = Chess::from_fen(text).expect_err(text);
        let bytes: Vec<_> = errors.errors().iter().map(|error| error.byte).collect();
        assert_eq!(bytes, [byte], "{text}: {errors}");
    }
}

#[test]
fn broken_rules_are_all_told() {
    assert_breaks("8/8/8/8/8/8/8/8 w - - 0 1", &[violation::NO_KING]);
    assert_breaks("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", &[violation::SEVERAL_KINGS]);
    assert_breaks("4k2P/8/8/8/8/8/8/K7 w - - 0 1", &[violation::PAWN_ON_BACK_RANK]);
    assert_breaks("kK6/8/8/8/8/8/8/8 w - - 0 1", &[violation::ADJACENT_KINGS]);
    assert_breaks("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", &[violation::OPPONENT_IN_CHECK]);
    assert_breaks("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", &[violation::RIGHT_WITHOUT_ROOK]);
    assert_breaks("4k3/8/8/8/8/8/4K3/7R w K - 0 1", &[violation::RIGHT_WITHOUT_KING]);
    assert_breaks("4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", &[violation::RIGHTS_ON_ONE_SIDE]);
    assert_breaks(
        "P3k3/8/8/8/8/8/8/7P b q e3 0 1",
        &[
            violation::NO_KING,
            violation::PAWN_ON_BACK_RANK,
            violation::RIGHT_WITHOUT_ROOK,
            violation::IMPOSSIBLE_EN_PASSANT,
        ],
    );
}

#[test]
fn what_may_be_waived_is_refused_strictly_and_told_leniently() {
    for (text, rule) in [
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", violation::IMPOSSIBLE_EN_PASSANT),
        ("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", violation::IMPOSSIBLE_EN_PASSANT),
        ("4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1", violation::IMPOSSIBLE_EN_PASSANT),
        ("4k3/8/8/4p3/8/8/8/4K3 w - a1 0 1", violation::IMPOSSIBLE_EN_PASSANT),
        ("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", violation::IMPOSSIBLE_CHECK),
        ("4r2k/8/8/8/4K3/8/8/4r3 w - - 0 1", violation::IMPOSSIBLE_CHECK),
        ("4r2k/8/8/8/1b6/3n4/8/4K3 w - - 0 1", violation::IMPOSSIBLE_CHECK),
        ("4r2k/8/8/3p4/8/8/8/4K3 w - d6 0 1", violation::IMPOSSIBLE_CHECK),
        ("4k3/8/8/8/8/8/NNNNNNNN/NNN1K3 w - - 0 1", violation::IMPOSSIBLE_MATERIAL),
        ("4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - 0 1", violation::IMPOSSIBLE_MATERIAL),
        ("4k3/8/8/8/1B1B4/8/PPPPPPPP/4K3 w - - 0 1", violation::IMPOSSIBLE_MATERIAL),
    ] {
        let Ok((position, waived)) = read_leniently::<Chess>(text) else { panic!("{text}") };
        assert!(waived.iter().any(|error| error.fault == FenFault::Rule(rule.expected)), "{text}: {waived:?}");
        assert!(Chess::from_fen(text).is_err(), "{text}");
        assert!(Chess::has_move(&position), "{text}");
    }
}

#[test]
fn a_waived_en_passant_square_is_dropped() {
    let (position, _) = read_leniently::<Chess>("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1").expect("waived");
    assert_eq!(position.to_string(), "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1");
    let (position, _) = read_leniently::<Chess>("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1").expect("waived");
    assert_eq!(Chess::move_count(&position), 6);
}

#[test]
fn checks_that_a_double_step_gives_are_possible() {
    for text in
        ["8/8/8/3pP3/4K3/8/8/4k3 w - d6 0 1", "6bk/8/8/3p4/8/8/8/4K3 w - d6 0 1", "7k/1b6/8/2p5/8/5K2/8/8 w - - 0 1"]
    {
        assert!(Chess::from_fen(text).is_ok(), "{text}");
    }
    // The bishop looks through the square that the pawn left.
    assert!(Chess::from_fen("b6k/8/8/1p6/4K3/8/8/8 w - b6 0 1").is_ok());
    assert!(Chess::from_fen("4b2k/8/8/3p4/K7/8/8/8 w - d6 0 1").is_ok());
}

#[test]
fn trailing_fields_may_be_left_out() {
    let whole = Chess::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 1").expect("a position");
    for text in [
        "4k3/8/8/8/8/8/8/4K3 b",
        "4k3/8/8/8/8/8/8/4K3 b -",
        "4k3/8/8/8/8/8/8/4K3 b - -",
        " 4k3/8/8/8/8/8/8/4K3  b - - 0 ",
    ] {
        assert_eq!(Chess::from_fen(text), Ok(whole), "{text}");
    }
}

#[test]
fn rights_read_in_each_form() {
    let outermost = Chess::from_fen("1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1").expect("X-FEN");
    assert_eq!(Chess::from_fen("1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1"), Ok(outermost));
    assert_eq!(Chess::from_fen("1r2k2r/8/8/8/8/8/8/1R2K2R w qkQK - 0 1"), Ok(outermost));
    // Two rooks on one side: the inner one needs its letter.
    let inner = "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1";
    assert_eq!(Chess::from_fen(inner).map(|position| position.to_string()), Ok(inner.into()));
    let outer = Chess::from_fen("4k3/8/8/8/8/8/8/RR2K3 w A - 0 1").expect("Shredder-FEN");
    assert_eq!(outer.to_string(), "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1");
}

#[test]
fn each_form_is_written() {
    let style = |castling, en_passant| FenStyle { castling, en_passant };
    let position = Chess::from_fen("r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1").expect("a position");
    let shredder = style(CastlingStyle::Shredder, EnPassantStyle::Legal);
    assert_eq!(position.to_fen(shredder), "r3k2r/8/8/8/8/8/8/1R2K2R w HBha - 0 1");
    assert_eq!(position.to_string(), "r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1");

    let written = |fen, en_passant| {
        let position = Chess::from_fen(fen).expect(fen);
        let fen = position.to_fen(style(CastlingStyle::XFen, en_passant));
        fen.split(' ').nth(3).map(String::from)
    };
    let (nobody, pinned, free) =
        ("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for (fen, forms) in [(nobody, ["d6", "-", "-"]), (pinned, ["d6", "d6", "-"]), (free, ["d6", "d6", "d6"])] {
        let styles = [EnPassantStyle::Always, EnPassantStyle::PseudoLegal, EnPassantStyle::Legal];
        assert_eq!(styles.map(|style| written(fen, style)), forms.map(|form| Some(form.into())), "{fen}");
    }
}

#[test]
fn clocks_stay_at_the_most_a_fen_can_show() {
    let mut position = Chess::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 9999 9999").expect("a position");
    let mv = Chess::read_move(&position, "e8e7").expect("a move");
    Chess::play(&mut position, mv, &mut ());
    assert_eq!(position.to_string(), "8/4k3/8/8/8/8/8/4K3 w - - 9999 9999");
}

#[test]
fn the_start_is_the_default() {
    assert_eq!(Position::default().to_string(), Chess::START);
    assert_eq!(Chess::from_fen(Chess::START), Ok(Position::default()));
}
