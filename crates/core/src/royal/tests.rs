//! Text and states, on a small game with everything that a declaration can say.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::gaits::{Bishop, King, Pawn, Rook};
use super::{
    Castling, CastlingField, Checkmate, DoubleStep, EnPassantField, Gait, InHand, Leap, PieceField, Royal, RoyalMoves,
    RoyalPiece, RoyalRules, StalemateDraws, violation,
};
use crate::fen::{FullmoveNumber, HalfmoveClock, SideToMove};
use crate::{
    Black, Color, East, Glyph, Hop, Key, MoveError, North, NorthEast, NorthWest, Placement, Rectangle, Rules, Square,
    Turn, White, fen,
};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Toy;

impl RoyalMoves for Toy {
    type Geometry = Rectangle<6, 6>;
    type Kinds = (King, Rook, (Pawn, DoubleStep<1>), Leap<(North, NorthEast, NorthWest)>);
    type Pockets = InHand<3>;
    const LETTERS: &'static [&'static str] = &["K", "R", "P", "+P"];
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[("P", &["+P", "R"])];
    const PROMOTION_RANKS: usize = 2;
    const PROMOTION_FORCED: bool = false;
    const CASTLINGS: &'static [Castling] = &[Castling { letter: 'K', partner: "R", royal: [2, 4], mate: [5, 3] }];
    const PROGRESS: &'static [&'static str] = &["P"];
    const ONE_TO_A_FILE: &'static [&'static str] = &["P"];
}

impl RoyalRules for Toy {
    type Moves = Self;
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const START: &'static str = "2k2r/p4p/6/6/P4P/2K2R[] w Kk - 0 1";
    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove, CastlingField, EnPassantField, HalfmoveClock, FullmoveNumber);
}

type Game = Royal<Toy>;

/// Lances stay on their file, soldiers change it; neither is dropped on a file twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Lances;

impl RoyalMoves for Lances {
    type Geometry = Rectangle<6, 6>;
    type Kinds = (King, Leap<(North,)>, Leap<(North, East)>);
    type Pockets = InHand<3>;
    const LETTERS: &'static [&'static str] = &["K", "L", "S"];
    const PROMOTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
    const PROGRESS: &'static [&'static str] = &[];
    const ONE_TO_A_FILE: &'static [&'static str] = &["L", "S"];
}

impl RoyalRules for Lances {
    type Moves = Self;
    const NAME: &'static str = "lances";
    const TITLE: &'static str = "Lances";
    const START: &'static str = "2k3/l1s3/6/6/L1S3/2K3[] w";
    type End = (Checkmate, StalemateDraws);
    type Claims = ();
    type Fen = (PieceField, SideToMove);
}

/// Returns the FEN after moves, set apart by blanks; a key that listens must follow.
fn after(text: &str, moves: &str) -> String {
    let mut position = Game::from_fen(text).unwrap();
    let mut key = Key::of::<Game>(&position);
    for text in moves.split_whitespace() {
        let mv = Game::read_move(&position, text).unwrap();
        assert_eq!(Game::move_text(&position, mv), text);
        Game::play(&mut position, mv, &mut key);
        assert_eq!(key, Key::of::<Game>(&position), "{text}");
    }
    Game::fen(&position)
}

/// Returns the byte and the rest of what is wrong with a move at the start of a game.
fn fault(text: &str, mv: &str) -> MoveError {
    Game::read_move(&Game::from_fen(text).unwrap(), mv).unwrap_err()
}

#[test]
fn black_pieces_go_upside_down() {
    type Board = <Toy as RoyalMoves>::Geometry;
    type Wader = Leap<(Hop<1, 2>,)>;
    let of = |name: &str| name.parse::<Square<Board>>().unwrap();
    let none = crate::BitBoard::EMPTY;
    assert_eq!(Wader::captures::<Board, White>(of("b3"), none), of("c5").set());
    assert_eq!(Wader::captures::<Board, Black>(of("b3"), none), of("c1").set());
    assert_eq!(Wader::leapers::<Board, White>(of("c5")), of("b3").set());
    assert_eq!(Wader::leapers::<Board, Black>(of("c1")), of("b3").set());
    assert_eq!(Bishop::leapers::<Board, White>(of("c5")), none);
    assert_eq!(Wader::starts::<Board, White>().count(), 5 * 4);
}

#[test]
fn moves_are_written_and_read() {
    assert_eq!(after(Toy::START, "c1e1"), "2k2r/p4p/6/6/P4P/3RK1[] b k - 1 1");
    assert_eq!(after("2k3/6/1p4/6/P5/2K3[] w - - 4 9", "a2a4"), "2k3/6/Pp4/6/6/2K3[] b - a3 0 9");
    assert_eq!(after("2k3/6/1p4/6/P5/2K3[] w - - 4 9", "a2a3 b4a3"), "2k3/6/6/p5/6/2K3[p] w - - 0 10");
    assert_eq!(after("2k3/6/6/1p4/P5/2K3[] w - - 4 9", "a2b3"), "2k3/6/6/1P4/6/2K3[P] b - - 0 9");
    let passed = after("2k3/6/1p4/6/P5/2K3[] w - - 4 9", "a2a4");
    assert_eq!(after(&passed, "b4a3"), "2k3/6/6/p5/6/2K3[p] w - - 0 10");
}

#[test]
fn what_is_captured_is_dropped() {
    let captured = after("2k3/1p4/+P5/6/6/2K3[] w - - 4 9", "a4b5");
    assert_eq!(captured, "2k3/1+P4/6/6/6/2K3[P] b - - 0 9");
    assert_eq!(after(&captured, "c6b5 P@a3"), "6/1k4/6/P5/6/2K3[p] b - - 1 10");
}

/// Every kind but the royal one and that which comes by promotion alone.
#[test]
fn a_hand_tells_each_kind_that_may_be_held() {
    let position = Game::from_fen("2k3/6/6/6/6/2K3[PPr] w - - 0 1").unwrap();
    let hand = |side| position.hand(side).map(|(piece, number)| (piece.token().letter, number)).collect::<Vec<_>>();
    assert_eq!(hand(Color::White), [('R', 0), ('P', 2)]);
    assert_eq!(hand(Color::Black), [('r', 1), ('p', 0)]);
}

#[test]
fn a_text_that_is_no_move_says_where() {
    let syntax = |text, mv| match fault(text, mv) {
        MoveError::Syntax { byte, .. } => Some(byte),
        _ => None,
    };
    let promoting = "2k3/6/P5/6/6/2K3[R] w - - 0 1";
    assert_eq!(syntax(Toy::START, "a2"), Some(2));
    assert_eq!(syntax(Toy::START, "a2a9"), Some(3));
    assert_eq!(syntax(Toy::START, "a2a3x"), Some(4));
    assert_eq!(syntax(promoting, "a4a5r+"), Some(5));
    assert_eq!(syntax(promoting, "Q@a1"), Some(0));
    assert_eq!(syntax(promoting, "R@"), Some(2));
    assert_eq!(syntax(promoting, "R@a1é"), Some(4));
    assert_eq!(fault(promoting, "R@a4"), MoveError::Illegal);
    assert_eq!(fault(promoting, "P@a1"), MoveError::Illegal);
    assert_eq!(fault(Toy::START, "a2b3"), MoveError::Illegal);
    let texts: Vec<_> = Game::moves(&Game::from_fen(promoting).unwrap())
        .iter()
        .map(|&mv| Game::move_text(&Game::from_fen(promoting).unwrap(), mv))
        .filter(|text| text.starts_with("a4"))
        .collect();
    assert_eq!(texts, ["a4a5r", "a4a5+", "a4a5"]);
}

#[test]
fn the_letters_that_a_game_has_are_told() {
    let told = |text| fen::read::<Game>(text).unwrap_err().to_string();
    for (text, expected) in [
        (
            "2k3/6/6/6/6/2Kx2[] w - - 0 1",
            "board, byte 14: expected one of `KRP krp`, `+` before one that has promoted, or a gap of 1 to 3",
        ),
        ("2k3/6/6/6/6/7[] w - - 0 1", "board, byte 12: expected a gap of 1 to 6: no more is left of the rank"),
        ("2k3/6/6/6/6/2K3[Kk] w - - 0 1", "board, byte 16: expected one of `RP rp`, or `]`"),
        ("2k3/6/6/6/6/2K3[Px w - - 0 1", "board, byte 17: expected one of `RP rp`, or `]`"),
        ("2k3/6/6/6/6/2K3[] x - - 0 1", "side to move, byte 18: expected `w` or `b`"),
        ("2k3/6/6/6/6/2K3[] w Q - 0 1", "castling, byte 20: expected `K` or `k`, or `-` alone"),
    ] {
        assert_eq!(told(text), expected, "{text}");
    }
    for letter in ["Q", "K", "+P", "p"] {
        let drop = fault("2k3/6/6/6/6/2K3[R] w - - 0 1", &format!("{letter}@a1")).to_string();
        assert_eq!(drop, "byte 0: expected one of `RP`, which may be in hand", "{letter}");
    }
}

#[test]
fn squares_and_promotions_that_a_game_has_are_told() {
    let told = |text, mv| fault(text, mv).to_string();
    assert_eq!(told(Toy::START, "g1a1"), "byte 0: expected a file from a to f");
    assert_eq!(told(Toy::START, "a2a7"), "byte 3: expected a rank from 1 to 6");
    // On the last rank but one it may promote, on the last it must.
    let (may, must) = ("2k3/6/P5/6/6/2K3[] w - - 0 1", "2k3/P5/6/6/6/2K3[] w - - 0 1");
    assert_eq!(told(may, "a4a5l"), "byte 4: expected the end of the move, or one of `r+`, the sign of a promotion");
    for text in ["a5a6", "a5a6l", "a5a6R"] {
        assert_eq!(told(must, text), "byte 4: expected one of `r+`, the sign of a promotion", "{text}");
    }
    // The king promotes never, and a pawn not here.
    for (text, mv) in [(may, "c1c2l"), (may, "c1c2r"), (Toy::START, "a2a3r")] {
        assert_eq!(told(text, mv), "byte 4: expected the end of the move: this one is no promotion", "{mv}");
    }
    // Nothing goes there, whatever it might become.
    assert_eq!(told(must, "a5b6l"), "byte 4: expected the end of the move, or one of `r+`, the sign of a promotion");
    assert_eq!(fault(must, "a5b6r"), MoveError::Illegal);
    // One kind alone is named alone, and a game without promotions names none.
    let lances = Royal::<Lances>::start();
    let told = Royal::<Lances>::read_move(&lances, "a2f6l").unwrap_err().to_string();
    assert_eq!(told, "byte 4: expected the end of the move");
}

/// Two pieces on a file break the rule together; the royal pieces stand beside each other.
#[test]
fn one_of_the_pieces_that_break_a_rule_is_pointed_at() {
    let bytes =
        |text| -> Vec<usize> { fen::read::<Game>(text).unwrap_err().errors().iter().map(|error| error.byte).collect() };
    let lances = fen::read::<Royal<Lances>>("2k3/6/L5/L5/6/2K3[] w").unwrap_err();
    assert_eq!(lances.errors()[0].byte, 9);
    assert_eq!(bytes("6/6/6/6/2k3/2K3[] w - - 0 1"), [13]);
    assert_eq!(bytes("6/2k3/2k3/6/6/2K3[] b - - 0 1"), [7]);
    assert_eq!(bytes("6/6/6/6/6/2K3[] w - - 0 1"), [0]);
}

#[test]
fn rules_that_a_position_breaks_are_told() {
    let broken = |text| fen::read::<Game>(text).unwrap_err().to_string();
    let tells = |text, violation: crate::Violation| broken(text).contains(violation.expected);
    let [white, black] = [Color::White, Color::Black].map(Color::index);
    assert!(tells("2k3/6/6/6/6/6[] w - - 0 1", violation::NOT_ONE_ROYAL[white]));
    assert!(tells("2k3/6/6/6/6/K1R3[] w - - 0 1", violation::OPPONENT_IN_CHECK[black]));
    assert!(tells("2k2P/6/6/6/6/2K3[] w - - 0 1", violation::STUCK));
    assert!(tells("2k3/6/6/6/6/2K3[] w K - 0 1", violation::RIGHT_WITHOUT_PIECES));
    let doubled = "2k3/6/L5/L5/6/2K3[] w";
    assert!(
        fen::read::<Royal<Lances>>(doubled).unwrap_err().to_string().contains(violation::SEVERAL_ON_A_FILE.expected)
    );
    assert!(fen::read_leniently::<Royal<Lances>>(doubled).is_ok());
}

#[test]
fn the_side_that_breaks_a_rule_is_named() {
    let told = |text| fen::read::<Game>(text).unwrap_err().to_string();
    for (text, expected) in [
        ("2k3/6/6/6/6/6[] w - - 0 1", "board, byte 0: expected one royal piece of White"),
        ("6/6/6/6/6/2K3[] w - - 0 1", "board, byte 0: expected one royal piece of Black"),
        ("2kk2/6/6/6/6/2K3[] w - - 0 1", "board, byte 2: expected one royal piece of Black"),
        ("2k3/6/6/6/6/K1R3[] w - - 0 1", "board, byte 14: expected Black not in check: it is White's turn"),
        ("k1r3/6/6/6/6/2K3[] b - - 0 1", "board, byte 2: expected White not in check: it is Black's turn"),
    ] {
        assert_eq!(told(text), expected, "{text}");
    }
}

/// One that changes its file comes to stand on one with another; it is dropped there all the same never.
#[test]
fn play_leads_to_two_on_a_file_of_a_kind_that_changes_it() {
    let mut position = Royal::<Lances>::from_fen("2k3/6/6/1S4/S5/2K3[S] w").unwrap();
    let texts = |position: &_| -> Vec<_> {
        Royal::<Lances>::moves(position).iter().map(|&mv| Royal::<Lances>::move_text(position, mv)).collect()
    };
    let step = Royal::<Lances>::read_move(&position, "a2b2").unwrap();
    assert!(!texts(&position).contains(&String::from("S@b5")) && texts(&position).contains(&String::from("S@d5")));
    Royal::<Lances>::play(&mut position, step, &mut ());
    let text = Royal::<Lances>::fen(&position);
    assert_eq!(text, "2k3/6/6/1S4/1S4/2K3[S] b");
    assert!(fen::read::<Royal<Lances>>(&text).is_ok());
}

#[test]
fn a_null_move_gives_the_turn_but_in_check() {
    let mut position = Game::start();
    let mut key = Key::of::<Game>(&position);
    assert!(Game::null_move(&mut position, &mut key));
    assert_eq!((position.turn(), key), (Color::Black, Key::of::<Game>(&position)));
    let mut checked = Game::from_fen("2k3/6/6/6/6/2r1K1[] w - - 0 1").unwrap();
    assert!(!Game::null_move(&mut checked, &mut ()));
}

#[test]
fn promoted_pieces_bear_a_mark() {
    let pawn = RoyalPiece::<Toy>::from_letter('p').unwrap();
    let promoted = pawn.marked_moved().unwrap();
    assert_eq!((promoted.kind(), promoted.color, promoted.token().letter), (3, Color::Black, 'p'));
    assert_eq!(RoyalPiece::<Toy>::of_letter("+p"), Some(promoted));
    assert_eq!(RoyalPiece::<Toy>::from_letter('+'), None);
    assert_eq!(RoyalPiece::<Toy>::from_letter('k').and_then(Glyph::marked_moved), None);
}
