//! The rules, one by one.

extern crate alloc;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use quadrille_core::royal::reason;
use quadrille_core::{Color, History, Outcome, Reason, Rules};

use crate::Orda;

/// Returns the legal moves that begin with a text, in the order of bytes.
fn moves(fen: &str, begin: &str) -> Vec<String> {
    let position = Orda::from_fen(fen).unwrap();
    let texts = Orda::moves(&position).into_iter().map(|mv| Orda::move_text(&position, mv));
    let mut moves: Vec<_> = texts.filter(|text| text.starts_with(begin)).collect();
    moves.sort();
    moves
}

/// Returns the game after moves, set apart by blanks.
fn game(fen: &str, moves: &str) -> History<Orda> {
    let mut history = History::new(Orda::from_fen(fen).unwrap());
    for mv in moves.split_whitespace() {
        let mv = Orda::read_move(history.position(), mv).unwrap();
        history.play(mv).unwrap();
    }
    history
}

/// Returns how a position ends.
fn outcome(fen: &str) -> Option<Outcome> {
    game(fen, "").outcome()
}

/// Returns the FEN after moves.
fn after(fen: &str, moves: &str) -> String {
    Orda::fen(game(fen, moves).position())
}

#[test]
fn orda_start_of_two_armies() {
    assert_eq!(after(Orda::START, ""), "lhaykahl/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1");
    assert_eq!(moves(Orda::START, "").len(), 20);
    assert_eq!(moves("lhaykahl/8/pppppppp/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ - 0 1", "").len(), 28);
}

#[test]
fn orda_lancer_moves_as_a_knight_and_captures_as_a_rook() {
    // The pawn on e6 is a knight's leap away, those on d7 and g4 are on the lines.
    let fen = "7k/3P4/4P3/8/3l2P1/8/8/K7 b - - 0 1";
    assert_eq!(moves(fen, "d4"), ["d4b3", "d4b5", "d4c2", "d4c6", "d4d7", "d4e2", "d4f3", "d4f5", "d4g4"]);
    assert!(Orda::from_fen("7k/3K4/8/8/3l4/8/8/8 w - - 0 1").unwrap().in_check());
    assert!(!Orda::from_fen("7k/8/4K3/8/3l4/8/8/8 w - - 0 1").unwrap().in_check());
}

#[test]
fn orda_archer_moves_as_a_knight_and_captures_as_a_bishop() {
    // The pawn on e6 is a knight's leap away, those on b6 and f6 are on the lines.
    let fen = "7k/8/1P2PP2/8/3a4/8/8/7K b - - 0 1";
    assert_eq!(moves(fen, "d4"), ["d4b3", "d4b5", "d4b6", "d4c2", "d4c6", "d4e2", "d4f3", "d4f5", "d4f6"]);
    assert!(Orda::from_fen("7k/8/5K2/8/3a4/8/8/8 w - - 0 1").unwrap().in_check());
    assert!(!Orda::from_fen("7k/8/4K3/8/3a4/8/8/8 w - - 0 1").unwrap().in_check());
}

#[test]
fn orda_kheshig_goes_as_knight_and_king() {
    let targets = "b3 b5 c2 c3 c4 c5 c6 d3 d5 e2 e3 e4 e5 e6 f3 f5";
    let all: Vec<_> = targets.split(' ').map(|to| format!("d4{to}")).collect();
    assert_eq!(moves("7k/8/8/8/3h4/8/8/K7 b - - 0 1", "d4"), all);
    assert_eq!(moves("7k/8/4p3/4p3/3H4/8/8/K7 w - - 0 1", "d4"), all);
}

#[test]
fn orda_yurt_goes_forward() {
    assert_eq!(moves("7k/8/8/8/3y4/3P4/8/K7 b - - 0 1", "d4"), ["d4c3", "d4c5", "d4d3", "d4e3", "d4e5"]);
    assert_eq!(moves("7k/8/8/8/3Y4/8/8/K7 w - - 0 1", "d4"), ["d4c3", "d4c5", "d4d5", "d4e3", "d4e5"]);
}

#[test]
fn orda_pawns_step_and_capture() {
    assert_eq!(moves("7k/8/8/8/8/3p4/4P3/K7 w - - 0 1", "e2"), ["e2d3", "e2e3", "e2e4"]);
    let opened = "lhaykahl/8/pppppppp/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ - 0 1";
    assert_eq!(moves(opened, "e6"), ["e6e5"]);
    let before = "7k/8/8/8/3p4/8/4P3/K7 w - - 0 1";
    assert_eq!(after(before, "e2e4"), "7k/8/8/8/3pP3/8/8/K7 b - e3 0 1");
    assert_eq!(after(before, "e2e4 d4e3"), "7k/8/8/8/8/4p3/8/K7 w - - 0 2");
}

#[test]
fn orda_promotion_to_queen_or_kheshig() {
    assert_eq!(moves("7k/P7/8/8/8/8/7p/K7 w - - 0 1", "a7"), ["a7a8h", "a7a8q"]);
    assert_eq!(moves("7k/P7/8/8/8/8/7p/K7 b - - 0 1", "h2"), ["h2h1h", "h2h1q"]);
}

#[test]
fn orda_castling_of_the_kingdom_alone() {
    let both = "l3k2l/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(after(both, "e1g1"), "l3k2l/8/8/8/8/8/8/R4RK1 b - - 1 1");
    assert_eq!(after(both, "e1c1"), "l3k2l/8/8/8/8/8/8/2KR3R b - - 1 1");
    let black = both.replace('w', "b");
    assert_eq!(moves(&black, "e8"), ["e8d7", "e8d8", "e8e7", "e8f7", "e8f8"]);
    assert!(Orda::from_fen(&black.replace("KQ", "KQkq")).is_err());
    let through = "4k3/8/8/8/8/5l2/8/R3K2R w KQ - 0 1";
    assert_eq!(moves(through, "e1"), ["e1c1", "e1d1", "e1d2", "e1e2"]);
}

#[test]
fn orda_check_holds_a_piece_before_a_lancer() {
    assert!(moves("3l3k/8/8/8/8/3B4/8/3K4 w - - 0 1", "d3").is_empty());
    assert_eq!(moves("3l3k/8/8/8/8/3H4/8/3K4 w - - 0 1", "d3"), ["d3d2", "d3d4"]);
}

#[test]
fn orda_campmate_on_the_last_rank() {
    for (fen, mv, winner) in [
        ("8/4K3/8/8/8/8/4k3/8 w - - 0 1", "e7d8", Color::White),
        ("8/4K3/8/8/8/8/4k3/8 b - - 0 1", "e2f1", Color::Black),
    ] {
        let ended = game(fen, mv);
        assert_eq!(ended.outcome(), Some(Outcome::win(winner, reason::GOAL)));
        assert!(!Orda::has_move(ended.position()));
    }
    // On his own first rank, or on the last of the other, a king has won nothing.
    assert_eq!(outcome("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), None);
    let attacked = "l7/4K3/8/8/8/8/4k3/8 w - - 0 1";
    assert_eq!(moves(attacked, ""), ["e7d6", "e7d7", "e7e6", "e7f6", "e7f7"]);
}

#[test]
fn orda_mate_wins() {
    assert_eq!(outcome("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"), Some(Outcome::win(Color::White, reason::CHECKMATE)));
}

#[test]
fn orda_stalemate_draws_and_kings_alone_play_on() {
    assert_eq!(outcome("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1"), Some(Outcome::draw(reason::STALEMATE)));
    assert_eq!(outcome("8/4K3/8/8/8/8/4k3/8 w - - 0 1"), None);
}

#[test]
fn orda_third_repetition_draws() {
    let repeated = game("k7/8/8/8/8/8/8/K6R w - - 0 1", &"a1a2 a8a7 a2a1 a7a8 ".repeat(2));
    assert_eq!(repeated.outcome(), Some(Outcome::draw(Reason::REPETITION)));
}

#[test]
fn orda_fifty_moves_draw() {
    for (clock, drawn) in [(99, None), (100, Some(Outcome::draw(Reason::NO_PROGRESS)))] {
        assert_eq!(outcome(&format!("k7/8/1K6/8/8/8/8/7R w - - {clock} 60")), drawn);
    }
}

#[test]
fn orda_fen_says_what_is_wrong() {
    let letters = "lhay1k2/8/8/8/8/8/8/4K2H w - - 0 1";
    assert_eq!(after(letters, ""), letters);
    let fault = |text| Orda::from_fen(text).unwrap_err().errors()[0];
    assert_eq!(fault("lhxykahl/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1").byte, 2);
    assert_eq!(fault("4k3/8/8/8/8/8/8/4K3 w K - 0 1").field, "castling");
}
