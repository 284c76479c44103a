//! Perft to quick depths.
//!
//! **Source**: chessprogramming.org, "Perft Results"; the numbers of nodes only.

use quadrille_chess::Chess;
use quadrille_core::Rules;
use quadrille_core::perft::{count, perft};

/// The positions with their counts from depth 1 on.
const TABLES: &[(&str, &[u128])] = &[
    (Chess::START, &[20, 400, 8902, 197_281, 4_865_609]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2039, 97_862, 4_085_603]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43_238, 674_624, 11_030_083]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467, 422_333, 15_833_292]),
    ("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", &[6, 264, 9467, 422_333, 15_833_292]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62_379, 2_103_487]),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", &[46, 2079, 89_890, 3_894_594]),
];

#[test]
fn published_tables() {
    for &(fen, nodes) in TABLES {
        let position = Chess::from_fen(fen).unwrap();
        for (depth, &nodes) in (1..).zip(nodes) {
            assert_eq!(perft::<Chess>(&position, depth), nodes, "{fen} depth {depth}");
        }
    }
}

#[test]
fn counting_the_last_ply_and_playing_it_agree() {
    for &(fen, nodes) in TABLES {
        let position = Chess::from_fen(fen).unwrap();
        assert_eq!(u128::from(count::<Chess, false, 0>(&position, 3)), nodes[2], "{fen}");
    }
}

#[test]
fn the_mirror_counts_the_same() {
    for &(fen, nodes) in TABLES {
        let mirrored = Chess::from_fen(fen).unwrap().mirror_colors();
        assert_eq!(perft::<Chess>(&mirrored, 3), nodes[2], "{mirrored}");
    }
}
