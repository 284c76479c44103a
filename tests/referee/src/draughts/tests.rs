use super::*;
use Convention::{Orders, Paths, Unique};

const RANDOM_178: &str = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";
const WOLDOUBY: &str = "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38";
const ALL_KINGS: &str = "W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,K49,K50:\
                         BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,K20";
const ALMOST_PROMOTION: &str = "W:W6-10:B41-45";

/// Holds the counts of depth 1, 2, … against a table.
fn table(fen: &str, convention: Convention, expected: &[u128]) {
    let position = Position::read(fen);
    for (depth, &nodes) in (1..).zip(expected) {
        assert_eq!(position.perft_by(depth, convention), nodes, "{fen} {convention:?} depth {depth}");
        if convention == Unique && depth <= 3 {
            assert_eq!(position.perft(depth), nodes, "{fen} depth {depth}");
        }
    }
}

/// The texts of all moves.
fn texts(fen: &str) -> Vec<String> {
    let position = Position::read(fen);
    position.moves().iter().map(|mv| position.text(mv)).collect()
}

#[test]
fn published_start() {
    let start = Position::start().write();
    table(&start, Unique, &[9, 81, 658, 4265, 27117]);
    table(&start, Orders, &[9, 81, 658, 4265, 27117]);
}

#[test]
fn published_random_178() {
    table(RANDOM_178, Unique, &[14, 55, 1168, 5432]);
}

#[test]
fn published_woldouby() {
    table(WOLDOUBY, Unique, &[6, 12, 30, 73, 215, 590, 1944, 6269, 22369]);
}

#[test]
fn published_all_kings_and_almost_promotion() {
    table(ALL_KINGS, Unique, &[17, 79, 352, 1399, 7062]);
    table(ALMOST_PROMOTION, Unique, &[9, 81, 795, 7578]);
}

#[test]
fn conventions_differ() {
    table("W:WK38:B18,19,32,33", Unique, &[5]);
    table("W:WK38:B18,19,32,33", Orders, &[6]);
    assert!(Position::read("W:WK38:B18,19,32,33").count(Paths) >= 6);
    table("W:WK2:B7,8,17,18", Unique, &[1]);
    assert!(Position::read("W:WK2:B7,8,17,18").count(Orders) > 1);
}

#[test]
fn pdn_two_captures_share_their_ends() {
    let moves = texts("W:WK47:B14,19,29,31,42");
    let from_47_to_36: Vec<_> = moves.iter().filter(|text| text.starts_with("47x36x")).collect();
    assert_eq!(from_47_to_36, ["47x36x14x29x31x42", "47x36x19x29x31x42"]);
}

#[test]
fn fmjd_3_4_men_move_forward() {
    assert_eq!(texts("W:W28:B1"), ["28-22", "28-23"]);
    assert_eq!(texts("B:W50:B23"), ["23-28", "23-29"]);
    assert_eq!(texts("W:W36:B1"), ["36-31"]);
}

#[test]
fn fmjd_3_9_kings_fly() {
    assert_eq!(texts("W:WK46,23:B5"), ["23-18", "23-19", "46-28", "46-32", "46-37", "46-41"]);
}

#[test]
fn fmjd_4_1_men_capture_backward() {
    assert_eq!(texts("W:W23:B28"), ["23x32x28"]);
}

#[test]
fn fmjd_4_3_kings_capture_from_afar() {
    assert_eq!(texts("W:WK46:B28"), ["46x5x28", "46x10x28", "46x14x28", "46x19x28", "46x23x28"]);
}

#[test]
fn fmjd_4_11_a_captured_piece_stands_until_the_end() {
    // From 17 the king would take 33 too, if 28 had left the board.
    assert_eq!(texts("W:WK46:B12,13,28,33"), ["46x17x12x13x28", "46x21x12x13x28", "46x26x12x13x28"]);
}

#[test]
fn fmjd_4_11_empty_squares_are_crossed_again() {
    assert_eq!(texts("W:W48:B32,33,42,43"), ["48x48x32x33x42x43"]);
    assert_eq!(Position::read("W:W48:B32,33,42,43").count(Orders), 2);
}

#[test]
fn fmjd_4_13_majority() {
    assert_eq!(texts("W:W28,K50:B22,11,44"), ["28x6x11x22"]);
}

#[test]
fn fmjd_4_15_passing_the_last_row_does_not_promote() {
    let position = Position::read("W:W14:B8,9");
    let moves = position.moves();
    assert_eq!(moves.len(), 1);
    assert_eq!((position.text(&moves[0]).as_str(), moves[0].promotes), ("14x12x8x9", false));
}

#[test]
fn counters_move() {
    let position = Position::read("B:WK50:BK1,20:H7:F9");
    let play = |text: &str| {
        let mv = position.moves().into_iter().find(|mv| position.text(mv) == text).expect("a legal move");
        position.play(&mv).write()
    };
    assert_eq!(play("1-6"), "W:WK50:BK6,20:H8:F10");
    assert_eq!(play("20-25"), "W:WK50:BK1,25:H0:F10");
}

#[test]
fn fen_is_canonical() {
    for (given, canonical) in [
        ("W:B1-20:W31-50.", "W:W31-50:B1-20"),
        ("W:W7,8,13,9,K3:BK12,11:H0:F1", "W:WK3,7-9,13:B11,K12"),
        ("B:WK1-3,6,7:B:H3", "B:WK1,K2,K3,6,7:B:H3:F1"),
        ("W:WK3:B", "W:WK3:B"),
        ("B:W:BK50:F4", "B:W:BK50:H0:F4"),
        ("W:W6,7,9,K10,11-14:B", "W:W6,7,9,K10,11-14:B"),
    ] {
        assert_eq!(Position::read(given).write(), canonical);
    }
}

#[test]
fn set_ups_are_legal_and_rich() {
    let mut random = Random::new(1);
    let (mut captures, mut long, mut promotions, mut longest) = (0, 0, 0, 0);
    for _ in 0..500 {
        let position = Position::set_up(&mut random);
        assert_eq!(Position::read(&position.write()), position);
        let moves = position.moves();
        let taken = moves.first().map_or(0, |mv| mv.captured.len());
        captures += usize::from(taken > 0);
        long += usize::from(taken >= 4);
        longest = longest.max(taken);
        promotions += usize::from(moves.iter().any(|mv| mv.promotes));
    }
    println!("of 500: {captures} captures, {long} of four or more, longest {longest}, {promotions} promotions");
    assert!(captures > 150 && long > 15 && promotions > 30 && longest >= 7);
}
