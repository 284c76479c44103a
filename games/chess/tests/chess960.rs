//! The starts by number.
//!
//! **Source**: Wikipedia, "Fischer random chess numbering scheme": the table of Scharnagl's numbers.

use quadrille_chess::{Chess, Chess960, FenStyle};
use quadrille_core::Rules;

/// Returns White's first rank of a start.
fn rank(number: u16) -> String {
    let fen = Chess960::chess960(number).map(|position| position.to_string()).unwrap_or_default();
    fen.split(['/', ' ']).nth(7).unwrap_or_default().to_owned()
}

#[test]
fn known_numbers() {
    assert_eq!(rank(518), "RNBQKBNR");
    assert_eq!(rank(0), "BBQNNRKR");
    assert_eq!(rank(1), "BQNBNRKR");
    assert_eq!(rank(959), "RKRNNQBB");
    assert_eq!(rank(534), "RNBKQBNR");
}

#[test]
fn all_960_differ_and_read_back() {
    let mut ranks: Vec<_> = (0..960).map(rank).collect();
    for number in 0..960 {
        let position = Chess::chess960(number).expect("a start");
        assert_eq!(Chess::from_fen(&position.to_fen(FenStyle::default())), Ok(position));
        let white = position.castling().count();
        assert_eq!(white, 4, "{position}");
    }
    ranks.sort();
    ranks.dedup();
    assert_eq!(ranks.len(), 960);
}

#[test]
fn two_numbers_make_a_double_start() {
    let position = Chess::double_chess960(518, 0).map(|position| position.to_string());
    assert_eq!(position.as_deref(), Some("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
}

#[test]
fn there_is_no_start_960() {
    assert_eq!(Chess::chess960(960), None);
    assert_eq!(Chess::double_chess960(0, 960), None);
}
