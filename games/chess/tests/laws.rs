//! Laws that hold in every position that play can reach; a failure shrinks to moves from a start, and shows the FEN.

use proptest::prelude::*;
use quadrille_chess::{Builder, Chess, Chess960, Move, Piece, Position, SquareSet};
use quadrille_core::fen::read_leniently;
use quadrille_core::perft::perft;
use quadrille_core::{Color, Geometry, Key, Placement, Rules};

/// Positions after some moves from a start of double Chess960, with the key that followed the game.
fn reached() -> impl Strategy<Value = (Position, Key)> {
    (0..960u16, 0..960u16, prop::collection::vec(any::<u8>(), 0..120)).prop_map(|(white, black, choices)| {
        let mut position = Chess::double_chess960(white, black).expect("a start");
        let mut key = position.key();
        for choice in choices {
            let moves = Chess::moves(&position);
            if moves.is_empty() {
                break;
            }
            Chess::play(&mut position, moves[usize::from(choice) % moves.len()], &mut key);
        }
        (position, key)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn every_position_reached_keeps_the_rules((position, _) in reached()) {
        let mut violations = Vec::new();
        Chess::validate(&position, &mut violations);
        prop_assert_eq!(violations, []);
    }

    #[test]
    fn fen_reads_back((position, _) in reached()) {
        prop_assert_eq!(Chess::from_fen(&position.to_string()), Ok(position));
    }

    #[test]
    fn the_key_that_follows_is_the_key_from_scratch((position, key) in reached()) {
        prop_assert_eq!(key, position.key());
    }

    #[test]
    fn text_reads_back((position, _) in reached()) {
        for &mv in &Chess::moves(&position) {
            let (mut orthodox, mut shuffled) = (String::new(), String::new());
            Chess::write_move(&position, mv, &mut orthodox).expect("a string takes it");
            Chess960::write_move(&position, mv, &mut shuffled).expect("a string takes it");
            prop_assert_eq!(Chess::read_move(&position, &orthodox), Ok(mv), "{}", orthodox);
            prop_assert_eq!(Chess960::read_move(&position, &shuffled), Ok(mv), "{}", shuffled);
        }
    }

    #[test]
    fn each_sink_is_given_the_same_moves((position, _) in reached()) {
        let mut moves: Vec<Move> = Chess::moves(&position).into_vec();
        prop_assert_eq!(Chess::move_count(&position), moves.len() as u64);
        prop_assert_eq!(Chess::has_move(&position), !moves.is_empty());
        moves.retain(|&mv| position.is_capture(mv));
        let captures: Vec<Move> = position.captures().0.into_vec();
        moves.sort();
        let mut sorted = captures;
        sorted.sort();
        prop_assert_eq!(sorted, moves.clone());
        moves.dedup();
        prop_assert_eq!(moves.len(), position.captures().0.len());
    }

    #[test]
    fn no_move_leaves_the_king_in_check((position, _) in reached()) {
        for &mv in &Chess::moves(&position) {
            let mut next = position;
            Chess::play(&mut next, mv, &mut ());
            prop_assert!(next.attackers(next.king(position.turn()), next.turn()).is_empty(), "{:?}", mv);
        }
    }

    #[test]
    fn the_mirror_plays_the_same_game((position, _) in reached()) {
        let mirrored = position.mirror_colors();
        prop_assert_eq!(mirrored.mirror_colors(), position);
        prop_assert_eq!(perft::<Chess>(&mirrored, 2), perft::<Chess>(&position, 2));
        if let (Some(left_right), Some(turned)) = (position.mirror_files(), position.rotate()) {
            prop_assert_eq!(perft::<Chess>(&left_right, 2), perft::<Chess>(&position, 2));
            prop_assert_eq!(turned.rotate(), Some(position));
        } else {
            prop_assert!(position.castling().any());
        }
    }

    #[test]
    fn a_null_move_gives_the_turn((position, _) in reached()) {
        match position.null_move() {
            None => prop_assert!(position.in_check()),
            Some(next) => {
                prop_assert_eq!(next.turn(), position.turn().other());
                prop_assert_eq!(next.color(Color::White), position.color(Color::White));
                prop_assert_eq!(next.en_passant(), None);
            }
        }
    }

    #[test]
    fn the_builder_makes_what_it_is_given((position, _) in reached()) {
        prop_assert_eq!(Builder::from(position).build(), Ok(position));
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        let _ = Chess::from_fen(&text);
        let _ = Chess::read_move(&Position::default(), &text);
    }

    #[test]
    fn no_near_fen_panics(
        board in "([KQRBNPkqrbnp1-8]{1,8}/){7}[KQRBNPkqrbnp1-8]{1,8}",
        turn in "[wb]",
        castling in "(-|[KQkqA-Ha-h]{1,5})",
        en_passant in "(-|[a-h][1-8])",
    ) {
        check_lenient(&format!("{board} {turn} {castling} {en_passant} 0 1"));
    }

    #[test]
    fn no_set_of_pieces_panics(
        pieces in prop::collection::vec((0..64usize, 0..12usize), 0..40),
        kings in (0..64usize, 0..64usize),
        en_passant in "(-|[a-h][36])",
        turn in "[wb]",
    ) {
        let mut position = Chess::empty();
        let [king, black_king] = ["K", "k"].map(|letter| piece(letter.as_bytes()[0]));
        for (bit, number) in pieces {
            place(&mut position, bit, piece(b"PNBRQpnbrqPp"[number]));
        }
        place(&mut position, kings.0, king);
        place(&mut position, kings.1, black_king);
        let board = position.to_string();
        let board = board.split(' ').next().unwrap_or_default();
        check_lenient(&format!("{board} {turn} KQkq {en_passant}"));
        check_lenient(&format!("{board} {turn} - {en_passant}"));
    }
}

/// Reads a FEN leniently; if that succeeds, plays each move of the position.
fn check_lenient(text: &str) {
    let Ok((position, _)) = read_leniently::<Chess>(text) else { return };
    for &mv in &Chess::moves(&position) {
        let mut next = position;
        Chess::play(&mut next, mv, &mut ());
        assert!(next.attackers(next.king(position.turn()), next.turn()).is_empty(), "{text}: {mv:?}");
        assert_eq!(next.pieces(position.turn().other(), quadrille_chess::Kind::King).count(), 1, "{text}: {mv:?}");
        Chess::has_move(&next);
    }
}

/// Returns the piece of a letter.
fn piece(letter: u8) -> Piece {
    quadrille_core::Glyph::from_letter(char::from(letter)).expect("the letter of a piece")
}

/// Puts a piece on a bit.
fn place(position: &mut Position, bit: usize, piece: Piece) {
    let square = quadrille_chess::Board::squares(SquareSet::from_bit(bit)).next().expect("a square");
    position.place(square, quadrille_core::Content::Piece(piece));
}

#[test]
fn most_moves_of_a_position() {
    // Published by Nenad Petrović, 1964.
    let position = Chess::from_fen("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").expect("a position");
    let moves = Chess::moves(&position);
    assert_eq!(moves.len(), 218);
    assert!(!moves.spilled());
}

#[test]
fn a_position_is_small_and_a_move_smaller() {
    assert_eq!(size_of::<Position>(), 48);
    assert_eq!(size_of::<Move>(), 2);
}
