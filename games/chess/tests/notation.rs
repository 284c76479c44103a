//! Moves as text.

use quadrille_chess::{Chess, Chess960, Position};
use quadrille_core::{MoveError, Rules};

/// Reads a move, and writes what was read.
fn again<R: Rules<Position = Position>>(fen: &str, text: &str) -> Result<String, MoveError> {
    let position = R::from_fen(fen).expect(fen);
    let mv = R::read_move(&position, text)?;
    let mut written = String::new();
    R::write_move(&position, mv, &mut written).expect("a string takes it");
    Ok(written)
}

#[test]
fn castling_reads_in_both_forms_and_is_written_as_the_game_has_it() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (text, orthodox, shuffled) in
        [("e1g1", "e1g1", "e1h1"), ("e1h1", "e1g1", "e1h1"), ("e1c1", "e1c1", "e1a1"), ("e1a1", "e1c1", "e1a1")]
    {
        assert_eq!(again::<Chess>(fen, text).as_deref(), Ok(orthodox));
        assert_eq!(again::<Chess960>(fen, text).as_deref(), Ok(shuffled));
    }
    // From other squares the king takes his rook; going to g1 is a step of his.
    let fen = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
    assert_eq!(again::<Chess>(fen, "f1h1").as_deref(), Ok("f1h1"));
    assert_eq!(again::<Chess>(fen, "f1g1").as_deref(), Ok("f1g1"));
}

#[test]
fn faults_are_told_at_their_byte() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (text, byte) in [("", 0), ("i1", 0), ("e0", 1), ("e1", 2), ("e1é", 2), ("e1e9", 3), ("é", 0), ("eé", 1)] {
        assert_eq!(again::<Chess>(fen, text).map_err(|error| error.byte()), Err(byte), "{text}");
    }
    let promotion = MoveError::Syntax { byte: 4, expected: "the letter of a promotion: n, b, r or q" };
    assert_eq!(again::<Chess>(fen, "a7a8"), Err(promotion));
    assert_eq!(again::<Chess>(fen, "a7a8k"), Err(promotion));
    assert_eq!(again::<Chess>(fen, "a7a8qq").map_err(|error| error.byte()), Err(5));
    assert_eq!(again::<Chess>(fen, "a7a8Q").as_deref(), Ok("a7a8q"));
    for text in ["e1e3", "e1e2q", "e8e7", "a1a1"] {
        assert_eq!(again::<Chess>(fen, text), Err(MoveError::Illegal), "{text}");
    }
}
