use super::*;

/// The legal moves in writing, in byte order.
fn texts(fen: &str) -> Vec<String> {
    let position = Position::read(fen);
    let mut texts: Vec<String> = position.moves().iter().map(|mv| position.text(mv)).collect();
    texts.sort();
    texts
}

/// Whether a move is legal.
fn legal(fen: &str, text: &str) -> bool {
    texts(fen).iter().any(|legal| legal == text)
}

/// The FEN after a move.
fn after(fen: &str, text: &str) -> String {
    let position = Position::read(fen);
    let moves = position.moves();
    position.play(moves.iter().find(|mv| position.text(mv) == text).expect("a legal move")).write()
}

#[test]
fn published_counts() {
    for (fen, counts) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8902][..]),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2039]),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486]),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", &[46, 2079]),
    ] {
        for (depth, &count) in counts.iter().enumerate() {
            assert_eq!(Position::read(fen).perft(depth as u32 + 1), count, "{fen} depth {}", depth + 1);
        }
    }
}

#[test]
fn fen_goes_round() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "1r2k1r1/8/8/8/8/8/8/R2K3R b KQkq - 12 34",
        "1rr1k3/8/8/8/8/8/8/2K1R1R1 w Ec - 0 1",
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2",
    ] {
        assert_eq!(Position::read(fen).write(), fen);
    }
}

#[test]
fn fen_is_made_canonical() {
    for (fen, canonical) in [
        ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b haAH", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"),
        ("4k3/8/8/8/8/8/8/1RR1K1RR w GCHB - 0 1", "4k3/8/8/8/8/8/8/1RR1K1RR w KQ - 0 1"),
        ("4k3/8/8/8/8/8/8/1RR1K1RR w GC - 0 1", "4k3/8/8/8/8/8/8/1RR1K1RR w GC - 0 1"),
    ] {
        assert_eq!(Position::read(fen).write(), canonical);
    }
}

#[test]
fn en_passant_is_written_only_when_legal() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(after(start, "e2e4"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    let beside = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 5 7";
    assert_eq!(after(beside, "e2e4"), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7");
    let both_leave_the_rank = "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1";
    assert_eq!(after(both_leave_the_rank, "e2e4"), "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
    let pinned = "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1";
    assert_eq!(after(pinned, "e2e4"), "3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1");
}

#[test]
fn clock_and_number() {
    assert_eq!(after("4k3/8/8/8/8/8/r7/R3K3 b - - 8 9", "a2b2"), "4k3/8/8/8/8/8/1r6/R3K3 w - - 9 10");
    assert_eq!(after("4k3/8/8/8/8/8/r7/R3K3 b - - 8 9", "a2a1"), "4k3/8/8/8/8/8/8/r3K3 w - - 0 10");
    assert_eq!(after("4k3/P7/8/8/8/8/8/4K3 w - - 8 9", "a7a8n"), "N3k3/8/8/8/8/8/8/4K3 b - - 0 9");
}

#[test]
fn castling_is_written_as_the_squares_ask() {
    assert!(legal("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1"));
    assert!(legal("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"));
    assert!(legal("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1h1"));
    assert!(legal("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", "e1b1"));
}

#[test]
fn castling_ends_on_the_same_squares_from_anywhere() {
    assert_eq!(after("4k3/8/8/8/8/8/8/1R3K1R w KQ - 3 1", "f1h1"), "4k3/8/8/8/8/8/8/1R3RK1 b - - 4 1");
    assert_eq!(after("4k3/8/8/8/8/8/8/1R3K1R w KQ - 3 1", "f1b1"), "4k3/8/8/8/8/8/8/2KR3R b - - 4 1");
    assert_eq!(after("5rk1/8/8/8/8/8/8/4K3 b f - 0 1", "g8f8"), "2kr4/8/8/8/8/8/8/4K3 w - - 1 2");
    assert_eq!(after("2kr4/8/8/8/8/8/8/4K3 b k - 0 1", "c8d8"), "5rk1/8/8/8/8/8/8/4K3 w - - 1 2");
    assert_eq!(after("2rk4/8/8/8/8/8/8/4K3 b q - 0 1", "d8c8"), "2kr4/8/8/8/8/8/8/4K3 w - - 1 2");
}

#[test]
fn castling_needs_its_squares_empty() {
    assert!(!legal("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"));
    assert!(!legal("4k3/8/8/8/8/8/8/1R1NK3 w Q - 0 1", "e1b1"));
    assert!(legal("4k3/8/8/8/8/8/8/NR2K3 w Q - 0 1", "e1b1"));
    assert!(!legal("4k3/8/8/8/8/8/8/RK1N4 w Q - 0 1", "b1a1"));
}

#[test]
fn castling_is_barred_by_attacks_on_the_king_alone() {
    for (rook, open) in [("a", true), ("b", true), ("c", false), ("d", false), ("e", false), ("f", true)] {
        let lane = rook.as_bytes()[0] - b'a';
        let row: String = (0..8).map(|file| if file == lane { 'r' } else { '1' }).collect();
        let fen = format!("7k/{row}/8/8/8/8/8/R3K3 w Q - 0 1");
        assert_eq!(legal(&fen, "e1c1"), open, "{fen}");
    }
}

#[test]
fn castling_must_not_uncover_the_king() {
    assert!(!legal("4k3/8/8/8/8/8/8/rR2K3 w Q - 0 1", "e1b1"));
    assert!(!legal("4k3/8/8/8/8/8/8/qRK5 w Q - 0 1", "c1b1"));
    assert!(legal("4k3/8/8/8/8/8/8/bRK5 w Q - 0 1", "c1b1"));
}

#[test]
fn castling_rights_go_with_king_and_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(after(fen, "e1f1"), "r3k2r/8/8/8/8/8/8/R4K1R b kq - 1 1");
    assert_eq!(after(fen, "a1b1"), "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 1 1");
    assert_eq!(after(fen, "h1h8"), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
}

#[test]
fn a_side_in_double_check_moves_its_king() {
    assert_eq!(texts("4k3/8/8/8/7b/8/4r3/4K2R w K - 0 1"), ["e1d1", "e1e2", "e1f1"]);
}
