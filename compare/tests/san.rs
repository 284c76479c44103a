//! Do we and another library write and read the same algebraic notation?

use quadrille_chess::{Chess, Chess960, Position, san};
use quadrille_core::Rules;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Position as _};

/// Asserts that all moves of a random game are written alike, and that each reads what the other has written.
fn assert_alike<R: Rules<Position = Position, Move = quadrille_chess::Move>>(
    start: Position,
    mode: CastlingMode,
    seed: u64,
) -> usize {
    let (mut ours, mut random, mut compared) = (start, seed, 0);
    let fen: Fen = start.to_string().parse().expect("a FEN");
    let mut theirs: shakmaty::Chess = fen.into_position(mode).expect("a position");
    for _ in 0..120 {
        let moves = theirs.legal_moves();
        assert_eq!(moves.len(), R::moves(&ours).len(), "{ours}");
        if moves.is_empty() {
            break;
        }
        for &mv in &moves {
            let text = SanPlus::from_move(theirs.clone(), mv).to_string();
            let plain = mv.to_uci(CastlingMode::Chess960).to_string();
            let own = Chess960::read_move(&ours, &plain).unwrap_or_else(|error| panic!("{ours} {plain}: {error}"));
            assert_eq!(san::text(&ours, own), text, "{ours}");
            assert_eq!(san::read(&ours, &text), Ok(own), "{ours} {text}");
            compared += 1;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = moves[(random >> 33) as usize % moves.len()];
        let own = Chess960::read_move(&ours, &mv.to_uci(CastlingMode::Chess960).to_string()).expect("a move");
        Chess::play(&mut ours, own, &mut ());
        theirs.play_unchecked(mv);
    }
    compared
}

#[test]
fn shakmaty_writes_the_same_algebraic_notation() {
    let compared: usize = (0..300)
        .map(|seed| assert_alike::<Chess>(Position::default(), CastlingMode::Standard, seed))
        .chain((0..300).map(|seed| {
            let number = (seed * 37 % 960) as u16;
            let start = Chess960::chess960(number).expect("a start");
            assert_alike::<Chess960>(start, CastlingMode::Chess960, seed)
        }))
        .sum();
    assert!(compared > 500_000, "{compared} moves");
    println!("{compared} moves are written alike");
}
