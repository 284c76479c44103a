//! Does Standard Algebraic Notation read and write as its standard and its users have it?
//!
//! **Source**: PGN Standard of 1994-03-12, 8.2.3; FIDE Laws, Appendix C.

use proptest::prelude::*;
use quadrille_chess::san::{self, Action, Annotation, Check, Step, Turn, Wing};
use quadrille_chess::{Chess, Chess960, Kind, Position};
use quadrille_core::{MoveError, Rules};

/// Reads a FEN, be it of a position that play cannot reach.
fn position(fen: &str) -> Position {
    quadrille_core::fen::read_leniently::<Chess>(fen).unwrap_or_else(|error| panic!("{fen}: {error}")).0
}

/// Asserts how moves, given as from and to, are written.
fn assert_written(fen: &str, moves: &[(&str, &str)]) {
    let position = position(fen);
    for (plain, expected) in moves {
        let mv = Chess::read_move(&position, plain).unwrap_or_else(|error| panic!("{fen} {plain}: {error}"));
        assert_eq!(san::text(&position, mv), *expected, "{fen} {plain}");
        assert_eq!(san::read(&position, expected), Ok(mv), "{fen} {expected}");
    }
}

/// Asserts that texts name one and the same move.
fn assert_read(fen: &str, plain: &str, texts: &[&str]) {
    let position = position(fen);
    let mv = Chess::read_move(&position, plain).expect(plain);
    for text in texts {
        assert_eq!(san::read(&position, text), Ok(mv), "{text}");
    }
}

/// Reads a turn and asserts that it is written as expected.
fn assert_turn(text: &str, expected: &str) {
    let turn: Turn = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(turn.to_string(), expected, "{text}");
}

/// Asserts that texts are no turns, each by the byte at fault and what was expected there.
fn assert_no_turns(faults: &[(&str, usize, &'static str)]) {
    for &(text, byte, expected) in faults {
        assert_eq!(text.parse::<Turn>(), Err(MoveError::Syntax { byte, expected }), "{text:?}");
    }
}

#[test]
fn pgn_8_2_3_2_pieces_have_letters_and_pawns_none() {
    assert_written(
        "4k3/7P/8/8/3Q4/8/4P3/RNB1K3 w - - 0 1",
        &[
            ("e2e4", "e4"),
            ("b1c3", "Nc3"),
            ("c1g5", "Bg5"),
            ("a1a5", "Ra5"),
            ("d4d5", "Qd5"),
            ("e1f2", "Kf2"),
            ("h7h8q", "h8=Q+"),
            ("h7h8n", "h8=N"),
        ],
    );
}

#[test]
fn pgn_8_2_3_3_captures_have_a_sign_and_those_of_pawns_a_file() {
    assert_written(
        "1k4n1/5P2/8/1p1pP3/2P5/8/6p1/R3K2B w - d6 0 1",
        &[("c4d5", "cxd5"), ("c4b5", "cxb5"), ("e5d6", "exd6"), ("h1g2", "Bxg2"), ("f7g8b", "fxg8=B")],
    );
}

#[test]
fn pgn_8_2_3_3_castling_is_written_with_the_letter_o() {
    assert_written("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &[("e1h1", "O-O"), ("e1a1", "O-O-O")]);
    assert_written("5k2/8/8/8/8/8/8/4K2R w K - 0 1", &[("e1h1", "O-O+")]);
    let shuffled = Chess960::from_fen("3k4/pppppppp/8/8/8/8/8/1R1K2R1 w GB - 0 1").expect("a position");
    for (plain, expected) in [("d1g1", "O-O"), ("d1b1", "O-O-O"), ("d1c1", "Kc1")] {
        let mv = Chess960::read_move(&shuffled, plain).expect(plain);
        assert_eq!(san::text(&shuffled, mv), expected);
        assert_eq!(san::read(&shuffled, expected), Ok(mv));
    }
}

#[test]
fn pgn_8_2_3_4_the_least_that_tells_it_from_other_legal_moves() {
    assert_written("4k3/8/8/8/4K3/N7/8/N3N3 w - - 0 1", &[("a1c2", "Na1c2"), ("e1c2", "Nec2"), ("a3c2", "N3c2")]);
    assert_written("8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 0 1", &[("e2c3", "Ne2c3"), ("a2c3", "Nac3"), ("e4c3", "N4c3")]);
    // The knight on c3 is pinned and cannot go to e2.
    assert_written("8/8/8/8/1b6/2N5/8/4K1Nk w - - 0 1", &[("g1e2", "Ne2")]);
}

#[test]
fn pgn_8_2_3_5_check_and_mate_have_signs() {
    assert_written("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1", &[("e1e8", "Re8#"), ("e1e7", "Re7")]);
    assert_written("6k1/5pp1/8/8/8/8/5PPP/4R1K1 w - - 0 1", &[("e1e8", "Re8+")]);
    // Discovered.
    assert_written("4k3/8/8/8/8/8/4B3/4RK2 w - - 0 1", &[("e2h5", "Bh5+"), ("e2b5", "Bb5+")]);
}

#[test]
fn reading_takes_castling_with_zeros() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_read(fen, "e1g1", &["O-O", "0-0", "O-O+", "0-0!?"]);
    assert_read(fen, "e1c1", &["O-O-O", "0-0-0", "0-0-0#"]);
}

#[test]
fn reading_takes_promotions_with_and_without_signs() {
    assert_read(
        "7k/4P3/8/8/8/8/8/4K3 w - - 0 1",
        "e7e8q",
        &["e8=Q", "e8Q", "e8(Q)", "e8=Q+", "e7e8=Q", "e7-e8Q#", "Pe8=Q"],
    );
    assert_read("3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", &["exd8=N", "exd8N", "exd8(N)", "e7xd8N", "e7d8N"]);
}

#[test]
fn reading_takes_signs_that_are_missing_or_too_much() {
    assert_read("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1", "e1e8", &["Re8#", "Re8", "Re8+", "Re8++", "Re8#!!", "Rxe8"]);
    assert_read("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1", "f2f3", &["f3", "f3+", "f3#", "f3?", "f3+?!"]);
}

#[test]
fn reading_takes_more_of_the_origin_than_is_needed() {
    let start = quadrille_chess::Chess::START;
    assert_read(start, "g1f3", &["Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3"]);
    assert_read(start, "e2e4", &["e4", "e2e4", "e2-e4", "Pe4", "Pe2-e4"]);
}

#[test]
fn reading_takes_the_note_of_en_passant() {
    assert_read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", &["exd6", "exd6 e.p.", "exd6e.p.", "e5xd6 e.p.+", "e5d6"]);
}

#[test]
fn an_ambiguous_move_and_an_illegal_one_are_two_errors() {
    let position = position("4k3/8/8/8/4K3/N7/8/N3N3 w - - 0 1");
    for text in ["Nc2", "Nac2", "N1c2"] {
        assert_eq!(san::read(&position, text), Err(MoveError::Ambiguous), "{text}");
    }
    for text in ["Nc3", "Nb4", "Kf7", "O-O", "e4", "Nbc2", "Na1b2", "a1xb2"] {
        let error = san::read(&position, text).expect_err(text);
        assert!(matches!(error, MoveError::Illegal | MoveError::Syntax { .. }), "{text}: {error}");
    }
    assert_eq!(san::read(&position, "Nb4"), Err(MoveError::Illegal));
    assert_eq!(san::read(&position, "O-O"), Err(MoveError::Illegal));
    // A pinned piece and an exposed king are illegal, whatever squares they reach.
    let pinned = self::position("8/8/8/8/1b6/2N5/8/4K1Nk w - - 0 1");
    assert_eq!(san::read(&pinned, "Nd5"), Err(MoveError::Illegal));
    assert_eq!(san::read(&pinned, "Nc3e2"), Err(MoveError::Illegal));
}

#[test]
fn a_turn_keeps_all_that_its_text_says() {
    let turn: Turn = "d7xe8=B+?".parse().expect("a turn");
    let step = turn.step().expect("a step");
    assert_eq!((step.kind(), step.to().to_string().as_str()), (Kind::Pawn, "e8"));
    assert_eq!((step.file(), step.rank(), step.captures()), (Some(3), Some(6), true));
    assert_eq!(
        (step.promotion(), turn.check(), turn.annotation()),
        (Some(Kind::Bishop), Some(Check::Check), Some(Annotation::Mistake))
    );
    let turn: Turn = "Nab3#".parse().expect("a turn");
    let step = turn.step().expect("a step");
    assert_eq!((step.kind(), step.file(), step.rank(), step.captures()), (Kind::Knight, Some(0), None, false));
    assert_eq!((turn.check(), turn.annotation()), (Some(Check::Mate), None));
    for (text, wing, check) in [("0-0", Wing::King, None), ("O-O-O+", Wing::Queen, Some(Check::Check))] {
        let turn: Turn = text.parse().expect(text);
        assert_eq!((turn.action(), turn.check()), (Action::Castling(wing), check));
    }
}

#[test]
fn a_turn_keeps_each_annotation() {
    for (annotation, number) in Annotation::ALL.into_iter().zip(1..) {
        let text = format!("Qxh7#{}", annotation.signs());
        let turn: Turn = text.parse().expect("a turn");
        assert_eq!((turn.annotation(), annotation.glyph()), (Some(annotation), number));
        assert_eq!(turn.to_string(), text);
    }
}

#[test]
fn a_turn_is_written_in_the_form_of_export_or_with_zeros() {
    for text in ["d6", "d7xe8=B+?", "Nab3#", "O-O", "O-O-O+", "Qh4e1", "R1a3", "exd5!?", "a1=Q", "Kxe4", "O-O-O#??"] {
        assert_turn(text, text);
    }
    for (text, expected) in
        [("e8(Q)", "e8=Q"), ("0-0-0!", "O-O-O!"), ("Pe2-e4", "e2e4"), ("e5xd6 e.p.", "e5xd6"), ("Nf3++", "Nf3+")]
    {
        assert_turn(text, expected);
    }
    let turns = ["O-O", "0-0-0+", "Nf3"].map(|text| text.parse::<Turn>().expect(text));
    assert_eq!(turns.map(|turn| format!("{turn:#}")), ["0-0", "0-0-0+", "Nf3"]);
}

#[test]
fn a_turn_has_a_constructor_for_each() {
    let square = |text: &str| text.parse().expect("a square");
    let built = [
        (Turn::new(Step::new(Kind::Pawn, square("d6"))), "d6"),
        (
            Turn::new(
                Step::new(Kind::Pawn, square("e8")).from_square(square("d7")).capturing().promoting(Kind::Bishop),
            ),
            "d7xe8=B",
        ),
        (Turn::new(Step::new(Kind::Knight, square("b3")).from_file(0)), "Nab3"),
        (Turn::new(Step::new(Kind::Rook, square("a3")).from_rank(0)), "R1a3"),
        (Ok(Turn::castling(Wing::King)), "O-O"),
        (Ok(Turn::castling(Wing::Queen)), "O-O-O"),
    ];
    for (turn, text) in built {
        let turn = turn.expect(text);
        assert_eq!((turn.to_string().as_str(), text.parse()), (text, Ok(turn)));
        let more = turn.with_check(Check::Mate).with_annotation(Annotation::Brilliant);
        assert_eq!(more.to_string(), format!("{text}#!!"));
    }
}

#[test]
fn a_turn_is_copied_and_small() {
    fn copied<T: Copy + Send + Sync + 'static>() -> usize {
        size_of::<T>()
    }
    assert!(copied::<Turn>() <= 16, "{} bytes", size_of::<Turn>());
}

#[test]
fn what_makes_other_parsers_panic_is_an_error() {
    assert_no_turns(&[
        ("0-0x", 3, "the end of the move"),
        ("O-Ox", 3, "the end of the move"),
        ("O-O-Ox", 5, "the end of the move"),
        ("xO-O", 1, "a file from a to h"),
        ("x0-0-0", 1, "a file from a to h"),
        ("x", 1, "a file from a to h"),
        ("", 0, "a file from a to h"),
    ]);
}

#[test]
fn what_is_no_move_of_any_position_is_no_turn() {
    let promotion = "the letter of a promotion: N, B, R, Q or K";
    assert_no_turns(&[
        ("xe4", 0, "the file that the pawn captures from"),
        ("7xb8=Q", 0, "the file that the pawn captures from"),
        ("exe5", 0, "a file beside that of the square it captures on"),
        ("axc3", 0, "a file beside that of the square it captures on"),
        ("ed5", 0, "the file of the square it goes to"),
        ("5e6", 0, "the file that the pawn comes from"),
        ("e3-e6", 0, "a rank that a pawn comes from"),
        ("e2xd4", 0, "a rank that a pawn comes from"),
        ("e8", 2, promotion),
        ("exd1", 4, promotion),
        ("e8=", 3, promotion),
        ("e8=P", 3, promotion),
        ("e8(", 3, promotion),
        ("e8(Q", 4, "a closing parenthesis"),
        ("e4=Q", 2, "no promotion but on the last rank"),
        ("Nf8=Q", 3, "no promotion but a pawn's"),
        ("Nf3f3", 1, "another square than it goes to"),
        ("N-f3", 1, "a square before the hyphen"),
        ("Ng-f3", 2, "a square before the hyphen"),
    ]);
}

#[test]
fn faults_are_told_at_their_byte() {
    let end = "the end of the move";
    assert_no_turns(&[
        ("N", 1, "a file from a to h"),
        ("Nf", 2, "a rank from 1 to 8"),
        ("Nf9", 2, "a rank from 1 to 8"),
        ("N3", 2, "a file from a to h"),
        ("n", 0, "a file from a to h"),
        ("Nx", 2, "a file from a to h"),
        ("Nxf", 3, "a rank from 1 to 8"),
        ("O-", 2, "O-O or O-O-O"),
        ("O-0", 2, "O-O or O-O-O"),
        ("0-0-O", 4, "0-0 or 0-0-0"),
        ("O-O-", 4, "O-O or O-O-O"),
        ("e4 ", 2, end),
        ("e4!+", 3, end),
        ("e4#+", 3, end),
        ("e4!!!", 4, end),
        ("Nf3 e.p.", 3, end),
        ("é4", 0, "a file from a to h"),
        ("e4é", 2, end),
    ]);
}

/// Asserts of each step to each square, with no origin and with each file and rank, that it is found if one legal move in
/// the list fits it, is ambiguous if several do, and illegal if none does.
fn assert_steps(position: &Position, moves: &[quadrille_chess::Move]) {
    let origins =
        (0..8).map(|file| (Some(file), None)).chain((0..8).map(|rank| (None, Some(rank)))).chain([(None, None)]);
    let promotions = [None, Some(Kind::Knight), Some(Kind::Queen)];
    for (to, kind, (file, rank)) in (0..64).flat_map(|bit| {
        let to = quadrille_chess::Square::from_bit_unchecked(bit);
        let origins = origins.clone();
        Kind::ALL.into_iter().flat_map(move |kind| origins.clone().map(move |origin| (to, kind, origin)))
    }) {
        for (promotion, captures) in promotions.into_iter().flat_map(|kind| [(kind, false), (kind, true)]) {
            let mut step = Step::new(kind, to);
            step = file.map_or(step, |file| step.from_file(file));
            step = rank.map_or(step, |rank| step.from_rank(rank));
            step = promotion.map_or(step, |kind| step.promoting(kind));
            step = if captures { step.capturing() } else { step };
            let Ok(turn) = Turn::new(step) else { continue };
            let mut fitting = moves.iter().copied().filter(|&mv| {
                !mv.is_castling()
                    && (mv.kind(), mv.to(), mv.promotion()) == (kind, to, promotion)
                    && file.is_none_or(|file| mv.from().file() == file)
                    && rank.is_none_or(|rank| mv.from().rank() == rank)
                    && (kind != Kind::Pawn || position.is_capture(mv) == captures)
            });
            let expected = match (fitting.next(), fitting.next()) {
                (Some(mv), None) => Ok(mv),
                (None, _) => Err(MoveError::Illegal),
                _ => Err(MoveError::Ambiguous),
            };
            assert_eq!(turn.find(position), expected, "{position} {turn}");
        }
    }
}

proptest! {
    #[test]
    fn whatever_is_read_as_a_turn_is_written_and_read_again(text in "[KQRBNP]?[a-h]?[1-8]?[x-]?[a-h][1-8](=?[NBRQ]|\\([NBRQ]\\))?( e\\.p\\.)?[+#]?[!?]{0,2}|[O0](-[O0]){1,2}[+#]?[!?]{0,2}|\\PC{0,8}") {
        if let Ok(turn) = text.parse::<Turn>() {
            prop_assert_eq!(turn.to_string().parse::<Turn>(), Ok(turn));
        }
    }

    #[test]
    fn a_step_names_the_legal_moves_that_fit_it(seed: u64) {
        let mut position = Position::default();
        let mut random = seed;
        for ply in 0..100 {
            let moves = Chess::moves(&position);
            if moves.is_empty() {
                break;
            }
            if ply % 50 == seed as usize % 50 {
                assert_steps(&position, &moves);
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            Chess::play(&mut position, moves[(random >> 33) as usize % moves.len()], &mut ());
        }
    }

    #[test]
    fn each_legal_move_has_a_turn_of_its_own(seed: u64, number in 0_u16..960) {
        let mut position = if seed % 2 == 0 { Position::default() } else { Chess960::chess960(number).expect("a start") };
        let mut random = seed;
        for _ in 0..80 {
            let moves = Chess::moves(&position);
            if moves.is_empty() {
                break;
            }
            let mut texts: Vec<_> = moves.iter().map(|&mv| san::text(&position, mv)).collect();
            for (&mv, text) in moves.iter().zip(&texts) {
                prop_assert_eq!(san::read(&position, text), Ok(mv), "{} {}", position, text);
            }
            texts.sort();
            texts.dedup();
            prop_assert_eq!(texts.len(), moves.len());
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mv = moves[(random >> 33) as usize % moves.len()];
            Chess::play(&mut position, mv, &mut ());
        }
    }
}
