//! Does each variant of men and kings move as it is declared?
//!
//! Each is held against one slow generator that reads the same constants by another way, in random games and from random
//! set-ups, half of them with kings in number: the same moves, as many orders and paths, and texts that read back. By default
//! 15,000 positions of each; `QUADRILLE_POSITIONS=1000000 cargo test --release --test jumping` compares a million.

use quadrille_conformance::derived::Derived;
use quadrille_conformance::derived::jumping::Position;
use quadrille_core::jump::{Board, JumpMove};
use quadrille_core::{Color, Count, JumpPosition, JumpRules, Jumping, Key, Rules, fen};
use quadrille_referee::Random;

/// Compares positions until so many are done.
fn compare<V: JumpRules>() {
    let wanted = std::env::var("QUADRILLE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(15_000);
    let (mut compared, mut long, mut kings) = (0, 0, 0);
    for seed in 0_u64.. {
        let mut random = Random::new(seed);
        let from_start = seed % 8 == 0;
        let mut position =
            if from_start { Jumping::<V>::start() } else { Jumping::<V>::set_up(&mut random).expect("a set-up") };
        for _ in 0..if from_start { 150 } else { 8 } {
            let moves = Jumping::<V>::moves(&position);
            compare_position::<V>(&position, &moves);
            compared += 1;
            long += u64::from(moves.iter().any(|mv| mv.captured.into_iter().count() >= 3));
            kings += u64::from(Color::ALL.into_iter().all(|color| position.kings(color).into_iter().next().is_some()));
            if moves.is_empty() {
                break;
            }
            let mv = *random.pick(&moves);
            let slow = Position::<V>::of(&position).play(&Position::<V>::move_of(&mv));
            let mut key = Key::of::<Jumping<V>>(&position);
            Jumping::<V>::play(&mut position, mv, &mut key);
            assert_eq!(key, Key::of::<Jumping<V>>(&position), "{}", fen::write::<Jumping<V>>(&position));
            assert_eq!(slow, Position::of(&position), "{}", fen::write::<Jumping<V>>(&position));
        }
        if compared >= wanted {
            break;
        }
    }
    println!("{}: {compared} positions agree, {long} with captures of three, {kings} with kings of both", V::NAME);
    assert!(long > wanted / 500, "{}: long captures are met: {long}", V::NAME);
}

/// Compares the moves in a position, their numbers and their texts.
fn compare_position<V: JumpRules>(position: &JumpPosition<Board<V>>, moves: &[JumpMove<Board<V>>]) {
    let slow = Position::<V>::of(position);
    let text = || format!("{}: {}", V::NAME, fen::write::<Jumping<V>>(position));
    let mut fast: Vec<_> = moves.iter().map(Position::<V>::move_of).collect();
    fast.sort();
    assert_eq!(fast, slow.moves(), "{}", text());
    let (mut unique, mut orders, mut paths) = (Count::<0>::default(), Count::<1>::default(), Count::<2>::default());
    Jumping::<V>::generate(position, &mut unique);
    Jumping::<V>::generate(position, &mut orders);
    Jumping::<V>::generate(position, &mut paths);
    let counts = [unique.moves, orders.moves, paths.moves].map(|moves| moves as usize);
    assert_eq!(counts, slow.counts(), "{}", text());
    assert_eq!(Jumping::<V>::has_move(position), !moves.is_empty(), "{}", text());
    let (read, _) = fen::read_leniently::<Jumping<V>>(&fen::write::<Jumping<V>>(position)).expect("a FEN reads back");
    assert_eq!(read, *position, "{}", text());
    for &mv in moves {
        assert!(Jumping::<V>::is_legal(position, mv), "{}", text());
        let [mut plain, mut full] = [String::new(), String::new()];
        Jumping::<V>::write_move(position, mv, &mut plain).expect("a string takes all");
        Jumping::<V>::write_move_in_full(position, mv, &mut full).expect("a string takes all");
        assert_eq!(Jumping::<V>::read_move(position, &plain), Ok(mv), "{plain} in {}", text());
        assert_eq!(Jumping::<V>::read_move(position, &full), Ok(mv), "{full} in {}", text());
    }
}

/// Declares a test of each variant.
macro_rules! variants {
    ($($test:ident $rules:ty;)*) => {
        $(#[test]
        fn $test() {
            compare::<$rules>();
        })*
    };
}

variants! {
    brazilian_draughts_moves_as_declared quadrille_draughts::Brazilian;
    breakthrough_draughts_moves_as_declared quadrille_draughts::Breakthrough;
    canadian_draughts_moves_as_declared quadrille_draughts::Canadian;
    czech_draughts_moves_as_declared quadrille_draughts::Czech;
    dama_moves_as_declared quadrille_dama::Turkish<quadrille_dama::Tudaf>;
    dama_with_a_king_at_once_moves_as_declared quadrille_dama::Turkish<quadrille_dama::KingAtOnce>;
    dama_where_promotion_ends_the_turn_moves_as_declared quadrille_dama::Turkish<quadrille_dama::TurnEnds>;
    english_draughts_moves_as_declared quadrille_draughts::English;
    frisian_draughts_moves_as_declared quadrille_draughts::Frisian;
    international_draughts_moves_as_declared quadrille_draughts::International;
    italian_draughts_moves_as_declared quadrille_draughts::Italian;
    killer_draughts_moves_as_declared quadrille_draughts::Killer;
    pool_checkers_moves_as_declared quadrille_draughts::Pool;
    russian_draughts_moves_as_declared quadrille_draughts::Russian;
    spanish_draughts_moves_as_declared quadrille_draughts::Spanish;
    tama_moves_as_declared quadrille_dama::Armenian;
    thai_draughts_moves_as_declared quadrille_draughts::Thai;
}
