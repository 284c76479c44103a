use super::*;
use Convention::{Orders, Paths, Unique};

/// Holds the counts of depth 1, 2, … from the start against a table.
fn table(convention: Convention, expected: &[u128]) {
    let position = Position::start();
    for (depth, &nodes) in (1..).zip(expected) {
        assert_eq!(position.perft_by(depth, convention), nodes, "{convention:?} depth {depth}");
    }
}

/// The texts of all moves.
fn texts(fen: &str) -> Vec<String> {
    texts_with(fen, PromotionInCapture::AsMan)
}

/// The texts of all moves under an option, `=K` behind those that promote.
fn texts_with(fen: &str, promotion: PromotionInCapture) -> Vec<String> {
    let position = Position { promotion, ..Position::read(fen) };
    let promotes = |mv: &Move| if mv.promotes { "=K" } else { "" };
    position.moves().iter().map(|mv| position.text(mv) + promotes(mv)).collect()
}

/// All sequences by their landing squares, in byte order.
fn paths(fen: &str) -> Vec<String> {
    let path = |sequence: &Sequence| {
        let squares = [vec![sequence.from], sequence.landings.clone()].concat();
        squares.into_iter().map(name).collect::<Vec<_>>().join("x")
    };
    let mut paths: Vec<String> = Position::read(fen).sequences().iter().map(path).collect();
    paths.sort();
    paths
}

/// The game after the move of a text.
fn after(fen: &str, text: &str) -> String {
    let position = Position::read(fen);
    let mv = position.moves().into_iter().find(|mv| position.text(mv) == text).expect("a legal move");
    position.play(&mv).write()
}

const TUDAF_1: &str = "W:Wa4,h4,a3,b3,c3,d3,e3,f3,g3,h3,a2,c2,d2,f2:Bc7,h7,a6,b6,c6,d6,e6,g6,h6,a5,b5,c5,e5,g5,f4";
const TUDAF_2: &str = "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5";
const TUDAF_3: &str = "W:We4,a3,b3,e3,f3,h3,d2,e2,g2:BKc8,a7,d7,e7,f7,g7,f6,g6,e5";
const TUDAF_4: &str = "W:Wf6,a1:Bf7,Ke8,Kc8,h5";
const TUDAF_5: &str = "W:WKa1:Ba3,h8";

#[test]
fn published_paths() {
    table(Paths, &[8, 64, 708, 7538, 85090]);
}

#[test]
fn unique_moves_and_perft_agree() {
    table(Unique, &[8, 64, 708]);
    assert_eq!(Position::start().perft(4), Position::start().perft_by(4, Unique));
}

#[test]
fn tudaf_1_a_man_captures_three_ways() {
    assert_eq!(paths(TUDAF_1), ["f3xf5xd5xd7xb7"]);
    assert_eq!(texts(TUDAF_1), ["f3xb7xf4xe5xd6xc7"]);
}

#[test]
fn tudaf_2_one_move_by_five_paths() {
    assert_eq!(Position::read(TUDAF_2).count(Unique), 1);
    let paths = paths(TUDAF_2);
    assert_eq!(paths.len(), 5);
    assert!(paths.contains(&"c8xc4xc2xf2xf4xh4xh2xf2xa2".to_string()), "{paths:?}");
    assert_eq!(texts(TUDAF_2), ["c8xa2xb2xe2xg2xc3xf3xh3xg4xc5"]);
}

#[test]
fn tudaf_3_a_capture_ends_on_the_last_rank() {
    assert_eq!(paths(TUDAF_3), ["e4xe6xe8"]);
    assert_eq!(texts(TUDAF_3), ["e4xe8xe5xe7=K"]);
}

#[test]
fn tudaf_4_a_man_goes_on_along_the_last_rank() {
    assert_eq!(paths(TUDAF_4), ["f6xf8xd8xb8"]);
    assert_eq!(texts(TUDAF_4), ["f6xb8xf7xc8xe8=K"]);
    assert_eq!(after(TUDAF_4, "f6xb8xf7xc8xe8"), "B:Wa1,Kb8:Bh5");
}

#[test]
fn tudaf_5_a_king_lands_on_any_free_square() {
    assert_eq!(paths(TUDAF_5), ["a1xa4", "a1xa5", "a1xa6", "a1xa7", "a1xa8"]);
}

#[test]
fn men_step_forward_and_sideways() {
    assert_eq!(texts("W:Wd4:Bh8"), ["d4-c4", "d4-e4", "d4-d5"]);
    assert_eq!(texts("B:Wa1:Bd4"), ["d4-d3", "d4-c4", "d4-e4"]);
}

#[test]
fn men_never_capture_backward() {
    assert_eq!(texts("W:Wd4:Bd3"), ["d4-c4", "d4-e4", "d4-d5"]);
    assert_eq!(texts("B:Wd5:Bd4"), ["d4-d3", "d4-c4", "d4-e4"]);
}

#[test]
fn a_step_to_the_last_rank_promotes() {
    assert_eq!(texts("W:Wd7:Bh3"), ["d7-c7", "d7-e7", "d7-d8=K"]);
    assert_eq!(after("W:Wd7:Bh3", "d7-d8"), "B:WKd8:Bh3:H1:F1");
}

#[test]
fn majority() {
    assert_eq!(texts("W:Wa2,Kh1:Ba3,b4,Kh4"), ["a2xc4xa3xb4"]);
}

#[test]
fn no_reversal() {
    assert_eq!(texts("W:WKd4:Bb4,f4"), ["d4xa4xb4", "d4xg4xf4", "d4xh4xf4"]);
}

#[test]
fn a_captured_piece_leaves_at_once() {
    // The king comes back down the file d, over d5 to the square of the piece that it captured first.
    let ends = ["d1", "d2", "d3", "d4"];
    assert_eq!(texts("W:WKa4:Bd4,d5,f5,e6"), ends.map(|to| format!("a4x{to}xd4xd5xf5xe6")));
}

#[test]
fn own_square_is_crossed_and_ended_on() {
    let fen = "W:WKb2:Bc2,e3,b4,d5";
    let captured = "c2xe3xb4xd5";
    assert_eq!(texts(fen), ["b1", "a2", "b2", "b3"].map(|to| format!("b2x{to}x{captured}")));
    assert_eq!(Position::read(fen).count(Orders), 5);
}

#[test]
fn promotion_in_capture() {
    use PromotionInCapture::{AsKingAtOnce, AsMan, EndsTheTurn};
    assert_eq!(texts_with(TUDAF_4, AsKingAtOnce), ["f6xa8xf7xc8xe8=K", "f6xb8xf7xc8xe8=K"]);
    assert_eq!(texts_with(TUDAF_4, EndsTheTurn), ["f6xf8xf7=K"]);
    let fen = "W:Wf6:Bc5,f7,Kd8";
    assert_eq!(texts_with(fen, AsMan), ["f6xf8xf7=K"]);
    assert_eq!(texts_with(fen, AsKingAtOnce), ["c1", "c2", "c3", "c4"].map(|to| format!("f6x{to}xc5xf7xd8=K")));
    // The new king may not turn back either.
    assert_eq!(texts_with("W:Wf6:Bf3,f7", AsKingAtOnce), ["f6xf8xf7=K"]);
}

#[test]
fn one_against_one_goes_on() {
    assert_eq!(texts("W:Wa2:Bh7"), ["a2-b2", "a2-a3"]);
}

#[test]
fn counters_move() {
    assert_eq!(after("B:Wa2,h2:Bh7,b2:H7:F9", "h7-g7"), "W:Wa2,h2:Bb2,g7:H8:F10");
    assert_eq!(after("W:Wa2:Bb2,h7:H7:F9", "a2xc2xb2"), "B:Wc2:Bh7:H0:F9");
}

#[test]
fn fen_is_canonical() {
    for (given, canonical) in [
        ("W:Bh8,Ka7:WKd4,b2,a2.", "W:Wa2,b2,Kd4:BKa7,h8"),
        ("B:WKc3:B:H3", "B:WKc3:B:H3:F1"),
        ("W:W:BKh1:H0:F1", "W:W:BKh1"),
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
